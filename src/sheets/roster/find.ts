import { PEOPLE_WORDS, type HeaderRole } from '../../language/headers';
import { largest } from '../../core/extremes';
import { entryAt, present } from '../../core/present';
import { problem } from '../../core/problem';
import { isGoRank, isUnrated } from '../../core/ratings/rating';
import { fail, ok, type Result } from '../../core/result';
import { isNameLike, isRatingLike, nameColumnByContent, nameCount } from './content';
import { headerWeight, isNamingRole, roleOf, rolesIn } from './headers';
import { plain } from '../../core/names/plain';
import { isFigure, isNaming, isNote, isSign } from './text';
import {
  areaName,
  columnGroups,
  filledColumns,
  hasText,
  isBlank,
  placeOfAll,
  span,
  type Rows,
  type View,
} from '../view';

/** Where the list is, in rows and columns of the view. */
export interface ListBounds {
  readonly header: number | null;
  readonly body: Rows;
  readonly columns: readonly number[];
  /** Rows above a list without a header that we took for titles, although they could be names. */
  readonly titles: readonly number[];
}

type Columns = readonly number[];

const twoLists = (view: View, first: string, second: string): Result<never> =>
  fail(problem('list-two-lists', { sheet: view.sheet, cell: second }, { first, second }));

const NAMING = 10;

interface Region {
  readonly header: number;
  readonly body: Rows;
}

/** Candidates separated only by headings and blank rows are one header. Its best row counts, the last one in a tie. */
const headerRows = (view: View): readonly number[] => {
  const weighed = span(0, view.rows)
    .map((row) => ({ row, weight: headerWeight(view, row) }))
    .filter(({ weight }) => weight > 0);
  const most = Math.max(0, largest(weighed.map(({ weight }) => weight)));
  const candidates = most >= NAMING ? weighed.filter(({ weight }) => weight >= NAMING) : weighed.slice(0, 1);
  const chosen: { row: number; weight: number; last: number }[] = [];
  for (const { row, weight } of candidates) {
    const before = chosen.at(-1);
    if (!before || !span(before.last + 1, row).every((between) => isBlank(view, between)))
      chosen.push({ row, weight, last: row });
    else if (weight >= before.weight) chosen[chosen.length - 1] = { row, weight, last: row };
    else before.last = row;
  }
  return chosen.map(({ row }) => row);
};

/** Where a list ends before the next header. The next title (rows of one cell after a blank row) is not part of it. */
const endBefore = (view: View, header: number, next: number): number => {
  if (next === view.rows) return next;
  const above = [...span(header + 1, next)].reverse();
  const end = above.find((row) => filledColumns(view, row).length !== 1);
  return end !== undefined && isBlank(view, end) ? end : next;
};

/** Whether the last row above with anything on it has one text alone. */
const isTitled = (view: View, row: number): boolean => {
  const above = [...span(0, row)].reverse().find((other) => !isBlank(view, other));
  return above !== undefined && filledColumns(view, above).length === 1;
};

/** A header repeated right below a player is the top of a printed page, one below a title the next part of a list whose first part has one, too. */
const isRepeated = (view: View, row: number, first: number): boolean =>
  (endBefore(view, first, row) === row || (isTitled(view, row) && isTitled(view, first))) &&
  span(0, view.columns).every((column) => plain(view.text(row, column)) === plain(view.text(first, column)));

const regionsOf = (view: View): readonly Region[] => {
  const [first, ...later] = headerRows(view);
  if (first === undefined) return [];
  const heads = [first, ...later.filter((row) => !isRepeated(view, row, first))];
  return heads.map((header, index) => ({
    header,
    body: { from: header + 1, to: endBefore(view, header, heads[index + 1] ?? view.rows) },
  }));
};

const namingColumns = (view: View, { header }: Region): Columns =>
  rolesIn(view, header)
    .filter(({ role }) => isNamingRole(role))
    .map(({ column }) => column);

const hasNames = (view: View, region: Region): boolean =>
  namingColumns(view, region).some((column) => nameCount(view, region.body, column).all > 0);

/** A separate column belongs to the list if its heading is known, or if it is filled for most players and nobody else. */
const belongs = (view: View, { header, body }: Region, named: readonly number[], column: number): boolean => {
  if (rolesIn(view, header, [column]).length > 0) return true;
  const filled = span(body.from, body.to).filter((row) => hasText(view, row, column));
  return filled.length * 2 >= named.length && filled.every((row) => named.includes(row));
};

const columnsFor = (view: View, region: Region, names: Columns): Columns => {
  const { body } = region;
  const groups = columnGroups(view, { from: Math.max(0, region.header), to: body.to });
  const named = span(body.from, body.to).filter((row) =>
    names.some((column) => isNameLike(view, row, column)),
  );
  return groups.flatMap((group) =>
    group.some((column) => names.includes(column))
      ? group
      : group.filter((column) => belongs(view, region, named, column)),
  );
};

const headed = (view: View, regions: readonly Region[]): Result<ListBounds> => {
  const [one, another] = regions.filter((region) => hasNames(view, region));
  const region = one ?? entryAt(regions, 0);
  const all = span(0, view.columns);
  const whole = ({ header, body }: Region): Rows => ({ from: header, to: body.to });
  if (one && another)
    return twoLists(view, areaName(view, whole(one), all), areaName(view, whole(another), all));
  const naming = rolesIn(view, region.header).filter(({ role }) => role === 'name' || role === 'last');
  const [left, right] = columnGroups(view, whole(region)).filter((group) =>
    naming.some(({ column }) => group.includes(column)),
  );
  if (left && right)
    return twoLists(view, areaName(view, whole(region), left), areaName(view, whole(region), right));
  const names = namingColumns(view, region);
  const main = names.length > 0 ? names : [nameColumnByContent(view, region.body, all) ?? 0];
  const columns = columnsFor(view, region, main);
  return ok({ ...region, columns: columns.length > 0 ? columns : main, titles: [] });
};

/** Two lists: columns with at least three names each, nearly all different, separated by a blank column. */
const separateLists = (view: View, rows: Rows): readonly Columns[] =>
  columnGroups(view, rows).filter((group) =>
    group.some((column) => {
      const { all, distinct } = nameCount(view, rows, column);
      return distinct >= 3 && distinct * 5 >= all * 4;
    }),
  );

const mostOf = (rows: readonly number[], holds: (row: number) => boolean): boolean =>
  rows.filter(holds).length * 5 >= rows.length * 4;

/** Whether a row begins a block of at most this many rows, followed by a single block of three rows or more. */
const isSetApart = (view: View, row: number, later: readonly number[], most: number): boolean => {
  const end = span(row, row + most + 1).find((other) => isBlank(view, other)) ?? row;
  const below = later.filter((other) => other > end);
  return end > row && below.length >= 3 && below.every((other, index) => other === entryAt(below, 0) + index);
};

/** Whether a cell says that somebody is unrated; `Nr` may also be a heading. */
const saysUnrated = (view: View, row: number, column: number): boolean => {
  const text = view.text(row, column);
  return isUnrated(text) && roleOf(text) === null;
};

/** Whether a row of several cells has texts where the rows below have numbers: `Spring Cup`, `Berlin`. */
const isWordy = (view: View, row: number, later: readonly number[]): boolean => {
  const hasNumber = (other: number): boolean =>
    filledColumns(view, other).some((column) => typeof view.value(other, column) === 'number');
  const unrated = filledColumns(view, row).some((column) => saysUnrated(view, row, column));
  return !hasNumber(row) && !unrated && mostOf(later.slice(-3), hasNumber);
};

const DATE_AS_TEXT = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/;

/** Whether the first row above names is a title: merged, dated, a remark, alone in a list of several columns, or set apart. */
const isTitle = (view: View, row: number, name: number, later: readonly number[]): boolean => {
  const filled = filledColumns(view, row);
  const text = view.text(row, name);
  if (view.spans(row, name) > 1 && later.every((other) => view.spans(other, name) === 1)) return true;
  if (filled.length !== 1)
    return (
      filled.every((column) => view.text(row, column) === '' || isNote(view.text(row, column))) ||
      (isSetApart(view, row, later, 2) && isWordy(view, row, later))
    );
  const [only] = filled as [number];
  if (view.isDate(row, only) || DATE_AS_TEXT.test(view.text(row, only)) || isNote(text)) return true;
  if (only === name && isSign(text)) return true;
  if (only !== name) return !isRatingLike(view, row, only);
  if (!isNameLike(view, row, name)) return isBlank(view, row + 1);
  return mostOf(later, (other) => filledColumns(view, other).length > 1) || isSetApart(view, row, later, 1);
};

const isAbove = (view: View, later: readonly number[], column: number): boolean =>
  mostOf(later, (other) => typeof view.value(other, column) === 'number');

const isHeading = (view: View, row: number, column: number): boolean => {
  const text = view.text(row, column);
  return isNaming(text) && !isFigure(text) && !isGoRank(text) && !saysUnrated(view, row, column);
};

/** Whether a row names teams or classes: texts with nothing beside them above names with numbers beside them, single words above names and surnames, or signs such as `3a`. */
const namesSides = (view: View, row: number, later: readonly number[]): boolean => {
  const filled = filledColumns(view, row);
  const isOneWord = (at: number, column: number): boolean =>
    (hasText(view, at, column) || filled.length === 2) && !view.text(at, column).includes(' ');
  const isOver = (column: number): boolean =>
    isHeading(view, row, column) &&
    ((isAbove(view, later, column + 1) && !filled.includes(column + 1)) ||
      isSign(view.text(row, column)) ||
      (isOneWord(row, column) && !later.some((other) => isOneWord(other, column))));
  const isFull = (column: number): boolean =>
    later.every((other) => !hasText(view, other, column) || view.text(other, column).includes(' '));
  const areTeams =
    filled.length > 2 && filled.every((column) => isHeading(view, row, column) && isFull(column));
  const hasTeam = filled.some((column) => !view.text(row, column).includes(' '));
  return filled.length > 1 && later.length > 1 && (filled.every(isOver) || (areTeams && hasTeam));
};

/** Headings that tell a header beside one we do not know: `Who`, `Rtg`. */
const TELLING: ReadonlySet<HeaderRole | null> = new Set<HeaderRole>(['club', 'rating']);

/** A first row of texts above a column of numbers is a header, whatever it says; one that says `Club`, `Rtg` or `Pupils` is one, too. */
const isUnknownHeader = (view: View, row: number, later: readonly number[]): boolean => {
  const filled = filledColumns(view, row);
  return (
    filled.every((column) => isHeading(view, row, column)) &&
    later.length >= 2 &&
    filled.some(
      (column) =>
        isAbove(view, later, column) ||
        PEOPLE_WORDS.includes(plain(view.text(row, column))) ||
        (filled.length > 1 && TELLING.has(roleOf(view.text(row, column)))),
    )
  );
};

const headless = (view: View, chosen: boolean): Result<ListBounds> => {
  const everything: Rows = { from: 0, to: view.rows };
  let rows = span(0, view.rows).filter((row) => !isBlank(view, row));
  const areSigns = filledColumns(view, entryAt(rows, 0)).every((column) =>
    isSign(view.text(entryAt(rows, 0), column)),
  );
  const [left, right] = chosen || areSigns ? [] : separateLists(view, everything);
  if (left && right)
    return twoLists(view, areaName(view, everything, left), areaName(view, everything, right));
  const name = nameColumnByContent(view, everything, span(0, view.columns));
  if (name === null) return fail(problem('list-not-found', placeOfAll(view)));
  const titles: number[] = [];
  let names = namesSides(view, entryAt(rows, 0), rows.slice(1));
  while (!names && rows.length > 1 && isTitle(view, entryAt(rows, 0), name, rows.slice(1))) {
    if (isNameLike(view, entryAt(rows, 0), name)) titles.push(entryAt(rows, 0));
    rows = rows.slice(1);
    names = namesSides(view, entryAt(rows, 0), rows.slice(1));
  }
  const [first, ...later] = rows;
  const header = names || isUnknownHeader(view, present(first), later) ? present(first) : null;
  const body: Rows = { from: header === null ? present(first) : present(first) + 1, to: view.rows };
  const region: Region = { header: header ?? -1, body };
  return ok({
    header,
    body,
    columns: names
      ? columnGroups(view, everything).flat()
      : columnsFor(view, { ...region, header: header ?? body.from }, [name]),
    titles,
  });
};

/** Finds the list in a view. With `table`, it is a worksheet table, whose first row is always its header. */
export const findList = (
  view: View,
  how: { readonly chosen: boolean; readonly table: boolean },
): Result<ListBounds> => {
  const all = span(0, view.columns).filter((column) =>
    span(0, view.rows).some((row) => hasText(view, row, column)),
  );
  if (span(0, view.rows).every((row) => isBlank(view, row)))
    return fail(problem('list-empty', placeOfAll(view)));
  if (how.table) return ok({ header: 0, body: { from: 1, to: view.rows }, columns: all, titles: [] });
  const regions = regionsOf(view);
  return regions.length > 0 ? headed(view, regions) : headless(view, how.chosen);
};
