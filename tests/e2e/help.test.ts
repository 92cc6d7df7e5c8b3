import type { BrowserContext, Page } from 'playwright-core';
import { DOCUMENTS } from '../../build/documents.cjs';
import { serveSite } from '../../build/served-site.cjs';
import { siteFiles } from '../../build/site.cjs';
import { TEMPLATES } from '../../templates/kinds';
import { violationsIn } from './axe';
import { theBrowser } from './browser';
import { Workbench } from './workbench';

const BASE = 'https://roundabout.example/club';
const NARROW = 320;
/** Pages with tables, code, pictures and lists: what looks otherwise in the dark. */
const DARK = ['guide', 'guide/reference', 'hosting', 'help/round'];

const browser = theBrowser();
let files: ReadonlyMap<string, Uint8Array>;
beforeAll(async () => {
  files = await siteFiles();
});

/** What the package has at an address of its own. */
const isServed = (address: string): boolean => {
  const name = address.slice(BASE.length + 1).replace(/#.*/, '');
  const workbook = /^workbooks\/(.+)\.xlsx$/.exec(name);
  return workbook ? TEMPLATES.some(({ file }) => file === workbook[1]) : files.has(name);
};

const deadOn = async (page: Page): Promise<readonly string[]> => {
  const links = await page
    .locator('a')
    .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href));
  const blank = await page.locator('img').evaluateAll((all) =>
    all
      .map((each) => each as HTMLImageElement)
      .filter((each) => each.naturalWidth === 0)
      .map(({ src }) => src),
  );
  const ours = links.filter((address) => !/^(https:\/\/(?!roundabout\.example)|mailto:)/.test(address));
  return [...ours.filter((address) => !address.startsWith(`${BASE}/`) || !isServed(address)), ...blank];
};

describe.each([
  ['light', [...DOCUMENTS, 'workbooks']],
  ['dark', DARK],
] as const)('in %s, from plain files', (colorScheme, names) => {
  const refused: string[] = [];
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await browser().newContext({ colorScheme, viewport: { width: NARROW, height: 600 } });
    await serveSite(context, files, BASE, (address) => refused.push(address));
    page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  });
  afterAll(() => context.close());

  it.each(names)(
    '%s is there with its pictures: every link leads on, axe finds nothing, and nothing is cut off at 320 px',
    async (name) => {
      await page.goto(`${BASE}/${name}.html`);
      expect(await violationsIn(page.mainFrame())).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW);
      expect([await deadOn(page), refused]).toEqual([[], []]);
    },
  );
});

it('the pane’s link opens the page on what it shows in a window of its own', async () => {
  const bench = await Workbench.open(browser());
  const [popup] = await Promise.all([
    bench.page.waitForEvent('popup'),
    bench.pane.getByRole('link', { name: 'Help' }).click(),
  ]);
  await popup.waitForLoadState();
  expect(new URL(popup.url()).pathname).toMatch(/^\/addin\/help\/(new|round)\.html$/);
  expect(await popup.title()).toMatch(/^Roundabout help: /);
  expect(bench.faults).toEqual([]);
  await bench.close();
});
