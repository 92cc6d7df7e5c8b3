import { problem, type Problem } from '../../core/problem';
import { codeOf, criterionOf } from '../../core/tiebreak/registry';
import { TEAM_CODES, TEAM_SCORES } from '../../core/tiebreak/teams/order';
import type { Line } from './line';

/** More codes than any list has. */
const MOST_CODES = 50;

/** The list of tie-breaks of a file (212, else 202): its line, and the codes as they are typed; `undefined` without one. */
const listedCodes = (
  lines: readonly Line[],
): { readonly line: Line; readonly typed: readonly string[] } | undefined => {
  const line = ['212', '202'].flatMap(
    (id) => lines.find((each) => each.id === id && each.text !== '') ?? [],
  )[0];
  const codes = line?.text.split(/[,;\s]+/).filter((code) => code !== '');
  return line && codes && { line, typed: codes.slice(0, MOST_CODES) };
};

/** The list of a file; each code that is not known here is told of and left out. */
interface TieBreaks {
  readonly codes?: readonly string[];
  readonly warnings: readonly Problem[];
}

/** The list for players, with `PTS` before it. */
export const tieBreaksIn = (lines: readonly Line[]): TieBreaks => {
  const listed = listedCodes(lines);
  if (!listed) return { warnings: [] };
  const { line, typed } = listed;
  // a list for teams, which whoever reads the teams understands
  if (typed.some((code) => /^[MG]PTS$/i.test(code))) return { warnings: [] };
  const known = typed.filter((code) => criterionOf(code)).map(codeOf);
  const codes = [...new Set(['PTS', ...known])];
  const unknown = typed.filter((code) => !criterionOf(code));
  return {
    ...(codes.length > 1 || typed.length === known.length ? { codes } : {}),
    warnings: unknown.map((code) => problem('trf-tie-break', { line: line.number }, { typed: code })),
  };
};

/** Tie-breaks that FIDE has a code for, in our order; `PTS` and what is no tie-break to it are left out. */
export const fideTieBreaks = (order: readonly string[]): readonly string[] =>
  order.filter((code) => {
    const source = criterionOf(code)?.source ?? '';
    return source.startsWith('FIDE C.07') && !/#|^PTS$|^LOTS$|^PLAYOFF$/.test(code);
  });

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

/** The list for teams, with the score that goes first. */
export const teamTieBreaksIn = (lines: readonly Line[]): TieBreaks => {
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
