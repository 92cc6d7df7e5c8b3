import { entryAt } from '../../core/present';
import type { ExplainedPlace } from '../../core/explain/standings';
import type { Tournament } from '../../core/model';
import { chancesOf, type Chances } from '../../core/outlook/chances';
import { matchOf } from '../../core/pairing/teams/members';
import { problem, type Problem } from '../../core/problem';
import { ratingReport, type RatingLine } from '../../core/ratingReport';
import { allOf, andThen, ok, unlessProblems, type Result, failAll } from '../../core/result';
import { checkOrder } from '../../core/tiebreak/registry';
import { TEAM_TIE_BREAKS } from '../../core/tiebreak/teams/order';
import { teamStandings, type TeamRow } from '../../core/tiebreak/teams/standings';
import { orderWarnings } from '../../core/tiebreak/warnings';
import type { Extent } from '../../sheets/parse';
import { chancesJson, chancesText } from '../chances';
import { ENCODING_OPTION, type Command, type Report } from '../command';
import type { TextReading } from '../texts';
import { explainedPlace, explainedText } from '../explain';
import { extensionOf } from '../files';
import { readTournaments, type ReadTournament } from '../formats';
import { ratingJson, ratingsText } from '../ratings';
import { inFile } from '../sources';
import { eventStandings, ownOrder, standingsText, type EventStandings, type RankOrder } from '../standings';
import { readTeamEvents, teamEventReport, type TeamEventInFile } from '../teamEvents';
import { teamJson, teamsText } from '../teams';
import { optional, parseCodes, together } from '../values';

/** `LABEL:PTS,SB`. */
const ORDER = /^[^:]*:[^:]+$/;

const orderOf = (typed: string): RankOrder => ({
  key: typed,
  order: parseCodes(typed.slice(typed.indexOf(':') + 1)),
});

interface FromFile extends ReadTournament {
  readonly file: string;
}

interface TeamsFromFile extends TeamEventInFile {
  readonly file: string;
}

interface Found {
  readonly tournaments: readonly FromFile[];
  readonly events: readonly TeamsFromFile[];
}

/** What is said of a file without a tournament. */
const HAS_NONE: ReadonlySet<string> = new Set([
  'workbook-not-ours',
  'workbook-of-teams',
  'file-of-teams',
  'trf-of-teams',
]);

/** All tournaments and team events of all files, else all problems. */
const readAll = async (
  files: readonly string[],
  extent: Extent,
  texts: TextReading,
): Promise<Result<Found>> => {
  const tournaments: FromFile[] = [];
  const events: TeamsFromFile[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const teams = await readTeamEvents(file, { texts });
    if (teams.ok) for (const one of teams.value.map((each) => ({ ...each, file }))) events.push(one);
    // A file of teams alone has no tournament.
    const isOfTeams = teams.ok && teams.value.length > 0;
    const read =
      isOfTeams && extensionOf(file) === '.json' ? ok([]) : await readTournaments(file, { extent, texts });
    if (read.ok) for (const one of read.value.map((each) => ({ ...each, file }))) tournaments.push(one);
    const hasNone = !read.ok && HAS_NONE.has(read.problems[0].code);
    if (!teams.ok && (read.ok || hasNone)) for (const each of teams.problems) problems.push(each);
    else if (!read.ok && !(hasNone && isOfTeams)) for (const each of read.problems) problems.push(each);
  }
  const ids = [
    ...tournaments.map(({ tournament: { id }, file }) => ({ id, file })),
    ...events.map(({ tournament: { id }, file }) => ({ id, file })),
  ];
  return unlessProblems([...problems, ...repeated(ids)], () => ({ tournaments, events }));
};

/** The answer has one place for an id: the same from two files would silently lose one. */
const repeated = (found: readonly { readonly id: string; readonly file: string }[]): readonly Problem[] => {
  const first = new Map<string, string>();
  return found.flatMap(({ id, file }) => {
    const other = first.get(id);
    first.set(id, other ?? file);
    return other === undefined ? [] : [problem('tournament-twice', { file }, { id, other })];
  });
};

/** What one tournament comes to, in numbers and as a text, with what should be known of the lists. */
interface TournamentReport {
  readonly id: string;
  readonly event: EventStandings;
  readonly explained: ExplainedPlace | null;
  readonly teams: readonly TeamRow[] | null;
  readonly ratings: readonly RatingLine[] | null;
  readonly chances: Chances | null;
  readonly texts: readonly string[];
  readonly warnings: readonly Problem[];
}

const warningsOf = ({ tournament, file }: FromFile, orders: readonly RankOrder[]): readonly Problem[] =>
  orders
    .flatMap(({ order }) => orderWarnings(tournament, order))
    .map((warning) => ({ ...warning, place: { file, ...warning.place } }));

/** What was asked for besides the standings by lists. */
interface Asked {
  readonly orders: readonly RankOrder[];
  readonly player: string | undefined;
  /** Whether only their neighbours are asked about. */
  readonly only: 'why' | undefined;
  readonly teams: readonly string[] | undefined;
  readonly ratings: boolean;
  readonly chances: boolean;
  readonly date: string | undefined;
}

/** The list by which a match is decided. */
const teamOrder = ({ teamTieBreaks = TEAM_TIE_BREAKS }: Tournament): readonly string[] => teamTieBreaks;

const standingsOf = (from: FromFile, asked: Asked, language: string): Result<TournamentReport> => {
  const { tournament, file } = from;
  const { orders: typed, player } = asked;
  const teams = asked.teams ?? (matchOf(tournament) ? teamOrder(tournament) : undefined);
  const orders = typed.length > 0 ? typed : [ownOrder(tournament)];
  const explained = optional(player, (name) => explainedPlace(tournament, name, entryAt(orders, 0).order));
  const result = together({
    id: ok(tournament.id),
    event: eventStandings(tournament, orders),
    explained: andThen(explained, (place) => ok(place ?? null)),
    teams: teams === undefined ? ok(null) : teamStandings(tournament, teams),
    ratings: ok(asked.ratings ? ratingReport(tournament, asked.date) : null),
    chances: ok(asked.chances ? chancesOf(tournament) : null),
    texts: allOf(orders.map(({ order }) => standingsText(tournament, order, language))),
    warnings: ok(warningsOf(from, orders)),
  });
  const more = ({ explained: place, teams: rows, ratings, chances }: TournamentReport): readonly string[] => [
    ...(rows === null ? [] : [teamsText(tournament, rows, teams ?? [], language)]),
    ...(ratings === null ? [] : [ratingsText(tournament, ratings, language)]),
    ...(chances === null ? [] : [chancesText(tournament, chances, language)]),
    ...(place === null
      ? []
      : [explainedText(tournament, place, { language, only: asked.only, cited: from.cited })]),
  ];
  return inFile(
    file,
    andThen(result, (found) => ok({ ...found, texts: [...found.texts, ...more(found)] })),
  );
};

const jsonOf = ({ event, explained, teams, ratings, chances }: TournamentReport): object => ({
  ...event,
  ...(explained === null ? {} : { explained }),
  ...(teams === null ? {} : { teams: teams.map(teamJson) }),
  ...(ratings === null ? {} : { ratings: ratings.map(ratingJson) }),
  ...(chances === null ? {} : { chances: chancesJson(chances) }),
});

/** The game of all tournaments, if it is one. */
const gameOf = (all: readonly FromFile[]): Pick<Report, 'profile'> => {
  const [profile, ...others] = new Set(all.map(({ tournament }) => tournament.profile));
  return profile === undefined || others.length > 0 ? {} : { profile };
};

/** The standings of event files and workbooks. */
export const standings: Command = {
  name: 'standings',
  operands: [{ name: 'FILE', many: true }],
  options: {
    ...ENCODING_OPTION,
    order: { takes: 'LABEL:LIST', many: true, form: ORDER },
    explain: { takes: 'NAME' },
    why: { takes: 'NAME', excludes: ['explain'] },
    teams: { takes: 'LIST' },
    chances: {},
    ratings: {},
    date: { takes: 'YYYY-MM-DD', form: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, goesWith: 'ratings' },
  },
  run: async (given, { language, texts }) => {
    const typed = given.texts('order').map(orderOf);
    const [wrong, ...more] = typed.flatMap(({ order }) => checkOrder(order));
    if (wrong) return failAll([wrong, ...more]);
    const explains = given.text('explain') !== undefined || given.text('why') !== undefined;
    const read = await readAll(given.operands, explains ? 'all' : 'inputs', texts);
    if (!read.ok) return read;
    const teams = given.text('teams');
    const asked = {
      orders: typed,
      player: given.text('explain') ?? given.text('why'),
      only: given.text('explain') === undefined ? ('why' as const) : undefined,
      teams: teams === undefined ? undefined : parseCodes(teams),
      ratings: given.flag('ratings'),
      chances: given.flag('chances'),
      date: given.text('date'),
    };
    const { tournaments, events } = read.value;
    const found = together({
      tournaments: allOf(tournaments.map((each) => standingsOf(each, asked, language))),
      events: allOf(
        events.map(({ tournament: event, file }) =>
          inFile(file, teamEventReport(event, language, asked.teams)),
        ),
      ),
    });
    return andThen(found, ({ tournaments: all, events: reports }) =>
      ok({
        text: () => [...all.flatMap(({ texts }) => texts), ...reports.map(({ text }) => text)].join('\n\n'),
        json: () =>
          Object.fromEntries([
            ...all.map((each) => [each.id, jsonOf(each)] as const),
            ...reports.map(({ id, json }) => [id, json] as const),
          ]),
        warnings: [...tournaments, ...events, ...all].flatMap(({ warnings }) => warnings),
        ...gameOf(tournaments),
      }),
    );
  },
};
