/** @sweep */
import { getSheet, setValues } from '../../emulator/model';
import { refOf } from '../../emulator/model/book';
import { WEB_PAYLOAD } from '../../emulator/host/faults';
import { openRoster, selectedList } from '../../src/app/roster';
import { area, type Area } from '../../src/grid/cell';
import { closePages, type Page } from '../emulator/office';
import { excel, told, unwrap, workbook } from './excel';
import { IS_SWEEP } from '../sample';

afterEach(closePages);

type Lines = readonly (readonly (string | number)[])[];

const EIGHT = ['Anna', 'Bert', 'Carl', 'Dora', 'Emil', 'Frida', 'Gero', 'Hanna'];
const LIST: Lines = [['Name', 'Rating'], ...EIGHT.map((name, index) => [name, 2000 - index])];

/** Excel on the web with values on the sheet Mine, each block with its top left cell. */
const withValues = async (...blocks: readonly (readonly [number, number, Lines])[]): Promise<Page> => {
  const page = await excel();
  const { host } = page;
  for (const [row, column, lines] of blocks)
    setValues(
      host.book,
      refOf(getSheet(host.book, 'Mine'), area(row, column, lines.length, lines[0]!.length)),
      lines.map((line) => [...line]),
    );
  host.reset();
  host.faults.payloadLimit = WEB_PAYLOAD;
  return page;
};

const names = async (range?: Area): Promise<readonly string[]> =>
  unwrap(await openRoster(workbook, { sheet: 'Mine', range })).players.map(({ name }) => name);

const numbers = (rows: number, columns: number): Lines =>
  Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (__, column) => row * column));

describe('a list in Excel', () => {
  it('is read in four requests of a few kilobytes', async () => {
    const { host } = await withValues([2, 1, LIST]);
    expect(await names()).toEqual(EIGHT);
    expect(host.counters.requests).toBeLessThanOrEqual(5);
    expect(host.counters.responseBytes).toBeLessThan(10_000);
  });

  it.each([
    ['XFD1048576', 1_048_575, 16_383],
    ['A1048576', 1_048_575, 0],
    ['XFD2000', 1999, 16_383],
  ])('is found whatever stands in %s, in answers that Excel on the web can give', async (_, row, column) => {
    const { host } = await withValues([0, 0, LIST], [row, column, [['x']]]);
    expect(await names()).toEqual(EIGHT);
    const largest = Math.max(...host.log.map(({ responseBytes }) => responseBytes));
    expect(largest).toBeLessThan(WEB_PAYLOAD);
    expect(host.counters.responseBytes).toBeLessThan(10_000_000);
  });

  if (IS_SWEEP)
    it('beside 20,000 rows of four columns comes in answers that Excel on the web can give', async () => {
      await withValues([0, 0, LIST], [0, 3, numbers(20_000, 4)]);
      expect(await names()).toEqual(EIGHT);
    });

  if (IS_SWEEP)
    it('on a sheet with too much is asked for, and read once it is selected', async () => {
      await withValues([0, 0, LIST], [0, 3, numbers(5000, 80)]);
      const found = await openRoster(workbook, { sheet: 'Mine' });
      expect(told(found)).toEqual(['sheet-too-full Mine']);
      expect(await names(area(0, 0, 9, 2))).toEqual(EIGHT);
      const columns = { sheet: 'Mine', area: area(0, 0, 1_048_576, 2) };
      expect(await names(unwrap(await selectedList(workbook, columns)).range)).toEqual(EIGHT);
    });
});
