import { openRoster } from '../../src/app/roster';
import { columnLetters } from '../../src/sheets/cell';
import { openXlsx } from '../../src/workbook/xlsx';
import { EIGHT, rawBook, row, textCell } from './rawBook';
import { namesIn, OF_EIGHT, read } from './readList';

describe('a list is read within 2 seconds whatever else its sheet holds', () => {
  test.each(['A1048576', 'XFD2000', 'XFD1048576', 'XFD1'])('a stray text in %s', async (at) => {
    const line = Number(at.replace(/\D/g, ''));
    const rows =
      line === 1 ? [EIGHT[0]!.replace('</row>', `${textCell(at, 'x')}</row>`), ...EIGHT.slice(1)] : EIGHT;
    const roster = await read(
      rawBook([{ rows: line === 1 ? rows : [...rows, row(line, textCell(at, 'x'))] }]),
    );
    expect(namesIn(roster).slice(0, 8)).toEqual(OF_EIGHT);
    expect(roster.headerRow).toBe(0);
  });

  test('stray texts all over it, one in each row and column', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => {
      const number = 100 + 7 * index;
      return row(number, textCell(`${columnLetters(5 + 3 * index)}${number}`, 'x'));
    });
    expect(namesIn(await read(rawBook([{ rows: [...EIGHT, ...rows] }])))).toEqual(OF_EIGHT);
  });
});

test('names that are formulas without a value are refused with their cells, not dropped', async () => {
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
