import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as SheetJS from 'xlsx';
import { serveSite } from '../../build/served-site.cjs';
import { siteFiles } from '../../build/site.cjs';
import { parseXlsx } from '../../emulator/files/parseXlsx';
import { theBrowser } from './browser';
import { ROOT, Workbench } from './workbench';

const BASE = 'https://roundabout.example/club';
const browser = theBrowser();

it('the page to try it on opens a list, makes a tournament, takes a result and saves it, from plain files', async () => {
  const files = await siteFiles();
  const refused: string[] = [];
  const context = await browser().newContext({ viewport: { width: 1366, height: 768 } });
  await serveSite(context, files, BASE, (address) => refused.push(address));
  const bench = Workbench.on(await context.newPage());
  await bench.page.goto(`${BASE}/try/`);
  await bench.openFile('club.xlsx', readFileSync(join(ROOT, 'assets/samples/candidates-2013.xlsx')));
  await bench.create();
  await bench.openSheet('Pairings');
  await bench.type('F5', '1-0');
  await bench.openSheet('Standings');
  await bench.cell('C5').getByText('1.0', { exact: true }).waitFor();
  const winner = await bench.cell('B5').innerText();

  const saved = await bench.save();
  const read = parseXlsx(saved);
  expect(read.ok && read.value.book.state.sheets.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Pairings', 'Standings', 'Players']),
  );
  await bench.openFile('saved.xlsx', saved);
  await bench.pane.getByText(winner).first().waitFor();
  await bench.openSheet('Standings');
  expect(await bench.cell('B5').innerText()).toBe(winner);
  expect([bench.faults, refused]).toEqual([[], []]);
  await context.close();
});

/** A workbook whose formulas, beyond what the page works out, have their values. */
const ownFormulas = (): Uint8Array => {
  const sheet = SheetJS.utils.aoa_to_sheet([['Name'], ['Ann'], ['Ben'], ['Cid']]);
  const cell = (at: string, f: string, v: string | number): void => {
    sheet[at] = { t: typeof v === 'number' ? 'n' : 's', f, v };
  };
  cell('D1', 'VLOOKUP("Ben",A1:B4,1,FALSE)', 'Ben');
  cell('D2', 'COUNTA(A:A)', 4);
  cell('D3', 'D2+1', 5);
  sheet['!ref'] = 'A1:D4';
  const book = { SheetNames: ['List'], Sheets: { List: sheet } };
  return new Uint8Array(SheetJS.write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
};

it('values of formulas that it cannot work out are shown, marked and saved; closing it asks until all is saved', async () => {
  const context = await browser().newContext({ viewport: { width: 1366, height: 768 } });
  await serveSite(context, await siteFiles(), BASE);
  const bench = Workbench.on(await context.newPage());
  const asked: string[] = [];
  bench.page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await bench.page.goto(`${BASE}/try/`);
  await bench.openFile('own.xlsx', ownFormulas());
  const texts = () => Promise.all(['D1', 'D2', 'D3'].map((at) => bench.cell(at).innerText()));
  expect(await texts()).toEqual(['Ben', '4', '5']);
  const marked = bench.page.locator('.cell.beyond');
  expect(await marked.evaluateAll((cells) => cells.map((cell) => cell.dataset['cell']))).toEqual([
    'D1',
    'D2',
    'D3',
  ]);
  await bench.type('B2', 'x');
  const refuse = bench.page.waitForEvent('dialog');
  await bench.page.close({ runBeforeUnload: true });
  await refuse;
  const sample = bench.page.getByLabel('Sample');
  const shown = () => sample.locator('option:checked').innerText();
  expect(await shown()).toBe('Your file');
  await sample.selectOption('messy');
  expect(await shown()).toBe('Your file');
  expect(asked).toEqual(['beforeunload', 'confirm']);

  const saved = SheetJS.read(await bench.save(), { cellFormula: true });
  const cells = ['D1', 'D2', 'D3'].map((at) => saved.Sheets['List']![at] as SheetJS.CellObject);
  expect(cells.map(({ v }) => v)).toEqual(['Ben', 4, 5]);
  expect(cells.map(({ f }) => f)).toEqual(['VLOOKUP("Ben",A1:B4,1,FALSE)', 'COUNTA(A:A)', 'D2+1']);
  await Promise.all([bench.page.waitForEvent('close'), bench.page.close({ runBeforeUnload: true })]);
  expect(asked).toHaveLength(2);
  await context.close();
});

it('a list typed into an empty workbook is saved under the name of its event, a file of one’s own under its own', async () => {
  const context = await browser().newContext({ viewport: { width: 1366, height: 768 } });
  await serveSite(context, await siteFiles(), BASE);
  const bench = Workbench.on(await context.newPage());
  const savedAs = async (): Promise<string> => {
    const [download] = await Promise.all([
      bench.page.waitForEvent('download'),
      bench.page.getByRole('button', { name: 'Save', exact: true }).click(),
    ]);
    return download.suggestedFilename();
  };
  await bench.page.goto(`${BASE}/try/`);
  await bench.page.getByLabel('Sample').selectOption('empty');
  await bench.page.getByText('Opened empty.xlsx.').waitFor();
  await bench.type('A1', 'Name', 'Ann', 'Ben', 'Cid', 'Dora');
  await bench.pane.getByLabel('Name of the event').fill('Class 3b: spring');
  await bench.create();
  expect(await savedAs()).toBe('Class 3b spring.xlsx');
  await bench.openFile('own.xlsx', await bench.save());
  expect(await savedAs()).toBe('own.xlsx');
  await context.close();
});

it('it calculates without HyperFormula, whose licence is not ours', async () => {
  expect(Buffer.from((await siteFiles()).get('try/workbench.js')!).toString()).not.toMatch(/hyperformula/i);
});
