import { createBook, setValues, type Book, getValues } from '../../emulator/model';
import { area } from '../../src/grid/cell';
import { Listeners } from '../../emulator/host/events';
import { closePages, openPage, settled, type Page } from './office';
import { RESULT } from '../../emulator/host/channel';

describe('events', () => {
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
});

describe('faults', () => {
  afterEach(closePages);

  const write = (page: Page, address: string, value: unknown, options: object = {}): Promise<void> =>
    page.Excel.run(options, async (context) => {
      context.workbook.worksheets.getActiveWorksheet().getRange(address).values = [[value]];
      await context.sync();
    });

  const cell = ({ host: { book } }: Page, row: number, column: number): unknown =>
    getValues(book, { sheet: book.state.active, area: area(row, column) })[0]![0];

  describe('counters', () => {
    it('requests, bytes and actions are counted from the moment the page is ready', async () => {
      const page = await openPage();
      expect(page.host.counters).toEqual({
        requests: 0,
        cleanups: 0,
        bytes: 0,
        responseBytes: 0,
        actions: [],
      });
      await write(page, 'A1', 1);
      await write(page, 'A2', 2);
      const { requests, bytes, actions } = page.host.counters;
      expect([requests, actions.length]).toEqual([2, 2]);
      expect(bytes).toBe(page.host.log[0]!.body.length + page.host.log[1]!.body.length);
      page.host.reset();
      expect(page.host.counters.requests).toBe(0);
    });
  });

  describe('faults', () => {
    it('the k-th action of a request fails with a code; what was before it stays', async () => {
      const page = await openPage();
      page.host.faults.failures = [{ request: 1, action: 5, code: 'GeneralException' }];
      const again = page.Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getItem('Sheet1');
        sheet.name = 'Again';
        sheet.tabColor = '#00FF00';
        await context.sync();
      });
      await expect(again).rejects.toMatchObject({ code: 'GeneralException' });
      expect(page.host.book.state.sheets[0]).toMatchObject({ name: 'Again', tabColor: '' });
      expect(page.host.log[0]?.failed).toBe('GeneralException');
    });

    it('the k-th request fails as a whole', async () => {
      const page = await openPage();
      page.host.faults.failures = [{ request: 2, code: 'ItemNotFound' }];
      page.host.faults.breaks = [{ request: 3, status: RESULT.internal }];
      await write(page, 'A1', 1);
      await expect(write(page, 'A2', 2)).rejects.toMatchObject({ code: 'ItemNotFound' });
      await expect(write(page, 'A3', 3)).rejects.toMatchObject({ code: 'GeneralException' });
      await write(page, 'A4', 4);
      expect([0, 1, 2, 3].map((row) => cell(page, row, 0))).toEqual([1, '', '', 4]);
    });

    it('what a co-author throws is a defect, and the request is answered', async () => {
      const page = await openPage();
      page.host.before(1, () => {
        throw new Error('theirs');
      });
      await write(page, 'A1', 'ours');
      expect(cell(page, 0, 0)).toBe('ours');
      expect(page.host.defects).toEqual([new Error('theirs')]);
    });

    it('a co-author changes a cell between two requests', async () => {
      const page = await openPage();
      page.host.before(2, (book) =>
        setValues(book, { sheet: book.state.active, area: area(0, 0) }, [['theirs']]),
      );
      const seen = await page.Excel.run(async (context) => {
        const range = context.workbook.worksheets.getActiveWorksheet().getRange('A1');
        range.values = [['ours']];
        range.load('values');
        await context.sync();
        const before = range.values[0]![0] as string;
        range.load('values');
        await context.sync();
        return [before, range.values[0]![0] as string];
      });
      expect(seen).toEqual(['ours', 'theirs']);
    });

    it('a read-only workbook can be read, not written to', async () => {
      const page = await openPage({ faults: { readOnly: true } });
      await expect(write(page, 'A1', 1)).rejects.toMatchObject({ code: 'AccessDenied' });
      const adding = page.Excel.run(async (context) => {
        context.workbook.worksheets.add('No');
        await context.sync();
      });
      await expect(adding).rejects.toMatchObject({ code: 'AccessDenied' });
      const read = await page.Excel.run(async (context) => {
        context.runtime.enableEvents = false;
        const range = context.workbook.worksheets.getActiveWorksheet().getRange('A1').load('values');
        await context.sync();
        return range.values;
      });
      expect(read).toEqual([['']]);
      expect(page.host.book.state.sheets).toHaveLength(1);
    });

    it('while a cell is edited requests fail', async () => {
      const page = await openPage();
      page.host.beginCellEdit();
      await expect(write(page, 'A1', 1)).rejects.toMatchObject({ code: 'InvalidOperationInCellEditMode' });
      page.host.endCellEdit();
      await write(page, 'A1', 1);
      expect(cell(page, 0, 0)).toBe(1);
    });

    it('while a cell is edited requests wait if they were told to', async () => {
      const page = await openPage();
      page.host.beginCellEdit();
      let done = false;
      const writing = write(page, 'A1', 1, { delayForCellEdit: true }).then(() => {
        done = true;
      });
      await new Promise((later) => setTimeout(later, 30));
      expect([done, cell(page, 0, 0)]).toEqual([false, '']);
      page.host.endCellEdit();
      await writing;
      expect(cell(page, 0, 0)).toBe(1);
    });

    it('a request or a response above the limit fails', async () => {
      const page = await openPage({ faults: { payloadLimit: 3000 } });
      await expect(write(page, 'A1', 'x'.repeat(3000))).rejects.toMatchObject({
        code: 'RequestPayloadSizeLimitExceeded',
      });
      await write(page, 'A1', 'x'.repeat(1500));
      const reading = page.Excel.run(async (context) => {
        const range = context.workbook.worksheets
          .getActiveWorksheet()
          .getRange('A1:A1')
          .load('values,formulas');
        await context.sync();
        return range.values;
      });
      await expect(reading).rejects.toMatchObject({ code: 'ResponsePayloadSizeLimitExceeded' });
    });

    it('5 MB is the limit unless another is set', async () => {
      const page = await openPage();
      const text = 'x'.repeat(30_000);
      const fill = (rows: number) =>
        page.Excel.run(async (context) => {
          context.workbook.worksheets.getActiveWorksheet().getRange(`A1:A${rows}`).values = Array.from(
            { length: rows },
            () => [text],
          );
          await context.sync();
        });
      await fill(170);
      await expect(fill(180)).rejects.toMatchObject({ code: 'RequestPayloadSizeLimitExceeded' });
    });

    it('answers take as long as they are told to', async () => {
      const page = await openPage({ latency: 60 });
      const started = performance.now();
      await write(page, 'A1', 1);
      expect(performance.now() - started).toBeGreaterThanOrEqual(55);
    });
  });
});
