import { createBook } from '../../emulator/model';
import { area } from '../../src/grid/cell';
import type { Pane } from '../../src/taskpane/pane';
import type { Ports } from '../../src/taskpane/ports';
import { ALL_MEET } from '../../src/taskpane/teams';
import { closePages, settled } from '../emulator/office';
import { paneInExcel, type PaneInExcel } from './paneInExcel';

afterEach(closePages);

interface Opened extends PaneInExcel {
  /** How many requests something sends. */
  readonly count: (work: () => Promise<unknown>) => Promise<number>;
}

/** Excel with a list of so many players, and the pane beside it. */
const opened = async (players: number, later?: Ports['later']): Promise<Opened> => {
  const names = Array.from({ length: players }, (_, index) => [`Player ${index + 1}`, 2000 - index]);
  return beside([['Name', 'Rating'], ...names], later);
};

/** The same with any list. */
const beside = async (
  list: readonly (readonly (string | number)[])[],
  later?: Ports['later'],
): Promise<Opened> => {
  const standing = await paneInExcel(list, { row: 0, column: 0, ...(later ? { later } : {}) });
  const { pane, page } = standing;
  const count: Opened['count'] = async (work) => {
    page.host.reset();
    await work();
    await settled();
    expect(pane.get().problems).toEqual([]);
    return page.host.counters.requests;
  };
  return { ...standing, count };
};

describe('how many requests the pane sends, whatever the field', () => {
  it.each([4, 11])('%i players', async (players) => {
    const { pane, clock, type, count } = await opened(players);
    const change = (...call: Parameters<Pane['takeChange']>) => count(() => pane.takeChange(...call));
    const idle = async (): Promise<void> => {
      while (pane.get().busy || pane.get().typed.length > 0) await settled();
    };
    const counts = {
      create: await count(() => pane.create()),
      'correct a result': await change('record', { game: '1', result: '1-0' }),
      withdraw: await change('withdraw', { player: '2' }),
      'undo the withdrawal': await change('undo', {}),
      'undo the result': await change('undo', {}),
      enter: await change('enter', { newName: 'Kurt' }),
      'undo the entry': await change('undo', {}),
      'a result typed in the pane': await count(async () => {
        pane.record(2, '1-0');
        await idle();
      }),
      'two results typed at once': await count(async () => {
        for (const game of [3, 1]) pane.record(game, '½-½');
        await idle();
      }),
      refresh: await count(() => pane.refresh()),
      'open a sheet to print': await count(() => pane.makeReady([], [{ handout: 'wall-chart' }])),
    };
    const { sheet, area: result } = pane.get().tournaments[0]!.places.pairings!;
    const follow = await count(async () => {
      await type(sheet, result, [['1-0']]);
      await clock.pass();
      for (let turn = 0; turn < 5; turn += 1) await settled();
    });
    expect({ ...counts, 'follow a typed result': follow }).toEqual({
      create: 16,
      'a result typed in the pane': 2,
      'two results typed at once': 2,
      'correct a result': 8,
      withdraw: 8,
      'undo the withdrawal': 8,
      'undo the result': 8,
      enter: 23,
      'undo the entry': 23,
      refresh: 7,
      'open a sheet to print': 17,
      'follow a typed result': 4,
    });
  });
});

describe('how many requests the pane sends for teams that all meet, however many', () => {
  it.each([
    [3, 2],
    [7, 4],
  ])('%i teams of %i members', async (teams, members) => {
    const list = Array.from({ length: teams * members }, (_, index) => [
      `Player ${index + 1}`,
      `Team ${index % teams}`,
    ]);
    const { pane, clock, type, count } = await beside([['Name', 'Team'], ...list]);
    pane.choose({ teams: ALL_MEET });
    const create = await count(() => pane.create());
    const { sheet, area: result } = pane.get().tournaments[0]!.places.matches!;
    const follow = await count(async () => {
      await type(sheet, result, [['1-0']]);
      await clock.pass();
      for (let turn = 0; turn < 5; turn += 1) await settled();
    });
    expect(pane.get().opened!.open.tournament.games[0]!.boards![0]!.outcome).toBe('1-0');
    const again = await count(() => pane.lookAgain());
    expect({ create, 'follow a typed result': follow, 'look again': again }).toEqual({
      // Three to look for the teams' homes on the other sheet.
      create: 19,
      'follow a typed result': 4,
      'look again': 3,
    });
  });
});

describe('the note that Excel has not answered yet', () => {
  const seconds = (work: () => void, milliseconds: number): (() => void) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  };

  it('does not come while Excel answers each request, however long a withdrawal takes', async () => {
    const { page, pane } = await opened(4, seconds);
    await pane.create();
    const notes = new Set<boolean>();
    pane.subscribe(() => notes.add(pane.get().waiting));
    page.host.faults.latency = 120;
    const begun = performance.now();
    await pane.takeChange('withdraw', { player: '2' });
    expect(performance.now() - begun).toBeGreaterThan(800);
    expect(pane.get()).toMatchObject({ problems: [], notice: { what: 'done' } });
    expect([...notes]).toEqual([false]);
  });
});

type Cells = readonly (readonly (string | number)[])[];

/** Excel with eight sheets and the pane beside it; what an edit on a sheet sends. */
const editing = async (list: Cells) => {
  const eight = createBook(['Mine', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
  const { page, pane, clock, type } = await paneInExcel(list, {
    ...{ row: 0, column: 0, options: { workbook: eight } },
  });
  const edit = async (sheet: string, row: number, values: Cells): Promise<number> => {
    page.host.reset();
    await type(sheet, area(row, 0, values.length, values[0]!.length), values);
    await clock.pass();
    for (let turn = 0; turn < 8; turn += 1) await settled();
    return page.host.counters.requests;
  };
  return { pane, edit };
};

const names = ({ get }: Pane): readonly string[] => {
  const { list } = get();
  return list.kind === 'read' ? list.roster.players.map(({ name }) => name) : [];
};

describe('what an edit costs, beside the request for the name of its sheet', () => {
  it('before a list is found: the active sheet and the one that changed, not all', async () => {
    const { pane, edit } = await editing([]);
    expect(pane.get().list.kind).toBe('none');
    expect(await edit('Mine', 0, [[5]])).toBe(1 + 3);
    expect(await edit('F', 0, [[1]])).toBe(1 + 3 + 3);
    expect(await edit('F', 1, [['Name'], ['Anna'], ['Bert'], ['Cora']])).toBe(1 + 3 + 3);
    expect(names(pane)).toEqual(['Anna', 'Bert', 'Cora']);
  });

  it('beside a list that was found: nothing, and one reading on its own sheet', async () => {
    const { pane, edit } = await editing([['Name'], ['Anna'], ['Bert'], ['Cora']]);
    expect(await edit('F', 0, [['Note']])).toBe(1);
    expect(await edit('Mine', 4, [['Dora']])).toBe(1 + 3);
    expect(names(pane)).toEqual(['Anna', 'Bert', 'Cora', 'Dora']);
  });

  it('beside a tournament: nothing, also while changes are prepared', async () => {
    const { pane, edit } = await editing([['Name'], ['Anna'], ['Bert'], ['Cora'], ['Dora']]);
    await pane.create();
    expect(pane.get().screen).toBe('tournament');
    expect(await edit('F', 0, [['Note']])).toBe(1);
    pane.change('enter');
    expect(await edit('F', 1, [['Note']])).toBe(1);
    expect(await edit('Players', 20, [['a note below']])).toBeGreaterThan(1);
  });
});
