import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Transitions of a colour would give half-faded ones. */
const SETTLED = 700;

interface Axe {
  run(
    context: object,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

/** The frame of the pane. */
export const paneFrame = (page: Page): Frame => {
  const frame = page.frames().find((one) => one.url().includes('/addin/taskpane.html'));
  if (!frame) throw new Error('the pane is not loaded');
  return frame;
};

/** What axe-core finds against a page, each as one line. `without`: rules that report falsely here, named by the test. */
export const violationsIn = async (frame: Frame, without: readonly string[] = []): Promise<string[]> => {
  await frame.evaluate(SOURCE);
  return frame.evaluate(
    async (rules) => {
      const { axe } = window as unknown as { axe: Axe };
      // Tabster guards focus with elements that nobody meets: they are no part of the page.
      const found = await axe.run(
        { include: [['body']], exclude: [['[data-tabster-dummy]']] },
        { rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])) },
      );
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
      );
    },
    [...without],
  );
};

/** The same of the pane. */
export const violations = async (page: Page, without: readonly string[] = []): Promise<string[]> => {
  await page.waitForTimeout(SETTLED);
  return violationsIn(paneFrame(page), without);
};
