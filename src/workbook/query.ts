import type { Area } from '../grid/cell';
import type { Overview, Query, Reader, TableInfo, Wanted } from './port';

/** The ranges that are asked for, by whoever has seen what there is. */
export const queryOf = (query: Parameters<Reader['read']>[0], overview: Overview): Query =>
  typeof query === 'function' ? query(overview) : query;

const NOWHERE: Area = { row: 0, column: 0, rows: 0, columns: 0 };

/** The body of a table, below its header; nothing of one that is not there. */
const bodyOf = (wanted: string, tables: readonly TableInfo[]): Area => {
  const table = tables.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  return table ? { ...table.area, row: table.area.row + 1, rows: table.area.rows - 1 } : NOWHERE;
};

/** The area that is meant. */
export const areaOf = (area: Exclude<Wanted['area'], 'used'>, tables: readonly TableInfo[]): Area =>
  'table' in area ? bodyOf(area.table, tables) : area;
