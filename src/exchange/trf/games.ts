import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { unlessProblems, type Result } from '../../core/result';
import type { FoundGame } from '../format';
import { outcomeOfLetters } from './letters';
import type { Entry, PlayerLine } from './players';

const NOTHING: Entry = { opponent: null, colour: null, letter: '', typed: '' };

/** One side of a game. */
interface Side {
  readonly at: number;
  readonly player: PlayerLine;
  readonly round: number;
  readonly entry: Entry;
}

/** Both sides of a game, the one with White first where it is known. */
type Sides = readonly [Side, Side];

const differ = ({ player, round, entry }: Side, other: Side): Problem =>
  problem(
    'exchange-not-mirrored',
    { line: player.line, round, player: player.name },
    {
      name: player.name,
      typed: entry.typed,
      opponent: other.player.name,
      round,
      other: other.entry.typed || '–',
    },
  );

/** What is wrong with two sides of a game. */
const sidesProblem = (one: Side, other: Side): Problem | null => {
  const back = other.entry.opponent;
  if (back !== one.player.no) return differ(one, other);
  const [own, theirs] = [one.entry.colour, other.entry.colour];
  if (own !== null && own === theirs)
    return problem(
      'trf-colours',
      { line: one.player.line, round: one.round, player: one.player.name },
      { name: one.player.name, opponent: other.player.name, round: one.round, line: other.player.line },
    );
  return outcomeOfLetters(one.entry.letter, other.entry.letter) === undefined ? differ(one, other) : null;
};

const inOrder = (one: Side, other: Side): Sides =>
  one.entry.colour === 'b' || (one.entry.colour === null && other.entry.colour === 'w')
    ? [other, one]
    : [one, other];

const gameOf = ([white, black]: Sides, dates: ReadonlyMap<number, string>): FoundGame => {
  const date = dates.get(white.round);
  return {
    white: white.at,
    black: black.at,
    coloursKnown: white.entry.colour !== null || black.entry.colour !== null,
    outcome: outcomeOfLetters(white.entry.letter, black.entry.letter) ?? null,
    round: white.round,
    ...(date === undefined ? {} : { date }),
    place: { line: white.player.line, round: white.round },
  };
};

/**
 * The games of all players' lines, each of which stands in two. Problems, with the line: `exchange-player-unknown`,
 * `adopt-against-self`, `exchange-not-mirrored`, `trf-colours`.
 */
export const gamesOf = (
  players: readonly PlayerLine[],
  dates: ReadonlyMap<number, string>,
): Result<readonly FoundGame[]> => {
  const placeOf = new Map(players.map(({ no }, at) => [no, at]));
  const unknown: Problem[] = [];
  const contradictions: Problem[] = [];
  const games: FoundGame[] = [];
  players.forEach((player, at) => {
    player.entries.forEach((entry, index) => {
      const round = index + 1;
      const { opponent } = entry;
      if (opponent === null) return;
      const place = { line: player.line, round, player: player.name };
      const there = placeOf.get(opponent);
      if (there === undefined) {
        unknown.push(problem('exchange-player-unknown', place, { number: opponent }));
        return;
      }
      if (there === at) {
        unknown.push(problem('adopt-against-self', place, { name: player.name }));
        return;
      }
      const other = entryAt(players, there);
      const one: Side = { at, player, round, entry };
      const back: Side = { at: there, player: other, round, entry: other.entries[index] ?? NOTHING };
      const isFirst = at < there || back.entry.opponent !== player.no;
      if (!isFirst) return;
      const wrong = sidesProblem(one, back);
      if (wrong) contradictions.push(wrong);
      else games.push(gameOf(inOrder(one, back), dates));
    });
  });
  return unlessProblems(unknown.length > 0 ? unknown : contradictions, () => games);
};
