import { type Quirk, QUIRKS } from '../../emulator/host/quirks';
import { addName, createBook, getSheet, setValues } from '../../emulator/model';
import { area } from '../../src/grid/cell';
import { closePages, openPage, type Page, onSheet } from './office';

afterEach(closePages);

/** Excel with two sheets, each with a table and names of its own, and a name of the workbook. */
const excel = async (on?: Quirk): Promise<Page> => {
  const page = await openPage({
    workbook: createBook(['Mine', 'Other']),
    sets: { ExcelApi: '1.20' },
    ...(on ? { quirks: { [on]: true } } : {}),
  });
  const { book } = page.host;
  addName(book, null, 'Roster', '=Mine!$A$2:$A$3');
  addName(book, getSheet(book, 'Other').id, 'Own', '=Mine!$A$1');
  await page.Excel.run(async (context) => {
    const mine = context.workbook.worksheets.getItem('Mine');
    mine.getRange('A1:A3').values = [['No'], [1], [2]];
    mine.tables.add('A1:A3', true).name = 'List';
    await context.sync();
  });
  return page;
};

const run = <T>(
  { Excel: client }: Page,
  work: (context: Excel.RequestContext) => () => T,
  options: Excel.RunOptions = {},
): Promise<T> =>
  client.run(options, async (context) => {
    const answer = work(context);
    await context.sync();
    return answer();
  });

const namesOfOther = (page: Page) =>
  run(page, ({ workbook }) => {
    const { names } = workbook.worksheets.getItem('Other').load('name');
    names.load('items/name,items/scope');
    return () => names.items.map(({ name, scope }) => `${name} ${scope}`);
  });

const activeSheet = (page: Page) =>
  run(page, ({ workbook }) => {
    const active = workbook.worksheets.getActiveWorksheet().load('name');
    return () => active.name;
  });

const selected = (page: Page) =>
  run(page, ({ workbook }) => {
    const { areas } = workbook.getSelectedRanges();
    areas.load('items/address');
    return () => areas.items.map(({ address }) => address);
  });

const rows = (page: Page) =>
  run(page, ({ workbook }) => {
    const body = workbook.tables.getItem('List').getDataBodyRange().load('values');
    return () => body.values.flat() as unknown[];
  });

it('all switches are off unless they are turned on', async () => {
  const page = await excel();
  expect(QUIRKS.filter((quirk) => page.host.quirks[quirk])).toEqual([]);
  expect(await namesOfOther(page)).toEqual(['Own Worksheet']);
  expect(await activeSheet(page)).toBe('Mine');
});

it('names of the workbook are listed with those of a sheet, and say whose they are', async () => {
  const page = await excel('workbookNamesOnSheets');
  expect(await namesOfOther(page)).toEqual(['Roster Workbook', 'Own Worksheet']);
});

it('another workbook in front: the names of a sheet and what is selected are InvalidSelection, those of the workbook are not', async () => {
  const page = await excel('anotherWorkbookInFront');
  await expect(namesOfOther(page)).rejects.toMatchObject({ code: 'InvalidSelection' });
  const adding = run(page, ({ workbook }) => {
    workbook.worksheets.getItem('Other').names.add('New', '=Mine!$A$1');
    return () => null;
  });
  await expect(adding).rejects.toMatchObject({ code: 'InvalidSelection' });
  await expect(selected(page)).rejects.toMatchObject({ code: 'InvalidSelection' });
  const ofWorkbook = await run(page, ({ workbook: { names } }) => {
    names.load('items/name');
    return () => names.items.map(({ name }) => name);
  });
  expect(ofWorkbook).toEqual(['Roster']);
  page.host.quirks.anotherWorkbookInFront = false;
  expect(await namesOfOther(page)).toEqual(['Own Worksheet']);
});

it('a chart sheet is open: there is no active sheet and nothing is selected, the others are read', async () => {
  const page = await excel('chartSheetOpen');
  await expect(activeSheet(page)).rejects.toMatchObject({ code: 'GeneralException' });
  await expect(selected(page)).rejects.toMatchObject({ code: 'InvalidSelection' });
  expect(await rows(page)).toEqual([1, 2]);
});

it('a request that waits for cell editing and is one step of undo is refused; either alone is not', async () => {
  const page = await excel('undoGroupRefused');
  const write = (options: Excel.RunOptions) =>
    run(
      page,
      ({ workbook }) => {
        workbook.worksheets.getItem('Other').getRange('A1').values = [[1]];
        return () => 'written';
      },
      options,
    );
  await expect(write({ delayForCellEdit: true, mergeUndoGroup: true })).rejects.toMatchObject({
    code: 'GeneralException',
  });
  expect(await write({ delayForCellEdit: true })).toBe('written');
  expect(await write({ mergeUndoGroup: true })).toBe('written');
});

it('a sheet that is renamed loses its own names, and no others', async () => {
  const page = await excel('renamingLosesNames');
  await run(page, ({ workbook }) => {
    workbook.worksheets.getItem('Mine').name = 'Ours';
    return () => null;
  });
  expect(await namesOfOther(page)).toEqual(['Own Worksheet']);
  await run(page, ({ workbook }) => {
    workbook.worksheets.getItem('Other').name = 'Theirs';
    return () => null;
  });
  expect(page.host.book.state.names.map(({ name }) => name)).toEqual(['Roster']);
});

it('rows that are added to a table are lost; a table that is resized keeps them', async () => {
  const page = await excel('tableRowsLost');
  await run(page, ({ workbook }) => {
    workbook.tables.getItem('List').rows.add(undefined, [[3]]);
    return () => null;
  });
  expect(await rows(page)).toEqual([1, 2]);
  await run(page, ({ workbook }) => {
    workbook.tables.getItem('List').resize('A1:A4');
    workbook.worksheets.getItem('Mine').getRange('A4').values = [[3]];
    return () => null;
  });
  expect(await rows(page)).toEqual([1, 2, 3]);
});

it('properties of cells are read and set one of each cell', async () => {
  const page = await excel();
  await run(page, ({ workbook }) => {
    const range = workbook.worksheets.getItem('Other').getRange('A1:B1');
    range.setCellProperties([[{ format: { wrapText: true } }, { format: { font: { color: '#FF0000' } } }]]);
    return () => null;
  });
  const found = await run(page, ({ workbook }) => {
    const asked = workbook.worksheets
      .getItem('Other')
      .getRange('A1:B1')
      .getCellProperties({ format: { wrapText: true, font: { color: true } } });
    return () => asked.value;
  });
  expect(found).toEqual([
    [
      { format: { wrapText: true, font: { color: '#000000' } } },
      { format: { wrapText: false, font: { color: '#FF0000' } } },
    ],
  ]);
  const wrong = run(page, ({ workbook }) => {
    workbook.worksheets
      .getItem('Other')
      .getRange('A1:B1')
      .setCellProperties([[{}]]);
    return () => null;
  });
  await expect(wrong).rejects.toMatchObject({ code: 'InvalidArgument' });
});

/** The code of the refusal, `null` if there is none. */
const refusal = async (work: () => Promise<unknown>): Promise<string | null> => {
  try {
    await work();
    return null;
  } catch (error) {
    return (error as { readonly code: string }).code;
  }
};

const type = ({ host }: Page): void =>
  host.as('user', (book) => setValues(book, { sheet: book.state.active, area: area(0, 0) }, [['1-0']]));

const askForMerges = (page: Page, address: string): Promise<number> =>
  onSheet(page, async (sheet, context) => {
    const merged = sheet.getRange(address).getMergedAreasOrNullObject();
    merged.load('areaCount');
    await context.sync();
    return merged.isNullObject ? 0 : merged.areaCount;
  });

/** Excel with so many merged areas of two cells one below the other. */
const merged = async (count: number, options: Parameters<typeof openPage>[0] = {}): Promise<Page> => {
  const page = await openPage({ sets: { ExcelApi: '1.13' }, ...options });
  const sheet = page.host.book.state.sheets[0]!;
  sheet.merges = Array.from({ length: count }, (_, row) => area(row, 3, 1, 2));
  return page;
};

describe('merged areas', () => {
  it('are told up to 512 of them; more are a GeneralException', async () => {
    expect(await askForMerges(await merged(512), 'A1:F600')).toBe(512);
    const page = await merged(513);
    expect(await refusal(() => askForMerges(page, 'A1:F600'))).toBe('GeneralException');
    expect(await askForMerges(page, 'A1:F100')).toBe(100);
  });

  it('that are asked for clear Excel’s undo on some builds, where there is one in the range', async () => {
    const page = await merged(1, { quirks: { mergesClearUndo: true } });
    type(page);
    await askForMerges(page, 'A5:F9');
    expect(page.host.book.undoStands).toBe(true);
    await askForMerges(page, 'A1:F9');
    expect(page.host.book.undoStands).toBe(false);
  });

  it('that are asked for leave it on others', async () => {
    const page = await merged(1);
    type(page);
    await askForMerges(page, 'A1:F9');
    expect(page.host.book.undoStands).toBe(true);
  });
});

describe('a whole sheet that is selected', () => {
  it.each([
    [true, 'GeneralException'],
    [false, null],
  ])('its areas cannot be loaded where that hangs: %s', async (wholeSelectionHangs, code) => {
    const page = await openPage({ quirks: { wholeSelectionHangs } });
    await onSheet(page, async (sheet, context) => {
      sheet.getRange().select();
      await context.sync();
    });
    const selected = (what: string) =>
      page.Excel.run(async (context) => {
        context.workbook.getSelectedRanges().load(what);
        await context.sync();
      });
    expect(await refusal(() => selected('areas/items/rowIndex'))).toBe(code);
    expect(await refusal(() => selected('address'))).toBeNull();
  });
});

describe('print set-up', () => {
  it('is ignored where pages are to fit, and taken where there is a scale', async () => {
    const page = await openPage({ quirks: { fitToPagesIgnored: true } });
    const zoomed = (zoom: Excel.PageLayoutZoomOptions) =>
      onSheet(page, async ({ pageLayout }, context) => {
        pageLayout.zoom = zoom;
        pageLayout.load('zoom');
        await context.sync();
        return pageLayout.zoom;
      });
    expect(await zoomed({ horizontalFitToPages: 1 })).toEqual({ scale: 100 });
    expect(await zoomed({ scale: 70 })).toEqual({ scale: 70 });
    page.host.quirks.fitToPagesIgnored = false;
    expect(await zoomed({ horizontalFitToPages: 1 })).toMatchObject({ horizontalFitToPages: 1 });
  });

  it('is refused from the size of the paper on where there is no printer', async () => {
    const page = await openPage({ quirks: { paperSizeRefused: true } });
    const set = (settings: Excel.Interfaces.PageLayoutUpdateData) =>
      onSheet(page, async ({ pageLayout }, context) => {
        pageLayout.set(settings);
        await context.sync();
      });
    expect(await refusal(() => set({ orientation: 'Landscape', paperSize: 'A4' }))).toBe('GeneralException');
    expect(await refusal(() => set({ orientation: 'Landscape' }))).toBeNull();
  });
});

describe('several ranges at once', () => {
  it('look alike in one go, and have a common look where all of them have it', async () => {
    const page = await openPage();
    const read = await onSheet(page, async (sheet, context) => {
      const ranges = sheet.getRanges('A1:B2,D4');
      ranges.format.font.bold = true;
      ranges.format.borders.getItem('EdgeTop').style = 'Continuous';
      const looks = ['B2', 'D4', 'C3'].map((address) => sheet.getRange(address).format.font);
      const more = sheet.getRanges('B2,C3').format.font;
      for (const font of [...looks, more]) font.load('bold');
      await context.sync();
      return [...looks, more].map(({ bold }) => bold);
    });
    expect(read).toEqual([true, true, false, null]);
  });

  it('have an address of 8,192 characters at most', async () => {
    const page = await openPage();
    const put = (count: number) =>
      onSheet(page, async (sheet, context) => {
        sheet.getRanges(Array.from({ length: count }, () => 'A1:B22').join(',')).format.wrapText = true;
        await context.sync();
      });
    expect(await refusal(() => put(1170))).toBeNull();
    expect(await refusal(() => put(1171))).toBe('InvalidArgument');
  });
});
