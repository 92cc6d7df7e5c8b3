import { unzipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeXlsx } from '../../../emulator/files/makeXlsx';
import { parseXlsx } from '../../../emulator/files/parseXlsx';
import {
  createBook,
  getFormat,
  merge,
  parseAddress,
  setColumnWidth,
  setFormat,
  setValues,
  sheetText,
  type Book,
} from '../../../emulator/model';
import { addTournament } from '../../../src/app/create';
import { openTournament } from '../../../src/app/open';
import { isCellError } from '../../../src/grid/cell';
import type { Grid } from '../../../src/grid/grid';
import type { Workbook } from '../../../src/workbook/port';
import { newXlsx, openXlsx } from '../../../src/workbook/xlsx';
import { generated } from '../../generated';
import { valueOf } from '../../results';

const opened = (bytes: Uint8Array): Book => valueOf(parseXlsx(bytes)).book;
const sheetsOf = (book: Book): string[] => book.state.sheets.map(({ id }) => sheetText(book, id));

/** Everything that a reader of files finds in it. */
const lookAt = async (workbook: Workbook) => {
  const { sheets, names, tables } = valueOf(await workbook.read({ ranges: [] }));
  const ranges = sheets.map(({ name }) => ({ sheet: name, area: 'used' as const }));
  return { sheets, names, tables, grids: valueOf(await workbook.read({ ranges })).ranges };
};

const texts = ({ values }: Grid) =>
  values.map((row) => row.map((value) => (isCellError(value) ? value.error : (value ?? ''))));

/** A file of the .xlsx adapter, and the same after the emulated workbook has opened and saved it. */
const bothOf = async (players: number) => {
  const workbook = newXlsx();
  valueOf(
    await addTournament(
      workbook,
      generated({ players, cycles: 1, seed: players, finished: 0.6, special: 0.1, adjusted: true }),
      { time: '2026-11-20 09:00' },
    ),
  );
  const before = valueOf(await workbook.save());
  return { before, after: makeXlsx(opened(before)) };
};

describe.each([3, 10])('a tournament of %i as a file, opened and saved by the emulated Excel', (players) => {
  it('is the same tournament', async () => {
    const { before, after } = await bothOf(players);
    const [one, other] = [valueOf(await openXlsx(before)), valueOf(await openXlsx(after))];
    expect(valueOf(await openTournament(other)).tournament).toEqual(
      valueOf(await openTournament(one)).tournament,
    );
    expect(valueOf(await openTournament(other)).warnings).toEqual([]);
  });

  it('holds the same cells, formulas, number formats, names and tables, and right cached values', async () => {
    const { before, after } = await bothOf(players);
    const [one, other] = [
      await lookAt(valueOf(await openXlsx(before))),
      await lookAt(valueOf(await openXlsx(after))),
    ];
    expect(other.sheets).toEqual(one.sheets);
    expect(other.names).toEqual(one.names);
    expect(other.tables).toEqual(one.tables);
    one.grids.forEach((grid, index) => {
      const again = other.grids[index]!;
      expect([grid.sheet, texts(again)]).toEqual([grid.sheet, texts(grid)]);
      expect([grid.sheet, again.formulas]).toEqual([grid.sheet, grid.formulas]);
      expect([grid.sheet, again.formats]).toEqual([grid.sheet, grid.formats]);
      expect([grid.sheet, again.hiddenRows, again.merges]).toEqual([
        grid.sheet,
        grid.hiddenRows,
        grid.merges,
      ]);
    });
  });

  it('looks the same: saved and opened again, nothing of any sheet has changed', async () => {
    const { before, after } = await bothOf(players);
    const [first, second] = [sheetsOf(opened(before)), sheetsOf(opened(after))];
    first.forEach((text, index) => expect(second[index]!.split('\n')).toEqual(text.split('\n')));
  });
});

it.each(['candidates-2013.xlsx', 'club-16.xlsx', 'interzonal-1955.xlsx', 'messy.xlsx'])(
  'the sample %s is read without loss',
  (file) => {
    const bytes = readFileSync(join(__dirname, '../../../assets/samples', file));
    const { book, dropped } = valueOf(parseXlsx(bytes));
    expect(dropped).toEqual([]);
    expect(sheetsOf(opened(makeXlsx(book)))).toEqual(sheetsOf(book));
  },
);

it('what is no workbook is a problem, not an exception', () => {
  expect(parseXlsx(new Uint8Array([1, 2, 3]))).toMatchObject({
    ok: false,
    problems: [{ code: 'workbook-unreadable' }],
  });
});

/** A value other than the standard for each property that a cell's look has. */
const LOOKS: readonly (readonly [path: string, value: string | number | boolean])[] = [
  ['numberFormat', '#,##0.000'],
  ['font/name', 'Georgia'],
  ['font/size', 17],
  ['font/bold', true],
  ['font/italic', true],
  ['font/strikethrough', true],
  ['font/underline', 'DoubleAccountant'],
  ['font/color', '#1F4E79'],
  ['fill/color', '#FFE9A8'],
  ['horizontalAlignment', 'CenterAcrossSelection'],
  ['verticalAlignment', 'Distributed'],
  ['wrapText', true],
  ['textOrientation', -45],
  ['indentLevel', 3],
  ['protection/locked', false],
  ['border/EdgeLeft/style', 'Double'],
  ['border/EdgeTop/style', 'Dash'],
];

it('a row that nobody gave a height is saved as high as a wrapped text needs, unless its cell is merged', () => {
  const book = createBook(['Log']);
  const sheet = book.state.active;
  const at = (address: string) => ({ sheet, area: parseAddress(address)! });
  setColumnWidth(book, at('A:B'), 110);
  setFormat(book, at('A1:A3'), 'wrapText', true);
  merge(book, at('A3:B3'));
  setValues(book, at('A1:A4'), [['Short'], ...[2, 3, 4].map(() => ['Twenty words on one line. '.repeat(2)])]);
  const text = new TextDecoder().decode(unzipSync(makeXlsx(book))['xl/worksheets/sheet1.xml']);
  expect(text.match(/<row [^>]*>/g)).toEqual([
    '<row r="1">',
    '<row r="2" ht="45">',
    '<row r="3">',
    '<row r="4">',
  ]);
});

it.each(LOOKS)('a cell, a row and a column with %s of %j look the same after saving', (path, value) => {
  const book = createBook(['Looks']);
  const sheet = book.state.active;
  for (const address of ['B2', '5:5', 'D:E'])
    setFormat(book, { sheet, area: parseAddress(address)! }, path, value);
  const again = opened(makeXlsx(book));
  for (const address of ['B2', 'C5', 'D9', 'A1']) {
    const where = parseAddress(address)!;
    expect([address, getFormat(again, { sheet: again.state.active, area: where }, path)]).toEqual([
      address,
      getFormat(book, { sheet, area: where }, path),
    ]);
  }
});
