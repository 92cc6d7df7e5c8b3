import { installedApi } from '../../emulator/host/installed';
import { classRows } from '../../emulator/host/classes';
import { createBook } from '../../emulator/model';
import { closePages, openPage } from './office';

const used = new Set<string>();
let book = createBook();

/** Runs with a fresh workbook of two sheets at ExcelApi 1.17 and notes which members were touched. */
const run = async <T>(
  batch: (context: Excel.RequestContext, sheet: Excel.Worksheet) => Promise<T>,
): Promise<T> => {
  book = createBook(['Data', 'Other']);
  const { Excel, host } = await openPage({
    workbook: book,
    sets: { ExcelApi: '1.17', ExcelApiOnline: '1.1' },
  });
  const result = await Excel.run(async (context) =>
    batch(context, context.workbook.worksheets.getItem('Data')),
  );
  expect([[...host.unsupported], host.defects]).toEqual([[], []]);
  for (const member of host.used) used.add(member);
  return result;
};

afterEach(closePages);

const people = [
  ['Name', 'Points'],
  ['Ann', 3],
  ['Bob', 1],
  ['Cy', 2],
];

describe('workbook, application, runtime', () => {
  it('application: when it calculates, and that it does', () =>
    run(async (context) => {
      const { application } = context.workbook;
      application.calculationMode = 'Manual';
      application.calculate('Full');
      application.load('calculationMode');
      await context.sync();
      expect(application.calculationMode).toBe('Manual');
    }));

  it('several ranges at once, and properties cell by cell', () =>
    run(async (_context, sheet) => {
      const ranges = sheet.getRanges('A1:A2,C3');
      ranges.format.font.name = 'Arial';
      sheet.getRange('A1:B1').setCellProperties([[{ format: { font: { bold: true } } }, {}]]);
      const [first, other] = [sheet.getRange('C3'), sheet.getRange('A1')];
      first.load('format/font/name');
      other.load('format/font/bold');
      await sheet.context.sync();
      expect([first.format.font.name, other.format.font.bold]).toEqual(['Arial', true]);
    }));

  it('margins of a page, and that it is centred', () =>
    run(async (_context, { pageLayout }) => {
      pageLayout.set({ leftMargin: 36, rightMargin: 40, centerHorizontally: true });
      pageLayout.load('leftMargin,rightMargin,centerHorizontally');
      await pageLayout.context.sync();
      const { leftMargin, rightMargin, centerHorizontally } = pageLayout;
      expect([leftMargin, rightMargin, centerHorizontally]).toEqual([36, 40, true]);
    }));

  it('workbook: whether it is read-only, and its selection', () =>
    run(async (context) => {
      const { workbook } = context;
      workbook.load('readOnly');
      workbook.worksheets.getItem('Data').getRange('B2:C3').select();
      const selected = workbook.getSelectedRanges().load('address');
      await context.sync();
      expect([workbook.readOnly, selected.address]).toEqual([false, 'Data!B2:C3']);
    }));

  it('workbook: what its file is called, and its title', () =>
    run(async (context) => {
      const { workbook } = context;
      workbook.load('name');
      workbook.properties.load('title');
      await context.sync();
      expect([workbook.name, workbook.properties.title]).toEqual(['Book1', '']);
    }));

  it('workbook: its structure is protected', () =>
    run(async (context) => {
      const { protection } = context.workbook;
      protection.protect();
      protection.load('protected');
      await context.sync();
      expect(protection.protected).toBe(true);
      protection.unprotect();
      protection.load('protected');
      await context.sync();
      expect(protection.protected).toBe(false);
    }));

  it('application: calculation is suspended', () =>
    run(async (context, sheet) => {
      context.workbook.application.suspendApiCalculationUntilNextSync();
      const range = sheet.getRange('A1:B1');
      range.values = [[1, '=A1+1']];
      range.load('values');
      await context.sync();
      expect(range.values).toEqual([[1, 2]]);
    }));

  it('runtime: enableEvents is read back', () =>
    run(async (context) => {
      context.runtime.enableEvents = false;
      context.runtime.load('enableEvents');
      await context.sync();
      expect(context.runtime.enableEvents).toBe(false);
    }));
});

describe('worksheets', () => {
  it('are added, found, named, coloured, moved, hidden, activated and deleted', () =>
    run(async (context) => {
      const { worksheets } = context.workbook;
      const added = worksheets.add('New');
      added.tabColor = '#00FF00';
      added.showGridlines = false;
      added.position = 0;
      worksheets.getItem('Data').copy('After', worksheets.getItem('Other')).name = 'Copy';
      worksheets.getItem('Other').delete();
      added.activate();
      worksheets.getItem('Data').visibility = 'Hidden';
      worksheets.load('items/name,items/visibility');
      const active = worksheets.getActiveWorksheet().load('name,id');
      await context.sync();
      expect(worksheets.items.map(({ name, visibility }) => [name, visibility])).toEqual([
        ['New', 'Visible'],
        ['Data', 'Hidden'],
        ['Copy', 'Visible'],
      ]);
      expect(active.name).toBe('New');
      expect(book.state.sheets[0]).toMatchObject({ tabColor: '#00FF00', showGridlines: false });
    }));

  it('freeze panes', () =>
    run(async (context, sheet) => {
      const frozen: unknown[] = [];
      for (const freeze of [
        () => sheet.freezePanes.freezeRows(1),
        () => sheet.freezePanes.freezeColumns(2),
        () => sheet.freezePanes.freezeAt(sheet.getRange('A1:B1')),
      ]) {
        freeze();
        await context.sync();
        frozen.push(book.state.sheets[0]!.frozen);
      }
      expect(frozen).toEqual([
        { rows: 1, columns: 0 },
        { rows: 0, columns: 2 },
        { rows: 1, columns: 2 },
      ]);
    }));

  it('are protected against writing until they are unprotected', () =>
    run(async (context, sheet) => {
      sheet.protection.protect({ allowFormatCells: true });
      sheet.protection.load('protected');
      await context.sync();
      expect(sheet.protection.protected).toBe(true);
      sheet.getRange('A1').values = [[1]];
      await expect(context.sync()).rejects.toMatchObject({ code: 'AccessDenied' });
      sheet.protection.unprotect();
      const cell = sheet.getRange('A1');
      cell.values = [[2]];
      cell.load('values');
      await context.sync();
      expect(cell.values).toEqual([[2]]);
    }));
});

describe('ranges', () => {
  it('lead to other ranges', () =>
    run(async (context, sheet) => {
      const range = sheet.getRange('B2:D5');
      const found = [
        range.getRow(3),
        range.getCell(1, 2),
        range.getBoundingRect('F9'),
        range.getLastRow(),
        range.getResizedRange(-1, 1),
        range.getRowsBelow(2),
        sheet.getRangeByIndexes(1, 1, 2, 3),
        sheet.getRange(),
      ];
      for (const each of found) each.load('address');
      await context.sync();
      expect(found.map(({ address }) => address.replace('Data!', ''))).toEqual([
        'B5:D5',
        'D3',
        'B2:F9',
        'B5:D5',
        'B2:E4',
        'B6:D7',
        'B2:D3',
        '1:1048576',
      ]);
    }));

  it('say where they are and what is in them', () =>
    run(async (context, sheet) => {
      const range = sheet.getRange('B2:C3');
      range.numberFormat = [
        ['0.00', '@'],
        ['General', 'General'],
      ];
      range.values = [
        [1.5, 'x'],
        [true, '=B2*2'],
      ];
      range.load('address,rowIndex,columnIndex,rowCount,columnCount,values,formulas,valueTypes,numberFormat');
      range.worksheet.load('name');
      await context.sync();
      expect([range.rowIndex, range.columnIndex, range.rowCount, range.columnCount]).toEqual([1, 1, 2, 2]);
      expect(range.values).toEqual([
        [1.5, 'x'],
        [true, 3],
      ]);
      expect(range.formulas).toEqual([
        [1.5, 'x'],
        [true, '=B2*2'],
      ]);
      expect(range.valueTypes).toEqual([
        ['Double', 'String'],
        ['Boolean', 'Double'],
      ]);
      expect(range.numberFormat).toEqual([
        ['0.00', '@'],
        ['General', 'General'],
      ]);
      expect([range.address, range.worksheet.name]).toEqual(['Data!B2:C3', 'Data']);
    }));

  it('are hidden, merged, looked through and filled with formulas', () =>
    run(async (context, sheet) => {
      sheet.getRange('A1:B4').values = people;
      sheet.getRange('C2').formulas = [['=B2*2']];
      sheet.getRange('C2:C4').copyFrom('C2', 'Formulas');
      sheet.getRange('2:2').rowHidden = true;
      sheet.getRange('D:D').columnHidden = true;
      const range = sheet.getRange('A1:D4').load('formulas');
      const lines = sheet.getRange('A2:A3').getRowProperties({ rowHidden: true, rowIndex: true });
      sheet.getRange('E1:F2').merge();
      const merged = sheet.getRange('A1:G9').getMergedAreasOrNullObject();
      merged.load('address,areaCount,areas/items/address');
      const used = sheet.getRange('A:B').getUsedRangeOrNullObject(true).load('address');
      const none = sheet.getRange('D:D').getUsedRangeOrNullObject(true);
      const onSheet = sheet.getUsedRangeOrNullObject(true).load('address');
      await context.sync();
      expect(range.formulas[3]![2]).toBe('=B4*2');
      expect(book.state.sheets[0]!.columns.get(3)).toEqual({ hidden: true });
      expect(lines.value).toEqual([
        { rowHidden: true, rowIndex: 1 },
        { rowHidden: false, rowIndex: 2 },
      ]);
      expect([merged.address, merged.areaCount]).toEqual(['Data!E1:F2', 1]);
      expect([used.address, none.isNullObject, onSheet.address]).toEqual(['Data!A1:B4', true, 'Data!A1:C4']);
    }));
});

describe('formats', () => {
  it('of a range are set and read, null where they differ', () =>
    run(async (context, sheet) => {
      const range = sheet.getRange('B2:C3');
      const { format } = range;
      format.set({
        wrapText: true,
        horizontalAlignment: 'Center',
        verticalAlignment: 'Top',
        textOrientation: 90,
        indentLevel: 0,
        columnWidth: 60,
        rowHeight: 20,
      });
      format.font.set({
        size: 14,
        color: '#FF0000',
        italic: true,
        bold: true,
        strikethrough: true,
      });
      format.fill.color = '#00FF00';
      const edge = format.borders.getItem('EdgeBottom');
      edge.set({ style: 'Continuous', color: '#0000FF' });
      sheet.getRange('B2').format.font.bold = false;
      format.load('wrapText,horizontalAlignment,verticalAlignment,textOrientation,indentLevel');
      format.font.load('size,color,italic,bold,strikethrough');
      format.fill.load('color');
      edge.load('style,color');
      await context.sync();
      expect([format.wrapText, format.horizontalAlignment, format.textOrientation]).toEqual([
        true,
        'Center',
        90,
      ]);
      const { columns, rows } = book.state.sheets[0]!;
      expect([columns.get(1)?.size, rows.get(1)?.size]).toEqual([60, 20]);
      expect([format.font.bold, format.font.size]).toEqual([null, 14]);
      expect(format.fill.color).toBe('#00FF00');
      expect([edge.style, edge.color]).toEqual(['Continuous', '#0000FF']);
    }));
});

describe('formats of single cells', () => {
  it('whether each cell of a range is bold', () =>
    run(async (_, sheet) => {
      sheet.getRange('B2:B3').format.font.bold = true;
      sheet.getRange('4:4').format.font.bold = true;
      const cells = sheet.getRange('A3:C4').getCellProperties({ format: { font: { bold: true } } });
      await sheet.context.sync();
      const bold = cells.value.map((line) => line.map(({ format }) => format?.font?.bold));
      expect(bold).toEqual([
        [false, true, false],
        [true, true, true],
      ]);
    }));
});

describe('rules of cells', () => {
  it('data validation: rule, prompt, alert', () =>
    run(async (context, sheet) => {
      const { dataValidation } = sheet.getRange('B2:B9');
      const rule = { list: { inCellDropDown: true, source: '=Data!$D$1:$D$3' } };
      const prompt = { showPrompt: true, title: 'Result', message: '1-0' };
      const errorAlert = { showAlert: false, style: 'Warning', title: 't', message: 'm' } as const;
      dataValidation.set({ rule, prompt, errorAlert });
      await context.sync();
      expect(book.state.sheets[0]!.validations).toMatchObject([{ rule, prompt, errorAlert }]);
    }));

  it('a conditional format by formula: font, fill, borders, number format', () =>
    run(async (context, sheet) => {
      const { conditionalFormats } = sheet.getRange('B2:D4');
      const rule = conditionalFormats.add('Custom');
      rule.custom.rule.formula = '=$A2="x"';
      rule.custom.format.font.set({
        bold: true,
        italic: true,
        color: '#FF0000',
        strikethrough: false,
      });
      rule.custom.format.fill.color = '#FFFF00';
      rule.custom.format.numberFormat = '0.0';
      rule.custom.format.borders.getItem('EdgeTop').set({ style: 'Continuous', color: '#0000FF' });
      rule.load('type,custom/rule/formula');
      rule.custom.format.font.load('bold,italic,color,strikethrough');
      rule.custom.format.fill.load('color');
      rule.custom.format.load('numberFormat');
      const top = rule.custom.format.borders.getItem('EdgeTop').load('style,color');
      conditionalFormats.load('items/type');
      const count = conditionalFormats.getCount();
      await context.sync();
      expect([rule.type, rule.custom.rule.formula]).toEqual(['Custom', '=$A2="x"']);
      expect([rule.custom.format.font.bold, rule.custom.format.fill.color, top.style]).toEqual([
        true,
        '#FFFF00',
        'Continuous',
      ]);
      expect([count.value, conditionalFormats.items.length]).toEqual([1, 1]);
      conditionalFormats.items[0]!.delete();
      conditionalFormats.clearAll();
      const left2 = conditionalFormats.getCount();
      await context.sync();
      expect(left2.value).toBe(0);
    }));
});

describe('tables', () => {
  const make = (sheet: Excel.Worksheet): Excel.Table => {
    sheet.getRange('A1:B4').values = people;
    const table = sheet.tables.add('A1:B4', true);
    table.name = 'People';
    return table;
  };

  it('are found, styled and resized', () =>
    run(async (context, sheet) => {
      const table = make(sheet);
      table.style = 'TableStyleLight1';
      table.showBandedRows = false;
      table.load('id,name,style');
      table.worksheet.load('name');
      const [all, body] = [table.getRange(), table.getDataBodyRange()].map((range) =>
        range.load('address,values'),
      );
      context.workbook.tables.load('items/name');
      const count = sheet.tables.getCount();
      await context.sync();
      expect([table.name, table.style, table.worksheet.name]).toEqual(['People', 'TableStyleLight1', 'Data']);
      expect([all!.address, body!.address]).toEqual(['Data!A1:B4', 'Data!A2:B4']);
      expect(body!.values).toEqual([
        ['Ann', 3],
        ['Bob', 1],
        ['Cy', 2],
      ]);
      expect([context.workbook.tables.items.length, count.value]).toEqual([1, 1]);

      const found = context.workbook.tables.getItem('People');
      found.resize('A1:B6');
      const longer = found.getRange().load('address');
      await context.sync();
      expect(longer.address).toBe('Data!A1:B6');
    }));

  it('become a range', () =>
    run(async (context, sheet) => {
      const range = make(sheet).convertToRange().load('address');
      const count = context.workbook.tables.getCount();
      await context.sync();
      expect([range.address, count.value]).toEqual(['Data!A1:B4', 0]);
    }));

  it('get rows', () =>
    run(async (context, sheet) => {
      const table = make(sheet);
      table.rows.add(undefined, [
        ['Di', 4],
        ['Eve', 5],
      ]);
      const body = table.getDataBodyRange().load('values');
      await context.sync();
      expect(body.values.slice(2)).toEqual([
        ['Cy', 2],
        ['Di', 4],
        ['Eve', 5],
      ]);
    }));
});

describe('charts', () => {
  const make = (sheet: Excel.Worksheet): Excel.Chart => {
    sheet.getRange('A1:B4').values = people;
    const chart = sheet.charts.add('LineMarkers', sheet.getRange('A1:B4'), 'Columns');
    chart.name = 'Race';
    return chart;
  };
  const settings = () => book.state.sheets[0]!.charts[0]!.settings;

  it('are added, named, placed, found and deleted', () =>
    run(async (context, sheet) => {
      const chart = make(sheet);
      chart.setPosition('D2', 'H9');
      chart.displayBlanksAs = 'Interplotted';
      chart.plotVisibleOnly = false;
      const found = sheet.charts.getItem('Race').load('name');
      sheet.charts.load('items/name');
      await context.sync();
      expect([found.name, sheet.charts.items.length]).toEqual(['Race', 1]);
      expect(settings()).toEqual({ displayBlanksAs: 'Interplotted', plotVisibleOnly: false });
      chart.delete();
      await context.sync();
      expect(book.state.sheets[0]!.charts).toEqual([]);
    }));

  it('have a title, a legend, a font and a border', () =>
    run(async (context, sheet) => {
      const { title, legend, format } = make(sheet);
      title.set({ text: 'Points', visible: true });
      title.format.font.set({ size: 14, bold: true, color: '#FF0000' });
      legend.set({ position: 'Right', visible: true });
      legend.format.font.size = 9;
      format.font.color = '#0000FF';
      format.border.lineStyle = 'None';
      await context.sync();
      expect(settings()).toEqual({
        'title/text': 'Points',
        'title/visible': true,
        'title/format/font/size': 14,
        'title/format/font/bold': true,
        'title/format/font/color': '#FF0000',
        'legend/position': 'Right',
        'legend/visible': true,
        'legend/format/font/size': 9,
        'format/font/color': '#0000FF',
        'format/border/lineStyle': 'None',
      });
    }));

  it('have axes, each with its own title, font and lines', () =>
    run(async (context, sheet) => {
      const { categoryAxis, valueAxis } = make(sheet).axes;
      categoryAxis.set({ tickLabelSpacing: 5, tickLabelPosition: 'Low', reversePlotOrder: true });
      valueAxis.set({ majorUnit: 0.5, majorTickMark: 'None', visible: true });
      valueAxis.title.set({ text: 'Points', visible: true });
      valueAxis.title.format.font.bold = false;
      valueAxis.format.font.size = 9;
      valueAxis.format.line.color = '#FF0000';
      valueAxis.majorGridlines.visible = true;
      valueAxis.majorGridlines.format.line.set({ color: '#0000FF', weight: 0.75, lineStyle: 'Dash' });
      await context.sync();
      expect(settings()).toEqual({
        'axes/categoryAxis/tickLabelSpacing': 5,
        'axes/categoryAxis/tickLabelPosition': 'Low',
        'axes/categoryAxis/reversePlotOrder': true,
        'axes/valueAxis/majorUnit': 0.5,
        'axes/valueAxis/majorTickMark': 'None',
        'axes/valueAxis/visible': true,
        'axes/valueAxis/title/text': 'Points',
        'axes/valueAxis/title/visible': true,
        'axes/valueAxis/title/format/font/bold': false,
        'axes/valueAxis/format/font/size': 9,
        'axes/valueAxis/format/line/color': '#FF0000',
        'axes/valueAxis/majorGridlines/visible': true,
        'axes/valueAxis/majorGridlines/format/line/color': '#0000FF',
        'axes/valueAxis/majorGridlines/format/line/weight': 0.75,
        'axes/valueAxis/majorGridlines/format/line/lineStyle': 'Dash',
      });
    }));

  it('have series with lines, markers, bars and numbers', () =>
    run(async (context, sheet) => {
      const one = make(sheet).series.getItemAt(0);
      const looks = {
        markerStyle: 'Circle',
        markerSize: 7,
        markerBackgroundColor: '#FFFFFF',
        markerForegroundColor: '#FF0000',
        smooth: false,
        gapWidth: 35,
        overlap: 100,
        hasDataLabels: true,
      } as const;
      one.set(looks);
      one.format.line.weight = 3;
      one.format.fill.setSolidColor('#00FF00');
      one.dataLabels.set({ position: 'Center', numberFormat: '0;;;' });
      one.dataLabels.format.font.color = '#0000FF';
      await context.sync();
      expect(settings()).toEqual({
        ...Object.fromEntries(Object.entries(looks).map(([name, value]) => [`series/0/${name}`, value])),
        'series/0/format/line/weight': 3,
        'series/0/format/fill/color': '#00FF00',
        'series/0/dataLabels/position': 'Center',
        'series/0/dataLabels/numberFormat': '0;;;',
        'series/0/dataLabels/format/font/color': '#0000FF',
      });
    }));
});

describe('names', () => {
  it('of the workbook and of a sheet', () =>
    run(async (context, sheet) => {
      const name = context.workbook.names.add('Rate', sheet.getRange('A1'), 'tax');
      const own = sheet.names.add('Half', '=1/2');
      for (const item of [name, own]) item.load('name,formula,scope');
      context.workbook.names.load('items/name');
      await context.sync();
      expect([name.formula, name.scope]).toEqual(['=Data!$A$1', 'Workbook']);
      expect([own.formula, own.scope]).toEqual(['=1/2', 'Worksheet']);
      sheet.names.getItem('Half').delete();
      const left = sheet.names.getCount();
      await context.sync();
      expect(left.value).toBe(0);
    }));
});

describe('print set-up', () => {
  it('layout, titles, area, headers', () =>
    run(async (context, sheet) => {
      const { pageLayout } = sheet;
      pageLayout.set({
        orientation: 'Landscape',
        paperSize: 'A4',
        zoom: { horizontalFitToPages: 1 },
      });
      pageLayout.setPrintArea('A1:D9');
      pageLayout.setPrintTitleRows('1:2');
      pageLayout.setPrintTitleColumns('A:A');
      const headers = pageLayout.headersFooters;
      headers.defaultForAllPages.set({ leftHeader: 'Cup', rightHeader: '&A', centerFooter: 'cf' });
      pageLayout.load('orientation,paperSize,zoom');
      headers.defaultForAllPages.load('leftHeader,rightHeader,centerFooter');
      await context.sync();
      expect([pageLayout.orientation, pageLayout.paperSize, pageLayout.zoom]).toEqual([
        'Landscape',
        'A4',
        { horizontalFitToPages: 1 },
      ]);
      const { leftHeader, rightHeader, centerFooter } = headers.defaultForAllPages;
      expect([leftHeader, rightHeader, centerFooter]).toEqual(['Cup', '&A', 'cf']);
    }));

  it('page breaks', () =>
    run(async (context, sheet) => {
      sheet.horizontalPageBreaks.add('A11');
      sheet.verticalPageBreaks.add(sheet.getRange('C1'));
      await context.sync();
      const breaks = () => [book.state.sheets[0]!.page.rowBreaks, book.state.sheets[0]!.page.columnBreaks];
      expect(breaks()).toEqual([[10], [2]]);
      sheet.horizontalPageBreaks.removePageBreaks();
      await context.sync();
      expect(breaks()).toEqual([[], [2]]);
    }));
});

it('every entry of the table has been used by a test of this file', () => {
  const api = installedApi();
  const entries = classRows.flatMap((row) =>
    [row.get, row.set, row.navigate, row.call].flatMap((part) =>
      Object.keys(part ?? {}).map(
        (wire) => `${row.type}.${api.get(row.type)?.members.get(wire.toLowerCase())?.name}`,
      ),
    ),
  );
  const internal = (entry: string): boolean => entry.includes('._');
  expect([...new Set(entries)].filter((entry) => !used.has(entry) && !internal(entry))).toEqual([]);
});
