import { resolve } from 'node:path';
import type { Browser, FrameLocator, Locator, Page } from 'playwright-core';
import { selfSigned } from '../../emulator/workbench/certificate';
import type { ChannelName } from '../../emulator/workbench/page/pane';
import type { SampleName, ThemeName } from '../../emulator/workbench/page/texts';
import { serve, type ServeOptions } from '../../emulator/workbench/server';
import { paneFrame } from './axe';

/** The project's folder. */
export const ROOT = resolve(__dirname, '../..');

/**
 * What office.js itself does against the add-in's policy: two style attributes of a box that nobody sees. Everything
 * else on the console fails a test.
 */
const OF_OFFICE = [
  'sha256-ICa0DhwZQJsOd/Rn0N8H6FdQ71GfNL+op2zhAQ+Y4mM=',
  'sha256-ZD0chCyBaNHl+4UwQHJIHGoYhKwMeyCXGgJTKW5/67E=',
];

/** Only what hangs fails by time: machines differ, and the emulated Excel takes its time over 100 players. */
const PATIENT_MILLISECONDS = 120_000;

export interface OpenOptions {
  readonly channel?: ChannelName;
  readonly sample?: SampleName;
  readonly theme?: ThemeName;
  /** Whether the screen is touched. */
  readonly touch?: boolean;
  readonly width?: number;
  readonly height?: number;
  readonly extra?: ServeOptions['extra'];
}

/** The workbench in a browser, driven as a person would. */
export class Workbench {
  /** Addresses that anything in the browser asked for. */
  readonly asked: string[] = [];
  /** What went wrong in the pages. */
  readonly faults: string[] = [];
  private constructor(
    readonly page: Page,
    /** What was sent last, by path. */
    readonly sent: ReadonlyMap<string, Uint8Array | string>,
    private readonly stop: () => Promise<void>,
  ) {
    page.on('request', (request) => this.asked.push(request.url()));
    page.on('pageerror', (error) => this.faults.push(`${error.message}\n${error.stack ?? ''}`));
    page.on('console', (message) => {
      const known = OF_OFFICE.some((hash) => message.text().includes(hash));
      if (message.type() === 'error' && !known) this.faults.push(message.text());
    });
    page.on('requestfailed', (request) => {
      // A pane that is replaced may still have been loading.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') this.faults.push(`failed: ${request.url()}`);
    });
  }

  /** Serves and opens a workbench of its own. */
  static async open(browser: Browser, options: OpenOptions = {}): Promise<Workbench> {
    const {
      channel = 'A',
      sample = 'candidates-2013',
      theme = 'light',
      touch = false,
      width = 1400,
      height = 860,
    } = options;
    const sent = new Map<string, Uint8Array | string>();
    const serving = await serve({
      root: ROOT,
      kept: true,
      sent: (path, { body }) => sent.set(path, body),
      ...(options.extra ? { extra: options.extra } : {}),
      ...(channel === 'C' ? { certificate: await selfSigned() } : {}),
    });
    const page = await browser.newPage({
      viewport: { width, height },
      hasTouch: touch,
      ignoreHTTPSErrors: channel === 'C',
    });
    page.setDefaultTimeout(PATIENT_MILLISECONDS);
    // What is not saved may be lost.
    page.on('dialog', (dialog) => void dialog.accept());
    const bench = new Workbench(page, sent, async () => {
      await page.close();
      await serving.close();
    });
    const { address } = serving;
    await page.goto(`${address}?channel=${channel}&sample=${sample}&theme=${theme}&latency=0`);
    return bench;
  }

  /** On a page that something else serves. */
  static on(page: Page): Workbench {
    return new Workbench(page, new Map(), () => page.close());
  }

  get pane(): FrameLocator {
    return this.page.frameLocator('iframe[title="Roundabout"]');
  }

  /** Gives the pane a size of its own, whatever room there is beside the workbook. */
  async sizePane(width: number, height: number): Promise<void> {
    await this.page.locator('iframe[title="Roundabout"]').evaluate(
      (frame, size) =>
        Object.assign((frame as HTMLElement).style, {
          ...{ position: 'fixed', left: '0', top: '0', zIndex: '9' },
          ...{ width: `${size.width}px`, height: `${size.height}px` },
        }),
      { width, height },
    );
    await this.drawn();
  }

  /** Puts the pane back beside the workbook. */
  async putBack(): Promise<void> {
    await this.page
      .locator('iframe[title="Roundabout"]')
      .evaluate((frame) => (frame as HTMLElement).removeAttribute('style'));
  }

  /**
   * Changes the background that Office tells the pane of, as a person does who changes Office's theme while it is open. Where Office tells
   * nothing of its theme, the system's look changes.
   */
  async wear(background: string): Promise<void> {
    const tells = await paneFrame(this.page).evaluate((bodyBackgroundColor) => {
      const theme = Office.context.officeTheme as Office.OfficeTheme | undefined;
      if (theme) Object.assign(theme, { bodyBackgroundColor });
      window.dispatchEvent(new Event('focus'));
      return theme !== undefined;
    }, background);
    if (!tells) await this.page.emulateMedia({ colorScheme: background === '#ffffff' ? 'light' : 'dark' });
    await this.drawn();
  }

  /** The colour that the pane lies on. */
  ground(): Promise<string> {
    return this.pane.locator('main').evaluate((main) => getComputedStyle(main).backgroundColor);
  }

  get grid(): Locator {
    return this.page.getByRole('grid', { name: 'Cells' });
  }

  /** A cell of the active sheet that is seen. */
  /** Begins to edit a cell. */
  async edit(address: string): Promise<void> {
    await this.cell(address).click();
    await this.page.keyboard.press('F2');
    await this.page.getByRole('textbox', { name: 'Cell', exact: true }).waitFor();
  }

  cell(address: string): Locator {
    return this.grid.locator(`[data-cell="${address}"]`);
  }

  /** Selects from one cell to another with the mouse. */
  async select(from: string, to: string = from): Promise<void> {
    await this.cell(from).click();
    if (to !== from) await this.cell(to).click({ modifiers: ['Shift'] });
  }

  /** Presses a key and waits until the grid is drawn. */
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.drawn();
  }

  /** Waits until the grid is drawn: it is, in the frame after the one in which something changed. */
  async drawn(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }

  /** Goes to an address or a name through the name box. */
  async goTo(address: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Name box' }).fill(address);
    await this.press('Enter');
  }

  /** Types into a cell and those below it. */
  async type(address: string, ...texts: readonly string[]): Promise<void> {
    await this.cell(address).click();
    for (const text of texts) {
      await this.page.keyboard.type(text);
      await this.press('Enter');
    }
  }

  async openSheet(name: string): Promise<void> {
    await this.page.getByRole('tab', { name, exact: true }).click();
    await this.page.getByRole('tab', { name, exact: true, selected: true }).waitFor();
    await this.drawn();
  }

  /** Presses Save and gives the bytes. */
  async save(): Promise<Uint8Array> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: 'Save', exact: true }).click(),
    ]);
    const chunks: Uint8Array[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Uint8Array);
    return new Uint8Array(Buffer.concat(chunks));
  }

  /** Opens a file as if chosen in the dialog, with a pane of its own. */
  async openFile(name: string, bytes: Uint8Array): Promise<void> {
    // The page says the same of a file that is opened again.
    await this.page.getByRole('status').evaluate((status) => (status.textContent = ''));
    const loaded = this.page.waitForEvent('framenavigated', (frame) =>
      /\/(taskpane|try-pane)\.html/.test(frame.url()),
    );
    await this.page
      .getByLabel('Open a workbook')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
    await this.page.getByText(`Opened ${name}.`).waitFor();
    await loaded;
  }

  /** Presses the button that makes the sheets, and waits until they are there. */
  async create(): Promise<void> {
    await this.pane.getByRole('button', { name: /^Create \d/ }).click();
    await this.pane.getByText('The tournament is ready').waitFor();
  }

  async close(): Promise<void> {
    await this.stop();
  }
}
