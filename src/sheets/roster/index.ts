import { largest, smallest } from '../../core/extremes';
import { groupedBy } from '../../core/grouped';
import { plain } from '../../core/names/plain';
import { entryAt } from '../../core/present';
import { MOST_PLAYERS } from '../../core/pairing/system';
import { foldedName, unseenName } from '../../core/names/name';
import { problem, type ProblemPlace, type Problem } from '../../core/problem';
import { andThen, fail, ok, allClear, unlessProblems, type Result } from '../../core/result';
import { columnLetters, parseArea, type Area } from '../../grid/cell';
import { cropContent, type Content } from '../../grid/content';
import { blocksOf, blockWarning, type Blocks } from './blocks';
import { assignColumns, nameCells, type Columns } from './columns';
import type { Roster, RosterEntry } from './model';
import { findList, type ListBounds } from './find';
import { formatOf, withRatingsOfNames } from './entry';
import { rowNames, judgeRows, nameIn, shortened, type Line } from './rows';
import { withMendedLetters, toldApart, withBlanksFilled } from './namesakes';
import { entriesOf, sidesOf, sideWarning, type Reading, type Sides } from './sides';
import { eventOfList, isTeamHeading, roleOf } from './headers';
import { saysAway } from '../../language/headers';
import { joinedNames, namesIn } from '../../language/nameLists';
import { areaName, areaOf, span, viewOf, type Rows, type View } from '../view';

export type { Roster } from './model';

export interface RosterOptions {
  /** Whether the organiser chose this range, so everything in it counts. Otherwise we look for the list in it. */
  readonly chosen: boolean;
  /** The worksheet table of the list, header row included. */
  readonly table?: Area;
  /** Rows that are always players, even one called Bye, since there are games beside them. */
  readonly players?: ReadonlySet<number>;
  /** What stands above the range. */
  readonly above?: Content | undefined;
  /** Names of the document, its title first, for an event without a name on the sheet. */
  readonly document?: readonly string[];
  /** Whether players of one name that nothing tells apart are numbered. */
  readonly numbered?: boolean | undefined;
}

/** A round robin needs three. */
const LEAST_PLAYERS = 3;

/** The area of a typed address; else `range-invalid`. */
export const parseRange = (typed: string): Result<Area> => {
  const area = parseArea(typed);
  return area ? ok(area) : fail(problem('range-invalid', {}, { typed }));
};

const duplicates = (sheet: string, players: readonly RosterEntry[]): readonly Problem[] => {
  const first = new Map<string, string>();
  return players.flatMap(({ name, cell }) => {
    const other = first.get(foldedName(name));
    if (other === undefined) first.set(foldedName(name), cell);
    return other === undefined ? [] : [problem('name-duplicate', { sheet, cell }, { name, other })];
  });
};

/** Warns of two players whose names have the same words in another order: `Ann Hill` and `Hill, Ann`. */
const turnedNames = (sheet: string, players: readonly RosterEntry[]): readonly Problem[] =>
  [...groupedBy(players, ({ name }) => plain(name).split(' ').sort().join(' ')).values()].flatMap((group) => {
    const { name: other = '', cell: first = '' } = group[0] ?? {};
    return group
      .filter(({ name }) => plain(name) !== plain(other))
      .map(({ name, cell }) => problem('name-turned', { sheet, cell }, { name, other, first }));
  });

const countProblems = (
  place: ProblemPlace,
  players: readonly RosterEntry[],
  broken: number,
): readonly Problem[] => {
  const count = players.length;
  if (count + broken < LEAST_PLAYERS)
    return [problem('too-few-players', place, { count, least: LEAST_PLAYERS })];
  if (count <= MOST_PLAYERS) return [];
  const cell = entryAt(players, MOST_PLAYERS).cell;
  return [problem('too-many-players', { ...place, cell }, { count, most: MOST_PLAYERS })];
};

const warningOf = (view: View, line: Line, columns: Pick<Columns, 'name'>): readonly Problem[] => {
  if (line.kind === 'absent') {
    const remark = shortened(view.text(line.row, line.remark));
    return [problem('list-absent', view.place(line.row, line.remark), { name: line.text, remark })];
  }
  const place = nameCells(view, columns, line.row);
  if (line.kind === 'note') return [problem('list-row-skipped', place, { text: line.text })];
  return line.kind === 'bye' ? [problem('list-bye-row', place, { name: line.text })] : [];
};

/** Warns of names without other data below a blank row, which may be another list. */
const gapWarning = (view: View, lines: readonly Line[], columns: Columns): readonly Problem[] => {
  const seen = lines.filter(({ kind }) => kind === 'player' || kind === 'blank');
  const after = seen.filter(
    ({ kind, row }, index) =>
      kind === 'player' &&
      seen[index - 1]?.kind === 'blank' &&
      seen.slice(0, index).some((line) => line.kind === 'player') &&
      isBare(view, row, columns),
  );
  const last = after.at(-1);
  return last ? [problem('list-gap', nameCells(view, columns, last.row))] : [];
};

/** Names those of whom a remark, read with its heading, says that they miss a round. */
const awayWarnings = (view: View, rows: readonly number[], columns: Columns): readonly Problem[] =>
  rows.flatMap((row) =>
    columns.extras.flatMap(({ column, heading }) => {
      const text = view.text(row, column);
      const remark = /\d/.test(text) && [text, `${heading} ${text}`].find(saysAway);
      const values = { name: nameIn(view, columns, row), remark: shortened(remark || '') };
      return remark ? [problem('list-away', view.place(row, column), values)] : [];
    }),
  );

/** What begins a rating, and no longer number of a federation's. */
const SHORT_FIGURE = /^\d{1,4}(?!\d)/;

/** Says which of several columns of ratings counts, and which two columns were taken for names. */
const columnWarnings = (
  view: View,
  { header }: ListBounds,
  columns: Columns,
  rows: readonly number[],
): readonly Problem[] => {
  const { rating, extras, guessed } = columns;
  const first = rows[0] ?? 0;
  const others = extras.filter(
    ({ heading, column }) =>
      roleOf(heading) === 'rating' && rows.some((row) => SHORT_FIGURE.test(view.text(row, column))),
  );
  const [other] = others;
  return [
    ...(guessed
      ? [problem('names-in-two', nameCells(view, columns, first), { name: nameIn(view, columns, first) })]
      : []),
    ...(other && rating !== null && header !== null
      ? [
          problem('ratings-several', view.place(header, rating), {
            used: view.text(header, rating),
            others: others.map(({ heading }) => `“${heading}”`).join(', '),
          }),
        ]
      : []),
  ];
};

/** Names the players whom the organiser has crossed out. */
const struckWarning = (view: View, { lines, columns }: Reading): readonly Problem[] => {
  const struck = lines.flatMap((line) => (line.kind === 'struck' ? [line] : []));
  const values = { names: namesIn(struck.map(({ text }) => text)), count: struck.length };
  return struck.slice(0, 1).map(({ row }) => problem('list-struck', nameCells(view, columns, row), values));
};

/** Reserves count as players where nobody has a team. */
const reserveWarning = (sheet: string, players: readonly RosterEntry[]): readonly Problem[] => {
  const reserves = players.filter(({ reserve }) => reserve);
  const names = joinedNames(reserves.map(({ name }) => name));
  return reserves.slice(0, 1).map(({ cell }) => problem('list-reserves', { sheet, cell }, { names }));
};

const isBare = (view: View, row: number, { rating, extras, federation }: Columns): boolean =>
  [rating, federation, ...extras.map(({ column }) => column)].every(
    (column) => column === null || view.text(row, column) === '',
  );

const hiddenWarning = (
  { sheet, hiddenRows }: Content,
  players: readonly RosterEntry[],
): readonly Problem[] => {
  const isHidden = new Set(hiddenRows);
  const hidden = players.map(({ row }) => row).filter((row) => isHidden.has(row));
  if (hidden.length === 0) return [];
  return [problem('list-hidden-rows', { sheet }, { rows: rowNames(hidden), count: hidden.length })];
};

/** `name-unseen` for each name with an invisible character; we read the name without it. */
const unseenNames = (view: View, { name }: Columns, row: number): readonly Problem[] =>
  name.flatMap((column) => unseenName(String(view.value(row, column) ?? ''), view.place(row, column)));

/** Name this many cells one by one. */
const MOST_NAMED = 12;

/**
 * Formulas that no program has calculated. Without this, their values would be missing silently. It only happens in files,
 * since Excel itself calculates every formula.
 */
const withoutValue = (view: View, { from, to }: Rows, columns: readonly number[]): readonly Problem[] => {
  const cells = span(from, to).flatMap((row) =>
    columns
      .filter((column) => view.isFormula(row, column) && view.value(row, column) === null)
      .map((column) => view.at(row, column)),
  );
  const [cell] = cells;
  if (cell === undefined) return [];
  const named = cells.slice(0, MOST_NAMED).join(', ') + (cells.length > MOST_NAMED ? ' …' : '');
  const place = { sheet: view.sheet, cell };
  return [problem('formula-without-value', place, { cells: named, count: cells.length })];
};

/** The columns of a list, and those on either side, which look blank if their formulas have no values. */
const withNeighbours = (columns: readonly number[]): readonly number[] => {
  const [left, right] = [smallest(columns), largest(columns)];
  return [left - 1, ...columns, right + 1];
};

const rosterOf = (
  view: View,
  list: ListBounds,
  columns: Columns,
  readings: readonly Reading[],
  sides: Sides | null,
  blocks: Blocks | null,
  { numbered, players: beside }: RosterOptions,
): Result<Omit<Roster, 'event'>> => {
  const { sheet } = view.content;
  const lines = readings.flatMap((reading) => reading.lines);
  const nameColumn = columns.name[0];
  const heading = (column: number): string =>
    (list.header === null ? '' : view.text(list.header, column)) || columnLetters(view.sheetColumn(column));
  const playing = lines.flatMap((line) => (line.kind === 'player' ? [line] : []));
  const played = playing.map(({ row }) => row);
  const filled = withBlanksFilled(view, list, columns, played);
  const { read: typed, problems: wrong } = entriesOf(filled.view, readings, sides ?? blocks, heading);
  const hasNoRatings = !beside && readings.every((reading) => reading.columns.rating === null);
  const read = hasNoRatings ? withRatingsOfNames(typed) : typed;
  const rated = hasNoRatings ? read.filter(({ rating }) => rating) : [];
  const headings = (sides ?? blocks)?.headings ?? columns.extras.map((extra) => extra.heading);
  const { players, warnings } = toldApart(sheet, read, headings, numbered);
  const broken = lines.filter(({ kind }) => kind === 'problem').length;
  const from = smallest([list.header ?? playing[0]?.row ?? list.body.from, ...(blocks?.titles ?? [])]);
  const rows = { from, to: largest([from, ...played]) + 1 };
  const place = { sheet, cell: areaName(view, rows, list.columns) };
  const problems = [
    ...lines.flatMap((line) => (line.kind === 'problem' ? line.problems : [])),
    ...wrong,
    ...duplicates(sheet, players),
    ...countProblems(place, players, broken),
  ];
  const titles = list.titles
    .filter((row) => !blocks?.titles.includes(row))
    .map((row): Line => ({ kind: 'note', row, text: view.text(row, nameColumn) }));
  const ofRoles = (['number', 'rating', 'federation'] as const).flatMap((role) => {
    const column = columns[role];
    return column === null || list.header === null ? [] : [[role, heading(column)] as const];
  });
  return unlessProblems(inReadingOrder(problems), () => ({
    sheet,
    area: areaOf(view, rows, list.columns),
    headerRow: list.header === null ? null : view.sheetRow(list.header),
    nameColumn: view.sheetColumn(nameColumn),
    ...(columns.number === null ? {} : { numberColumn: view.sheetColumn(columns.number) }),
    headings: Object.fromEntries([
      ...(list.header === null ? [] : [['name', heading(nameColumn)]]),
      ...ofRoles,
    ]),
    columns: headings,
    columnFormats: headings.map((_, at) => {
      const column = sides ? undefined : columns.extras[blocks ? at - 1 : at]?.column;
      return column === undefined ? 'General' : formatOf(view, played, column);
    }),
    ...(sides ? { sides: sides.each.map(({ group = '' }) => group) } : {}),
    players,
    warnings: [
      ...warnings,
      ...(sides ? [] : columnWarnings(view, list, columns, played)),
      ...(sides || beside ? [] : awayWarnings(view, played, columns)),
      ...(headings.some(isTeamHeading) ? [] : reserveWarning(sheet, players)),
      ...blockWarning(view, blocks),
      ...rated
        .slice(0, 1)
        .map(({ cell }) => problem('ratings-in-names', { sheet, cell }, { count: rated.length })),
      ...titles.flatMap((line) => warningOf(view, line, { name: [nameColumn] })),
      ...readings.flatMap((reading) => [
        ...reading.lines.flatMap((line) => warningOf(view, line, reading.columns)),
        ...struckWarning(view, reading),
        ...gapWarning(view, reading.lines, reading.columns),
      ]),
      ...sideWarning(view, list, columns, sides),
      ...filled.warnings,
      ...turnedNames(sheet, read),
      ...hiddenWarning(view.content, players),
      ...readings.flatMap((reading) =>
        reading.lines.flatMap(({ kind, row }) =>
          kind === 'player' ? unseenNames(view, reading.columns, row) : [],
        ),
      ),
    ],
  }));
};

/** Sorts problems by row, then by column; those of the whole list come first. */
const inReadingOrder = (problems: readonly Problem[]): readonly Problem[] => {
  const rank = ({ place }: Problem): readonly [number, number] => {
    const at = parseArea(place.cell ?? '');
    return at?.rows === 1 ? [at.row, at.column] : [-1, -1];
  };
  return problems
    .map((found) => ({ found, rank: rank(found) }))
    .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1])
    .map(({ found }) => found);
};

/**
 * Reads the players from anybody's list. All problems at once, each with its cell: `list-empty formula-without-value
 * list-not-found list-two-lists header-twice name-missing name-error-value name-not-text name-too-long name-duplicate
 * rating-error-value rating-invalid cell-error-value too-few-players too-many-players`.
 */
export const readRoster = (found: Content, options: RosterOptions): Result<Roster> => {
  const { table, chosen } = options;
  const { content, warnings: broken } = withMendedLetters(found);
  const view = viewOf(table ? cropContent(content, table) : content);
  const place = findList(view, { chosen, table: table !== undefined });
  if (!place.ok) {
    const missing = withoutValue(view, { from: 0, to: view.rows }, span(0, view.columns));
    return andThen(allClear(missing), () => place);
  }
  const { header, body } = place.value;
  const rows = { from: header ?? body.from, to: body.to };
  const missing = withoutValue(view, rows, withNeighbours(place.value.columns));
  const columns = assignColumns(view, place.value);
  const complete = allClear(missing);
  if (!complete.ok) return complete;
  if (!columns.ok) return columns;
  const isSure = (row: number): boolean => options.players?.has(view.sheetRow(row)) ?? false;
  // Beside games only one column has their players.
  const sides = options.players ? null : sidesOf(view, place.value, columns.value);
  const readings = (sides?.each ?? [{ columns: columns.value }]).map((side): Reading => {
    const { name, rating } = side.columns;
    const own = sides ? { ...place.value, columns: rating === null ? name : [...name, rating] } : place.value;
    return {
      ...side,
      lines: judgeRows(view, own, side.columns, { chosen: chosen || table !== undefined, isSure }),
    };
  });
  const [whole] = readings;
  const blocks =
    sides || options.players || !whole ? null : blocksOf(view, place.value, columns.value, whole.lines);
  const read = blocks?.each ?? readings;
  return andThen(rosterOf(view, place.value, columns.value, read, sides, blocks, options), (roster) => {
    const event = eventOfList(
      table ? viewOf(content) : view,
      roster.area.row,
      options.document,
      options.above && viewOf(options.above),
    );
    return ok({ ...roster, event, warnings: [...roster.warnings, ...broken] });
  });
};
