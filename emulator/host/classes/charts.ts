import {
  addChart,
  chartSeries,
  deleteChart,
  getChart,
  placeChart,
  renameChart,
  setChartSetting,
  sheetOf,
  type Book,
} from '../../model';
import type { ChartState } from '../../model/state';
import { type HostContext, type RangeObject, row, type AnyRow } from '../row';
import { camel, refOf } from './kept';

/** A part of a chart: the folder of its properties in the API, such as `axes/valueAxis/title/`. */
interface PartObject {
  readonly sheet: string;
  readonly chart: string;
  readonly folder: string;
}

const chartOf = (book: Book, { sheet, chart }: PartObject): ChartState => getChart(book, sheet, chart);

const part = (it: PartObject, folder: string): PartObject => ({ ...it, folder: `${it.folder}${folder}/` });

/** Properties that the model keeps by their path; nobody reads them here. */
const told = (...names: readonly string[]) => ({
  set: Object.fromEntries(
    names.map((wire) => [
      wire,
      ({ book }: HostContext, it: PartObject, value: unknown) =>
        setChartSetting(book, chartOf(book, it), it.folder + camel(wire), value),
    ]),
  ),
});

/** Parts of a part. */
const parts = (...names: readonly string[]) => ({
  navigate: Object.fromEntries(
    names.map((wire) => [wire, (_: HostContext, it: PartObject) => part(it, camel(wire))]),
  ),
});

const plain = (
  type: string,
  properties: readonly string[],
  inner: readonly string[] = [],
): AnyRow<HostContext> => row<HostContext, PartObject>({ type, ...told(...properties), ...parts(...inner) });

const objectOf = (sheet: string, { id }: ChartState): PartObject => ({ sheet, chart: id, folder: '' });

const collection = row<HostContext, string>({
  type: 'ChartCollection',
  items: ({ book }, sheet) => sheetOf(book, sheet).charts.map((chart) => objectOf(sheet, chart)),
  item: ({ book }, sheet, key) => objectOf(sheet, getChart(book, sheet, key)),
  call: {
    Add: ({ book }, sheet, type: string, source: RangeObject, seriesBy: string | undefined) =>
      objectOf(sheet, addChart(book, sheet, type, source.ref, seriesBy)),
    GetItem: ({ book }, sheet, name: string) => objectOf(sheet, getChart(book, sheet, name)),
  },
});

const chart = row<HostContext, PartObject>({
  type: 'Chart',
  identity: (_, it) => ({ Id: it.chart }),
  get: {
    Name: ({ book }, it) => chartOf(book, it).name,
  },
  set: {
    ...told('DisplayBlanksAs', 'PlotVisibleOnly').set,
    Name: ({ book }, it, name: string) => renameChart(book, chartOf(book, it), name),
  },
  ...parts('Axes', 'Legend', 'Series', 'Title', 'Format'),
  call: {
    SetPosition: ({ book }, it, from: RangeObject | string, to: RangeObject | string | undefined) =>
      placeChart(
        book,
        chartOf(book, it),
        refOf(book, it.sheet, from),
        to === undefined ? undefined : refOf(book, it.sheet, to),
      ),
    Delete: ({ book }, it) => deleteChart(book, chartOf(book, it)),
  },
});

const seriesCollection = row<HostContext, PartObject>({
  type: 'ChartSeriesCollection',
  items: ({ book }, it) => chartSeries(book, chartOf(book, it)).map((_, index) => part(it, String(index))),
});

const looks = told(
  'MarkerStyle',
  'MarkerSize',
  'MarkerBackgroundColor',
  'MarkerForegroundColor',
  'Smooth',
  'GapWidth',
  'Overlap',
  'HasDataLabels',
);

const series = row<HostContext, PartObject>({
  type: 'ChartSeries',
  ...looks,
  ...parts('Format', 'DataLabels'),
});

const fill = row<HostContext, PartObject>({
  type: 'ChartFill',
  call: {
    SetSolidColor: ({ book }, it, value: string) =>
      setChartSetting(book, chartOf(book, it), `${it.folder}color`, value),
  },
});

const axes = row<HostContext, PartObject>({
  type: 'ChartAxes',
  ...parts('CategoryAxis', 'ValueAxis'),
});

const AXIS = [
  'MajorUnit',
  'MajorTickMark',
  'TickLabelPosition',
  'TickLabelSpacing',
  'ReversePlotOrder',
  'Visible',
];

/** Charts, as far as ours need them. */
export const chartRows: readonly AnyRow<HostContext>[] = [
  collection,
  chart,
  plain('ChartAreaFormat', [], ['Font', 'Border']),
  plain('ChartBorder', ['LineStyle']),
  plain('ChartTitle', ['Text', 'Visible'], ['Format']),
  plain('ChartTitleFormat', [], ['Font']),
  plain('ChartLegend', ['Position', 'Visible'], ['Format']),
  plain('ChartLegendFormat', [], ['Font']),
  axes,
  plain('ChartAxis', AXIS, ['Title', 'Format', 'MajorGridlines']),
  plain('ChartAxisFormat', [], ['Font', 'Line']),
  plain('ChartAxisTitle', ['Text', 'Visible'], ['Format']),
  plain('ChartAxisTitleFormat', [], ['Font']),
  plain('ChartGridlines', ['Visible'], ['Format']),
  plain('ChartGridlinesFormat', [], ['Line']),
  plain('ChartFont', ['Size', 'Bold', 'Color']),
  plain('ChartLineFormat', ['Color', 'Weight', 'LineStyle']),
  seriesCollection,
  series,
  plain('ChartSeriesFormat', [], ['Line', 'Fill']),
  plain('ChartDataLabels', ['Position', 'NumberFormat'], ['Format']),
  plain('ChartDataLabelFormat', [], ['Font']),
  fill,
];
