import * as model from '../../../emulator/model';
import { createBook, type Book, type TableState } from '../../../emulator/model';
import { at, format, formula, refusal, value, values, write } from './at';

const withTable = (): { book: Book; table: TableState } => {
  const book = createBook();
  write(book, 'B2:D4', [
    ['Name', 'Points', 'Double'],
    ['Anna', 1, ''],
    ['Ben', 2, ''],
  ]);
  return { book, table: model.addTable(book, at(book, 'B2:D4'), true) };
};
const where = ({ area }: TableState): string => model.makeAddress(area);

describe('a new table', () => {
  it('is called Table1 and has the medium style 2, banded rows and filter buttons', () => {
    const { table } = withTable();
    expect(table).toMatchObject({
      name: 'Table1',
      style: 'TableStyleMedium2',
      showBandedRows: true,
      showFilterButton: true,
      showHeaders: true,
    });
  });

  it('must not overlap another, nor hold merged cells', () => {
    const { book } = withTable();
    expect(refusal(() => model.addTable(book, at(book, 'D4:F6'), true))).toBe('InvalidOperation');
    model.merge(book, at(book, 'H1:I1'));
    expect(refusal(() => model.addTable(book, at(book, 'H1:I5'), true))).toBe('InvalidOperation');
  });

  it('has headers that are unique texts: empty ones are named, doubles numbered, numbers and formulas become text', () => {
    const book = createBook();
    write(book, 'A1:E1', [['Name', 'name', '', 2026, '=1+1']]);
    const table = model.addTable(book, at(book, 'A1:E3'), true);
    expect(table.columns.map(({ name }) => name)).toEqual(['Name', 'name2', 'Column3', '2026', '2']);
    expect(values(book, 'A1:E1')).toEqual([['Name', 'name2', 'Column3', '2026', '2']]);
    expect(formula(book, 'E1')).toBe('2');
  });

  it('without headers gets a row of them above its data, which moves down', () => {
    const book = createBook();
    write(book, 'A1:B2', [
      ['Anna', 1],
      ['Ben', 2],
    ]);
    const table = model.addTable(book, at(book, 'A1:B2'), false);
    expect(where(table)).toBe('A1:B3');
    expect(values(book, 'A1:B3')).toEqual([
      ['Column1', 'Column2'],
      ['Anna', 1],
      ['Ben', 2],
    ]);
  });

  it('over a header alone gets one empty row', () => {
    const book = createBook();
    write(book, 'A1:B1', [['Name', 'Points']]);
    expect(where(model.addTable(book, at(book, 'A1:B1'), true))).toBe('A1:B2');
  });
});

describe('the name of a table', () => {
  it.each(['', '1st', 'A1', 'R1C1', 'r', 'my table', 'x'.repeat(256)])('"%s" is refused', (name) => {
    const { book, table } = withTable();
    expect(refusal(() => model.renameTable(book, table, name))).toBe('InvalidArgument');
  });

  it('is unique among tables and names of the workbook', () => {
    const { book, table } = withTable();
    model.addName(book, null, 'Taken', at(book, 'A1'));
    expect(refusal(() => model.renameTable(book, table, 'TAKEN'))).toBe('InvalidArgument');
    expect(refusal(() => model.addName(book, null, 'table1', at(book, 'A1')))).toBe('ItemAlreadyExists');
    write(book, 'H1:H2', [['x'], [1]]);
    const other = model.addTable(book, at(book, 'H1:H2'), true);
    expect(refusal(() => model.renameTable(book, other, 'TABLE1'))).toBe('InvalidArgument');
  });

  it('is followed by structured references, not by texts', () => {
    const { book, table } = withTable();
    write(book, 'F1:F2', [['=SUM(Table1[Points])'], ['="Table1"&SUM(Table1[Points])']]);
    model.renameTable(book, table, 'List');
    expect([formula(book, 'F1'), formula(book, 'F2')]).toEqual([
      '=SUM(List[Points])',
      '="Table1"&SUM(List[Points])',
    ]);
    expect([value(book, 'F1'), value(book, 'F2')]).toEqual([3, 'Table13']);
  });
});

describe('a table grows', () => {
  it('by what is typed directly below it, with the formats of its last row', () => {
    const { book, table } = withTable();
    model.setNumberFormat(book, at(book, 'C4'), '0.0');
    write(book, 'B5', 'Carl');
    expect([where(table), format(book, 'C5')]).toEqual(['B2:D5', '0.0']);
  });

  it('by several rows at once', () => {
    const { book, table } = withTable();
    write(book, 'B5:C6', [
      ['Carl', 3],
      ['Dora', 4],
    ]);
    expect(where(table)).toBe('B2:D6');
  });

  it('not by what is typed a row further down, beside it, or above something else', () => {
    const { book, table } = withTable();
    write(book, 'B6', 'far');
    write(book, 'A5', 'beside');
    write(book, 'D5', '');
    expect(where(table)).toBe('B2:D4');
    write(book, 'C5', 'held');
    expect(where(table)).toBe('B2:D5');
    write(book, 'C6', 'no');
    expect(where(table)).toBe('B2:D5');
  });

  it('by what is typed directly to its right, under a new header', () => {
    const { book, table } = withTable();
    write(book, 'E3', 'x');
    expect([where(table), value(book, 'E2')]).toEqual(['B2:E4', 'Column4']);
  });
});

describe('calculated columns', () => {
  it('a formula in one cell of an empty column fills the column', () => {
    const { book } = withTable();
    write(book, 'D4', '=C4*2');
    expect(model.getFormulas(book, at(book, 'D3:D4'))).toEqual([['=C3*2'], ['=C4*2']]);
  });

  it('not if the column holds something else', () => {
    const { book } = withTable();
    write(book, 'D3', 'mine');
    write(book, 'D4', '=C4*2');
    expect(value(book, 'D3')).toBe('mine');
  });

  it('new rows hold the formula', () => {
    const { book, table } = withTable();
    write(book, 'D3', '=C3*2');
    write(book, 'B5:C5', [['Carl', 3]]);
    expect([formula(book, 'D5'), value(book, 'D5')]).toEqual(['=C5*2', 6]);
    model.addRows(book, table, 0, [['Zoe', 9, '']]);
    expect([formula(book, 'D3'), value(book, 'D3'), where(table)]).toEqual(['=C3*2', 18, 'B2:D6']);
  });
});

describe('rows and columns of a table', () => {
  it('rows added at the end push down what stands below', () => {
    const { book, table } = withTable();
    write(book, 'B6', 'below');
    model.addRows(book, table, null, [['Carl', 3, '']]);
    expect([where(table), value(book, 'B5'), value(book, 'B7')]).toEqual(['B2:D5', 'Carl', 'below']);
  });

  it('rows of another width are refused', () => {
    const { book, table } = withTable();
    expect(refusal(() => model.addRows(book, table, null, [['Carl']]))).toBe('InvalidArgument');
  });

  it('a sheet column inserted through the table is a new column of it', () => {
    const { book, table } = withTable();
    model.insertCells(book, at(book, 'C:C'), 'Right');
    expect([where(table), values(book, 'B2:E2')]).toEqual([
      'B2:E4',
      [['Name', 'Column1', 'Points', 'Double']],
    ]);
    model.deleteCells(book, at(book, 'D:D'), 'Left');
    expect(table.columns.map(({ name }) => name)).toEqual(['Name', 'Column1', 'Double']);
  });

  it('headers typed over are kept unique', () => {
    const { book, table } = withTable();
    write(book, 'C2', 'Name');
    expect([value(book, 'C2'), table.columns[1]!.name]).toEqual(['Name2', 'Name2']);
    write(book, 'C2', '');
    expect(value(book, 'C2')).toBe('Column2');
  });
});

describe('resize and convert', () => {
  it('a new area must keep the header row and overlap the table', () => {
    const { book, table } = withTable();
    expect(refusal(() => model.resizeTable(book, table, at(book, 'B3:D6')))).toBe('InvalidArgument');
    expect(refusal(() => model.resizeTable(book, table, at(book, 'F2:G6')))).toBe('InvalidArgument');
    model.resizeTable(book, table, at(book, 'B2:E9'));
    expect([where(table), value(book, 'E2')]).toEqual(['B2:E9', 'Column4']);
  });

  it('converted, the cells stay', () => {
    const { book, table } = withTable();
    model.convertToRange(book, table);
    expect([model.allTables(book), value(book, 'B3')]).toEqual([[], 'Anna']);
  });

  it('cells of a table are not moved in part', () => {
    const { book } = withTable();
    expect(refusal(() => model.insertCells(book, at(book, 'B1'), 'Down'))).toBe('InvalidOperation');
    expect(refusal(() => model.deleteCells(book, at(book, 'A3'), 'Left'))).toBe('InvalidOperation');
    expect(refusal(() => model.insertCells(book, at(book, 'B1:D1'), 'Down'))).toBe('accepted');
  });

  it('the header row goes only with the table', () => {
    const { book, table } = withTable();
    expect(refusal(() => model.deleteCells(book, at(book, '2:2'), 'Up'))).toBe('InvalidOperation');
    model.deleteCells(book, at(book, '3:4'), 'Up');
    expect(where(table)).toBe('B2:D3');
    model.deleteCells(book, at(book, '2:3'), 'Up');
    expect(model.allTables(book)).toEqual([]);
  });
});

describe('sort of a table', () => {
  it('sort moves the rows below the header', () => {
    const { book, table } = withTable();
    model.sortTable(book, table, [{ key: 1, ascending: false }]);
    expect(values(book, 'B2:B4')).toEqual([['Name'], ['Ben'], ['Anna']]);
  });
});

it('structured references are calculated', () => {
  const { book } = withTable();
  write(book, 'D3', '=[@Points]*2');
  expect(values(book, 'D3:D4')).toEqual([[2], [4]]);
  write(book, 'G1:G3', [
    ['=SUM(Table1[[Points]:[Double]])'],
    ['=COUNTA(Table1[#Headers])'],
    ['=ROWS(Table1[#All])'],
  ]);
  expect(values(book, 'G1:G3')).toEqual([[9], [3], [3]]);
  write(book, 'B5:C5', [['Carl', 3]]);
  expect(value(book, 'G1')).toBe(18);
});
