import { takeChange } from '../../src/app/changes/take';
import { getSheet, setFormulas, setValues } from '../../emulator/model';
import { refOf } from '../../emulator/model/book';
import { addTournament } from '../../src/app/create';
import { openTournament } from '../../src/app/open';
import { refreshTournament } from '../../src/app/refresh';
import { planTournamentRemoval, removeTournament } from '../../src/app/removeTournament';
import { inspect } from '../../src/app/repair/inspect';
import { repairTournament } from '../../src/app/repair/repair';
import { ok, type Result } from '../../src/core/result';
import { address, area } from '../../src/grid/cell';
import { heldCells } from '../../src/grid/grid';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import type { Workbook } from '../../src/workbook/port';
import { openXlsx } from '../../src/workbook/xlsx';
import { closePages } from '../emulator/office';
import { valueOf } from '../results';
import { begun, excel, fresh, told, workbook } from './excel';
import { EIGHT, rawBook } from './rawBook';
import { counting, namesIn, OF_EIGHT, readList, type ReadList } from './readList';
import { IS_SWEEP, sampled } from '../sample';
import { LARGE_BOOKS } from './largeBooks';

describe('stray cells on our sheets', () => {
  const TIME = { time: '2026-11-20 09:00' };
  /** As many lines of our sheets as a stray cell may cost, in cells. */
  const SOME = 200;

  afterEach(closePages);

  type Typing = (sheet: string, row: number, column: number, text: string) => Promise<void>;

  interface Standing {
    readonly book: Workbook;
    readonly type: Typing;
  }

  const typingInto =
    (book: Workbook): Typing =>
    async (sheet, row, column, text) => {
      valueOf(
        await book.change({
          cells: [{ sheet, row, column, expect: null, write: text }],
        }),
      );
    };

  const inExcel = begun(excel, async () => valueOf(await addTournament(workbook, fresh(4), TIME)));

  /** Workbooks with a tournament. */
  const places: Readonly<Record<string, () => Promise<Standing>>> = {
    'in memory': async () => {
      const book = memoryWorkbook([{ name: 'Mine', blocks: [] }]);
      valueOf(await addTournament(book, fresh(4), TIME));
      return { book, type: typingInto(book) };
    },
    'in a file': async () => {
      const book = valueOf(await openXlsx(rawBook([{ rows: EIGHT }])));
      valueOf(await addTournament(book, fresh(4), TIME));
      return { book, type: typingInto(book) };
    },
    'in Excel': async () => {
      const page = await inExcel();
      const type: Typing = async (sheet, row, column, text) => {
        const ref = refOf(getSheet(page.host.book, sheet), area(row, column, 1, 1));
        if (text.startsWith('=')) setFormulas(page.host.book, ref, [[text]]);
        else setValues(page.host.book, ref, [[text]]);
      };
      return { book: { ...workbook }, type };
    },
  };

  interface At {
    readonly row: number;
    readonly column: number;
  }

  const NEAR: At = { row: 60, column: 30 };
  const FAR: At = { row: 1_048_575, column: 16_383 };

  type Step = (standing: Standing) => Promise<Result<unknown>>;

  const recording: Step = ({ book }) => takeChange(book, 'record', [{ game: 1, typed: '1-0' }], TIME);
  const damaging: Step = async ({ book }) => {
    const { ranges } = valueOf(await book.read({ ranges: [{ sheet: 'Standings', area: 'used' }] }));
    const [cell] = [...heldCells(ranges[0]!)].filter(({ formula }) => formula !== null);
    const { row, column, value } = cell!;
    return book.change({ cells: [{ sheet: 'Standings', row, column, expect: value, write: 'typed over' }] });
  };

  /** Each step, and the problems that it names: the stray cell as `HERE`. */
  const STEPS: Readonly<Record<string, readonly [Step, ...string[]]>> = {
    open: [({ book }) => openTournament(book)],
    'look for damage': [({ book }) => inspect(book, 'Tournament', TIME.time)],
    record: [recording],
    'record and undo': [
      async (standing) => {
        valueOf(await recording(standing));
        return takeChange(standing.book, 'undo', null, TIME);
      },
    ],
    refresh: [({ book }) => refreshTournament(book, TIME)],
    repair: [
      async (standing) => {
        valueOf(await damaging(standing));
        return repairTournament(standing.book, 'Tournament', TIME.time);
      },
    ],
    enter: [
      ({ book }) => takeChange(book, 'enter', { name: 'Kurt' }, TIME),
      'cells-would-be-lost Standings HERE',
    ],
    'remove the tournament': [
      async ({ book }) => {
        const plan = valueOf(await planTournamentRemoval(book, 'Tournament'));
        return removeTournament(book, plan, false);
      },
      'removal-notes Standings HERE',
    ],
    'remove it all the same': [
      async ({ book }) => {
        const plan = valueOf(await planTournamentRemoval(book, 'Tournament'));
        valueOf(await removeTournament(book, plan, true));
        return ok((await book.read({ ranges: [] })) as unknown);
      },
    ],
  };

  const taken = async (make: () => Promise<Standing>, step: Step, { row, column }: At) => {
    const standing = await make();
    await standing.type('Standings', row, column, 'mine');
    const { cells } = counting(standing.book);
    const done = told(await step(standing));
    closePages();
    return { done: done.map((each) => each.replace(address(row, column), 'HERE')), cells: cells() };
  };

  describe.each(Object.entries(places).filter(([place]) => IS_SWEEP || place !== 'in Excel'))(
    '%s, a cell that somebody typed into the last corner of Standings',
    (_, make) => {
      it.each(sampled(Object.entries(STEPS), 4))(
        'is to %s what one nearby is, and costs hardly more',
        async (__, [step, ...said]) => {
          const [near, far] = [await taken(make, step, NEAR), await taken(make, step, FAR)];
          expect(near.done).toEqual(said);
          expect(far.done).toEqual(said);
          expect(far.cells).toBeLessThan(near.cells + SOME);
        },
      );

      it('is read with what it holds, apart from the rest', async () => {
        const { book, type } = await make();
        const used = async () =>
          valueOf(await book.read({ ranges: [{ sheet: 'Standings', area: 'used' }] })).ranges[0]!;
        const before = await used();
        expect(before.apart).toBeUndefined();
        await type('Standings', FAR.row, 3, 'below');
        await type('Standings', FAR.row, FAR.column, 'mine');
        expect(await used()).toMatchObject({
          area: before.area,
          values: before.values,
          apart: [
            { row: FAR.row, column: 3, value: 'below', formula: null },
            { ...FAR, value: 'mine', formula: null },
          ],
        });
      });

      it('that was typed since the sheets were looked at keeps them from being deleted', async () => {
        const { book, type } = await make();
        const plan = valueOf(await planTournamentRemoval(book, 'Tournament'));
        await type('Standings', FAR.row, FAR.column, 'mine');
        expect(told(await removeTournament(book, plan, true))).toEqual([
          'changed-meanwhile Standings XFD1048576',
        ]);
      });
    },
  );

  if (IS_SWEEP)
    it('in Excel, a formula there is a note of the organiser’s, too', async () => {
      const { book, type } = await places['in Excel']!();
      await type('Standings', FAR.row, FAR.column, '=Players!$B$5');
      expect(told(await takeChange(book, 'enter', { name: 'Kurt' }, TIME))).toEqual([
        'cells-would-be-lost Standings XFD1048576',
      ]);
    });
});

/** A heading and eight lines of a name and a rating. */
const LIST = 9 * 2;

/** `npm run bench` tells how long each takes. */
describe('a list is read from a workbook of some 10 MB', () => {
  const listOf = async (book: keyof typeof LARGE_BOOKS): Promise<ReadList> => {
    const read = await readList(LARGE_BOOKS[book]());
    expect(namesIn(read.roster)).toEqual(OF_EIGHT);
    return read;
  };

  it('beside numbers and texts, each cell once', async () => {
    const { cells } = await listOf('numbers and texts');
    // The list, the blank column beside it, 60 columns.
    expect(cells).toBe(20_000 * (2 + 1 + 60));
  });

  it('another sheet of 300,000 rows is not even inflated', async () => {
    const { cells, inflated } = await listOf('another sheet');
    expect(cells).toBe(LIST);
    expect(inflated).toBeLessThan(10_000);
  });

  it('1,048,576 rows that are formatted and empty are no cells', async () => {
    const { cells } = await listOf('blank rows');
    expect(cells).toBe(LIST);
  });
});
