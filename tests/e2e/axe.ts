import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(
    context: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

/** The frame of the pane. */
export const paneFrame = (page: Page): Frame => {
  const frame = page.frames().find((one) => one.url().includes('/addin/taskpane.html'));
  if (!frame) throw new Error('the pane is not loaded');
  return frame;
};

/** What axe-core finds against a page, each as one line. */
export const violationsIn = async (frame: Frame): Promise<string[]> => {
  await frame.evaluate(SOURCE);
  return frame.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    // Tabster guards focus with elements that nobody meets: they are no part of the page.
    const found = await axe.run({ include: [['body']], exclude: [['[data-tabster-dummy]']] });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
    );
  });
};

/** Waits until no transition runs any more, which would give half-faded colours; what turns for ever does not count. */
export const settled = (page: Page): Promise<void> =>
  paneFrame(page).evaluate(async () => {
    const nextFrame = (): Promise<unknown> =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const passing = (): readonly Animation[] =>
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? 0));
    await nextFrame();
    // Not by their promises: that of one whose element is hidden meanwhile never comes.
    while (passing().length > 0) await nextFrame();
  });

/** What axe-core finds against the pane. */
export const violations = async (page: Page): Promise<string[]> => violationsIn(paneFrame(page));
