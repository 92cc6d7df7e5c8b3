import { chromium, type Browser } from 'playwright-core';
import { chromiumPath } from '../../build/chromium.cjs';

/** Starts a browser that asks for nothing by itself. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

/** A browser for all tests of a file. */
export const theBrowser = (): (() => Browser) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser.close());
  return () => browser;
};
