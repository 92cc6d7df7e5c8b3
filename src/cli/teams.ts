import { fractionText, toNumber } from '../core/fraction';
import type { Tournament } from '../core/model';
import type { TeamRow } from '../core/tiebreak/teams/standings';
import { words } from '../language/language';
import { makeTextTable } from './columns';
import { rankText } from './standings';

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
