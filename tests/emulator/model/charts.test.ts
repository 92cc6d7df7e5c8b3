import * as model from '../../../emulator/model';
import { type Book, createBook } from '../../../emulator/model';
import type { ChartState } from '../../../emulator/model/state';
import { area } from '../../../src/grid/cell';
import { at, refusal, value, write } from './at';

const RACE: readonly (readonly [string, string | number])[] = [
  ['B1', "'1"],
  ['C1', "'2"],
  ['A2', 'Ann'],
  ['B2', 1],
  ['C2', 1.5],
  ['A3', 'Bob'],
  ['B3', 0],
  ['C3', '=NA()'],
];

const drawn = (by: 'Rows' | 'Columns' = 'Rows'): { book: Book; chart: ChartState } => {
  const book = createBook();
  for (const [address, value] of RACE) write(book, address, value);
  const source = at(book, 'A1:C3');
  return { book, chart: model.addChart(book, source.sheet, 'LineMarkers', source, by) };
};

describe('a chart', () => {
  it('takes texts in the first row and column as names, and all else as values', () => {
    const { book, chart } = drawn();
    expect(model.chartSeries(book, chart)).toEqual([
      { name: area(1, 0), values: area(1, 1, 1, 2), categories: area(0, 1, 1, 2) },
      { name: area(2, 0), values: area(2, 1, 1, 2), categories: area(0, 1, 1, 2) },
    ]);
    write(book, 'B1', 1);
    expect(model.chartSeries(book, chart)).toEqual([
      { name: area(0, 0), values: area(0, 1, 1, 2), categories: null },
      { name: area(1, 0), values: area(1, 1, 1, 2), categories: null },
      { name: area(2, 0), values: area(2, 1, 1, 2), categories: null },
    ]);
  });

  it('by columns has a series for each', () => {
    const { book, chart } = drawn('Columns');
    expect(model.chartSeries(book, chart)).toEqual([
      { name: area(0, 1), values: area(1, 1, 2), categories: area(1, 0, 2) },
      { name: area(0, 2), values: area(1, 2, 2), categories: area(1, 0, 2) },
    ]);
  });

  it('draws nothing of hidden columns until it is told to', () => {
    const { book, chart } = drawn();
    model.setColumnHidden(book, at(book, 'A:C'), true);
    expect(model.chartSeries(book, chart)).toEqual([]);
    model.setChartSetting(book, chart, 'plotVisibleOnly', false);
    expect(model.chartSeries(book, chart)).toHaveLength(2);
  });

  it('moves with its cells, and goes on drawing those that moved', () => {
    const { book, chart } = drawn();
    model.placeChart(book, chart, at(book, 'E2'), at(book, 'H9'));
    model.insertCells(book, at(book, '1:2'), 'Down');
    expect([chart.area, chart.source]).toEqual([area(3, 4, 8, 4), area(2, 0, 3, 3)]);
  });

  it('is copied with its sheet', () => {
    const { book, chart } = drawn();
    const copy = model.copySheet(book, at(book, 'A1').sheet, 'End');
    expect(copy.charts.map(({ name, source }) => [name, source])).toEqual([['Chart 1', area(0, 0, 3, 3)]]);
    expect(copy.charts[0]!.id).not.toBe(chart.id);
  });

  it.each([
    ['series/0/markerStyle', 'Round', 'InvalidArgument'],
    ['series/0/markerStyle', 'Circle', 'accepted'],
    ['series/0/markerSize', 1, 'InvalidArgument'],
    ['series/0/format/line/lineStyle', 'Dotted', 'InvalidArgument'],
    ['series/0/format/line/lineStyle', 'DashDotDot', 'accepted'],
    ['series/0/gapWidth', 501, 'InvalidArgument'],
    ['series/0/overlap', -101, 'InvalidArgument'],
    ['displayBlanksAs', 'Interpolated', 'InvalidArgument'],
    ['displayBlanksAs', 'Interplotted', 'accepted'],
    ['axes/categoryAxis/tickLabelSpacing', 0, 'InvalidArgument'],
    ['axes/valueAxis/majorUnit', 0, 'InvalidArgument'],
    ['title/format/font/color', 'red', 'InvalidArgument'],
    ['axes/valueAxis/shadow', true, 'NotImplemented'],
  ])('for %s takes %j: %s', (path, value, expected) => {
    const { book, chart } = drawn();
    expect(refusal(() => model.setChartSetting(book, chart, path, value))).toBe(expected);
  });

  it('on a protected sheet takes nothing, and none is added', () => {
    const { book, chart } = drawn();
    const source = at(book, 'A1:C3');
    model.protect(book, source.sheet);
    expect(refusal(() => model.setChartSetting(book, chart, 'title/text', 'x'))).toBe('AccessDenied');
    expect(refusal(() => model.addChart(book, source.sheet, 'Line', source, 'Rows'))).toBe('AccessDenied');
    expect(refusal(() => model.deleteChart(book, chart))).toBe('AccessDenied');
  });

  it('is found by its name; there is no other', () => {
    const { book, chart } = drawn();
    const { sheet } = at(book, 'A1');
    model.renameChart(book, chart, 'Race');
    expect(model.getChart(book, sheet, 'Race')).toBe(chart);
    expect(refusal(() => model.getChart(book, sheet, 'Chart 1'))).toBe('ItemNotFound');
    model.deleteChart(book, chart);
    expect(refusal(() => model.getChart(book, sheet, 'Race'))).toBe('ItemNotFound');
  });

  it('of no kind that Excel has is refused', () => {
    const { book } = drawn();
    const source = at(book, 'A1:C3');
    expect(refusal(() => model.addChart(book, source.sheet, 'Race', source, 'Rows'))).toBe('InvalidArgument');
  });
});

const rich = (): model.Book => {
  const book = createBook(['Mine', 'Other']);
  write(book, 'A1:B2', [
    ['Name', 'Sum'],
    [5, '=A2*2'],
  ]);
  model.addTable(book, at(book, 'A1:B2'), true);
  model.addName(book, book.state.sheets[0]!.id, 'five', at(book, 'A2'));
  model.setFormat(book, at(book, 'A:A'), 'font/bold', true);
  return book;
};

describe('snapshots', () => {
  it('bring everything back, formulas too', () => {
    const book = rich();
    const before = model.snapshot(book);
    const texts = book.state.sheets.map(({ id }) => model.sheetText(book, id));
    write(book, 'A2', 9);
    model.deleteSheet(book, book.state.sheets[1]!.id);
    model.insertCells(book, at(book, '1:1'), 'Down');
    model.restore(book, before);
    expect(book.state.sheets.map(({ id }) => model.sheetText(book, id))).toEqual(texts);
    expect(value(book, 'B2')).toBe(10);
    write(book, 'A2', 6);
    expect(value(book, 'B2')).toBe(12);
    model.restore(book, before);
    expect(value(book, 'B2')).toBe(10);
  });

  it('bring back what names and tables mean where the sheets are the same', () => {
    const book = createBook(['Mine']);
    write(book, 'A1:B3', [
      ['Name', 'Sum'],
      [5, '=five*2'],
      [7, '=SUM(Games[Name])'],
    ]);
    const table = model.addTable(book, at(book, 'A1:A3'), true);
    model.renameTable(book, table, 'Games');
    model.addName(book, null, 'five', '=Mine!$A$2');
    const shown = (): unknown => [value(book, 'B2'), value(book, 'B3')];
    expect(shown()).toEqual([10, 12]);
    const before = model.snapshot(book);
    model.deleteName(book, book.state.names[0]!);
    model.addName(book, null, 'five', '=Mine!$A$3');
    model.renameTable(book, table, 'Others');
    write(book, 'A2', 100);
    expect(shown()).toEqual([14, 107]);
    model.restore(book, before);
    expect(shown()).toEqual([10, 12]);
    write(book, 'A3', 1);
    expect(shown()).toEqual([10, 6]);
  });

  it('the text of a sheet changes with each thing on it, and only then', () => {
    const book = rich();
    const sheet = book.state.sheets[0]!.id;
    const seen = new Set([model.sheetText(book, sheet)]);
    const steps: (() => void)[] = [
      () => write(book, 'C9', 1),
      () => model.setFormat(book, at(book, 'C9'), 'font/italic', true),
      () => model.setRowHeight(book, at(book, '9:9'), 30),
      () => model.setColumnHidden(book, at(book, 'C:C'), true),
      () => model.merge(book, at(book, 'F1:G1')),
      () => model.setTabColor(book, sheet, '#123456'),
      () => void model.addName(book, sheet, 'more', '=1'),
      () => model.setValidation(book, at(book, 'C9'), { rule: { list: { source: 'a' } } }),
      () => void model.addConditional(book, at(book, 'C9'), 'Custom'),
      () => model.setPage(book, sheet, 'orientation', 'Landscape'),
      () => model.freezeRows(book, sheet, 1),
      () => model.select(book, at(book, 'C9')),
      () => model.protect(book, sheet),
    ];
    steps.forEach((step, index) => {
      step();
      seen.add(model.sheetText(book, sheet));
      expect(seen.size).toBe(index + 2);
    });
    write(book, 'Other!A1', 1);
    expect(seen.has(model.sheetText(book, sheet))).toBe(true);
  });
});
