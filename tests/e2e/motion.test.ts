import { paneFrame } from './axe';
import { theBrowser } from './browser';
import { Workbench } from './workbench';

const browser = theBrowser();

/** What nobody sees move. */
const INSTANT_SECONDS = 0.001;

/** What of the pane moves for longer than an instant: animations and transitions of all elements and what is drawn around them. */
const moving = ({ page }: Workbench): Promise<string[]> =>
  paneFrame(page).evaluate((instant) => {
    const longest = (durations: string): number =>
      Math.max(
        ...durations.split(',').map((each) => parseFloat(each) * (each.trim().endsWith('ms') ? 0.001 : 1)),
      );
    return [...document.querySelectorAll('body *')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const isDrawn = part === '' || style.content !== 'none';
        const animated = style.animationName !== 'none' && longest(style.animationDuration) > instant;
        const changes = longest(style.transitionDuration) > instant;
        return isDrawn && (animated || changes)
          ? [`${element.tagName}${part} ${element.className.toString()}`]
          : [];
      }),
    );
  }, INSTANT_SECONDS);

const moves = async (reducedMotion: 'reduce' | 'no-preference'): Promise<Record<string, number>> => {
  const bench = await Workbench.open(browser());
  const { page, pane } = bench;
  await page.emulateMedia({ reducedMotion });
  await pane.getByRole('button', { name: /^Create \d/ }).waitFor();
  const found: Record<string, string[]> = { 'a new tournament': await moving(bench) };
  await bench.create();
  for (const tab of ['Round', 'Standings', 'Players', 'Print', 'More']) {
    await pane.getByRole('tab', { name: tab }).click();
    found[tab] = await moving(bench);
  }
  await bench.close();
  return Object.fromEntries(Object.entries(found).map(([where, all]) => [where, all.length]));
};

it('nothing in the pane moves for whoever asked for less motion', async () => {
  expect(await moves('reduce')).toEqual({
    'a new tournament': 0,
    Round: 0,
    Standings: 0,
    Players: 0,
    Print: 0,
    More: 0,
  });
  const usual = await moves('no-preference');
  expect(Object.values(usual).every((count) => count > 0)).toBe(true);
});
