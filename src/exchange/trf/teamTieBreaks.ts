import { problem, type Problem } from '../../core/problem';
import { TEAM_CODES, TEAM_SCORES } from '../../core/tiebreak/teams/order';
import type { Line } from './line';
import { listedCodes } from './header';

/** What FIDE calls the score that goes first, and the other one behind it (C.07 11.1, 13.1). */
const PRIMARY: Readonly<Record<string, string>> = { MP: 'MPTS', GP: 'GPTS' };
const SECONDARY = 'MPvGP';

const isFides = (code: string): boolean => !code.startsWith('NZ_');

/** A list for teams as records 202 and 212 have it: what goes first, and the codes behind it; what FIDE has none for is left. */
export const fideTeamTieBreaks = (
  order: readonly string[],
): { readonly points: string; readonly codes: readonly string[]; readonly left: readonly string[] } => {
  const [first = 'MP', ...more] = order;
  const fideCode = (code: string): string => (TEAM_SCORES.includes(code) ? SECONDARY : code);
  return {
    points: PRIMARY[first] ?? 'MPTS',
    codes: more.filter(isFides).map(fideCode),
    left: more.filter((code) => !isFides(code)),
  };
};

const CODES: ReadonlySet<string> = new Set(TEAM_CODES.map(([code]) => code));

/** Whether the list of a file is one for teams: match points or game points go first. */
export const isForTeams = (lines: readonly Line[]): boolean =>
  lines.some(({ id, text }) => id === '212' && /^[MG]PTS\b/i.test(text));

/** The list of a file, with the score that goes first; a code that is not known here is told of and left out. */
export const teamTieBreaksIn = (
  lines: readonly Line[],
): { readonly codes?: readonly string[]; readonly warnings: readonly Problem[] } => {
  const listed = listedCodes(lines);
  if (!listed) return { warnings: [] };
  const { line, typed } = listed;
  const first = typed.some((code) => /^GPTS$/i.test(code)) ? 'GP' : 'MP';
  const other = first === 'GP' ? 'MP' : 'GP';
  const found = typed
    .filter((code) => !/^(?:M|G)?PTS$/i.test(code))
    .map((code) => ({ code, known: /^MPVGP$/i.test(code) ? other : code.toUpperCase() }));
  const known = [...new Set(found.map((each) => each.known))].filter(
    (code) => CODES.has(code) && code !== first,
  );
  return {
    codes: [first, ...known],
    warnings: found
      .filter((each) => !CODES.has(each.known))
      .map(({ code }) => problem('trf-tie-break', { line: line.number }, { typed: code })),
  };
};
