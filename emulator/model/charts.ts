import { area, type Area } from '../../src/grid/cell';
import { boundingArea } from './address';
import type { Book } from './book';
import { invalid, notFound, refuse } from './error';
import { checkUnprotected } from './protection';
import { shiftArea, type Edit } from './shift';
import type { ChartState, Ref, SheetState } from './state';

/** The kinds of charts that the model draws series of. */
const TYPES = ['Line', 'LineMarkers', 'BarStacked', 'BarClustered', 'ColumnClustered', 'ColumnStacked'];

/** Where a new chart comes to stand until it is placed. */
const ANYWHERE = area(2, 4, 15, 7);

const text = (value: unknown): boolean => typeof value === 'string' && value.length <= 255;
const flag = (value: unknown): boolean => typeof value === 'boolean';
const color = (value: unknown): boolean => typeof value === 'string' && /^#[0-9A-F]{6}$/i.test(value);
const number =
  (least: number, most: number) =>
  (value: unknown): boolean =>
    typeof value === 'number' && value >= least && value <= most;
const oneOf =
  (...choices: readonly string[]) =>
  (value: unknown): boolean =>
    choices.includes(String(value));

const LINE_STYLES = ['None', 'Continuous', 'Dash', 'DashDot', 'DashDotDot', 'Dot', 'RoundDot', 'Automatic'];
const MARKERS = 'Invalid Automatic None Square Diamond Triangle X Star Dot Dash Circle Plus Picture'.split(
  ' ',
);

/** What each property takes, by the end of its path in the API: the longest that fits counts. */
const SETTINGS: Readonly<Record<string, (value: unknown) => boolean>> = {
  displayBlanksAs: oneOf('NotPlotted', 'Zero', 'Interplotted'),
  plotVisibleOnly: flag,
  'title/text': text,
  'title/visible': flag,
  'legend/position': oneOf('Top', 'Bottom', 'Left', 'Right', 'Corner', 'Custom'),
  'legend/visible': flag,
  'font/size': number(1, 409),
  'font/bold': flag,
  'font/color': color,
  'fill/color': color,
  'line/color': color,
  'line/weight': number(0, 1584),
  'line/lineStyle': oneOf(...LINE_STYLES),
  'border/lineStyle': oneOf(...LINE_STYLES),
  'majorGridlines/visible': flag,
  majorUnit: number(Number.MIN_VALUE, Number.MAX_VALUE),
  majorTickMark: oneOf('None', 'Cross', 'Inside', 'Outside'),
  tickLabelPosition: oneOf('NextToAxis', 'High', 'Low', 'None'),
  tickLabelSpacing: number(1, 31_999),
  numberFormat: text,
  reversePlotOrder: flag,
  visible: flag,
  markerStyle: oneOf(...MARKERS),
  markerSize: number(2, 72),
  markerBackgroundColor: color,
  markerForegroundColor: color,
  smooth: flag,
  gapWidth: number(0, 500),
  overlap: number(-100, 100),
  hasDataLabels: flag,
  'dataLabels/position': oneOf('None', 'Center', 'InsideEnd', 'InsideBase', 'OutsideEnd', 'Invalid'),
};

const settingOf = (path: string) => {
  const steps = path.split('/');
  for (let from = 0; from < steps.length; from++) {
    const found = SETTINGS[steps.slice(from).join('/')];
    if (found) return found;
  }
  return refuse('NotImplemented', `The model has no chart property ${path}.`);
};

/** Sets a property; what Excel does not take is `InvalidArgument`, on a protected sheet all is refused. */
export const setChartSetting = (book: Book, chart: ChartState, path: string, value: unknown): void => {
  checkUnprotected(sheetOfChart(book, chart));
  if (!settingOf(path)(value)) invalid();
  chart.settings[path] = value as string | number | boolean;
};

const sheetOfChart = (book: Book, chart: ChartState): SheetState =>
  book.state.sheets.find(({ charts }) => charts.includes(chart)) ?? notFound();

/** An identity of its own for a chart. */
export const chartId = (book: Book): string =>
  `{00000000-0008-0000-0000-${book.newId().toString(16).toUpperCase().padStart(4, '0')}00000000}`;

/** A chart of a range of its own sheet (Excel.ChartCollection.add); by rows a series is a row. */
export const addChart = (
  book: Book,
  id: string,
  type: string,
  source: Ref,
  seriesBy = 'Auto',
): ChartState => {
  const sheet = book.sheet(id);
  checkUnprotected(sheet);
  if (!TYPES.includes(type)) return invalid();
  if (source.sheet !== id || (seriesBy !== 'Rows' && seriesBy !== 'Columns'))
    return refuse('NotImplemented', 'The model has charts of their own sheet, by rows or columns.');
  const chart: ChartState = {
    id: chartId(book),
    name: `Chart ${sheet.charts.length + 1}`,
    type,
    source: source.area,
    seriesBy,
    area: ANYWHERE,
    settings: {},
  };
  sheet.charts.push(chart);
  return chart;
};

/** The chart of a sheet with this name or id; `ItemNotFound`. */
export const getChart = (book: Book, id: string, key: string): ChartState =>
  book.sheet(id).charts.find((chart) => chart.id === key || chart.name === key) ?? notFound();

export const deleteChart = (book: Book, chart: ChartState): void => {
  const sheet = sheetOfChart(book, chart);
  checkUnprotected(sheet);
  sheet.charts = sheet.charts.filter((other) => other !== chart);
};

export const renameChart = (book: Book, chart: ChartState, name: string): void => {
  checkUnprotected(sheetOfChart(book, chart));
  if (name === '' || !text(name)) invalid();
  chart.name = name;
};

/** The chart covers the cells from the first to the last (Excel.Chart.setPosition). */
export const placeChart = (book: Book, chart: ChartState, from: Ref, to: Ref = from): void => {
  checkUnprotected(sheetOfChart(book, chart));
  chart.area = boundingArea(from.area, to.area);
};

/** A series: the cells with its name, its values and their categories. */
export interface ChartSeriesState {
  readonly name: Area | null;
  readonly values: Area;
  readonly categories: Area | null;
}

/**
 * What a chart draws. The first row and the first column are names if all that stands in them but for the corner is text; cells
 * in hidden columns are left out unless the chart was told to show them.
 */
export const chartSeries = (book: Book, chart: ChartState): readonly ChartSeriesState[] => {
  const sheet = sheetOfChart(book, chart);
  const { row, column, rows, columns } = chart.source;
  const isText = (down: number, along: number): boolean =>
    typeof book.valueAt(sheet, row + down, column + along) === 'string';
  const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
  const top = upTo(columns)
    .slice(1)
    .every((along) => isText(0, along))
    ? 1
    : 0;
  const left = upTo(rows)
    .slice(1)
    .every((down) => isText(down, 0))
    ? 1
    : 0;
  const shown = (along: number): boolean =>
    chart.settings['plotVisibleOnly'] === false || sheet.columns.get(column + along)?.hidden !== true;
  if (chart.seriesBy === 'Rows') {
    if (!upTo(columns).slice(left).some(shown)) return [];
    return upTo(rows)
      .slice(top)
      .map((down) => ({
        name: left ? area(row + down, column) : null,
        values: area(row + down, column + left, 1, columns - left),
        categories: top ? area(row, column + left, 1, columns - left) : null,
      }));
  }
  return upTo(columns)
    .slice(left)
    .filter(shown)
    .map((along) => ({
      name: top ? area(row, column + along) : null,
      values: area(row + top, column + along, rows - top, 1),
      categories: left ? area(row + top, column, rows - top, 1) : null,
    }));
};

/** Charts move and stretch with their cells, and go on drawing those that moved; one whose cells are all deleted stays. */
export const shiftCharts = (sheet: SheetState, edit: Edit): void => {
  for (const chart of sheet.charts) {
    chart.area = shiftArea(chart.area, edit) ?? { ...chart.area, rows: 1, columns: 1 };
    chart.source = shiftArea(chart.source, edit) ?? chart.source;
  }
};
