import { meantBy } from '../core/names/meant';
import { entryAt, present } from '../core/present';
import { problem } from '../core/problem';
import { andThen, fail, ok, type Result } from '../core/result';
import { covers, type Area } from '../grid/cell';
import { readRoster, type Roster } from '../sheets/roster';
import { findAllTournaments, sheetsOf } from '../sheets/findTournaments';
import { findSectionsPages } from '../sheets/sections/page';
import type { Overview, Reader, Selection, TableInfo } from '../workbook/port';

/** Where the organiser's list is: a sheet (the active one if absent), and a range of it if they chose one. */
export interface ListChoice {
  readonly sheet?: string | undefined;
  readonly range?: Area | undefined;
  /** The file's name without its extension: the event's name if the list has none. */
  readonly file?: string | undefined;
  /** Whether players of one name are numbered in the tournament; the list stays as it is. */
  readonly numbered?: boolean | undefined;
}

const holds = (table: TableInfo, sheet: string, range: Area | undefined): boolean => {
  if (table.sheet !== sheet) return false;
  if (!range) return true;
  const [last, end] = [range.row + range.rows - 1, range.column + range.columns - 1];
  return covers(table.area, range.row, range.column) && covers(table.area, last, end);
};

/** The sheet with a name (case ignored), by default the active one; else `sheet-missing`. */
export const chosenSheet = (snapshot: Overview, typed: string | undefined): Result<string> => {
  const found =
    typed === undefined
      ? (snapshot.sheets.find(({ active }) => active) ?? snapshot.sheets[0])
      : snapshot.sheets.find(({ name }) => name.toLowerCase() === typed.toLowerCase());
  if (found) return ok(found.name);
  const names = snapshot.sheets.map(({ name }) => name);
  return fail(problem('sheet-missing', {}, { sheet: typed ?? '', ...meantBy(typed ?? '', names) }));
};

/** Whether a sheet belongs to a tournament of ours, or is the page of sections. */
export const isOurSheet = ({ names }: Overview, sheet: string): boolean =>
  findSectionsPages(names).some((page) => page.sheet === sheet) ||
  findAllTournaments(names).some((each) => sheetsOf(each).includes(sheet));

/** A larger selection is cut to the used part of its sheet, as whole columns have a million rows. */
const MANY_CELLS = 20_000;

/** The part of an area from its first filled cell to the last; one empty cell if none is filled. */
const usedPart = async (reader: Reader, { sheet, area }: Selection): Promise<Result<Area>> =>
  andThen(await reader.read({ ranges: [], contents: [{ sheet, area }] }), ({ contents }) => {
    const { rows, columns } = entryAt(contents, 0);
    const [row, column] = [rows[0], columns[0]];
    if (row === undefined || column === undefined) return ok({ ...area, rows: 1, columns: 1 });
    return ok({
      row,
      column,
      rows: present(rows.at(-1)) - row + 1,
      columns: present(columns.at(-1)) - column + 1,
    });
  });

/**
 * The list behind a selection: the selected cells. For a single cell, the table around it, or else the list found on its sheet.
 * Problems: those of the port.
 */
export const selectedList = async (reader: Reader, selection: Selection): Promise<Result<ListChoice>> => {
  const { sheet, area } = selection;
  if (area.rows * area.columns > MANY_CELLS)
    return andThen(await usedPart(reader, selection), (range) => ok({ sheet, range }));
  if (area.rows * area.columns > 1) return ok({ sheet, range: area });
  return andThen(await reader.read({ ranges: [] }), ({ tables }) => {
    const around = tables.find((table) => holds(table, sheet, area));
    return ok({ sheet, range: around?.area });
  });
};

/** So many rows above a selection may have its title. */
const MOST_ABOVE = 12;

const rowsAbove = (range: Area | undefined): readonly Area[] => {
  const { row: end = 0, column = 0, columns = 0 } = range ?? {};
  const row = Math.max(0, end - MOST_ABOVE);
  return end === 0 ? [] : [{ row, column: 0, rows: end - row, columns: column + columns }];
};

/**
 * Reads the players from the organiser's list: the chosen range, the only table of the sheet, or the list found in its
 * used range. Problems: those of `readRoster`, `sheet-missing`, `list-is-ours`.
 */
export const openRoster = async (reader: Reader, choice: ListChoice): Promise<Result<Roster>> => {
  const read = await reader.read((overview) => {
    const sheet = chosenSheet(overview, choice.sheet);
    const readable = sheet.ok && !isOurSheet(overview, sheet.value);
    const areas = [choice.range, ...rowsAbove(choice.range)];
    return { ranges: [], contents: readable ? areas.map((area) => ({ sheet: sheet.value, area })) : [] };
  });
  if (!read.ok) return read;
  const sheet = chosenSheet(read.value, choice.sheet);
  if (!sheet.ok) return sheet;
  const { document } = read.value;
  const [content, above] = read.value.contents;
  if (!content) return fail(problem('list-is-ours', { sheet: sheet.value }));
  const tables = read.value.tables.filter((table) => holds(table, sheet.value, choice.range));
  const [table] = tables.length === 1 && !choice.range ? tables : [];
  return readRoster(content, {
    chosen: choice.range !== undefined,
    numbered: choice.numbered,
    above,
    ...(table ? { table: table.area } : {}),
    document: [document?.title, document?.file, choice.file].flatMap((name) => name ?? []),
  });
};
