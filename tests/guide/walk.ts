import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Locator } from 'playwright-core';
import { area, type CellValue } from '../../src/grid/cell';
import { newXlsx } from '../../src/workbook/xlsx';
import { settled } from '../e2e/axe';
import { startBrowser } from '../e2e/browser';
import { ROOT, Workbench } from '../e2e/workbench';
import { valueOf } from '../results';
import { sheetPlan } from '../workbook/plan';

/** Where `npm run gallery -- --pictures` finds the pictures of the pane. */
const FOLDER = join(ROOT, 'out', 'pictures', 'guide');

/** A list as an organiser keeps it: the name of its sheet, its headings, its lines. */
export interface List {
  readonly sheet: string;
  readonly rows: readonly (readonly CellValue[])[];
}

const bookOf = async ({ sheet, rows }: List): Promise<Uint8Array> => {
  const workbook = newXlsx();
  const width = rows[0]!.length;
  const plan = sheetPlan(sheet, {
    blocks: [{ kind: 'values', area: area(0, 0, rows.length, width), values: rows }],
    styles: [{ area: area(0, 0, 1, width), style: { bold: true } }],
    columns: [
      { from: 0, count: 1, width: 20 },
      { from: 1, count: width - 1, width: 13 },
    ],
  });
  const active = { sheet, row: 0, column: 0 };
  valueOf(await workbook.create({ id: 'list', sheets: [plan], names: [], active }));
  return valueOf(await workbook.save());
};

/** Somebody who follows a page of the guide, step by step. */
export interface Walk {
  readonly bench: Workbench;
  readonly pane: FrameLocator;
  readonly press: (name: string | RegExp) => Promise<void>;
  readonly unfold: (...summaries: readonly string[]) => Promise<void>;
  readonly tab: (name: string) => Promise<void>;
  /** Waits until the pane says so. */
  readonly reads: (text: string | RegExp) => Promise<void>;
  /** Enters the results of a round in the pane, and goes on to the next. */
  readonly play: (round: number, signs: string, next?: number) => Promise<void>;
  /** A picture of the pane from its top, or from what is given, of the sheet, or of both. */
  readonly shot: (
    name: string,
    of: 'pane' | 'sheet' | 'both',
    height: number,
    from?: Locator,
  ) => Promise<void>;
}

const WIDTH = 1200;
const HEIGHT = 720;
const PANE = 'Task pane';
/** Milliseconds after which a step does not come about. */
const PATIENT = 30_000;

const walkIn = (bench: Workbench): Walk => {
  const { page, pane } = bench;
  return {
    bench,
    pane,
    press: (name) => pane.getByRole('button', { name, disabled: false }).first().click(),
    unfold: async (...summaries) => {
      for (const text of summaries) await pane.locator('summary', { hasText: text }).first().click();
    },
    tab: (name) => pane.getByRole('tab', { name, exact: true }).click(),
    reads: (text) => pane.getByText(text).first().waitFor(),
    play: async (round, signs, next) => {
      await pane.getByRole('region', { name: `Round ${round}`, exact: true }).waitFor();
      await pane
        .getByRole('group', { name: /^Board \d+: .*no result yet$/ })
        .first()
        .focus();
      for (const sign of signs) await page.keyboard.press(sign);
      if (next !== undefined) await pane.getByRole('button', { name: `Go to round ${next}` }).click();
    },
    shot: async (name, of, height, from = pane.locator('main')) => {
      mkdirSync(FOLDER, { recursive: true });
      const path = join(FOLDER, `${name}.png`);
      await page.setViewportSize({ width: WIDTH, height });
      await from.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await bench.drawn();
      await settled(page);
      const beside = page.getByRole('complementary', { name: PANE });
      const at = (await beside.boundingBox())!;
      const clips = {
        pane: at,
        sheet: { x: 0, y: at.y, width: at.x, height: at.height },
        both: { x: 0, y: at.y, width: WIDTH, height: at.height },
      };
      await page.screenshot({ path, clip: clips[of] });
    },
  };
};

/** Follows a page of the guide from a list, or from a workbook that is there; nothing may go wrong. */
export const follow = async (
  from: List | Uint8Array,
  steps: (walk: Walk) => Promise<void>,
): Promise<void> => {
  const browser = await startBrowser();
  const bench = await Workbench.open(browser, { width: WIDTH, height: HEIGHT });
  const bytes = from instanceof Uint8Array ? from : await bookOf(from);
  bench.page.setDefaultTimeout(PATIENT);
  // The same lots each time, so that a picture changes only with what it shows.
  await bench.page.addInitScript(() => {
    let next = 1;
    crypto.getRandomValues = (bytes) => {
      for (let at = 0; at < new Uint8Array(bytes!.buffer).length; at += 1)
        new Uint8Array(bytes!.buffer)[at] = (next = (next * 75 + 74) % 65_537) % 256;
      return bytes;
    };
  });
  await bench.openFile('club.xlsx', bytes);
  await bench.pane.getByRole('heading', { level: 1 }).waitFor();
  try {
    await steps(walkIn(bench));
    expect(bench.faults).toEqual([]);
  } catch (error) {
    await bench.page.screenshot({ path: join(FOLDER, '..', 'guide-stopped-here.png') });
    throw error;
  } finally {
    await bench.close();
    await browser.close();
  }
};
