import type { Outcome, Mark } from '../../../core/results/outcome';
import type { CriterionCells } from './criterion';

const CODES: Readonly<Record<Mark, number>> = { loss: 1, draw: 3, win: 5 };

/**
 * A finished game from one side as one number: loss 1, draw 3, win 5 with White, one more with Black; the same negative
 * where it was not played over the board. So `>0` is played, `>4` won over the board, `<-4` won by forfeit.
 */
export const resultCode = (outcome: Outcome, colour: 'white' | 'black'): number => {
  const code = CODES[outcome[colour]] + Number(colour === 'black');
  return outcome.kind === 'played' ? code : -code;
};

type Test = number | `${'<' | '>'}${string}`;

/** How many of a player's results are one of these numbers, or pass one of these comparisons. */
export const countOf = ({ results }: CriterionCells, tests: readonly Test[]): string =>
  tests.map((test) => `COUNTIFS(${results},${typeof test === 'number' ? test : `"${test}"`})`).join('+');

/** How many of a player's results pass one of these tests. */
export const count = (cells: CriterionCells, ...tests: readonly Test[]): string => countOf(cells, tests);

export const won = (cells: CriterionCells): string => count(cells, '>4', '<-4');
export const played = (cells: CriterionCells): string => count(cells, '>0');
export const unplayed = (cells: CriterionCells): string => count(cells, '<0');
export const finished = (cells: CriterionCells): string => count(cells, '<>0');

/** Half points made over the board on the scale 1-½-0. */
export const halves = (cells: CriterionCells): string => count(cells, '>2', '>4');

/** The points of each of some results: none for a loss that was not played. */
export const pointsOf = (
  results: string,
  { win, draw, loss }: Pick<CriterionCells, 'win' | 'draw' | 'loss'>,
): string =>
  `(${loss}*(${results}>0)+(${draw}-${loss})*(${results}>2)+(${win}-${draw})*(${results}>4)+${win}*(${results}<-4))`;
