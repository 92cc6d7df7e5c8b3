import { problem, type Problem } from '../../core/problem';
import { ALL_SIZES } from '../../core/pairing/system';
import { andThen, fail, ok, unlessProblems, type Result, failAll } from '../../core/result';
import type { Scoring } from '../../core/scoring';
import { decode, linesOf } from '../decode';
import type { FoundGame } from '../format';
import { gamesOf } from './games';
import { headerOf, type Header } from './header';
import { lineOf, type Line } from './line';
import { numberProblems, playerOf, type PlayerLine } from './players';
import { foundRecords, type Records } from './records';
import { scoringIn } from './scoring';
import { teamsOf, type TeamLine } from './teams';

/** More lines than the largest of tournaments has. */
const MOST_LINES = 20_000;

/** So many problems say enough of a file. */
const MOST_PROBLEMS = 100;

/** What the lines of a file have told. */
export interface Told {
  readonly records: Records;
  readonly header: Header;
  readonly players: readonly PlayerLine[];
  readonly games: readonly FoundGame[];
  readonly scoring: Scoring;
  readonly teams: readonly TeamLine[];
}

/** Lines of players, sound one by one and together. */
const playersOf = (lines: readonly Line[], file: string): Result<readonly PlayerLine[]> => {
  if (lines.length === 0) return fail(problem('trf-no-players', { file }));
  if (lines.length > ALL_SIZES.most)
    return fail(problem('too-many-players', { file }, { count: lines.length, most: ALL_SIZES.most }));
  const read = lines.map(playerOf);
  const wrong = read.flatMap((each) => ('no' in each ? [] : each));
  const players = read.filter((each): each is PlayerLine => 'no' in each);
  return unlessProblems(wrong.length > 0 ? wrong : numberProblems(players), () => players);
};

/** What the lines of a file tell that are sound one by one; what speaks against all of them together is not judged yet. */
export const toldBy = (records: Records, file: string): Result<Told> =>
  andThen(playersOf(records.players, file), (players) => {
    const header = headerOf(records.header);
    const scoring = scoringIn(records.header);
    const games = gamesOf(players, header.dates);
    if (!scoring.ok) return scoring;
    if (!games.ok) return games;
    return ok({
      ...{ records, header, players, games: games.value, scoring: scoring.value },
      teams: teamsOf(records.header),
    });
  });

/** Rounds behind the last one that the header has: `trf-rounds` where somebody plays there. */
export const roundProblems = ({ header, players }: Told): readonly Problem[] => {
  const { rounds } = header;
  if (rounds === null) return [];
  const late = players.find(({ entries }) => entries.slice(rounds).some(({ opponent }) => opponent !== null));
  return late
    ? [
        problem(
          'trf-rounds',
          { line: late.line, player: late.name },
          { name: late.name, rounds, last: late.entries.length },
        ),
      ]
    : [];
};

/** The records of a file. Problems: those of `decode` and `foundRecords`, `trf-too-many-lines`. */
export const recordsIn = (bytes: Uint8Array, file: string): Result<Records> =>
  andThen(decode(bytes, file), (text) => {
    const all = linesOf(text.replace(/^\uFEFF/, ''));
    return all.length > MOST_LINES
      ? fail(problem('trf-too-many-lines', { file }, { lines: all.length, most: MOST_LINES }))
      : foundRecords(all.map((line, at) => lineOf(line, at + 1)));
  });

/** A problem with its file. */
export const located =
  (file: string) =>
  (each: Problem): Problem => ({ ...each, place: { file, ...each.place } });

/** The same, its problems with their file and no more of them than say enough. */
export const locatedIn = <T>(file: string, result: Result<T>): Result<T> => {
  if (result.ok) return result;
  const [first, ...more] = result.problems;
  return failAll([located(file)(first), ...more.slice(0, MOST_PROBLEMS - 1).map(located(file))]);
};
