import { fractionText, toNumber } from '../core/fraction';
import type { Tournament } from '../core/model';
import { nameOf } from '../core/names/name';
import { nameInSection } from '../language/inSection';
import { entryAt, present } from '../core/present';
import type { Problem } from '../core/problem';
import type { RatingLine } from '../core/ratings/report';
import { allOf, andThen, ok, type Result, collectResults } from '../core/result';
import { rulesOf } from '../core/ruleSets';
import { individualStandings } from '../core/teamEvent/individuals';
import { isTeamEvent, type TeamEvent, teamNo } from '../core/teamEvent/model';
import { shownRank, allValues, type StandingRow, standings } from '../core/tiebreak/standings';
import type { TeamRow } from '../core/tiebreak/teams/standings';
import { cliTexts } from '../language/cli';
import { isOfChess } from '../language/criteria';
import { say, words } from '../language/language';
import { makeTextTable, oneLine } from './steps';

/** What one tournament comes to, for people and for programs, with what should be known of the lists. */
export interface TournamentReport {
  readonly id: string;
  readonly texts: readonly string[];
  readonly json: object;
  readonly warnings: readonly Problem[];
}

/** A list of tie-breaks under a label; `key` is both as they were given: `NZCF:PTS,SB,WIN,DE`. */
export interface RankOrder {
  readonly key: string;
  readonly order: readonly string[];
}

/** What an event comes to: a column for every criterion, ranks by every list, in the order of the event's players. */
export interface EventStandings {
  readonly values: Readonly<Record<string, readonly (number | null)[]>>;
  readonly rank: Readonly<Record<string, readonly (number | null)[]>>;
}

/** The tournament's own list, under the label `own`. */
export const ownOrder = ({ tieBreaks }: Tournament): RankOrder => ({
  key: `own:${tieBreaks.join(',')}`,
  order: tieBreaks,
});

/** The standings of a tournament in numbers. Problems: those of `standings`. */
export const eventStandings = (
  tournament: Tournament,
  orders: readonly RankOrder[],
): Result<EventStandings> => {
  const ranks = orders.map(({ key, order }) => [key, standings(tournament, order)] as const);
  return andThen(collectResults(Object.fromEntries(ranks)), (rank) =>
    ok({
      values: mapped(allValues(tournament), (column) => valuesJson(column)),
      rank: mapped(rank, (standing) => standing.ranks),
    }),
  );
};

const mapped = <T, U>(
  record: Readonly<Record<string, T>>,
  made: (value: T) => U,
): Readonly<Record<string, U>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, made(value)]));

/** Where the list of the tournament's rule set is published, if the order is that list. */
const publishedText = ({ ruleSet, profile }: Tournament, order: readonly string[]): readonly string[] => {
  const rules = rulesOf(ruleSet);
  if (!rules.ok || rules.value.source === '' || rules.value.tieBreaks.join() !== order.join()) return [];
  const { source } = rules.value;
  return profile !== 'chess' && isOfChess(source) ? [] : [say(cliTexts.published, { source })];
};

/** A line of standings, of whomever. */
type RankedLine = Pick<StandingRow, 'rank' | 'rankTo' | 'values'>;

const valuesJson = (values: RankedLine['values']): readonly (number | null)[] =>
  values.map((value) => value && toNumber(value));

/** A table of ranks: under `heading` who each line is of, then a column for each criterion. */
const rankTable = <R extends RankedLine>(
  rows: readonly R[],
  order: readonly string[],
  [rank, heading]: readonly [rank: string, heading: string],
  called: (row: R) => string,
): readonly string[] =>
  makeTextTable([
    { heading: rank, right: true, cells: rows.map((row) => String(shownRank(row))) },
    { heading, right: false, cells: rows.map(called) },
    ...order.map((code, column) => ({
      heading: code,
      right: true,
      cells: rows.map(({ values }) => (values[column] ? fractionText(values[column]) : '')),
    })),
  ]);

/** The table for people, with the event's name above it. Problems: those of `standings`. */
export const standingsText = (tournament: Tournament, order: readonly string[]): Result<string> =>
  andThen(standings(tournament, order), ({ rows }) => {
    const { event, section, profile } = tournament;
    const { rank, name, teamEvent } = words(profile);
    const called = nameInSection(tournament);
    const heading = isTeamEvent(tournament) ? teamEvent.team : name;
    const lines = rankTable(rows, order, [rank, heading], ({ no }) => called(no));
    const title = section === undefined ? event : `${event}, ${section}`;
    return ok([oneLine(title), ...lines, ...publishedText(tournament, order)].join('\n'));
  });

/** A team's line as JSON has it: its values are numbers. */
export const teamJson = ({
  team,
  rank,
  values,
}: Pick<TeamRow, 'team' | 'values'> & Pick<StandingRow, 'rank'>): object => ({
  team,
  rank,
  values: valuesJson(values),
});

/** The table of the teams for people. */
export const teamsText = (
  { teams, profile }: Tournament,
  rows: readonly TeamRow[],
  order: readonly string[],
): string => {
  const names = new Map(teams.map((team) => [team.id, team.name]));
  const { rank, name } = words(profile);
  return rankTable(rows, order, [rank, name], ({ team }) => names.get(team) ?? team).join('\n');
};

/** A player's line as JSON has it. */
export const ratingJson = ({ score, expected, ...line }: RatingLine): object => ({
  ...line,
  score: toNumber(score),
  expected: toNumber(expected),
});

const signed = (change: number): string => (change > 0 ? `+${change}` : String(change));

const changesText = ({ changes }: RatingLine): string =>
  changes.map(({ k, change }) => `${signed(change)} (K ${k})`).join(', ');

const normsText = ({ norms }: RatingLine): string =>
  norms
    .flatMap(({ title, halfPoints }) => (halfPoints === null ? [] : [`${title} ${halfPoints / 2}`]))
    .join(', ');

/** The table of the ratings for people, with what a norm would take. */
export const ratingsText = ({ players, profile }: Tournament, lines: readonly RatingLine[]): string => {
  const { name, rating, games } = words(profile);
  const { ratings } = cliTexts;
  const names = new Map(players.map((player) => [player.no, player.name]));
  const column = (heading: string, textOf: (line: RatingLine) => string | number, right = true) => ({
    heading,
    right,
    cells: lines.map((line) => String(textOf(line))),
  });
  const table = makeTextTable([
    column(name, ({ no }) => names.get(no) ?? '', false),
    column(rating, (line) => line.rating),
    column(games, (line) => line.games),
    column(ratings.score, ({ score }) => toNumber(score)),
    column(ratings.expected, ({ expected }) => toNumber(expected)),
    column(ratings.performance, (line) => line.performance ?? ''),
    column(ratings.change, changesText, false),
    column(ratings.norms, normsText, false),
  ]);
  return [...table, say(ratings.note)].join('\n');
};

/** The members of teams who have played, in order of rank, as JSON has them. */
const membersOf = (event: TeamEvent) =>
  individualStandings(event)
    .filter((row) => row.games > 0)
    .map(({ team: no, member, rank, rankTo, games, points }) => {
      const team = present(teamNo(event, no));
      const { name } = present(team.members[member - 1]);
      const json = { name, team: team.name, rank, games, points: points / event.discipline.scoring.unit };
      return { json, rank: String(shownRank({ rank, rankTo })) };
    });

/** The standings of a team event by these lists, for people and for programs, who are told the ranks by each of several. Problems: those of `standings`. */
export const teamEventReport = (event: TeamEvent, orders: readonly RankOrder[]): Result<TournamentReport> => {
  const found = collectResults({
    tables: allOf(orders.map(({ order }) => standings(event, order))),
    texts: allOf(orders.map(({ order }) => standingsText(event, order))),
  });
  return andThen(found, ({ tables, texts: all }) => {
    const { rank, name, games, points, teamEvent: texts } = words();
    const members = membersOf(event);
    const column = (heading: string, of: 'name' | 'team' | 'games' | 'points', right = false) => ({
      ...{ heading, right },
      cells: members.map(({ json }) => String(json[of])),
    });
    const individuals = makeTextTable([
      { heading: rank, right: true, cells: members.map((each) => each.rank) },
      ...[column(name, 'name'), column(texts.team, 'team')],
      ...[column(games, 'games', true), column(points, 'points', true)],
    ]);
    const called = nameOf(event.players);
    return ok({
      id: event.id,
      texts: [...all, ...(members.length === 0 ? [] : [individuals.join('\n')])],
      warnings: [],
      json: {
        teams: entryAt(tables, 0).rows.map(({ no, ...row }) => teamJson({ ...row, team: called(no) })),
        ...(orders.length > 1
          ? { rank: Object.fromEntries(orders.map(({ key }, at) => [key, entryAt(tables, at).ranks])) }
          : {}),
        players: members.map(({ json }) => json),
      },
    });
  });
};
