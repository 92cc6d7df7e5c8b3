import { withPlayer } from '../changed';
import { getSheet, setNumberFormat, setValues, getValues, sheetText } from '../../emulator/model';
import { refOf } from '../../emulator/model/book';
import { openTournament } from '../../src/app/open';
import { words } from '../../src/language/language';
import { area, type CellValue } from '../../src/grid/cell';
import type { Place } from '../../src/grid/reference';
import { closePages, type Page, openPage } from '../emulator/office';
import { valueOf } from '../results';
import { add, excel, fresh, outcomes, record, undo, workbook, begun } from './excel';
import { sheetPlan, TEXTS, workbookPlan } from './plan';
import { BLACK, DARK, LIGHT, type Theme } from '../../emulator/host/channel';
import type { HostOptions } from '../../emulator/host/host';
import { generated } from '../generated';
import { sampled } from '../sample';

describe('what is typed in Excel', () => {
  afterEach(closePages);

  /** Names that Excel would make formulas, numbers, dates, logical values or errors of, or would trim. */
  const NAMES = [
    ...[
      '=1+1',
      '=HYPERLINK("http://x")',
      '+49',
      '-1',
      '@x',
      "'t Hart",
      "''quoted",
      '1-0',
      '3-1',
      '1/2',
      '½-½',
    ],
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
        const { checkDate } = words();
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
    const isCut = ({ host }: Page): boolean =>
      host.log.some(({ body }) => body.includes('_ValidateArraySize'));

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
});

describe('formulas in Excel', () => {
  afterEach(closePages);

  const NAMES = area(4, 4, 6, 1);

  const formulas = async (): Promise<readonly (string | null)[]> =>
    valueOf(await workbook.read({ ranges: [{ sheet: 'Pairings', area: NAMES }] })).ranges[0]!.formulas.map(
      ([formula]) => formula!,
    );

  /** Excel with a tournament of four. */
  const standing = begun(excel, async () => valueOf(await add(fresh(4))));

  /** Somebody types over the formulas of so many games, in a Text cell, where a formula would be a text. */
  const typedOver = async (rows: number) => {
    const page = await standing();
    const own = await formulas();
    page.host.as('user', (book) => {
      const sheet = book.state.sheets.find(({ name }) => name === 'Pairings')!.id;
      setValues(
        book,
        { sheet, area: { ...NAMES, rows } },
        Array.from({ length: rows }, () => ['x']),
      );
    });
    return { page, own };
  };

  const mended = (own: readonly (string | null)[], rows: number) =>
    workbook.change({
      cells: own.slice(0, rows).map((formula, down) => ({
        ...{ sheet: 'Pairings', row: NAMES.row + down, column: NAMES.column },
        ...{ expect: 'x', expectFormula: null, write: null, writeFormula: formula!, format: 'General' },
      })),
    });

  const PARTS = [
    ['all but the last', 5],
    ['one cell', 1],
    ['a whole column', 6],
  ] as const;

  it.each(sampled(PARTS, 3))(
    'formulas of a table’s column are put back, no other cell changes: %s',
    async (_, rows) => {
      const { own } = await typedOver(rows);
      expect(own.every((formula) => formula !== null)).toBe(true);
      valueOf(await mended(own, rows));
      expect(await formulas()).toEqual(own);
    },
  );

  it('a request that fails half done is taken back', async () => {
    const { page, own } = await typedOver(2);
    const before = await formulas();
    page.host.reset();
    const next = page.host.log.length;
    page.host.faults.failures = [{ request: next + 1, action: 4, code: 'GeneralException' }];
    expect(await mended(own, 2)).toMatchObject({ ok: false });
    expect(page.host.faults.failures).toEqual([]);
    expect(await formulas()).toEqual(before);
  });

  const TOURNAMENT = generated({ players: 5, cycles: 1, seed: 5, finished: 0.6, special: 0.3 });

  /** All cells of the tournament’s sheets: what they hold, and what their formulas give. */
  const cells = ({ host: { book } }: Page): readonly unknown[] =>
    book.state.sheets.map(({ id, name }) => [
      name,
      sheetText(book, id),
      getValues(book, { sheet: id, area: area(0, 0, 60, 40) }),
    ]);

  /** The cells after each step of a tournament’s life. */
  const life = async (options: HostOptions): Promise<readonly unknown[]> => {
    const page = await excel(options);
    const steps: unknown[] = [];
    for (const step of [() => add(TOURNAMENT), () => record([1, '1/2'], [2, '0-1']), undo]) {
      valueOf(await step());
      steps.push(cells(page), valueOf(await openTournament(workbook)).tournament);
    }
    return steps;
  };

  describe('Excel in another language', () => {
    let english: readonly unknown[];
    beforeAll(async () => {
      english = await life({});
    });

    it.each([
      ['de-DE', 'de-DE', ','],
      ['ru-RU', 'ru-RU', ','],
      ['tr-TR', 'tr-TR', ','],
      ['en-US', 'de-CH', '.'],
      ['hi-IN', 'en-IN', '.'],
    ])(
      'shown in %s with the data of %s (decimals “%s”): create, record and undo leave the same cells as in English',
      async (locale, dataLocale, decimal) => {
        expect(await life({ locale, dataLocale })).toEqual(english);
        const page = await excel({ locale, dataLocale });
        expect([page.Office.context.displayLanguage, page.Office.context.contentLanguage]).toEqual([
          locale,
          dataLocale,
        ]);
        expect(page.host.book.locale.decimal).toBe(decimal);
      },
    );

    const TYPED: readonly [string, string, string | number, string][] = [
      ['de-DE', '1,5', 1.5, 'General'],
      ['de-DE', '1.234,5', 1234.5, 'General'],
      ['de-DE', '1.5', 46143, 'd-mmm'],
      ['de-DE', '24.12.2026', 46380, 'm/d/yyyy'],
      ['en-US', '1,5', '1,5', 'General'],
      ['en-US', '1.5', 1.5, 'General'],
    ];
    it.each(TYPED)(
      'in %s what a person types as %s becomes %j; the same as a name or a result of ours stays as it is',
      async (locale, text, value) => {
        const page = await excel({ locale });
        page.host.as('user', (book) => setValues(book, refOf(getSheet(book, 'Mine'), area(0, 0)), [[text]]));
        expect(getValues(page.host.book, refOf(getSheet(page.host.book, 'Mine'), area(0, 0)))).toEqual([
          [value],
        ]);
        const named = withPlayer(TOURNAMENT, 2, { name: text });
        valueOf(await add(named));
        expect(valueOf(await openTournament(workbook)).tournament.players[1]!.name).toBe(text);
      },
    );

    it('a result that a comma or a point made a date or a number of is not decoded as another', async () => {
      const page = await excel({ locale: 'de-DE' });
      valueOf(await add(generated({ players: 4, cycles: 1, seed: 4, finished: 0 })));
      const { parts } = valueOf(await openTournament(workbook));
      const { sheet, area: where } = parts.places.Pairings_result!;
      page.host.as('user', (book) => {
        const cell = refOf(getSheet(book, sheet), area(where.row, where.column));
        setNumberFormat(book, cell, 'General');
        setValues(book, cell, [['1.0']]);
      });
      const { tournament, warnings } = valueOf(await openTournament(workbook));
      expect([tournament.games[0]!.outcome, warnings.map(({ code }) => code)]).toEqual([
        null,
        ['damaged-date'],
      ]);
    });
  });

  describe('Office themes', () => {
    it.each<[string, Theme, string, string]>([
      ['light', LIGHT, '#ffffff', '#212121'],
      ['dark', DARK, '#262626', '#ffffff'],
      ['black', BLACK, '#000000', '#ffffff'],
    ])('%s tells the pane its colours', async (_, theme, background, text) => {
      const { Office } = await openPage({ theme });
      const { officeTheme } = Office.context;
      expect([officeTheme.bodyBackgroundColor, officeTheme.bodyForegroundColor]).toEqual([background, text]);
      expect(officeTheme.controlBackgroundColor).toMatch(/^#[0-9a-f]{6}$/);
      expect(officeTheme.controlForegroundColor).toMatch(/^#[0-9a-f]{6}$/);
    });
  });
});
