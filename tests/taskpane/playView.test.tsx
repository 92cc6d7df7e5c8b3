/** @sweep */
import {
  besideSheet,
  button,
  buttons,
  choicesOf,
  does,
  field,
  fill,
  fillIn,
  FOUR,
  idle,
  nameOf,
  openNew,
  plain,
  press,
  said,
} from './drawn';
import { repairTournament } from '../../src/app/repair/repair';
import { valueOf } from '../results';
import '../../src/taskpane/view/play';
import '../../src/taskpane/view/steps';
import { act } from 'react';
import { area } from '../../src/grid/cell';
import type { Pane } from '../../src/taskpane/pane';
import { QUADS } from '../../src/taskpane/sections';
import { ports, settled, withLeftovers, withList } from './ports';
import { IS_SWEEP } from '../sample';

/** The boards as screen readers hear them. */
const boards = (): readonly string[] =>
  [...document.querySelectorAll(':is([aria-label^="Board "],[aria-label^="Table "])[role=group]')].map(
    (row) => plain(row.getAttribute('aria-label')),
  );

const focused = (): string => nameOf(document.activeElement);

const focusBoard = (board: number): Promise<void> =>
  act(async () =>
    document
      .querySelector<HTMLElement>(`:is([aria-label^="Board ${board}:"],[aria-label^="Table ${board}:"])`)!
      .focus(),
  );

/** Presses keys where the focus is, and waits until all is on the sheet. */
const type = async (pane: Pane, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys)
    await act(async () => {
      document.activeElement!.dispatchEvent(
        new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
      await settled();
    });
  await idle(pane);
  await act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));
};

const outcomes = (pane: Pane): readonly (string | null)[] =>
  pane.get().opened!.open.tournament.games.map(({ outcome, pending }) => outcome ?? pending ?? null);

describe('a round by keyboard', () => {
  it('has leaders before the last game, and standings after it', async () => {
    const pane = await openNew();
    const titles = () => [...document.querySelectorAll('h2')].map(nameOf).join();
    await focusBoard(1);
    await type(pane, '1', '1');
    expect(titles()).toContain('Leaders');
    for (let round = 2; round <= 3; round++) {
      await press(`Go to round ${round}`);
      await type(pane, '1', '1');
    }
    expect(outcomes(pane)).not.toContain(null);
    expect(titles()).toContain('Standings');
    expect(titles()).not.toContain('Winners');
  });

  it('takes a key a game, each goes on to the next, and Enter on to the next round and its first board', async () => {
    const pane = await openNew();
    expect(boards()).toEqual(['Board 1: Anna – Dora, no result yet', 'Board 2: Bert – Cora, no result yet']);
    await focusBoard(1);
    await type(pane, '1');
    expect(focused()).toBe('Board 2: Bert – Cora, no result yet');
    await type(pane, '=');
    expect(boards()).toEqual(['Board 1: Anna – Dora, Anna wins', 'Board 2: Bert – Cora, Draw']);
    expect(said()).toContain('Round 1 is complete.');
    expect(focused()).toBe('Go to round 2');
    await press('Go to round 2');
    expect(focused()).toBe('Board 1: Dora – Cora, no result yet');
    expect(outcomes(pane).slice(0, 3)).toEqual(['1-0', '1/2', null]);
  });

  it('takes keys where nothing else does, for the first board that waits, but none of a field, a button or with Ctrl', async () => {
    const pane = await openNew();
    document.querySelector<HTMLElement>('h1')!.focus();
    await type(pane, 'Delete', 'ArrowDown', 'x');
    expect(outcomes(pane).slice(0, 2)).toEqual([null, null]);
    expect(focused()).not.toMatch(/^Board/);
    await type(pane, '1');
    expect(outcomes(pane).slice(0, 2)).toEqual(['1-0', null]);
    expect(focused()).toBe('Board 2: Bert – Cora, no result yet');
    (document.activeElement as HTMLElement).blur();
    for (const held of ['ctrlKey', 'altKey', 'metaKey', 'repeat'])
      await act(async () =>
        document.body.dispatchEvent(
          new window.KeyboardEvent('keydown', { key: '0', [held]: true, bubbles: true }),
        ),
      );
    document.querySelector<HTMLElement>('[role=tab]')!.focus();
    await type(pane, '0');
    expect(outcomes(pane).slice(0, 2)).toEqual(['1-0', null]);
    (document.activeElement as HTMLElement).blur();
    await type(pane, '0');
    expect(outcomes(pane).slice(0, 2)).toEqual(['1-0', '0-1']);
    expect(focused()).toBe('Go to round 2');
    await act(async () => (document.activeElement as HTMLElement).blur());
    await type(pane, '1');
    expect(outcomes(pane).slice(0, 2)).toEqual(['1-0', '0-1']);
  });

  it('tells of the keys as long as a game waits, so that there is no hole where the line was', async () => {
    await openNew();
    expect(said()).toContain('Keys: 1 White wins, = draw, 0 Black');
    expect(document.querySelectorAll('[style*="visibility: hidden"]:not([data-tabster-dummy])')).toHaveLength(
      0,
    );
  });

  it('every list of further results has a name of its own', async () => {
    await openNew();
    const lists = [...document.querySelectorAll('[aria-label^="Other result"]')].map(nameOf);
    expect(lists).toEqual(['Other result on board 1: Anna – Dora', 'Other result on board 2: Bert – Cora']);
  });

  it('after a click on a result the keys are for the next board', async () => {
    const pane = await openNew();
    await act(async () =>
      document.querySelector<HTMLElement>('[aria-label^="Board 1:"] [aria-label^="1: "]')!.click(),
    );
    expect(focused()).toBe('Board 2: Bert – Cora, no result yet');
    await type(pane, '=');
    expect(outcomes(pane).slice(0, 2)).toEqual(['1-0', '1/2']);
  });

  it('Enter after each key, as in a sheet, does no harm', async () => {
    const pane = await openNew();
    await focusBoard(1);
    await type(pane, '0', 'Enter');
    expect(focused()).toBe('Board 2: Bert – Cora, no result yet');
    await type(pane, 'Enter');
    expect(focused()).toBe('Board 2: Bert – Cora, no result yet');
    expect(outcomes(pane).slice(0, 2)).toEqual(['0-1', null]);
  });

  it('arrows go to any board, Delete clears, and what was wrong is typed over', async () => {
    const pane = await openNew();
    await focusBoard(1);
    await type(pane, '+', 'ArrowUp', 'Delete');
    expect(focused()).toBe('Board 1: Anna – Dora, no result yet');
    expect(outcomes(pane)[0]).toBeNull();
    await type(pane, '-', 'ArrowUp', '1', 'ArrowDown', 'ArrowDown');
    expect(focused()).toBe('Board 2: Bert – Cora, no result yet');
    expect(outcomes(pane)[0]).toBe('1-0');
  });

  it('Page Down turns to the next round, and Ctrl with a key is left to Excel', async () => {
    const pane = await openNew();
    await focusBoard(2);
    await act(async () =>
      document.activeElement!.dispatchEvent(
        new window.KeyboardEvent('keydown', { key: '1', ctrlKey: true, bubbles: true }),
      ),
    );
    await type(pane, 'PageDown');
    expect(pane.get().round).toBe(2);
    expect(outcomes(pane)).toEqual([null, null, null, null, null, null]);
  });
});

describe('a round of sections', () => {
  it('has the name of each above its boards, in the order of the sections', async () => {
    const names = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4'];
    await openNew({ sections: { ...QUADS, by: 'list' } }, { names });
    const lines = [...document.querySelectorAll('[role=region] :is(h3, [aria-label^="Board "])')];
    expect(lines.map((line) => nameOf(line).slice(0, 9).trim())).toEqual([
      ...['Section A', 'Board 1:', 'Board 2:'],
      ...['Section B', 'Board 3:', 'Board 4:'],
    ]);
    await press('B1');
    expect(nameOf(document.querySelector('[role=tabpanel] h2'))).toMatch(/^B1 \(Section B, no. \d\)$/);
    await press('All players');
    expect(said()).toMatch(/\dA1 \(Section A\).*\dB4 \(Section B\)/);
  });

  it('has none where all play in one tournament', async () => {
    await openNew();
    expect(document.querySelector('h3')).toBeNull();
  });
});

describe('names that were typed over', () => {
  it('are told at the top of the pane, with Repair one click away', async () => {
    const { pane, type } = await besideSheet();
    expect(said()).not.toContain('damaged');
    await type(1, '1-0', 4);
    expect(said()).toContain('One thing is damaged');
    await press('Repair');
    await idle(pane);
    expect(said()).toContain('Anna');
    expect(said()).not.toContain('One thing is damaged');
  });
});

describe('damage that was found', () => {
  it('stays on top through results, clicks and other tabs, until it is repaired', async () => {
    const { pane, type } = await besideSheet();
    await type(1, '1-0', 4);
    await type(2, '1-0');
    expect(said()).toContain('One thing is damaged');
    await does(() => pane.record(1, '0-1'));
    await press('Standings');
    expect(said()).toContain('One thing is damaged');
    await press('Repair');
    await idle(pane);
    expect(said()).not.toContain('One thing is damaged');
  });

  it('is told no more once it is repaired elsewhere', async () => {
    const { pane, around, type } = await besideSheet();
    await type(1, '1-0', 4);
    expect(said()).toContain('One thing is damaged');
    valueOf(await repairTournament(around.workbook, 'Tournament', pane.now(), {}));
    around.surface.change('Pairings');
    await does(async () => around.clock.pass());
    expect(said()).not.toContain('One thing is damaged');
  });
});

describe('a round by clicks', () => {
  it('takes one a game; the list beside has what is rare', async () => {
    const pane = await openNew();
    await press('1: Bert wins');
    const select = document.querySelector<HTMLSelectElement>('[aria-label^="Other result on board 1:"]')!;
    expect(choicesOf(select)).toEqual([
      '⋯',
      'Anna wins by forfeit, not played',
      'Dora wins by forfeit, not played',
      'Both lose by forfeit, not played',
      'Postponed',
      'Adjourned',
      'A loss for both',
      'A draw for Anna, a loss for Dora',
      'A loss for Anna, a draw for Dora',
      'Anna wins, unrated',
      'Draw, unrated',
      'Dora wins, unrated',
    ]);
    const rare = select.querySelector<HTMLOptGroupElement>('optgroup')!;
    expect([rare.label, rare.children.length]).toEqual(['Rare', 6]);
    await fillIn(select, 'postponed');
    await idle(pane);
    expect(outcomes(pane).slice(0, 2)).toEqual(['postponed', '1-0']);
    // Its own round shows it already.
    expect(said()).not.toContain('One game is postponed');
    expect(said()).toContain('Round 1 is complete, except for one unfinished game.');
    await press('Next round');
    expect(said()).toContain('One game is postponed');
    expect(said()).not.toContain('earlier result');
  });

  it('the link to a postponed game leads to its board, and a key says its result', async () => {
    const pane = await openNew();
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    await does(() => {
      pane.record(1, '1-0');
      pane.record(2, 'postponed');
    });
    await press('Next round');
    const link = button('Round 1, board 2: Bert – Cora (postponed)');
    await does(() => {
      link.focus();
      link.click();
    });
    expect(focused()).toBe('Board 2: Bert – Cora, Postponed');
  });

  it('does so where another game of its round is open, too; the round itself leads to that one', async () => {
    const pane = await openNew();
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    await does(() => pane.record(2, 'postponed'));
    await press('Next round');
    const link = button('Round 1, board 2: Bert – Cora (postponed)');
    await does(() => {
      link.focus();
      link.click();
    });
    expect(focused()).toBe('Board 2: Bert – Cora, Postponed');
    await press('Next round');
    await press('Previous round');
    expect(document.querySelector('[role=group][tabindex="0"]')?.getAttribute('aria-label')).toContain(
      'Board 1:',
    );
  });

  it('a name leads to the player', async () => {
    const pane = await openNew();
    await press('Cora');
    expect(pane.get()).toMatchObject({ tab: 'players', player: 3 });
  });

  /** Names with the colour before them. */
  const sides = (): readonly string[] =>
    [...document.querySelectorAll('[role=group][aria-label^="Board 1:"] bdi')].map((name) => {
      const mark = name.closest('button')?.previousElementSibling;
      return `${mark?.getAttribute('aria-label') ?? ''} ${said(name)}`.trim();
    });

  it('has the colour of each player before their name; where a game has none, nothing', async () => {
    await openNew();
    expect(sides()).toEqual(['White Anna', 'Black Dora']);
    await openNew({ profile: 'go' });
    expect(sides()).toEqual(['Black Dora', 'White Anna']);
    await openNew({ profile: 'neutral' });
    expect(sides()).toEqual(['Anna', 'Dora']);
  });

  it('in Go Black stands on the left, and a click is about them', async () => {
    const pane = await openNew({ profile: 'go' });
    expect(boards()[0]).toBe('Board 1: Dora – Anna, no result yet');
    await press('1: Dora wins');
    await idle(pane);
    expect(outcomes(pane)[0]).toBe('0-1');
  });
});

describe('a game that is worth other points than 1, ½ and 0', () => {
  it('has won, drawn and lost on its buttons, and its own points in the list', async () => {
    const pane = await openNew({ scoring: 'own', points: ['2', '1', '0'] });
    const marks = [...document.querySelectorAll('[aria-label^="Board 1:"] button[aria-pressed]')];
    expect(marks.map(said)).toEqual(['W', 'D', 'L']);
    const others = choicesOf(document.querySelector('[aria-label^="Other result on board 1:"]')!);
    expect(others).toEqual(
      expect.arrayContaining([
        'A loss for both',
        'A draw for Anna, a loss for Dora',
        'A loss for Anna, a draw for Dora',
      ]),
    );
    expect(others.join()).not.toContain('½');
    await press('D: Draw between Anna and Dora');
    await idle(pane);
    expect(pane.get().opened!.open.tournament.games[0]!.outcome).toBe('1/2');
  });
});

describe('the score of a game in which sets are counted', () => {
  const shown = (pane: Pane) =>
    pane.get().opened!.open.tournament.games.map(({ outcome, sets }) => sets ?? outcome);

  it('is begun by a digit, and Enter goes on to the next board', async () => {
    const pane = await openNew({ profile: 'plain' });
    await focusBoard(1);
    await type(pane, '3');
    await fill('Score of Anna – Dora', '3-1');
    await type(pane, 'Enter');
    expect(shown(pane).slice(0, 2)).toEqual(['3-1', null]);
    expect(boards()[0]).toBe('Table 1: Anna – Dora, Anna wins');
    expect(document.body.textContent).toContain('3–1');
    expect(focused()).toBe('Table 2: Bert – Cora, no result yet');
  });

  it('is begun by 0 and 1 too, and either alone says who won', async () => {
    const pane = await openNew({ profile: 'plain' });
    expect(said()).toContain('or just 1 if the first player won and 0 if the second player won. Keys: ');
    await focusBoard(1);
    await type(pane, '1');
    expect(shown(pane)[0]).toBeNull();
    await fill('Score of Anna – Dora', '1-3');
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    await act(async () => document.activeElement!.dispatchEvent(enter));
    await idle(pane);
    expect(enter.defaultPrevented).toBe(true);
    await type(pane, '0');
    expect(field<HTMLInputElement>('Score of Bert – Cora').value).toBe('0');
    await type(pane, 'Enter');
    expect(shown(pane).slice(0, 2)).toEqual(['1-3', '0-1']);
  });

  it('that is none is said in the words of the game', async () => {
    const pane = await openNew({ profile: 'plain' });
    await focusBoard(1);
    await type(pane, '3');
    await type(pane, 'Enter');
    expect(shown(pane)[0]).toBeNull();
    expect(said()).toContain('“3” is not a result');
    expect(said()).toContain('the score, such as 3-1');
  });

  it('is chosen in the list', async () => {
    const pane = await openNew({ profile: 'plain' });
    await fillIn(
      document.querySelector<HTMLSelectElement>('[aria-label^="Other result on table 1"]')!,
      'score',
    );
    await fill('Score of Anna – Dora', '1-3');
    await press('Record');
    await idle(pane);
    expect(shown(pane)[0]).toBe('1-3');
    expect(boards()[0]).toBe('Table 1: Anna – Dora, Dora wins');
  });

  it('is not asked for in chess', async () => {
    const pane = await openNew();
    await focusBoard(1);
    await type(pane, '3');
    expect(document.body.textContent).not.toContain('Score');
  });

  it('without draws there is no button for one', async () => {
    const pane = await openNew({ profile: 'plain', draws: false });
    expect(pane.get().opened!.open.tournament.draws).toBe(false);
    expect(buttons().filter((name) => name.startsWith('½'))).toEqual([]);
  });
});

describe('a draw in Go', () => {
  /** The results on offer of board 1, those beside the buttons after them. */
  const offered = (): readonly string[] => [
    ...[...document.querySelectorAll('[aria-label^="Board 1:"] button[aria-pressed]')].map(said),
    ...choicesOf(document.querySelector('[aria-label^="Other result on board 1:"]')!),
  ];

  it('is offered where komi is whole', async () => {
    const pane = await openNew({ profile: 'go', komi: '7' });
    expect(offered().slice(0, 3)).toEqual(['1', '½', '0']);
    expect(offered()).toContain('Jigo, unrated');
    await focusBoard(1);
    await type(pane, '=');
    expect(boards()[0]).toBe('Board 1: Dora – Anna, Jigo');
  });

  it('is not offered, and has no key, where komi has half a point', async () => {
    const pane = await openNew({ profile: 'go', komi: ' 6,5 ' });
    expect(pane.get().opened!.open.tournament.details).toEqual({ komi: '6,5' });
    expect(offered().slice(0, 2)).toEqual(['1', '0']);
    expect(offered()).not.toContain('Jigo, unrated');
    expect(said()).toContain('Keys: 1 Black wins, 0 White');
    expect(said()).toContain('Type a score such as B+3.5 on the sheet.');
    await focusBoard(1);
    await type(pane, '=', '5');
    expect(focused()).toBe('Board 1: Dora – Anna, no result yet');
    await act(async () => pane.record(1, '1/2'));
    expect(offered().slice(0, 3)).toEqual(['1', '½', '0']);
    await idle(pane);
    const told = 'With a komi of 6,5 there is no jigo, but “½-½” is one and counts. Check the result.';
    expect(said()).toContain(told);
    await act(async () => pane.turnTo('standings'));
    expect(said()).toContain(`One cell to check`);
    expect(said()).toContain(told);
  });
});

describe('a handicap in Go', () => {
  const names = ['Anna', 'Bert', 'Cora', 'Dora'];
  const ranks = ['2d', '1k', '4k', '10k'];
  const list = [['Name', 'Rank'], ...names.map((name, at) => [name, ranks[at]!])];

  it('is told by the ranks between two players where the stronger one has White', async () => {
    const around = () => ports(withLeftovers(withList(list)));
    await openNew({ profile: 'go', colours: 'strength' }, around());
    expect(boards()[0]).toBe('Board 1: Dora – Anna, no result yet');
    expect(said(document.querySelector('[aria-label^="Board 1:"]'))).toContain('11 ranks apart');
    await openNew({ profile: 'go' }, around());
    expect(said()).not.toContain('apart');
  });

  it('is told in stones where it was chosen', async () => {
    const around = ports(withLeftovers(withList(list)));
    const pane = await openNew({ profile: 'go', colours: 'strength', handicap: 'ranks-1' }, around);
    expect(said(document.querySelector('[aria-label^="Board 1:"]'))).toContain('9 stones');
    expect(said(document.querySelector('[aria-label^="Board 2:"]'))).toContain('2 stones');
    expect(pane.get().opened!.open.tournament.handicap).toBe('ranks-1');
  });

  it('is none between players of the same rank', async () => {
    const same = [['Name', 'Rank'], ...names.map((name) => [name, '3k'])];
    await openNew({ profile: 'go', colours: 'strength' }, ports(withLeftovers(withList(same))));
    expect(said(document.querySelector('[aria-label^="Board 1:"]'))).toContain('Same rank');
  });
});

describe('a complete round', () => {
  const complete = async (system: string): Promise<void> => {
    const pane = await openNew({ system });
    await focusBoard(1);
    await type(pane, '1', '1');
  };

  it.each(['seats', 'shift'])('says how to move where the system (%s) moves the players', async (system) => {
    await complete(system);
    expect(said()).toContain('Rotate now');
    expect(said()).toContain('After each game everybody');
  });

  it('says no more than that where everyone looks at the pairings', async () => {
    await complete('berger');
    expect(said()).not.toContain('Rotate now');
  });

  if (IS_SWEEP)
    it('leads to the round that is being played, however far the sheet has come', async () => {
      const pane = await openNew({}, { names: [...FOUR, 'Emil', 'Fred'] });
      const { games } = pane.get().opened!.open.tournament;
      for (const { no } of games.filter(({ round }) => round <= 3))
        await act(async () => pane.record(no, '1-0'));
      await idle(pane);
      expect(pane.get().round).toBe(1);
      await press('Go to round 4');
      expect(pane.get().round).toBe(4);
    });

  it('that a newcomer missed leads to the round that the others play', async () => {
    const pane = await openNew({}, { names: [...FOUR, 'Emil'] });
    for (const { no, round } of pane.get().opened!.open.tournament.games)
      if (round <= 3) await act(async () => pane.record(no, '1-0'));
    await idle(pane);
    await does(() => pane.takeChange('enter', { newName: 'Gina' }));
    const ways = async (round: number): Promise<readonly string[]> => {
      await does(() => pane.showRound(round));
      return buttons().filter((name) => name.startsWith('Go to'));
    };
    expect(await ways(2)).toEqual(['Go to round 4']);
    expect(await ways(3)).toEqual(['Go to round 4']);
    expect(await ways(4)).toEqual([]);
    expect(await ways(5)).toEqual(['Go to the current round (4)']);
  });

  it('that is being played leads nowhere, also where later games moved behind it for a newcomer', async () => {
    const pane = await openNew({}, { names: [...FOUR, 'Emil', 'Fred'] });
    for (const { no, round } of pane.get().opened!.open.tournament.games)
      if (round === 1) await act(async () => pane.record(no, '1-0'));
    await idle(pane);
    await does(() => pane.takeChange('enter', { newName: 'Gina', mayAdd: 'yes' }));
    const { games } = pane.get().opened!.open.tournament;
    expect(games.filter(({ no, round }) => no < 15 && round > 5).map(({ no }) => no)).toEqual([4, 8, 12, 14]);
    await act(async () => pane.record(games.find(({ round }) => round === 2)!.no, '1-0'));
    await idle(pane);
    await does(() => pane.showRound(2));
    expect(buttons().filter((name) => name.startsWith('Go to'))).toEqual([]);
    await does(() => pane.showRound(3));
    expect(buttons().filter((name) => name.startsWith('Go to'))).toEqual(['Go to the current round (2)']);
  });

  it('has buttons of one size to share it', async () => {
    await openNew();
    const [copy, show] = [button('Copy the round as text'), button('Show on the projector')];
    expect(show.className).toBe(copy.className);
  });

  it('leads from the last round to a game that was put off', async () => {
    const pane = await openNew();
    await act(async () => pane.record(4, 'postponed'));
    for (const no of [1, 2, 3, 5, 6]) await act(async () => pane.record(no, '1-0'));
    await idle(pane);
    await act(async () => pane.showRound(3));
    await press('Go to round 2');
    expect(pane.get().round).toBe(2);
    // The other rounds wait for nobody.
    expect(said()).not.toContain('Go to round');
    // A key is for that game, and for none that has a result.
    expect(focused()).toBe('Board 2: Anna – Bert, Postponed');
    await type(pane, '=');
    expect(outcomes(pane).slice(2, 4)).toEqual(['1-0', '1/2']);
  });

  it('goes from a game that was put off to the next of them', async () => {
    const pane = await openNew();
    for (const no of [1, 2]) await act(async () => pane.record(no, 'postponed'));
    await idle(pane);
    await focusBoard(1);
    await type(pane, '1', '0');
    expect(outcomes(pane).slice(0, 3)).toEqual(['1-0', '0-1', null]);
    expect(focused()).toBe('Go to round 2');
  });

  it('of the last round ends with who is first, halves as decimals', async () => {
    const pane = await openNew();
    for (const no of [1, 2, 3, 4, 5, 6]) await act(async () => pane.record(no, '1/2'));
    await idle(pane);
    expect(said()).toContain('First: 4 players with 1.5 points');
  });

  it('that ends with a tie-break says by how much it decided', async () => {
    const pane = await openNew({ tieBreaks: ['PTS', 'WIN'] });
    for (const [at, result] of ['1-0', '1/2', '1/2', '1-0', '1/2', '1-0'].entries())
      await does(() => pane.record(at + 1, result));
    await idle(pane);
    expect(said()).toContain('First: Anna with 2 points, ahead on Wins, 2 to 1');
  });

  it('is the last one when nobody has a game to play, those of who has left aside', async () => {
    const pane = await openNew();
    await act(async () => pane.takeChange('withdraw', { player: '4' }));
    expect(said()).toContain('Bye: Anna');
    const [withoutGame, other] = document.querySelectorAll('[role=group][aria-label^="Board "]');
    expect([withoutGame!, other!].map((board) => board.querySelectorAll('[aria-pressed]').length)).toEqual([
      0, 3,
    ]);
    await focusBoard(1);
    await type(pane, '1');
    expect(outcomes(pane)[0]).toBeNull();
    const open3 = pane
      .get()
      .opened!.open.tournament.games.filter(({ white, black }) => ![white, black].includes(4));
    for (const { no } of open3) await act(async () => pane.record(no, '1-0'));
    await idle(pane);
    expect(said()).toContain('All games are finished.');
    expect(said()).toMatch(/First: (Anna|Bert|Cora)/);
    expect(said()).toContain('Not played: Dora has withdrawn.');
    expect(said()).not.toContain('Go to round');
    await press('Print the results');
    expect(pane.get().tab).toBe('print');
  });
});

describe('going on to the next round', () => {
  it('after the very last result there is the way to the print, which takes the focus', async () => {
    const pane = await openNew();
    for (const no of [1, 2, 3, 4, 5]) await act(async () => pane.record(no, '1-0'));
    await idle(pane);
    await does(() => pane.showRound(3));
    await focusBoard(2);
    // Before the result is on the sheet.
    act(() => pane.record(6, '1-0'));
    expect(buttons()).toContain('Print the results');
    await type(pane, '1');
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
    expect(document.activeElement!.textContent).toBe('Print the results');
  });

  it('takes Pairings along where that is open and nobody types in a cell', async () => {
    const { pane, around } = await besideSheet();
    const goOn = async (round: number): Promise<void> => {
      const [one, other] = [2 * round - 1, 2 * round];
      for (const no of [one, other]) await does(() => pane.record(no, '1-0'));
      await idle(pane);
      around.surface.shown.length = 0;
      await press(`Go to round ${round + 1}`);
    };
    around.surface.open('Standings');
    await goOn(1);
    expect(around.surface.shown).toEqual([]);
    around.surface.open('Pairings');
    around.surface.select({ sheet: 'Pairings', area: area(6, 5) });
    await goOn(2);
    expect(around.surface.shown).toEqual([{ sheet: 'Pairings', area: area(8, 5) }]);
  });

  it('selects nothing once Excel answers late, as it does while a cell is edited', async () => {
    const { pane, around } = await besideSheet();
    around.surface.open('Pairings');
    let answer = (): void => undefined;
    around.surface.selection = () =>
      new Promise((done) => {
        answer = () => done({ ok: true, value: { sheet: 'Pairings', area: area(6, 5) } });
      });
    await does(() => void pane.goAlong({ sheet: 'Pairings', area: area(8, 5) }));
    await does(() => around.clock.pass());
    await does(() => answer());
    expect(around.surface.shown).toEqual([]);
  });
});

describe('what is typed on Pairings and is no result', () => {
  it('is told below its game, and above the boards where another round is shown', async () => {
    const { pane, type: typeOnSheet } = await besideSheet();
    await typeOnSheet(2, 'abc');
    const fault = '“abc” is not a result and counts as not yet played. Type one such as 1-0, ½-½ or 0-1.';
    const region = () => said(document.querySelector('[role=region][aria-label^="Round"]'));
    expect(region()).toMatch(/2.*Bert.*Cora.*“abc” is not a result.*Show F6$/);
    expect(region()).toContain(fault);
    expect(said()).not.toContain('One cell to check');
    await press('Show F6 on Pairings');
    await act(async () => pane.showRound(2));
    expect(region()).not.toContain('abc');
    expect(said()).toContain('One cell to check');
    await does(() => pane.turnTo('standings'));
    expect(said()).toContain(fault);
  });

  it('is counted as the sheet counts it: those below their games, too', async () => {
    const { pane, type: typeOnSheet } = await besideSheet();
    for (const game of [2, 3, 5]) await typeOnSheet(game, 'abc');
    await does(() => pane.showRound(1));
    expect(said()).toContain('3 cells to check, 1 of them below');
    await does(() => pane.turnTo('standings'));
    expect(said()).toContain('3 cells to check');
    expect(said()).not.toContain('of them below');
  });
});

describe('the calendar in the pane', () => {
  // Today is 20 November 2026.
  it('names the games that are overdue; a click goes to their round', async () => {
    const pane = await openNew({ firstDay: '2026-11-05', daysBetween: '15' });
    expect(said()).toContain('2 games are overdue');
    expect(said()).not.toContain('clash');
    await act(async () => pane.showRound(3));
    await press('Round 1, board 1: Anna – Dora, due Thu 5 Nov 2026');
    expect(pane.get().round).toBe(1);
  });

  it('says which dates clash, with the boards and the days without play that the sheet tells', async () => {
    const pane = await openNew({ firstDay: '2026-12-04', daysBetween: '7', skippedDays: '2026-12-09' });
    expect(said()).not.toContain('overdue');
    expect(said()).not.toContain('clash');
    await does(() => pane.takeChange('reschedule', { game: '1', to: '2026-12-09' }));
    expect(said()).toContain('One date to check');
    expect(said()).toContain('Game 1: This game is on Wed 9 Dec 2026, a day without play. Move it.');
  });

  it.each([
    ['Postponed', 'postponed'],
    ['Adjourned', 'adjourned'],
  ])(
    'moves a game to another date beside %s: in the list of results, and at one that is so',
    async (told, pending) => {
      const pane = await openNew({ firstDay: '2026-11-25', daysBetween: '7' });
      const others = () =>
        [...document.querySelectorAll('select')].find((list) => nameOf(list).includes('Anna'))!;
      expect(choicesOf(others()).slice(4, 7)).toEqual(['Postponed', 'Adjourned', 'Move to another date …']);
      await does(() => fillIn(others(), pending));
      await idle(pane);
      await press('Move to another date …');
      expect(document.activeElement).toBe(field('New date'));
      expect(said()).toContain('Such as 2 Dec, or with another time 2 Dec 19:30.');
      await fill('New date', '9 Dec 2026');
      await press('Move the game');
      await idle(pane);
      expect(pane.get().opened!.open.tournament.games[0]).toMatchObject({
        ...{ date: '2026-12-09', planned: '2026-11-25', pending },
      });
      expect(said()).toContain(`${told} to Wed 9 Dec 2026`);
      expect(buttons()).not.toContain('Move to another date …');
      await does(() => fillIn(others(), 'move'));
      expect(pane.get().changing).toMatchObject({ change: 'reschedule', given: { game: '1' } });
    },
  );

  it('says nothing of them where games have no dates', async () => {
    await openNew();
    expect(said()).not.toContain('overdue');
  });
});
