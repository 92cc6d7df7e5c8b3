import { criterion, POINTS, WHOLE, type CriterionCells, type LiveCriterion } from './criterion';
import { pointsOf, count, countOf, unplayed, won } from './results';

const counted = (code: string, formula: LiveCriterion['formula']): LiveCriterion =>
  criterion(code, formula, 1, WHOLE);

/** Points made with Black: a loss or draw over the board, and what counts as a win. */
const withBlack = (code: string, wins: readonly number[]): LiveCriterion => {
  const formula = (cells: CriterionCells): string =>
    `${cells.loss}*${count(cells, 2)}+${cells.draw}*${count(cells, 4)}+${cells.win}*(${countOf(cells, wins)})`;
  return criterion(code, formula, 100, POINTS);
};

const standard = (cells: CriterionCells): string => {
  const { win, draw, loss } = cells;
  return `IF(${win}>${draw},2,1)*(${won(cells)})+${count(cells, 3, 4)}+IF(${loss}=${draw},1,0)*(${count(cells, 1, 2)})+IF(${draw}=0,1,0)*(${count(cells, -1, -2)})`;
};

/** 4 for a win over the board, 2 for a draw, 1 for a loss. */
const kashdan = (cells: CriterionCells): string =>
  `4*${count(cells, '>4')}+2*(${count(cells, 3, 4)})+${count(cells, 1, 2)}`;

/** Criteria that are numbers of a player's own results. */
export const counting: readonly LiveCriterion[] = [
  counted('WIN', won),
  counted('WON', (cells) => count(cells, '>4')),
  counted('WON#15.2', won),
  counted('BPG', (cells) => count(cells, 2, 4, 6)),
  counted('BPG#15.2', (cells) => count(cells, 2, 4, 6, -6)),
  counted('BWG', (cells) => count(cells, 6)),
  counted('BWG#15.2', (cells) => count(cells, 6, -6)),
  withBlack('BPTS', [6, -6]),
  withBlack('BPTS#otb', [6]),
  counted('REP', (cells) => count(cells, '>0', '<-4')),
  criterion('STD', standard, 2, POINTS),
  counted('KASHDAN_NZ', (cells) => `${kashdan(cells)}+2*${unplayed(cells)}`),
  counted('KASHDAN_USCF', kashdan),
  counted('DIFF', ({ sets, ofOthers }) => `${sets}-${ofOthers}`),
  counted('SCORED', ({ sets }) => sets),
];

/** In how many rounds' scores the points of each result count. */
const times = ({ resultRounds: round, rounds }: CriterionCells, cuts: number): string => {
  const later = `(${round}>${cuts})*(${round}<=${rounds})*(${rounds + 1}-${round})`;
  return cuts === 0 ? later : `(${later}+(${round}<=${cuts})*${Math.max(0, rounds - cuts)})`;
};

/** The scores after each round added up, without the first so many. */
export const progressive = (cuts: number): LiveCriterion => {
  const formula = (cells: CriterionCells): string =>
    `SUMPRODUCT(${pointsOf(cells.results, cells)}*${times(cells, cuts)})`;
  return criterion(cuts === 0 ? 'PS' : `PS/C${cuts}`, formula, 100, POINTS);
};
