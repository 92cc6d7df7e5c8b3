import type { CellValue } from '../../src/grid/cell';
import { readRoster } from '../../src/sheets/roster';
import { denseIn, gridOf } from './grid-of';

const PLAYERS: readonly (readonly CellValue[])[] = [['Anna Berg'], ['Ben Cole'], ['Cora Dahl']];

const eventOf = (
  above: readonly (readonly CellValue[])[],
  sheet = 'Club',
  document: readonly string[] = ['Winter cup'],
): string => {
  const content = denseIn(gridOf([...above, ['Name'], ...PLAYERS].map((row) => [...row, null].slice(0, 2))));
  const read = readRoster({ ...content, sheet }, { chosen: false, document });
  return read.ok ? read.value.event : JSON.stringify(read.problems);
};

describe('the event of a list is called', () => {
  it.each<[string, readonly (readonly CellValue[])[], string]>([
    ['what stands above it', [['Autumn Open 2026'], [null]], 'Autumn Open 2026'],
    ['the first of several lines', [['Autumn Open'], ['Group A, seven rounds']], 'Autumn Open'],
    ['a line with a date beside it', [['Autumn Open', 46331]], 'Autumn Open'],
    ['its sheet where nothing stands above', [], 'Club'],
    ['its sheet where there are several texts', [['Open', 'Rated']], 'Club'],
    ['its sheet where there is only a label', [['Date:']], 'Club'],
    ['its sheet where there is only a number', [[2026]], 'Club'],
    ['its sheet where there is only a heading', [['Players']], 'Club'],
    ['its sheet where there is a long text', [['Entries close on Friday. '.repeat(4)]], 'Club'],
  ])('%s', (_, above, event) => {
    expect(eventOf(above)).toBe(event);
  });

  it.each([
    ['Sheet1', 'Winter cup'],
    ['Tabelle 2', 'Winter cup'],
    ['Feuil3', 'Winter cup'],
    ['Sheetlist', 'Sheetlist'],
    ['Juniors 1', 'Juniors 1'],
  ])('after the file where nobody has named the sheet: %s, %s', (sheet, event) => {
    expect(eventOf([], sheet)).toBe(event);
  });

  it.each([
    [['Winter cup', 'list-v2'], 'Winter cup'],
    [['', 'list-v2'], 'list-v2'],
    [['  ', 'Book1'], 'Sheet1'],
    [['', 'Mappe1', 'entries'], 'entries'],
    [['A title that is '.repeat(9), 'Winter cup'], 'Winter cup'],
    [[], 'Sheet1'],
  ])('there after the first name that somebody gave the document: %j, %s', (document, event) => {
    expect(eventOf([], 'Sheet1', document)).toBe(event);
  });

  it.each<[readonly (readonly CellValue[])[], string | null]>([
    [[[null], [null, 'Autumn Open']], 'B2'],
    [[], null],
    [[['Open', 'Rated']], null],
  ])('from the cell where it stands, if from one: %j, %s', (above, cell) => {
    const rows = [...above, ['Name'], ...PLAYERS].map((row) => [...row, null].slice(0, 2));
    const read = readRoster({ ...denseIn(gridOf(rows)), sheet: 'Club' }, { chosen: false });
    expect(read.ok && read.value.eventCell).toBe(cell);
  });

  it('what stands above the table of a worksheet that it is', () => {
    const content = denseIn(gridOf([['Autumn Open'], [null], ['Name'], ...PLAYERS].map((row) => [...row])));
    const table = { row: 2, column: 0, rows: 4, columns: 1 };
    const read = readRoster({ ...content, sheet: 'Club' }, { chosen: false, table });
    expect(read.ok && read.value.event).toBe('Autumn Open');
  });

  it('what stands above it, whatever the sheet is called', () => {
    expect(eventOf([['Autumn Open']], 'Sheet1')).toBe('Autumn Open');
  });
});
