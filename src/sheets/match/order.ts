import { TEAM_CRITERIA } from '../../core/tiebreak/teams/standings';
import type { SheetWords } from '../../language/words';
import { numberIn } from '../../grid/formula/number';
import { countTo, down, fill } from '../../grid/block';
import type { MatchLayout } from '../layout/match';
import type { Block } from '../../grid/plan';
import { fixedCell, inRow, quoted, whole, writing } from '../../grid/reference';
import { withoutWildcards } from '../../grid/escape';
import { criterionPlace } from './criteria';
import { TEAMS, teamName } from './teams';

/** The name of the team that a number stands for: above 0 the first, below the second; else `level`. */
export const teamAhead = (match: MatchLayout, words: SheetWords, sign: string): string =>
  `IF(${sign}=0,${quoted(words.match.level)},IF(${sign}>0,${teamName(match, 'first')},${teamName(match, 'second')}))`;

/**
 * Who is ahead: above 0 the first team, below the second. Nobody leads by a tie-break: as long as games are to be played, the first of
 * the list alone says it, and once they are over the whole list.
 */
export const aheadNow = ({ sheet, decided, open }: MatchLayout): string => {
  const { row, rows: count } = decided.area;
  const at = (line: number): string =>
    fixedCell({ sheet, area: { ...decided.area, row: line, rows: 1 } }, sheet);
  return `IF(SUM(${whole(open, sheet)})>0,${at(row)},${at(row + count - 1)})`;
};

/**
 * The list by which the match is decided: its codes are typed, and each decides only what those above it leave level. A
 * criterion that compares the tied says nothing once the teams are told apart.
 */
export const makeMatchOrder = (
  match: MatchLayout,
  words: SheetWords,
  teamTieBreaks: readonly string[],
): readonly Block[] => {
  const { sheet, order, criteria, index, decided, ahead, verdict, open, counted } = match;
  const { all, own } = writing(sheet);
  const above = numberIn(inRow(decided, sheet, decided.area.row - 1));
  const typed = `TRIM(${own(order.code)}&"")`;
  const sign = `INDEX(${all(ahead)},${own(index)})`;
  const groups = TEAM_CRITERIA.filter(({ of }) => of === 'group').map(
    ({ code }) => `${own(index)}=${criterionPlace(code)}`,
  );
  const silent = `OR(${own(index)}=0,AND(OR(${groups.join(',')}),${above}<>0))`;
  const listed = (many: number): readonly (string | null)[] =>
    Array.from({ length: many }, (_, place) => teamTieBreaks[place] ?? null);
  return [
    down(order.no, countTo(order.no.area.rows), '0'),
    down(order.code, listed(order.code.area.rows), '@'),
    fill(index, `IF(${typed}="",0,IFERROR(MATCH(${withoutWildcards(typed)},${all(criteria.code)},0),0))`),
    fill(
      order.name,
      `IF(${typed}="","",IF(${own(index)}=0,${quoted(words.criterionUnknown)},INDEX(${all(criteria.name)},${own(index)})))`,
    ),
    ...TEAMS.map((team) =>
      fill(order.values[team], `IF(${silent},"",INDEX(${all(criteria.values[team])},${own(index)}))`, '0.0'),
    ),
    fill(order.ahead, `IF(${silent},"",${teamAhead(match, words, sign)})`),
    fill(decided, `IF(${above}<>0,${above},IF(${own(index)}=0,0,${sign}))`),
    fill(
      verdict.label,
      `IF(SUM(${all(counted)})=0,"",IF(SUM(${all(open)})>0,${quoted(words.match.soFar)},${quoted(words.match.winner)}))`,
    ),
    fill(verdict.team, `IF(SUM(${all(counted)})=0,"",${teamAhead(match, words, aheadNow(match))})`),
  ];
};
