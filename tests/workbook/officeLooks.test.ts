import { unzipSync } from 'fflate';
import {
  type Book,
  chartSeries,
  createBook,
  getColumnHidden,
  getColumnWidth,
  getFormat,
  getPage,
  getRowHeight,
  getRowHidden,
  getSheet,
  getValidation,
  type SheetState,
} from '../../emulator/model';
import { makeXlsx } from '../../emulator/files/makeXlsx';
import type { ChartState } from '../../emulator/model/state';
import { addTournament } from '../../src/app/create';
import { area, type Area } from '../../src/grid/cell';
import type { SheetPlan, Style, WorkbookPlan } from '../../src/grid/plan';
import { officeWorkbook } from '../../src/workbook/office';
import { columnPoints } from '../../src/workbook/office/styles';
import { closePages, openPage } from '../emulator/office';
import { generated } from '../generated';
import { valueOf } from '../results';
import { PLAN } from './plan';

/** What the styles of a plan come to in a cell: later ones over earlier ones. */
const styleAt = ({ styles }: SheetPlan, row: number, column: number): Style =>
  styles
    .filter(({ area: where }) => covers(where, row, column))
    .reduce<Style>((all, { style }) => ({ ...all, ...style }), {});

const covers = (where: Area, row: number, column: number): boolean =>
  row >= where.row &&
  column >= where.column &&
  row < where.row + where.rows &&
  column < where.column + where.columns;

const LOOKS: readonly (readonly [keyof Style, string, (value: never) => unknown])[] = [
  ['bold', 'font/bold', (value) => value],
  ['italic', 'font/italic', (value) => value],
  ['size', 'font/size', (value) => value],
  ['color', 'font/color', (value: string) => `#${value}`],
  ['fill', 'fill/color', (value: string) => `#${value}`],
  ['align', 'horizontalAlignment', (value: string) => value.charAt(0).toUpperCase() + value.slice(1)],
  ['vertical', 'verticalAlignment', (value: string) => value.charAt(0).toUpperCase() + value.slice(1)],
  ['wrap', 'wrapText', (value) => value],
  ['indent', 'indentLevel', (value) => value],
];

/** Corners and middles of every styled area, which is where one style meets another. */
const probes = ({ styles }: SheetPlan): (readonly [number, number])[] =>
  styles.flatMap(({ area: { row, column, rows, columns } }) =>
    [row, row + Math.floor(rows / 2), row + rows - 1].flatMap((down) =>
      [column, column + Math.floor(columns / 2), column + columns - 1].map((along) => [down, along] as const),
    ),
  );

describe('the sheets in Excel look as the plan says', () => {
  let book: Book;
  let plan: WorkbookPlan;
  const each = (check: (planned: SheetPlan, sheet: SheetState) => void): void => {
    for (const planned of plan.sheets) check(planned, getSheet(book, planned.name));
  };

  beforeAll(async () => {
    const page = await openPage({ workbook: createBook(['Mine']), sets: { ExcelApi: '1.14' } });
    Object.assign(globalThis, {
      Excel: page.Excel,
      Office: page.Office,
      OfficeExtension: page.OfficeExtension,
    });
    const tournament = generated({ players: 7, cycles: 2, seed: 7, finished: 0.5, annulled: 1 });
    const added = valueOf(await addTournament(officeWorkbook(), tournament, { time: '2026-11-20 09:00' }));
    plan = added.plan;
    book = page.host.book;
  });
  afterAll(closePages);

  it('fonts, fills and alignment, cell by cell', () => {
    let compared = 0;
    each((planned, sheet) => {
      for (const [row, column] of probes(planned)) {
        const style = styleAt(planned, row, column);
        for (const [key, path, shown] of LOOKS)
          if (style[key] !== undefined) {
            const found = getFormat(book, { sheet: sheet.id, area: area(row, column) }, path);
            expect([planned.name, row, column, key, found]).toEqual([
              planned.name,
              row,
              column,
              key,
              shown(style[key] as never),
            ]);
            compared++;
          }
      }
    });
    expect(compared).toBeGreaterThan(300);
  });

  it('column widths, hidden columns, row heights, hidden rows', () =>
    each((planned, sheet) => {
      for (const { from, count, width, hidden } of planned.columns)
        for (let column = from; column < from + count; column++) {
          const where = { sheet: sheet.id, area: area(0, column) };
          expect([planned.name, column, getColumnHidden(book, where)]).toEqual([
            planned.name,
            column,
            hidden === true,
          ]);
          if (hidden !== true) expect(getColumnWidth(book, where)).toBe(columnPoints(width));
        }
      for (const { row, height } of planned.rows ?? []) {
        const where = { sheet: sheet.id, area: area(row, 0) };
        expect([planned.name, row, getRowHidden(book, where)]).toEqual([planned.name, row, height === 0]);
        if (height > 0) expect(getRowHeight(book, where)).toBe(height);
      }
    }));

  it('drop-downs offer the range of the plan and refuse only where it says so', () => {
    const lists: string[] = [];
    each((planned, sheet) => {
      for (const { area: where, source, refuse } of planned.validations ?? []) {
        const found = getValidation(book, { sheet: sheet.id, area: where });
        const { source: list } = found?.rule['list'] ?? {};
        expect(String(list).replaceAll("'", '')).toBe(`=${source.replaceAll("'", '')}`);
        expect(found?.errorAlert['showAlert']).toBe(refuse);
        lists.push(source);
      }
    });
    expect(lists.length).toBeGreaterThan(4);
  });

  it('conditional formats stand in the order of the plan, with their formulas', () =>
    each((planned, sheet) => {
      expect(sheet.conditionals.map(({ area: where, formula }) => [where, formula])).toEqual(
        (planned.conditionals ?? []).map(({ area: where, formula }) => [where, `=${formula}`]),
      );
    }));

  it('merged cells, frozen panes, tab colours', () =>
    each((planned, sheet) => {
      expect(sheet.merges).toEqual(planned.merges ?? []);
      expect(sheet.frozen).toEqual(planned.freeze ?? { rows: 0, columns: 0 });
      if (planned.tabColor) expect(sheet.tabColor).toBe(`#${planned.tabColor}`);
    }));

  it('gridlines where one types, and on what is hidden', () => {
    const shown: string[] = [];
    each(({ name }, { showGridlines }) => {
      if (showGridlines) shown.push(name);
    });
    expect(shown).toEqual(['Pairings', 'Players', 'Tournament', 'Lists', 'Calculation']);
  });

  it('tables without stripes', () => {
    const striped: string[] = [];
    each(({ name }, { tables }) => {
      if (tables.some(({ showBandedRows }) => showBandedRows)) striped.push(name);
    });
    expect(striped).toEqual([]);
  });

  it('print set-up: area, titles, orientation, fit, header', () =>
    each((planned, sheet) => {
      const { print } = planned;
      if (!print) return;
      expect(sheet.page.printArea).toEqual([print.area]);
      const titles = sheet.page.titleRows;
      expect(titles && { from: titles.from, to: titles.from + titles.count - 1 }).toEqual(
        print.titleRows ?? null,
      );
      expect(getPage(book, sheet.id, 'orientation')).toBe(print.landscape ? 'Landscape' : 'Portrait');
      expect(getPage(book, sheet.id, 'headersFooters/defaultForAllPages/leftHeader')).toBe(
        `&9&K5B6270${print.header}`,
      );
      expect(getPage(book, sheet.id, 'headersFooters/defaultForAllPages/rightHeader')).toBe('&9&K5B6270&A');
      if (print.fit)
        expect(getPage(book, sheet.id, 'zoom')).toMatchObject({ horizontalFitToPages: print.fit.wide });
    }));

  it('a line that comes to the Log is saved as high as its sentence needs', async () => {
    const log = plan.sheets.find(({ role }) => role === 'log')!;
    const { name, area: before } = log.tables![0]!;
    const long = 'Three results were recorded, and this sentence says so at length. '.repeat(2);
    const rows = [long, 'A short one', long.repeat(2)].map((said) => ['2026-11-20 10:00', said]);
    valueOf(
      await officeWorkbook().change({ cells: [], append: { table: name, rows, heights: [30, null, 60] } }),
    );
    const file = `xl/worksheets/sheet${book.state.sheets.findIndex((sheet) => sheet.name === log.name) + 1}.xml`;
    const text = new TextDecoder().decode(unzipSync(makeXlsx(book))[file]);
    const first = before.row + before.rows + 1;
    const heights = [0, 1, 2].map((down) => new RegExp(`<row r="${first + down}"([^>]*)>`).exec(text)![1]);
    expect(heights).toEqual([' ht="30"', '', ' ht="60"']);
  });
});

describe('office charts', () => {
  const PAIRINGS = PLAN.sheets[0]!.name;

  const opened = async (book: Book = createBook(['Mine'])) => {
    const page = await openPage({ workbook: book, sets: { ExcelApi: '1.9' } });
    const { Excel, Office, OfficeExtension } = page;
    Object.assign(globalThis, { Excel, Office, OfficeExtension });
    return page;
  };

  afterAll(closePages);

  describe('charts in Excel, at the least requirement set that the add-in asks for', () => {
    let book: Book;
    let charts: readonly ChartState[];
    const settings = (index: number) => charts[index]!.settings;

    beforeAll(async () => {
      const { host } = await opened();
      expect(await officeWorkbook().create(PLAN)).toEqual({ ok: true, value: { warnings: [] } });
      expect([[...host.unsupported], host.defects]).toEqual([[], []]);
      book = host.book;
      charts = getSheet(book, PAIRINGS).charts;
    });

    it('bear the names of the plan and cover its cells', () => {
      expect(charts.map(({ name, type, area: where }) => [name, type, where])).toEqual([
        ['Roundabout line', 'LineMarkers', area(3, 5, 12, 6)],
        ['Roundabout bars', 'BarStacked', area(16, 5, 12, 6)],
      ]);
    });

    it('of lines a row each is a series, over the texts of the first row', () => {
      expect(chartSeries(book, charts[0]!)).toEqual([
        { name: area(3, 1), values: area(3, 2), categories: area(2, 2) },
        { name: area(4, 1), values: area(4, 2), categories: area(2, 2) },
      ]);
    });

    it('of bars a column each is a series, over the texts of the first column', () => {
      expect(chartSeries(book, charts[1]!)).toEqual([
        { name: area(2, 2), values: area(3, 2, 4), categories: area(3, 1, 4) },
      ]);
    });

    it('lines are told apart by colour, dashes and markers, and go on where a value is an error', () => {
      expect(settings(0)).toMatchObject({
        displayBlanksAs: 'Interplotted',
        plotVisibleOnly: false,
        'title/text': 'Points & more',
        'legend/position': 'Right',
        'axes/categoryAxis/title/text': 'Round',
        'axes/valueAxis/title/text': 'Points',
        'axes/categoryAxis/tickLabelSpacing': 5,
        'axes/valueAxis/majorUnit': 0.5,
        'series/0/format/line/color': '#1F4E79',
        'series/0/format/line/lineStyle': 'Continuous',
        'series/0/format/line/weight': 3,
        'series/0/markerStyle': 'Circle',
        'series/0/markerBackgroundColor': '#FFFFFF',
        'series/1/format/line/lineStyle': 'DashDot',
        'series/1/markerStyle': 'X',
      });
      expect(settings(0)).not.toHaveProperty('series/1/markerBackgroundColor');
    });

    it('bars are listed from above, with their numbers on them and no axis below', () => {
      expect(settings(1)).toMatchObject({
        'axes/categoryAxis/reversePlotOrder': true,
        'axes/categoryAxis/tickLabelSpacing': 1,
        'axes/valueAxis/visible': false,
        'legend/position': 'Bottom',
        'series/0/format/fill/color': '#FFFFFF',
        'series/0/hasDataLabels': true,
        'series/0/dataLabels/numberFormat': '0;;;',
        'series/0/dataLabels/format/font/color': '#1F2A37',
        'series/0/gapWidth': 35,
        'series/0/overlap': 100,
      });
    });
  });

  describe('charts that Excel refuses', () => {
    /** The request with the looks of sheets that are still hidden. */
    const LOOKS = 3;
    const refused = { code: 'GeneralException' } as const;

    it('are a warning, and the sheets stand', async () => {
      const { host } = await opened();
      // What was left is looked for, styles come once more, then charts.
      const again = { request: LOOKS + 9, action: 1, ...refused };
      host.faults.failures = [{ request: LOOKS, action: 1, ...refused }, again];
      const made = await officeWorkbook().create(PLAN);
      expect(made.ok && made.value.warnings).toEqual([
        { code: 'looks-charts', place: {}, values: { detail: 'GeneralException' } },
      ]);
      expect(getSheet(host.book, PAIRINGS).visibility).toBe('Visible');
      expect(host.faults.failures).toEqual([]);
    });

    it('while their sheet is hidden are there once when it is shown', async () => {
      const { host } = await opened();
      host.faults.failures = [{ request: LOOKS, action: 150, ...refused }];
      expect(await officeWorkbook().create(PLAN)).toEqual({ ok: true, value: { warnings: [] } });
      expect(host.faults.failures).toEqual([]);
      expect(getSheet(host.book, PAIRINGS).charts.map(({ name }) => name)).toEqual([
        'Roundabout line',
        'Roundabout bars',
      ]);
    });
  });
});
