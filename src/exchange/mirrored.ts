import { problem, type Problem, type ProblemPlace } from '../core/problem';
import type { OutcomeCode } from '../core/results/outcome';
import type { FoundGame } from './exchangeFormat';

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

/** One side of a game: whose line, and the cell there; none where the line has nothing in that round. */
interface Side<C extends MirroredCell> {
  readonly at: number;
  readonly line: MirroredLine<C>;
  readonly round: number;
  readonly cell: C | null;
}

const notMirrored = <C extends MirroredCell>({ line, round, cell }: Side<C>, other: Side<C>): Problem => {
  const values = { name: line.name, typed: cell?.typed ?? '', opponent: other.line.name, round };
  return problem('exchange-not-mirrored', line.placeOf(round), {
    ...values,
    other: other.cell?.typed || '–',
  });
};

const sameColour = <C extends MirroredCell>({ line, round }: Side<C>, other: Side<C>): Problem => {
  const values = { name: line.name, opponent: other.line.name, round };
  const { line: otherLine = '' } = other.line.placeOf(round);
  return problem('exchange-colours', line.placeOf(round), { ...values, line: otherLine });
};

/**
 * The games of lines, the players of which are known by the numbers in `places`. `outcomeOf` tells the outcome of two cells, White's
 * first: `undefined` where they contradict each other. Problems, added to `wrong`: `exchange-player-unknown`, `adopt-against-self`; only
 * where there is none of these `exchange-not-mirrored`, `exchange-colours`.
 */
export const mirroredGames = <C extends MirroredCell>(
  lines: readonly MirroredLine<C>[],
  places: ReadonlyMap<number, number>,
  outcomeOf: (white: C, black: C) => OutcomeCode | null | undefined,
  wrong: Problem[],
): readonly FoundGame[] => {
  const [unknown, contradictions]: [Problem[], Problem[]] = [[], []];
  const games: FoundGame[] = [];
  const read = (own: Side<C>, cell: C, other: Side<C>): void => {
    const back = other.cell;
    const isMirrored = back !== null && places.get(back.opponent) === own.at;
    if (isMirrored && own.at > other.at) return;
    const isBlack = cell.colour === 'b' || (cell.colour === null && back?.colour === 'w');
    const outcome = back && (isBlack ? outcomeOf(back, cell) : outcomeOf(cell, back));
    const isOneColour = isMirrored && cell.colour !== null && cell.colour === back.colour;
    if (isOneColour) contradictions.push(sameColour(own, other));
    else if (!isMirrored || outcome === undefined) contradictions.push(notMirrored(own, other));
    else {
      const [white, black] = isBlack ? [other, own] : [own, other];
      const coloursKnown = cell.colour !== null || back.colour !== null;
      const place = white.line.placeOf(own.round);
      games.push({ white: white.at, black: black.at, coloursKnown, outcome, round: own.round, place });
    }
  };
  lines.forEach((line, at) =>
    line.cells.forEach((cell, index) => {
      if (cell === null || cell.opponent === 0) return;
      const round = index + 1;
      const place = line.placeOf(round);
      const opponent = places.get(cell.opponent);
      const other = opponent === undefined ? undefined : lines[opponent];
      if (opponent === undefined || other === undefined)
        unknown.push(problem('exchange-player-unknown', place, { number: cell.opponent }));
      else if (opponent === at) unknown.push(problem('adopt-against-self', place, { name: line.name }));
      else
        read({ at, line, round, cell }, cell, {
          ...{ at: opponent, line: other, round },
          cell: other.cells[index] ?? null,
        });
    }),
  );
  for (const each of unknown.length > 0 ? unknown : contradictions) wrong.push(each);
  return games;
};
