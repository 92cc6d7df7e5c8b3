import { setValues } from '../../emulator/model';
import { area } from '../../src/grid/cell';
import { closePages, openPage, type Page, onSheet } from './office';

/** The mistakes that add-ins are made with: each is refused by the client or the host, or warned of, which fails a test. */
afterEach(closePages);

/** Excel at the manifest's floor, with a table of two input columns and a calculated one. */
const excel = async (): Promise<Page> => {
  const page = await openPage();
  await page.Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem('Sheet1');
    sheet.getRange('A1:C4').formulas = [
      ['Name', 'Games', 'Points'],
      ['Ann', 1, '=B2*2'],
      ['Bob', 2, '=B3*2'],
      ['Cy', 3, '=B4*2'],
    ];
    sheet.tables.add('A1:C4', true).name = 'People';
    await context.sync();
  });
  page.host.reset();
  return page;
};

/** What the host warned of; the test goes on without it. */
const warnings = ({ host }: Page): readonly string[] => host.warnings.splice(0);

describe('a property that is read before it was loaded', () => {
  it('is refused by the client, whether it was never asked for or not yet answered', async () => {
    const page = await excel();
    const never = onSheet(page, async (sheet, context) => {
      const range = sheet.getRange('A2');
      range.load('address');
      await context.sync();
      return range.values;
    });
    await expect(never).rejects.toMatchObject({ code: 'PropertyNotLoaded' });
    const early = onSheet(page, async (sheet) => sheet.getRange('A2').load('values').values);
    await expect(early).rejects.toMatchObject({ code: 'PropertyNotLoaded' });
    const right = await onSheet(page, async (sheet, context) => {
      const range = sheet.getRange('A2').load('values');
      await context.sync();
      return range.values;
    });
    expect(right).toEqual([['Ann']]);
  });
});

describe('three rows and two columns that are written to one cell', () => {
  it('are refused by the host, and nothing is written', async () => {
    const page = await excel();
    const block = [
      [1, 2],
      [3, 4],
      [5, 6],
    ];
    const wrong = onSheet(page, async (sheet, context) => {
      sheet.getRange('E1').values = block;
      await context.sync();
    });
    await expect(wrong).rejects.toMatchObject({ code: 'InvalidArgument' });
    const right = await onSheet(page, async (sheet, context) => {
      const before = sheet.getRange('E1:F3').load('values');
      await context.sync();
      const empty = before.values.flat().every((value) => value === '');
      sheet.getRange('E1').getResizedRange(2, 1).values = block;
      const after = sheet.getRange('E1:F3').load('values');
      await context.sync();
      return [empty, after.values];
    });
    expect(right).toEqual([true, block]);
  });
});

describe('a sync in a loop', () => {
  const rows = [1, 2, 3, 4, 5, 6];

  it('is warned of once, at the request that makes a loop of it', async () => {
    const page = await excel();
    await onSheet(page, async (sheet, context) => {
      for (const row of rows) {
        sheet.getRange(`E${row}`).values = [[row]];
        await context.sync();
      }
    });
    expect(page.host.counters.requests).toBe(rows.length);
    expect(warnings(page)).toEqual(['request 3: a sync in a loop']);
  });

  it('is warned of where cells are read one by one, too', async () => {
    const page = await excel();
    await onSheet(page, async (sheet, context) => {
      for (const row of rows) {
        const range = sheet.getRange(`A${row}`).load('values');
        await context.sync();
        expect(range.values).toHaveLength(1);
      }
    });
    expect(warnings(page)).toHaveLength(1);
  });

  it('is none if the loop gathers and one sync sends; nor if several runs do the same', async () => {
    const page = await excel();
    await onSheet(page, async (sheet, context) => {
      for (const row of rows) sheet.getRange(`E${row}`).values = [[row]];
      await context.sync();
    });
    expect(page.host.counters.requests).toBe(1);
    for (const row of rows)
      await onSheet(page, async (sheet, context) => {
        sheet.getRange(`E${row}`).values = [[row]];
        await context.sync();
      });
    expect(warnings(page)).toEqual([]);
  });
});

describe('an API above the declared set', () => {
  it.each([
    ['1.12', 'getSpillingToRangeOrNullObject'],
    ['1.13', 'getMergedAreasOrNullObject'],
  ] as const)('of ExcelApi %s, %s, is refused by a host that has 1.9', async (_, member) => {
    const page = await excel();
    const wrong = onSheet(page, async (sheet, context) => {
      sheet.getRange('A1')[member]().load('address');
      await context.sync();
    });
    await expect(wrong).rejects.toMatchObject({ code: 'ApiNotFound' });
  });
});

describe('a write into a calculated column', () => {
  it.each<[string, (sheet: Excel.Worksheet) => void, string]>([
    ['a value', (sheet) => (sheet.getRange('C3').values = [[7]]), 'C3'],
    ['a formula', (sheet) => (sheet.getRange('C2:C3').formulas = [['=1'], ['=2']]), 'C2:C3'],
    ['a row of values', (sheet) => (sheet.getRange('A2:C2').values = [['Ann', 2, 4]]), 'C2'],
    ['a fill', (sheet) => sheet.getRange('C2:C4').copyFrom('B2', 'Formulas'), 'C2:C4'],
  ])('is warned of: %s', async (_, write, address) => {
    const page = await excel();
    await onSheet(page, async (sheet, context) => {
      write(sheet);
      await context.sync();
    });
    expect(warnings(page)).toEqual([
      `Sheet1!${address}: written into the calculated column “Points” of People`,
    ]);
  });

  it('is none where a cell gets the formula of its column back', async () => {
    const page = await excel();
    const own = await onSheet(page, async (sheet, context) => {
      const cells = sheet.getRange('C2:C3');
      cells.load('formulas');
      await context.sync();
      return cells.formulas as string[][];
    });
    page.host.as('user', (book) =>
      setValues(book, { sheet: book.state.sheets[0]!.id, area: area(2, 2) }, [['x']]),
    );
    await onSheet(page, async (sheet, context) => {
      sheet.getRange('C3').formulas = [own[1]!];
      await context.sync();
    });
    expect(warnings(page)).toEqual([]);
    await onSheet(page, async (sheet, context) => {
      sheet.getRange('C3').formulas = [own[0]!];
      await context.sync();
    });
    expect(warnings(page)).toEqual(['Sheet1!C3: written into the calculated column “Points” of People']);
  });

  it('is none where input columns, the header or cells outside are written to', async () => {
    const page = await excel();
    await onSheet(page, async (sheet, context) => {
      sheet.getRange('A2:B4').values = [
        ['Dee', 4],
        ['Eve', 5],
        ['Fay', 6],
      ];
      sheet.getRange('C1').values = [['Score']];
      sheet.getRange('E2').formulas = [['=C2']];
      await context.sync();
    });
    expect(warnings(page)).toEqual([]);
  });
});

it('a warning fails the test that closes its pages', async () => {
  const page = await excel();
  await onSheet(page, async (sheet, context) => {
    sheet.getRange('C3').values = [[7]];
    await context.sync();
  });
  expect(closePages).toThrow('calculated column');
});

describe('something that is asked of an object before it is known whether it is there', () => {
  it('is warned of, also where it is there; loading it is not', async () => {
    const page = await excel();
    await onSheet(page, async (sheet, context) => {
      sheet.getUsedRangeOrNullObject(true).load('address');
      await context.sync();
    });
    expect(warnings(page)).toEqual([]);
    await onSheet(page, async (sheet, context) => {
      const used = sheet.getUsedRangeOrNullObject(true);
      used.getRowProperties({ rowHidden: true });
      used.format.load('wrapText');
      used.values = [['x']] as never;
      await context.sync().catch(() => undefined);
    });
    expect(warnings(page)).toEqual([
      'request 2: Format is asked of GetUsedRangeOrNullObject before isNullObject',
      'request 2: GetRowProperties is asked of GetUsedRangeOrNullObject before isNullObject',
      'request 2: Values is asked of GetUsedRangeOrNullObject before isNullObject',
    ]);
    await onSheet(page, async (sheet, context) => {
      const used = sheet.getUsedRangeOrNullObject(true).load('address');
      await context.sync();
      if (!used.isNullObject) used.getRowProperties({ rowHidden: true });
      await context.sync();
    });
    expect(warnings(page)).toEqual([]);
  });
});

describe('a text that begins like a formula', () => {
  it('is warned of where it is written into a Text cell without an apostrophe, which is no part of it', async () => {
    const page = await excel();
    const read = await onSheet(page, async (sheet, context) => {
      const range = sheet.getRange('F1:F6');
      range.numberFormat = '@' as never;
      range.values = [["'=-="], ["'+/-"], ["'-1"], ["'@x"], ["''t Hart"], ['1-0']];
      range.load('values,formulas,valueTypes');
      await context.sync();
      return [range.values.flat(), range.formulas.flat(), new Set(range.valueTypes.flat())];
    });
    const texts = ['=-=', '+/-', '-1', '@x', "'t Hart", '1-0'];
    expect(read).toEqual([texts, texts, new Set(['String'])]);
    expect(warnings(page)).toEqual([]);
    await onSheet(page, async (sheet, context) => {
      sheet.getRange('F1').values = [['=-=']];
      await context.sync();
    });
    expect(warnings(page)).toEqual(['Sheet1: =-= written into a Text cell without an apostrophe']);
  });
});

describe('a formula that leads back to itself', () => {
  it('shows 0 as in Excel, and is warned of, even where only a branch that is not taken leads back', async () => {
    const page = await excel();
    const shown = await onSheet(page, async (sheet, context) => {
      sheet.getRange('E1:F1').formulas = [['=F1+1', '=IF(B2=1,5,E1)']];
      const range = sheet.getRange('E1:F1').load('values');
      await context.sync();
      return range.values;
    });
    expect(shown).toEqual([[0, 0]]);
    expect(warnings(page)).toEqual(['Sheet1!F1: a circular reference; Excel warns and shows 0 (cells: 2)']);
  });
});
