import { createBook, getValues, setValues } from '../../emulator/model';
import { closePages, openPage } from './office';

afterEach(closePages);

describe('the page that the client finds', () => {
  it('is an add-in of Excel on a PC, with locale, theme and requirement sets', async () => {
    const { Office, outside } = await openPage({ locale: 'de-DE', sets: { ExcelApi: '1.13' } });
    expect(await Office.onReady()).toMatchObject({ host: 'Excel', platform: 'PC' });
    expect([Office.context.displayLanguage, Office.context.contentLanguage]).toEqual(['de-DE', 'de-DE']);
    expect(Office.context.officeTheme.bodyBackgroundColor).toBe('#ffffff');
    const supports = (version: string) => Office.context.requirements.isSetSupported('ExcelApi', version);
    expect(['1.9', '1.13', '1.14'].map(supports)).toEqual([true, true, false]);
    expect(outside).toEqual([]);
  });

  it('two pages know nothing of each other', async () => {
    const [one, other] = [await openPage(), await openPage({ locale: 'fr-FR' })];
    await one.Excel.run(async (context) => {
      context.workbook.worksheets.add('Only here');
      await context.sync();
    });
    expect(other.Office.context.displayLanguage).toBe('fr-FR');
    expect(other.host.book.state.sheets.map(({ name }) => name)).toEqual(['Sheet1']);
  });
});

describe('load and set', () => {
  it('load without names gives all scalars of the requirement set', async () => {
    const { Excel } = await openPage({ sets: { ExcelApi: '1.7' } });
    await Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet().load();
      await context.sync();
      expect([sheet.name, sheet.visibility]).toEqual(['Sheet1', 'Visible']);
      expect(() => sheet.showGridlines).toThrow(/not available|showGridlines/);
    });
  });

  it('load without names leaves out, and lists, scalars that the emulator lacks', async () => {
    const { Excel, host } = await openPage();
    await Excel.run(async (context) => {
      const range = context.workbook.worksheets.getActiveWorksheet().getRange('A1').load();
      await context.sync();
      expect(range.address).toBe('Sheet1!A1');
      expect(() => range.hyperlink).toThrow(/hyperlink/);
    });
    expect([...host.unsupported]).toContain('Range.hyperlink');
    expect([...host.unsupported]).not.toContain('Range.hasSpill');
  });

  it('nested members and items come as asked', async () => {
    const { Excel } = await openPage({ workbook: createBook(['One', 'Two']) });
    await Excel.run(async (context) => {
      const { worksheets } = context.workbook;
      worksheets.load('items/name,items/freezePanes');
      const range = worksheets
        .getItem('Two')
        .getRange('A1:B2')
        .load('address,format/font/bold,worksheet/name');
      await context.sync();
      expect(worksheets.items.map(({ name }) => name)).toEqual(['One', 'Two']);
      expect([range.address, range.format.font.bold, range.worksheet.name]).toEqual([
        'Two!A1:B2',
        false,
        'Two',
      ]);
    });
  });

  it('items are loaded through items', async () => {
    const { Excel } = await openPage();
    await Excel.run(async (context) => {
      const { worksheets } = context.workbook;
      worksheets.getItem('Sheet1').tables.add('A1:B3', true).name = 'People';
      worksheets.load('items/tables/items/name,items/tables/items/worksheet/name');
      await context.sync();
      const [table] = worksheets.items[0]!.tables.items;
      expect([table!.name, table!.worksheet.name]).toEqual(['People', 'Sheet1']);
    });
  });

  it('items of a loaded collection are addressed in a later request', async () => {
    const { Excel, host } = await openPage({ workbook: createBook(['One', 'Two']) });
    await Excel.run(async (context) => {
      const { worksheets } = context.workbook;
      worksheets.load('items/name');
      await context.sync();
      for (const sheet of worksheets.items) sheet.name = `${sheet.name} more`;
      await context.sync();
    });
    expect(host.book.state.sheets.map(({ name }) => name)).toEqual(['One more', 'Two more']);
  });

  it('set() takes nested properties', async () => {
    const { Excel, host } = await openPage();
    await Excel.run(async (context) => {
      const range = context.workbook.worksheets.getActiveWorksheet().getRange('B2');
      range.set({ values: [[7]], format: { font: { italic: true }, wrapText: true } });
      range.load('values,format/wrapText,format/font/italic');
      await context.sync();
      expect([range.values, range.format.wrapText, range.format.font.italic]).toEqual([[[7]], true, true]);
    });
    expect(host.unsupported.size).toBe(0);
  });

  it('more than 1500 cells go in pieces and arrive whole', async () => {
    const { Excel, host } = await openPage();
    const values = Array.from({ length: 700 }, (_, row) => [row, row + 1, `r${row}`]);
    await Excel.run(async (context) => {
      const range = context.workbook.worksheets.getActiveWorksheet().getRange('C5:E704');
      range.values = values;
      await context.sync();
    });
    const [sheet] = host.book.state.sheets;
    expect(
      getValues(host.book, { sheet: sheet!.id, area: { row: 4, column: 2, rows: 700, columns: 3 } }),
    ).toEqual(values);
    expect(host.log[0]?.body).toContain('_ValidateArraySize');
  });

  it('a piece of the wrong size is refused before anything is written', async () => {
    const { Excel, host } = await openPage();
    const writing = Excel.run(async (context) => {
      const range = context.workbook.worksheets.getActiveWorksheet().getRange('A1:C699');
      range.values = Array.from({ length: 700 }, () => [1, 2, 3]);
      await context.sync();
    });
    await expect(writing).rejects.toMatchObject({ code: 'InvalidArgument' });
    expect(host.book.state.sheets[0]!.cells.size).toBe(0);
  });
});

it('what an add-in writes is read as English, what somebody types as their settings have it', async () => {
  const { Excel, host } = await openPage({ dataLocale: 'de-DE' });
  const entries = [['1.5', '1,5', '19.8.2025', '2025-08-19']];
  await Excel.run(async (context) => {
    context.workbook.worksheets.getActiveWorksheet().getRange('A1:D1').values = entries;
    await context.sync();
  });
  const typed = { sheet: host.book.state.sheets[0]!.id, area: { row: 1, column: 0, rows: 1, columns: 4 } };
  host.as('user', (book) => setValues(book, typed, entries));
  const both = { ...typed, area: { row: 0, column: 0, rows: 2, columns: 4 } };
  expect(getValues(host.book, both)).toEqual([
    [1.5, '1,5', '19.8.2025', 45888],
    [46143, 1.5, 45888, 45888],
  ]);
});

describe('references', () => {
  it('a range is used over several requests, and given back after the run', async () => {
    const { Excel, host } = await openPage();
    await Excel.run(async (context) => {
      const range = context.workbook.worksheets.getActiveWorksheet().getRange('A1:A2');
      range.values = [[1], [2]];
      await context.sync();
      range.load('values');
      await context.sync();
      range.getLastRow().values = [[5]];
      await context.sync();
      range.load('values');
      await context.sync();
      expect(range.values).toEqual([[1], [5]]);
      expect(host.references).toBeGreaterThan(0);
    });
    await new Promise((done) => setTimeout(done, 20));
    expect([host.references, host.counters.requests, host.counters.cleanups]).toEqual([0, 4, 1]);
  });

  it('a tracked range outlives the run until it is untracked', async () => {
    const { Excel, host } = await openPage();
    let kept: Excel.Range | null = null;
    await Excel.run(async (context) => {
      kept = context.workbook.worksheets.getActiveWorksheet().getRange('D4');
      context.trackedObjects.add(kept);
      await context.sync();
    });
    const range = kept as unknown as Excel.Range;
    range.load('address');
    await range.context.sync();
    expect(range.address).toBe('Sheet1!D4');
    range.untrack();
    await range.context.sync();
    expect(host.references).toBe(0);
  });

  it('an untracked range is stale after the run', async () => {
    const { Excel } = await openPage();
    const range = await Excel.run(async (context) => {
      const found = context.workbook.worksheets.getActiveWorksheet().getRange('D4').load('address');
      await context.sync();
      return found;
    });
    await new Promise((done) => setTimeout(done, 20));
    expect(() => range.load('address')).toThrow(/trackedObjects/);
  });
});

describe('null objects', () => {
  it('a missing sheet and an empty used range are null objects', async () => {
    const { Excel, host } = await openPage();
    await Excel.run(async (context) => {
      const { worksheets } = context.workbook;
      const absent = worksheets.getItemOrNullObject('Nope').load('name');
      const sheet = worksheets.getActiveWorksheet();
      const used = sheet.getUsedRangeOrNullObject(true).load('address');
      const below = absent.getRange('A1').load('values');
      await context.sync();
      expect([absent, used, below].map((it) => it.isNullObject)).toEqual([true, true, true]);
      await context.sync();
    });
    expect(host.warnings.splice(0)).toEqual([
      'request 1: GetRange is asked of GetItemOrNullObject before isNullObject',
    ]);
  });

  it('what is there is no null object', async () => {
    const { Excel } = await openPage();
    await Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getItemOrNullObject('Sheet1').load('name');
      await context.sync();
      sheet.getRange('B2').values = [[1]];
      const used = sheet.getUsedRangeOrNullObject(true).load('address');
      await context.sync();
      expect([sheet.isNullObject, sheet.name, used.isNullObject, used.address]).toEqual([
        false,
        'Sheet1',
        false,
        'Sheet1!B2',
      ]);
    });
  });

  it('setting a property of a null object is an error', async () => {
    const { Excel } = await openPage();
    const setting = Excel.run(async (context) => {
      const absent = context.workbook.worksheets.getItemOrNullObject('Nope');
      await context.sync();
      absent.name = 'Yes';
      await context.sync();
    });
    await expect(setting).rejects.toMatchObject({ name: 'RichApi.Error' });
  });
});

describe('errors', () => {
  it('reach the client with code, place and the failing statement', async () => {
    const { Excel, OfficeExtension } = await openPage();
    const failing = Excel.run(async (context) => {
      context.workbook.worksheets.add('Good');
      context.workbook.worksheets.getItem('Nope').load('name');
      await context.sync();
    });
    const error = await failing.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(OfficeExtension.Error);
    expect(error).toMatchObject({
      code: 'ItemNotFound',
      debugInfo: {
        errorLocation: 'WorksheetCollection.getItem',
        statement: expect.stringContaining('getItem'),
      },
    });
  });

  it('what ran before the failing action stays: there is no rollback', async () => {
    const { Excel, host } = await openPage();
    const failing = Excel.run(async (context) => {
      context.workbook.worksheets.add('Stays');
      context.workbook.worksheets.getItem('Nope').delete();
      context.workbook.worksheets.add('Never');
      await context.sync();
    });
    await expect(failing).rejects.toMatchObject({ code: 'ItemNotFound' });
    expect(host.book.state.sheets.map(({ name }) => name)).toEqual(['Sheet1', 'Stays']);
  });

  it('an API above the declared set is not found', async () => {
    const resize = async (version: string) => {
      const { Excel } = await openPage({ sets: { ExcelApi: version } });
      return Excel.run(async (context) => {
        const table = context.workbook.worksheets.getActiveWorksheet().tables.add('A1:B3', true);
        table.resize('A1:B5');
        const range = table.getRange().load('address');
        await context.sync();
        return range.address;
      });
    };
    await expect(resize('1.12')).rejects.toMatchObject({
      code: 'ApiNotFound',
      debugInfo: { errorLocation: 'Table.resize' },
    });
    await expect(resize('1.13')).resolves.toBe('Sheet1!A1:B5');
  });

  it.each<[string, (sheet: Excel.Worksheet) => void]>([
    ['Worksheet.shapes', (sheet) => sheet.shapes.addTextBox('A1')],
    ['Range.insert', (sheet) => sheet.getRange('A1').insert('Down')],
    ['Range.copyFrom', (sheet) => sheet.getRange('A1').copyFrom('B1', 'Values')],
    ['Range.merge', (sheet) => sheet.getRange('A1:B2').merge(true)],
    ['Range.getCellProperties', (sheet) => sheet.getRange('A1').getCellProperties({ address: true })],
    ['Range.getRowProperties', (sheet) => sheet.getRange('A1').getRowProperties({ address: true })],
    ['Table.showTotals', (sheet) => (sheet.tables.add('A1:B2', true).showTotals = true)],
    ['Range.getIntersectionOrNullObject', (sheet) => sheet.getRange('A1').getIntersectionOrNullObject('B1')],
  ])('what the emulator lacks fails loudly and is listed: %s', async (member, ask) => {
    const { Excel, host } = await openPage();
    const asking = Excel.run(async (context) => {
      ask(context.workbook.worksheets.getActiveWorksheet());
      await context.sync();
    });
    await expect(asking).rejects.toMatchObject({
      code: 'NotImplemented',
      message: expect.stringContaining(member),
    });
    expect([...host.unsupported]).toEqual([member]);
  });

  it('a mistake of the emulator is an error of the request and is kept', async () => {
    const { Excel, host } = await openPage();
    Object.defineProperty(host.book.state, 'sheets', {
      get: () => {
        throw new TypeError('broken');
      },
    });
    const reading = Excel.run(async (context) => {
      context.workbook.worksheets.load('items/name');
      await context.sync();
    });
    await expect(reading).rejects.toMatchObject({ code: 'GeneralException' });
    expect(host.defects).toHaveLength(1);
  });
});

describe('beside RichApi', () => {
  it('document settings are written to the host', async () => {
    const { Office, host } = await openPage();
    const { settings } = Office.context.document;
    settings.set('seed', { text: 'abc' });
    await new Promise((done) => settings.saveAsync(done));
    expect([...host.documentSettings]).toEqual([['seed', '{"text":"abc"}']]);
  });

  it('calls and events of the old API that the host lacks fail and are listed', async () => {
    const { Office, host } = await openPage();
    const status = await new Promise((done) =>
      Office.context.document.getSelectedDataAsync(Office.CoercionType.Text, ({ status: how }) => done(how)),
    );
    const listening = await new Promise((done) =>
      Office.context.document.addHandlerAsync(
        Office.EventType.DocumentSelectionChanged,
        () => undefined,
        ({ status: how }) => done(how),
      ),
    );
    expect([status, listening]).toEqual(['failed', 'failed']);
    expect([...host.unsupported]).toEqual(['call 64', 'event 2']);
  });
});

describe('calculation', () => {
  it('suspended until the next sync, formulas keep their values for the request', async () => {
    const { Excel, host } = await openPage();
    const sheet = host.book.state.sheets[0]!.id;
    setValues(host.book, { sheet, area: { row: 0, column: 0, rows: 1, columns: 2 } }, [[1, '=A1*2']]);
    await Excel.run(async (context) => {
      const range = context.workbook.worksheets.getActiveWorksheet().getRange('A1:B1');
      context.application.suspendApiCalculationUntilNextSync();
      range.getResizedRange(0, -1).values = [[10]];
      range.load('values');
      await context.sync();
      expect(range.values).toEqual([[10, 2]]);
      range.load('values');
      await context.sync();
      expect(range.values).toEqual([[10, 20]]);
    });
  });
});
