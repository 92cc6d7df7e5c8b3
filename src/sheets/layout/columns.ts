import { SIDES, type Side, type Tournament } from '../../core/model';
import { isClassHeading } from '../../language/headers';
import { playerFieldOf } from '../../language/playerFields';
import { place, type Place } from '../../grid/reference';
import { area, type Area } from '../../grid/cell';

/** The row of the headings on every sheet with a table. */
export const HEADER = 3;

/** Where a table stands, and each of its columns. */
export const table = (sheet: string, rows: number, columns: number) => ({
  sheet,
  header: HEADER,
  rows,
  area: area(HEADER, 0, rows + 1, columns),
  /** The cells of one column, without its heading. */
  column: (index: number): Place => place(sheet, HEADER + 1, index, rows),
  /** The cells of some columns, without headings. */
  body: (index = 0, count = columns): Area => area(HEADER + 1, index, rows, count),
});

/** Hands out columns from left to right, all from the row `first`; a `gap` of columns stays free after each. */
export const columnsFrom = (sheet: string, first: number) => {
  let next = 0;
  return (rows: number, columns = 1, gap = 0): Place => {
    const made = place(sheet, first, next, rows, columns);
    next += columns + gap;
    return made;
  };
};

/** Hands out the next columns. */
export type Take = ReturnType<typeof columnsFrom>;

/** A column of so many rows under each of these names, from left to right. */
export const columnsEach = <Name extends string>(take: Take, rows: number, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, take(rows)])) as Readonly<Record<Name, Place>>;

/** Two columns under each of these names, of the home team and of the visitors. */
export const sidesEach = <Name extends string>(take: Take, rows: number, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, columnsEach(take, rows, SIDES)])) as Readonly<
    Record<Name, Readonly<Record<Side, Place>>>
  >;

/** Which further column has the titles of players, from 0; -1 for none. */
export const titleColumn = ({ columns }: Pick<Tournament, 'columns'>): number =>
  columns.findIndex((heading) => playerFieldOf(heading) === 'title');

/** Which further column has the classes that stand behind names, from 0; -1 for none, or where a class is a section. */
export const classColumn = ({ columns, players }: Pick<Tournament, 'columns' | 'players'>): number => {
  const at = columns.findIndex(isClassHeading);
  return players.some(
    ({ name, federation, section, extra }) =>
      federation || name.endsWith(')') || (section !== undefined && section === extra?.[at]),
  )
    ? -1
    : at;
};
