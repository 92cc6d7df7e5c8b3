import { openTournament } from '../../src/app/open';
import { stillToPlay } from '../../src/core/results/progress';
import type { Tournament } from '../../src/core/model';
import { standings } from '../../src/core/tiebreak/standings';
import { openXlsx } from '../../src/workbook/xlsx';
import { valueOf } from '../results';
import { theBrowser } from './browser';
import { keyboard, touch, type Hands } from './hands';
import { Workbench } from './workbench';

const browser = theBrowser();

/** An evening in the pane: the list is selected in the sheet, all else is done by these hands. */
interface Evening {
  readonly bench: Workbench;
  readonly hands: Hands;
  /** What each thing took, by its name. */
  readonly took: Record<string, number>;
}

const HANDS = { keyboard, touch } as const;

/** What a player on the left makes of a game, again and again. */
const SIGNS = ['1', '=', '0', '1', '0', '='];

/** A round of as many games, other results every time. */
const signsOf = (round: number, games: number): readonly string[] =>
  Array.from({ length: games }, (_, game) => SIGNS[(round * 5 + game) % SIGNS.length]!);

const evening = async (by: keyof typeof HANDS, last: string): Promise<Evening> => {
  const bench = await Workbench.open(browser(), { sample: 'club-16', touch: by === 'touch', width: 1100 });
  await bench.pane.getByRole('button', { name: /^Create \d/ }).waitFor();
  await bench.select('A1', last);
  const hands = HANDS[by](bench);
  await hands.press('button', 'Use selection');
  return { bench, hands, took: {} };
};

const create = async ({ bench, hands }: Evening, name: string): Promise<void> => {
  await bench.pane.getByRole('button', { name, exact: true }).waitFor();
  await hands.press('button', name);
  await bench.pane.getByText('The tournament is ready').waitFor();
  hands.spent();
};

/** Plays rounds, each to its end. */
const play = async (
  { bench, hands, took }: Evening,
  [from, to]: readonly [number, number],
  { games, rounds, done = 0 }: { readonly games: number; readonly rounds: number; readonly done?: number },
): Promise<void> => {
  let finished = done;
  for (let round = from; round <= to; round += 1) {
    hands.spent();
    await hands.results(round, signsOf(round, games));
    finished += games;
    if (round < rounds) await hands.goOn(round + 1);
    const spent = hands.spent();
    if (round === from + 1) took['a round and on to the next'] = spent;
    await bench.pane.getByText(new RegExp(`^${finished} of \\d+ games finished$`)).waitFor();
  }
};

/** The sheet that tells how it ended is shown, and what stands in the file is what the rules make of the results. */
const finish = async ({ bench, hands, took }: Evening, sheet = 'Report'): Promise<Tournament> => {
  await hands.press('tab', 'Print');
  hands.spent();
  await hands.press('button', 'Prepare 1 sheet for printing');
  took['the final report'] = hands.spent();
  await bench.page.getByRole('tab', { name: sheet, selected: true }).waitFor();
  const { tournament } = valueOf(await openTournament(valueOf(await openXlsx(await bench.save()))));
  const [winner] = valueOf(standings(tournament)).rows;
  const { name } = tournament.players.find(({ no }) => no === winner!.no)!;
  await bench.grid.getByText(name).first().waitFor();
  expect(stillToPlay(tournament)).toEqual([]);
  expect(bench.faults).toEqual([]);
  await bench.close();
  return tournament;
};

const tenPlayers = async (): Promise<void> => {
  const all = await evening('keyboard', 'C11');
  await create(all, 'Create 9 rounds for 10 players');
  await play(all, [1, 9], { games: 5, rounds: 9 });
  const { games } = await finish(all);
  expect(games).toHaveLength(45);
  expect(all.took['a round and on to the next']).toBe(6);
  expect(all.took['the final report']).toBeLessThanOrEqual(16);
};

const elevenPlayers = async (by: keyof typeof HANDS): Promise<void> => {
  const all = await evening(by, 'C12');
  const { bench, hands, took } = all;
  await hands.press('summary', 'More options');
  await hands.press('summary', 'Pairings ·');
  await hands.choose('Pairing system', 'Show all');
  await hands.choose('Pairing system', 'Shifting boards');
  await create(all, 'Create 11 rounds for 11 players');
  await play(all, [1, 3], { games: 5, rounds: 11 });
  await hands.press('tab', 'Players');
  const leaver = bench.pane.getByRole('list', { name: 'Players' }).getByRole('button').nth(4);
  const name = ((await leaver.textContent()) ?? '').replaceAll(/^\d+|[\d.]+$/g, '');
  hands.spent();
  await hands.press('button', new RegExp(`^5 ?${name}`));
  await hands.press('button', 'Withdraw …');
  await hands.press('button', 'Withdraw the player');
  await bench.pane
    .getByText(/^Withdrew /)
    .first()
    .waitFor();
  took['a withdrawal, from Players'] = hands.spent();
  await hands.press('tab', 'Round');
  for (let round = 4; round <= 11; round += 1) {
    await bench.pane.getByRole('region', { name: `Round ${round}`, exact: true }).waitFor();
    const open = await bench.pane.getByRole('group', { name: /^Board \d+: .*no result yet$/ }).count();
    await hands.results(round, signsOf(round, open));
    if (round < 11) await hands.goOn(round + 1);
  }
  await bench.pane.getByText('All games are finished.').waitFor();
  const { players, system } = await finish(all);
  expect([system, players[4]!.status]).toEqual(['shift', 'annulled']);
  expect(took['a withdrawal, from Players']).toBe(by === 'touch' ? 3 : 14);
};

const sevenPlayers = async (): Promise<void> => {
  const all = await evening('keyboard', 'C8');
  const { bench, hands, took } = all;
  await hands.press('summary', 'More options');
  await hands.press('summary', 'Pairings ·');
  await hands.choose('Each pair meets', 'twice');
  await hands.choose('Pairing system', 'Crenshaw');
  await create(all, 'Create 14 rounds for 7 players');
  await play(all, [1, 1], { games: 3, rounds: 14 });
  await hands.press('tab', 'Players');
  hands.spent();
  await hands.press('button', 'Add a player …');
  await hands.write('Name', 'Latecomer, Lea');
  await bench.pane.getByText(/^.?Latecomer, Lea.? gets number 8\.$/).waitFor();
  await hands.press('button', 'Add the player');
  await bench.pane
    .getByText(/^Added .?Latecomer, Lea/)
    .first()
    .waitFor();
  took['a late entry, from Players'] = hands.spent();
  await hands.press('tab', 'Round');
  for (let round = 2; round <= 14; round += 1) {
    await hands.results(round, signsOf(round, 4));
    if (round < 14) await hands.goOn(round + 1);
  }
  await hands.press('summary', 'One game is postponed');
  await hands.press('button', /^Round 1, board 4: /);
  await hands.results(1, ['=']);
  await bench.pane.getByText('All games are finished.').waitFor();
  const { games, players } = await finish(all);
  expect([games.length, players.length]).toEqual([56, 8]);
  // The name counts as one, and one steps over the field for the list's own column.
  expect(took['a late entry, from Players']).toBe(8);
};

const match = async (by: keyof typeof HANDS): Promise<void> => {
  const bench = await Workbench.open(browser(), { sample: 'club-16', touch: by === 'touch', width: 1100 });
  await bench.pane.getByRole('button', { name: /^Create \d/ }).waitFor();
  await bench.type(
    'D1',
    'Team',
    ...['Kings', 'Queens', 'Kings', 'Queens', 'Kings', 'Queens', 'Kings', 'Queens'],
  );
  await bench.select('A1', 'D9');
  const hands = HANDS[by](bench);
  await hands.press('button', 'Use selection');
  const all: Evening = { bench, hands, took: {} };
  await bench.pane
    .getByText(/Kings.? against .?Queens/)
    .first()
    .waitFor();
  await create(all, 'Create 4 rounds for 8 players');
  await play(all, [1, 4], { games: 4, rounds: 4 });
  await bench.pane.getByText(/^.?Kings.? [\d.]+–[\d.]+ .?Queens.?$/).waitFor();
  const { games, teams } = await finish(all, 'Match');
  expect([games.length, teams.map(({ name }) => name)]).toEqual([16, ['Kings', 'Queens']]);
};

describe('from the list to the final report, by keyboard alone', () => {
  it('ten players, Berger', tenPlayers);

  it('eleven players, the cyclical movement of New Zealand, one leaves after round 3', () =>
    elevenPlayers('keyboard'));

  it('seven players, Crenshaw twice, one comes in late and takes the place of the bye', () => sevenPlayers());

  it('a match of two teams of four, as the list has their teams', () => match('keyboard'));
});

describe('from the list to the final report, by touch', () => {
  it('eleven players, the cyclical movement of New Zealand, one leaves after round 3', () =>
    elevenPlayers('touch'));

  it('a match of two teams of four, as the list has their teams', () => match('touch'));
});
