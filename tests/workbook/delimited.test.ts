import { openRoster } from '../../src/app/roster';
import { type CellValue, columnLetters } from '../../src/grid/cell';
import { parseDelimited } from '../../src/workbook/delimited';
import { openXlsx } from '../../src/workbook/xlsx';
import fc from '../properties';
import { valueOf } from '../results';
import { EIGHT, rawBook, row, textCell } from './rawBook';
import { namesIn, OF_EIGHT, readList } from './readList';

const rowsOf = (text: string): readonly (readonly CellValue[])[] => parseDelimited(text).rows;

const LIST = [
  ['Name', 'Rating'],
  ['Anna Berg', 1720],
  ['Carla Rossi', null],
];

describe('cells of a text', () => {
  it.each([
    ['commas', 'Name,Rating\nAnna Berg,1720\nCarla Rossi,\n'],
    ['semicolons', 'Name;Rating\nAnna Berg;1720\nCarla Rossi;'],
    ['tabs', 'Name\tRating\nAnna Berg\t1720\nCarla Rossi\n'],
    ['lines of Windows', 'Name;Rating\r\nAnna Berg;1720\r\nCarla Rossi;\r\n'],
    ['lines of an old Mac', 'Name;Rating\rAnna Berg;1720\rCarla Rossi;'],
    ['quotes round everything but numbers', '"Name";"Rating"\n"Anna Berg";1720\n"Carla Rossi";""\n'],
    ['blanks round them', ' Name , Rating\n Anna Berg ,1720 \n "Carla Rossi" ,\n'],
    ['lines with nothing at the end', 'Name,Rating\nAnna Berg,1720\nCarla Rossi,\n\n,\n'],
  ])('%s', (_, text) => {
    expect(rowsOf(text)).toEqual(LIST);
  });

  it('the separator is the one that lines agree on outside quotes', () => {
    expect(rowsOf('Berg, Anna;1720\nRossi, Carla;1650')).toEqual([
      ['Berg, Anna', 1720],
      ['Rossi, Carla', 1650],
    ]);
    expect(rowsOf('"Berg; Anna",1720\n"Rossi; Carla",1650')).toEqual([
      ['Berg; Anna', 1720],
      ['Rossi; Carla', 1650],
    ]);
    expect(rowsOf('Club night, 7 March; hall\nName\tRating\nAnna\t1720')).toEqual([
      ['Club night, 7 March; hall', null],
      ['Name', 'Rating'],
      ['Anna', 1720],
    ]);
  });

  it('or the one that the first line tells, as Excel is told', () => {
    expect(parseDelimited('sep=;\nBerg, Anna;1720\n')).toEqual({
      rows: [
        [null, null],
        ['Berg, Anna', 1720],
      ],
      lines: [1, 2],
    });
  });

  it('a surname, a comma, a blank and a first name in every line are names and no columns', () => {
    expect(rowsOf('Berg, Anna\nRossi, Carla\n')).toEqual([['Berg, Anna'], ['Rossi, Carla']]);
    expect(rowsOf('Berg, Anna, Oslo\nRossi, Carla, Rome')).toEqual([
      ['Berg', 'Anna', 'Oslo'],
      ['Rossi', 'Carla', 'Rome'],
    ]);
    expect(rowsOf('Name,Club\nAnna,Oslo')).toEqual([
      ['Name', 'Club'],
      ['Anna', 'Oslo'],
    ]);
  });

  it('one name a line needs no separator', () => {
    expect(rowsOf('Anna\nBert\n')).toEqual([['Anna'], ['Bert']]);
    expect(rowsOf('')).toEqual([]);
  });

  it('quotes are doubled in quotes, and stay as they are anywhere else', () => {
    expect(rowsOf('"Anna ""Ace"" Berg";1\nBert "Bo" Ek;2\n"Carl;3\n"Dora" D;4')).toEqual([
      ['Anna "Ace" Berg', 1],
      ['Bert "Bo" Ek', 2],
      ['"Carl', 3],
      ['"Dora" D', 4],
    ]);
  });

  it('what is no whole number, or stands in quotes, is a text', () => {
    expect(rowsOf('1720,007,"1720",1-0,1e3,-5,=1+1')).toEqual([
      [1720, '007', '1720', '1-0', '1e3', '-5', '=1+1'],
    ]);
  });

  it('a row has the line in which it begins, and lines with nothing are rows', () => {
    expect(parseDelimited('"two\nlines";1\r\n\r\nAnna;2')).toEqual({
      rows: [
        ['two\nlines', 1],
        [null, null],
        ['Anna', 2],
      ],
      lines: [1, 3, 4],
    });
  });
});

describe('what was written is read again', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aZé½ ",;\t\r\n0=-') }).filter((each) => each !== '');
  const cell: fc.Arbitrary<CellValue> = fc.oneof(fc.constant(null), fc.nat(), text);
  const write = (value: CellValue): string =>
    typeof value === 'string' ? `"${value.replaceAll('"', '""')}"` : value === null ? '' : `${value}`;

  it.each([',', ';', '\t'])('with the separator %j, whatever the cells hold', (separator) => {
    const table = fc
      .tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 1, max: 5 }))
      .chain(([width, height]) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
          minLength: height,
          maxLength: height,
        }),
      );
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n'), (rows, end) => {
        const last = rows.map((row) => row.some((value) => value !== null)).lastIndexOf(true);
        const written = rows.map((row) => row.map(write).join(separator)).join(end);
        const kept = rows.slice(0, last + 1);
        expect(rowsOf(written)).toEqual(kept);
      }),
    );
  });

  it('whatever a text holds, it has cells', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab",;\t\r\n ') }), (written) => {
        const { rows, lines } = parseDelimited(written);
        expect(lines).toHaveLength(rows.length);
        expect(new Set(rows.map(({ length }) => length)).size).toBeLessThanOrEqual(1);
      }),
    );
  });
});

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
  const book = valueOf(await openXlsx(rawBook([{ rows }])));
  expect(await openRoster(book, {})).toEqual({
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
