import { DIFFERENCE_LIMIT } from '../../../core/ratings/change';
import {
  ABOVE_ALL,
  criterion,
  NONE,
  PRODUCTS,
  WHOLE,
  type CriterionCells,
  type LiveCriterion,
  type LiveHelper,
} from './criterion';
import { halves, played } from './results';
import { rating } from './strength';

const ratings = (cells: CriterionCells): string => cells.opponents(rating);

/** A value that nobody has who has not played, and that all lack while anybody is unrated. */
const ifRated = (cells: CriterionCells, value: string): string =>
  `IF(OR(${cells.unrated}>0,${played(cells)}=0),${NONE},${value})`;

/** The average, over the games over the board, of what the opponents have; a half goes up. */
const average = (key: string, of: LiveHelper): LiveHelper => ({
  key,
  needs: [of],
  formula: (cells) => {
    const games = played(cells);
    const sum = `SUMPRODUCT((${cells.results}>0)*${cells.opponents(of)})`;
    return ifRated(cells, `INT((2*${sum}+${games})/(2*${games}))`);
  },
});

const averageRating = average('ARO', rating);

/** The share of the points in hundredths, a half up, finds the difference that it stands for. */
const performance: LiveHelper = {
  key: 'TPR',
  needs: [averageRating],
  turned: true,
  formula: (cells) => {
    const [made, games] = [halves(cells), played(cells)];
    const share = `INT((100*(${made})+${games})/(2*${games}))`;
    return ifRated(cells, `${cells.own(averageRating)}+INDEX(${cells.differences},${share}+1)`);
  },
};

/**
 * Hundredths expected over the board; a difference above the limit counts as the limit for those rated below the bound
 * (FIDE B.02 8.3), so that no larger one adds anything.
 */
const expectedScore: LiveHelper = {
  key: 'FIDE_WE',
  needs: [rating],
  formula: (cells) => {
    const { results, largestDifferences: largest } = cells;
    const own = cells.own(rating);
    const { most, below } = DIFFERENCE_LIMIT;
    const above = `((${own}-${ratings(cells)}>${largest})-(${ratings(cells)}-${own}>${largest}))`;
    const weight = `((${largest}<${most})+(${own}>=${below})>0)`;
    return `IF(${cells.unrated}>0,${NONE},50*${played(cells)}+SUMPRODUCT((${results}>0)*${above}*${weight}))`;
  },
};

/** A perfect performance of nothing is so far below the lowest rated opponent (FIDE C.07 10.3). */
const FULL = 800;

/** Of some numbers, one for each game over the board, the one that is so manieth from below. */
const lowestOf = (cells: CriterionCells, number: string, place: string): string =>
  `${ABOVE_ALL}-SUMPRODUCT(LARGE((${cells.results}>0)*(${ABOVE_ALL}-${number}),${place}))`;

const scored: LiveHelper = { key: 'PTP halves', formula: halves };

/**
 * The lowest rating at which at least what was scored is expected. Each game adds a hundredth with each step, so that it is
 * one above the rating at which the last hundredth is missing.
 */
const perfect: LiveHelper = {
  key: 'PTP',
  needs: [rating, scored],
  turned: true,
  formula: (cells) => {
    const made = cells.own(scored);
    const nothing = `${lowestOf(cells, ratings(cells), '1')}-${FULL}`;
    const last = lowestOf(cells, `(${ratings(cells)}+${cells.differenceSteps})`, `50*${made}`);
    return ifRated(cells, `IF(${made}=0,${nothing},${last}+1)`);
  },
};

const shown = (code: string, helper: LiveHelper): LiveCriterion =>
  criterion(code, (cells) => cells.own(helper), 1, WHOLE, [helper]);

const turned = (cells: CriterionCells): string =>
  `IF(${cells.own(rating)}=${NONE},${NONE},0-${cells.own(rating)})`;

/** Hundredths made over the board above those expected. */
const gained = (cells: CriterionCells): string => {
  const expected = cells.own(expectedScore);
  return `IF(${expected}=${NONE},${NONE},50*(${halves(cells)})-${expected})`;
};

/** Criteria by the players' ratings. */
export const byRating: readonly LiveCriterion[] = [
  shown('RTNG', rating),
  criterion('RTNG/R', turned, -1, WHOLE, [rating]),
  shown('ARO', averageRating),
  shown('TPR', performance),
  shown('PTP', perfect),
  shown('APRO', average('APRO', performance)),
  shown('APPO', average('APPO', perfect)),
  criterion('FIDE_WE', (cells) => cells.own(expectedScore), 100, PRODUCTS, [expectedScore]),
  criterion('FIDE_DR', gained, 100, PRODUCTS, [expectedScore]),
];
