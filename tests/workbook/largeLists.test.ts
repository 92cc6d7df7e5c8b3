import { openRoster } from '../../src/app/roster';
import { columnLetters } from '../../src/grid/cell';
import { openXlsx } from '../../src/workbook/xlsx';
import { EIGHT, rawBook, row, textCell } from './rawBook';
import { namesIn, OF_EIGHT, readList } from './readList';

describe('a list is read whatever else its sheet holds, and no more of that than lines in which something stands', () => {
  it.each([
    // Nine lines, a blank one and the stray one; two columns, a blank one and the stray one.
    ['A1048576', 11 * 2],
    ['XFD2000', 11 * 4],
    ['XFD1048576', 11 * 4],
    ['XFD1', 9 * 4],
  ])('a stray text in %s: %i cells', async (at, most) => {
    const line = Number(at.replace(/\D/g, ''));
    const rows =
      line === 1 ? [EIGHT[0]!.replace('</row>', `${textCell(at, 'x')}</row>`), ...EIGHT.slice(1)] : EIGHT;
    const { roster, cells } = await readList(
      rawBook([{ rows: line === 1 ? rows : [...rows, row(line, textCell(at, 'x'))] }]),
    );
    expect(namesIn(roster).slice(0, 8)).toEqual(OF_EIGHT);
    expect(roster.headerRow).toBe(0);
    expect(cells).toBe(most);
  });

  it('stray texts all over it, one in each row and column, are left out', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => {
      const number = 100 + 7 * index;
      return row(number, textCell(`${columnLetters(5 + 3 * index)}${number}`, 'x'));
    });
    const { roster, cells } = await readList(rawBook([{ rows: [...EIGHT, ...rows] }]));
    expect(namesIn(roster)).toEqual(OF_EIGHT);
    expect(cells).toBe(9 * 2);
  });
});

it('names that are formulas without a value are refused with their cells, not dropped', async () => {
  const calculated = (number: number): string =>
    row(number, `<c r="A${number}"><f>Members!A${number}</f></c>`);
  const rows = [row(1, 'Name'), row(2, 'Anna'), calculated(3), row(4, 'Carl'), calculated(5), row(6, 'Dora')];
  const book = await openXlsx(rawBook([{ rows }]));
  if (!book.ok) throw new Error('unreadable');
  expect(await openRoster(book.value, {})).toEqual({
    ok: false,
    problems: [
      {
        code: 'formula-without-value',
        place: { sheet: 'Sheet1', cell: 'A3' },
        values: { cells: 'A3, A5', count: 2 },
      },
    ],
  });
});
