import { drawNumbers } from '../../src/core/draw/numbers';
import type { NumberingMethod } from '../../src/core/model';
import type { Roster } from '../../src/sheets/roster';
import {
  detailOf,
  detailsFor,
  methodsFor,
  moved,
  numberingText,
  numbersTyped,
  orderTyped,
} from '../../src/taskpane/numbering';
import { openStep } from '../../src/app/step';
import { parseDraws } from '../../src/sheets/log/draw';
import { makePane, type Pane } from '../../src/taskpane/pane';
import { listOf, NAMES, ports, rosterOf, withLeftovers, withList } from './ports';
import { valueOf } from '../results';

const NONE = { numbers: null, detail: null };
const PLAIN = [['Name'], ['Anna'], ['Bert'], ['Cora']];
const WITH_COLUMNS = [
  ['No', 'Name', 'Remark', 'Born', 'Start'],
  [2, 'Anna', 'late', 1990, 3],
  [3, 'Bert', '', 1985, 1],
  [1, 'Cora', 'by car', 1990, 2],
];
const many = (count: number) => [
  ['Name'],
  ...Array.from({ length: count }, (_, index) => [`Player ${index + 1}`]),
];

const orderOf = (roster: Roster, numbers: NumberingMethod, detail: string | null = null): unknown => {
  const order = drawNumbers(roster.players, numberingText(roster, { numbers, detail }), 'word', {
    system: 'seats',
    columns: roster.columns,
  });
  return order.ok ? order.value.map((index) => roster.players[index]!.name) : order.problems;
};

describe('numbers', () => {
  it('are drawn by lot unless another way is chosen', async () =>
    expect(numberingText(await rosterOf(PLAIN), NONE)).toBe('lots'));

  it('from a column are offered where the list has one with whole numbers', async () => {
    expect(methodsFor(await rosterOf(PLAIN), NONE)).not.toContain('column');
    const roster = await rosterOf(WITH_COLUMNS);
    expect(methodsFor(roster, NONE)).toContain('column');
    expect(detailsFor('column', roster)).toEqual(['No', 'Start', 'Born']);
  });

  it('from a column are those of the first one that gives each player their own', async () => {
    const roster = await rosterOf(WITH_COLUMNS);
    expect(orderOf(roster, 'column')).toEqual(['Cora', 'Anna', 'Bert']);
    expect(orderOf(roster, 'column', 'Start')).toEqual(['Bert', 'Cora', 'Anna']);
    expect(orderOf(roster, 'column', 'Born')).toMatchObject([
      { code: 'number-out-of-range', place: { player: 'Anna' } },
      { code: 'number-out-of-range', place: { player: 'Bert' } },
      { code: 'number-out-of-range', place: { player: 'Cora' } },
    ]);
  });

  it('from a column are not offered where it counts the rows of the list', async () => {
    const counted = [['No', 'Name'], ...['Anna', 'Bert', 'Cora'].map((name, index) => [index + 1, name])];
    expect(methodsFor(await rosterOf(counted), NONE)).not.toContain('column');
  });

  it('from a column stay on offer, with their problem, when the column has gone', async () => {
    const plain = await rosterOf(PLAIN);
    expect(methodsFor(plain, { numbers: 'column', detail: 'Start' })).toContain('column');
    expect(orderOf(plain, 'column', 'Start')).toMatchObject([{ code: 'numbers-column-missing' }]);
  });

  it('by hand are those of the list until others are typed', async () => {
    const roster = await rosterOf(PLAIN);
    expect(detailOf(roster, { numbers: 'hand', detail: null })).toBe('1, 2, 3');
    expect(orderOf(roster, 'hand')).toEqual(['Anna', 'Bert', 'Cora']);
    expect(orderOf(roster, 'hand', '3, 1, 2')).toEqual(['Bert', 'Cora', 'Anna']);
    expect(orderOf(roster, 'hand', '3, 1')).toMatchObject([{ code: 'numbers-missing' }]);
    expect(orderOf(roster, 'hand', '')).toMatchObject([{ code: 'numbers-missing' }, {}, {}]);
  });

  it('by Varma with 12 players come from the groups as published or with 11 and 12 swapped', async () => {
    expect(detailsFor('varma', await rosterOf(many(12)))).toEqual(['published', 'corrected']);
    expect(detailsFor('varma', await rosterOf(many(10)))).toEqual([]);
    const twelve = await rosterOf(many(12));
    expect(numberingText(twelve, { numbers: 'varma', detail: 'corrected' })).toBe('varma:corrected');
  });

  it('with the best for last have both placements in even fields from 6 players on', async () => {
    for (const count of [6, 8, 20])
      expect(detailsFor('best-last', await rosterOf(many(count)))).toEqual(['even', 'odd']);
    for (const count of [4, 5, 7, 9])
      expect(detailsFor('best-last', await rosterOf(many(count)))).toEqual([]);
  });
});

describe('a list in which one entry is moved', () => {
  it.each([
    [0, 2, 'bcad'],
    [2, 0, 'cabd'],
    [1, 2, 'acbd'],
    [3, 3, 'abcd'],
  ])('from place %i to place %i is %s', (from, to, wanted) =>
    expect(moved([...'abcd'], from, to).join('')).toBe(wanted),
  );
});

describe('numbers as they are typed', () => {
  it('say who has number 1, 2 and so on', () => {
    expect(orderTyped('3, 1,2', 3)).toEqual([1, 2, 0]);
    expect(orderTyped('1, 2, 3', 3)).toEqual([0, 1, 2]);
  });

  it.each(['1, 2', '1, 2, 2', '1, 2, 4', '1, 2, 3, 3', '1, , 3', 'a, b, c', ''])(
    '%j are none of three players',
    (typed) => expect(orderTyped(typed, 3)).toBeNull(),
  );

  it('are made of the order, and lead back to it', () => {
    expect(numbersTyped([1, 2, 0])).toBe('3, 1, 2');
    expect(orderTyped(numbersTyped([4, 2, 0, 1, 3]), 5)).toEqual([4, 2, 0, 1, 3]);
  });
});

const opened = async (names: readonly string[] = NAMES) => {
  const workbook = withLeftovers(withList(listOf(names)));
  const around = ports(workbook);
  const pane = makePane(around);
  await pane.open();
  return { pane, around, workbook };
};

/** Lets the draw that the pane is at stand before somebody's eyes. */
const look = (pane: Pane): (() => void) => {
  const { list, options } = pane.get();
  if (list.kind !== 'read') throw new Error(list.kind);
  return pane.shown({ roster: list.roster, options });
};

/** The protocol: by list the number and the word of each draw. */
const protocol = (pane: Pane): unknown =>
  Object.fromEntries(
    Object.entries(pane.get().draws).map(([list, draws]) => [list, draws.map(({ no, seed }) => [no, seed])]),
  );

const logged = async (workbook: Parameters<typeof openStep>[0]) => {
  const opened = valueOf(await openStep(workbook));
  return parseDraws(opened.lines);
};

const LIST = "'Club'!A1:B11";

describe('the protocol of draws', () => {
  it('has a draw once it has stood there for a second', async () => {
    const { pane, around } = await opened();
    look(pane);
    expect(protocol(pane)).toEqual({});
    await around.clock.pass();
    expect(protocol(pane)).toEqual({ [LIST]: [[1, 'r1']] });
  });

  it('has a word that was typed letter by letter once', async () => {
    const { pane, around } = await opened();
    for (const seed of ['U', 'Ul', 'Ulla']) {
      pane.choose({ seed });
      const gone = look(pane);
      if (seed !== 'Ulla') gone();
    }
    await around.clock.pass();
    expect(protocol(pane)).toEqual({ [LIST]: [[1, 'Ulla']] });
  });

  it('has every draw that was asked for by the button, however fast', async () => {
    const { pane } = await opened();
    await pane.drawAgain();
    await pane.drawAgain();
    expect(protocol(pane)).toEqual({
      [LIST]: [
        [1, 'r1'],
        [2, 'r2'],
        [3, 'r3'],
      ],
    });
  });

  it('has no draw again that the button replaced before its second was over', async () => {
    const { pane, around } = await opened();
    look(pane);
    await pane.drawAgain();
    await around.clock.pass();
    expect(protocol(pane)).toEqual({
      [LIST]: [
        [1, 'r1'],
        [2, 'r2'],
      ],
    });
  });

  it('tells who said the word; one that is made up was said by nobody', async () => {
    const { pane } = await opened();
    const said = () => Object.values(pane.get().draws)[0]?.map(({ seed, saidBy }) => [seed, saidBy]);
    pane.choose({ seed: 'Ulla', saidBy: 'Anna Berg' });
    await pane.drawAgain();
    expect(said()).toEqual([
      ['Ulla', 'Anna Berg'],
      ['r2', undefined],
    ]);
  });

  it('tells who saw numbers drawn by hand', async () => {
    const { pane, workbook } = await opened();
    pane.choose({ numbers: 'hand', detail: '2, 1, 3, 4, 5, 6, 7, 8, 9, 10', saidBy: 'Eva Moser' });
    await pane.create();
    expect((await logged(workbook)).map(({ saidBy }) => saidBy)).toEqual(['Eva Moser']);
  });

  it('has a draw that is only looked at again once', async () => {
    const { pane, around } = await opened();
    look(pane);
    await around.clock.pass();
    pane.choose({ cycles: 2, profile: 'go' });
    look(pane);
    await around.clock.pass();
    expect(protocol(pane)).toEqual({ [LIST]: [[1, 'r1']] });
  });

  it('begins anew with a list that has grown, and is there again when that one comes back', async () => {
    const { pane, around, workbook } = await opened();
    await pane.drawAgain();
    const more = { sheet: 'Club', row: 11, column: 0 };
    await workbook.change({ cells: [{ ...more, expect: null, write: 'Kim' }] });
    around.surface.change('Club');
    await around.clock.pass();
    look(pane);
    await around.clock.pass();
    expect(protocol(pane)).toMatchObject({ "'Club'!A1:B12": [[1, 'r2']] });
    await workbook.change({ cells: [{ ...more, expect: 'Kim', write: null }] });
    around.surface.change('Club');
    await around.clock.pass();
    await pane.drawAgain();
    expect(protocol(pane)).toMatchObject({
      [LIST]: [
        [1, 'r1'],
        [2, 'r2'],
        [3, 'r3'],
      ],
    });
  });
});

describe('the Log of a tournament', () => {
  it('has every draw that was seen, and the one that was taken at their end', async () => {
    const { pane, workbook } = await opened();
    await pane.drawAgain();
    pane.choose({ seed: 'Ulla' });
    await pane.create();
    expect((await logged(workbook)).map(({ no, seed, list }) => [no, seed, list])).toEqual([
      [1, 'r1', LIST],
      [2, 'r2', LIST],
      [3, 'Ulla', LIST],
    ]);
  });

  it('has none where lots were never drawn', async () => {
    const { pane, around, workbook } = await opened();
    pane.choose({ numbers: 'list' });
    look(pane);
    await around.clock.pass();
    await pane.create();
    expect(await logged(workbook)).toEqual([]);
  });

  it('says so if lots were drawn first and then the order of the list was taken', async () => {
    const { pane, workbook } = await opened();
    await pane.drawAgain();
    pane.choose({ numbers: 'list' });
    await pane.create();
    expect((await logged(workbook)).map(({ numbering, seed }) => [numbering, seed])).toEqual([
      ['lots', 'r1'],
      ['lots', 'r2'],
      ['list', ''],
    ]);
  });

  it('of the next tournament begins with a word and a protocol of its own', async () => {
    const { pane } = await opened();
    await pane.drawAgain();
    await pane.create();
    const { options, draws } = pane.get();
    expect([options.seed, draws]).toEqual(['r4', {}]);
  });
});
