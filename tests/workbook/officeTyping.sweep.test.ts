import { getSheet, setNumberFormat, setValues } from '../../emulator/model';
import { refOf } from '../../emulator/model/book';
import { openTournament } from '../../src/app/open';
import { words } from '../../src/language/language';
import { area, type CellValue } from '../../src/grid/cell';
import type { Place } from '../../src/grid/reference';
import { closePages, type Page } from '../emulator/office';
import { valueOf } from '../results';
import { add, excel, fresh, outcomes, record, undo, workbook } from './excel';
import { sheetPlan, TEXTS, workbookPlan } from './plan';

afterEach(closePages);

/** Names that Excel would make formulas, numbers, dates, logical values or errors of, or would trim. */
const NAMES = [
  ...['=1+1', '=HYPERLINK("http://x")', '+49', '-1', '@x', "'t Hart", "''quoted", '1-0', '3-1', '1/2', '½-½'],
  ...['007', '1e5', '1,5', '1.5', '50%', '(3)', '12:30', 'TRUE', '#N/A', ' blank ', '*', '?', '~'],
  ...['😀 Müller', 'e\u0301mile', 'שלום', 'x'.repeat(200)],
];

const read = async ({ sheet, area: where }: Place): Promise<readonly (readonly CellValue[])[]> =>
  valueOf(await workbook.read({ ranges: [{ sheet, area: where }] })).ranges[0]!.values;

const placesOf = async (): Promise<Readonly<Record<string, Place>>> =>
  valueOf(await openTournament(workbook)).parts.places as Readonly<Record<string, Place>>;

describe('players called what Excel would make something else of', () => {
  it('are called that on every sheet, as text, and after a result was recorded and undone', async () => {
    const page = await excel();
    const made = fresh(NAMES.length);
    const tournament = {
      ...made,
      players: made.players.map((player, index) => ({
        ...player,
        name: NAMES[index]!,
        federation: NAMES.at(-index)!,
      })),
    };
    valueOf(await add(tournament));
    valueOf(await record([1, '1-0'], [2, '1/2'], [3, '+/-']));
    valueOf(await undo());
    valueOf(await record([1, '1-0'], [2, '1/2'], [3, '+/-']));
    const opened = valueOf(await openTournament(workbook));
    expect(opened.tournament.players.map(({ name }) => name)).toEqual(NAMES);
    expect(opened.tournament.players.map(({ federation }) => federation)).toEqual(
      tournament.players.map(({ federation }) => federation),
    );
    expect(opened.tournament.games.slice(0, 4).map(({ outcome }) => outcome)).toEqual([
      '1-0',
      '1/2',
      '+-',
      null,
    ]);
    expect(opened.warnings).toEqual([]);
    const { sheets } = page.host.book.state;
    const shown = (
      sheet: string,
      where: ReturnType<typeof area>,
    ): Promise<readonly (readonly CellValue[])[]> => read({ sheet, area: where });
    const crosstable = sheets.find(({ name }) => name === 'Crosstable')!;
    expect(
      (await shown(crosstable.name, area(0, 1, 60, 1)))
        .flat()
        .filter((value) => NAMES.includes(String(value))),
    ).toEqual(NAMES);
    const sides = (await shown('Pairings', area(0, 4, 60, 3))).flatMap((row) => [row[0], row[2]]);
    expect(new Set(sides.filter((side) => NAMES.includes(String(side))))).toEqual(new Set(NAMES));
  });
});

describe('a cell of General format', () => {
  it.each([...TEXTS, ...NAMES])('holds %j as it was written, and stays General', async (text) => {
    await excel();
    const blocks = [{ kind: 'values' as const, area: area(0, 0), values: [[text]] }];
    valueOf(await workbook.create(workbookPlan(sheetPlan('New', { blocks }))));
    const { ranges } = valueOf(await workbook.read({ ranges: [{ sheet: 'New', area: area(0, 0) }] }));
    expect(ranges[0]).toMatchObject({ values: [[text]], formulas: [[null]], formats: [['General']] });
  });
});

describe('a result cell that a person turned General', () => {
  /** Turns the result of a game General and types into it, as a person does. */
  const typed = async (page: Page, game: number, text: string): Promise<number> => {
    const { Pairings_result: results, Pairings_game: games } = await placesOf();
    const line = (await read(games!)).findIndex(([no]) => no === game);
    page.host.as('user', (book) => {
      const where = refOf(
        getSheet(book, results!.sheet),
        area(results!.area.row + line, results!.area.column),
      );
      setNumberFormat(book, where, 'General');
      setValues(book, where, [[text]]);
    });
    return line;
  };

  it.each([
    ['1-0', 'number'],
    ['1/2', 'number'],
    ['1:0', 'number'],
    ['1-1', 'number'],
  ])(
    '%s became a %s there: it is told beside the cell and to the caller, and never decoded',
    async (text, type) => {
      const page = await excel();
      valueOf(await add(fresh(4)));
      const line = await typed(page, 2, text);
      const { Pairings_result: results } = await placesOf();
      const value = (await read(results!))[line]![0];
      expect(typeof value).toBe(type);
      const { checkDate } = words('en');
      const beside = (await read({ ...results!, area: { ...results!.area, columns: 8 } }))[line]!;
      expect(beside).toContain(checkDate);
      const opened = valueOf(await openTournament(workbook));
      expect(opened.warnings.map(({ code, place }) => [code, place.sheet])).toEqual([
        ['damaged-date', results!.sheet],
      ]);
      expect(opened.tournament.games.map(({ outcome }) => outcome)).toEqual(Array(6).fill(null));
    },
  );

  it('is a Text cell again after a result was recorded into it', async () => {
    const page = await excel();
    valueOf(await add(fresh(4)));
    await typed(page, 2, '1-0');
    valueOf(await record([2, '1-0']));
    expect(await outcomes()).toEqual([null, '1-0', null, null, null, null]);
    const { Pairings_result: results } = await placesOf();
    const { ranges } = valueOf(await workbook.read({ ranges: [{ ...results! }] }));
    expect(new Set(ranges[0]!.formats.flat())).toEqual(new Set(['@']));
  });
});

describe('more than 1,500 cells at once', () => {
  const rows = (count: number): CellValue[][] =>
    Array.from({ length: count }, (_, row) => [
      TEXTS[row % TEXTS.length]!,
      row % 7 === 0 ? null : row / 2,
      row % 2 === 0,
    ]);

  /** Whether the client cut an array of cells into pieces. */
  const isCut = ({ host }: Page): boolean => host.log.some(({ body }) => body.includes('_ValidateArraySize'));

  /** With the gridlines that a new sheet has: of looks only the font is sent. */
  const planOf = (values: readonly (readonly CellValue[])[], format?: string) =>
    workbookPlan(
      sheetPlan('Large', {
        gridlines: true,
        blocks: [
          {
            kind: 'values',
            area: area(2, 1, values.length, 3),
            values,
            ...(format === undefined ? {} : { format }),
          },
        ],
      }),
    );

  it.each([
    [500, undefined, false],
    [501, undefined, true],
    [2_000, undefined, true],
    [2_000, '@', true],
  ])(
    '%i rows of three in format %s arrive as they are; cut by the client: %s',
    async (count, format, cut) => {
      const page = await excel();
      page.host.reset();
      valueOf(await workbook.create(planOf(rows(count), format)));
      const requests = page.host.counters.requests;
      expect([isCut(page), requests]).toEqual([cut, 5]);
      const { ranges } = valueOf(
        await workbook.read({ ranges: [{ sheet: 'Large', area: area(2, 1, count, 3) }] }),
      );
      expect(ranges[0]!.values).toEqual(rows(count));
      expect(new Set(ranges[0]!.formats.flat())).toEqual(new Set([format ?? 'General']));
    },
  );

  it('are changed in two requests, and changed back', async () => {
    const page = await excel();
    const before = rows(800);
    valueOf(await workbook.create(planOf(before)));
    const after = [...before].reverse();
    const patch = (from: CellValue[][], to: CellValue[][]) => ({
      cells: from.flatMap((row, down) =>
        row.map((expected, along) => ({
          sheet: 'Large',
          row: 2 + down,
          column: 1 + along,
          expect: expected,
          write: to[down]![along]!,
        })),
      ),
    });
    const values = async () =>
      valueOf(await workbook.read({ ranges: [{ sheet: 'Large', area: area(2, 1, 800, 3) }] })).ranges[0]!
        .values;
    page.host.reset();
    valueOf(await workbook.change(patch(before, after)));
    expect([page.host.counters.requests, isCut(page)]).toEqual([2, true]);
    expect(await values()).toEqual(after);
    valueOf(await workbook.change(patch(after, before)));
    expect(await values()).toEqual(before);
  });
});
