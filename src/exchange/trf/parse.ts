import { notAllMeet } from '../../core/adopt/allMeet';
import { given } from '../../core/format/fields';
import type { ExtraValue } from '../../core/model';
import { problem, type Problem, withFile } from '../../core/problem';
import { andThen, ok, type Result, unlessProblems } from '../../core/result';
import { FIELD_HEADINGS, type PlayerField } from '../../language/playerFields';
import type { FoundEvent, FoundPlayer, Parsed } from '../exchangeFormat';
import { birthFrom } from '../dates';
import { type Line, numbersIn } from './line';
import { type Nationals, nationalsOf } from './national';
import { cyclesOf, isOfTeams, kindOf, statedIn } from './ofTeams';
import { type PlayerLine, paidByes, pointsSource } from './players';
import { FIRST_ADJUSTED, OF_MATCHES, passedOver } from './records';
import { titleOf } from './personal';
import { teamEventIn } from './teamParse';
import { isForTeams, teamTieBreaksIn, tieBreaksIn } from './tieBreaks';
import { locatedIn, recordsIn, roundProblems, type Told, toldBy } from './readLines';
import { largest } from '../../core/extremes';

/** Points that the arbiter gives or takes, by number, with a note of each, and what is wrong with such records. */
interface Adjustments {
  readonly points: ReadonlyMap<number, number>;
  readonly warnings: readonly Problem[];
  readonly problems: readonly Problem[];
}

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
      for (const number of numbersIn(line, FIRST_ADJUSTED).filter((each) => each !== '')) {
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
  readonly cycles: number | undefined;
  readonly tieBreaks: readonly string[] | undefined;
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
      cycles: told.cycles,
      tieBreaks: told.tieBreaks,
      teamTieBreaks: told.teams.length === 2 ? told.teamTieBreaks : undefined,
    }),
  };
};

const lastRound = (players: readonly PlayerLine[]): number => {
  const rounds = players.flatMap(({ entries }) =>
    entries.flatMap(({ opponent, letter }, at) => (opponent || letter ? [at + 1] : [])),
  );
  return largest([0, ...rounds]);
};

/** What speaks against a file whose lines are sound one by one: sums, then an event in which not all meet, then byes that pay. */
const judged = (told: Individual): Result<Individual> => {
  const { players, games, scoring, header, teams, adjustments, nationals } = told;
  const sources = players.map((player) =>
    pointsSource(player, scoring, adjustments.points.get(player.no) ?? 0),
  );
  const sums = sources.filter((source) => typeof source !== 'string');
  const kind = kindOf(header.type);
  const teamOf = new Map(
    teams.length === 2 ? teams.flatMap(({ name, members }) => members.map((no) => [no, name] as const)) : [],
  );
  const stated = statedIn(header, { last: lastRound(players), cycles: told.cycles, teamOf });
  const missed = notAllMeet(players, games, stated);
  const paid = players.filter((_, at) => sources[at] === 'byes').flatMap(paidByes);
  const swiss =
    kind === 'other' && paid.length > 0 ? [problem('trf-swiss', {}, { type: header.type.trim() })] : paid;
  const wrongSums = adjustments.problems.length > 0 ? [] : sums;
  const problems =
    [wrongSums, roundProblems(told), missed, adjustments.problems, nationals.problems, swiss].find(
      ({ length }) => length > 0,
    ) ?? [];
  return unlessProblems(problems, () => told);
};

const individualsOf = (told: Told): Result<Individual> => {
  const { records, header, players, games } = told;
  const nationals = nationalsOf(records.national, players, header.details.federation ?? '');
  const adjustments = adjustmentsOf(records.header, new Set(players.map(({ no }) => no)));
  const { passed, warnings } = records;
  // a match of two teams has its line-ups by the table
  const isMatch = told.teams.length === 2;
  const unread = isMatch ? passed.filter((id) => !OF_MATCHES.includes(id)) : passed;
  const tieBreaks = tieBreaksIn(records.header);
  const ofTeams = isForTeams(records.header) ? teamTieBreaksIn(records.header) : { warnings: [] };
  return judged({
    ...told,
    adjustments,
    nationals,
    // the rounds of a match tell nothing, and those of a table without games may be those of a Swiss
    cycles: cyclesOf(isMatch || games.length === 0 ? { ...header, rounds: null } : header, players.length),
    tieBreaks: tieBreaks.codes,
    teamTieBreaks: ofTeams.codes,
    warnings: [
      ...header.warnings,
      ...tieBreaks.warnings,
      ...ofTeams.warnings,
      ...adjustments.warnings,
      ...nationals.warnings,
      ...passedOver(unread),
      ...warnings,
    ],
  });
};

const playersOf = (told: Told): Result<Parsed> =>
  andThen(individualsOf(told), (found) =>
    ok({ events: [eventOf(found)], warnings: [...found.warnings, ...absent(found)] }),
  );

/**
 * Reads a tournament report file, TRF16 or TRF26, of players or of teams: what FIDE says of each column, and what other programs make of
 * it. Defects are refused with their line; so is an event in which not all meet. Problems: those of `decode`, and all `trf-` and
 * `exchange-` ones.
 */
export const parseTrf = (bytes: Uint8Array, file: string): Result<Parsed> => {
  const parsed = andThen(recordsIn(bytes, file), (records) =>
    andThen(toldBy(records, file), (told) => (isOfTeams(told) ? teamEventIn(told) : playersOf(told))),
  );
  return andThen(locatedIn(file, parsed), ({ events, warnings }) =>
    ok({ events, warnings: warnings.map(withFile(file)) }),
  );
};
