import type { Tournament } from '../../src/core/model';
import { wordsOf } from '../../src/language/language';
import { calculate } from '../../src/grid/formula/calculate';
import type { CellValue } from '../../src/grid/cell';
import { findTournaments, type TournamentParts } from '../../src/sheets/findTournaments';
import type { Grid } from '../../src/grid/grid';
import { layoutOf, type Layout, type SheetNames, type RefreshMode } from '../../src/sheets/layout';
import type { WorkbookPlan } from '../../src/grid/plan';
import type { Place } from '../../src/grid/reference';
import { makeWorkbook } from '../../src/sheets/allSheets';

export const NAMES: SheetNames = {
  pairings: 'Pairings',
  round: 'Round',
  standings: 'Standings',
  crosstable: 'Crosstable',
  players: 'Players',
  tournament: 'Tournament',
  log: 'Log',
  calculation: 'Calculation',
  lists: 'Lists',
  match: 'Match',
  sections: 'Sections',
};

export interface Planned {
  readonly plan: WorkbookPlan;
  readonly layout: Layout;
  readonly value: (sheet: string, row: number, column: number) => CellValue;
}

/** A tournament's sheets, worked out; their refreshMode follows from the size of the field unless it is given. */
export const planned = (tournament: Tournament, refreshMode?: RefreshMode): Planned => {
  const plan = makeWorkbook(tournament, NAMES, wordsOf(tournament), '2026-11-20 09:00', refreshMode);
  return { plan, layout: layoutOf(tournament, NAMES, refreshMode), value: calculate(plan.sheets) };
};

/** A part of a sheet as it would be read: rows of values. */
export const read = (
  { value }: Planned,
  sheet: string,
  row: number,
  column: number,
  rows: number,
  columns: number,
): CellValue[][] =>
  Array.from({ length: rows }, (_, down) =>
    Array.from({ length: columns }, (_, along) => value(sheet, row + down, column + along)),
  );

/** A cell that somebody wrote into. */
export interface Typed {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly write: CellValue;
}

/** The same sheets after somebody wrote into them, worked out again. */
export const typedInto = (sheets: Planned, cells: readonly Typed[]): Planned => {
  const plan: WorkbookPlan = {
    ...sheets.plan,
    sheets: sheets.plan.sheets.map((each) => ({
      ...each,
      blocks: [
        ...each.blocks,
        ...cells
          .filter(({ sheet }) => sheet === each.name)
          .map(({ row, column, write }) => ({
            kind: 'values' as const,
            area: { row, column, rows: 1, columns: 1 },
            values: [[write]],
          })),
      ],
    })),
  };
  return { ...sheets, plan, value: calculate(plan.sheets) };
};

/** The tournament of planned sheets, found by its names. */
export const partsOf = (sheets: Planned): TournamentParts =>
  findTournaments(sheets.plan.names.map((name) => ({ ...name })))[0]!;

/** A place as a port would read it; all its cells have the Text format. */
export const gridIn =
  (sheets: Planned) =>
  ({ sheet, area }: Place): Grid => {
    const values = read(sheets, sheet, area.row, area.column, area.rows, area.columns);
    return {
      sheet,
      area,
      values,
      formulas: values.map((row) => row.map(() => null)),
      formats: values.map((row) => row.map(() => '@')),
      hiddenRows: [],
      merges: [],
    };
  };

/** What Standings show, a row each place. */
export const standingsIn = (sheets: Planned): CellValue[][] => {
  const { sheet, area } = sheets.layout.standings.body;
  return read(sheets, sheet, area.row, area.column, area.rows, area.columns);
};

/** What the cross-table shows, a player each line. */
export const crosstableIn = (sheets: Planned) => {
  const { sheet, first, cells, heads: left, values: right, white } = sheets.layout.crosstable;
  const players = sheets.layout.playerCount;
  const part = (column: number, width: number): CellValue[][] =>
    read(sheets, sheet, first, column, players, width);
  const [marks, flags] = [
    part(cells.area.column, cells.area.columns),
    part(white.area.column, cells.area.columns),
  ];
  const heads = part(left.area.column, left.area.columns);
  const ends = part(right.area.column, right.area.columns);
  return heads.map(([no, name, rating, points], index) => ({
    no,
    name,
    rating,
    cells: marks[index],
    white: flags[index]!.map((flag) => Number(flag) > 0),
    values: [points, ...ends[index]!.slice(0, -1)],
    rank: ends[index]!.at(-1),
  }));
};
