import { notAllMeet, roundsNeeded } from '../../core/adopt/allMeet';
import { given } from '../../core/format/fields';
import type { ExtraValue } from '../../core/model';
import { problem, type Problem } from '../../core/problem';
import { andThen, ok, type Result, unlessProblems } from '../../core/result';
import { FIELD_HEADINGS, type PlayerField } from '../../language/playerFields';
import type { FoundEvent, FoundPlayer, Parsed } from '../format';
import { birthFrom } from './days';
import type { Line } from './line';
import { type Nationals, nationalsOf } from './national';
import { isOfTeams, kindOf } from './ofTeams';
import type { PlayerLine } from './players';
import { OF_MATCHES, passedOver } from './records';
import { paidByes, pointsSource } from './sums';
import { isForTeams, teamTieBreaksIn } from './teamTieBreaks';
import { titleOf } from './personal';
import { located, locatedIn, recordsIn, roundProblems, type Told, toldBy } from './told';

/** Points that the arbiter gives or takes, by number, with a note of each, and what is wrong with such records. */
interface Adjustments {
  readonly points: ReadonlyMap<number, number>;
  readonly warnings: readonly Problem[];
  readonly problems: readonly Problem[];
}

/** Columns of the first number, and how many each number takes. */
const FIRST_NUMBER = 24;
const NUMBER_WIDTH = 5;
const MOST_NUMBERS = 2_000;

const numbersOf = (line: Line): readonly string[] => {
  const count = Math.min(MOST_NUMBERS, Math.ceil((line.length - FIRST_NUMBER + 1) / NUMBER_WIDTH));
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const from = FIRST_NUMBER + index * NUMBER_WIDTH;
    return line.at(from, from + NUMBER_WIDTH - 2);
  }).filter((typed) => typed !== '');
};

/**
 * Records 299 without a type: points beside those of the games. Problems: `trf-adjustment-points` for what is no number of points,
 * `trf-assignment` for a record with a type, which changes what a game is worth, `exchange-player-unknown`.
 */
const adjustmentsOf = (lines: readonly Line[], numbers: ReadonlySet<number>): Adjustments => {
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const points = new Map<number, number>();
  for (const line of lines.filter(({ id }) => id === '299')) {
    const place = { line: line.number };
    const typed = line.at(12, 18).replace(',', '.');
    const value = /^[-+]?\d{1,4}(?:\.\d{1,2})?$/.test(typed) ? Number(typed) : null;
    if (line.at(5) !== '') problems.push(problem('trf-assignment', place, { type: line.at(5) }));
    else if (value === null) problems.push(problem('trf-adjustment-points', place, { typed }));
    else
      for (const number of numbersOf(line)) {
        const no = Number(number);
        if (!numbers.has(no)) problems.push(problem('exchange-player-unknown', place, { number }));
        else {
          points.set(no, Math.round(((points.get(no) ?? 0) + value) * 100) / 100);
          warnings.push(problem('trf-adjustment', place, { number, points: value }));
        }
      }
  }
  return { points, warnings, problems };
};

/** What the lines of a file have told, with what the arbiter gave and what should be known of it. */
interface Individual extends Told {
  readonly adjustments: Adjustments;
  readonly nationals: Nationals;
  readonly teamTieBreaks: readonly string[] | undefined;
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
  readonly of: (player: PlayerLine) => ExtraValue;
}

const columnsOf = ({ players, nationals: { byNo } }: Individual): readonly Column[] => {
  const all: readonly Column[] = [
    ...FIELDS.map(([field, of]) => ({ field, of })),
    { field: 'nationalId', of: ({ no }) => byNo.get(no)?.id ?? '' },
    { field: 'nationalRating', of: ({ no }) => Number(byNo.get(no)?.rating) || '' },
  ];
  return all.filter(({ of }) => players.some((player) => of(player) !== ''));
};

const ratingOf = ({ rating }: PlayerLine): FoundPlayer['rating'] =>
  Number(rating) > 0 ? { typed: Number(rating), strength: Number(rating) } : undefined;

const foundPlayer =
  ({ teams, adjustments }: Individual, columns: readonly Column[]) =>
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
const cyclesOf = ({ header, players, games, teams }: Individual): number | undefined => {
  if (/double/i.test(header.type)) return 2;
  const needed = roundsNeeded(players.length);
  const { rounds } = header;
  if (teams.length === 2 || rounds === null || rounds % needed !== 0) return undefined;
  return games.length > 0 && kindOf(header.type) !== 'other' ? rounds / needed : undefined;
};

/** Players without a game in a file in which others have theirs: perhaps they left, which no file says. */
const absent = ({ players, games }: Individual): readonly Problem[] => {
  const seen = new Set(games.flatMap(({ white, black }) => [white, black]));
  return games.length === 0
    ? []
    : players.flatMap(({ name, line }, at) =>
        seen.has(at) ? [] : [problem('trf-absent', { line, player: name }, { name })],
      );
};

const eventOf = (told: Individual): FoundEvent => {
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
      teamTieBreaks: told.teams.length === 2 ? told.teamTieBreaks : undefined,
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

/** What speaks against a file whose lines are sound one by one: sums, then an event in which not all meet, then byes that pay. */
const judged = (told: Individual): Result<Individual> => {
  const { players, games, scoring, header, teams, adjustments, nationals } = told;
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
  const ofTeams = isOfTeams(told)
    ? [problem('trf-of-teams', { line: teams[0]?.line ?? 1 }, { count: teams.length })]
    : [];
  const paid = players.filter((_, at) => sources[at] === 'byes').flatMap(paidByes);
  const swiss =
    kind === 'other' && paid.length > 0 ? [problem('trf-swiss', {}, { type: header.type.trim() })] : paid;
  const wrongSums = adjustments.problems.length > 0 ? [] : sums;
  const problems =
    [ofTeams, wrongSums, roundProblems(told), missed, adjustments.problems, nationals.problems, swiss].find(
      ({ length }) => length > 0,
    ) ?? [];
  return unlessProblems(problems, () => told);
};

const individualsOf = (told: Told): Result<Individual> => {
  const { records, header, players } = told;
  const nationals = nationalsOf(records.national, players, header.details.federation ?? '');
  const adjustments = adjustmentsOf(records.header, new Set(players.map(({ no }) => no)));
  const { passed, warnings } = records;
  // a match of two teams has its line-ups by the table
  const unread = told.teams.length === 2 ? passed.filter((id) => !OF_MATCHES.includes(id)) : passed;
  const ofTeams = isForTeams(records.header) ? teamTieBreaksIn(records.header) : { warnings: [] };
  return judged({
    ...told,
    adjustments,
    nationals,
    teamTieBreaks: ofTeams.codes,
    warnings: [
      ...header.warnings,
      ...ofTeams.warnings,
      ...adjustments.warnings,
      ...nationals.warnings,
      ...passedOver(unread),
      ...warnings,
    ],
  });
};

/**
 * Reads a tournament report file, TRF16 or TRF26: what FIDE says of each column, and what other programs make of it. Defects are
 * refused with their line; so is an event in which not all meet, and one of teams (`parseTrfTeams`). Problems: those of `decode`, and
 * all `trf-` and `exchange-` ones.
 */
export const parseTrf = (bytes: Uint8Array, file: string): Result<Parsed> => {
  const told = andThen(recordsIn(bytes, file), (records) => andThen(toldBy(records, file), individualsOf));
  return andThen(locatedIn(file, told), (found) =>
    ok({
      events: [eventOf(found)],
      warnings: [...found.warnings, ...absent(found)].map(located(file)),
    }),
  );
};
