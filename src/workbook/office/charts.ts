import type { ChartBar, ChartLine, ChartPlan, Dash, Marker, SheetPlan } from '../../grid/plan';
import { CHART_LOOK, isStroke } from '../chart-look';
import type { Sheet } from './excel';
import { color, rangeOf } from './styles';

type Chart = ReturnType<Sheet['charts']['add']>;
type Axis = Chart['axes']['valueAxis'];
type Series = ReturnType<Chart['series']['getItemAt']>;

const DASHES = {
  solid: 'Continuous',
  dash: 'Dash',
  dot: 'Dot',
  dashDot: 'DashDot',
  dashDotDot: 'DashDotDot',
} as const satisfies Readonly<Record<Dash, string>>;

const MARKERS = {
  circle: 'Circle',
  square: 'Square',
  diamond: 'Diamond',
  triangle: 'Triangle',
  x: 'X',
  plus: 'Plus',
  star: 'Star',
  dash: 'Dash',
} as const satisfies Readonly<Record<Marker, string>>;

const drawLine = (series: Series, look: ChartLine, size: number): void => {
  const ink = color(look.color);
  series.format.line.set({ color: ink, weight: look.width, lineStyle: DASHES[look.dash] });
  series.set({ markerStyle: MARKERS[look.marker], markerSize: size, markerForegroundColor: ink });
  if (!isStroke(look.marker)) series.markerBackgroundColor = '#FFFFFF';
  series.smooth = false;
};

const drawBar = (series: Series, look: ChartBar, size: number): void => {
  series.format.fill.setSolidColor(color(look.fill));
  series.format.line.set({ color: color(CHART_LOOK.ink), weight: CHART_LOOK.hairline });
  series.set({ gapWidth: CHART_LOOK.gap, overlap: 100, hasDataLabels: true });
  series.dataLabels.set({
    position: 'Center',
    numberFormat: CHART_LOOK.labelFormat,
    format: { font: { size, bold: true, color: color(look.label) } },
  });
};

const drawAxis = (axis: Axis, size: number, title?: string): void => {
  axis.majorTickMark = 'None';
  axis.format.font.set({ size, color: color(CHART_LOOK.ink) });
  axis.format.line.color = color(CHART_LOOK.grid);
  if (title === undefined) return;
  axis.title.text = title;
  axis.title.format.font.set({ size, bold: false, color: color(CHART_LOOK.quiet) });
};

const drawAxes = ({ axes: { categoryAxis, valueAxis } }: Chart, plan: ChartPlan): void => {
  if (plan.kind === 'line') {
    drawAxis(categoryAxis, plan.textSize, plan.axes.category);
    drawAxis(valueAxis, plan.textSize, plan.axes.value);
    categoryAxis.tickLabelPosition = 'Low';
    categoryAxis.tickLabelSpacing = plan.axes.named;
    valueAxis.majorUnit = plan.axes.step;
    valueAxis.majorGridlines.visible = true;
    valueAxis.majorGridlines.format.line.color = color(CHART_LOOK.grid);
    return;
  }
  drawAxis(categoryAxis, plan.textSize);
  categoryAxis.reversePlotOrder = true;
  categoryAxis.tickLabelSpacing = 1;
  valueAxis.majorGridlines.visible = false;
  valueAxis.visible = false;
};

const drawChart = (chart: Chart, plan: ChartPlan): void => {
  chart.title.text = plan.title;
  chart.title.format.font.set({ size: CHART_LOOK.titleSize, bold: true, color: color(CHART_LOOK.ink) });
  chart.legend.position = plan.kind === 'line' ? 'Right' : 'Bottom';
  chart.legend.format.font.size = plan.textSize;
  chart.format.border.lineStyle = 'None';
  drawAxes(chart, plan);
  if (plan.kind === 'line') {
    chart.displayBlanksAs = 'Interplotted';
    plan.series.forEach((look, index) => drawLine(chart.series.getItemAt(index), look, plan.markerSize));
  } else plan.series.forEach((look, index) => drawBar(chart.series.getItemAt(index), look, plan.textSize));
};

/**
 * Adds charts, while the columns behind them are still shown: of hidden ones Excel draws nothing until it is told to, and
 * their first row and column could not be known as names.
 */
export const addCharts = (sheet: Sheet, { charts = [] }: SheetPlan): void => {
  for (const plan of charts) {
    const isLine = plan.kind === 'line';
    const source = rangeOf(sheet, plan.source);
    const chart = sheet.charts.add(
      isLine ? 'LineMarkers' : 'BarStacked',
      source,
      isLine ? 'Rows' : 'Columns',
    );
    chart.plotVisibleOnly = false;
    chart.name = plan.name;
    drawChart(chart, plan);
  }
};

/** Puts charts over their cells, once these have their sizes. */
export const placeCharts = (sheet: Sheet, { charts = [] }: SheetPlan): void => {
  for (const { name, place } of charts) {
    const { row, column, rows, columns } = place;
    const last = sheet.getRangeByIndexes(row + rows - 1, column + columns - 1, 1, 1);
    sheet.charts.getItem(name).setPosition(sheet.getRangeByIndexes(row, column, 1, 1), last);
  }
};
