import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { openTeamEvents } from '../../src/app/open';
import { area } from '../../src/grid/cell';
import { newXlsx, openXlsx } from '../../src/workbook/xlsx';
import { valueOf } from '../results';
import { sheetPlan } from '../workbook/plan';
import { settled, violations } from './axe';
import { startBrowser } from './browser';
import { keyboard } from './hands';
import { PICTURES } from './states';
import { Workbench } from './workbench';

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const TEAMS = ['Ajax Chess Society of the Northern Harbour', 'Bears', 'שחמט חיפה', 'Dynamo'];

/** A workbook with four teams of four players and a reserve; one is a player short. */
const fourTeams = async (): Promise<Uint8Array> => {
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

const MOST_KEYS = 25;

describe('teams that all meet, by keyboard alone', () => {
  it('a list of four teams becomes their event, which is followed as results are typed', async () => {
    const bench = await Workbench.open(browser, { sample: 'club-16', width: 1400, height: 1500 });
    await bench.openFile('teams.xlsx', await fourTeams());
    const { pane } = bench;
    await pane.getByRole('button', { name: /for 18 players$/ }).waitFor();
    await bench.select('A1');
    const hands = keyboard(bench);
    await hands.press('button', 'Teams that all meet …');
    await pane.getByText('4 teams on 3 boards: 3 rounds, 6 matches, 18 games').waitFor();
    await hands.press('summary', 'Boards ·');
    await hands.write('Boards of a match', '4');
    await hands.choose('Who may sit where', 'everybody');
    await pane.getByText('4 teams on 4 boards: 3 rounds, 6 matches, 24 games').waitFor();
    await expectSound(bench, 'new');
    await hands.press('button', 'Create 3 rounds for 4 teams');
    await pane.getByText('The event of the teams is ready').waitFor();
    expect(hands.spent()).toBeLessThanOrEqual(MOST_KEYS);
    await pane.getByText('One seat of this round is empty').click();
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
    await hands.press('tab', 'Standings');
    await pane.getByRole('region', { name: 'Standings' }).waitFor();
    await pane.getByText('Players', { exact: true }).click();
    await expectSound(bench, 'standings');
    await hands.press('tab', 'Teams');
    await hands.press('button', /Bears/);
    await hands.press('button', 'They leave …');
    await expectSound(bench, 'leaves');
    await hands.press('button', 'Withdraw the team');
    await pane.getByRole('button', { name: 'Undo: ⁨Bears⁩ withdrawn' }).waitFor();
    await hands.press('tab', 'More');
    await expectSound(bench, 'more');
    expect(bench.faults).toEqual([]);
    await bench.close();
  });
});
