import { problem, type Problem, type ProblemPlace } from '../core/problem';
import type { OutcomeCode } from '../core/results/outcome';
import type { FoundGame } from './format';

/** What a line says of one round. */
export interface MirroredCell {
  readonly typed: string;
  /** The number of the other, 0 for no game. */
  readonly opponent: number;
  readonly colour: 'w' | 'b' | null;
}

/** A player of a file in which each game stands twice: in the lines of both. */
export interface MirroredLine<C extends MirroredCell> {
  readonly name: string;
  /** Round by round; `null` for nothing that could be read. */
  readonly cells: readonly (C | null)[];
  readonly placeOf: (round: number) => ProblemPlace;
}

/**
 * The games of lines, the players of which are known by the numbers in `places`. `outcomeOf` tells the outcome of two cells, White's
 * first: `undefined` where they contradict each other. Problems, added to `wrong`: `exchange-player-unknown`, `exchange-not-mirrored`.
 */
export const mirroredGames = <C extends MirroredCell>(
  lines: readonly MirroredLine<C>[],
  places: ReadonlyMap<number, number>,
  outcomeOf: (white: C, black: C) => OutcomeCode | null | undefined,
  wrong: Problem[],
): readonly FoundGame[] =>
  lines.flatMap((own, index) =>
    own.cells.flatMap((cell, at): readonly FoundGame[] => {
      if (cell === null || cell.opponent === 0) return [];
      const round = at + 1;
      const place = own.placeOf(round);
      const opponent = places.get(cell.opponent);
      const other = opponent === undefined ? undefined : lines[opponent];
      if (opponent === undefined || other === undefined) {
        wrong.push(problem('exchange-player-unknown', place, { number: cell.opponent }));
        return [];
      }
      const back = other.cells[at] ?? undefined;
      const isMirrored = back !== undefined && places.get(back.opponent) === index && opponent !== index;
      const coloursFit = cell.colour === null || cell.colour !== back?.colour;
      const isWhite = cell.colour === 'w' || (cell.colour === null && back?.colour === 'b');
      const coloursKnown = cell.colour !== null || (back?.colour ?? null) !== null;
      const leads = coloursKnown ? isWhite : index < opponent;
      const outcome = back && (leads ? outcomeOf(cell, back) : outcomeOf(back, cell));
      if (!isMirrored || !coloursFit || outcome === undefined) {
        const values = { name: own.name, typed: cell.typed, opponent: other.name, round };
        wrong.push(problem('exchange-not-mirrored', place, { ...values, other: back?.typed ?? '' }));
        return [];
      }
      return leads ? [{ white: index, black: opponent, coloursKnown, outcome, round, place }] : [];
    }),
  );
