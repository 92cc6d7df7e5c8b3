import { fractionText, toNumber } from '../core/fraction';
import type { Tournament } from '../core/model';
import { present } from '../core/present';
import type { Problem } from '../core/problem';
import type { RatingLine } from '../core/ratingReport';
import { andThen, ok, type Result } from '../core/result';
import { rulesOf } from '../core/rules';
import { nameInSection } from '../core/sections/named';
import { individualStandings } from '../core/teamEvent/individuals';
import { type TeamEvent, teamNo } from '../core/teamEvent/model';
import { allValues, type StandingRow, standings } from '../core/tiebreak/standings';
import type { TeamRow } from '../core/tiebreak/teams/standings';
import { cliTexts } from '../language/cli';
import { isOfChess } from '../language/criteria';
import { say, words } from '../language/language';
import { makeTextTable, oneLine } from './columns';
import { collectResults } from './values';

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
      values: mapped(allValues(tournament), (column) => column.map((value) => value && toNumber(value))),
      rank: mapped(rank, (standing) => standing.ranks),
    }),
  );
};

const mapped = <T, U>(
  record: Readonly<Record<string, T>>,
  made: (value: T) => U,
): Readonly<Record<string, U>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, made(value)]));

/** `2`, `2–3`, empty without a rank. */
const rankText = ({ rank, rankTo }: Pick<StandingRow, 'rank' | 'rankTo'>): string =>
  rank === null ? '' : rank === rankTo ? String(rank) : `${rank}–${rankTo}`;

/** Where the list of the tournament's rule set is published, if the order is that list. */
const publishedText = (
  { ruleSet, profile }: Tournament,
  order: readonly string[],
  language: string,
): readonly string[] => {
  const rules = rulesOf(ruleSet);
  if (!rules.ok || rules.value.source === '' || rules.value.tieBreaks.join() !== order.join()) return [];
  const { source, year } = rules.value;
  if (profile !== 'chess' && isOfChess(source)) return [];
  return [say(cliTexts(language).published, language, { source, year: year ?? 0 })];
};

/** The table for people, with the event's name above it. Problems: those of `standings`. */
export const standingsText = (
  tournament: Tournament,
  order: readonly string[],
  language: string,
): Result<string> =>
  andThen(standings(tournament, order), ({ rows }) => {
    const { rank, name } = words(language, tournament.profile);
    const called = nameInSection(tournament);
    const lines = makeTextTable([
      { heading: rank, right: true, cells: rows.map(rankText) },
      { heading: name, right: false, cells: rows.map(({ no }) => called(no)) },
      ...order.map((code, column) => ({
        heading: code,
        right: true,
        cells: rows.map(({ values: own }) => (own[column] ? fractionText(own[column]) : '')),
      })),
    ]);
    const { event, section } = tournament;
    const title = section === undefined ? event : `${event}, ${section}`;
    return ok([oneLine(title), ...lines, ...publishedText(tournament, order, language)].join('\n'));
  });

/** A team's line as JSON has it: its values are numbers. */
export const teamJson = ({ team, rank, values }: TeamRow): object => ({
  team,
  rank,
  values: values.map((value) => value && toNumber(value)),
});

/** The table of the teams for people. */
export const teamsText = (
  { teams, profile }: Tournament,
  rows: readonly TeamRow[],
  order: readonly string[],
  language: string,
): string => {
  const { rank, name } = words(language, profile);
  const names = new Map(teams.map((team) => [team.id, team.name]));
  return makeTextTable([
    { heading: rank, right: true, cells: rows.map(rankText) },
    { heading: name, right: false, cells: rows.map(({ team }) => names.get(team) ?? team) },
    ...order.map((code, column) => ({
      heading: code,
      right: true,
      cells: rows.map(({ values }) => (values[column] ? fractionText(values[column]) : '')),
    })),
  ]).join('\n');
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
export const ratingsText = (
  { players, profile }: Tournament,
  lines: readonly RatingLine[],
  language: string,
): string => {
  const { name, rating, games } = words(language, profile);
  const { ratings } = cliTexts(language);
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
  return [...table, say(ratings.note, language, {})].join('\n');
};

/** The standings of a team event by a list of its own or by another one, for people and for programs. Problems: those of `standings`. */
export const teamEventReport = (
  event: TeamEvent,
  language: string,
  order: readonly string[] = event.tieBreaks,
): Result<TournamentReport> =>
  andThen(standings(event, order), ({ rows }) => {
    const { rank, name, games, points, teamEvent: texts } = words(language);
    const players = individualStandings(event).filter((row) => row.games > 0);
    const { unit } = event.discipline.scoring;
    const teamOf = (no: number): string => present(teamNo(event, no)).name;
    const memberOf = (team: number, member: number): string =>
      present(present(teamNo(event, team)).members[member - 1]).name;
    const teams = makeTextTable([
      { heading: rank, right: true, cells: rows.map(rankText) },
      { heading: texts.team, right: false, cells: rows.map(({ no }) => teamOf(no)) },
      ...order.map((code, column) => ({
        heading: code,
        right: true,
        cells: rows.map(({ values }) => (values[column] ? fractionText(values[column]) : '')),
      })),
    ]);
    const individuals = makeTextTable([
      { heading: rank, right: true, cells: players.map(rankText) },
      { heading: name, right: false, cells: players.map((row) => memberOf(row.team, row.member)) },
      { heading: texts.team, right: false, cells: players.map((row) => teamOf(row.team)) },
      { heading: games, right: true, cells: players.map((row) => `${row.games}`) },
      { heading: points, right: true, cells: players.map((row) => `${row.points / unit}`) },
    ]);
    return ok({
      id: event.id,
      texts: [
        [oneLine(event.event), ...teams, ...(players.length === 0 ? [] : ['', ...individuals])].join('\n'),
      ],
      warnings: [],
      json: {
        teams: rows.map((row) => ({
          team: teamOf(row.no),
          rank: row.rank,
          values: row.values.map((value) => value && toNumber(value)),
        })),
        players: players.map((row) => ({
          name: memberOf(row.team, row.member),
          team: teamOf(row.team),
          rank: row.rank,
          games: row.games,
          points: row.points / unit,
        })),
      },
    });
  });
