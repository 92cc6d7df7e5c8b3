/** @sweep */
import { drawPane } from './drawn';
import '../../src/taskpane/view/play';
import '../../src/taskpane/view/standings';
import '../../src/taskpane/view/steps';
import { act } from 'react';
import { area, areaAddress } from '../../src/grid/cell';
import { makePane, type Pane } from '../../src/taskpane/pane';
import { listOf, ports, settled, withLeftovers, withList, type Around } from './ports';
import { IS_SWEEP } from '../sample';

type Options = Parameters<Pane['choose']>[0];

const FOUR = ['Anna', 'Bert', 'Cora', 'Dora'];

/** The pane on round 1 of a new tournament, numbered as in the list. */
const open = async (
  options: Options = {},
  names: readonly string[] = FOUR,
  around: Around = ports(withLeftovers(withList(listOf(names)))),
): Promise<Pane> => {
  const pane = makePane(around);
  await drawPane(pane);
  await act(async () => pane.choose({ numbers: 'list', ...options }));
  await act(async () => pane.create());
  await act(settled);
  return pane;
};

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u2068\u2069]/g, '');

const text = (): string => plain(document.body.textContent);

/** The boards as screen readers hear them. */
const boards = (): readonly string[] =>
  [...document.querySelectorAll('[role=group][aria-label^="Board "]')].map((row) =>
    plain(row.getAttribute('aria-label')),
  );

const focused = (): string =>
  plain(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

const focusBoard = (board: number): Promise<void> =>
  act(async () => document.querySelector<HTMLElement>(`[aria-label^="Board ${board}:"]`)!.focus());

/** Presses keys where the focus is, and waits until all is on the sheet. */
const press = async (pane: Pane, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys)
    await act(async () => {
      document.activeElement!.dispatchEvent(
        new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
      await settled();
    });
  while (pane.get().busy || pane.get().typed.length > 0) await act(settled);
  await act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));
};

const button = (name: string): HTMLButtonElement =>
  [...document.querySelectorAll('button')].find(
    (each) => plain(each.getAttribute('aria-label') ?? each.textContent) === name,
  )!;

const click = async (name: string): Promise<void> => {
  await act(async () => {
    button(name).click();
    await settled();
  });
};

const outcomes = (pane: Pane): readonly (string | null)[] =>
  pane.get().opened!.open.tournament.games.map(({ outcome, pending }) => outcome ?? pending ?? null);

describe('a round by keyboard', () => {
  it('takes a key a game, each goes on to the next, and Enter on to the next round and its first board', async () => {
    const pane = await open();
    expect(boards()).toEqual(['Board 1: Anna – Dora, no result yet', 'Board 2: Bert – Cora, no result yet']);
    await focusBoard(1);
    await press(pane, '1');
    expect(focused()).toBe('Board 2: Bert – Cora, no result yet');
    await press(pane, '=');
    expect(boards()).toEqual(['Board 1: Anna – Dora, Anna wins', 'Board 2: Bert – Cora, Draw']);
    expect(text()).toContain('Round 1 is complete.');
    expect(focused()).toBe('Go to round 2');
    await click('Go to round 2');
    expect(focused()).toBe('Board 1: Dora – Cora, no result yet');
    expect(outcomes(pane).slice(0, 3)).toEqual(['1-0', '1/2', null]);
  });

  it('Enter after each key, as in a sheet, does no harm', async () => {
    const pane = await open();
    await focusBoard(1);
    await press(pane, '0', 'Enter');
    expect(focused()).toBe('Board 2: Bert – Cora, no result yet');
    await press(pane, 'Enter');
    expect(focused()).toBe('Board 2: Bert – Cora, no result yet');
    expect(outcomes(pane).slice(0, 2)).toEqual(['0-1', null]);
  });

  it('arrows go to any board, Delete clears, and what was wrong is typed over', async () => {
    const pane = await open();
    await focusBoard(1);
    await press(pane, '+', 'ArrowUp', 'Delete');
    expect(focused()).toBe('Board 1: Anna – Dora, no result yet');
    expect(outcomes(pane)[0]).toBeNull();
    await press(pane, '-', 'ArrowUp', '1', 'ArrowDown', 'ArrowDown');
    expect(focused()).toBe('Board 2: Bert – Cora, no result yet');
    expect(outcomes(pane)[0]).toBe('1-0');
  });

  it('Page Down turns to the next round, and Ctrl with a key is left to Excel', async () => {
    const pane = await open();
    await focusBoard(2);
    await act(async () =>
      document.activeElement!.dispatchEvent(
        new window.KeyboardEvent('keydown', { key: '1', ctrlKey: true, bubbles: true }),
      ),
    );
    await press(pane, 'PageDown');
    expect(pane.get().round).toBe(2);
    expect(outcomes(pane)).toEqual([null, null, null, null, null, null]);
  });
});

describe('a round by clicks', () => {
  it('takes one a game; the list beside has what is rare', async () => {
    const pane = await open();
    await click('1: Bert wins');
    const select = document.querySelector<HTMLSelectElement>('[aria-label="Other result of board 1"]')!;
    expect([...select.options].map((option) => plain(option.textContent))).toEqual([
      '⋯',
      'Anna wins by forfeit',
      'Dora wins by forfeit',
      'Both forfeit',
      'Postponed',
      'Adjourned',
      'Both lose',
      '½ for Anna, 0 for Dora',
      '0 for Anna, ½ for Dora',
      'Anna wins, unrated',
      'Draw, unrated',
      'Dora wins, unrated',
    ]);
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(select, 'postponed');
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    while (pane.get().busy || pane.get().typed.length > 0) await act(settled);
    expect(outcomes(pane).slice(0, 2)).toEqual(['postponed', '1-0']);
    expect(text()).toContain('One earlier result is missing');
    expect(text()).toContain('Round 1 is complete.');
  });

  it('a name leads to the player', async () => {
    const pane = await open();
    await click('Cora');
    expect(pane.get()).toMatchObject({ tab: 'players', player: 3 });
  });

  it('in Go Black stands on the left, and a click is about them', async () => {
    const pane = await open({ profile: 'go' });
    expect(boards()[0]).toBe('Board 1: Dora – Anna, no result yet');
    await click('1: Dora wins');
    while (pane.get().busy || pane.get().typed.length > 0) await act(settled);
    expect(outcomes(pane)[0]).toBe('0-1');
  });
});

describe('a complete round', () => {
  const complete = async (system: string): Promise<void> => {
    const pane = await open({ system });
    await focusBoard(1);
    await press(pane, '1', '1');
  };

  it.each(['seats', 'shift'])('says how to move where the system (%s) moves the players', async (system) => {
    await complete(system);
    expect(text()).toContain('Rotate now');
    expect(text()).toContain('After each game everybody');
  });

  it('says no more than that where everyone looks at the pairings', async () => {
    await complete('berger');
    expect(text()).not.toContain('Rotate now');
  });

  if (IS_SWEEP)
    it('leads to the round that is being played, however far the sheet has come', async () => {
      const pane = await open({}, [...FOUR, 'Emil', 'Fred']);
      const { games } = pane.get().opened!.open.tournament;
      for (const { no } of games.filter(({ round }) => round <= 3))
        await act(async () => pane.record(no, '1-0'));
      while (pane.get().busy || pane.get().typed.length > 0) await act(settled);
      expect(pane.get().round).toBe(1);
      await click('Go to round 4');
      expect(pane.get().round).toBe(4);
    });

  it('is the last one when nobody has a game to play, those of who has left aside', async () => {
    const pane = await open();
    await act(async () => pane.takeChange('withdraw', { player: '4' }));
    const open3 = pane
      .get()
      .opened!.open.tournament.games.filter(({ white, black }) => ![white, black].includes(4));
    for (const { no } of open3) await act(async () => pane.record(no, '1-0'));
    while (pane.get().busy || pane.get().typed.length > 0) await act(settled);
    expect(text()).toContain('All games are played.');
    expect(text()).toMatch(/First: (Anna|Bert|Cora)/);
    expect(text()).toContain('Not played: Dora has left.');
  });
});

describe('the standings in the pane', () => {
  it('explain a number game by game, say why somebody stands there, and who can still win', async () => {
    const pane = await open();
    await focusBoard(1);
    await press(pane, '1', '=');
    await act(async () => pane.turnTo('standings'));
    await act(settled);
    expect(text()).toContain('These are the standings so far: games are missing.');
    await click('Anna, Points: 1. Explain');
    expect(focused()).toBe('Anna');
    expect(text()).toContain('Round 1, White, won against Dora');
    await act(async () => {
      [...document.querySelectorAll('summary')]
        .find((each) => each.textContent === 'Who can still win?')!
        .click();
      await settled();
    });
    expect(text()).toContain('First place by points, with 4 games to play:');
    await click('Close the explanation');
    expect(text()).toContain('Click a number to see where it comes from, or select one on the sheet.');
  });

  const standingsOf = async (): Promise<{ pane: Pane; around: Around }> => {
    const around = ports(withLeftovers(withList(listOf(FOUR))));
    const pane = await open({}, FOUR, around);
    await focusBoard(1);
    await press(pane, '1', '=');
    await act(async () => pane.turnTo('standings'));
    await act(settled);
    return { pane, around };
  };

  it('marks the cells that a number comes from, until the explanation is closed', async () => {
    const { around } = await standingsOf();
    await click('Bert, Sonneborn-Berger: 0.25. Explain');
    await click('Mark the cells it comes from');
    await act(settled);
    expect(
      around.surface.marked.map(({ sheet, areas }) => `${sheet} ${areas.map((each) => areaAddress(each))}`),
    ).toEqual(['Pairings F6', 'Standings J7,M6']);
    expect(around.surface.shown.at(-1)).toEqual({ sheet: 'Pairings', area: area(5, 5) });
    await click('Close the explanation');
    await act(settled);
    expect(around.surface.marked).toEqual([]);
  });

  it('explains the number that is selected on the sheet, or asks for one', async () => {
    const { around } = await standingsOf();
    await click('Explain the selected cell');
    await act(settled);
    expect(text()).toContain('Select a number on the sheet “Standings” first');
    around.surface.select({ sheet: 'Standings', area: area(5, 12) });
    await click('Explain the selected cell');
    await act(settled);
    expect(focused()).toBe('Bert');
    expect(text()).toContain('Sonneborn-Berger (FIDE C.07 9.1): 0.25');
    expect(text()).toContain('Round 1, White, drew with Cora');
  });
});
