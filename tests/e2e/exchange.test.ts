import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { trf26 } from '../../src/exchange/trf/format';
import { valueOf } from '../results';
import { newTeamEvent, playedMatches } from '../teamEvents';
import { startBrowser } from './browser';
import { expectLooks } from './states';
import { toolsBook } from './toolsBook';
import { ROOT, Workbench } from './workbench';

const REPORT = join(ROOT, 'tests/fixtures/exchange/trf16/rr6_tec_trf16.trf');

let browser: Browser;
let bench: Workbench;
beforeAll(async () => {
  browser = await startBrowser();
  bench = await Workbench.open(browser, { width: 1200, height: 1000 });
});
afterEach(() => expect(bench.faults.splice(0)).toEqual([]));
afterAll(async () => {
  await bench.close();
  await browser.close();
});

/** What is shown in all looks, with pictures for people to look at. */
const expectSound = async (name: string): Promise<void> => {
  await expectLooks(bench, name);
  await bench.page.emulateMedia({ forcedColors: 'none' });
  await bench.wear('#ffffff');
};

it('a report of another program becomes a tournament, and its results a page for everyone', async () => {
  const { page, pane } = bench;
  await bench.openFile('club.xlsx', await toolsBook());
  await pane.getByRole('button', { name: 'Open another program’s file' }).click();
  await pane.getByLabel('The file').setInputFiles(REPORT);
  await pane.getByText('6 players, 5 rounds, 15 games').waitFor();
  await expectSound('a file of another program');
  await pane.getByRole('button', { name: 'Create the tournament' }).click();
  await pane.getByText(/of 15 games finished/).waitFor();

  await pane.getByRole('tab', { name: 'Print' }).click();
  await pane.getByLabel('Who gets them').selectOption({ label: 'English Chess Federation: results file' });
  await pane.getByText(/what your list does not have: .*ECF code/).waitFor();
  await expectSound('columns for a report');
  await pane.getByRole('button', { name: /^Add the .*column/ }).click();
  await pane.getByText(/what your list does not have/).waitFor({ state: 'detached' });
  await pane.getByLabel('Who gets them').selectOption({ label: 'Game databases and live boards (PGN)' });
  await pane.getByLabel('Which games').selectOption({ label: 'Round 2' });
  await pane.getByRole('button', { name: /^Save .*-round-2\.pgn$/ }).waitFor();
  await expectSound('one round to send');
  await pane.getByLabel('Who gets them').selectOption({ label: 'Everyone: a web page' });
  await pane.getByText('Nothing is missing.').waitFor();
  await expectSound('results to send');
  const saving = page.waitForEvent('download');
  await pane.getByRole('button', { name: /^Save .*\.html$/ }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/\.html$/);
  const html = readFileSync(await saved.path(), 'utf8');
  expect(html).toContain('<!DOCTYPE html>');
  expect(html.match(/<th scope="row"/g)).toHaveLength(12);
});

it('a report of teams shows its matches and becomes their event', async () => {
  const { pane } = bench;
  const event = playedMatches(newTeamEvent(4, 3, { boards: 2 }), 'A-D 1=', 'B-C 00', 'D-C =.');
  const [{ content }] = valueOf(trf26.make!(event, { language: 'en', time: '2026-11-27T19:00' })).files;
  await bench.openFile('club.xlsx', await toolsBook());
  await pane.getByRole('button', { name: 'Open another program’s file' }).click();
  await pane
    .getByLabel('The file')
    .setInputFiles({ name: 'league.trf', mimeType: 'text/plain', buffer: Buffer.from(String(content)) });
  await pane.getByText('4 teams, 3 rounds, 6 matches, 2 finished').waitFor();
  await pane.getByText('The matches as they were read').click();
  await pane.getByRole('region', { name: 'The matches as they were read' }).waitFor();
  await expectSound('a file of teams of another program');
  await pane.getByRole('button', { name: 'Create the event of the teams' }).click();
  await pane.getByText('2 of 6 matches finished').waitFor();
});
