import { problem, type Problem } from './problem';

/** So many problems are told of one by one; the others are counted. */
export const MOST_TOLD = 20;

/** So many signs of what stands in a file or a cell are quoted. */
const MOST_QUOTED = 200;

/** Lists and sentences of ours, which are whole or mean nothing. */
const OURS: ReadonlySet<string> = new Set(['choices', 'what', 'why', 'way', 'rule', 'detail']);

/** A text as it is quoted: cut where it is long, never in the middle of a sign. */
export const quoted = (text: string): string =>
  text.length <= MOST_QUOTED ? text : `${text.slice(0, MOST_QUOTED).replace(/[\ud800-\udbff]$/, '')}…`;

const cut = <T extends object>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && !OURS.has(name) ? quoted(value) : value,
    ]),
  ) as T;

/** A problem whose quotations and names are no longer than a message can be; a file keeps its whole name. */
export const withQuotations = (found: Problem): Problem => {
  const { file, ...place } = found.place;
  return {
    ...found,
    place: { ...(file === undefined ? {} : { file }), ...cut(place) },
    values: cut(found.values),
  };
};

/** The first problems, as they are told, and how many more there are: `more-problems`. */
export const firstTold = (problems: readonly Problem[]): readonly Problem[] => {
  const count = problems.length - MOST_TOLD;
  const told = problems.slice(0, MOST_TOLD).map(withQuotations);
  return count > 0 ? [...told, problem('more-problems', {}, { count })] : told;
};

/** The first lines of a text, and what says how many more there are. */
export const firstLines = (lines: readonly string[], more: (count: number) => string): readonly string[] =>
  lines.length <= MOST_TOLD ? lines : [...lines.slice(0, MOST_TOLD), more(lines.length - MOST_TOLD)];
