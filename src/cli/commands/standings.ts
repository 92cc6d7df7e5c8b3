import { type ExplainedPlace, explainPlace } from '../../core/explain/standings';
import { toNumber } from '../../core/fraction';
import type { Tournament } from '../../core/model';
import { type Chances, chancesOf } from '../../core/outlook/chances';
import { matchOf } from '../../core/pairing/teams/members';
import { playerNamed } from '../../core/names/meant';
import { entryAt } from '../../core/present';
import { problem, type Problem, withFile } from '../../core/problem';
import { ratingReport } from '../../core/ratings/report';
import {
  allOf,
  andThen,
  fail,
  ok,
  type Result,
  allClear,
  unlessProblems,
  collectResults,
} from '../../core/result';
import { nameInSection } from '../../language/inSection';
import { isTeamEvent, type TeamEvent } from '../../core/teamEvent/model';
import { checkOrder, orderWarnings } from '../../core/tiebreak/registry';
import { checkTeamOrder, TEAM_TIE_BREAKS } from '../../core/tiebreak/teams/order';
import { teamStandings } from '../../core/tiebreak/teams/standings';
import { chancesSentences, chancesTitle } from '../../language/chances';
import { type ExplanationWords, placeText } from '../../language/explain';
import type { Extent } from '../../sheets/parse';
import { oneLine } from '../steps';
import { type Command, ENCODING_OPTION, type Report } from '../command';
import type { TextReading } from '../files';
import { type ReadTournament, readTournaments } from '../eventFiles';
import { inFile } from '../sources';
import {
  eventStandings,
  ownOrder,
  type RankOrder,
  ratingJson,
  ratingsText,
  standingsText,
  teamEventReport,
  teamJson,
  teamsText,
  type TournamentReport,
} from '../standings';
import { optional, parseCodes } from '../values';

/** Why a player stands where they stand, in words. */
const explainedText = (
  { players, profile }: Tournament,
  place: ExplainedPlace,
  cited: ExplanationWords['cited'],
): string => {
  const names = new Map(players.map(({ no, name }) => [no, name]));
  return placeText(place, { names, profile, cited }).map(oneLine).join('\n');
};

/** Who can still be first, as JSON has it: points are numbers. */
const chancesJson = ({ players, ...rest }: Chances): object => ({
  ...rest,
  players: players.map(({ points, needs: { shared, alone }, ...chance }) => ({
    ...chance,
    points: toNumber(points),
    needs: { shared: shared && toNumber(shared), alone: alone && toNumber(alone) },
  })),
});

/** Who can still be first, a line a player, those with more points first. */
const chancesText = (tournament: Tournament, chances: Chances): string => {
  const name = nameInSection(tournament);
  const lines = chancesSentences(tournament, chances, (no) => oneLine(name(no)));
  return [chancesTitle(chances), ...lines].join('\n');
};

/** `LABEL:PTS,SB`. */
const ORDER = /^[^:]*:[^:]+$/;

const orderOf = (typed: string): RankOrder => ({
  key: typed,
  order: parseCodes(typed.slice(typed.indexOf(':') + 1)),
});

interface FromFile extends ReadTournament {
  readonly file: string;
}

/** All tournaments of all files, else all problems. */
const readAll = async (
  files: readonly string[],
  extent: Extent,
  texts: TextReading,
): Promise<Result<readonly FromFile[]>> => {
  const found: FromFile[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const read = await readTournaments(file, { extent, texts });
    if (read.ok) for (const each of read.value) found.push({ ...each, file });
    else for (const each of read.problems) problems.push(each);
  }
  return unlessProblems([...problems, ...repeated(found)], () => found);
};

/** The answer has one place for an id: the same from two files would silently lose one. */
const repeated = (found: readonly FromFile[]): readonly Problem[] => {
  const first = new Map<string, string>();
  return found.flatMap(({ tournament: { id }, file }) => {
    const other = first.get(id);
    first.set(id, other ?? file);
    return other === undefined ? [] : [problem('tournament-twice', { file }, { id, other })];
  });
};

const warningsOf = ({ tournament, file }: FromFile, orders: readonly RankOrder[]): readonly Problem[] =>
  orders.flatMap(({ order }) => orderWarnings(tournament, order)).map(withFile(file));

/** What was asked for besides the standings by lists. */
interface Asked {
  readonly orders: readonly RankOrder[];
  readonly player: string | undefined;
  readonly teams: readonly string[] | undefined;
  readonly ratings: boolean;
  readonly chances: boolean;
  readonly date: string | undefined;
}

/** What a tournament of players comes to, in numbers and as a text. Problems: those of `playerNamed` and `explainPlace`, too. */
const playersReport = (from: FromFile, asked: Asked): Result<TournamentReport> => {
  const { tournament } = from;
  const { orders: typed, player } = asked;
  const { teamTieBreaks = TEAM_TIE_BREAKS } = tournament;
  const listed = asked.teams ?? (matchOf(tournament) ? teamTieBreaks : undefined);
  const orders = typed.length > 0 ? typed : [ownOrder(tournament)];
  const ratings = asked.ratings ? ratingReport(tournament, asked.date) : null;
  const chances = asked.chances ? chancesOf(tournament) : null;
  const result = collectResults({
    event: eventStandings(tournament, orders),
    explained: optional(player, (name) =>
      andThen(playerNamed(tournament, name), ({ no }) =>
        explainPlace(tournament, no, entryAt(orders, 0).order),
      ),
    ),
    teams: listed === undefined ? ok(null) : teamStandings(tournament, listed),
    texts: allOf(orders.map(({ order }) => standingsText(tournament, order))),
  });
  return andThen(result, ({ event, explained, teams, texts }) =>
    ok({
      id: tournament.id,
      texts: [
        ...texts,
        ...(teams ? [teamsText(tournament, teams, listed ?? [])] : []),
        ...(ratings ? [ratingsText(tournament, ratings)] : []),
        ...(chances ? [chancesText(tournament, chances)] : []),
        ...(explained ? [explainedText(tournament, explained, from.cited)] : []),
      ],
      json: {
        ...event,
        ...(explained ? { explained } : {}),
        ...(teams ? { teams: teams.map(teamJson) } : {}),
        ...(ratings ? { ratings: ratings.map(ratingJson) } : {}),
        ...(chances ? { chances: chancesJson(chances) } : {}),
      },
      warnings: warningsOf(from, orders),
    }),
  );
};

/** What is said of players alone: their places, chances and ratings. */
const ofPlayersAlone = ({ player, chances, ratings }: Asked): readonly string[] => [
  ...(player === undefined ? [] : ['--explain']),
  ...(chances ? ['--chances'] : []),
  ...(ratings ? ['--ratings'] : []),
];

const teamsReport = (event: TeamEvent, asked: Asked): Result<TournamentReport> => {
  const [option] = ofPlayersAlone(asked);
  if (option !== undefined) return fail(problem('option-of-players', {}, { option }));
  const { orders, teams = event.tieBreaks } = asked;
  return teamEventReport(event, orders.length > 0 ? orders : [{ key: 'own', order: teams }]);
};

const standingsOf = (from: FromFile, asked: Asked): Result<TournamentReport> => {
  const { tournament, file } = from;
  const check = isTeamEvent(tournament) ? checkTeamOrder : checkOrder;
  const known = allClear(asked.orders.flatMap(({ order }) => check(order)));
  const report = andThen(known, () =>
    isTeamEvent(tournament) ? teamsReport(tournament, asked) : playersReport(from, asked),
  );
  return inFile(file, report);
};

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
    teams: { takes: 'LIST' },
    chances: {},
    ratings: {},
    date: { takes: 'YYYY-MM-DD', form: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, goesWith: 'ratings' },
  },
  run: async (given, { texts }) => {
    const typed = given.texts('order').map(orderOf);
    const player = given.text('explain');
    const read = await readAll(given.operands, player !== undefined ? 'all' : 'inputs', texts);
    if (!read.ok) return read;
    const teams = given.text('teams');
    const asked = {
      orders: typed,
      player,
      teams: teams === undefined ? undefined : parseCodes(teams),
      ratings: given.flag('ratings'),
      chances: given.flag('chances'),
      date: given.text('date'),
    };
    const tournaments = read.value;
    return andThen(allOf(tournaments.map((each) => standingsOf(each, asked))), (all) =>
      ok({
        text: () => all.flatMap((each) => each.texts).join('\n\n'),
        json: () => Object.fromEntries(all.map(({ id, json }) => [id, json])),
        warnings: [...tournaments, ...all].flatMap(({ warnings }) => warnings),
        ...gameOf(tournaments),
      }),
    );
  },
};
