import type { Browser, Page } from 'playwright-core';
import type { Tournament } from '../../src/core/model';
import { fieldsOf } from '../../src/core/sections/fields';
import { realEvent } from '../eventFixtures';
import { hostile, madeAs } from '../exchange/page/sample';
import { newMatch, playedAtRandom } from '../matches';
import { sectioned, sectionsOf, withResults } from '../sectioned';
import { violationsIn } from './axe';
import { startBrowser } from './browser';

const NAMES = [
  ...[
    'Maximilian Mustermann',
    'Ann Li',
    'Konstantin Beispielmann',
    'Olga Petrova',
    'Jean-Baptiste Delacroix',
    'Wu Yi',
  ],
  ...['Ingrid Sørensen', 'Tom Fox', 'Alexandra Papadopoulou', 'Bo Ek', 'Sebastián Hernández', 'Ruth Klein'],
  ...['Charlotte Montgomery', 'Ali Can', 'Friedrich Wilhelm Ost', 'Mia Rossi'],
];

/** A field of so many with names as people have them, ratings and federations, of whose games a share is finished. */
const field = (players: number, finished: number): Tournament => {
  const whole = withResults(sectioned([players], {}, sectionsOf([players])), players, finished);
  const [only] = fieldsOf(whole);
  return {
    ...only!,
    details: { city: 'Leeds', firstDay: '2026-11-01', lastDay: '2026-11-30', timeControl: '90+30' },
    players: whole.players.map((player, index) => ({
      ...player,
      name: NAMES[index]!,
      federation: ['ENG', 'FRA', 'GER'][index % 3]!,
    })),
  };
};

const PAGES: Readonly<Record<string, Tournament>> = {
  'sixteen players': field(16, 0.7),
  'four cycles': realEvent('cand1959'),
  'a match': playedAtRandom(newMatch(4), 4, 0.7),
  sections: withResults(sectioned([4, 4, 5]), 3),
  'hostile texts': hostile('"><img src=x onerror=alert(1)>'),
};

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
});

const shown = async (
  tournament: Tournament,
  width: number,
  colorScheme: 'light' | 'dark' = 'light',
): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
  await page.setContent(madeAs('html', tournament));
  return page;
};

describe.each(Object.entries(PAGES))('The page of %s', (_name, tournament) => {
  it.each([320, 768, 1280])('is no wider than a screen of %i pixels', async (width) => {
    const page = await shown(tournament, width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.close();
  });

  it.each(['light', 'dark'] as const)('can be read by everyone when it is %s', async (scheme) => {
    const page = await shown(tournament, 320, scheme);
    expect(await violationsIn(page.mainFrame())).toEqual([]);
    await page.close();
  });
});

it('On a telephone the cross-table moves under the arrow keys, and its names stay', async () => {
  const page = await shown(field(16, 1), 320);
  const region = page.getByRole('region', { name: 'Crosstable, scrolls sideways' });
  await region.focus();
  for (let pressed = 0; pressed < 5; pressed += 1) await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.querySelectorAll('.region')[1]!.scrollLeft > 50);
  const name = await region.getByRole('rowheader').first().boundingBox();
  expect(name!.x).toBeGreaterThanOrEqual(16);
  await page.close();
});

it('is printed in fonts of one width, whatever the screen’s own is', async () => {
  const page = await shown(field(8, 1), 1280);
  await page.emulateMedia({ media: 'print' });
  const font = (element: Element): string => getComputedStyle(element).fontFamily;
  const printed = 'Arial, "Liberation Sans", Helvetica, sans-serif';
  for (const place of ['h1', 'td', 'thead th'])
    expect([place, await page.locator(place).first().evaluate(font)]).toEqual([place, printed]);
  await page.close();
});

const pagesOf = (pdf: Buffer): number => (pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? []).length;

describe.each(['A4', 'Letter'] as const)('On %s', (paper) => {
  it.each([3, 6, 9, 12, 14, 15, 16])(
    'all of %i players is printed on one sheet, played or not',
    async (players) => {
      for (const finished of [0, 1]) {
        const page = await shown({ ...field(players, finished), paper }, 1280);
        expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
        await page.close();
      }
    },
  );

  it('what takes several sheets has its headings on each, and no line is broken', async () => {
    const page = await shown({ ...withResults(sectioned([60], {}), 1), paper }, 1280);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBeGreaterThan(2);
    await page.emulateMedia({ media: 'print' });
    const styles = await page.evaluate(() =>
      ['thead', 'tbody tr'].map((part) => {
        const { display, breakInside } = getComputedStyle(document.querySelector(part)!);
        return `${display}, ${breakInside}`;
      }),
    );
    expect(styles).toEqual(['table-header-group, avoid', 'table-row, avoid']);
    await page.close();
  });
});
