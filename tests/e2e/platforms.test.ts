import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeXlsx } from '../../emulator/files/makeXlsx';
import { parseXlsx } from '../../emulator/files/parseXlsx';
import type { ChannelName } from '../../emulator/workbench/page/pane';
import { valueOf } from '../results';
import { theBrowser } from './browser';
import { expectLooks, PICTURES } from './states';
import { Workbench } from './workbench';

const browser = theBrowser();

/** Does something in a workbench of its own, in which nothing goes wrong. */
const within = async (channel: ChannelName, work: (bench: Workbench) => Promise<void>): Promise<void> => {
  const bench = await Workbench.open(browser(), { channel, width: 1200, height: 1000 });
  try {
    await work(bench);
    expect(bench.faults).toEqual([]);
  } finally {
    await bench.close();
  }
};

const send = async (bench: Workbench, ...to: readonly string[]): Promise<void> => {
  await bench.pane.getByRole('tab', { name: 'Print' }).click();
  for (const value of to) await bench.pane.getByLabel('Who is it for?').selectOption({ value });
};

const saves = (bench: Workbench): Promise<number> =>
  bench.pane.getByRole('button', { name: /^Save / }).count();

describe('Excel on the Mac, whose panes save no files', () => {
  it('has texts to copy, and says where a zip can be had', () =>
    within('B', async (bench) => {
      await bench.create();
      await send(bench, 'csv');
      await bench.pane.getByRole('button', { name: /^Copy the text of .*\.csv$/ }).waitFor();
      expect(await saves(bench)).toBe(0);
      await expectLooks(bench, 'a text to copy on the Mac', ['light', 'dark']);
      await send(bench, ' all', 'uschess');
      await bench.pane.getByRole('button', { name: 'Copy the command' }).waitFor();
      expect(await saves(bench)).toBe(0);
      await expectLooks(bench, 'a zip on the Mac', ['light', 'dark']);
    }));
});

describe('Excel on the iPad', () => {
  it('shows all files to be opened, and saves none', () =>
    within('D', async (bench) => {
      await bench.create();
      await send(bench, 'csv');
      await bench.pane.getByRole('button', { name: /^Copy the text of .*\.csv$/ }).waitFor();
      expect(await saves(bench)).toBe(0);
      await bench.pane.getByRole('tab', { name: 'More' }).click();
      await bench.pane.getByRole('button', { name: 'Open another program’s file' }).click();
      expect(await bench.pane.getByLabel('The file').getAttribute('accept')).toBe('*/*');
    }));
});

describe('Excel on the web, which tells nothing of its theme', () => {
  it('looks as the system does, also when that changes', () =>
    within('C', async (bench) => {
      await bench.pane.getByRole('button', { name: /^Create \d/ }).waitFor();
      expect(await bench.ground()).toBe('rgb(255, 255, 255)');
      await bench.page.emulateMedia({ colorScheme: 'dark' });
      await bench.drawn();
      expect(await bench.ground()).toBe('rgb(41, 41, 41)');
      mkdirSync(PICTURES, { recursive: true });
      await bench.page.screenshot({ path: join(PICTURES, 'the web in the dark.png') });
      await bench.page.emulateMedia({ colorScheme: 'light' });
      await bench.drawn();
      expect(await bench.ground()).toBe('rgb(255, 255, 255)');
    }));
});

it('a workbook that calculates only when asked says so, and is asked', () =>
  within('A', async (bench) => {
    await bench.create();
    const { book } = valueOf(parseXlsx(await bench.save()));
    book.calculationMode = 'Manual';
    await bench.openFile('manual.xlsx', makeXlsx(book));
    await bench.openSheet('Pairings');
    await bench.type('F5', '1-0');
    await bench.pane.getByText('1 of 28 games finished').waitFor();
    await bench.pane.getByText('does not recalculate automatically').waitFor();
    await expectLooks(bench, 'manual calculation');
    await bench.openSheet('Crosstable');
    const shown = (): Promise<string> => bench.grid.innerText();
    const before = await shown();
    await bench.pane.getByRole('button', { name: 'Calculate now' }).click();
    await bench.pane.getByText('The sheets are up to date.').waitFor();
    await bench.drawn();
    expect(await shown()).not.toBe(before);
  }));
