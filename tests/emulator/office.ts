/// <reference types="office-js" />
import { JSDOM } from 'jsdom';
import { Host, type HostOptions } from '../../emulator/host/host';
import { installedApi } from '../../emulator/host/installed';
import { loadOffice, type OfficeWindow } from '../../emulator/host/office';

/** What a page of an add-in has: the client's globals and the host behind them. */
export interface Page {
  readonly host: Host;
  readonly Excel: typeof Excel;
  readonly Office: typeof Office;
  readonly OfficeExtension: typeof OfficeExtension;
  readonly window: OfficeWindow;
  /** Addresses outside the client that its code asked for. */
  readonly outside: readonly string[];
  readonly close: () => void;
}

const open: Page[] = [];

/** A fresh window with Microsoft's client in it, ready over an emulated Excel. */
export const openPage = async (options: HostOptions = {}): Promise<Page> => {
  const dom = new JSDOM('<!doctype html><html><head></head><body></body></html>', {
    url: 'https://localhost/taskpane.html',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  });
  const host = new Host(installedApi(), options);
  const window = dom.window as unknown as OfficeWindow & Pick<Page, 'Excel' | 'Office' | 'OfficeExtension'>;
  const outside: string[] = [];
  await loadOffice(window, dom.getInternalVMContext(), host, (src) => outside.push(src));
  const page: Page = {
    host,
    window,
    outside,
    Excel: window.Excel,
    Office: window.Office,
    OfficeExtension: window.OfficeExtension,
    close: () => dom.window.close(),
  };
  open.push(page);
  return page;
};

/** Closes every window; for `afterEach`. Fails if an add-in did what Excel puts up with and none should do. */
export const closePages = (): void => {
  const pages = open.splice(0);
  for (const page of pages) page.close();
  const warnings = pages.flatMap(({ host }) => host.warnings);
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
};

/** Waits until events that were sent have arrived. */
export const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 20));

/** Runs code of an add-in on Sheet1. */
export const onSheet = <T>(
  { Excel }: Page,
  work: (sheet: Excel.Worksheet, context: Excel.RequestContext) => Promise<T>,
): Promise<T> => Excel.run((context) => work(context.workbook.worksheets.getItem('Sheet1'), context));
