import { problem, type Problem } from './problem';

/** Report this many problems one by one; only count the others. */
export const MOST_TOLD = 20;

/** Quote this many characters of a file or a cell. */
const MOST_QUOTED = 200;

/** Our own lists and sentences, which must stay whole. */
const OURS: ReadonlySet<string> = new Set(['choices', 'what', 'why', 'way', 'rule', 'detail']);

/** A text as a quotation: cut if it is long, never inside a character. */
export const quoted = (text: string): string =>
  text.length <= MOST_QUOTED ? text : `${text.slice(0, MOST_QUOTED).replace(/[\ud800-\udbff]$/, '')}…`;

const cut = <T extends object>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && !OURS.has(name) ? quoted(value) : value,
    ]),
  ) as T;

/** A problem with its quotations and names cut to the length of a message; a file keeps its whole name. */
export const withQuotations = (found: Problem): Problem => {
  const { file, ...place } = found.place;
  return {
    ...found,
    place: { ...(file === undefined ? {} : { file }), ...cut(place) },
    values: cut(found.values),
  };
};

/** The first problems, ready to report, and how many more there are: `more-problems`. */
export const firstTold = (problems: readonly Problem[]): readonly Problem[] => {
  const count = problems.length - MOST_TOLD;
  const told = problems.slice(0, MOST_TOLD).map(withQuotations);
  return count > 0 ? [...told, problem('more-problems', {}, { count })] : told;
};

/** The first lines of a text, and how many more there are. */
export const firstLines = (lines: readonly string[], more: (count: number) => string): readonly string[] =>
  lines.length <= MOST_TOLD ? lines : [...lines.slice(0, MOST_TOLD), more(lines.length - MOST_TOLD)];
