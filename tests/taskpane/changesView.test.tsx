import { withStatus } from '../changed';
import {
  besideSheet,
  button as buttonOf,
  buttons,
  choicesOf,
  does,
  field,
  FOUR,
  fill,
  fillIn,
  isDisabled,
  idle,
  nameOf,
  openNew,
  openPane,
  plain,
  press,
  rowsOf,
  said,
} from './drawn';
import '../../src/taskpane/view/print';
import '../../src/taskpane/view/players';
import '../../src/taskpane/view/steps';
import '../../src/taskpane/view/standings';
import { act } from 'react';
import { addTournament } from '../../src/app/create';
import type { ProfileId } from '../../src/core/model';
import type { Pane } from '../../src/taskpane/pane';
import { area } from '../../src/grid/cell';
import { QUADS } from '../../src/taskpane/sections';
import { afterThisTest } from '../afterThisTest';
import { valueOf } from '../results';
import { sectioned } from '../sectioned';
import { listOf, ports, withLeftovers, withList } from './ports';

/** The players of a tournament of four, numbered as in the list, and what can be done to them. */
const open = async (profile?: ProfileId): Promise<Pane> => {
  const pane = await openNew(profile ? { profile } : {});
  await does(() => pane.turnTo('players'));
  return pane;
};

const take = (pane: Pane, ...call: Parameters<Pane['takeChange']>): Promise<void> =>
  act(async () => pane.takeChange(...call));

const noticeText = (pane: Pane): string => {
  const { notice } = pane.get();
  return notice?.what === 'done' ? notice.text : '';
};

const undoText = (): string | undefined => buttons().find((name) => name.startsWith('Undo: '));
const labels = (): readonly string[] => [...document.querySelectorAll('label')].map((label) => said(label));
const redoText = (): string | undefined => buttons().find((name) => name.startsWith('Redo: '));

describe('what the pane says of the last step', () => {
  it('is nothing before anything was done', async () => {
    await open();
    expect(undoText()).toBeUndefined();
  });

  it('is what was done, and when', async () => {
    const pane = await open();
    await take(pane, 'record', { game: '1', result: '1-0' });
    expect(undoText()).toBe('Undo: Recorded Anna – Dora 1–0');
    expect(said()).toContain(
      'Fri 20 Nov 2026 09:00, 1 cell. To undo what you typed on a sheet, use Excel’s own Undo.',
    );
    expect(isDisabled(undoText()!)).toBe(false);
  });

  it('names the player whom it was about', async () => {
    const pane = await open();
    await take(pane, 'withdraw', { player: '2' });
    expect(undoText()).toBe('Undo: Withdrew Bert');
  });

  it('counts several results, and names one that was cleared', async () => {
    const pane = await open();
    await does(() => {
      pane.record(1, '1-0');
      pane.record(2, '½-½');
    });
    expect(undoText()).toBe('Undo: Recorded the last 2 results: boards 1 and 2');
    await does(() => pane.record(2, ''));
    expect(undoText()).toBe('Undo: Cleared Bert – Cora');
  });

  it('names three boards or more in a row by the first and the last', async () => {
    const pane = await openNew({}, { names: ['Anna', 'Bert', 'Cora', 'Dora', 'Emil', 'Finn'] });
    await does(() => [1, 2, 3].forEach((no) => pane.record(no, '0-1')));
    expect(undoText()).toBe('Undo: Recorded the last 3 results: boards 1–3');
  });

  it('says who wins by forfeit, and that it was taken back', async () => {
    const pane = await open();
    await take(pane, 'record', { game: '1', result: '+-' });
    expect(undoText()).toBe('Undo: Recorded Anna – Dora: Anna wins by forfeit');
    await press(undoText()!);
    expect(plain(noticeText(pane))).toBe('Undone: Anna – Dora: Anna wins by forfeit');
  });

  it('keeps a result in one line, and says what it replaces', async () => {
    const pane = await open();
    await take(pane, 'record', { game: '1', result: '0-1' });
    const parts = [...document.querySelectorAll('[role=group] summary > span')].map((part) => said(part));
    expect(parts).toContain('0–1');
    await take(pane, 'record', { game: '1', result: '+-' });
    await take(pane, 'record', { game: '1', result: '1-0' });
    expect(undoText()).toBe('Undo: Recorded Anna – Dora 1–0 (was +/-)');
    await take(pane, 'record', { game: '1', result: '1/2' });
    expect(undoText()).toBe('Undo: Recorded Anna – Dora ½–½ (was 1–0)');
    const last = [...document.querySelectorAll('[role=group] summary > span')].map((part) => said(part));
    expect(last).toContain('½–½ (was 1–0)');
  });

  it('shows all players once the one on show is off the list', async () => {
    const pane = await openNew({}, { names: [...FOUR, 'Emil', 'Finn'] });
    await does(() => pane.showPlayer(2));
    expect(said()).not.toContain('Place 1');
    await press('Take off the list …');
    await press('Take off the list');
    expect(pane.get()).toMatchObject({ tab: 'players', player: null, problems: [] });
    expect(buttons()).toContain('2Cora0');
    await does(() => pane.showPlayer(2));
    await does(() => pane.takeChange('enter', { name: 'Gina' }));
    const { player, opened } = pane.get();
    expect(opened!.open.tournament.players.find(({ no }) => no === player)!.name).toBe('Cora');
  });

  it('can be closed, and stands under More even then', async () => {
    const pane = await open();
    await take(pane, 'record', { game: '1', result: '1-0' });
    await press('Close this message');
    expect(undoText()).toBeUndefined();
    await does(() => pane.turnTo('more'));
    expect(undoText()).toBe('Undo: Recorded Anna – Dora 1–0');
  });

  it.each(['play', 'standings', 'players', 'print', 'more'] as const)(
    'stays under the tab %s',
    async (tab) => {
      const pane = await open();
      await take(pane, 'substitute', { player: '2', newName: 'Emil' });
      await does(() => pane.turnTo('players'));
      await does(() => pane.turnTo(tab));
      expect(undoText()).toBe('Undo: Entered Emil as a substitute');
    },
  );

  it('is nothing where the file was opened anew, but under More', async () => {
    const workbook = withLeftovers(withList(listOf(['Anna', 'Bert', 'Cora', 'Dora'])));
    const { pane } = await openPane(ports(workbook));
    await does(() => pane.create());
    await take(pane, 'record', { game: '1', result: '1-0' });
    expect(undoText()).toMatch(/^Undo: Recorded .* 1–0$/);
    const again = await openPane(ports(workbook));
    expect(again.pane.get().opened).not.toBeNull();
    expect(undoText()).toBeUndefined();
    await does(() => again.pane.turnTo('more'));
    expect(undoText()).toMatch(/^Undo: Recorded .* 1–0$/);
  });

  it('says beside the players how many have withdrawn', async () => {
    const pane = await open();
    await take(pane, 'withdraw', { player: '2' });
    expect(said()).toContain('4 players, 1 withdrawn, 3 rounds');
  });

  it('marks what was played and does not count, and what nobody will play', async () => {
    const pane = await openNew();
    await take(pane, 'record', { game: '1', result: '1-0' });
    await take(pane, 'withdraw', { player: '4', rule: 'fide' });
    const boards = [...document.querySelectorAll('[role=region] [role=group][aria-label^="Board "]')];
    expect(boards.map((board) => said(board).includes('Does not count'))).toEqual([true, false]);
    const resultsOf = async (player: number): Promise<readonly (string | undefined)[]> => {
      await does(() => pane.showPlayer(player));
      return rowsOf(`Games of ${FOUR[player - 1] ?? ''}`).map((row) => row.split('|').at(-1));
    };
    expect(await resultsOf(4)).toEqual(['Result', 'lost', 'will not be played', 'will not be played']);
    expect(await resultsOf(2)).toEqual(['Result', 'Board\u00a02', 'Board\u00a02', 'will not be played']);
  });

  it('stays closed until the next step, whatever else was told meanwhile', async () => {
    const pane = await open();
    await take(pane, 'record', { game: '1', result: '1-0' });
    await press('Close this message');
    await does(() => pane.makeReady([], [{ handout: 'player-cards', player: 1 }]));
    expect(said()).toMatch(/Added the sheet “.+”. Press Ctrl\+P/);
    await press('Close this message');
    expect(undoText()).toBeUndefined();
    await take(pane, 'record', { game: '2', result: '1-0' });
    expect(undoText()).toBe('Undo: Recorded Bert – Cora 1–0');
  });

  it('is the step before, once it was taken back', async () => {
    const pane = await open();
    await take(pane, 'record', { game: '1', result: '1-0' });
    await take(pane, 'withdraw', { player: '2' });
    await press(undoText()!);
    expect(pane.get().problems).toEqual([]);
    expect(undoText()).toBe('Undo: Recorded Anna – Dora 1–0');
    await press(undoText()!);
    expect(undoText()).toBeUndefined();
  });

  it('is one line once a step was taken back: that it was, beside Undo and Redo', async () => {
    const pane = await open();
    await take(pane, 'record', { game: '1', result: '1-0' });
    await take(pane, 'withdraw', { player: '2' });
    await press(undoText()!);
    const told = document.querySelector('[role=group][aria-label="Last step"]')!;
    expect(said(told)).toBe('Undone: Withdrew BertUndoRedo');
    await press(undoText()!);
    expect(said()).not.toContain('The tournament is ready');
    expect(redoText()).toBe('Redo: Recorded Anna – Dora 1–0');
  });

  it('goes once somebody types on the sheets, and stands under More as long as it can be taken back', async () => {
    const { pane, type } = await besideSheet();
    await act(async () => pane.record(1, '1-0'));
    await idle(pane);
    expect(undoText()).toBe('Undo: Recorded Anna – Dora 1–0');
    await type(1, 'my note', 12);
    expect(undoText()).toBe('Undo: Recorded Anna – Dora 1–0');
    await type(2, '0-1');
    expect(undoText()).toBeUndefined();
    await does(() => pane.turnTo('more'));
    expect(undoText()).toBe('Undo: Recorded Anna – Dora 1–0');
    await type(1, '½-½');
    expect(undoText()).toBeUndefined();
    await does(() => pane.turnTo('play'));
    await act(async () => pane.record(2, '1-0'));
    await idle(pane);
    expect(undoText()).toBe('Undo: Recorded Bert – Cora 1–0 (was 0–1)');
  });

  it('takes the place of how to print once somebody types on the sheets', async () => {
    const { pane, type } = await besideSheet();
    await does(() => pane.turnTo('print'));
    await does(() => pane.makeReady([{ sheet: 'Standings', area: area(0, 0) }], []));
    expect(said()).toContain('The sheet “Standings” is open. Press Ctrl+P');
    await type(2, '0-1');
    expect(pane.get().notice).toBeNull();
  });

  it('can be done again once it was taken back, until something else was done', async () => {
    const pane = await open();
    await take(pane, 'record', { game: '1', result: '1-0' });
    await take(pane, 'withdraw', { player: '2' });
    expect(redoText()).toBeUndefined();
    await press(undoText()!);
    expect(redoText()).toBe('Redo: Withdrew Bert');
    await press(undoText()!);
    expect(redoText()).toBe('Redo: Recorded Anna – Dora 1–0');
    await take(pane, 'redo', {});
    expect(plain(noticeText(pane))).toBe('Recorded Anna – Dora 1–0');
    expect([undoText(), redoText()]).toEqual(['Undo: Recorded Anna – Dora 1–0', 'Redo: Withdrew Bert']);
    await take(pane, 'adjust', { player: '1', points: '-1', reason: 'late' });
    expect(pane.get().problems).toEqual([]);
    expect(redoText()).toBeUndefined();
  });
});

/** A button beside what stands in the way of a change. */
const wayOut = (name: string): HTMLButtonElement =>
  [
    ...document.querySelectorAll<HTMLButtonElement>('[role=group][aria-label="A player joins late"] button'),
  ].find((each) => each.textContent === name)!;

describe('what can happen', () => {
  const offered = (): readonly string[] => buttons().filter((name) => name.endsWith('…'));

  it('to nobody in particular is offered above the list of the players', async () => {
    await open();
    expect(offered()).toEqual([
      'Add a player …',
      'Withdraw …',
      'Enter a substitute …',
      'Correct a result …',
      'Reverse colours …',
      'Swap two players …',
      'Swap two games …',
      'Adjust points …',
      'Set dates …',
    ]);
    const first = buttonOf('Add a player …');
    expect([first.closest('details'), buttonOf('Swap two games …').closest('details')]).toEqual([
      null,
      document.querySelector('[role=tabpanel] details'),
    ]);
  });

  it('to a game with a date is another date', async () => {
    const pane = await openNew({ firstDay: '2026-12-04' });
    await does(() => pane.turnTo('players'));
    expect(offered().at(-1)).toBe('Move to another date …');
  });

  it('that cannot happen any more says so before anybody types', async () => {
    const pane = await open();
    await press('Add a player …');
    expect(said()).not.toContain('numbers are taken');
    expect(labels()).toContain('Name');
    await take(pane, 'record', { game: '1', result: '1-0' });
    await act(async () => pane.change('enter'));
    expect(said()).toContain('Play has begun, and all 4 numbers are taken.');
    expect(labels()).not.toContain('Name');
    expect(buttons()).not.toContain('Add the player');
  });

  it('says what a newcomer does to everyone before anybody types, above the fields', async () => {
    const pane = await openNew({ numbers: 'lots' }, { names: ['Anna', 'Bert', 'Cora', 'Dora', 'Emil'] });
    await does(() => pane.turnTo('players'));
    await press('Add a player …');
    const form = () => plain(said(document.querySelector('[role=group][aria-label="A player joins late"]')!));
    expect(form()).toMatch(
      /^A player joins lateThe newcomer gets number \d\.Nobody has a result yet, so everyone is paired again, with new numbers by lot\..*Name/,
    );
    await fill('Name', 'Anna');
    expect(form()).toContain('Nobody has a result yet');
    expect(isDisabled('Add the player')).toBe(true);
    await fill('Name', 'Fred');
    expect(form()).toMatch(/^A player joins lateFred gets number \d\./);
    await act(async () => pane.change(null));
    await take(pane, 'record', { game: '1', result: '1-0' });
    await press('Add a player …');
    expect(form()).toMatch(
      /^A player joins lateThe newcomer gets number 6\.The newcomer takes the bye and meets everyone\. All other games stay as they are\./,
    );
  });

  it('asks for the club of a newcomer under the heading that the list has', async () => {
    const clubs = FOUR.map((name) => [name, `${name}’s school`]);
    const { pane } = await openPane(ports(withLeftovers(withList([['Name', 'School'], ...clubs]))));
    await act(async () => pane.create());
    await does(() => pane.turnTo('players'));
    await press('Add a player …');
    expect(labels()).toContain('School');
    expect(labels()).not.toContain('Club');
  });

  it('to nobody in particular has its name above its form, and its button stands out', async () => {
    await open();
    await press('Correct a result …');
    const pressed = [...document.querySelectorAll<HTMLButtonElement>('button')].filter(
      (button) => button.ariaExpanded === 'true',
    );
    expect(pressed.map(said)).toEqual(['Correct a result …']);
    expect(pressed[0]!.className).not.toBe(buttonOf('Add a player …').className);
    expect([...document.querySelectorAll('h3')].map(said)).toEqual([
      'A result was wrong, or a game is postponed',
    ]);
  });

  it('leave out the games of an empty place where a result is corrected, and on its own page', async () => {
    const around = ports(withLeftovers(withList(listOf([...FOUR, 'Emil', 'Finn']))));
    const pane = await openNew({}, around);
    const { sheet, area: names } = pane.get().opened!.open.parts.places.Players_name!;
    const cell = { sheet, row: names.row + 5, column: names.column, expect: 'Finn', write: 'BYE' };
    valueOf(await around.workbook.change({ cells: [cell] }));
    await does(() => pane.lookAgain());
    await does(() => pane.turnTo('players'));
    await press('Correct a result …');
    const [whose] = document.querySelectorAll('select');
    expect(choicesOf(whose!)).toEqual(['Choose …', '1 Anna', '2 Bert', '3 Cora', '4 Dora', '5 Emil']);
    await fill('Game of', '1');
    expect(choicesOf(document.querySelectorAll('select')[1]!)).toHaveLength(5);
    await does(() => pane.showPlayer(6));
    expect(said()).not.toContain('will not be played');
    expect(rowsOf()).toEqual([]);
  });

  it('to a player who stops asks who that is and who comes instead', async () => {
    await open();
    await press('Enter a substitute …');
    const asked = [...document.querySelectorAll('label')].map(said);
    expect(asked.filter((label) => label.startsWith('Who '))).toEqual(['Who is replaced', 'Who takes over']);
  });

  it('that cannot happen any more leads to what can: a substitute, or another tournament', async () => {
    const pane = await open();
    await take(pane, 'record', { game: '1', result: '1-0' });
    await press('Add a player …');
    await does(() => wayOut('Enter a substitute …').click());
    await act(async () => pane.give({ newName: 'Emil' }));
    await chooseIn('2 Bert', '2');
    expect(said()).toContain('Emil takes over number 2 from Bert.');
    expect(said()).not.toContain('stays with the number');
    await act(async () => pane.give({ newName: 'Emil', player: '1' }));
    expect(said()).toContain(
      'A result of Anna stays with the number: all sheets show Emil from round 1. To keep them under the name of Anna, withdraw Anna',
    );
    const form = document.querySelector('[aria-label="Somebody plays instead of a player"]')!;
    await does(() =>
      [...form.querySelectorAll('button')].find((each) => said(each) === 'Withdraw …')!.click(),
    );
    expect(pane.get().changing).toMatchObject({ change: 'withdraw', given: { player: '1' } });
    await act(async () => pane.change('substitute', { newName: 'Emil', player: '2' }));
    await press('Enter the substitute');
    await act(async () => pane.showPlayer(2));
    expect(said()).toContain('Took over from Bert.');
    await act(async () => pane.showPlayer(null));
    expect(undoText()).toBe('Undo: Entered Emil as a substitute');
    await act(async () => pane.change('enter'));
    await does(() => wayOut('Create another tournament').click());
    expect(pane.get().screen).toBe('new');
  });

  it('that cannot happen any more leads to the place of the only player who has left', async () => {
    const pane = await open();
    await take(pane, 'record', { game: '1', result: '1-0' });
    await take(pane, 'withdraw', { player: '1' });
    await press('Add a player …');
    expect(said()).toContain('It is easiest if a newcomer takes over from a player who has left (Anna).');
    const ways = buttons().filter((name) => /^(Add 2|Enter a substitute|Create another)/.test(name));
    expect(ways.indexOf('Enter a substitute …')).toBeLessThan(ways.indexOf('Create another tournament'));
    await does(() => wayOut('Enter a substitute …').click());
    expect(pane.get().changing.given).toMatchObject({ player: '1' });
    await act(async () => pane.give({ player: '1', newName: 'Emil' }));
    expect(said()).toContain('The result of Anna does not count: it is cleared, and Emil plays this game.');
    expect(said()).not.toContain('withdraw Anna');
    await press('Enter the substitute');
    expect(pane.get().problems).toEqual([]);
    const { games, players } = pane.get().opened!.open.tournament;
    expect([players[0]!.name, players[0]!.status, games[0]!.outcome]).toEqual(['Emil', 'playing', null]);
  });

  it('that was begun is closed where another page is looked at', async () => {
    const pane = await open();
    await press('Enter a substitute …');
    expect(pane.get().changing.change).toBe('substitute');
    await does(() => pane.turnTo('standings'));
    await does(() => pane.turnTo('players'));
    expect(document.querySelector('[aria-label="Somebody plays instead of a player"]')).toBeNull();
  });

  it('to a full tournament is added by agreement: rounds at the end, and who plays whom in them, before it is done', async () => {
    const pane = await open();
    await take(pane, 'record', { game: '1', result: '1-0' });
    await press('Add a player …');
    const rounds = 'With 2 more rounds, a newcomer meets everyone (4 games)';
    expect(said()).toContain('There is no free place. How should they join?');
    expect(said()).toContain(rounds);
    expect(wayOut('Add 2 rounds').className).toBe(wayOut('Enter a substitute …').className);
    await does(() => wayOut('Add 2 rounds').click());
    expect(said()).not.toContain('numbers are taken');
    expect(said()).toContain(rounds);
    expect(document.activeElement).toBe(document.querySelector('[role=group] input'));
    const folded = () => plain(said(document.querySelector('[aria-label="What will happen"] details')!));
    expect(folded()).toMatch(/Round 2: .+ instead of \w+ – \w+, which moves to round 4/);
    expect(folded()).toContain('The newcomer');
    await fill('Name', 'Emil');
    expect(folded()).toContain('5 players play 5 rounds, not 3.');
    expect(folded()).toContain('Emil');
    await press('Add the player');
    expect(pane.get().problems).toEqual([]);
    expect(undoText()).toBe('Undo: Added Emil');
  });

  it('to a section is not led to the place of whoever left another one', async () => {
    const made = sectioned([4, 4]);
    const workbook = withLeftovers(withList());
    await addTournament(workbook, withStatus(made, 1, 'withdrawn'), { time: '2026-11-20 09:00' });
    const { pane } = await openPane(ports(workbook));
    await does(() => pane.turnTo('players'));
    await press('Add a player …');
    const ways = () => buttons().filter((name) => name === 'Enter a substitute …').length;
    await fill('Section', 'A');
    const inA = ways();
    await fill('Section', 'B');
    expect([inA, ways()]).toEqual([2, 1]);
  });

  it('to sections by age is offered with the years, and the section of the date of birth that is typed', async () => {
    const made = sectioned([4, 4], { columns: ['Born'] });
    const born = [2018, 2017, 2017, 2016, 2016, '2015-12-24', null, 2014];
    const opened = async (years: readonly (number | string | null)[]): Promise<readonly string[]> => {
      const workbook = withLeftovers(withList());
      const players = made.players.map((player, at) => ({ ...player, extra: [years[at] ?? null] }));
      await addTournament(workbook, { ...made, players }, { time: '2026-11-20 09:00' });
      const { pane } = await openPane(ports(workbook));
      await does(() => pane.turnTo('players'));
      await press('Add a player …');
      return [...field<HTMLSelectElement>('Section').options].map(({ text }) => text);
    };
    const section = async (typed: string): Promise<string> => {
      await fill('Born', typed);
      return field<HTMLSelectElement>('Section').value;
    };
    const offered = await opened(born);
    expect(offered).toEqual(['A: 2016–2018', 'B: 2014–2016']);
    expect([await section('2015-05-03'), await section('3 May 2017'), await section('2009')]).toEqual([
      ...['B', 'A', 'B'],
    ]);
    await fill('Name', 'Emil');
    expect(said()).toContain('Emil gets number 5 in section B.');
    await fill('Section', 'A');
    expect(await section('2014')).toBe('A');
    expect(await opened([2018, 2014, 2016, 2015, 2018, 2014, 2016, 2015])).toEqual(['A', 'B']);
    expect(await section('2014')).toBe('A');
  });

  it('to sections is offered where there is room; a full section says what else is possible, each with its button', async () => {
    const made = sectioned([4, 4]);
    const [first, ...games] = made.games;
    const workbook = withLeftovers(withList());
    await addTournament(
      workbook,
      { ...made, games: [{ ...first!, outcome: '1-0' }, ...games] },
      { time: '2026-11-20 09:00' },
    );
    const { pane } = await openPane(ports(workbook));
    await does(() => pane.turnTo('players'));
    await press('Add a player …');
    expect(said()).not.toContain('Before the first result');
    const { value, options } = field<HTMLSelectElement>('Section');
    expect([value, ...[...options].map(({ text }) => text)]).toEqual(['B', 'B', 'A (full)']);
    await fill('Section', 'A');
    expect(said()).toContain('There is no free place. How should they join?');
    expect(said()).toContain('all 4 numbers of section A are taken.');
    expect(said()).toContain('With 2 more rounds in section A, a newcomer meets everyone (4 games)');
    await fill('Section', 'B');
    await fill('Name', 'Emil');
    expect(said()).toContain('5 players play 5 rounds, not 3.');
    await fill('Section', 'A');
    expect(said()).toContain('With 2 more rounds in section A, a newcomer meets everyone (4 games)');
    await does(() => wayOut('Add 2 rounds').click());
    expect(said()).toContain('5 players play 5 rounds, not 3.');
    await press('Add the player');
    expect(pane.get().problems).toEqual([]);
    expect(undoText()).toBe('Undo: Added Emil');
  });

  it('to a player is offered beside them: taken off the list before the first result, back again once they left', async () => {
    const pane = await open();
    await act(async () => pane.showPlayer(2));
    const ofPlayer = [
      'Enter a substitute …',
      'Correct name or rating …',
      'Swap two players …',
      'Adjust points …',
    ];
    expect(offered()).toEqual(['Withdraw …', 'Take off the list …', ...ofPlayer]);
    await take(pane, 'record', { game: '1', result: '1-0' });
    expect(offered()).toEqual(['Withdraw …', ...ofPlayer]);
    await press('Withdraw …');
    await press('Withdraw the player');
    expect(pane.get().problems).toEqual([]);
    expect(said()).toContain('Withdrawn, games annulled');
    expect(offered()).toEqual(['Bring back …', 'Enter a substitute …', 'Correct name or rating …']);
    await press('Enter a substitute …');
    await act(async () => pane.give({ player: '2', newName: 'Emil' }));
    await press('Enter the substitute');
    expect(pane.get().problems).toEqual([]);
    expect(said()).toContain('2 Emil');
    expect(offered()).toEqual(['Withdraw …', ...ofPlayer]);
  });

  it('stays on the page of a substitute: for whom they play, and from which round on', async () => {
    const pane = await open();
    await take(pane, 'record', { game: '1', result: '1-0' });
    await take(pane, 'substitute', { player: '1', newName: 'Emil' });
    await act(async () => pane.showPlayer(1));
    expect(said()).toContain('Took over from Anna in round 2. The results before that are Anna’s.');
  });

  it('to a game is told by its player and its round, never by its number', async () => {
    const pane = await open();
    await press('Reverse colours …');
    expect(choicesWith('4 Dora')).toEqual(['Choose …', '1 Anna', '2 Bert', '3 Cora', '4 Dora']);
    await chooseIn('4 Dora', '4');
    expect(labels()).toEqual(['Game of', 'Game', 'Find a player']);
    expect(choicesWith('Round 1, board 1: Anna – Dora')).toEqual([
      'Choose …',
      'Round 1, board 1: Anna – Dora',
      'Round 2, board 1: Dora – Cora',
      'Round 3, board 1: Bert – Dora',
    ]);
    await chooseIn('Round 2, board 1: Dora – Cora', '3');
    expect(pane.get().changing.given).toMatchObject({ game: '3' });
    await chooseIn('2 Bert', '2');
    expect(pane.get().changing.given).toMatchObject({ game: '' });
  });

  it('stands above the list, however long that is, and names the section of everybody', async () => {
    const names = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4'];
    const pane = await openNew({ sections: { ...QUADS, by: 'list' } }, { names });
    await does(() => pane.turnTo('players'));
    const order = buttons().filter(
      (name) => ['Add a player …', 'Swap two players …'].includes(name) || /A1/.test(name),
    );
    expect(order.map((name) => name.replaceAll(/\d*A1 \(Section A\).*/g, 'A1'))).toEqual([
      'Add a player …',
      'Swap two players …',
      'A1',
    ]);
    await press('Swap two players …');
    const choices = choicesOf(field('Other player'));
    expect(choices).toContain('B1 (Section B, no. 1)');
    expect(choices).toHaveLength(9);
    await act(async () => pane.showPlayer(2));
    await press('Swap two players …');
    expect(labels()).toContain('Other player');
    expect(labels()).not.toContain('Player');
  });
});

it('tells beside a player what a title norm takes, and nothing where none is possible', async () => {
  const names = ['Ann', 'Ben', 'Cy', 'Di', 'Eva', 'Fay', 'Gus', 'Hal', 'Ida', 'Jo'];
  const rated = (rating: string) =>
    listOf(names).map((row, at) => [...row.slice(0, 1), at === 0 ? 'Rating' : rating]);
  const seen = async (rating: string): Promise<string> => {
    const pane = await openNew({}, ports(withLeftovers(withList(rated(rating)))));
    await does(() => pane.showPlayer(1));
    return said();
  };
  expect(await seen('2400')).toContain('Points needed for a title norm: GM 7, IM 5.5, WGM 4.5, WIM 3.');
  expect(await seen('1400')).not.toContain('norm');
});

it('tells the norms above one’s own title, and those of women to women; nobody who has left has any', async () => {
  const people = [
    ['Name', 'Rating', 'Title', 'Sex'],
    ['Ann', '2400', 'GM', 'f'],
    ['Ben', '2400', 'FM', 'm'],
    ['Cy', '2400', 'WIM', 'f'],
    ['Di', '2400', 'IM', 'f'],
    ...['Eva', 'Fay', 'Gus', 'Hal', 'Ida', 'Jo'].map((name) => [name, '2400', '', '']),
  ];
  const pane = await openNew({}, ports(withLeftovers(withList(people))));
  const norms = async (no: number): Promise<string | undefined> => {
    await does(() => pane.showPlayer(no));
    return /title norm: (.+?)\.(?!\d)/.exec(said())?.[1];
  };
  expect(await norms(1)).toBeUndefined();
  expect(await norms(2)).toBe('GM 7, IM 5.5');
  expect(await norms(3)).toBe('GM 7, IM 5.5, WGM 4.5');
  expect(await norms(4)).toBe('GM 7');
  expect(await norms(5)).toBe('GM 7, IM 5.5, WGM 4.5, WIM 3');
  await press('Withdraw …');
  await press('Withdraw the player');
  expect(await norms(5)).toBeUndefined();
});

it('tells after the last game whether a norm was reached; a forfeit leaves eight games, which is too few', async () => {
  const names = ['Ann', 'Ben', 'Cy', 'Di', 'Eva', 'Fay', 'Gus', 'Hal', 'Ida', 'Jo'];
  const rated = listOf(names).map((row, at) => [...row.slice(0, 1), at === 0 ? 'Rating' : '2400']);
  const pane = await openNew({}, ports(withLeftovers(withList(rated))));
  const normsOf = async (no: number): Promise<string | undefined> => {
    await does(() => pane.showPlayer(no));
    return /Title norms: (.+) Not checked: the opponents’ titles and federations/.exec(said())?.[1];
  };
  const games = pane.get().opened!.open.tournament.games;
  // Whoever has the lower number wins: number 1 has 9 points, number 4 has 6.
  await does(() => games.forEach(({ no, white, black }) => pane.record(no, white < black ? '1-0' : '0-1')));
  await idle(pane);
  const toOne =
    'GM score reached (7), IM score reached (5.5), WGM score reached (4.5), WIM score reached (3).';
  expect(await normsOf(1)).toBe(toOne);
  expect(await normsOf(4)).toBe(toOne.replace('GM score reached', 'GM score not reached'));
  const last = games.find(({ white, black }) => white + black === 11 && Math.min(white, black) === 1)!;
  await does(() => pane.record(last.no, last.white === 1 ? '+-' : '-+'));
  await idle(pane);
  expect(await normsOf(1)).toBe(
    'GM score not reached (7), IM score not reached (5.5), WGM score not reached (4.5), WIM score not reached (3). 1 game was not played and does not count; a norm needs nine.',
  );
});

describe('a change that is chosen', () => {
  it('of two players keeps the one while the other is chosen, and can be done then', async () => {
    const pane = await open();
    await press('Swap two players …');
    await fill('Player', '1');
    await fill('Other player', '3');
    expect(pane.get().changing.given).toMatchObject({ player: '1', other: '3' });
    expect(isDisabled('Swap the players')).toBe(false);
  });

  it('keeps a name that was typed before it is said who stops', async () => {
    const pane = await open();
    await press('Enter a substitute …');
    await fill('Who takes over', 'Emil');
    await fill('Who is replaced', '2');
    expect(pane.get().changing.given).toMatchObject({ player: '2', newName: 'Emil' });
  });

  it('can be done only when everything was told and something would change', async () => {
    const pane = await open();
    await act(async () => pane.change('record'));
    const name = 'Record the result';
    expect(isDisabled(name)).toBe(true);
    await act(async () => pane.give({ game: '1', result: '' }));
    expect(isDisabled(name)).toBe(true);
    await act(async () => pane.give({ game: '1', result: '1-0' }));
    expect(isDisabled(name)).toBe(false);
    await act(async () => pane.give({ game: '99', result: '1-0' }));
    expect(isDisabled(name)).toBe(true);
    expect(said()).toContain('There is no game 99 in this tournament.');
  });

  it('leads back to the button that opened it, by Cancel or by Escape', async () => {
    const pane = await open();
    await act(async () => pane.showPlayer(2));
    await press('Adjust points …');
    await press('Cancel');
    expect(nameOf(document.activeElement)).toBe('Adjust points …');
    await press('Withdraw …');
    const init = { key: 'Escape', bubbles: true };
    await does(() => document.activeElement!.dispatchEvent(new window.KeyboardEvent('keydown', init)));
    expect(nameOf(document.activeElement)).toBe('Withdraw …');
    expect(pane.get().changing.change).toBeNull();
  });
});

describe('the focus', () => {
  /** Presses a button as the keyboard does; where the focus is then. */
  const go = async (name: string): Promise<string> => {
    await does(() => {
      buttonOf(name).focus();
      buttonOf(name).click();
    });
    return nameOf(document.activeElement);
  };
  const inPane = (isThere: boolean): void => {
    const asked = jest.spyOn(document, 'hasFocus').mockReturnValue(isThere);
    afterThisTest(() => asked.mockRestore());
  };

  it('stays in the pane when what has it goes: a form that was sent, an Undo, a player', async () => {
    inPane(true);
    const pane = await open();
    await act(async () => pane.showPlayer(2));
    await go('Withdraw …');
    expect(await go('Withdraw the player')).toBe('Bring back …');
    expect(await go('Undo: Withdrew Bert')).toBe('Redo: Withdrew Bert');
    expect(await go('All players')).toBe('2Bert0');
    await go('Close this message');
    expect(document.activeElement?.getAttribute('role')).toBe('tab');
    await act(async () => pane.record(1, '1-0'));
    await does(() => pane.turnTo('standings'));
    await go('Anna');
    await go('Highlight the source cells');
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  });

  it('goes to the first poster that can be ticked once the results can be printed', async () => {
    inPane(true);
    const pane = await open();
    for (const { no } of pane.get().opened!.open.tournament.games)
      await act(async () => pane.record(no, '1-0'));
    await idle(pane);
    await does(() => pane.turnTo('play'));
    await go('Print the results');
    await idle(pane);
    expect(document.activeElement).toMatchObject({ type: 'checkbox' });
  });

  it('is not given to whoever has left it, by a click beside all buttons', async () => {
    inPane(true);
    const seen = jest.spyOn(Element.prototype, 'getClientRects');
    seen.mockReturnValue([{}] as unknown as DOMRectList);
    afterThisTest(() => seen.mockRestore());
    const pane = await open();
    await act(async () => pane.showPlayer(2));
    await go('Withdraw …');
    await does(() => (document.activeElement as HTMLElement).blur());
    await take(pane, 'withdraw', { player: '2' });
    expect(document.activeElement).toBe(document.body);
  });

  it('is not taken from whoever is in the workbook', async () => {
    inPane(false);
    const pane = await open();
    await act(async () => pane.showPlayer(2));
    await go('Withdraw …');
    await go('Withdraw the player');
    expect(document.activeElement).toBe(document.body);
  });
});

const selects = (): readonly HTMLSelectElement[] => [...document.querySelectorAll('select')];

/** The names of what can be chosen in the field that offers a choice of this name. */
const choicesWith = (choice: string): readonly string[] =>
  selects()
    .map(choicesOf)
    .find((names) => names.includes(choice)) ?? [];

const chooseIn = (choice: string, value: string): Promise<void> =>
  fillIn(
    selects().find((each) => choicesOf(each).includes(choice))!,
    value,
  );

describe('the tab that is shown already', () => {
  it('leads from a player and their change back to the list', async () => {
    const pane = await open();
    await act(async () => pane.showPlayer(2));
    await press('Withdraw …');
    await press('Players');
    expect(pane.get()).toMatchObject({ tab: 'players', player: null, changing: { change: null } });
  });

  it('leads from another round back to the current one, and closes what was opened', async () => {
    const pane = await open();
    await press('Round');
    await act(async () => pane.showRound(3));
    document.querySelector<HTMLDetailsElement>('[role=tabpanel] details')!.open = true;
    await press('Round');
    expect(pane.get()).toMatchObject({ tab: 'play', round: 1 });
    expect(document.querySelector<HTMLDetailsElement>('[role=tabpanel] details')!.open).toBe(false);
  });

  it('shows all players again after a look at another tab', async () => {
    const pane = await open();
    await act(async () => pane.showPlayer(2));
    await press('Standings');
    await press('Players');
    expect(pane.get()).toMatchObject({ tab: 'players', player: null });
  });
});

describe('where a player stands', () => {
  it('is their place, and of who has left how much they played', async () => {
    const pane = await open();
    await act(async () => pane.showPlayer(2));
    expect(said()).not.toContain('from 0 games');
    await take(pane, 'record', { game: '2', result: '1-0' });
    expect(said()).toContain('Place 1 with 1 point from 1 game');
    await take(pane, 'withdraw', { player: '2' });
    expect(said()).toContain('Withdrawn, games annulled');
    expect(said()).toContain('They played one game.');
    expect(said()).not.toContain('Not ranked');
    await take(pane, 'withdraw', { player: '3' });
    await act(async () => pane.showPlayer(4));
    await take(pane, 'record', { game: '1', result: '-/-' });
    await take(pane, 'withdraw', { player: '4' });
    expect(said()).toContain('They played no games.');
  });
});

describe('a place without a name', () => {
  it('can be given one, and nobody comes back for it', async () => {
    const around = ports(withLeftovers(withList(listOf(FOUR))));
    const pane = await openNew({}, around);
    await around.workbook.change({
      cells: [{ sheet: 'Players', row: 7, column: 1, expect: 'Dora', write: null }],
    });
    await does(() => pane.follow());
    await act(async () => pane.showPlayer(4));
    expect(said()).toContain('0 of 3 games finished');
    expect(said()).toContain('3 players, 3 rounds');
    expect(said()).toContain('4 bye');
    expect(said()).toContain('Nobody has this number. A player paired with it has a bye.');
    expect(buttons()).not.toContain('Bring back …');
    await act(async () => pane.showPlayer(null));
    expect(said()).not.toContain('ithdrawn');
    await act(async () => pane.showPlayer(3));
    await take(pane, 'withdraw', { player: '3' });
    expect(buttons()).toContain('Bring back …');
  });
});

describe('the games of a player', () => {
  const rows = (): readonly string[] =>
    [...document.querySelectorAll('[aria-label^="Games of "] tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent).join('|'),
    );

  it('are told from their side: their colour, whom they met, and whether they won', async () => {
    const pane = await open();
    await take(pane, 'record', { game: '1', result: '0-1' });
    await take(pane, 'record', { game: '3', result: '-+' });
    await act(async () => pane.showPlayer(4));
    expect(rows()).toEqual([
      'Round|Colour|Opponent|Result',
      '1|Black|Anna|won',
      '2|White|Cora|lost by forfeit',
      '3|Black|Bert|Board\u00a01',
    ]);
  });

  it('have the score from their side', async () => {
    const pane = await open('plain');
    await take(pane, 'record', { game: '1', result: '1-3' });
    await act(async () => pane.showPlayer(4));
    expect(rows().slice(0, 2)).toEqual(['Round|Opponent|Result', '1|Anna|won 3–1']);
    await act(async () => pane.showPlayer(1));
    expect(rows()[1]).toBe('1|Dora|lost 1–3');
  });
});

describe('where no chess is played', () => {
  it('a player’s strength in Go is their rank, and the standings have places', async () => {
    const pane = await open('go');
    await act(async () => pane.showPlayer(1));
    await act(async () => pane.change('correct', { player: '1' }));
    expect(labels()).toContain('Rank');
    expect(labels()).not.toContain('Rating');
    expect(document.querySelector('[aria-label="A name, rank or federation was wrong"]')).not.toBeNull();
    await act(async () => pane.give({ player: '1', rating: '3k' }));
    await take(pane, 'record', { game: '1', result: '1-0' });
    await act(async () => pane.showPlayer(1));
    expect(said()).toContain('Place 2–4 with 0 points from 1 game');
    await act(async () => pane.showPlayer(null));
    await act(async () => pane.change('record'));
    await act(async () => pane.give({ game: '1', result: '0-1' }));
    expect(said()).toMatch(/: place [1-4–]+ → [1-4]/);
  });

  it.each(['go', 'neutral'] as const)(
    'in %s nobody leaves by the rule of a chess federation',
    async (game) => {
      const pane = await open(game);
      await act(async () => pane.showPlayer(1));
      await act(async () => pane.change('withdraw', { player: '1' }));
      expect(said()).toContain('Which games countAll if they played half');
      expect(said()).not.toMatch(/chess|FIDE/i);
    },
  );

  it('in a game without colours nobody has White or Black', async () => {
    const pane = await open('neutral');
    for (const id of ['colours', 'exchange'] as const) {
      await act(async () => pane.change(id));
      expect(said()).not.toMatch(/White|Black/);
    }
  });
});
