import { chartSeries, createBook, getSheet, type Book } from '../../emulator/model';
import type { ChartState } from '../../emulator/model/state';
import { area } from '../../src/grid/cell';
import { officeWorkbook } from '../../src/workbook/office';
import { closePages, openPage } from '../emulator/office';
import { PLAN } from './plan';

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
