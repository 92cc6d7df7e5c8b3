import type { ExtraValue } from '../../core/model';
import { given } from '../../core/format/fields';
import { ALL_SIZES } from '../../core/pairing/system';
import { problem, type Problem } from '../../core/problem';
import { andThen, fail, ok, unlessProblems, type Result } from '../../core/result';
import type { Scoring } from '../../core/scoring';
import { FIELD_HEADINGS, type PlayerField } from '../../language/playerFields';
import { decode, linesOf } from '../decode';
import type { FoundEvent, FoundGame, FoundPlayer, Parsed } from '../format';
import { adjustmentsOf, type Adjustments } from './adjustments';
import { kindOf, notAllMeet, roundsNeeded } from './allMeet';
import { birthFrom } from './days';
import { gamesOf } from './games';
import { headerOf, type Header } from './header';
import { lineOf, type Line } from './line';
import { numberProblems, playerOf, type PlayerLine } from './players';
import { foundRecords, type Records } from './records';
import { scoringIn } from './scoring';
import { paidByes, pointsSource } from './sums';
import { teamsOf, type TeamLine } from './teams';
import { titleOf } from './titles';

/** More lines than the largest of tournaments has. */
const MOST_LINES = 20_000;

/** So many problems say enough of a file. */
const MOST_PROBLEMS = 100;

/** What the lines of a file have told. */
interface Told {
  readonly header: Header;
  readonly players: readonly PlayerLine[];
  readonly games: readonly FoundGame[];
  readonly scoring: Scoring;
  readonly adjustments: Adjustments;
  readonly teams: readonly TeamLine[];
  readonly nationalIds: ReadonlyMap<number, string>;
  readonly warnings: readonly Problem[];
}

/** Fields of players, each with what a line says of it. */
const FIELDS: readonly (readonly [PlayerField, (player: PlayerLine) => string])[] = [
  ['title', ({ title }) => titleOf(title) ?? title],
  ['sex', ({ sex }) => sex],
  ['fideId', ({ fideId }) => (Number(fideId) === 0 ? '' : fideId)],
  ['birth', ({ birth }) => birthFrom(birth) ?? birth],
];

interface Column {
  readonly field: PlayerField;
  readonly of: (player: PlayerLine) => string;
}

const columnsOf = ({ players, nationalIds }: Told): readonly Column[] => {
  const all: readonly Column[] = [
    ...FIELDS.map(([field, of]) => ({ field, of })),
    { field: 'nationalId', of: ({ no }) => nationalIds.get(no) ?? '' },
  ];
  return all.filter(({ of }) => players.some((player) => of(player) !== ''));
};

const ratingOf = ({ rating }: PlayerLine): FoundPlayer['rating'] =>
  Number(rating) > 0 ? { typed: Number(rating), strength: Number(rating) } : undefined;

const foundPlayer =
  ({ teams, adjustments }: Told, columns: readonly Column[]) =>
  (player: PlayerLine): FoundPlayer => {
    const { no, name, line, federation } = player;
    const values = columns.map(({ of }): ExtraValue => of(player) || null);
    return {
      no,
      name,
      place: { line },
      ...given({
        rating: ratingOf(player),
        federation: federation === '' || federation === 'FID' ? undefined : federation,
        team: teams.length === 2 ? teams.find(({ members }) => members.includes(no))?.name : undefined,
        adjustment: adjustments.points.get(no) || undefined,
        extra: columns.length > 0 ? values : undefined,
      }),
    };
  };

/** How often all meet, as far as the type or the number of rounds tells. */
const cyclesOf = ({ header, players, games, teams }: Told): number | undefined => {
  if (/double/i.test(header.type)) return 2;
  const needed = roundsNeeded(players.length);
  const { rounds } = header;
  if (teams.length === 2 || rounds === null || rounds % needed !== 0) return undefined;
  return games.length > 0 && kindOf(header.type) !== 'other' ? rounds / needed : undefined;
};

/** Players without a game in a file in which others have theirs: perhaps they left, which no file says. */
const absent = ({ players, games }: Told): readonly Problem[] => {
  const seen = new Set(games.flatMap(({ white, black }) => [white, black]));
  return games.length === 0
    ? []
    : players.flatMap(({ name, line }, at) =>
        seen.has(at) ? [] : [problem('trf-absent', { line, player: name }, { name })],
      );
};

const eventOf = (told: Told): FoundEvent => {
  const { header, scoring, players, games } = told;
  const columns = columnsOf(told);
  return {
    event: header.event,
    players: players.map(foundPlayer(told, columns)),
    columns: columns.map(({ field }) => FIELD_HEADINGS[field]),
    games,
    scoring,
    profile: 'chess',
    details: header.details,
    ...given({
      year: header.year,
      cycles: cyclesOf(told),
      tieBreaks: header.tieBreaks,
    }),
  };
};

const lastRound = (players: readonly PlayerLine[]): number =>
  players.reduce(
    (last, { entries }) =>
      entries.reduce(
        (most, { opponent, letter }, at) => (opponent || letter ? Math.max(most, at + 1) : most),
        last,
      ),
    0,
  );

/** Rounds behind the last one that the header has: `trf-rounds` where somebody plays there. */
const roundProblems = ({ header, players }: Told): readonly Problem[] => {
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

/** What speaks against a file whose lines are sound one by one: sums, then an event in which not all meet, then byes that pay. */
const judged = (told: Told): Result<Told> => {
  const { players, games, scoring, header, teams, adjustments } = told;
  const sources = players.map((player) =>
    pointsSource(player, scoring, adjustments.points.get(player.no) ?? 0),
  );
  const sums = sources.filter((source) => typeof source !== 'string');
  const kind = kindOf(header.type);
  const isMatch = teams.length === 2;
  const teamOf = new Map(
    isMatch ? teams.flatMap(({ name, members }) => members.map((no) => [no, name] as const)) : [],
  );
  const stated = {
    declared: header.rounds,
    last: lastRound(players),
    cycles: cyclesOf(told),
    kind,
    teamOf,
  };
  const missed = notAllMeet(players, games, stated);
  const ofTeams =
    missed.length > 0 && teams.length > 2
      ? [problem('trf-of-teams', { line: teams[0]?.line ?? 1 }, { count: teams.length })]
      : missed;
  const paid = players.filter((_, at) => sources[at] === 'byes').flatMap(paidByes);
  const swiss =
    kind === 'other' && paid.length > 0 ? [problem('trf-swiss', {}, { type: header.type.trim() })] : paid;
  const wrongSums = adjustments.problems.length > 0 ? [] : sums;
  const problems =
    [wrongSums, roundProblems(told), ofTeams, adjustments.problems, swiss].find(({ length }) => length > 0) ??
    [];
  return unlessProblems(problems, () => told);
};

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

const toldBy = (records: Records, file: string): Result<Told> =>
  andThen(playersOf(records.players, file), (players) => {
    const header = headerOf(records.header);
    const scoring = scoringIn(records.header);
    const games = gamesOf(players, header.dates);
    const adjustments = adjustmentsOf(records.header, new Set(players.map(({ no }) => no)));
    if (!scoring.ok) return scoring;
    if (!games.ok) return games;
    return judged({
      header,
      players,
      games: games.value,
      scoring: scoring.value,
      adjustments,
      teams: teamsOf(records.header),
      nationalIds: new Map(records.national.map((line) => [Number(line.at(5, 8)), line.at(58, 68)])),
      warnings: [...header.warnings, ...adjustments.warnings, ...records.warnings],
    });
  });

const located =
  (file: string) =>
  (each: Problem): Problem => ({ ...each, place: { file, ...each.place } });

/**
 * Reads a tournament report file, TRF16 or TRF26: what FIDE says of each column, and what other programs make of it. Defects are
 * refused with their line; so is an event in which not all meet. Problems: those of `decode`, and all `trf-` and `exchange-` ones.
 */
export const parseTrf = (bytes: Uint8Array, file: string): Result<Parsed> => {
  const text = decode(bytes, file);
  if (!text.ok) return text;
  const all = linesOf(text.value.replace(/^\uFEFF/, ''));
  if (all.length > MOST_LINES)
    return fail(problem('trf-too-many-lines', { file }, { lines: all.length, most: MOST_LINES }));
  const lines = all.map((line, at) => lineOf(line, at + 1));
  const told = andThen(foundRecords(lines), (records) => toldBy(records, file));
  if (!told.ok) {
    const [first, ...more] = told.problems;
    return fail(located(file)(first), ...more.slice(0, MOST_PROBLEMS - 1).map(located(file)));
  }
  return ok({
    events: [eventOf(told.value)],
    warnings: [...told.value.warnings, ...absent(told.value)].map(located(file)),
  });
};
