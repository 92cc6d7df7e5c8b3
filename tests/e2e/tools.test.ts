import type { Browser } from 'playwright-core';
import { openTournament } from '../../src/app/open';
import { newXlsx, openXlsx } from '../../src/workbook/xlsx';
import { startBrowser } from './browser';
import { expectLooks } from './states';
import { ROOT, Workbench } from './workbench';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trf26 } from '../../src/exchange/trf/fideFiles';
import { valueOf } from '../results';
import { newTeamEvent, playedMatches } from '../teamEvents';
import { rows } from '../../src/grid/block';
import type { CellValue } from '../../src/grid/cell';
import { sheetPlan } from '../workbook/plan';

const MEMBERS: readonly (readonly CellValue[])[] = [
  ['No', 'Name'],
  [1, 'Berg, Anna'],
  [2, 'Carlsen, Nils'],
  [3, 'Dahl, Eva'],
  [4, 'Eriksen, Olav'],
  [5, 'Frey, Ida'],
  [6, 'Gruber, Max'],
];

/** The Berger table of six, with 3-4 in round 4 in the place of 3-6. */
const DRAW: readonly (readonly CellValue[])[] = [
  ['Round 1', '1-6', '2-5', '3-4'],
  ['Round 2', '6-4', '5-3', '1-2'],
  ['Round 3', '2-6', '3-1', '4-5'],
  ['Round 4', '6-5', '1-4', '2-3'],
  ['Round 5', '3-4', '4-2', '5-1'],
];

const CROSSTABLE: readonly (readonly CellValue[])[] = [
  ['No', 'Name', 1, 2, 3, 4, 'Points'],
  [1, 'Berg, Anna', 'X', '1', '½', '1', 2.5],
  [2, 'Carlsen, Nils', '0', 'X', '1', '½', 1.5],
  [3, 'Dahl, Eva', '½', '0', 'X', '1', 1.5],
  [4, 'Eriksen, Olav', '0', '½', '0', 'X', 1],
];

const GAMES: readonly (readonly CellValue[])[] = [
  ['White', 'Black', 'Result'],
  ['Berg, Anna', 'Nils Carlsen', '1-0'],
  ['Dahl, Eva ', 'Frey, Ida', '½-½'],
];

const SHEETS = { Members: MEMBERS, Draw: DRAW, Table: CROSSTABLE, Games: GAMES };

/** A workbook as a club keeps it: a list, a draw in numbers with a misprint, a cross-table, games with slips. */
const toolsBook = async (): Promise<Uint8Array> => {
  const book = newXlsx();
  const made = await book.create({
    id: 'club',
    sheets: Object.entries(SHEETS).map(([name, values]) => sheetPlan(name, { blocks: [rows(0, 0, values)] })),
    names: [],
    active: { sheet: 'Draw', row: 0, column: 0 },
  });
  return valueOf(made.ok ? await book.save() : made);
};

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

/** Opens the club's workbook and a tool beside it. */
const openTool = async (name: string): Promise<void> => {
  await bench.openFile('club.xlsx', await toolsBook());
  await bench.pane.locator('summary', { hasText: 'More options' }).click();
  await bench.pane.getByRole('button', { name: 'Tools for your own sheets' }).click();
  await bench.pane.getByRole('button', { name, exact: true }).click();
  await bench.pane.getByRole('heading', { name, exact: true }).waitFor();
};

const press = (name: string | RegExp): Promise<void> =>
  bench.pane.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** What is shown in all looks, with pictures for people to look at. */
const expectSound = async (name: string): Promise<void> => {
  await expectLooks(bench, name);
  await bench.page.emulateMedia({ forcedColors: 'none' });
  await bench.wear('#ffffff');
};

const content = (address: string): Promise<string> =>
  bench
    .cell(address)
    .textContent()
    .then((text) => text ?? '');

/** Takes the last step back, and waits until a cell is as it was. */
const undo = async (address: string, before: string): Promise<void> => {
  await press(/^Undo: /);
  await bench.cell(address).getByText(before, { exact: true }).waitFor();
  await bench.pane.getByRole('button', { name: /^Undo: / }).waitFor({ state: 'detached' });
};

it('names come in the place of numbers, and go again', async () => {
  await openTool('Names for numbers');
  await bench.openSheet('Draw');
  await bench.select('A1', 'D5');
  await bench.pane.getByRole('group', { name: 'Pairing table' }).getByRole('button').click();
  await bench.openSheet('Members');
  await bench.select('A1', 'B7');
  await bench.pane.getByRole('group', { name: 'List of names' }).getByRole('button').click();
  await press('Preview the changes');
  await bench.pane.getByText('Change 15 cells').waitFor();
  await expectSound('tool names');
  await press('Change 15 cells');
  await bench.openSheet('Draw');
  await bench.cell('B1').getByText('Berg, Anna - Gruber, Max').waitFor();
  expect(await content('A1')).toBe('Round 1');
  await undo('B1', '1-6');
});

it('a misprint is told with its cell, and put right', async () => {
  await openTool('Check a pairing table');
  await bench.openSheet('Draw');
  await bench.select('A1', 'D5');
  await press('Check the selection');
  await bench.pane.getByText(/B5.*3-4 should be 3-6/).waitFor();
  await expectSound('tool check');
  await press('Correct one cell');
  await bench.cell('B5').getByText('3-6', { exact: true }).waitFor();
  await undo('B5', '3-4');
});

it('a cross-table becomes a tournament, and stays as it is', async () => {
  await openTool('Turn a cross-table into a tournament');
  await bench.openSheet('Table');
  await bench.select('A1', 'G5');
  await press('Read the selection');
  await bench.pane.getByText('4 players, 6 games, 6 finished').waitFor();
  await expectSound('tool adopt');
  await press('Create the tournament');
  await bench.pane.getByText('6 of 6 games finished').waitFor();
  await bench.openSheet('Table');
  expect(await content('D2')).toBe('1');
  const book = await openXlsx(await bench.save());
  const opened = book.ok ? await openTournament(book.value) : book;
  expect(opened.ok && opened.value.tournament.players.map(({ name }) => name)).toEqual([
    'Berg, Anna',
    'Carlsen, Nils',
    'Dahl, Eva',
    'Eriksen, Olav',
  ]);
});

it('what looks wrong is found, and the sure ones are put right together', async () => {
  await openTool('Look for mistakes');
  await bench.openSheet('Games');
  await press('Look for mistakes');
  await bench.pane.getByText('2 things look wrong.').waitFor();
  await expectSound('tool doctor');
  await press('Fix the 2 clear cases');
  await bench.pane.getByText('Nothing looks wrong on your sheets.').waitFor();
  expect([await content('B2'), await content('A3')]).toEqual(['Carlsen, Nils', 'Dahl, Eva']);
  await undo('B2', 'Nils Carlsen');
});

const REPORT = join(ROOT, 'tests/fixtures/exchange/trf16/rr6_tec_trf16.trf');

it('a report of another program becomes a tournament, and its results a page for everyone', async () => {
  const { page, pane } = bench;
  await bench.openFile('club.xlsx', await toolsBook());
  await pane.locator('summary', { hasText: 'More options' }).click();
  await pane.getByRole('button', { name: 'Open another program’s file' }).click();
  await pane.getByLabel('The file').setInputFiles(REPORT);
  await pane.getByText('6 players, 5 rounds, 15 games').waitFor();
  await expectSound('a file of another program');
  await pane.getByRole('button', { name: 'Create the tournament' }).click();
  await pane.getByText(/of 15 games finished/).waitFor();

  await pane.getByRole('tab', { name: 'Print' }).click();
  await pane.getByLabel('Who is it for?').selectOption({ label: 'English Chess Federation: results file' });
  await pane.getByText(/The report asks for .*ECF code/).waitFor();
  await expectSound('columns for a report');
  await pane.getByRole('button', { name: /^Add the .*column/ }).click();
  await pane.getByText(/which your list does not have/).waitFor({ state: 'detached' });
  await pane.getByLabel('Who is it for?').selectOption({ label: 'Databases, live boards (PGN)' });
  await pane.getByLabel('Which rounds').selectOption({ label: 'Round 2' });
  await pane.getByRole('button', { name: /^Save .*-round-2\.pgn$/ }).waitFor();
  await expectSound('one round to send');
  await pane.getByLabel('Who is it for?').selectOption({ label: 'Everyone: a web page' });
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
  const [{ content }] = valueOf(trf26.make!(event, { time: '2026-11-27T19:00' })).files;
  await bench.openFile('club.xlsx', await toolsBook());
  await pane.locator('summary', { hasText: 'More options' }).click();
  await pane.getByRole('button', { name: 'Open another program’s file' }).click();
  await pane
    .getByLabel('The file')
    .setInputFiles({ name: 'league.trf', mimeType: 'text/plain', buffer: Buffer.from(String(content)) });
  await pane.getByText('4 teams, 3 rounds, 6 matches, 2 finished').waitFor();
  await pane.getByText('Matches found').click();
  await pane.getByRole('region', { name: 'Matches found' }).waitFor();
  await expectSound('a file of teams of another program');
  await pane.getByRole('button', { name: 'Create the team league' }).click();
  await pane.getByText('2 of 6 matches finished').waitFor();
});
