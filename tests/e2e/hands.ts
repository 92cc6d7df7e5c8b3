import type { Locator } from 'playwright-core';
import type { Workbench } from './workbench';

/** Somebody who works in the pane, and what it takes them: taps or key presses, of texts one. */
export interface Hands {
  /** Presses a button, opens a group, goes to a tab. */
  readonly press: (role: 'button' | 'tab' | 'summary', name: string | RegExp) => Promise<void>;
  readonly choose: (label: string, option: string) => Promise<void>;
  readonly write: (label: string, text: string) => Promise<void>;
  /** Says the results of the boards of the round that is shown, each `1`, `=` or `0` for the left side, `+` or `-`. */
  readonly results: (round: number, signs: readonly string[]) => Promise<void>;
  /** Goes on once a round is complete. */
  readonly goOn: (round: number) => Promise<void>;
  /** What was needed since it was asked last. */
  readonly spent: () => number;
}

/** More than this many elements are in no pane of ours. */
const MOST_STOPS = 150;

const nameNow = (focused: Locator): Promise<string> =>
  focused.evaluate((element) => {
    const labels = 'labels' in element ? (element as HTMLInputElement).labels : null;
    const name = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;
    return (name ?? '').replaceAll(/[\u2068\u2069]/g, '').trim();
  });

/** The keyboard alone: Tab goes from one thing to the next, keys do the rest. */
export const keyboard = ({ page, pane }: Workbench): Hands => {
  let count = 0;
  const key = async (...keys: readonly string[]): Promise<void> => {
    for (const each of keys) {
      await page.keyboard.press(each);
      count += 1;
    }
  };
  const focused = pane.locator(':focus');
  const fits = async (target: Locator): Promise<boolean> => {
    const wanted = await target.elementHandle();
    return (await focused.count()) > 0 && wanted !== null
      ? await focused.evaluate((element, other) => element === other, wanted)
      : false;
  };
  const goTo = async (target: Locator): Promise<void> => {
    await target.waitFor();
    for (let stops = 0; !(await fits(target)); stops += 1) {
      if (stops > MOST_STOPS) throw new Error(`Tab never comes to ${String(target)}`);
      if ((await focused.count()) === 0) await pane.locator('h1').focus();
      await key('Tab');
    }
  };
  /** In a toolbar, Tab comes to one button, and arrows go to the others. */
  const goAlong = async (target: Locator): Promise<void> => {
    const bar = pane.getByRole('toolbar').filter({ has: target });
    if ((await bar.count()) === 0) return goTo(target);
    await bar.waitFor();
    if ((await focused.count()) === 0) await pane.locator('h1').focus();
    while ((await bar.locator(':focus').count()) === 0) await key('Tab');
    while (!(await fits(target))) await key('ArrowRight');
  };
  const button = (name: string | RegExp) => pane.getByRole('button', { name, disabled: false }).first();
  return {
    press: async (role, name) => {
      if (role === 'summary') await goTo(pane.locator('summary', { hasText: name }));
      else if (role === 'button') await goAlong(button(name));
      else {
        const tab = pane.getByRole('tab', { name });
        await goTo(pane.getByRole('tab', { selected: true }));
        while (!(await fits(tab))) await key('ArrowRight');
      }
      await key('Enter');
    },
    choose: async (label, option) => {
      await goTo(pane.getByLabel(label, { exact: true }));
      await page.keyboard.type(option);
      count += 1;
    },
    write: async (label, text) => {
      await goTo(pane.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
      count += 1;
    },
    results: async (round, signs) => {
      await pane.getByRole('region', { name: `Round ${round}`, exact: true }).waitFor();
      const first = pane.getByRole('group', { name: /^Board \d+: .*no result yet$/ }).first();
      if (!/^Board /.test((await focused.count()) > 0 ? await nameNow(focused) : '')) await goTo(first);
      await key(...signs);
    },
    goOn: async (round) => {
      const next = button(`Go to round ${round}`);
      await next.waitFor();
      if (!(await fits(next))) await goTo(next);
      await key('Enter');
    },
    spent: () => {
      const spent = count;
      count = 0;
      return spent;
    },
  };
};

/** What a sign is called on its button. */
const BUTTONS: Readonly<Record<string, RegExp>> = { '1': /^1: /, '=': /^½: /, '0': /^0: / };
const OTHERS: Readonly<Record<string, string>> = { '+': '+-', '-': '-+' };

/** Fingers on a screen. */
export const touch = ({ pane }: Workbench): Hands => {
  let count = 0;
  const tap = async (target: Locator): Promise<void> => {
    await target.tap();
    count += 1;
  };
  const field = (label: string): Locator => pane.getByLabel(label, { exact: true });
  return {
    press: (role, name) =>
      tap(
        role === 'summary'
          ? pane.locator('summary', { hasText: name })
          : pane.getByRole(role, { name, disabled: false }).first(),
      ),
    choose: async (label, option) => {
      const options = field(label).locator('option');
      const names = await options.allTextContents();
      await field(label).selectOption({ label: names.find((name) => name.startsWith(option))! });
      count += 2;
    },
    write: async (label, text) => {
      await tap(field(label));
      await field(label).fill(text);
      count += 1;
    },
    results: async (round, signs) => {
      await pane.getByRole('region', { name: `Round ${round}`, exact: true }).waitFor();
      for (const sign of signs) {
        const board = pane.getByRole('group', { name: /^Board \d+: .*no result yet$/ }).first();
        const name = BUTTONS[sign];
        const before = (await board.getAttribute('aria-label')) ?? '';
        if (name) await tap(board.getByRole('button', { name }));
        else {
          await board.getByRole('combobox').selectOption(OTHERS[sign]!);
          count += 2;
        }
        await pane.getByRole('group', { name: before, exact: true }).waitFor({ state: 'detached' });
      }
    },
    goOn: (round) => tap(pane.getByRole('button', { name: `Go to round ${round}` })),
    spent: () => {
      const spent = count;
      count = 0;
      return spent;
    },
  };
};
