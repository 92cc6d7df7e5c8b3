import { entryAt } from '../../present';
import { problem, type Problem } from '../../problem';
import { unknownProblem } from '../../names/meant';

/** How a match is decided by default: NZCF handbook, Tie-breaking Systems, by game points. */
export const TEAM_TIE_BREAKS: readonly string[] = ['GP', 'NZ_BOARDS', 'NZ_BLACK'];

/**
 * The code of every criterion for teams, in the order in which they are offered, and what it compares: each team's own value, or
 * a group of tied teams. It is separate from their calculation, so that the pane can check a list before it loads the rest.
 */
export const TEAM_CODES: readonly (readonly [code: string, of: 'player' | 'group'])[] = [
  ['MP', 'player'],
  ['GP', 'player'],
  ['EDE', 'group'],
  ['NZ_BOARDS', 'player'],
  ['NZ_BLACK', 'player'],
  ['BC', 'player'],
  ['TBR', 'group'],
  ['BBE', 'group'],
  ['EMMSB', 'player'],
  ['EMGSB', 'player'],
  ['EGMSB', 'player'],
  ['EGGSB', 'player'],
  ['SSSC', 'player'],
];

/** One of these comes first: match points or game points. */
export const TEAM_SCORES: readonly string[] = ['MP', 'GP'];

/**
 * Problems with a list for teams: neither match points nor game points first (`criterion-order`), a code that is unknown
 * (`criterion-unknown`) or listed twice (`criterion-twice`).
 */
export const checkTeamOrder = (order: readonly string[]): readonly Problem[] => {
  const known = new Map(TEAM_CODES);
  const codes = order.map((typed) => typed.toUpperCase());
  return [
    ...(TEAM_SCORES.includes(codes[0] ?? '')
      ? []
      : [problem('criterion-order', {}, { typed: order.join(', ') })]),
    ...codes.flatMap((code, place) => {
      const typed = entryAt(order, place);
      if (!known.has(code)) return [unknownProblem('criterion-unknown', typed, [...known.keys()])];
      const twice = codes.indexOf(code) < place;
      return twice && known.get(code) === 'player' ? [problem('criterion-twice', {}, { typed })] : [];
    }),
  ];
};
