import { area, areaAddress, cellText, quoteSheet, type Area, type CellValue } from '../../grid/cell';
import type { ChartBar, ChartLine, ChartPlan, Dash } from '../../grid/plan';
import { CHART_LOOK, isStroke } from '../chart-look';
import { XML_HEAD, type Dialect } from './package';
import { encodeXstring, escapeText, tag } from './xml';

/** What a chart has to know of the sheet that it is on. */
export interface ChartSurroundings {
  readonly sheet: string;
  readonly dialect: Dialect;
  readonly valueAt: (row: number, column: number) => CellValue;
}

const { ink: INK, quiet: QUIET, grid: GRID, hairline: HAIRLINE } = CHART_LOOK;

/** English metric units of a point. */
const EMU = 12_700;

const DASHES: Readonly<Record<Dash, string>> = {
  solid: 'solid',
  dash: 'dash',
  dot: 'sysDot',
  dashDot: 'dashDot',
  dashDotDot: 'lgDashDotDot',
};

const val = (name: string, value: string | number): string => tag(`c:${name}`, { val: value });
const solid = (color: string): string =>
  tag('a:solidFill', {}, tag('a:srgbClr', { val: color.toUpperCase() }));
const outline = (color: string, points: number): string =>
  tag('a:ln', { w: Math.round(points * EMU) }, solid(color));
const shape = (...parts: readonly string[]): string => tag('c:spPr', {}, parts.join(''));

interface Font {
  readonly size: number;
  readonly color: string;
  readonly bold?: boolean;
}

const fontXml = (element: string, { size, color, bold = false }: Font): string =>
  tag(
    element,
    { lang: element === 'a:rPr' ? 'en-US' : undefined, sz: size * 100, b: bold ? 1 : 0 },
    solid(color),
  );

/** How texts of a part of the chart look. */
const textLook = (font: Font): string =>
  tag(
    'c:txPr',
    {},
    `<a:bodyPr/><a:lstStyle/><a:p>${tag('a:pPr', {}, fontXml('a:defRPr', font))}<a:endParaRPr lang="en-US"/></a:p>`,
  );

const titleXml = (text: string, font: Font, turned = false): string => {
  const body = turned ? tag('a:bodyPr', { rot: -5_400_000, vert: 'horz' }) : '<a:bodyPr/>';
  const run = tag('a:r', {}, `${fontXml('a:rPr', font)}<a:t>${escapeText(encodeXstring(text))}</a:t>`);
  const line = tag('a:p', {}, tag('a:pPr', {}, fontXml('a:defRPr', font)) + run);
  return tag('c:title', {}, `<c:tx><c:rich>${body}<a:lstStyle/>${line}</c:rich></c:tx><c:overlay val="0"/>`);
};

const points = (values: readonly (string | null)[]): string =>
  val('ptCount', values.length) +
  values
    .map((value, idx) =>
      value === null ? '' : tag('c:pt', { idx }, `<c:v>${escapeText(encodeXstring(value))}</c:v>`),
    )
    .join('');

/** Cells with what they hold now, for programs that show a chart without calculating. */
const cellsOf = ({ sheet, valueAt }: ChartSurroundings) => {
  const valuesIn = ({ row, column, rows, columns }: Area): readonly CellValue[] =>
    Array.from({ length: rows * columns }, (_, at) =>
      valueAt(row + Math.floor(at / columns), column + (at % columns)),
    );
  const formula = (where: Area): string =>
    tag('c:f', {}, escapeText(`${quoteSheet(sheet)}!${areaAddress(where, true)}`));
  return {
    texts: (where: Area): string =>
      `<c:strRef>${formula(where)}<c:strCache>${points(valuesIn(where).map(cellText))}</c:strCache></c:strRef>`,
    /** An error is no point. */
    numbers: (where: Area): string => {
      const cached = valuesIn(where).map((value) => (typeof value === 'number' ? String(value) : null));
      return `<c:numRef>${formula(where)}<c:numCache><c:formatCode>General</c:formatCode>${points(cached)}</c:numCache></c:numRef>`;
    },
  };
};

const lineLook = ({ color, dash, marker, width }: ChartLine, size: number): string => {
  const line = tag(
    'a:ln',
    { w: Math.round(width * EMU), cap: 'rnd' },
    `${solid(color)}${tag('a:prstDash', { val: DASHES[dash] })}<a:round/>`,
  );
  return (
    shape(line) +
    tag(
      'c:marker',
      {},
      val('symbol', marker) +
        val('size', size) +
        shape(isStroke(marker) ? '<a:noFill/>' : solid('FFFFFF'), outline(color, 1.5)),
    )
  );
};

const barLook = ({ fill, label }: ChartBar, size: number): string =>
  `${shape(solid(fill), outline(INK, HAIRLINE))}<c:invertIfNegative val="0"/>${tag(
    'c:dLbls',
    {},
    `<c:numFmt formatCode="${CHART_LOOK.labelFormat}" sourceLinked="0"/>` +
      '<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>' +
      textLook({ size, color: label, bold: true }) +
      val('dLblPos', 'ctr') +
      val('showLegendKey', 0) +
      val('showVal', 1) +
      ['CatName', 'SerName', 'Percent', 'BubbleSize'].map((what) => val(`show${what}`, 0)).join(''),
  )}`;

const seriesXml = (chart: ChartPlan, around: ChartSurroundings): string => {
  const { texts, numbers } = cellsOf(around);
  const { row, column, rows, columns } = chart.source;
  const inRows = chart.kind === 'line';
  const categories = inRows ? area(row, column + 1, 1, columns - 1) : area(row + 1, column, rows - 1, 1);
  const looks =
    chart.kind === 'line'
      ? chart.series.map((line) => lineLook(line, chart.markerSize))
      : chart.series.map((bar) => barLook(bar, chart.textSize));
  return looks
    .map((look, index) => {
      const at = index + 1;
      const name = inRows ? area(row + at, column) : area(row, column + at);
      const values = inRows
        ? area(row + at, column + 1, 1, columns - 1)
        : area(row + 1, column + at, rows - 1, 1);
      return tag(
        'c:ser',
        {},
        val('idx', index) +
          val('order', index) +
          tag('c:tx', {}, texts(name)) +
          look +
          tag('c:cat', {}, texts(categories)) +
          tag('c:val', {}, numbers(values)) +
          (inRows ? val('smooth', 0) : ''),
      );
    })
    .join('');
};

const CATEGORY = 111_111_111;
const VALUE = 222_222_222;
const AXES = val('axId', CATEGORY) + val('axId', VALUE);

interface AxisLook {
  /** Where it stands: below, or on the left. */
  readonly at: 'b' | 'l';
  readonly size: number;
  readonly title?: string;
  readonly hidden?: boolean;
  /** The first category is at the top. */
  readonly turned?: boolean;
}

/** An axis as far as both kinds have it, `end` behind it. */
const axisXml = (kind: 'catAx' | 'valAx', look: AxisLook, end: string): string => {
  const { at, size, title, hidden = false, turned = false } = look;
  const isValue = kind === 'valAx';
  const lines = isValue && !hidden ? tag('c:majorGridlines', {}, shape(outline(GRID, HAIRLINE))) : '';
  return tag(
    `c:${kind}`,
    {},
    val('axId', isValue ? VALUE : CATEGORY) +
      tag('c:scaling', {}, val('orientation', turned ? 'maxMin' : 'minMax')) +
      val('delete', hidden ? 1 : 0) +
      val('axPos', at) +
      lines +
      (title === undefined ? '' : titleXml(title, { size, color: QUIET }, at === 'l')) +
      '<c:numFmt formatCode="General" sourceLinked="0"/>' +
      val('majorTickMark', 'none') +
      val('minorTickMark', 'none') +
      // Names and rounds stay at the edge, also where values are below 0.
      val('tickLblPos', isValue ? 'nextTo' : 'low') +
      shape(outline(GRID, HAIRLINE)) +
      textLook({ size, color: INK }) +
      val('crossAx', isValue ? CATEGORY : VALUE) +
      val('crosses', 'autoZero') +
      end,
  );
};

/** Every so many categories one is named. */
const categoryEnd = (named: number): string =>
  val('auto', 1) +
  val('lblAlgn', 'ctr') +
  val('lblOffset', 100) +
  val('tickLblSkip', named) +
  val('noMultiLvlLbl', 0);

const plotXml = (chart: ChartPlan, around: ChartSurroundings): string => {
  const series = seriesXml(chart, around);
  const size = chart.textSize;
  if (chart.kind === 'line') {
    const { category, named, value, step } = chart.axes;
    const valueEnd = val('crossBetween', 'between') + val('majorUnit', step);
    return (
      `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${series}<c:marker val="1"/>${AXES}</c:lineChart>` +
      axisXml('catAx', { at: 'b', size, title: category }, categoryEnd(named)) +
      axisXml('valAx', { at: 'l', size, title: value }, valueEnd)
    );
  }
  return (
    `<c:barChart><c:barDir val="bar"/><c:grouping val="stacked"/><c:varyColors val="0"/>${series}${val('gapWidth', CHART_LOOK.gap)}<c:overlap val="100"/>${AXES}</c:barChart>` +
    axisXml('catAx', { at: 'l', size, turned: true }, categoryEnd(1)) +
    axisXml('valAx', { at: 'b', size, hidden: true }, val('crossBetween', 'between'))
  );
};

/** A new chart part. */
export const chartXml = (chart: ChartPlan, around: ChartSurroundings): string => {
  const { dialect } = around;
  const spaces = {
    'xmlns:c': `${dialect.drawing}/chart`,
    'xmlns:a': `${dialect.drawing}/main`,
    'xmlns:r': dialect.relationships,
  };
  const legend = `<c:legend>${val('legendPos', chart.kind === 'line' ? 'r' : 'b')}<c:overlay val="0"/>${textLook({ size: chart.textSize, color: INK })}</c:legend>`;
  return (
    XML_HEAD +
    tag(
      'c:chartSpace',
      spaces,
      '<c:date1904 val="0"/><c:roundedCorners val="0"/>' +
        tag(
          'c:chart',
          {},
          titleXml(chart.title, { size: CHART_LOOK.titleSize, color: INK, bold: true }) +
            val('autoTitleDeleted', 0) +
            tag('c:plotArea', {}, `<c:layout/>${plotXml(chart, around)}`) +
            legend +
            // The cells behind a chart may stand in hidden columns.
            val('plotVisOnly', 0) +
            val('dispBlanksAs', 'span'),
        ) +
        shape(solid('FFFFFF'), '<a:ln><a:noFill/></a:ln>') +
        '<c:printSettings><c:headerFooter/><c:pageMargins b="0.75" l="0.7" r="0.7" t="0.75" header="0.3" footer="0.3"/><c:pageSetup/></c:printSettings>',
    )
  );
};
