import { openTeamEvents } from '../teamEvents';
import { addTournament } from '../../src/app/create';
import { openTournaments } from '../../src/app/open';
import { newXlsx, openXlsx } from '../../src/workbook/xlsx';
import { valueOf } from '../results';
import { sectioned } from '../sectioned';
import { theBrowser } from './browser';
import { listBook } from './files';
import { keyboard } from './hands';
import { Workbench } from './workbench';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { settled, violations } from './axe';
import { PICTURES } from './states';

const browser = theBrowser();

/** A workbook with 40 players of eight clubs, the first the strongest. */
const fortyPlayers = (): Promise<Uint8Array> => {
  const rows = [
    ['Name', 'Rating', 'Club'],
    ...Array.from({ length: 40 }, (_, index) => [
      `Player ${index + 1}`,
      2400 - 10 * index,
      `Club ${(index * 3) % 8}`,
    ]),
  ];
  return listBook(rows);
};

const MOST_KEYS = 15;

describe('sections, by keyboard alone', () => {
  it('40 players become ten quads, clubmates apart, with at most 15 key presses', async () => {
    const bench = await Workbench.open(browser(), { sample: 'club-16', width: 1100 });
    await bench.openFile('forty.xlsx', await fortyPlayers());
    await bench.pane.getByRole('button', { name: /for 40 players$/ }).waitFor();
    await bench.select('A1');
    const hands = keyboard(bench);
    const began = Date.now();
    await hands.press('button', 'Sections');
    await hands.choose('Keep apart', 'Club');
    await bench.pane.getByText('10 sections of 4', { exact: true }).waitFor();
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
    const bench = await Workbench.open(browser(), { sample: 'club-16', width: 1100 });
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

const TEAMS = ['Ajax Chess Society of the Northern Harbour', 'Bears', 'שחמט חיפה', 'Dynamo'];

/** A workbook with four teams of four players and a reserve; one is a player short. */
const fourTeams = (): Promise<Uint8Array> => {
  const rows = [
    ['Name', 'Rating', 'Team'],
    ...TEAMS.flatMap((team, index) =>
      Array.from({ length: team === 'Bears' ? 3 : 5 }, (_, place) => [
        `Player ${'ABCD'[index]}${place + 1}`,
        2400 - 100 * place - index,
        team,
      ]),
    ),
  ];
  return listBook(rows);
};

const LOOKS = { light: '#ffffff', dark: '#262626' } as const;

/** axe finds nothing in the light and in the dark; pictures for people, in two widths. */
const expectSound = async (bench: Workbench, name: string): Promise<void> => {
  mkdirSync(PICTURES, { recursive: true });
  const height = bench.page.viewportSize()?.height ?? 1000;
  for (const [look, background] of Object.entries(LOOKS)) {
    await bench.wear(background);
    for (const width of [320, 600]) {
      await bench.sizePane(width, height);
      await settled(bench.page);
      const path = join(PICTURES, `teams-${name}-${look}-${width}.png`);
      await bench.page.screenshot({ path, clip: { x: 0, y: 0, width, height } });
      expect({ name, look, width, found: await violations(bench.page) }).toMatchObject({ found: [] });
    }
    await bench.putBack();
  }
  await bench.wear(LOOKS.light);
};

// One of them goes past “Play everyone twice”.
const MOST_KEYS_FOR_TEAMS = 26;

describe('a team league, by keyboard alone', () => {
  it('a list of four teams becomes their event, which is followed as results are typed', async () => {
    const bench = await Workbench.open(browser(), { sample: 'club-16', width: 1400, height: 1500 });
    await bench.openFile('teams.xlsx', await fourTeams());
    const { pane } = bench;
    await pane.getByText('A team league: your list has a column').waitFor();
    await bench.select('A1');
    const hands = keyboard(bench);
    await pane.getByText('4 teams on 3 boards: 3 rounds, 6 matches, 18 games').waitFor();
    await hands.write('Boards per match', '4');
    await hands.press('summary', 'More options');
    await hands.press('summary', 'Boards ·');
    await hands.choose('Who may sit where', 'everybody');
    await pane.getByText('4 teams on 4 boards: 3 rounds, 6 matches, 24 games').waitFor();
    await pane.getByText('Dates and venues · no dates').click();
    await pane.getByLabel('First round on').fill('2026-12-04');
    await pane.getByText(/^Dates and venues · Fri 4 Dec 2026 to /).waitFor();
    await expectSound(bench, 'new');
    await pane.getByText(/^Dates and venues · Fri 4 Dec 2026 to /).click();
    await pane.getByText('Boards · 4 boards').click();
    await hands.press('button', 'Create 3 rounds for 4 teams');
    await pane.getByText('The team league is ready').waitFor();
    expect(hands.spent()).toBeLessThanOrEqual(MOST_KEYS_FOR_TEAMS);
    await pane.getByText('One seat in this round is empty').click();
    await expectSound(bench, 'round');
    await hands.press('button', /^.?Bears.?, board 4/);
    await bench.page.keyboard.press('Escape');
    const [made, ...others] = valueOf(await openTeamEvents(valueOf(await openXlsx(await bench.save()))));
    expect(others).toEqual([]);
    expect(made!.tournament).toMatchObject({ discipline: { boards: 4, lineUp: 'fixed' }, rounds: 3 });
    expect(made!.tournament.players.map(({ name }) => name)).toEqual(TEAMS);

    await bench.openSheet('Matches');
    await bench.type('C7', '1-0', '½', '0-1', '1-0');
    await pane.getByText('1 of 6 matches finished').waitFor();
    const more = pane.getByLabel(/^More options for/).nth(1);
    await more.focus();
    // An arrow only opens the list.
    await bench.page.keyboard.press('ArrowDown');
    expect(await more.evaluate((list) => list === document.activeElement)).toBe(true);
    await bench.page.keyboard.press('ArrowDown');
    await bench.page.keyboard.press('Enter');
    await pane.getByText(/Fri 4 Dec 2026.? → .?no date yet/).waitFor();
    await expectSound(bench, 'postpone');
    await hands.press('button', 'Postpone the match');
    await pane.getByRole('button', { name: 'no date yet' }).waitFor();
    await hands.press('tab', 'Standings');
    await pane.getByRole('table', { name: 'Standings' }).getByRole('button').first().click();
    await pane.getByText('Individuals', { exact: true }).click();
    await expectSound(bench, 'standings');
    await hands.press('tab', 'Teams');
    await hands.press('button', /Bears/);
    await hands.press('button', 'Withdraw …');
    await expectSound(bench, 'leaves');
    await hands.press('button', 'Withdraw the team');
    await pane.getByRole('button', { name: 'Undo: Withdrew ⁨Bears⁩' }).waitFor();
    await hands.press('tab', 'More');
    await expectSound(bench, 'more');
    expect(bench.faults).toEqual([]);
    await bench.close();
  });
});
