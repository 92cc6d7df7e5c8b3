import './dom';
import '../../src/taskpane/view/changes';
import '../../src/taskpane/view/handouts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { ProfileId } from '../../src/core/model';
import { makePane, type Pane } from '../../src/taskpane/pane';
import { speechOf } from '../../src/taskpane/speech';
import { App } from '../../src/taskpane/view/app';
import { Themed } from '../../src/taskpane/view/themed';
import { listOf, settled, ports, withLeftovers, withList } from './ports';

let root: Root | undefined;
afterEach(() => act(async () => root?.unmount()));

/** The pane with a tournament of four, numbered as in the list, and what can be done to it. */
const open = async (profile?: ProfileId): Promise<Pane> => {
  const around = ports(withLeftovers(withList(listOf(['Anna', 'Bert', 'Cora', 'Dora']))));
  const pane = makePane(around);
  await act(async () => {
    const place = document.createElement('div');
    document.body.replaceChildren(place);
    root = createRoot(place);
    root.render(
      <Themed background={() => '#ffffff'}>
        <App pane={pane} speech={speechOf('en')} />
      </Themed>,
    );
  });
  await act(async () => pane.open());
  await act(async () => pane.choose({ numbers: 'list', ...(profile ? { profile } : {}) }));
  await act(async () => pane.create());
  await act(async () => pane.openChanges());
  await act(settled);
  return pane;
};

const text = (): string => (document.body.textContent ?? '').replaceAll(/[\u2068\u2069]/g, '');

const buttons = (): readonly HTMLButtonElement[] => [...document.querySelectorAll('button')];

const button = (name: string): HTMLButtonElement | undefined =>
  buttons().find((each) => (each.textContent ?? '').trim() === name);

/** The tables of changed cells, row by row. */
const tables = (): readonly (readonly (readonly string[])[])[] =>
  [...document.querySelectorAll('table')].map((table) =>
    [...table.rows].map((row) => [...row.cells].map((cell) => cell.textContent ?? '')),
  );

const isDisabled = (name: string): boolean => button(name)!.getAttribute('aria-disabled') === 'true';

const take = (pane: Pane, ...call: Parameters<Pane['takeChange']>): Promise<void> =>
  act(async () => pane.takeChange(...call));

describe('what the pane says of the last step', () => {
  it('is that there is none before anything was done, and offers nothing to take back', async () => {
    await open();
    expect(text()).toContain('There is no step to take back.');
    expect(text()).not.toContain('Last step:');
    expect(button('Undo last step')).toBeUndefined();
  });

  it('is what was done, when, and which cell held what before and holds what now', async () => {
    const pane = await open();
    await take(pane, 'record', { game: '1', result: '1-0' });
    expect(text()).toContain('Last step: results recorded');
    expect(text()).toContain('2026-11-20 09:00, 1 cell');
    expect(text()).not.toContain('There is no step to take back.');
    expect(tables()).toContainEqual([
      ['Cell', 'Before', 'After'],
      ['Result of game 1', '1-0', '–'],
    ]);
    expect(isDisabled('Undo last step')).toBe(false);
  });

  it('names the player whom it was about', async () => {
    const pane = await open();
    await take(pane, 'withdraw', { player: '2' });
    expect(text()).toContain('Last step: Bert withdrawn');
  });

  it('is the step before, once it was taken back', async () => {
    const pane = await open();
    await take(pane, 'record', { game: '1', result: '1-0' });
    await take(pane, 'withdraw', { player: '2' });
    await act(async () => button('Undo last step')!.click());
    await act(settled);
    expect(pane.get().problems).toEqual([]);
    expect(text()).toContain('Last step: results recorded');
    await act(async () => button('Undo last step')!.click());
    await act(settled);
    expect(text()).toContain('There is no step to take back.');
  });
});

describe('a change that is chosen', () => {
  it('is offered among these, in this order', async () => {
    await open();
    const select = [...document.querySelectorAll('select')].find((each) =>
      [...each.options].some(({ value }) => value === 'withdraw'),
    )!;
    expect([...select.options].map((option) => option.textContent)).toEqual([
      'Choose …',
      'A result was wrong, or a game is postponed',
      'A player leaves the tournament',
      'A player comes in late',
      'A player does not come at all',
      'A player who had left comes back',
      'Somebody plays in place of a player',
      'A name, rating or federation was wrong',
      'The arbiter gives or takes away points',
      'A game was played with colours reversed',
      'Two games change places or opponents',
    ]);
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
    expect(text()).toContain('There is no game 99 in this tournament.');
  });
});

const selects = (): readonly HTMLSelectElement[] => [...document.querySelectorAll('select')];

/** The names of what can be chosen in the field that offers a choice of this name. */
const choicesWith = (choice: string): readonly string[] =>
  selects()
    .map((each) => [...each.options].map((option) => option.textContent))
    .find((names) => names.includes(choice)) ?? [];

const chooseIn = (choice: string, value: string): Promise<void> =>
  act(async () => {
    const select = selects().find((each) =>
      [...each.options].some(({ textContent }) => textContent === choice),
    )!;
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(select, value);
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

describe('the choice of a sheet to print', () => {
  it('asks for the round where it can be about one, and adds the sheet of that round', async () => {
    const pane = await open();
    await act(async () => pane.openChanges('handouts'));
    await act(settled);
    expect(choicesWith('All rounds')).toEqual([]);
    await chooseIn('Result slips', 'result-slips');
    expect(choicesWith('All rounds')).toEqual(['All rounds', '1', '2', '3']);
    await chooseIn('All rounds', '2');
    await act(async () => button('Add the sheet')!.click());
    await act(settled);
    expect(pane.get().notice).toEqual({ what: 'handed-out', sheet: 'Result slips, round 2' });
  });
});

describe('where no chess is played', () => {
  const labels = (): readonly string[] =>
    [...document.querySelectorAll('label')].map((label) => label.textContent ?? '');

  it('a player’s strength in Go is their rank, and the standings have places', async () => {
    const pane = await open('go');
    await act(async () => pane.change('correct'));
    expect(labels()).toContain('Rank');
    expect(labels()).not.toContain('Rating');
    expect(text()).toContain('A name, rank or federation was wrong');
    await act(async () => pane.give({ player: '1', rating: '3k' }));
    expect(text()).toContain('Rank of number 1');
    await take(pane, 'record', { game: '1', result: '1-0' });
    await act(async () => pane.change('record'));
    await act(async () => pane.give({ game: '1', result: '0-1' }));
    expect(text()).toMatch(/: place [1-4–]+ → [1-4]/);
  });

  it.each(['go', 'neutral'] as const)(
    'in %s nobody leaves by the rule of a chess federation',
    async (game) => {
      const pane = await open(game);
      await act(async () => pane.change('withdraw'));
      expect(text()).toContain('By whose ruleThe usual one');
      expect(text()).not.toMatch(/chess|FIDE/i);
    },
  );

  it('in a game without colours nobody has White or Black', async () => {
    const pane = await open('neutral');
    for (const id of ['colours', 'exchange'] as const) {
      await act(async () => pane.change(id));
      expect(text()).not.toMatch(/White|Black/);
    }
  });
});
