import { openTournament } from '../../src/app/open';
import { recordResults } from '../../src/app/record';
import { CHANGES } from '../../src/taskpane/changes/registry';
import { changeTexts, type ChangeId } from '../../src/language/changes';
import { makePane } from '../../src/taskpane/pane';
import type { Given } from '../../src/taskpane/changes/change';
import { surroundings, withLeftovers, withList } from './surroundings';

const TIME = { time: '2026-11-20 09:00' };

/** A tournament of ten as the pane made it, with the section of changes open. */
const changing = async () => {
  const workbook = withLeftovers(withList());
  const pane = makePane(surroundings(workbook));
  await pane.open();
  await pane.create();
  await pane.openChanges();
  const tournament = async () => {
    const opened = await openTournament(workbook);
    if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
    return opened.value.tournament;
  };
  const take = async (id: ChangeId, given: Given): Promise<void> => {
    pane.change(id);
    pane.give(given);
    await pane.takeChange(id, given);
  };
  return { workbook, pane, tournament, take };
};

describe('what happens during play, from the pane', () => {
  it('is read when the section is opened, and forgotten when it is closed', async () => {
    const { pane } = await changing();
    expect(pane.get().changing).toMatchObject({ change: null, given: {} });
    pane.closeChanges();
    expect(pane.get().changing).toBeNull();
  });

  it('a withdrawal is one step, told, and taken back by Undo', async () => {
    const { pane, tournament, take } = await changing();
    const before = await tournament();
    await take('withdraw', { player: '3', rule: 'us-chess' });
    expect(pane.get()).toMatchObject({ problems: [], told: { what: 'changed' }, changing: { change: null } });
    expect((await tournament()).players.map(({ status }) => status === 'annulled').indexOf(true)).toBe(2);
    await take('undo', {});
    expect(pane.get().told).toMatchObject({ what: 'undone' });
    expect(await tournament()).toEqual(before);
  });

  it.each<[ChangeId, Given]>([
    ['result', { game: '1', result: '1-0' }],
    ['result', { game: '2', result: 'pp' }],
    ['substitute', { player: '2', newName: "'t Hart", rating: '2100' }],
    ['correct', { player: '1', newName: '007', rating: '1999' }],
    ['adjust', { player: '4', points: '−1', reason: '=phone' }],
    ['colours', { game: '3' }],
    ['exchange', { game: '1', other: '2', exchanged: 'places' }],
  ])('%s with %j changes the tournament, and Undo makes it what it was', async (id, given) => {
    const { pane, tournament, take } = await changing();
    const before = await tournament();
    await take(id, given);
    expect(pane.get().problems).toEqual([]);
    expect(await tournament()).not.toEqual(before);
    await take('undo', {});
    expect(await tournament()).toEqual(before);
  });

  it('whoever has left can come back', async () => {
    const { tournament, take } = await changing();
    const before = await tournament();
    await take('withdraw', { player: '5', rule: 'fide' });
    await take('reenter', { player: '5' });
    expect(await tournament()).toEqual(before);
  });

  it('what was previewed and no longer follows is not done: somebody has typed meanwhile', async () => {
    const { pane, workbook, tournament } = await changing();
    const given = { player: '1', rule: 'fide' };
    pane.change('withdraw');
    pane.give(given);
    const { games } = await tournament();
    const own = games.filter(({ white, black }) => white === 1 || black === 1).slice(0, 5);
    await recordResults(
      workbook,
      own.map(({ no }) => ({ game: no, typed: '1-0' })),
      TIME,
    );
    await pane.takeChange('withdraw', given);
    expect(pane.get().told).toEqual({ what: 'sheets-changed' });
    expect((await tournament()).players[0]!.status).toBe('playing');
    await pane.takeChange('withdraw', given);
    expect((await tournament()).players[0]!.status).toBe('withdrawn');
  });

  it('a refusal is told as a problem, and nothing is written', async () => {
    const { pane, tournament, take } = await changing();
    const before = await tournament();
    await take('result', { game: '999', result: '1-0' });
    expect(pane.get().problems).toMatchObject([{ code: 'game-unknown' }]);
    expect(await tournament()).toEqual(before);
  });

  it('every change has words for itself, its fields and their choices', () => {
    const texts = changeTexts('en');
    for (const { id, fields } of CHANGES) {
      expect(texts.changes[id].name).toMatch(/\w/);
      for (const { name, choices = [] } of fields) {
        expect(texts.fields[name]).toMatch(/\w/);
        for (const choice of choices) expect(texts.choices[name]?.[choice]).toMatch(/\w/);
      }
    }
  });
});
