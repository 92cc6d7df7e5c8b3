import { parseArea, type CellValue } from '../../../src/grid/cell';
import type { Grid } from '../../../src/grid/grid';
import type { Block, SheetPlan, SheetRole, WorkbookPlan } from '../../../src/grid/plan';
import { compared, looseResults } from '../../../src/sheets/repair/compare';
import type { Standing } from '../../../src/sheets/repair/standing';
import { formulaAt, formulaTemplate } from '../../../src/grid/formula/template';
import { gridOf } from '../grid-of';
import { standing, type Where } from './sheets';

const values = (cells: string, ...rows: readonly (readonly CellValue[])[]): Block => ({
  ...{ kind: 'values', area: parseArea(cells)!, values: rows },
});
const formula = (cells: string, text: string): Block => ({
  ...{ kind: 'formula', area: parseArea(cells)!, formula: text, format: '0.0' },
});
const sheet = (role: SheetRole, name: string, ...blocks: readonly Block[]): SheetPlan => ({
  ...{ role, name, blocks, styles: [], columns: [], validations: [], conditionals: [] },
  ...(role === 'pairings' && { tables: [{ name: 'Pairings_t', area: parseArea('A1:B3')!, style: '' }] }),
});

/** Games with their results; a table of three players, a live number for each; a hidden sheet; a Log. */
const WHERE: Where = {
  id: 'Tournament!B1',
  Pairings: 'Pairings!A1:B3',
  Pairings_game: 'Pairings!A2:A3',
  Pairings_result: 'Pairings!B2:B3',
  Standings: 'Standings!A2:C4',
  Crosstable: 'Standings!A2:C4',
  Calculation: 'Data!A1:B3',
  Log: 'Log!A1:A2',
};
const PLAN: WorkbookPlan = {
  id: 't',
  sheets: [
    sheet('pairings', 'Pairings', values('A1:B3', ['Game', 'Result'], [1, '1-0'], [2, '½-½'])),
    sheet(
      'standings',
      'Standings',
      values('A1:D1', ['No', 'Points', 'Sum', '']),
      values('A2:A4', [1], [2], [3]),
      formula('B2:B4', 'Data!B1'),
      formula('C2:C5', "SUM(A2:B2)+'Data'!$A$1"),
      values('C5:C5', ['end']),
      formula('D2:D4', 'C2'),
      values('D2:D3', ['a'], ['b']),
    ),
    sheet('calculation', 'Data', values('A1:A3', ['PTS'], [7], ['']), formula('B1:B3', 'A1*2')),
    sheet('log', 'Log', values('A1:A2', ['Step'], [1])),
    sheet('tournament', 'Tournament', values('A1:B1', ['Id', 't'])),
  ],
  names: Object.entries(WHERE).map(([part, refersTo]) => ({
    sheet: 'Tournament',
    name: `Roundabout_${part}`,
    refersTo: refersTo!,
  })),
  active: { sheet: 'Pairings', row: 0, column: 0 },
};

/** A sheet of the plan as it stands when nobody has touched it; formulas come to 0, results are Text. */
const gridFor = ({ name, role, blocks }: SheetPlan, rows = 5): Grid => {
  const grid = gridOf(
    Array.from({ length: rows }, () => [null, null, null, null]),
    { sheet: name },
  );
  const [cells, formulas] = [grid.values as CellValue[][], grid.formulas as (string | null)[][]];
  for (const block of blocks)
    for (let down = 0; down < block.area.rows; down++)
      for (let along = 0; along < block.area.columns; along++) {
        const [row, column] = [block.area.row + down, block.area.column + along];
        const made =
          block.kind === 'formula' ? formulaTemplate(block.formula, block.area.row, block.area.column) : null;
        cells[row]![column] = block.kind === 'values' ? (block.values[down]?.[along] ?? null) : 0;
        formulas[row]![column] = made && formulaAt(made, row, column);
      }
  return role === 'pairings' ? { ...grid, formats: grid.formats.map((line) => line.map(() => '@')) } : grid;
};

type Typed = Readonly<Record<string, CellValue>>;

/** The sheets with something else in some cells, such as `Standings!B2`: a text that begins with `=` is a formula, `null` clears. */
const sheets = (typed: Typed = {}, { without = [] as readonly string[], where = WHERE } = {}): Standing => {
  const grids = PLAN.sheets.filter(({ name }) => !without.includes(name)).map((each) => gridFor(each));
  for (const [at, value] of Object.entries(typed)) {
    const [name, cell] = at.split('!');
    const grid = grids.find((each) => each.sheet === name)!;
    const { row, column } = parseArea(cell!)!;
    const text = typeof value === 'string' && value.startsWith('=') ? value.slice(1) : null;
    (grid.values[row] as CellValue[])[column] = text === null ? value : 0;
    (grid.formulas[row] as (string | null)[])[column] = text;
  }
  const tables = without.includes('Pairings')
    ? []
    : [{ sheet: 'PAIRINGS', name: 'x', area: parseArea('A1:B3')! }];
  return standing(grids, where, tables);
};

const lacking = (...parts: readonly string[]): Where =>
  Object.fromEntries(Object.entries(WHERE).filter(([part]) => !parts.includes(part)));

const told = ({ faults }: Standing): readonly string[] =>
  faults.map(({ code, place, values: of }) =>
    [code.replace('damaged-', ''), place.sheet, place.cell, ...Object.values(of)]
      .filter((each) => each !== undefined)
      .join(' '),
  );
const put = ({ edits }: Standing): readonly string[] =>
  edits.map(({ sheet: name, row, column, value, formula: text, format }) =>
    [`${name}!${'ABCD'[column]}${row + 1}`, text === undefined ? String(value) : `=${text}`, format]
      .filter((each) => each !== undefined)
      .join(' '),
  );
const mended = (typed: Typed, more?: Parameters<typeof sheets>[1]) => {
  const after = compared(sheets(typed, more), PLAN);
  return { told: told(after), put: put(after), unknown: after.unknown ?? false };
};

it('sheets as planned have no faults', () => {
  expect(mended({})).toEqual({ told: [], put: [], unknown: false });
});

describe('formulas', () => {
  it('one that is gone, one typed over, one replaced, one that lost its reference', () => {
    expect(
      mended({
        'Standings!B2': null,
        'Standings!B3': 'x',
        'Standings!C2': '=1+1',
        'Standings!C3': '=SUM(#REF!)',
      }),
    ).toEqual({
      told: ['formula Standings B2 B2, C3 2', 'typed-over Standings B3 x', 'typed-over Standings C2 =1+1'],
      put: [
        'Standings!B2 =Data!B1 0.0',
        'Standings!B3 =Data!B2 0.0',
        "Standings!C2 =SUM(A2:B2)+'Data'!$A$1 0.0",
        "Standings!C3 =SUM(A3:B3)+'Data'!$A$1 0.0",
      ],
      unknown: false,
    });
  });

  it('a text that was typed over one stays out of the list of those that are gone; blanks count as gone', () => {
    expect(mended({ 'Standings!B2': '  ', 'Standings!B4': null }).told).toEqual([
      'formula Standings B2 B2, B4 2',
    ]);
  });

  it('quotes around a sheet’s name are no damage', () => {
    expect(mended({ 'Standings!B2': "='Data'!B1", 'Standings!C2': '=SUM(A2:B2)+Data!$A$1' }).told).toEqual(
      [],
    );
  });

  it('a block that another program rewrote is measured by itself: the odd one is filled from the others', () => {
    const other = { 'Data!B1': '=A1*3', 'Data!B2': '=A2*3' };
    expect(mended({ ...other, 'Data!B3': '=A3*3' })).toEqual({ told: [], put: [], unknown: false });
    expect(mended({ ...other, 'Data!B3': null })).toEqual({
      told: ['formula Data B3 B3 1'],
      put: ['Data!B3 =A3*3 0.0'],
      unknown: false,
    });
    expect(mended({ ...other, 'Data!B3': '=A3*4' }).put).toEqual(['Data!B3 =A3*3 0.0']);
    expect(mended({ ...other, 'Data!B1': '=#REF!*3', 'Data!B3': '=A3*3' }).put).toEqual([
      'Data!B1 =A1*3 0.0',
    ]);
  });

  it('of several kinds the one that most cells have is the usual one', () => {
    const kinds = { 'Data!B1': '=A1*4', 'Data!B2': '=A2*3', 'Data!B3': '=A3*3' };
    expect(mended(kinds).put).toEqual(['Data!B1 =A1*3 0.0']);
  });

  it('twelve of those that are gone are named, of more the first twelve', () => {
    const long: WorkbookPlan = {
      ...PLAN,
      names: [],
      sheets: [sheet('standings', 'Standings', formula('A1:A13', 'Data!B1'))],
    };
    const gone = (rows: number) => {
      const grid = gridFor(long.sheets[0]!, 13);
      const values = grid.values.map(() => [null]);
      const formulas = grid.formulas.map((line, row) => (row < rows ? [null] : line));
      return compared(standing([{ ...grid, values, formulas }], {}), long).faults.map(
        ({ values: of }) => of['cells'],
      )[0];
    };
    const twelve = 'A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11, A12';
    expect([gone(12), gone(13)]).toEqual([twelve, `${twelve} …`]);
  });

  it('a block with one planned formula is of the plan', () => {
    expect(mended({ 'Data!B1': '=A1*3', 'Data!B2': '=A2*3' }).put).toEqual([
      'Data!B1 =A1*2 0.0',
      'Data!B2 =A2*2 0.0',
    ]);
  });

  it('a block without any formula gets the planned ones; beside one of another program nobody can say', () => {
    const none = { 'Standings!B2': null, 'Standings!B3': null, 'Standings!B4': null };
    expect(mended(none)).toMatchObject({ told: ['formula Standings B2 B2, B3, B4 3'], unknown: false });
    const other = { 'Standings!C2': '=A2', 'Standings!C3': '=A3', 'Standings!C4': '=A4' };
    expect(mended({ ...none, ...other }).unknown).toBe(true);
    expect(mended(other).unknown).toBe(false);
  });
});

describe('values', () => {
  it('a number that formulas lean on is put back; a text that somebody wrote anew is theirs', () => {
    expect(
      mended({ 'Standings!A3': 9, 'Standings!A4': null, 'Standings!A1': 'Nummer', 'Standings!B1': null }),
    ).toEqual({
      told: ['text Standings B1 B1, A4 2', 'number Standings A3 9 2 1 1'],
      put: ['Standings!B1 Points', 'Standings!A3 2', 'Standings!A4 3'],
      unknown: false,
    });
  });

  it('on the hidden sheet every text counts', () => {
    expect(mended({ 'Data!A1': 'pts', 'Data!A3': 'mine' })).toMatchObject({
      told: ['number Data A1 pts PTS 3 3'],
      put: ['Data!A1 PTS'],
    });
  });

  it('a value over a formula is the one that counts, and a formula in the place of a value is no gap', () => {
    expect(mended({ 'Standings!C5': null }).put).toEqual(['Standings!C5 end']);
    expect(mended({ 'Standings!A1': '="No"' }).told).toEqual([]);
  });

  it('what people type and the Log are not compared', () => {
    expect(
      mended({ 'Pairings!A2': 9, 'Pairings!B3': '0-1', 'Log!A2': 8, 'Log!A1': null, 'Tournament!B1': 'u' })
        .told,
    ).toEqual([]);
  });
});

describe('results that are no Text any more', () => {
  const loose = (format: string, typed: Typed = {}) => {
    const found = sheets(typed);
    const grids = found.grids.map((grid) =>
      grid.sheet === 'Pairings'
        ? { ...grid, formats: grid.formats.map((line) => line.map(() => format)) }
        : grid,
    );
    return { ...found, grids };
  };

  it('are told; what a number, a logical value or a formula stands in is left alone', () => {
    expect(told(compared(loose('General'), PLAN))).toEqual(['format Pairings B2 B2, B3 2']);
    expect(told(compared(loose('0', { 'Pairings!B2': 45292 }), PLAN))).toEqual(['format Pairings B3 B3 1']);
    expect(looseResults(loose('0', { 'Pairings!B2': true, 'Pairings!B3': '=1' }))).toEqual([]);
    const formulaOfText = loose('0', { 'Pairings!B2': '=A1', 'Pairings!B3': 7 });
    (formulaOfText.grids[0]!.values[1] as CellValue[])[1] = '1-0';
    expect(looseResults(formulaOfText)).toEqual([]);
    expect(looseResults(loose('@'))).toEqual([]);
    expect(looseResults(standing([], {}))).toEqual([]);
  });
});

describe('sheets, tables and names', () => {
  it('a sheet that is gone, and a table that is', () => {
    expect(mended({}, { without: ['Data'] }).told).toEqual(['sheet Data']);
    expect(told(compared({ ...sheets(), tables: [] }, PLAN))).toEqual(['table Pairings']);
    const where = lacking('Pairings', 'Pairings_game', 'Pairings_result');
    expect(mended({}, { without: ['Pairings'], where }).told).toEqual(['sheet Pairings']);
  });

  it('a name that no step can do without, and one that leads nowhere', () => {
    const where = lacking('Standings', 'Pairings_result');
    expect(mended({}, { where }).told).toEqual([
      'name Tournament Pairings_result',
      'name Tournament Standings',
    ]);
    const found = sheets({}, { where: { ...where, Standings: WHERE.Standings! } });
    const broken = { ...found, parts: { ...found.parts, broken: ['Pairings_result' as const] } };
    expect(told(compared(broken, PLAN))).toEqual(['name Tournament Pairings_result']);
  });
});

describe('where rows or columns were moved by hand', () => {
  const where = { ...WHERE, Standings: 'Standings!A3:C5', Crosstable: 'Standings!A3:C5' };

  it('only formulas that lost what they refer to count on that sheet', () => {
    expect(mended({ 'Standings!A3': 9, 'Standings!B3': 'x' }, { where })).toEqual({
      told: [],
      put: [],
      unknown: false,
    });
    expect(mended({ 'Standings!B3': '=#REF!', 'Standings!D5': '=#REF!+1' }, { where })).toEqual({
      told: ['formula Standings B3 B3, D5 2'],
      put: [],
      unknown: true,
    });
  });

  it('on the others a formula that is there is good enough; what is gone nobody can say', () => {
    expect(mended({ 'Data!B2': '=A2*99' }, { where })).toEqual({ told: [], put: [], unknown: false });
    expect(mended({ 'Data!B2': null }, { where })).toEqual({
      told: ['formula Data B2 B2 1'],
      put: ['Data!B2 =A2*2 0.0'],
      unknown: true,
    });
  });

  it('a longer Log moves nothing', () => {
    expect(mended({ 'Data!B2': '=A2*99' }, { where: { ...WHERE, Log: 'Log!A1:A9' } }).told).toEqual([
      'typed-over Data B2 =A2*99',
    ]);
  });
});
