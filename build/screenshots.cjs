require('./jest/register.cjs');
const { mkdirSync, rmSync } = require('node:fs');
const path = require('node:path');
const { chromium } = require('playwright-core');
const { chromiumPath } = require('./chromium.cjs');
const { serveSite } = require('./served-site.cjs');
const { siteFiles } = require('./site.cjs');

/**
 * `npm run screenshots`, after `npm run package`: pictures of the page to try Roundabout on, in the size that a store shows, into
 * `out/screenshots`; with `--pictures` also the small one of `docs/install.md`, for `npm run gallery -- --pictures`.
 */
const SIZE = { width: 1366, height: 768 };
const SMALL = { width: 1000, height: 600 };
const ROOT = path.join(__dirname, '..');
const OUT = path.join(ROOT, 'out', 'screenshots');
const PICTURES = path.join(ROOT, 'out', 'pictures', 'guide');
const BASE = 'https://roundabout.example';

const draw = async () => {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext({ viewport: SIZE });
  await serveSite(context, await siteFiles(), BASE);
  const page = await context.newPage();
  const pane = page.frameLocator('iframe[title="Roundabout"]');
  const shoot = async (name, folder = OUT) => {
    await page.waitForTimeout(500);
    await page.screenshot({ path: path.join(folder, `${name}.png`) });
  };
  const open = (sheet) => page.getByRole('tab', { name: sheet, exact: true }).click();

  rmSync(OUT, { recursive: true, force: true });
  for (const folder of [OUT, PICTURES]) mkdirSync(folder, { recursive: true });
  await page.goto(`${BASE}/try/?sample=club-16&latency=0`);
  await pane.getByRole('button', { name: /^Create \d/ }).waitFor();
  await shoot('1-list');
  await pane.getByRole('button', { name: /^Create \d/ }).click();
  await pane.getByText('The tournament is ready').waitFor();
  await open('Pairings');
  const results = ['1-0', '½-½', '0-1', '1-0', '½-½', '1-0', '0-1', '½-½'];
  await page.locator('[data-cell="F5"]').click();
  for (const result of results) {
    await page.keyboard.type(result);
    await page.keyboard.press('Enter');
  }
  await shoot('2-pairings');
  if (process.argv.includes('--pictures')) {
    await page.setViewportSize(SMALL);
    await shoot('try', PICTURES);
    await page.setViewportSize(SIZE);
  }
  await open('Standings');
  await pane.getByRole('tab', { name: 'Standings' }).click();
  await shoot('3-standings');
  await open('Crosstable');
  await pane.getByRole('tab', { name: 'Players' }).click();
  await shoot('4-crosstable');
  await pane.getByRole('tab', { name: 'Print' }).click();
  await open('Round');
  await shoot('5-print');
  await browser.close();
  console.log(`The screenshots are in ${OUT}`);
};

void draw();
