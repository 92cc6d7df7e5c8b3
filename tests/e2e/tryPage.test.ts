import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

it('it calculates without HyperFormula, whose licence is not ours', async () => {
  expect(Buffer.from((await siteFiles()).get('try/workbench.js')!).toString()).not.toMatch(/hyperformula/i);
});
