import type { Mark } from '../../core/results/outcome';
import { area } from '../../grid/cell';
import { fixedCell } from '../../grid/reference';
import type { MatchLayout } from '../layout/match';

/** `matchPointsOf` of core as a formula: what a finished match is worth, by cells with the game points of both teams. */
export const matchPointsFormula = (
  { win, draw, loss }: Readonly<Record<Mark, string>>,
  own: string,
  theirs: string,
): string =>
  `IF(${own}+${theirs}=0,${loss},IF(${own}>${theirs},${win},IF(${own}=${theirs},${draw},${loss})))`;

/** Which of the two teams: the first has the first numbers. */
export type Team = 'first' | 'second';

export const TEAMS: readonly Team[] = ['first', 'second'];

export const OTHER: Readonly<Record<Team, Team>> = { first: 'second', second: 'first' };

/** 1 if the first of two numbers is higher, -1 if the second is, 0 if neither. */
export const signOf = (one: string, other: string): string => `(${one}>${other})-(${one}<${other})`;

/** The cell that has a team's name: the head of its total, from which all others take it. */
export const teamName = ({ sheet, header, total }: MatchLayout, team: Team): string =>
  fixedCell({ sheet, area: area(header, total.points[team].area.column) }, sheet);
