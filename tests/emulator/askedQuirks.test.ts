import { setValues } from '../../emulator/model';
import { area } from '../../src/grid/cell';
import { closePages, openPage, type Page } from './office';

/** What builds of Excel do against their documentation where an add-in asks for merges, a selection and print set-up. */
afterEach(closePages);

const onSheet = <T>(
  { Excel }: Page,
  work: (sheet: Excel.Worksheet, context: Excel.RequestContext) => Promise<T>,
): Promise<T> => Excel.run((context) => work(context.workbook.worksheets.getItem('Sheet1'), context));

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
