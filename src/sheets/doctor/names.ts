import { countsOf } from '../../core/grouped';
import { largest } from '../../core/extremes';
import { foldedName, unseenIn } from '../../core/names/name';
import { address, quoteSheet } from '../../grid/cell';
import { clean } from '../roster/text';
import { type HeadedColumn, finding, instead, type Finding, type Spot } from './finding';

/** A name typed into a cell. */
interface Typed {
  readonly spot: Spot;
  readonly text: string;
}

const typedIn = (columns: readonly HeadedColumn[]): readonly Typed[] =>
  columns
    .flatMap(({ cells }) => cells)
    .flatMap((spot) =>
      spot.formula === null && typeof spot.value === 'string' ? [{ spot, text: spot.value }] : [],
    );

const become = (spot: Spot, name: string) => ({
  shown: name,
  cells: [instead(spot, { value: name, ...(/^[=+\-@']/.test(name) ? { format: '@' } : {}) })],
});

/** `name-blanks` for each name with blanks at its ends or several in a row, `name-unseen` for one with a sign that nobody sees. */
const withBlanks = (typed: readonly Typed[]): readonly Finding[] =>
  typed
    .filter(({ text }) => clean(text) !== text && clean(text) !== '')
    .map(({ spot, text }) => {
      const [name, sign] = [clean(text), unseenIn(text)];
      const cures = [become(spot, name)];
      return sign === null
        ? finding('name-blanks', spot, { name }, cures)
        : finding('name-unseen', spot, { name, sign }, cures);
    });

/** A name without accents, signs, and the order of its parts: `Müller, Jörg` is `Jorg Muller`. */
const looseKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .sort()
    .join(' ');

/**
 * `name-two-spellings` for each name that stands in another way elsewhere: the way of the list counts, else the one that is
 * more frequent; where neither decides, both are offered. `own` are the names of the list.
 */
const spellings = (typed: readonly Typed[], own: ReadonlySet<string>): readonly Finding[] => {
  const groups = new Map<string, Typed[]>();
  for (const each of typed) {
    const key = looseKey(each.text);
    const group = groups.get(key) ?? [];
    if (group.length === 0) groups.set(key, group);
    group.push(each);
  }
  return [...groups.values()].flatMap((group) => {
    const counts = countsOf(group.map(({ text }) => clean(text)));
    if (counts.size < 2) return [];
    const listed = [...counts.keys()].filter((name) => own.has(name));
    const most = largest(counts.values());
    const frequent = [...counts].filter(([, count]) => count === most).map(([name]) => name);
    // Two names of one list that differ so little may be two people.
    if (listed.length > 1) return [];
    const right = listed.length === 1 ? listed : frequent;
    const [only] = right;
    return group
      .filter(({ text }) => right.length > 1 || clean(text) !== only)
      .map(({ spot, text }) => {
        const others = right.length > 1 ? right.filter((name) => name !== clean(text)) : right;
        const cures = others.map((name) => become(spot, name));
        const values = { name: clean(text), other: others[0] ?? '' };
        return finding('name-two-spellings', spot, values, cures, right.length === 1 && cures.length === 1);
      });
  });
};

/** A formula that does nothing but show one cell of another sheet: its sheet's name and the letters of its column. */
const LINK = /^(?:'((?:[^']|'')+)'|([^'!()]+))!\$?([A-Z]{1,3})\$?\d+$/i;

/** Fewer links than this in a column make typing no exception. */
const LEAST_LINKS = 2;

/**
 * `name-not-linked` for each name of the list that is typed in a column whose other names are links to the list: a correction
 * there would not come here.
 */
const unlinked = (columns: readonly HeadedColumn[], list: HeadedColumn): readonly Finding[] => {
  const { grid, column } = list.heading;
  const places = new Map(
    list.cells.flatMap((spot) =>
      typeof spot.value === 'string' ? [[foldedName(spot.value), spot] as const] : [],
    ),
  );
  const linksHere = ({ formula }: Spot): boolean => {
    const [, quoted, bare] = (formula === null ? null : LINK.exec(formula)) ?? [];
    const sheet = quoted?.replaceAll("''", "'") ?? bare;
    return sheet?.toLowerCase() === grid.sheet.toLowerCase();
  };
  return columns
    .filter((each) => each !== list && each.cells.filter(linksHere).length >= LEAST_LINKS)
    .flatMap(({ cells }) => cells)
    .flatMap((spot) => {
      if (spot.formula !== null || typeof spot.value !== 'string') return [];
      const meant = places.get(foldedName(spot.value));
      if (!meant) return [];
      const formula = `${quoteSheet(grid.sheet)}!${address(meant.row, column, 'both')}`;
      const values = { name: clean(spot.value), cell: `${grid.sheet}!${address(meant.row, column)}` };
      const cures = [{ shown: `=${formula}`, cells: [instead(spot, { value: null, formula })] }];
      return [finding('name-not-linked', spot, values, cures)];
    });
};

/** The list of names: of the columns headed so, and in which nobody stands twice, the longest. */
const listAmong = (columns: readonly HeadedColumn[]): HeadedColumn | null => {
  const size = ({ cells }: HeadedColumn): number =>
    new Set(
      cells.flatMap(({ value, formula }) =>
        formula === null && typeof value === 'string' ? [foldedName(value)] : [],
      ),
    ).size;
  const lists = columns
    .filter(({ kind }) => kind === 'names')
    .map((column) => ({ column, count: size(column) }))
    .filter(({ column, count }) => count > 0 && count === column.cells.length);
  const most = lists.reduce((best, { count }) => Math.max(best, count), 0);
  return lists.find(({ count }) => count === most)?.column ?? null;
};

/** What is wrong with the names of a workbook, whose columns these are. */
export const nameFindings = (all: readonly HeadedColumn[]): readonly Finding[] => {
  const columns = all.filter(({ kind }) => kind !== 'results');
  const typed = typedIn(columns);
  const list = listAmong(columns);
  const own = new Set(list ? typedIn([list]).map(({ text }) => clean(text)) : []);
  return [...withBlanks(typed), ...spellings(typed, own), ...(list ? unlinked(columns, list) : [])];
};
