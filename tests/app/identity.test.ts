import { identityOf } from '../../src/app/identity';
import { address, parseArea } from '../../src/grid/cell';
import type { CellChange } from '../../src/workbook/port';
import { generated } from '../generated';
import { partsOf, gridIn, planned, typedInto } from '../sheets/plan';
import { openedFrom, opened } from './opened';
import { cellsFor, shownIn, sidesOf } from '../../src/app/cells';

/** Five players: rows 7, 10, 13, 16 and 19 of Pairings are byes. */
const FIVE = planned(generated({ players: 5, cycles: 1, seed: 1, finished: 0 }));
const identity = identityOf(openedFrom(FIVE));

const change = (name: string): CellChange => {
  const [sheet, where] = name.split('!') as [string, string];
  const { row, column } = parseArea(where)!;
  return { sheet, row, column, expect: null, write: 'x' };
};

const shown = (cell: { readonly sheet: string; readonly row: number; readonly column: number } | null) =>
  cell && `${cell.sheet}!${address(cell.row, cell.column)}`;

describe('the Log names a cell by the game or player it belongs to', () => {
  it.each([
    ['Pairings!F5', 'game 1'],
    ['Pairings!B5', 'game 1 round'],
    ['Pairings!C5', 'game 1 board'],
    ['Pairings!D5', 'game 1 left'],
    ['Pairings!H6', 'game 2 right'],
    ['Pairings!F8', 'game 3'],
    ['Pairings!D7', 'round 1 bye'],
    ['Players!B6', 'player 2 name'],
    ['Players!C6', 'player 2 rating'],
    ['Players!D6', 'player 2 federation'],
    ['Players!E6', 'player 2 adjustment'],
    ['Players!F6', 'player 2 reason'],
    ['Players!G6', 'player 2 status'],
    ['Players!H6', 'player 2 playOff'],
  ])('%s is %s', (cell, name) => {
    expect(identity.logLines([change(cell)])[0]!.cells).toBe(name);
    expect(shown(identity.cell(name))).toBe(cell);
    expect(shown(identity.locate(name))).toBe(cell);
    expect(identity.locate(name)).not.toHaveProperty('expect');
  });

  it.each(['Pairings!F7', 'Pairings!I5', 'Players!B20', 'Standings!F5', 'Tournament!B6'])(
    '%s belongs to none: by its address',
    (cell) => {
      const [sheet, where] = cell.split('!');
      expect(identity.logLines([change(cell)])[0]!.cells).toBe(`'${sheet}'!${where}`);
      expect(shown(identity.locate(`'${sheet}'!${where}`))).toBe(cell);
    },
  );

  it.each(['game 99', 'player 6 name', 'player 2 shoe', 'game 1 name', 'round 9 bye', 'round 1 bye2'])(
    '%s is not there',
    (name) => {
      expect(identity.cell(name)).toBeNull();
      expect(identity.locate(name)).toBeNull();
    },
  );

  it('a cell comes with what it holds', () => {
    expect(identity.cell('player 2 name')!.expect).toBe('Player B2');
    expect(identity.cell('player 2 status')!.expect).toBeNull();
    expect(identity.cell('round 2 bye')!.expect).toBe(4);
  });

  it('two byes of a round are told apart by their players', () => {
    const both = openedFrom(typedInto(FIVE, [{ ...change('Pairings!B10'), write: 1 }]));
    const { cell } = identityOf(both);
    expect([cell('round 1 bye')!.expect, cell('round 1 bye2')!.expect, cell('round 2 bye')]).toEqual([
      1,
      4,
      null,
    ]);
  });

  it('a line without a player or a round is no bye', () => {
    const cells = (name: string) =>
      identityOf({
        parts: partsOf(FIVE),
        gridOf: gridIn(typedInto(FIVE, [{ ...change(name), write: null }])),
      });
    const bye = change('Pairings!D7');
    for (const { cell, logLines, numbersBeside } of [cells('Pairings!D7'), cells('Pairings!B7')]) {
      expect(cell('round 1 bye')).toBeNull();
      expect(logLines([bye])[0]!.cells).toBe("'Pairings'!D7");
      expect(numbersBeside([bye]).map(shown)).toEqual(['Pairings!A7']);
    }
  });

  it('a column that was deleted has no cells', () => {
    const whole = openedFrom(FIVE);
    const { Players_rating: gone, Pairings_leftNo: left, ...places } = whole.parts.places;
    const { cell, logLines } = identityOf({ ...whole, parts: { ...whole.parts, places } });
    expect([gone, left].map((place) => place!.sheet)).toEqual(['Players', 'Pairings']);
    expect(cell('player 2 rating')).toBeNull();
    expect(cell('round 1 bye')).toBeNull();
    expect(cell('player 2 name')!.expect).toBe('Player B2');
    expect(logLines([change('Players!C6'), change('Players!B6')])[0]!.cells).toBe(
      "'Players'!C6\nplayer 2 name",
    );
  });

  it('wherever the table was sorted to', () => {
    const sorted = openedFrom(
      typedInto(FIVE, [
        { ...change('Pairings!A5'), write: 2 },
        { ...change('Pairings!A6'), write: 1 },
      ]),
    );
    expect(shown(identityOf(sorted).cell('game 1'))).toBe('Pairings!F6');
  });
});

describe('a step leans on the numbers beside its cells', () => {
  const beside = (...cells: readonly string[]) =>
    identity.numbersBeside(cells.map(change)).map((seen) => `${shown(seen)} ${String(seen.expect)}`);

  it('of a game or player once each', () => {
    expect(beside('Pairings!F6', 'Pairings!D6', 'Players!B6')).toEqual(['Pairings!A6 2', 'Players!A6 2']);
  });

  it('of a bye, which has none, on its round too', () => {
    expect(beside('Pairings!D10')).toEqual(['Pairings!A10 null', 'Pairings!B10 2']);
  });

  it('of other cells on nothing', () => {
    expect(beside('Standings!F5', 'Tournament!B6', 'Players!B40')).toEqual([]);
  });
});

const open = opened(generated({ players: 4, cycles: 1, seed: 1, finished: 0 }));

describe('the cells of a patch', () => {
  it('are those that do not hold it yet; results alone are Text', () => {
    const cells = cellsFor(open, [
      ['game 1', '1-0'],
      ['player 2 name', 'Bert'],
      ['player 1 name', 'Player A1'],
    ]);
    expect(cells).toEqual({
      ok: true,
      value: [
        { sheet: 'Pairings', row: 4, column: 5, expect: null, write: '1-0', format: '@' },
        { sheet: 'Players', row: 5, column: 1, expect: 'Player B2', write: 'Bert' },
      ],
    });
  });

  it('are none where one of them is not there', () => {
    expect(
      cellsFor(open, [
        ['game 1', '1-0'],
        ['game 99', '1-0'],
      ]),
    ).toEqual({
      ok: false,
      problems: [
        { code: 'workbook-part-missing', place: { sheet: 'Tournament' }, values: { part: 'game 99' } },
      ],
    });
  });
});

describe('White stands on the left, in Go Black', () => {
  const game = { game: 3, white: 1, black: 2 };

  it.each([
    ['chess', '1-0', 1, 2],
    ['neutral', '1-0', 1, 2],
    ['go', '0-1', 2, 1],
  ] as const)('%s', (profile, result, left, right) => {
    expect(shownIn({ profile }, '1-0')).toBe(result);
    expect(sidesOf({ profile }, game)).toEqual([
      ['game 3 left', left],
      ['game 3 right', right],
    ]);
  });

  it('an open game shows nothing', () => {
    expect(shownIn({ profile: 'chess' }, null)).toBeNull();
  });
});
