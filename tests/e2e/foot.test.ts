import { luminanceOf } from '../../src/taskpane/theme';
import { theBrowser } from './browser';
import { Workbench } from './workbench';

const browser = theBrowser();

it('the list stays where it is: after the first result, after Undo, and once the ready notice went', async () => {
  const bench = await Workbench.open(browser(), { sample: 'club-16', width: 1400, height: 900 });
  const { pane, page } = bench;
  await bench.create();
  const second = pane.getByRole('group', { name: /^Board 2:/ }).getByRole('button', { name: /^1: / });
  const heights: (number | undefined)[] = [];
  const measure = async (): Promise<void> => {
    heights.push((await second.boundingBox())?.y);
  };
  await pane.getByText('The tournament is ready').waitFor();
  await measure();
  await pane
    .getByRole('group', { name: /^Board 1:/ })
    .getByRole('button', { name: /^1: / })
    .click();
  await pane.getByRole('button', { name: /^Undo: / }).waitFor();
  await pane.getByText('The tournament is ready').waitFor({ state: 'detached' });
  await measure();
  // The mouse, then the keyboard: the key is for the next board.
  await page.keyboard.press('=');
  await pane.getByRole('group', { name: /^Board 2: .*, Draw$/ }).waitFor();
  expect(await pane.getByRole('group', { name: /^Board 1: .* wins$/ }).count()).toBe(1);
  await pane.getByRole('button', { name: /^Undo: / }).click();
  await pane.getByRole('button', { name: /^Redo: / }).waitFor();
  await measure();
  await pane.getByRole('button', { name: 'Close this message' }).click();
  await pane.getByRole('button', { name: /^Redo: / }).waitFor({ state: 'detached' });
  await measure();
  expect(heights).toEqual(heights.map(() => heights[0]));
  expect(bench.faults).toEqual([]);
  await bench.close();
});

it('the way to the next round and a form that opens are brought into view, and Escape closes the form', async () => {
  const bench = await Workbench.open(browser(), { sample: 'club-16', width: 1400, height: 700 });
  const { pane, page } = bench;
  await bench.create();
  await pane.getByRole('group', { name: /^Board 1:/ }).focus();
  for (const key of '1=011=10') await page.keyboard.press(key);
  const next = (await pane.getByRole('button', { name: 'Go to round 2' }).boundingBox())!;
  const foot = (await pane.getByRole('button', { name: /^Undo: / }).boundingBox())!;
  expect(next.y + next.height).toBeLessThan(foot.y);
  await pane.getByRole('tab', { name: 'Players' }).click();
  await pane.getByRole('button', { name: 'Add a player …' }).click();
  const refused = pane
    .getByText('There is no free place')
    .or(pane.getByLabel('Name', { exact: true }))
    .first();
  await refused.waitFor();
  const box = (await refused.boundingBox())!;
  expect(box.y + box.height).toBeLessThan(700);
  await page.keyboard.press('Escape');
  await refused.waitFor({ state: 'detached' });
  await bench.close();
});

it('the last step, its Undo and its Redo are one line of 44 px in the narrowest pane, and unfold', async () => {
  const bench = await Workbench.open(browser(), { sample: 'candidates-2013' });
  const { pane } = bench;
  await bench.create();
  await bench.sizePane(320, 800);
  const foot = pane.getByRole('group', { name: 'Last step' });
  const height = async (): Promise<number> => (await foot.locator('..').locator('..').boundingBox())!.height;
  const board = pane.getByRole('group', { name: /^Board 1:/ });
  await board.getByRole('button', { name: /^1: / }).click();
  await board.getByRole('button', { name: /^0: / }).click();
  await foot.getByText('0–1 (was 1–0)').waitFor();
  expect(await height()).toBeLessThanOrEqual(44);
  await foot.getByRole('button', { name: /^Undo: / }).click();
  await foot.getByRole('button', { name: /^Redo: / }).waitFor();
  expect(await height()).toBeLessThanOrEqual(44);
  await foot.getByText('0–1').click();
  expect(await height()).toBeGreaterThan(44);
  await bench.close();
});

it('once a game was moved to another date, the next board without a result has the focus', async () => {
  const bench = await Workbench.open(browser(), { sample: 'candidates-2013' });
  const { pane } = bench;
  await pane.getByText('More options').click();
  await pane.locator('summary', { hasText: 'Dates and time' }).click();
  await pane.getByLabel('First round on').fill('2026-11-25');
  await bench.create();
  const board = (no: number) => pane.getByRole('group', { name: new RegExp(`^Board ${no}:`) });
  await board(1).getByRole('button', { name: /^1: / }).click();
  await board(2).getByRole('combobox').selectOption('Move to another date …');
  await pane.getByLabel('New date').fill('9 Dec');
  await pane.getByRole('button', { name: 'Move the game' }).click();
  await board(2).getByText('Postponed to Wed 9 Dec 2026').waitFor();
  await pane.locator('[role=group][aria-label^="Board 3:"]:focus').waitFor({ timeout: 10_000 });
  await bench.close();
});

it('results can be typed at once after Create and after a click beside everything, but not into a field', async () => {
  const bench = await Workbench.open(browser(), { sample: 'club-16', width: 1400, height: 700 });
  const { pane, page } = bench;
  await bench.create();
  const row = (no: number, told: string) =>
    pane.locator(`[role=group][aria-label^="Board ${no}:"]${told}`).waitFor({ timeout: 10_000 });
  await pane.locator('h1:focus').waitFor({ timeout: 10_000 });
  await page.keyboard.press('Control+1');
  await page.keyboard.press('=');
  await row(1, '[aria-label$="Draw"]');
  await row(2, ':focus');
  await pane.locator('h1').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('0');
  await row(2, '[aria-label$=" wins"]');
  await row(3, ':focus');
  await pane.getByRole('tab', { name: 'Players' }).click();
  await pane.getByRole('tab', { name: 'Round' }).click();
  await pane.getByText('Keys: 1 White wins').click();
  await page.keyboard.press('1');
  await row(3, '[aria-label$=" wins"]');
  await row(4, ':focus');
  expect(bench.faults).toEqual([]);
  await bench.close();
});

it.each(['light', 'dark'] as const)(
  'the result that stands at a board is told from the buttons beside it when it is %s: 3 to 1 (WCAG 2, 1.4.11), its sign 4.5 to 1',
  async (theme) => {
    const bench = await Workbench.open(browser(), { sample: 'club-16', theme });
    await bench.create();
    const row = bench.pane.getByRole('group', { name: /^Board 1:/ });
    await row.getByRole('button', { name: /^1: / }).click();
    await row.locator('[aria-pressed=true]').waitFor();
    await bench.pane.getByRole('group', { name: /^Board 2:/ }).hover();
    const colours = (of: string) =>
      row
        .locator(of)
        .first()
        .evaluate((button) => {
          const hex = (rgb: string) =>
            rgb
              .match(/\d+/g)!
              .slice(0, 3)
              .map((part) => Number(part).toString(16).padStart(2, '0'))
              .join('');
          const { color, backgroundColor } = getComputedStyle(button);
          return { sign: hex(color), ground: hex(backgroundColor) };
        });
    const contrast = (one: string, other: string): number => {
      const [dark = 0, bright = 0] = [luminanceOf(one)!, luminanceOf(other)!].sort((a, b) => a - b);
      return (bright + 0.05) / (dark + 0.05);
    };
    const [chosen, beside] = [
      await colours('button[aria-pressed=true]'),
      await colours('button[aria-pressed=false]'),
    ];
    expect(contrast(chosen.ground, beside.ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(chosen.ground, chosen.sign)).toBeGreaterThanOrEqual(4.5);
    await bench.close();
  },
);
