import type { Browser } from 'playwright-core';
import { addTournament } from '../../src/app/create';
import { openTournaments } from '../../src/app/open';
import { area } from '../../src/grid/cell';
import { newXlsx, openXlsx } from '../../src/workbook/xlsx';
import { valueOf } from '../results';
import { sectioned } from '../sectioned';
import { sheetPlan } from '../workbook/plan';
import { startBrowser } from './browser';
import { keyboard } from './hands';
import { Workbench } from './workbench';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** A workbook with 40 players of eight clubs, the first the strongest. */
const fortyPlayers = async (): Promise<Uint8Array> => {
  const rows = [
    ['Name', 'Rating', 'Club'],
    ...Array.from({ length: 40 }, (_, index) => [
      `Player ${index + 1}`,
      2400 - 10 * index,
      `Club ${(index * 3) % 8}`,
    ]),
  ];
  const workbook = newXlsx();
  const block = { kind: 'values' as const, area: area(0, 0, rows.length, 3), values: rows };
  valueOf(
    await workbook.create({
      id: 'list',
      sheets: [sheetPlan('Club', { blocks: [block] })],
      names: [],
      active: { sheet: 'Club', row: 0, column: 0 },
    }),
  );
  return valueOf(await workbook.save());
};

const MOST_KEYS = 15;

describe('sections, by keyboard alone', () => {
  it('40 players become ten quads, clubmates apart, with at most 15 key presses', async () => {
    const bench = await Workbench.open(browser, { sample: 'club-16', width: 1100 });
    await bench.openFile('forty.xlsx', await fortyPlayers());
    await bench.pane.getByRole('button', { name: /for 40 players$/ }).waitFor();
    await bench.select('A1');
    const hands = keyboard(bench);
    const began = Date.now();
    await hands.press('button', 'Deal into sections …');
    await hands.choose('Keep apart', 'Club');
    await bench.pane.getByRole('region', { name: 'Players of the sections' }).waitFor();
    await hands.press('button', 'Create 10 sections for 40 players');
    await bench.pane.getByText('The tournament is ready').waitFor();
    expect(hands.spent()).toBeLessThanOrEqual(MOST_KEYS);
    process.stdout.write(`Ten quads in the pane: ${Math.round((Date.now() - began) / 1000)} s\n`);
    await bench.openSheet('Sections');
    expect(await bench.cell('A14').innerText()).toBe('J');
    const [made, ...others] = valueOf(await openTournaments(valueOf(await openXlsx(await bench.save()))));
    expect(others).toEqual([]);
    const { sections = [], players } = made!.tournament;
    expect(sections.map(({ name }) => name).join('')).toBe('ABCDEFGHIJ');
    for (const { name } of sections) {
      const clubs = players.filter(({ section }) => section === name).map(({ federation }) => federation);
      expect([name, clubs.length, new Set(clubs).size]).toEqual([name, 4, 4]);
    }
    expect(bench.faults).toEqual([]);
    await bench.close();
  });
});

/** Two quads on one set of sheets in which the lower number has won every game, so that 1 and 2, 5 and 6 are first. */
const twoQuads = async (): Promise<Uint8Array> => {
  const made = sectioned([4, 4]);
  const games = made.games.map((game) => ({
    ...game,
    outcome: game.white < game.black ? ('1-0' as const) : ('0-1' as const),
  }));
  const workbook = newXlsx();
  valueOf(await addTournament(workbook, { ...made, games }, { time: '2026-11-20 09:00' }));
  return valueOf(await workbook.save());
};

describe('finals, by keyboard alone', () => {
  it('are made of the first two of each section, with the games between them carried over', async () => {
    const bench = await Workbench.open(browser, { sample: 'club-16', width: 1100 });
    await bench.openFile('quads.xlsx', await twoQuads());
    const hands = keyboard(bench);
    await hands.press('tab', 'More');
    const carry = bench.pane.getByRole('checkbox', { name: 'Carry games over' });
    await carry.focus();
    await bench.page.keyboard.press('Space');
    expect(await carry.isChecked()).toBe(true);
    await hands.press('button', 'Make the finals');
    await bench.pane.getByText('2 of 6 games finished').waitFor();
    const opened = valueOf(await openTournaments(valueOf(await openXlsx(await bench.save()))));
    const { players, carried, section } = opened[1]!.tournament;
    expect([section, carried]).toEqual(['Final A', 2]);
    expect(players.map(({ name }) => name).sort()).toEqual(['Player 1', 'Player 2', 'Player 5', 'Player 6']);
    expect(bench.faults).toEqual([]);
    await bench.close();
  });
});
