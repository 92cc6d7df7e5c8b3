import type { Tournament } from '../src/core/model';
import { outcomeOf, type OutcomeCode } from '../src/core/results/outcome';
import { standings } from '../src/core/tiebreak/standings';
import type { Typed } from './adoptGrid';
import { valueOf } from './results';

/** How a real event is made into a table. */
export interface Making {
  readonly bold: boolean;
  readonly rounds: boolean;
  readonly sortedBy: 'rank' | 'number';
  /** Players whose games are left out, though they stand in the list. */
  readonly without?: readonly number[];
}

const markOf = (outcome: OutcomeCode, isWhite: boolean): string => outcomeOf(outcome).marks[isWhite ? 0 : 1];

/** The players of an event in the order in which a table lists them. */
const linesOf = (event: Tournament, sortedBy: Making['sortedBy']): readonly number[] => {
  if (sortedBy === 'number') return event.players.map(({ no }) => no);
  const found = valueOf(standings(event, ['PTS', 'SB']));
  return found.rows.map(({ no }) => no);
};

/**
 * A real event as a cross-table: number, name, rating, a column for each opponent and cycle in the order of the lines, points. Bold is
 * White; the round stands in a second line below the result.
 */
export const crosstableOf = (
  event: Tournament,
  { bold, rounds, sortedBy, without = [] }: Making,
): readonly (readonly Typed[])[] => {
  const { cycles } = event;
  const lines = linesOf(event, sortedBy);
  const between = (one: number, other: number) =>
    event.games
      .filter(({ white, black }) => (white === one && black === other) || (white === other && black === one))
      .filter(({ white, black }) => !without.includes(white) && !without.includes(black))
      .sort((a, b) => a.round - b.round);
  const heading: Typed[] = [
    'No',
    'Name',
    'Rating',
    ...lines.flatMap((_, index) =>
      Array.from({ length: cycles }, (__, cycle) => (cycle === 0 ? index + 1 : null)),
    ),
  ];
  const body = lines.flatMap((no) => {
    const player = event.players.find((each) => each.no === no)!;
    const cells = lines.map((other) =>
      Array.from({ length: cycles }, (_, cycle): readonly [Typed, Typed] => {
        if (other === no) return ['X', null];
        const game = between(no, other)[cycle];
        if (!game || game.outcome === null) return [null, null];
        const isWhite = game.white === no;
        const mark = markOf(game.outcome, isWhite);
        return [bold && isWhite ? `*${mark}*` : mark, game.round];
      }),
    );
    const first: Typed[] = [
      no,
      player.name,
      player.rating?.strength ?? null,
      ...cells.flat().map(([mark]) => mark),
    ];
    const second: Typed[] = [null, null, null, ...cells.flat().map(([, round]) => round)];
    return rounds ? [first, second] : [first];
  });
  return [[event.event], [], heading, ...body];
};
