import { DIFFERENCE_LIMIT } from '../../../core/ratings/change';
import {
  ABOVE_ALL,
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

/** Hundredths expected over the board at a rating; `weight` of each largest difference is 0 where it never counts. */
const expected = (cells: CriterionCells, at: string, weight = ''): string => {
  const { results, largestDifferences: largest } = cells;
  const above = `((${at}-${ratings(cells)}>${largest})-(${ratings(cells)}-(${at})>${largest}))`;
  return `50*${played(cells)}+SUMPRODUCT((${results}>0)*${above}${weight})`;
};

/** A difference above the limit counts as the limit for those rated below the bound (FIDE B.02 8.3). */
const expectedScore: LiveHelper = {
  key: 'FIDE_WE',
  needs: [rating],
  formula: (cells) => {
    const own = cells.own(rating);
    const { most, below } = DIFFERENCE_LIMIT;
    const weight = `*((${cells.largestDifferences}<${most})+(${own}>=${below})>0)`;
    return `IF(${cells.unrated}>0,${NONE},${expected(cells, own, weight)})`;
  },
};

/** Beyond it every score is expected to be whole or nothing. */
const FULL = 800;

/** Steps of the search for a perfect performance, which together reach further than ratings differ. */
const STEPS: readonly number[] = Array.from({ length: 14 }, (_, index) => 2 ** (13 - index));

const below: LiveHelper = {
  key: 'PTP 0',
  needs: [rating],
  formula: (cells) =>
    ifRated(
      cells,
      `${ABOVE_ALL}-SUMPRODUCT(LARGE((${cells.results}>0)*(${ABOVE_ALL}-${ratings(cells)}),1))-${FULL + 1}`,
    ),
};

/** The highest rating so far with which less is expected than was scored, in smaller and smaller steps. */
const search = STEPS.reduce<readonly [LiveHelper, ...LiveHelper[]]>(
  (made, step) => {
    const before = made[0];
    const next: LiveHelper = {
      key: `PTP ${step}`,
      needs: [before],
      formula: (cells) => {
        const from = cells.own(before);
        return `IF(${from}=${NONE},${NONE},${from}+IF(${expected(cells, `(${from}+${step})`)}<50*(${halves(cells)}),${step},0))`;
      },
    };
    return [next, ...made];
  },
  [below],
)[0];

const perfect: LiveHelper = {
  key: 'PTP',
  needs: [search],
  turned: true,
  formula: (cells) => `IF(${cells.own(search)}=${NONE},${NONE},${cells.own(search)}+1)`,
};

const shown = (code: string, helper: LiveHelper): LiveCriterion => ({
  code,
  formula: (cells) => cells.own(helper),
  needs: [helper],
  scale: 1,
  format: WHOLE,
});

const hundredths = { scale: 100, format: PRODUCTS } as const;

/** Criteria by the players' ratings. */
export const byRating: readonly LiveCriterion[] = [
  shown('RTNG', rating),
  {
    code: 'RTNG/R',
    formula: (cells) => `IF(${cells.own(rating)}=${NONE},${NONE},0-${cells.own(rating)})`,
    needs: [rating],
    scale: -1,
    format: WHOLE,
  },
  shown('ARO', averageRating),
  shown('TPR', performance),
  shown('PTP', perfect),
  shown('APRO', average('APRO', performance)),
  shown('APPO', average('APPO', perfect)),
  { ...shown('FIDE_WE', expectedScore), ...hundredths },
  {
    code: 'FIDE_DR',
    formula: (cells) =>
      `IF(${cells.own(expectedScore)}=${NONE},${NONE},50*(${halves(cells)})-${cells.own(expectedScore)})`,
    needs: [expectedScore],
    ...hundredths,
  },
];
