import { fileOf } from './files';
import type { Page } from 'playwright-core';
import { violationsIn } from './axe';
import { theBrowser } from './browser';
import { Workbench } from './workbench';

const browser = theBrowser();

const projectorOf = async (bench: Workbench): Promise<Page> => {
  await bench.pane.getByText('Share this round').click();
  const [window] = await Promise.all([
    bench.page.waitForEvent('popup'),
    bench.pane.getByRole('button', { name: 'Show on the projector' }).click(),
  ]);
  await window.getByRole('heading', { level: 2 }).waitFor();
  return window;
};

const titleOf = (window: Page): Promise<string> => window.getByRole('heading', { level: 2 }).innerText();

const cut = (window: Page): Promise<readonly string[]> =>
  window.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, th, td, td bdi, header p, .note, .next')]
      .filter((it) => {
        const { bottom, right } = it.getBoundingClientRect();
        return it.scrollWidth > it.clientWidth + 1 || bottom > innerHeight || right > innerWidth;
      })
      .map((it) => it.textContent ?? ''),
  );

it('opens from the pane, follows a result typed there, turns by key, and leaves with Escape', async () => {
  const bench = await Workbench.open(browser(), { sample: 'candidates-2013' });
  await bench.create();
  await bench.pane.getByRole('tab', { name: 'Round' }).click();
  const window = await projectorOf(bench);
  const faults: string[] = [];
  window.on('pageerror', ({ message }) => faults.push(message));
  expect(new URL(window.url()).pathname).toBe('/addin/projector.html');
  expect(await titleOf(window)).toBe('Round 1');
  expect(await window.locator('.progress').innerText()).toBe('Round 1 of 7, 0 of 28 games finished');
  expect(await window.locator('td.result').first().innerText()).toBe('');

  const board = bench.pane.getByRole('group', { name: /^Board 1:/ });
  await board.focus();
  await board.press('1');
  await window.locator('td.result').first().getByText('1-0').waitFor();
  expect(await window.locator('.progress').innerText()).toBe('Round 1 of 7, 1 of 28 games finished');
  expect(await window.locator('.next').innerText()).toBe('Next: Standings');

  await window.keyboard.press('ArrowRight');
  expect(await titleOf(window)).toBe('Standings');
  await window.keyboard.press('ArrowLeft');
  expect(await titleOf(window)).toBe('Round 1');
  await window.keyboard.press(' ');
  expect(await window.locator('.next').innerText()).toBe('Paused. Press the space bar to continue.');

  const closed = window.waitForEvent('close');
  // The key comes up in a window that is gone.
  void window.keyboard.press('Escape').catch(() => undefined);
  await closed;
  expect([faults, bench.faults]).toEqual([[], []]);
  await bench.close();
});

describe.each([
  [1280, 720],
  [1920, 1080],
] as const)('on a projector of %i × %i', (width, height) => {
  it.each([10, 30])('%i players: nothing is cut off on any page, and axe finds nothing', async (players) => {
    const bench = await Workbench.open(browser(), { theme: players === 10 ? 'dark' : 'light' });
    await bench.openFile('club.xlsx', await fileOf(players));
    await bench.pane.getByRole('tab', { name: 'Round' }).click();
    const window = await projectorOf(bench);
    await window.emulateMedia({ reducedMotion: 'reduce' });
    await window.setViewportSize({ width, height });
    await window.keyboard.press(' ');
    const titles: string[] = [];
    for (let title = await titleOf(window); !titles.includes(title); title = await titleOf(window)) {
      titles.push(title);
      expect(await cut(window)).toEqual([]);
      expect(await violationsIn(window.mainFrame())).toEqual([]);
      await window.keyboard.press('ArrowRight');
    }
    expect(titles.filter((title) => title.startsWith('Standings'))).toEqual(
      players === 10 ? ['Standings'] : ['Standings, 1 of 2', 'Standings, 2 of 2'],
    );
    await bench.close();
  });
});
