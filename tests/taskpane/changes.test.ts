import { takeChange } from '../../src/app/changes/take';
import { problem } from '../../src/core/problem';
import { andThen, ok } from '../../src/core/result';
import { area } from '../../src/grid/cell';
import { openTournament } from '../../src/app/open';
import { makePane } from '../../src/taskpane/pane';
import type { Follows, Given } from '../../src/app/changes/change';
import { say } from '../../src/language/language';
import { previewChange } from '../../src/app/changes/preview';
import { changeOf, type ChangeId } from '../../src/app/changes/registry';
import { listOf, NAMES, ports, withLeftovers, withList } from './ports';
import { valueOf } from '../results';

const TIME = { time: '2026-11-20 09:00' };

/** A tournament as the pane made it, of ten players unless told otherwise, opened for changes. */
const changing = async (
  players: readonly string[] = NAMES,
  options: Parameters<ReturnType<typeof makePane>['choose']>[0] = {},
) => {
  const workbook = withLeftovers(withList(listOf(players)));
  const around = ports(workbook);
  const pane = makePane(around);
  await pane.open();
  pane.choose(options);
  await pane.create();
  const tournament = async () => {
    const opened = valueOf(await openTournament(workbook));
    return opened.tournament;
  };
  const take = async (id: ChangeId, given: Given): Promise<void> => {
    pane.change(id);
    pane.give(given);
    await pane.takeChange(id, given);
  };
  /** What the pane shows of a change before it is done. */
  const preview = (id: ChangeId, given: Given) => {
    pane.change(id);
    pane.give(given);
    const { opened, changing } = pane.get();
    return valueOf(previewChange(changeOf(id), opened!, changing.given));
  };
  return { workbook, pane, surface: around.surface, tournament, take, preview };
};

const sentences = (follows: readonly Follows[]): readonly string[] =>
  follows.map(({ text, values }) => say(text, values));

describe('sheets to print, from the pane', () => {
  it('one of a player is added and shown; the tournament stays as it is, and nothing else is opened', async () => {
    const { workbook, pane, tournament, surface } = await changing();
    pane.turnTo('print');
    const before = await tournament();
    const { name } = before.players[3]!;
    await pane.makeReady([], [{ handout: 'player-cards', player: 4 }]);
    expect(pane.get()).toMatchObject({
      problems: [],
      notice: { what: 'handed-out', sheet: `Player cards, ${name}` },
      tab: 'print',
    });
    expect(surface.shown.at(-1)).toEqual({ sheet: `Player cards, ${name}`, area: area(0, 0) });
    const rowsOf = async (sheet: string) => {
      const read = await workbook.read({ ranges: [{ sheet, area: 'used' }] });
      return read.ok ? read.value.ranges[0]!.values : [];
    };
    const card = await rowsOf(`Player cards, ${name}`);
    expect(card.flat().join()).toContain(name);
    expect(await tournament()).toEqual(before);
    await pane.makeReady([], [{ handout: 'player-cards' }]);
    expect(pane.get().notice).toEqual({ what: 'handed-out', sheet: 'Player cards' });
    expect((await rowsOf('Player cards')).length).toBeGreaterThan(2 * card.length);
  });

  it('what cannot be made of it is told, and no sheet is added', async () => {
    const { workbook, pane } = await changing();
    const sheets = async () => {
      const read = await workbook.read({ ranges: [] });
      return read.ok ? read.value.sheets.map(({ name }) => name) : [];
    };
    const before = await sheets();
    await pane.makeReady([], [{ handout: 'player-cards', player: 99 }]);
    expect(pane.get().problems).toMatchObject([{ code: 'player-unknown' }]);
    expect(await sheets()).toEqual(before);
  });
});

describe('what happens during play, from the pane', () => {
  it('starts from a player, and is forgotten when another one is looked at', async () => {
    const { pane } = await changing();
    pane.showPlayer(3);
    pane.change('withdraw', { player: '3' });
    expect(pane.get()).toMatchObject({
      ...{ tab: 'players', player: 3 },
      changing: { change: 'withdraw', given: { player: '3' } },
    });
    pane.showPlayer(4);
    expect(pane.get()).toMatchObject({ player: 4, changing: { change: null, given: {} } });
  });

  it('a withdrawal is one step, told, and taken back by Undo', async () => {
    const { pane, tournament, take } = await changing();
    const before = await tournament();
    await take('withdraw', { player: '3', rule: 'us-chess' });
    expect(pane.get()).toMatchObject({
      problems: [],
      notice: { what: 'done' },
      changing: { change: null },
    });
    expect((await tournament()).players.map(({ status }) => status === 'annulled').indexOf(true)).toBe(2);
    await take('undo', {});
    expect(pane.get().notice).toMatchObject({ what: 'done' });
    expect(await tournament()).toEqual(before);
  });

  it.each<[ChangeId, Given]>([
    ['record', { game: '1', result: '1-0' }],
    ['record', { game: '2', result: 'pp' }],
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
    await takeChange(
      workbook,
      'record',
      own.map(({ no }) => ({ game: no, typed: '1-0' })),
      TIME,
    );
    await pane.takeChange('withdraw', given);
    expect(pane.get().notice).toEqual({ what: 'sheets-changed' });
    expect((await tournament()).players[0]!.status).toBe('playing');
    await pane.takeChange('withdraw', given);
    expect((await tournament()).players[0]!.status).toBe('withdrawn');
  });

  it('a refusal is told as a problem, and nothing is written', async () => {
    const { pane, tournament, take } = await changing();
    const before = await tournament();
    await take('record', { game: '999', result: '1-0' });
    expect(pane.get().problems).toMatchObject([{ code: 'game-unknown' }]);
    expect(await tournament()).toEqual(before);
  });

  it('lots are drawn anew in an even field as they were previewed, and Undo makes the sheets as they were', async () => {
    const { pane, tournament, take, preview } = await changing();
    const before = await tournament();
    const { follows, numbers } = preview('enter', { newName: 'Kurt', rating: '1700' });
    expect(sentences(follows)).toEqual([
      expect.stringMatching(/^Kurt gets number \d+\.$/),
      'Nobody has a result yet, so everyone is paired again, with new numbers by lot.',
      expect.stringMatching(/^FIDE requires new lots. The draw code is \w+\.$/),
      '11 players play 11 rounds, not 9.',
      'Sheets that you printed before are out of date.',
    ]);
    await take('enter', { newName: 'Kurt', rating: '1700' });
    expect(pane.get()).toMatchObject({ problems: [], notice: { what: 'done' } });
    const { players, rounds, numbering } = await tournament();
    expect(players).toHaveLength(11);
    expect(rounds).toBe(11);
    expect(follows[2]!.values.seed).toBe(numbering.seed);
    expect(numbering.seed).not.toBe(before.numbering.seed);
    for (const { no, name } of numbers) expect(players[no - 1]!.name).toBe(name);
    expect(numbers.filter((each) => each.before === null).map(({ name }) => name)).toEqual(['Kurt']);
    await take('undo', {});
    expect(pane.get()).toMatchObject({ problems: [], notice: { what: 'done' } });
    expect(await tournament()).toEqual(before);
  });

  it('a word is behind one draw: neither another name nor another look draws again before a change was made', async () => {
    const { pane, preview, take } = await changing();
    const seedOf = (name: string) => preview('enter', { newName: name }).follows[2]!.values.seed;
    const seed = seedOf('Kurt');
    pane.change('withdraw');
    pane.change(null);
    await pane.follow();
    expect(seedOf('Lars')).toBe(seed);
    await take('enter', { newName: 'Lars' });
    expect(preview('remove', { player: '1' }).follows[2]!.values.seed).not.toBe(seed);
  });

  it('whoever comes into an odd field under way takes the empty seat, and owes the games of the rounds that are over', async () => {
    const { workbook, pane, tournament, take, preview } = await changing(NAMES.slice(0, 5));
    const { games } = await tournament();
    const first = games.filter(({ round }) => round === 1).map(({ no }) => ({ game: no, typed: '1-0' }));
    await takeChange(workbook, 'record', first, TIME);
    await pane.follow();
    const before = await tournament();
    const { follows, numbers } = preview('enter', { newName: 'Kurt' });
    expect(sentences(follows)).toEqual([
      'Kurt gets number 6.',
      'Kurt takes the bye from round 2 on and meets everyone. All other games stay as they are.',
      expect.stringMatching(/^Still to play in round 1, game \d+: .+ – .+$/),
      'Sheets that you printed before are out of date.',
    ]);
    expect(numbers).toMatchObject([{ no: 6, name: 'Kurt', before: null }]);
    await take('enter', { newName: 'Kurt' });
    const after = await tournament();
    expect(after.players.map(({ name }) => name)).toEqual([
      ...before.players.map(({ name }) => name),
      'Kurt',
    ]);
    expect(after.games.slice(0, before.games.length)).toEqual(before.games);
    expect(after.games).toHaveLength(15);
    await take('undo', {});
    expect(await tournament()).toEqual(before);
  });

  it.each([
    [
      'the last number of an even field becomes the bye',
      '10',
      {},
      'Anyone who would have met number 10 has a bye. All other games stay as they are.',
    ],
    [
      'for another one lots are drawn anew',
      '3',
      {},
      'Nobody has a result yet, so everyone is paired again, with new numbers by lot.',
    ],
    [
      'numbers by rating stay in that order',
      '3',
      { numbers: 'rating' },
      'Nobody has a result yet, so everyone is paired again. Numbers are assigned as before.',
    ],
  ] as const)('taken off the list: %s; Undo brings them back', async (_, no, options, others) => {
    const { pane, tournament, take, preview } = await changing(NAMES, options);
    const before = await tournament();
    const gone = before.players[Number(no) - 1]!.name;
    const { follows, cells } = preview('remove', { player: no });
    expect(sentences(follows).slice(0, 2)).toEqual([`${gone} is taken off the list.`, others]);
    expect(cells.length).toBeGreaterThan(0);
    await take('remove', { player: no });
    expect((await tournament()).players.map(({ name }) => name).sort()).toEqual(
      NAMES.filter((name) => name !== gone),
    );
    const { cells: back } = preview('undo', {});
    expect(back).toContainEqual(
      expect.objectContaining({ key: expect.stringMatching(/ name$/), after: gone }),
    );
    expect(back.filter((cell) => cell.before === cell.after)).toEqual([]);
    await take('undo', {});
    expect(pane.get().problems).toEqual([]);
    expect(await tournament()).toEqual(before);
  });

  it('an even field under way has no room until rounds are added, and after the first result nobody is taken off the list', async () => {
    const { pane, tournament, take, preview } = await changing();
    await take('record', { game: '1', result: '1-0' });
    const before = await tournament();
    await take('remove', { player: '1' });
    expect(pane.get().problems).toMatchObject([{ code: 'removal-too-late' }]);
    await take('enter', { newName: 'Kurt' });
    expect(pane.get().problems).toMatchObject([{ code: 'late-entry-full' }, { code: 'late-entry-rounds' }]);
    expect(await tournament()).toEqual(before);
    const given = { newName: 'Kurt', mayAdd: 'yes' };
    expect(sentences(preview('enter', given).follows).slice(0, 3)).toEqual([
      'Kurt gets number 11.',
      'Rounds that have begun stay as they are.',
      '11 players play 11 rounds, not 9.',
    ]);
    await take('enter', given);
    expect(await tournament()).toMatchObject({ rounds: 11, players: { length: 11 } });
    await take('undo', {});
    expect(await tournament()).toEqual(before);
  });

  it('what the new sheets would have no room for is told when they are made, and nothing is written', async () => {
    const { workbook, pane, tournament, take } = await changing();
    const before = await tournament();
    const { sheet } = pane.get().tournaments[0]!.places.pairings!;
    const note = { sheet, row: 60, column: 12, expect: null, write: 'a note' };
    expect(await workbook.change({ cells: [note] })).toMatchObject({ ok: true });
    await take('remove', { player: '3' });
    expect(pane.get().problems).toMatchObject([{ code: 'cells-would-be-lost', place: { sheet } }]);
    expect(await tournament()).toEqual(before);
  });

  it('what could not be done of sheets that were made anew is told beside the tournament', async () => {
    const { workbook, pane, take } = await changing();
    const warnings = [problem('print-setup-failed', {}, { detail: 'refused' })];
    const replace = workbook.replace.bind(workbook);
    Object.assign(workbook, {
      replace: async (...call: Parameters<typeof replace>) =>
        andThen(await replace(...call), () => ok({ warnings })),
    });
    await take('enter', { newName: 'Kurt' });
    expect(pane.get()).toMatchObject({ problems: [], notice: { what: 'done' }, made: { warnings } });
  });
});
