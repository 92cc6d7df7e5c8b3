import { given } from '../../core/format/fields';
import { ALL_SIZES } from '../../core/pairing/system';
import { problem, type Problem, withFile } from '../../core/problem';
import { andThen, fail, failAll, ok, type Result, unlessProblems } from '../../core/result';
import type { Scoring } from '../../core/results/outcome';
import { decode, linesOf } from '../decode';
import type { FoundGame } from '../exchangeFormat';
import { mirroredGames } from '../mirrored';
import { type Header, headerOf } from './header';
import { outcomeOfLetters } from './letters';
import { fieldsIn, type Line, lineOf, numbersIn } from './line';
import { type Entry, numberProblems, type PlayerLine, playerOf } from './players';
import { FIRST_MEMBER, foundRecords, type Records, TEAM, TEAM_OF_TRF16 } from './records';
import { scoringIn } from './scoring';

/**
 * The games of all players' lines, each of which stands in two, with the days of their rounds. Problems, with the line: those of
 * `mirroredGames`.
 */
const gamesOf = (
  players: readonly PlayerLine[],
  dates: ReadonlyMap<number, string>,
): Result<readonly FoundGame[]> => {
  const lines = players.map(({ name, line, entries }) => ({
    name,
    cells: entries.map((entry) => ({ ...entry, opponent: entry.opponent ?? 0 })),
    placeOf: (round: number) => ({ line, round, player: name }),
  }));
  const places = new Map(players.map(({ no }, at) => [no, at]));
  const wrong: Problem[] = [];
  const outcomeOf = (white: Pick<Entry, 'letter'>, black: Pick<Entry, 'letter'>) =>
    outcomeOfLetters(white.letter, black.letter);
  const games = mirroredGames(lines, places, outcomeOf, wrong);
  return unlessProblems(wrong, () =>
    games.map(({ place: { line, round }, ...game }) => ({
      ...game,
      ...given({ date: dates.get(game.round ?? 0) }),
      place: given({ line, round }),
    })),
  );
};

/** A team of a file, with the numbers of its members. */
export interface TeamLine {
  readonly line: number;
  /** Its number, as it stands there; in records 013, which have none, that of the record. */
  readonly no: string;
  readonly name: string;
  readonly members: readonly number[];
  /** As they stand there, empty in records 013. */
  readonly matchPoints: string;
  readonly gamePoints: string;
}

/** The teams of a file: records 310, else 013. */
const teamsOf = (lines: readonly Line[]): readonly TeamLine[] => {
  const id = lines.some((line) => line.id === '310') ? '310' : '013';
  return lines
    .filter((line) => line.id === id)
    .map((line, at) => ({
      ...{ no: String(at + 1), matchPoints: '', gamePoints: '' },
      ...fieldsIn(line, id === '310' ? TEAM : TEAM_OF_TRF16),
      line: line.number,
      members: numbersIn(line, FIRST_MEMBER[id])
        .map(Number)
        .filter((no) => Number.isInteger(no) && no > 0),
    }));
};

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
  if (!late) return [];
  const { line, name, entries } = late;
  return [problem('trf-rounds', { line, player: name }, { name, rounds, last: entries.length })];
};

/** The records of a file. Problems: those of `decode` and `foundRecords`, `trf-too-many-lines`. */
export const recordsIn = (bytes: Uint8Array, file: string): Result<Records> =>
  andThen(decode(bytes, file), (text) => {
    const all = linesOf(text.replace(/^\uFEFF/, ''));
    return all.length > MOST_LINES
      ? fail(problem('trf-too-many-lines', { file }, { lines: all.length, most: MOST_LINES }))
      : foundRecords(all.map((line, at) => lineOf(line, at + 1)));
  });

/** A result whose problems have their file, no more of them than say enough. */
export const locatedIn = <T>(file: string, result: Result<T>): Result<T> => {
  if (result.ok) return result;
  const [first, ...more] = result.problems;
  return failAll([withFile(file)(first), ...more.slice(0, MOST_PROBLEMS - 1).map(withFile(file))]);
};
