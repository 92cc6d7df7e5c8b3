import { installedApi } from '../../emulator/host/installed';
import { classRows } from '../../emulator/host/classes';
import { createBook } from '../../emulator/model';
import { closePages, openPage } from './office';

const used = new Set<string>();

/** Runs with a fresh workbook of two sheets at ExcelApi 1.17 and notes which members were touched. */
const run = async <T>(
  batch: (context: Excel.RequestContext, sheet: Excel.Worksheet) => Promise<T>,
): Promise<T> => {
  const { Excel, host } = await openPage({
    workbook: createBook(['Data', 'Other']),
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
  test('workbook: what is said of it, selection and active cell', () =>
    run(async (context) => {
      const { workbook } = context;
      workbook.load(
        'name,readOnly,isDirty,autoSave,previouslySaved,calculationEngineVersion,chartDataPointTrack,usePrecisionAsDisplayed',
      );
      workbook.worksheets.getItem('Data').getRange('B2:C3').select();
      const selected = workbook.getSelectedRange().load('address');
      const active = workbook.getActiveCell().load('address');
      const all = workbook.getSelectedRanges().load('address');
      await context.sync();
      expect(all.address).toBe('Data!B2:C3');
      expect([workbook.readOnly, selected.address, active.address]).toEqual([false, 'Data!B2:C3', 'Data!B2']);
    }));

  test('workbook: its structure is protected and freed', () =>
    run(async (context) => {
      const { protection } = context.workbook;
      protection.protect('secret');
      protection.load('protected');
      await context.sync();
      const during = protection.protected;
      protection.unprotect('secret');
      protection.load('protected');
      await context.sync();
      expect([during, protection.protected]).toEqual([true, false]);
    }));

  test('application: calculation can be set to manual, and started', () =>
    run(async (context, sheet) => {
      const { application } = context.workbook;
      application.load();
      await context.sync();
      expect([application.calculationMode, application.decimalSeparator]).toEqual(['Automatic', '.']);
      application.calculationMode = 'Manual';
      application.suspendApiCalculationUntilNextSync();
      application.suspendScreenUpdatingUntilNextSync();
      const range = sheet.getRange('A1:B1');
      range.values = [[1, '=A1+1']];
      range.load('values');
      await context.sync();
      sheet.getRange('A1').values = [[5]];
      const before = sheet.getRange('B1').load('values');
      await context.sync();
      application.calculate('Full');
      const after = sheet.getRange('B1').load('values');
      await context.sync();
      expect([before.values, after.values]).toEqual([[[2]], [[6]]]);
    }));

  test('runtime: enableEvents is read back', () =>
    run(async (context) => {
      context.runtime.enableEvents = false;
      context.runtime.load('enableEvents');
      await context.sync();
      expect(context.runtime.enableEvents).toBe(false);
    }));
});

describe('worksheets', () => {
  test('are added, counted, found, named, coloured, moved, hidden, copied and deleted', () =>
    run(async (context, sheet) => {
      const { worksheets } = context.workbook;
      const added = worksheets.add('New');
      added.tabColor = '#00FF00';
      added.position = 0;
      added.visibility = 'Hidden';
      const copy = sheet.copy('After', worksheets.getItem('Other'));
      copy.name = 'Copy';
      worksheets.getItem('Other').delete();
      const count = worksheets.getCount();
      const visible = worksheets.getCount(true);
      const [first, last] = [
        worksheets.getFirst().load('name,visibility'),
        worksheets.getLast(true).load('name'),
      ];
      const [next, before] = [sheet.getNext().load('name'), copy.getPrevious().load('name')];
      const nothing = sheet.getPreviousOrNullObject(true);
      const active = worksheets
        .getActiveWorksheet()
        .load('name,id,tabColor,standardWidth,showGridlines,showHeadings,enableCalculation');
      await context.sync();
      expect([count.value, visible.value]).toEqual([3, 2]);
      expect([first.name, first.visibility, last.name]).toEqual(['New', 'Hidden', 'Copy']);
      expect([next.name, before.name, nothing.isNullObject, active.name]).toEqual([
        'Copy',
        'Data',
        true,
        'Data',
      ]);
    }));

  test('show gridlines and headings or not, have a standard width, are calculated and activated', () =>
    run(async (context, sheet) => {
      sheet.showGridlines = false;
      sheet.showHeadings = false;
      sheet.standardWidth = 12;
      sheet.calculate(true);
      context.workbook.worksheets.getItem('Other').activate();
      sheet.load('showGridlines,showHeadings,standardWidth');
      const active = context.workbook.worksheets.getActiveWorksheet().load('name');
      await context.sync();
      expect([sheet.showGridlines, sheet.showHeadings, sheet.standardWidth, active.name]).toEqual([
        false,
        false,
        12,
        'Other',
      ]);
    }));

  test('freeze panes', () =>
    run(async (context, sheet) => {
      const frozen = () => sheet.freezePanes.getLocationOrNullObject().load('address');
      const none = frozen();
      sheet.freezePanes.freezeRows(1);
      const rows = frozen();
      sheet.freezePanes.unfreeze();
      sheet.freezePanes.freezeColumns(2);
      const columns = frozen();
      sheet.freezePanes.freezeAt(sheet.getRange('A1:B1'));
      const both = frozen();
      await context.sync();
      expect(none.isNullObject).toBe(true);
      expect([rows.address, columns.address, both.address]).toEqual(['Data!1:1', 'Data!A:B', 'Data!A1:B1']);
    }));

  test('are protected against writing, and freed by the password', () =>
    run(async (context, sheet) => {
      sheet.protection.protect({ allowFormatCells: true }, 'secret');
      sheet.protection.load('protected,options');
      await context.sync();
      expect(sheet.protection.protected).toBe(true);
      sheet.getRange('A1').values = [[1]];
      await expect(context.sync()).rejects.toMatchObject({ code: 'AccessDenied' });
      sheet.protection.unprotect('secret');
      sheet.getRange('A1').values = [[1]];
      await context.sync();
    }));
});

describe('ranges', () => {
  test('lead to other ranges', () =>
    run(async (context, sheet) => {
      const range = sheet.getRange('B2:D5');
      const found = [
        range.getCell(1, 2),
        range.getRow(3),
        range.getColumn(0),
        range.getLastCell(),
        range.getLastRow(),
        range.getLastColumn(),
        range.getEntireRow(),
        range.getEntireColumn(),
        range.getOffsetRange(1, -1),
        range.getResizedRange(-1, 1),
        range.getAbsoluteResizedRange(1, 1),
        range.getRowsAbove(1),
        range.getRowsBelow(2),
        range.getColumnsBefore(1),
        range.getColumnsAfter(2),
        range.getBoundingRect('F9'),
        range.getIntersection(sheet.getRange('C3:Z99')),
        sheet.getCell(2, 2),
        sheet.getRangeByIndexes(1, 1, 2, 3),
        sheet.getRange(),
      ];
      for (const each of found) each.load('address');
      await context.sync();
      expect(found.map(({ address }) => address.replace('Data!', ''))).toEqual([
        'D3',
        'B5:D5',
        'B2:B5',
        'D5',
        'B5:D5',
        'D2:D5',
        '2:5',
        'B:D',
        'A3:C6',
        'B2:E4',
        'B2',
        'B1:D1',
        'B6:D7',
        'A2:A5',
        'E2:F5',
        'B2:F9',
        'C3:D5',
        'C3',
        'B2:D3',
        '1:1048576',
      ]);
    }));

  test('say where they are and what is in them', () =>
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
      range.load(
        'address,addressLocal,rowIndex,columnIndex,rowCount,columnCount,cellCount,values,formulas,text,valueTypes,numberFormat',
      );
      range.worksheet.load('name');
      const rows = sheet.getRange('2:3').load('isEntireRow,isEntireColumn');
      await context.sync();
      expect([range.rowIndex, range.columnIndex, range.rowCount, range.columnCount, range.cellCount]).toEqual(
        [1, 1, 2, 2, 4],
      );
      expect(range.values).toEqual([
        [1.5, 'x'],
        [true, 3],
      ]);
      expect(range.formulas).toEqual([
        [1.5, 'x'],
        [true, '=B2*2'],
      ]);
      expect(range.text).toEqual([
        ['1.50', 'x'],
        ['TRUE', '3'],
      ]);
      expect(range.valueTypes).toEqual([
        ['Double', 'String'],
        ['Boolean', 'Double'],
      ]);
      expect(range.numberFormat).toEqual([
        ['0.00', '@'],
        ['General', 'General'],
      ]);
      expect([rows.isEntireRow, rows.isEntireColumn, range.addressLocal]).toEqual([
        true,
        false,
        'Data!B2:C3',
      ]);
    }));

  test('are hidden, merged, cleared, calculated and looked through', () =>
    run(async (context, sheet) => {
      sheet.getRange('A1:A4').formulas = [['=1+1'], [2], [''], [4]];
      sheet.getRange('2:2').rowHidden = true;
      sheet.getRange('C:C').columnHidden = true;
      const range = sheet.getRange('A1:C4').load('rowHidden,columnHidden,hidden');
      sheet.getRange('E1:F2').merge();
      const merged = sheet.getRange('A1:G9').getMergedAreasOrNullObject().load('address,areaCount');
      const whole = sheet.getUsedRange().load('address');
      sheet.getRange('E1:F2').unmerge();
      sheet.getRange('A4').clear('Contents');
      sheet.getRange('A1').calculate();
      const used = sheet.getRange('A:A').getUsedRange(true).load('address');
      const none = sheet.getRange('D:D').getUsedRangeOrNullObject(true);
      const onSheet = sheet.getUsedRangeOrNullObject(true).load('address');
      await context.sync();
      expect([range.rowHidden, range.columnHidden]).toEqual([null, null]);
      expect([merged.address, merged.areaCount, whole.address]).toEqual(['Data!E1:F2', 1, 'Data!A1:F4']);
      expect([used.address, none.isNullObject, onSheet.address]).toEqual(['Data!A1:A2', true, 'Data!A1:A2']);
    }));

  test('are inserted, deleted, copied and sorted', () =>
    run(async (context, sheet) => {
      sheet.getRange('A1:B4').values = people;
      sheet.getRange('A2:B4').sort.apply([{ key: 1, ascending: false }], false, false, 'Rows');
      sheet.getRange('D1').copyFrom('A1:B4', 'Values');
      sheet.getRange('D6:G7').copyFrom(sheet.getRange('A1:B4'), 'All', false, true);
      const inserted = sheet.getRange('A1:B1').insert('Down').load('address');
      sheet.getRange('A2:B2').delete('Up');
      const [left, right, turned] = ['A2:B4', 'D1:E4', 'D6:G7'].map((address) =>
        sheet.getRange(address).load('values'),
      );
      await context.sync();
      const sorted = [
        ['Ann', 3],
        ['Cy', 2],
        ['Bob', 1],
      ];
      expect(inserted.address).toBe('Data!A1:B1');
      expect(left!.values).toEqual(sorted);
      expect(right!.values).toEqual([people[0], ...sorted]);
      expect(turned!.values).toEqual([
        ['Name', 'Ann', 'Cy', 'Bob'],
        ['Points', 3, 2, 1],
      ]);
    }));

  test('take and give properties cell by cell, row by row, column by column', () =>
    run(async (context, sheet) => {
      const range = sheet.getRange('A1:B1');
      range.setCellProperties([
        [
          {
            format: {
              fill: { color: '#112233' },
              font: { bold: true },
              borders: { bottom: { style: 'Continuous' } },
            },
          },
          { format: { horizontalAlignment: 'Center' } },
        ],
      ]);
      range.setColumnProperties([{ format: { columnWidth: 40 } }, { columnHidden: true }]);
      sheet.getRange('A1:A2').setRowProperties([{ format: { rowHeight: 30 } }, { rowHidden: true }]);
      const got = range.getCellProperties({
        address: true,
        format: {
          fill: { color: true },
          font: { bold: true },
          horizontalAlignment: true,
          borders: { style: true },
        },
      });
      const lines = sheet.getRange('A1:A2').getRowProperties({ rowHidden: true, rowIndex: true });
      const sizes = sheet.getRange('A1').load('format/columnWidth,format/rowHeight');
      const hidden = [sheet.getRange('B:B').load('columnHidden'), sheet.getRange('2:2').load('rowHidden')];
      await context.sync();
      expect(lines.value).toEqual([
        { rowHidden: false, rowIndex: 0 },
        { rowHidden: true, rowIndex: 1 },
      ]);
      expect(got.value[0]![0]).toMatchObject({
        address: 'Data!A1',
        format: {
          fill: { color: '#112233' },
          font: { bold: true },
          horizontalAlignment: 'General',
          borders: { bottom: { style: 'Continuous' }, top: { style: 'None' } },
        },
      });
      expect(got.value[0]![1]!.format).toMatchObject({
        font: { bold: false },
        horizontalAlignment: 'Center',
      });
      expect([sizes.format.columnWidth, sizes.format.rowHeight]).toEqual([40, 30]);
      expect([hidden[0]!.columnHidden, hidden[1]!.rowHidden]).toEqual([true, true]);
      range.setCellProperties([[{}]]);
      await expect(context.sync()).rejects.toMatchObject({ code: 'InvalidArgument' });
    }));
});

describe('formats', () => {
  test('of a range are set and read, null where they differ', () =>
    run(async (context, sheet) => {
      const range = sheet.getRange('B2:C3');
      const { format } = range;
      format.set({
        wrapText: true,
        horizontalAlignment: 'Center',
        verticalAlignment: 'Top',
        textOrientation: 90,
        indentLevel: 0,
        readingOrder: 'LeftToRight',
        shrinkToFit: false,
        columnWidth: 60,
        rowHeight: 20,
      });
      format.font.set({
        name: 'Arial',
        size: 14,
        color: '#FF0000',
        italic: true,
        bold: true,
        underline: 'Single',
        strikethrough: true,
        subscript: false,
        superscript: false,
        tintAndShade: 0,
      });
      format.fill.set({ color: '#00FF00', pattern: 'Solid', tintAndShade: 0 });
      format.protection.set({ locked: false, formulaHidden: true });
      const edge = format.borders.getItem('EdgeBottom');
      edge.set({ style: 'Continuous', weight: 'Thick', color: '#0000FF', tintAndShade: 0 });
      sheet.getRange('B2').format.font.bold = false;
      format.load(
        'wrapText,horizontalAlignment,verticalAlignment,textOrientation,indentLevel,readingOrder,shrinkToFit,columnWidth,rowHeight',
      );
      format.font.load(
        'name,size,color,italic,bold,underline,strikethrough,subscript,superscript,tintAndShade',
      );
      format.fill.load('color,pattern,tintAndShade');
      format.protection.load();
      format.borders.load('count,items/sideIndex,items/style');
      edge.load();
      await context.sync();
      expect([
        format.wrapText,
        format.horizontalAlignment,
        format.textOrientation,
        format.columnWidth,
        format.rowHeight,
      ]).toEqual([true, 'Center', 90, 60, 20]);
      expect([format.font.bold, format.font.size, format.font.underline]).toEqual([null, 14, 'Single']);
      expect([format.fill.color, format.protection.locked, format.protection.formulaHidden]).toEqual([
        '#00FF00',
        false,
        true,
      ]);
      expect([edge.sideIndex, edge.style, edge.weight, edge.color]).toEqual([
        'EdgeBottom',
        'Continuous',
        'Thick',
        '#0000FF',
      ]);
      expect([format.borders.count, format.borders.items.length]).toEqual([8, 8]);
    }));

  test('columns and rows fit their content; a fill is cleared', () =>
    run(async (context, sheet) => {
      const range = sheet.getRange('A1');
      range.values = [['a rather long text for one cell']];
      range.format.autofitColumns();
      range.format.autofitRows();
      range.format.fill.color = '#123456';
      range.format.fill.clear();
      range.load('format/columnWidth,format/fill/color');
      await context.sync();
      expect(range.format.columnWidth).toBeGreaterThan(100);
      expect(range.format.fill.color).toBe('#FFFFFF');
    }));

  test('of several areas are set at once', () =>
    run(async (context, sheet) => {
      const areas = sheet.getRanges('A1:B2,D4');
      areas.format.font.bold = true;
      areas.load('address,areaCount,cellCount,isEntireRow,isEntireColumn');
      areas.areas.load('items/address');
      areas.worksheet.load('name');
      const [rows, columns] = [areas.getEntireRow().load('address'), areas.getEntireColumn().load('address')];
      areas.dataValidation.rule = { wholeNumber: { formula1: 1, operator: 'GreaterThan' } };
      areas.conditionalFormats.clearAll();
      const cell = sheet.getRange('D4').load('format/font/bold');
      await context.sync();
      expect([areas.address, areas.areaCount, areas.cellCount]).toEqual(['Data!A1:B2,Data!D4', 2, 5]);
      expect([areas.areas.items.length, areas.worksheet.name, cell.format.font.bold]).toEqual([
        2,
        'Data',
        true,
      ]);
      expect([rows.address, columns.address]).toEqual(['Data!1:2,Data!4:4', 'Data!A:B,Data!D:D']);
      areas.clear('Formats');
      const after = sheet.getRange('D4').load('format/font/bold');
      await context.sync();
      expect(after.format.font.bold).toBe(false);
    }));
});

describe('rules of cells', () => {
  test('data validation: rule, prompt, alert, blanks', () =>
    run(async (context, sheet) => {
      const { dataValidation } = sheet.getRange('B2:B9');
      dataValidation.rule = { list: { inCellDropDown: true, source: sheet.getRange('D1:D3') } };
      dataValidation.prompt = { showPrompt: true, title: 'Result', message: '1-0' };
      dataValidation.errorAlert = { showAlert: false, style: 'Warning', title: 't', message: 'm' };
      dataValidation.ignoreBlanks = false;
      dataValidation.load('type,rule,prompt,errorAlert,ignoreBlanks');
      await context.sync();
      expect([dataValidation.type, dataValidation.ignoreBlanks]).toEqual(['List', false]);
      expect(dataValidation.rule.list?.source).toBe('=Data!$D$1:$D$3');
      expect(dataValidation.prompt.title).toBe('Result');
      expect(dataValidation.errorAlert.style).toBe('Warning');
      dataValidation.clear();
      dataValidation.load('type');
      await context.sync();
      expect(dataValidation.type).toBe('None');
    }));

  test('a conditional format by formula: font, fill, borders, number format', () =>
    run(async (context, sheet) => {
      const { conditionalFormats } = sheet.getRange('B2:D4');
      const rule = conditionalFormats.add('Custom');
      rule.stopIfTrue = true;
      rule.custom.rule.formula = '=$A2="x"';
      rule.custom.format.font.set({
        bold: true,
        italic: true,
        color: '#FF0000',
        underline: 'Single',
        strikethrough: false,
      });
      rule.custom.format.fill.color = '#FFFF00';
      rule.custom.format.numberFormat = '0.0';
      rule.custom.format.borders.getItem('EdgeTop').set({ style: 'Continuous', color: '#0000FF' });
      rule.custom.format.borders.bottom.style = 'Dot';
      rule.load('id,type,priority,stopIfTrue,custom/rule/formula');
      rule.custom.format.font.load();
      rule.custom.format.fill.load();
      rule.custom.format.load('numberFormat');
      rule.custom.format.borders.load('count,items/sideIndex,items/style,items/color');
      const { top, left, right } = rule.custom.format.borders;
      for (const side of [top, left, right]) side.load('style');
      const where = rule.getRange().load('address');
      conditionalFormats.load('items/type');
      const count = conditionalFormats.getCount();
      await context.sync();
      expect([rule.type, rule.priority, rule.stopIfTrue, rule.custom.rule.formula]).toEqual([
        'Custom',
        0,
        true,
        '=$A2="x"',
      ]);
      expect([rule.custom.format.font.bold, rule.custom.format.fill.color, top.style]).toEqual([
        true,
        '#FFFF00',
        'Continuous',
      ]);
      expect([where.address, count.value, conditionalFormats.items.length]).toEqual(['Data!B2:D4', 1, 1]);
      const again = conditionalFormats.getItem(rule.id);
      const optional = again.customOrNullObject.rule.load('formula');
      await context.sync();
      expect(optional.formula).toBe('=$A2="x"');
      again.delete();
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

  test('are found, styled, resized, sorted and filtered', () =>
    run(async (context, sheet) => {
      const table = make(sheet);
      table.set({
        style: 'TableStyleLight1',
        showBandedRows: false,
        showBandedColumns: true,
        showFilterButton: false,
        highlightFirstColumn: true,
        highlightLastColumn: true,
        showTotals: false,
      });
      table.sort.apply([{ key: 1, ascending: true }]);
      table.sort.load('fields');
      table.load(
        'id,name,style,showHeaders,showTotals,showBandedRows,showBandedColumns,showFilterButton,highlightFirstColumn,highlightLastColumn',
      );
      table.worksheet.load('name');
      const [all, head, body] = [table.getRange(), table.getHeaderRowRange(), table.getDataBodyRange()].map(
        (range) => range.load('address,values'),
      );
      context.workbook.tables.load('count,items/name');
      const count = sheet.tables.getCount();
      await context.sync();
      expect([table.name, table.style, table.showBandedRows, table.worksheet.name]).toEqual([
        'People',
        'TableStyleLight1',
        false,
        'Data',
      ]);
      expect([all!.address, head!.address, body!.address]).toEqual([
        'Data!A1:B4',
        'Data!A1:B1',
        'Data!A2:B4',
      ]);
      expect(body!.values).toEqual([
        ['Bob', 1],
        ['Cy', 2],
        ['Ann', 3],
      ]);
      expect([context.workbook.tables.count, count.value, table.sort.fields.length]).toEqual([1, 1, 1]);

      const found = context.workbook.tables.getItem('People');
      const { filter } = found.columns.getItem('Name');
      filter.applyValuesFilter(['Bob']);
      filter.load('criteria');
      found.autoFilter.load('enabled,isDataFiltered');
      const hidden = sheet.getRange('3:3').load('rowHidden');
      await context.sync();
      expect([found.autoFilter.isDataFiltered, hidden.rowHidden]).toEqual([true, true]);
      filter.clear();
      found.clearFilters();
      found.autoFilter.clearCriteria();
      found.resize('A1:B6');
      const touching = sheet.getRange('B2').getTables(false);
      touching.load('items/name');
      const [first, named] = [touching.getFirst().load('name'), touching.getItem('People').load('name')];
      const longer = found.getRange().load('address');
      await context.sync();
      expect([longer.address, touching.items.length, first.name, named.name]).toEqual([
        'Data!A1:B6',
        1,
        'People',
        'People',
      ]);
    }));

  test('get rows and columns, and lose them', () =>
    run(async (context, sheet) => {
      const table = make(sheet);
      table.rows.add(undefined, [
        ['Di', 4],
        ['Eve', 5],
      ]);
      const column = table.columns.add(undefined, [['Club'], ['a'], ['b'], ['c'], ['d'], ['e']]);
      column.name = 'Team';
      column.load('id,index,name,values');
      await context.sync();
      expect([column.index, column.name, column.values[0]]).toEqual([2, 'Team', ['Team']]);
      table.columns.load('count,items/name');
      table.rows.load('count,items/index,items/values');
      const row = table.rows.getItemAt(3);
      const parts = [
        column.getRange(),
        column.getHeaderRowRange(),
        column.getDataBodyRange(),
        row.getRange(),
      ].map((range) => range.load('address'));
      await context.sync();
      expect(table.columns.items.map(({ name }) => name)).toEqual(['Name', 'Points', 'Team']);
      expect([table.columns.count, table.rows.count, table.rows.items[4]?.values]).toEqual([
        3,
        5,
        [['Eve', 5, 'e']],
      ]);
      expect(parts.map(({ address }) => address)).toEqual([
        'Data!C1:C6',
        'Data!C1',
        'Data!C2:C6',
        'Data!A5:C5',
      ]);
      row.delete();
      column.delete();
      table.rows.deleteRowsAt(0, 2);
      const body = table.getDataBodyRange().load('values');
      await context.sync();
      expect(body.values).toEqual([
        ['Cy', 2],
        ['Eve', 5],
      ]);
    }));

  test('become a range, or go with their cells', () =>
    run(async (context, sheet) => {
      const range = make(sheet).convertToRange().load('address');
      const table = sheet.tables.add('D1:E3', false);
      table.delete();
      const count = context.workbook.tables.getCount();
      await context.sync();
      expect([range.address, count.value]).toEqual(['Data!A1:B4', 0]);
    }));
});

describe('names', () => {
  test('of the workbook and of a sheet', () =>
    run(async (context, sheet) => {
      const name = context.workbook.names.add('Rate', sheet.getRange('A1'), 'tax');
      const own = sheet.names.add('Half', '=1/2');
      name.comment = 'rate';
      own.visible = false;
      own.formula = '=1/4';
      for (const item of [name, own]) item.load('name,formula,comment,visible,scope,type,value');
      const range = name.getRange().load('address');
      const none = own.getRangeOrNullObject();
      own.worksheet.load('name');
      const global = name.worksheetOrNullObject;
      global.load('name');
      context.workbook.names.load('items/name');
      await context.sync();
      expect([name.formula, name.comment, name.scope, name.type, name.value]).toEqual([
        '=Data!$A$1',
        'rate',
        'Workbook',
        'Range',
        'Data!$A$1',
      ]);
      expect([own.value, own.visible, own.scope, own.worksheet.name]).toEqual([
        0.25,
        false,
        'Worksheet',
        'Data',
      ]);
      expect([range.address, none.isNullObject, global.isNullObject]).toEqual(['Data!A1', true, true]);
      sheet.names.getItem('Half').delete();
      const left = sheet.names.getCount();
      await context.sync();
      expect(left.value).toBe(0);
    }));
});

const SETTINGS =
  'orientation,paperSize,zoom,blackAndWhite,centerHorizontally,centerVertically,printHeadings,printGridlines,' +
  'leftMargin,rightMargin,topMargin,bottomMargin,headerMargin,footerMargin,draftMode,firstPageNumber,printOrder';

describe('print set-up', () => {
  test('layout, margins, titles, area, headers', () =>
    run(async (context, sheet) => {
      const { pageLayout } = sheet;
      pageLayout.set({
        orientation: 'Landscape',
        paperSize: 'A4',
        zoom: { horizontalFitToPages: 1 },
        blackAndWhite: false,
        centerHorizontally: true,
        centerVertically: false,
        printHeadings: false,
        printGridlines: true,
        leftMargin: 10,
        rightMargin: 11,
        topMargin: 12,
        bottomMargin: 13,
        headerMargin: 14,
        footerMargin: 15,
        draftMode: false,
        firstPageNumber: 1,
        printOrder: 'OverThenDown',
      });
      pageLayout.setPrintMargins('Inches', { left: 1 });
      pageLayout.setPrintArea('A1:D9');
      pageLayout.setPrintTitleRows('1:2');
      pageLayout.setPrintTitleColumns('A:A');
      const headers = pageLayout.headersFooters;
      headers.set({ state: 'Default', useSheetMargins: true, useSheetScale: true });
      headers.defaultForAllPages.set({
        leftHeader: 'l',
        centerHeader: 'Cup',
        rightHeader: 'r',
        leftFooter: 'lf',
        centerFooter: 'cf',
        rightFooter: 'rf',
      });
      headers.evenPages.centerHeader = 'even';
      headers.oddPages.centerHeader = 'odd';
      headers.firstPage.centerHeader = 'first';
      pageLayout.load(SETTINGS);
      headers.load();
      headers.defaultForAllPages.load();
      const [area, rows, columns] = [
        pageLayout.getPrintAreaOrNullObject(),
        pageLayout.getPrintTitleRowsOrNullObject(),
        pageLayout.getPrintTitleColumnsOrNullObject(),
      ];
      for (const range of [area, rows, columns]) range.load('address');
      await context.sync();
      expect([
        pageLayout.orientation,
        pageLayout.leftMargin,
        pageLayout.rightMargin,
        pageLayout.zoom,
      ]).toEqual(['Landscape', 72, 11, { horizontalFitToPages: 1 }]);
      expect([area.address, rows.address, columns.address]).toEqual(['Data!A1:D9', 'Data!1:2', 'Data!A:A']);
      expect([headers.defaultForAllPages.centerHeader, headers.defaultForAllPages.rightFooter]).toEqual([
        'Cup',
        'rf',
      ]);
    }));

  test('page breaks', () =>
    run(async (context, sheet) => {
      sheet.horizontalPageBreaks.add('A11');
      sheet.verticalPageBreaks.add(sheet.getRange('C1'));
      sheet.horizontalPageBreaks.load('items/rowIndex,items/columnIndex');
      const count = sheet.verticalPageBreaks.getCount();
      await context.sync();
      expect([sheet.horizontalPageBreaks.items[0]?.rowIndex, count.value]).toEqual([10, 1]);
      sheet.horizontalPageBreaks.getItem(0).load('rowIndex');
      sheet.horizontalPageBreaks.removePageBreaks();
      const left = sheet.horizontalPageBreaks.getCount();
      await context.sync();
      expect(left.value).toBe(0);
    }));
});

describe('settings', () => {
  test('hold JSON by key', () =>
    run(async (context) => {
      const { settings } = context.workbook;
      const added = settings.add('seed', { value: 'abc', list: [1, 2] }).load('key,value');
      settings.add('other', 1);
      settings.load('items/key');
      const count = settings.getCount();
      const none = settings.getItemOrNullObject('nope');
      await context.sync();
      expect([added.key, added.value, count.value, none.isNullObject]).toEqual([
        'seed',
        { value: 'abc', list: [1, 2] },
        2,
        true,
      ]);
      const again = settings.getItem('seed');
      again.value = 'changed';
      settings.getItem('other').delete();
      again.load('value');
      settings.load('items/key');
      await context.sync();
      expect([again.value, settings.items.map(({ key }) => key)]).toEqual(['changed', ['seed']]);
    }));
});

describe('custom XML parts', () => {
  test('are added, found by namespace, read, changed and deleted', () =>
    run(async (context) => {
      const { customXmlParts } = context.workbook;
      const part = customXmlParts
        .add('<?xml version="1.0"?><r:event xmlns:r="urn:one" name="Cup"/>')
        .load('id,namespaceUri');
      customXmlParts.add('<event xmlns="urn:two"><a/></event>');
      const one = customXmlParts.getByNamespace('urn:one');
      const found = one.getOnlyItem().load('id');
      one.load('items/id');
      customXmlParts.load('items/id');
      const none = customXmlParts.getByNamespace('urn:none').getOnlyItemOrNullObject();
      none.load('id');
      await context.sync();
      expect([found.id, one.items.length, customXmlParts.items.length]).toEqual([part.id, 1, 2]);
      expect([part.namespaceUri, none.isNullObject]).toEqual(['urn:one', true]);
      part.setXml('<r:event xmlns:r="urn:one"/>');
      const xml = customXmlParts.getItem(part.id).getXml();
      await context.sync();
      expect(xml.value).toBe('<r:event xmlns:r="urn:one"/>');
      part.delete();
      const left = customXmlParts.getCount();
      await context.sync();
      expect(left.value).toBe(1);
    }));
});

test('every entry of the table has been used by a test of this file', () => {
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
