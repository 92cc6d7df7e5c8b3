import { createBook, setValues, type Book } from '../../emulator/model';
import { area } from '../../src/grid/cell';
import { Listeners } from '../../emulator/host/events';
import { closePages, openPage, settled, type Page } from './office';

afterEach(closePages);

const write = (book: Book, value: number): void =>
  setValues(book, { sheet: book.state.sheets[0]!.id, area: area(1, 1) }, [[value]]);

/** Listens to changes of the first sheet and notes address, source and trigger of each. */
const listen = async ({ Excel }: Page): Promise<[string, string, string | undefined][]> => {
  const heard: [string, string, string | undefined][] = [];
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem('Sheet1').onChanged.add(async (event) => {
      heard.push([event.address, event.source, event.triggerSource]);
    });
    await context.sync();
  });
  return heard;
};

const writeAsAddIn = ({ Excel }: Page): Promise<void> =>
  Excel.run(async (context) => {
    context.workbook.worksheets.getItem('Sheet1').getRange('B2').values = [[3]];
    await context.sync();
  });

describe('events', () => {
  it('tell who has changed a cell: the user, a co-author or the add-in', async () => {
    const page = await openPage();
    const heard = await listen(page);
    page.host.as('user', (book) => write(book, 1));
    await settled();
    page.host.as('co-author', (book) => write(book, 2));
    await settled();
    await writeAsAddIn(page);
    await settled();
    expect(heard).toEqual([
      ['B2', 'Local', undefined],
      ['B2', 'Remote', undefined],
      ['B2', 'Local', 'ThisLocalAddin'],
    ]);
  });

  it('arrive after the response of the request that caused them', async () => {
    const page = await openPage();
    const order: string[] = [];
    await page.Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getItem('Sheet1');
      sheet.onChanged.add(async () => {
        order.push('event');
      });
      await context.sync();
      sheet.getRange('A1').values = [[1]];
      await context.sync();
      order.push('response');
    });
    await settled();
    expect(order).toEqual(['response', 'event']);
  });

  it('are silent while enableEvents is false, and come again after', async () => {
    const page = await openPage();
    const heard = await listen(page);
    await page.Excel.run(async (context) => {
      context.runtime.enableEvents = false;
      context.workbook.worksheets.getItem('Sheet1').getRange('A1').values = [[1]];
      await context.sync();
      context.runtime.enableEvents = true;
      await context.sync();
    });
    await settled();
    expect(heard).toEqual([]);
    await writeAsAddIn(page);
    await settled();
    expect(heard).toHaveLength(1);
  });

  it('stop when the handler is removed', async () => {
    const page = await openPage();
    let count = 0;
    const handler = await page.Excel.run(async (context) => {
      const added = context.workbook.worksheets.getItem('Sheet1').onChanged.add(async () => {
        count += 1;
      });
      await context.sync();
      return added;
    });
    await writeAsAddIn(page);
    await settled();
    await page.Excel.run(handler.context, async (context) => {
      handler.remove();
      await context.sync();
    });
    await writeAsAddIn(page);
    await settled();
    expect(count).toBe(1);
  });

  it('of all sheets are heard at the collection', async () => {
    const page = await openPage({ workbook: createBook(['Sheet1', 'Two']) });
    const heard: string[] = [];
    await page.Excel.run(async (context) => {
      const { worksheets } = context.workbook;
      worksheets.onAdded.add(async () => void heard.push('added'));
      worksheets.onDeleted.add(async () => void heard.push('deleted'));
      worksheets.onActivated.add(async () => void heard.push('activated'));
      worksheets.onDeactivated.add(async () => void heard.push('deactivated'));
      worksheets.onChanged.add(async (event) => void heard.push(`changed ${event.address}`));
      worksheets.onSelectionChanged.add(async (event) => void heard.push(`selected ${event.address}`));
      await context.sync();
    });
    await page.Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.add('Three');
      sheet.getRange('C3').values = [[1]];
      sheet.activate();
      sheet.getRange('D4').select();
      context.workbook.worksheets.getItem('Two').delete();
      await context.sync();
    });
    await settled();
    expect(heard).toEqual(['added', 'changed C3', 'deactivated', 'activated', 'selected D4', 'deleted']);
  });

  it('that no part of the model fires cannot be listened to', async () => {
    const { Excel, host } = await openPage();
    const listening = Excel.run(async (context) => {
      context.workbook.worksheets.onCalculated.add(async () => undefined);
      await context.sync();
    });
    await expect(listening).rejects.toMatchObject({ code: 'NotImplemented' });
    expect([...host.unsupported]).toEqual(['WorksheetCollection._RegisterCalculatedEvent']);
  });
});

it('a target is heard until it is no longer listened to', () => {
  const listeners = new Listeners();
  const event = { number: 10, targets: ['{1}', 'Workbook'], message: {} };
  listeners.listen(10, '{1}', true);
  listeners.listen(11, 'Workbook', true);
  expect(listeners.heard(event)).toEqual(['{1}']);
  listeners.listen(10, '{1}', false);
  expect(listeners.heard(event)).toEqual([]);
});

it('a button of the ribbon runs its function, which says when it is done', async () => {
  const { Office, host } = await openPage();
  const ran: string[] = [];
  Office.actions.associate('makePairings', (event: Office.AddinCommands.Event) => {
    ran.push('makePairings');
    event.completed();
  });
  host.runCommand('makePairings');
  await settled();
  expect([ran, host.commandsDone]).toEqual([['makePairings'], ['makePairings']]);
});
