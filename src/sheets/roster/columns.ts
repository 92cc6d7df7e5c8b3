import { largest, smallest } from '../../core/extremes';
import { present } from '../../core/present';
import type { HeaderRole } from '../../language/headers';
import { isGoRank } from '../../core/ratings/rating';
import { problem } from '../../core/problem';
import { fail, ok, type Result } from '../../core/result';
import { columnLetters } from '../../grid/cell';
import {
  federationColumnByContent,
  isNameLike,
  isRunning,
  nameColumnByContent,
  nameCount,
  ratingColumnByContent,
} from './content';
import type { ListBounds } from './find';
import { headingAt, isAmbiguousName, isNamingRole, partnersIn, roleOf } from './headers';
import { clean } from './text';
import { foldedName } from '../../core/names/name';
import { areaName, hasText, isBlank, placeOfAll, span, type View } from '../view';

/** The roles of columns, counted within the view. */
export interface Columns {
  /** One column, or the parts of the name in the order in which they are joined. */
  readonly name: readonly [first: number, ...more: number[]];
  readonly joint: ', ' | ' ' | ' / ';
  /** Whether two columns without a known heading were taken for the parts of names. */
  readonly guessed?: true;
  readonly number: number | null;
  readonly rating: number | null;
  readonly federation: number | null;
  readonly team: number | null;
  /** All other columns, with unique headings. */
  readonly extras: readonly { readonly column: number; readonly heading: string }[];
}

type Heads = readonly {
  readonly column: number;
  readonly role: HeaderRole | null;
  readonly heading: string;
}[];

const headsOf = (view: View, { header, columns }: ListBounds): Heads =>
  columns.map((column) => {
    const heading = header === null ? '' : headingAt(view, header, column);
    return { column, heading, role: roleOf(heading) };
  });

type Naming = Pick<Columns, 'name' | 'joint' | 'guessed'>;

const whole = (column: number): Naming => ({ name: [column], joint: ' ' });

/** Two columns with the same role are a problem unless one of them is empty. */
const single = (view: View, list: ListBounds, heads: Heads, role: HeaderRole): Result<number | null> => {
  const all = heads.filter((head) => head.role === role);
  const rows = span(list.body.from, list.body.to);
  const used = all.filter(({ column }) => rows.some((row) => hasText(view, row, column)));
  const [first, second] = used.length > 0 ? used : all;
  if (!first) return ok(null);
  if (!second || used.length === 0) return ok(first.column);
  const place = view.place(present(list.header), second.column);
  const values = {
    heading: second.heading,
    other: first.heading,
    cell: view.at(present(list.header), first.column),
  };
  return fail(problem('header-twice', place, values));
};

/** A heading `Name` merged over two columns means two parts of the name. */
const underHeading = (view: View, { header, columns }: ListBounds, column: number): Naming => {
  const width = header === null ? 1 : view.spans(header, column);
  const more = span(column + 1, column + width).filter((part) => columns.includes(part));
  return { name: [column, ...more], joint: ' ' };
};

/** Doubles: the names of both partners, who are one entrant; members of a team are none. */
const partners = (heads: Heads): Naming | null => {
  const [first, second] = partnersIn(heads.map(({ heading }) => heading)).map((at) => heads[at]);
  const others = heads.some(({ role }) => role === 'team' || role === 'last');
  return first && second && !others ? { name: [first.column, second.column], joint: ' / ' } : null;
};

const nameByHeading = (view: View, list: ListBounds, heads: Heads): Result<Naming | null> => {
  const pair = partners(heads);
  if (pair) return ok(pair);
  const named = single(view, list, heads, 'name');
  if (!named.ok) return named;
  const first = single(view, list, heads, 'first');
  if (!first.ok) return first;
  const last = single(view, list, heads, 'last');
  if (!last.ok) return last;
  const name = named.value;
  const part = name !== null && list.header !== null && isAmbiguousName(view.text(list.header, name));
  const surname = last.value ?? (part && first.value !== null ? name : null);
  const given = first.value ?? (part && last.value !== null ? name : null);
  if (name !== null && name !== surname && name !== given) return ok(underHeading(view, list, name));
  if (surname !== null && given !== null) return ok({ name: [surname, given], joint: ', ' });
  const alone = surname ?? given;
  return ok(alone === null ? null : whole(alone));
};

/** Names in two columns side by side, first names and surnames in whichever order, are not sure in a shorter list. */
const LEAST_IN_PARTS = 6;

/** A column of names with the other part of these beside it, if nearly all are single words and nearly all of the others are different. */
const inParts = (view: View, { body }: ListBounds, heads: Heads, column: number): Naming => {
  const rows = span(body.from, body.to).filter((row) => isNameLike(view, row, column));
  const areParts = (part: number): boolean => {
    const isWord = (row: number): boolean =>
      /^(?!.*[\s\d])\p{Lu}(?:.*\p{Ll}|.{3})/u.test(view.text(row, part));
    return (
      rows.every((row) => isNameLike(view, row, part)) && rows.filter(isWord).length * 5 >= rows.length * 4
    );
  };
  const [first, second] = heads
    .filter((head) => {
      const { all, distinct } = nameCount(view, body, head.column);
      return head.role === null && head.column !== column && areParts(head.column) && distinct * 5 >= all * 4;
    })
    .map((head) => head.column);
  const isSure = first !== undefined && second === undefined && Math.abs(first - column) === 1;
  if (!isSure || rows.length < LEAST_IN_PARTS || !areParts(column)) return whole(column);
  return { name: first > column ? [column, first] : [first, column], joint: ' ', guessed: true };
};

/** Without a heading for names: teams, or clubs in front, each once; else the column with most names under an unknown heading, else teams, else clubs. */
const nameByContent = (view: View, list: ListBounds, heads: Heads): Naming | null => {
  const among = (roles: readonly (HeaderRole | null)[]): number | null =>
    nameColumnByContent(
      view,
      list.body,
      heads.filter(({ role }) => roles.includes(role)).map(({ column }) => column),
    );
  const rows = span(list.body.from, list.body.to).filter((row) => !isBlank(view, row));
  const listed = heads.find(
    ({ role, column }, at) =>
      (role === 'team' || (role === 'club' && at === 0)) &&
      nameCount(view, list.body, column).distinct === rows.length,
  );
  if (listed) return whole(listed.column);
  const free = among([null]);
  if (free !== null) return inParts(view, list, heads, free);
  const column = among(['team']) ?? among(['club']) ?? among(['federation', 'title']);
  return column === null ? null : whole(column);
};

/** A unique heading: numbered if it is taken, the column's letters if it is blank. */
const distinct = (view: View, heads: Heads): Columns['extras'] => {
  const taken = new Set<string>();
  return heads.map(({ column, heading }) => {
    const wanted = clean(heading) || columnLetters(view.sheetColumn(column));
    const free = (count: number): string => {
      const said = count === 1 ? wanted : `${wanted} ${count}`;
      return taken.has(foldedName(said)) ? free(count + 1) : said;
    };
    const unique = free(1);
    taken.add(foldedName(unique));
    return { column, heading: unique };
  });
};

/** `Rank` means strength if most of its cells are Go ranks or ratings; otherwise it is a place, which we ignore. */
const isStrength = (view: View, rows: readonly number[], column: number): boolean => {
  const filled = rows.map((row) => view.text(row, column)).filter((text) => text !== '');
  return filled.filter((text) => isGoRank(text) || Number(text) >= 100).length * 2 > filled.length;
};

/** Decides the role of each column. Problems: `header-twice`, `list-not-found`. */
export const assignColumns = (view: View, list: ListBounds): Result<Columns> => {
  const heads = headsOf(view, list);
  const byHeading = nameByHeading(view, list, heads);
  if (!byHeading.ok) return byHeading;
  const naming = byHeading.value ?? nameByContent(view, list, heads);
  if (!naming) return fail(problem('list-not-found', placeOfAll(view)));
  const rows = span(list.body.from, list.body.to).filter((row) =>
    naming.name.some(
      (column) => isNameLike(view, row, column) && !isNamingRole(roleOf(view.text(row, column))),
    ),
  );
  const others = heads.filter(({ column }) => !naming.name.includes(column));
  const ofRole = (role: HeaderRole): number | null =>
    others.find((head) => head.role === role)?.column ?? null;
  const known = heads.some(({ role }) => role !== null);
  const columns = others.map(({ column }) => column);
  const rank = ofRole('rank');
  const running = (column: number): boolean => isRunning(view, rows, column);
  const blank = others.filter(({ heading }) => heading === '').map(({ column }) => column);
  const number =
    ofRole('number') ?? blank.find((column) => column < naming.name[0] && running(column)) ?? null;
  const unnumbered = columns.filter((column) => column !== number);
  const rating =
    ofRole('rating') ??
    (rank !== null && isStrength(view, rows, rank) ? rank : null) ??
    (known ? null : ratingColumnByContent(view, rows, unnumbered));
  const federation =
    ofRole('federation') ??
    ofRole('club') ??
    (known ? null : federationColumnByContent(view, rows, unnumbered));
  const dropped = [rating, federation, number !== null && running(number) ? number : null];
  return ok({
    ...naming,
    number,
    rating,
    federation,
    team: ofRole('team'),
    extras: distinct(
      view,
      others.filter(({ column }) => !dropped.includes(column)),
    ),
  });
};

/** Where the name of a row stands: all its cells if they are side by side, else the first of them. */
export const nameCells = (view: View, { name }: Pick<Columns, 'name'>, row: number) => {
  const filled = name.filter((column) => view.text(row, column) !== '');
  const parts = filled.length > 0 ? filled : name;
  const isWhole = largest(parts) - smallest(parts) < parts.length;
  const cell = areaName(view, { from: row, to: row + 1 }, isWhole ? parts : parts.slice(0, 1));
  return { sheet: view.sheet, cell };
};
