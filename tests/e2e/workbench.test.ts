import { fileOf } from './files';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { makeXlsx } from '../../emulator/files/makeXlsx';
import { parseXlsx } from '../../emulator/files/parseXlsx';
import { startBrowser } from './browser';
import { ROOT, Workbench } from './workbench';
import { valueOf } from '../results';

let browser: Browser;
let bench: Workbench;
beforeAll(async () => {
  browser = await startBrowser();
});
beforeEach(async () => {
  bench = await Workbench.open(browser);
  await bench.pane.getByRole('heading', { level: 1 }).waitFor();
});
afterEach(async () => {
  expect(bench.faults).toEqual([]);
  await bench.close();
});
afterAll(() => browser.close());

const press = (key: string): Promise<void> => bench.press(key);
const value = (cell: string): Promise<string> => bench.cell(cell).innerText();
const nameBox = (): Promise<string> => bench.page.getByRole('textbox', { name: 'Name box' }).inputValue();
const formulaBar = (): Promise<string> =>
  bench.page.getByRole('textbox', { name: 'Formula bar' }).inputValue();

it('what is selected first stays selected, however slowly the workbook comes', async () => {
  await bench.page.route('**/samples/*.xlsx', async (route) => {
    await new Promise((done) => setTimeout(done, 1000));
    await route.continue();
  });
  await bench.page.reload();
  await bench.select('B3');
  await bench.pane.getByRole('heading', { level: 1 }).waitFor();
  expect(await nameBox()).toBe('B3');
});

it('Enter goes down, Tab right, Enter back to where the Tabs began; Escape leaves the cell as it was', async () => {
  await bench.cell('F2').click();
  await bench.page.keyboard.type('1');
  await press('Tab');
  await bench.page.keyboard.type('2');
  await press('Enter');
  expect([await value('F2'), await value('G2'), await nameBox()]).toEqual(['1', '2', 'F3']);
  await bench.page.keyboard.type('lost');
  await press('Escape');
  expect(await value('F3')).toBe('');
});

it('F2 opens a cell with its formula; arrows select, with Shift they draw the selection out', async () => {
  await bench.type('F2', '2', '=F2*21');
  await bench.cell('F3').click();
  expect([await value('F3'), await formulaBar()]).toEqual(['42', '=F2*21']);
  await press('F2');
  await bench.page.keyboard.type('+1');
  await press('Enter');
  expect(await value('F3')).toBe('43');
  await press('ArrowUp');
  await press('Shift+ArrowUp');
  await press('Delete');
  expect([await value('F2'), await value('F3')]).toEqual(['', '']);
});

it('what Excel does not take stays in the cell until it is put right', async () => {
  await bench.cell('F2').click();
  await bench.page.keyboard.type('=1+');
  await press('Enter');
  const editor = bench.page.getByRole('textbox', { name: 'Cell', exact: true });
  expect(await editor.inputValue()).toBe('=1+');
  await bench.page.keyboard.type('1');
  await press('Enter');
  expect(await value('F2')).toBe('2');
});

it('a result is chosen from the list beside its cell, with the keyboard too', async () => {
  await bench.create();
  await bench.cell('F5').click();
  await bench.page.getByRole('button', { name: 'Show choices' }).click();
  await bench.page.getByRole('option', { name: '0-1', exact: true }).click();
  await bench.cell('F5').getByText('0-1').waitFor();
  await press('Alt+ArrowDown');
  await press('ArrowUp');
  await press('Enter');
  expect(await value('F5')).toBe('½-½');
});

it("the pane's requests wait while a cell is edited", async () => {
  await bench.edit('F5');
  await bench.pane.getByRole('button', { name: 'Use selection' }).click();
  await bench.pane
    .getByText(/press Enter in it/)
    .first()
    .waitFor();
  await bench.page.getByRole('textbox', { name: 'Cell', exact: true }).press('Escape');
  await bench.pane
    .getByText(/press Enter in it/)
    .first()
    .waitFor({ state: 'detached' });
});

it('a name or an address typed into the name box is gone to', async () => {
  await bench.create();
  await bench.goTo('Standings!C5');
  expect(await nameBox()).toBe('C5');
  await bench.page.getByRole('tab', { name: 'Standings', selected: true }).waitFor();
  await bench.drawn();
  await bench.goTo('nothing');
  await bench.page.getByText('Nothing is called nothing.').waitFor();
});

it('50 players: only the rows that are seen are drawn, and the last game is reached', async () => {
  await bench.openFile('fifty.xlsx', await fileOf(50));
  await bench.openSheet('Pairings');
  expect(await bench.grid.getByRole('gridcell').count()).toBeLessThan(2500);
  await bench.goTo('A1229');
  await bench.cell('A1229').getByText('1225').waitFor();
  expect(await bench.cell('A5').count()).toBe(0);
});

it('each sample opens, and saved again it is the same', async () => {
  for (const name of ['club-16', 'interzonal-1955', 'messy', 'candidates-2013']) {
    await bench.page.getByLabel('Sample').selectOption(name);
    await bench.page.getByText(`Opened ${name}.xlsx.`).waitFor();
    const read = valueOf(parseXlsx(readFileSync(join(ROOT, 'assets', 'samples', `${name}.xlsx`))));
    expect([name, Buffer.from(await bench.save()).equals(Buffer.from(makeXlsx(read.book)))]).toEqual([
      name,
      true,
    ]);
  }
});
