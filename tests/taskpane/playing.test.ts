import { withPlayer } from '../changed';
import type { Game, Player } from '../../src/core/model';
import {
  boardsOf,
  byeNames,
  isMissing,
  isWaitedFor,
  resultOfKey,
  typedResult,
} from '../../src/taskpane/boards';
import { matchesIn } from '../../src/taskpane/matchBoards';
import { isolated } from '../../src/taskpane/speech';
import { newTeamEvent } from '../teamEvents';
import { takeChange } from '../../src/app/changes/take';
import { openTournament } from '../../src/app/open';
import { problem } from '../../src/core/problem';
import { makePane } from '../../src/taskpane/pane';
import { listOf, ports, settled, withLeftovers, withList } from './ports';
import { valueOf } from '../results';

const player = (no: number, name: string, more: Partial<Player> = {}): Player => ({
  ...{ no, name, status: 'playing' },
  ...more,
});

const game = (no: number, white: number, black: number, more: Partial<Game> = {}): Game => ({
  ...{ no, round: 1, board: no, cycle: 1, white, black, outcome: null },
  ...more,
});

const four = {
  profile: 'chess',
  players: [
    player(1, 'Anna'),
    player(2, 'Bert'),
    player(3, 'Cora', { status: 'withdrawn' }),
    player(4, 'Dora'),
  ],
  games: [game(2, 2, 3), game(1, 1, 4, { outcome: '1-0' }), game(3, 4, 3, { round: 2, board: 1 })],
} as const;

describe('the boards of a round', () => {
  it('come in the order of their boards, White on the left', () => {
    const boards = boardsOf(four, 1, []);
    expect(boards.map(({ board, left, right, result }) => [board, left.name, right.name, result])).toEqual([
      [1, 'Anna', 'Dora', '1-0'],
      [2, 'Bert', 'Cora', null],
    ]);
    expect(boards.map(({ away }) => away?.name ?? null)).toEqual([null, 'Cora']);
    expect(boards.map(isWaitedFor)).toEqual([false, false]);
  });

  it('have Black on the left in Go, and a result is said from there', () => {
    const [first] = boardsOf({ ...four, profile: 'go' }, 1, []);
    expect([first!.left.name, first!.right.name, first!.result]).toEqual(['Dora', 'Anna', '0-1']);
    expect(typedResult('1-0', first!)).toBe('0-1');
    expect(typedResult('+-', first!)).toBe('-/+');
    expect(typedResult('1/2', first!)).toBe('½-½');
  });

  it('show what is on its way to the sheet in place of what stands there', () => {
    const shown = (typed: string) => {
      const [first] = boardsOf(four, 1, [{ game: 1, typed }]);
      return [first!.result, first!.saving];
    };
    expect(shown('½-½')).toEqual(['1/2', true]);
    expect(shown('postponed')).toEqual(['postponed', true]);
    expect(shown('')).toEqual([null, true]);
    expect(boardsOf(four, 1, [{ game: 2, typed: '1-0' }])[0]).toMatchObject({ result: '1-0', saving: false });
  });

  it('a game that was put off is missing, but keeps no round from being over', () => {
    const games = [game(1, 1, 4, { pending: 'postponed' }), game(2, 2, 4), game(3, 1, 2, { outcome: '--' })];
    const boards = boardsOf({ ...four, games }, 1, []);
    expect(boards.map(isMissing)).toEqual([true, true, false]);
    expect(boards.map(isWaitedFor)).toEqual([false, true, false]);
  });
});

describe('a place that nobody has filled', () => {
  const [anna, bert, , dora] = four.players;
  const withBye = { ...four, players: [anna, bert, player(3, 'bye', { status: 'annulled' }), dora] };

  it('is no board, and whoever would meet it has the bye', () => {
    expect(boardsOf(withBye, 1, []).map(({ board }) => board)).toEqual([1]);
    expect(byeNames({ ...withBye, rests: [] }, 1)).toEqual([isolated('Bert')]);
  });

  it('is no match of a league', () => {
    const event = newTeamEvent(4, 2);
    expect([1, 2, 3].map((round) => matchesIn(event, round).length)).toEqual([2, 2, 2]);
    expect(
      [1, 2, 3].map(
        (round) => matchesIn(withPlayer(event, 4, { name: 'bye', status: 'annulled' }), round).length,
      ),
    ).toEqual([1, 1, 1]);
  });
});

describe('a key on a board', () => {
  it('says a result of the side on the left, clears it, or says nothing', () => {
    expect(['1', '0', '=', '½', '5', '+', '-'].map(resultOfKey)).toEqual([
      ...['1-0', '0-1', '1/2', '1/2', '1/2', '+-', '-+'],
    ]);
    expect(['Delete', 'Backspace'].map(resultOfKey)).toEqual([null, null]);
    expect(['2', 'a', 'Enter', 'toString'].map(resultOfKey)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

const TIME = { time: '2026-11-20 09:30' };

const playing = async (names: readonly string[] = ['Anna', 'Bert', 'Cora', 'Dora']) => {
  const workbook = withLeftovers(withList(listOf(names)));
  const around = ports(workbook);
  const pane = makePane(around);
  await pane.open();
  pane.choose({ numbers: 'list' });
  await pane.create();
  const opened = async () => {
    return valueOf(await openTournament(workbook, undefined, { logs: true }));
  };
  const outcomes = async () => (await opened()).tournament.games.map(({ outcome }) => outcome);
  const idle = async (): Promise<void> => {
    while (pane.get().busy || pane.get().typed.length > 0) await settled();
  };
  return { workbook, pane, clock: around.clock, surface: around.surface, opened, outcomes, idle };
};

describe('results typed in the pane', () => {
  it('stand in the sheet, one step of the Log each time, and the pane knows without reading again', async () => {
    const { workbook, pane, outcomes, idle } = await playing();
    const read = jest.spyOn(workbook, 'read');
    pane.record(1, '1-0');
    await idle();
    pane.record(2, 'postponed');
    await idle();
    expect(read).not.toHaveBeenCalled();
    expect(await outcomes()).toEqual(['1-0', null, null, null, null, null]);
    const { opened, tournaments } = pane.get();
    expect(opened!.open.tournament.games.map(({ outcome, pending }) => outcome ?? pending ?? null)).toEqual([
      ...['1-0', 'postponed', null, null, null, null],
    ]);
    expect(opened!.lines.map(({ step, rule }) => `${step} ${rule}`)).toEqual([
      '1 create',
      '2 record',
      '3 record',
    ]);
    expect(tournaments).toMatchObject([{ finished: 1, leaders: [{ name: 'Anna', points: 1 }] }]);
  });

  it('what the pane knows after them is what it would read', async () => {
    const { pane, idle } = await playing();
    for (const game of [1, 2, 3, 4]) {
      pane.record(game, game === 3 ? '½-½' : '1-0');
      await idle();
    }
    pane.record(4, '');
    await idle();
    const known = pane.get().opened!;
    await pane.follow();
    const now = pane.get().opened!;
    expect(known.open.tournament).toEqual(now.open.tournament);
    expect(known.lines).toEqual(now.lines);
    expect(known.open.tables).toEqual(now.open.tables);
    expect(pane.get().tournaments).toMatchObject([{ finished: 3 }]);
  });

  it('that come while one is being written follow it together, the last word on a game alone', async () => {
    const { workbook, pane, outcomes, idle } = await playing();
    const change = workbook.change.bind(workbook);
    let go = (): void => undefined;
    const held = new Promise<void>((done) => (go = done));
    const patches: number[] = [];
    Object.assign(workbook, {
      change: async (patch: Parameters<typeof change>[0]) => {
        patches.push(patch.cells.length);
        if (patches.length === 1) await held;
        return change(patch);
      },
    });
    pane.record(1, '1-0');
    while (patches.length === 0) await settled();
    pane.record(2, '1-0');
    pane.record(3, '0-1');
    pane.record(2, '½-½');
    expect(pane.get().typed.map(({ game }) => game)).toEqual([1, 3, 2]);
    go();
    await idle();
    expect(patches).toEqual([1, 2]);
    expect(await outcomes()).toEqual(['1-0', '1/2', '0-1', null, null, null]);
  });

  it('one that comes while something else is done waits for it', async () => {
    const { pane, outcomes, idle } = await playing();
    const withdrawing = pane.takeChange('withdraw', { player: '3' });
    pane.record(1, '1-0');
    await withdrawing;
    await idle();
    expect(pane.get().problems).toEqual([]);
    expect((await outcomes())[0]).toBe('1-0');
  });

  it('are written beside what somebody else has typed meanwhile', async () => {
    const { workbook, pane, clock, surface, outcomes, idle } = await playing();
    await takeChange(workbook, 'record', [{ game: 2, typed: '0-1' }], TIME);
    pane.record(1, '1-0');
    await idle();
    expect(pane.get().problems).toEqual([]);
    expect((await outcomes()).slice(0, 2)).toEqual(['1-0', '0-1']);
    surface.change('Pairings');
    await clock.pass();
    expect(pane.get().tournaments).toMatchObject([{ finished: 2 }]);
  });

  it('never replace a result that somebody has typed for the same game meanwhile', async () => {
    const { workbook, pane, outcomes, idle } = await playing();
    await takeChange(workbook, 'record', [{ game: 1, typed: '0-1' }], TIME);
    pane.record(1, '1-0');
    await idle();
    expect(pane.get().problems.map(({ code }) => code)).toContain('changed-meanwhile');
    expect(await outcomes()).toEqual(['0-1', null, null, null, null, null]);
    expect(pane.get().opened!.open.tournament.games[0]!.outcome).toBe('0-1');
    pane.record(1, '1-0');
    await idle();
    expect(pane.get().problems).toEqual([]);
    expect((await outcomes())[0]).toBe('1-0');
  });

  it('that cannot be written are told of and go from sight', async () => {
    const { workbook, pane, outcomes, idle } = await playing();
    const refused = problem('sheet-protected', { sheet: 'Pairings' }, { sheet: 'Pairings' });
    Object.assign(workbook, { change: async () => ({ ok: false, problems: [refused] }) });
    pane.record(1, '1-0');
    await idle();
    expect(pane.get()).toMatchObject({ typed: [], problems: [{ code: 'sheet-protected' }] });
    expect((await outcomes())[0]).toBeNull();
  });

  it('a reading that they have overtaken is done again, so that nothing typed in the sheet is lost', async () => {
    const { workbook, pane, clock, surface, idle } = await playing();
    await takeChange(workbook, 'record', [{ game: 6, typed: '1-0' }], TIME);
    const read = workbook.read.bind(workbook);
    let go = (): void => undefined;
    let reads = 0;
    const held = new Promise<void>((done) => (go = done));
    Object.assign(workbook, {
      read: async (query: Parameters<typeof read>[0]) => {
        reads += 1;
        if (reads === 1) await held;
        return read(query);
      },
    });
    surface.change('Pairings');
    await clock.pass();
    expect(reads).toBe(1);
    pane.record(1, '½-½');
    await idle();
    go();
    await settled();
    await clock.pass();
    await settled();
    expect(reads).toBe(2);
    const games = pane.get().opened!.open.tournament.games;
    expect([games[0]!.outcome, games[5]!.outcome]).toEqual(['1/2', '1-0']);
  });
});

describe('the round that is shown', () => {
  it('is the one that is being played, and stays when it is complete until somebody goes on', async () => {
    const { pane, idle } = await playing();
    expect(pane.get().round).toBe(1);
    for (const game of [1, 2]) pane.record(game, '1-0');
    await idle();
    expect(pane.get().round).toBe(1);
    pane.showRound(2);
    await pane.follow();
    expect(pane.get().round).toBe(2);
  });

  it('is again the one that is being played when the pane is opened anew', async () => {
    const { workbook, pane, idle } = await playing();
    for (const game of [1, 2]) pane.record(game, '1-0');
    await idle();
    const other = makePane(ports(workbook));
    await other.open();
    expect(other.get().round).toBe(2);
  });
});

describe('the sheet that is open', () => {
  it('is known from the first look, and when somebody opens another', async () => {
    const { pane, surface } = await playing();
    expect(pane.get().sheet).toBe('Pairings');
    surface.open('Standings');
    expect(pane.get().sheet).toBe('Standings');
  });

  it('one that is to be printed is shown, with how to print it', async () => {
    const { pane, surface } = await playing();
    await pane.makeReady([pane.get().tournaments[0]!.places.round!], []);
    expect(surface.shown.at(-1)).toMatchObject({ sheet: 'Round' });
    expect(pane.get().notice).toEqual({ what: 'to-print', sheet: 'Round' });
  });
});
