import type { CellValue } from '../../../src/grid/cell';
import { address } from '../../../src/grid/cell';
import type { Grid } from '../../../src/grid/grid';
import { carryFormer } from '../../../src/sheets/former/carryFormer';
import { languageOf } from '../../../src/language/language';
import { makeWorkbook } from '../../../src/sheets/workbook';
import { NAMES } from '../plan';
import { openedFormer, type OpenedFormer } from './opened';

interface Note {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly value?: CellValue;
  readonly formula?: string;
}

const noted = (grid: Grid, { row, column, value = null, formula }: Note): Grid => ({
  ...grid,
  apart: [...(grid.apart ?? []), { row, column, value, formula: formula ?? null }],
});

/** A sheet with a cell in the place of what stood there. */
const withNote = (grid: Grid, note: Note): Grid => {
  const [down, along] = [note.row - grid.area.row, note.column - grid.area.column];
  const put = <T>(lines: readonly (readonly T[])[], content: T): readonly (readonly T[])[] =>
    lines.map((line, row) => (row === down ? line.map((each, at) => (at === along ? content : each)) : line));
  const isInside = down >= 0 && along >= 0 && down < grid.area.rows && along < grid.area.columns;
  if (!isInside) return noted(grid, note);
  return {
    ...grid,
    values: put<CellValue>(grid.values, note.value ?? null),
    formulas: put<string | null>(grid.formulas, note.formula ?? null),
  };
};

const carried = ({ opened, grids, log }: OpenedFormer, note?: Note) => {
  const { tournament, parts } = opened.open;
  const plan = makeWorkbook(tournament, NAMES, languageOf('en').words, '2026-11-23 09:00');
  const seen = grids.map((grid) => (grid.sheet === note?.sheet ? withNote(grid, note) : grid));
  return carryFormer(tournament, plan, parts, seen, log);
};

const lostIn = (former: OpenedFormer, note?: Note): readonly string[] =>
  carried(former, note).lost.map(({ sheet, row, column }) => `${sheet} ${address(row, column)}`);

describe('on the sheets of the former version', () => {
  it.each(['five', 'ten', 'match'] as const)(
    'nothing of ours is taken for the organiser’s: %s',
    async (name) => {
      expect(lostIn(await openedFormer(name))).toEqual([]);
    },
  );

  it('a note is the organiser’s wherever it stands, as are their formulas and numbers', async () => {
    const ten = await openedFormer('ten');
    const notes: readonly Note[] = [
      { sheet: 'Standings', row: 15, column: 0, value: 'Prizes: see the board' },
      { sheet: 'Standings', row: 1, column: 3, value: 'Round' },
      { sheet: 'Standings', row: 30, column: 2, formula: 'SUM(F5:F14)' },
      { sheet: 'Crosstable', row: 4, column: 30, value: 7 },
      { sheet: 'Pairings', row: 1, column: 8, value: 12 },
      { sheet: 'Pairings', row: 20, column: 4, value: 'somebody else' },
      { sheet: 'Tournament', row: 5, column: 2, value: 'our tenth' },
      { sheet: 'Tournament', row: 60, column: 8, value: 'Game' },
      { sheet: 'Players', row: 20, column: 1, value: 'The tea is free' },
      { sheet: 'Log', row: 1, column: 4, value: 'kept by Ida' },
    ];
    expect(notes.map((note) => lostIn(ten, note))).toEqual([
      ['Standings A16'],
      ['Standings D2'],
      ['Standings C31'],
      ['Crosstable AE5'],
      ['Pairings I2'],
      ['Pairings E21'],
      ['Tournament C6'],
      ['Tournament I61'],
      ['Players B21'],
      ['Log E2'],
    ]);
  });

  it('a text of ours that was written anew is theirs, and a number too', async () => {
    const ten = await openedFormer('ten');
    const text = { sheet: 'Standings', row: 3, column: 5, value: 'Pkt' };
    const number = { sheet: 'Tournament', row: 29, column: 0, value: 9 };
    expect([lostIn(ten, text), lostIn(ten, number)]).toEqual([['Standings F4'], ['Tournament A30']]);
  });

  it('a title of their own comes along, as does the name in Find player', async () => {
    const ten = await openedFormer('ten');
    const title = carried(ten, { sheet: 'Standings', row: 0, column: 0, value: 'Who leads?' });
    expect(title.lost).toEqual([]);
    expect(title.carried).toContainEqual({ sheet: 'Standings', row: 0, column: 0, value: 'Who leads?' });
    const wanted = carried(ten, { sheet: 'Pairings', row: 1, column: 12, value: 'Hana Ito' });
    expect(wanted.lost).toEqual([]);
    expect(wanted.carried.map(({ value }) => value)).toContain('Hana Ito');
  });

  it('a result comes along as it was typed', async () => {
    const { carried: cells, lost } = carried(await openedFormer('ten'), {
      ...{ sheet: 'Pairings', row: 6, column: 5, value: '=' },
    });
    expect([cells.map(({ sheet, value }) => [sheet, value]), lost]).toEqual([[['Pairings', '=']], []]);
  });
});
