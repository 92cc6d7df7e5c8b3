/** @sweep */
import { takeChange } from '../../src/app/changes/take';
import { getSheet, setFormulas, setValues } from '../../emulator/model';
import { refOf } from '../../emulator/model/book';
import { WEB_PAYLOAD } from '../../emulator/host/faults';
import { addTournament } from '../../src/app/create';
import { planTournamentRemoval } from '../../src/app/removeTournament';
import { repairTournament } from '../../src/app/repair/repair';
import type { Result } from '../../src/core/result';
import { area } from '../../src/grid/cell';
import type { Workbook } from '../../src/workbook/port';
import { openXlsx, type XlsxWorkbook } from '../../src/workbook/xlsx';
import { closePages, type Page } from '../emulator/office';
import { valueOf } from '../results';
import { begun, excel, fresh, told, workbook } from './excel';
import { EIGHT, rawBook, row, textCell } from './rawBook';
import { counting } from './readList';
import { IS_SWEEP } from '../sample';

const TIME = { time: '2026-11-20 09:00' };
const NEW = { name: 'Kurt' };

afterEach(closePages);

/** A handful of lines of cells, not all the cells before a stray one. */
const SOME = 200;

describe('in a file, a stray cell in the last corner of a sheet of the organiser’s', () => {
  const far = (...stray: readonly string[]): string => row(1_048_576, ...stray, textCell('XFD1048576', 'x'));
  const standing = async (...stray: readonly string[]): Promise<XlsxWorkbook> => {
    const book = valueOf(await openXlsx(rawBook([{ rows: [...EIGHT, ...stray] }])));
    valueOf(await addTournament(book, fresh(4), TIME));
    return book;
  };
  const steps: Readonly<Record<string, (book: Workbook) => Promise<Result<unknown>>>> = {
    enter: (book) => takeChange(book, 'enter', NEW, TIME),
    remove: (book) => takeChange(book, 'remove', { player: '2', seed: 'x' }, TIME),
    repair: async (book) => {
      const { ranges } = valueOf(await book.read({ ranges: [{ sheet: 'Standings', area: 'used' }] }));
      const { area: used, values, formulas } = ranges[0]!;
      const down = formulas.findIndex((line) => line[1] !== null);
      const cell = { sheet: 'Standings', row: used.row + down, column: used.column + 1 };
      valueOf(await book.change({ cells: [{ ...cell, expect: values[down]![1]!, write: 'typed over' }] }));
      return repairTournament(book, 'Tournament', TIME.time);
    },
    'remove the tournament': (book) => planTournamentRemoval(book, 'Tournament'),
  };

  /** How many cells are handed over in a step. */
  const cellsOf = async (step: (book: Workbook) => Promise<Result<unknown>>, ...stray: readonly string[]) => {
    const book = await standing(...stray);
    const { cells } = counting(book);
    expect(await step(book)).toMatchObject({ ok: true });
    return cells();
  };

  if (IS_SWEEP)
    it.each(Object.entries(steps))('costs %s hardly a cell more', async (_, step) => {
      const usual = await cellsOf(step);
      expect(usual).toBeGreaterThan(100);
      expect((await cellsOf(step, far())) - usual).toBeLessThan(SOME);
    });

  it('that refers to our sheets is named', async () => {
    const book = await standing(far('<c r="A1048576"><f>Players!$B$5</f><v>0</v></c>'));
    expect(told(await takeChange(book, 'enter', NEW, TIME))).toEqual([
      'reference-would-break Sheet1 A1048576',
    ]);
  });
});

if (IS_SWEEP)
  describe('in Excel', () => {
    const standing = begun(excel, async () => valueOf(await addTournament(workbook, fresh(4), TIME)));
    const put = ({ host: { book } }: Page, line: number, column: number, text: string): void => {
      const ref = refOf(getSheet(book, 'Mine'), area(line, column, 1, 1));
      if (text.startsWith('=')) setFormulas(book, ref, [[text]]);
      else setValues(book, ref, [[text]]);
    };
    const entering = async ({ host }: Page) => {
      host.reset();
      host.faults.payloadLimit = WEB_PAYLOAD;
      const done = await takeChange(workbook, 'enter', NEW, TIME);
      return { told: told(done), requests: host.counters.requests, bytes: host.counters.responseBytes };
    };

    it('a stray cell in the last corner costs an entry one request and some bytes', async () => {
      const plain = await standing();
      put(plain, 0, 0, 'x');
      const usual = await entering(plain);
      closePages();
      const page = await standing();
      put(page, 0, 0, 'x');
      put(page, 1_048_575, 16_383, 'x');
      const far = await entering(page);
      expect([usual.told, usual.requests]).toEqual([[], 20]);
      expect([far.told, far.requests]).toEqual([[], 21]);
      expect(far.bytes - usual.bytes).toBeLessThan(4_000);
    });

    it('a formula in the last corner that refers to our sheets is named', async () => {
      const page = await standing();
      put(page, 0, 0, 'x');
      put(page, 1_048_575, 16_383, '=Players!$B$5');
      expect((await entering(page)).told).toEqual(['reference-would-break Mine XFD1048576']);
    });

    it('all formulas of a large sheet are found, in answers that Excel on the web can give', async () => {
      const page = await standing();
      const { host } = page;
      const rows = 4000;
      const full = refOf(getSheet(host.book, 'Mine'), area(0, 0, rows, 30));
      setValues(
        host.book,
        full,
        Array.from({ length: rows }, (_, line) => Array.from({ length: 30 }, (__, column) => line * column)),
      );
      put(page, rows - 1, 29, '=Players!$B$5');
      put(page, 100_000, 200, '=Players!$B$6');
      expect((await entering(page)).told).toEqual([`reference-would-break Mine AD${rows}`]);
      expect(Math.max(...host.log.map(({ responseBytes }) => responseBytes))).toBeLessThan(WEB_PAYLOAD);
    });
  });
