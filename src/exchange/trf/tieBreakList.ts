import type { Line } from './line';

/** More codes than any list has. */
const MOST_CODES = 50;

/** The list of tie-breaks of a file (212, else 202): its line, and the codes as they are typed; `undefined` without one. */
export const listedCodes = (
  lines: readonly Line[],
): { readonly line: Line; readonly typed: readonly string[] } | undefined => {
  const line = ['212', '202'].flatMap(
    (id) => lines.find((each) => each.id === id && each.text !== '') ?? [],
  )[0];
  const codes = line?.text.split(/[,;\s]+/).filter((code) => code !== '');
  return line && codes && { line, typed: codes.slice(0, MOST_CODES) };
};
