import { BLACK, DARK, LIGHT, type Theme } from '../../emulator/host/channel';
import type { HostOptions } from '../../emulator/host/host';
import { getSheet, getValues, setNumberFormat, setValues, sheetText } from '../../emulator/model';
import { refOf } from '../../emulator/model/book';
import { openTournament } from '../../src/app/open';
import { area } from '../../src/grid/cell';
import { closePages, openPage, type Page } from '../emulator/office';
import { generated } from '../generated';
import { valueOf } from '../results';
import { sampled } from '../sample';
import { begun } from './begun';
import { add, excel, fresh, record, undo, workbook } from './excel';

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
      const named = {
        ...TOURNAMENT,
        players: TOURNAMENT.players.map((each) => (each.no === 2 ? { ...each, name: text } : each)),
      };
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
