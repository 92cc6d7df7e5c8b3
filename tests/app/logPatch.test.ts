import { atAddress, cellByCell, inSum, inverted, logged, logTableOf, patchOf } from '../../src/app/logPatch';
import { makeChangeLines, parseChanges, parseShownChanges, reversed } from '../../src/sheets/log/changes';
import { parseLogValue, parseLogFormula, makeLogValue, makeLogFormula } from '../../src/sheets/log/value';
import { area, type CellValue, address, parseArea } from '../../src/grid/cell';
import type { LogEntry } from '../../src/sheets/log/line';
import type { CellChange } from '../../src/workbook/port';
import { identityOf } from '../../src/app/identity';
import { generated } from '../generated';
import { partsOf, gridIn, planned, typedInto } from '../sheets/plan';
import { openedFrom, opened } from './opened';
import { cellsFor, shownIn, sidesOf } from '../../src/app/cells';

describe('a value in the Log', () => {
  it.each<[string, CellValue, string]>([
    ['an empty cell is nothing', null, ''],
    ['text is quoted', 'Anna', '"Anna"'],
    ['so is text that looks like a number', '1', '"1"'],
    ['or like nothing', '', '""'],
    ['or like an error', '#1', '"#1"'],
    ['a text of two lines is one', 'a\nb', '"a\\nb"'],
    ['a number is not quoted', -0.5, '-0.5'],
    ['nor true', true, 'true'],
    ['nor an error', { error: '#N/A' }, '#N/A'],
  ])('%s', (_, value, text) => {
    expect(makeLogValue(value)).toBe(text);
    expect(parseLogValue(text)).toEqual(value);
  });

  it.each(['Anna', '[1]', '{}', 'null', '"a'])('%s is none', (text) => {
    expect(parseLogValue(text)).toBeUndefined();
  });
});

describe('a formula in the Log', () => {
  it.each([
    ['SUM(A1:A3)', '=SUM(A1:A3)'],
    ['A1&"\n"', 'formula "A1&\\"\\n\\""'],
  ])('%j stands in one line', (formula, text) => {
    expect(makeLogFormula(formula)).toBe(text);
    expect(parseLogFormula(text)).toBe(formula);
  });

  it.each(['"=A1"', 'formula 5', 'formula', '5', ''])('%j is none', (text) => {
    expect(parseLogFormula(text)).toBeUndefined();
  });
});

const change = (
  row: number,
  expect: CellValue,
  write: CellValue,
  more: Partial<CellChange> = {},
): CellChange => ({
  ...{ sheet: 'Pairings', row, column: 5, expect, write },
  ...more,
});

const LINE: LogEntry = {
  ...{ step: 2, time: '10:00', tournament: 't', rule: 'record', cells: '', before: '', after: '' },
};

describe('the lines of a step', () => {
  it('name each cell by what it belongs to, else by its address', () => {
    const nameOf = ({ row }: CellChange) => (row === 4 ? 'game 1' : undefined);
    const cells = [change(4, null, '1-0'), { ...change(5, '1-0', null), sheet: "Tom's" }];
    expect(cellByCell(nameOf)(cells)).toEqual([
      { cells: "game 1\n'Tom''s'!F6", before: '\n"1-0"', after: '"1-0"\n' },
    ]);
  });

  it('tell formulas and number formats that change', () => {
    const cells = [
      change(4, 1, null, { expectFormula: 'A1', writeFormula: 'A2' }),
      change(5, 1, 2, { format: '@', formerFormat: 'General' }),
      change(6, 1, 2, { format: '@', formerFormat: '@' }),
      change(7, 1, 2, { format: '@' }),
    ];
    expect(cellByCell()(cells)).toEqual([
      {
        cells: "'Pairings'!F5\n'Pairings'!F6\n'Pairings'!F6 format\n'Pairings'!F7\n'Pairings'!F8",
        before: '=A1\n1\n"General"\n1\n1',
        after: '=A2\n2\n"@"\n2\n2',
      },
    ]);
  });

  it('have at most 200 cells each', () => {
    const changes = Array.from({ length: 401 }, (_, index) => ({
      key: `game ${index}`,
      before: null,
      after: 1,
    }));
    expect(makeChangeLines(changes).map(({ cells }) => cells.split('\n').length)).toEqual([200, 200, 1]);
  });

  it('have less than 30,000 characters in each cell of the Log', () => {
    const lengths = (length: number) => {
      const long = { key: 'player 1 name', before: null, after: 'x'.repeat(length) };
      return makeChangeLines([long, long, long, long]).map(({ after }) => after.length);
    };
    // Each in quotes, and a line break between two.
    expect(lengths(9_997)).toEqual([29_999, 9_999]);
    expect(lengths(9_998)).toEqual([20_001, 20_001]);
  });

  it('are one with only the number of cells where values can be worked out again', () => {
    expect(inSum([change(4, 1, 2), change(5, 1, 2)])).toEqual([{ cells: '', before: '', after: 'cells=2' }]);
  });

  it('go below the Log table, one blank line if no cell was changed', () => {
    const entry = { time: '10:00', tournament: 't', rule: 'record', step: 2 };
    const patch = { cells: [change(4, null, '1-0')] };
    expect(logged(patch, entry, 'Log_t', () => [{ cells: 'game 1', before: '', after: '"1-0"' }])).toEqual({
      ...patch,
      append: { table: 'Log_t', rows: [['10:00', '', 2, 't', 'record', 'game 1', '', '"1-0"']] },
    });
    expect(logged({ cells: [] }, entry, 'Log_t', cellByCell()).append!.rows).toEqual([
      ['10:00', '', 2, 't', 'record', '', '', ''],
    ]);
  });
});

describe('what a line of the Log tells', () => {
  const line = { cells: 'game 1\ngame 2\nplayer 1 name', before: '\n=A1\n"Ana"', after: '"1-0"\n5\n"Anna"' };

  it('in values, without what cannot be read', () => {
    expect(parseChanges(line)).toEqual([
      { key: 'game 1', before: null, after: '1-0' },
      { key: 'player 1 name', before: 'Ana', after: 'Anna' },
    ]);
    expect(parseChanges(LINE)).toEqual([]);
    expect(parseChanges({ cells: 'game 1\ngame 2', before: '1', after: '2' })).toEqual([
      { key: 'game 1', before: 1, after: 2 },
      { key: 'game 2', before: null, after: null },
    ]);
    expect(parseChanges({ cells: 'game 1', before: '1', after: 'x' })).toEqual([]);
  });

  it('with formulas as people see them', () => {
    expect(parseShownChanges(line)).toEqual([
      { key: 'game 1', before: null, after: '1-0' },
      { key: 'game 2', before: '=A1', after: 5 },
      { key: 'player 1 name', before: 'Ana', after: 'Anna' },
    ]);
  });

  it('is taken back by what was before', () => {
    expect(reversed([{ key: 'game 1', before: null, after: '1-0' }])).toEqual([
      { key: 'game 1', before: '1-0', after: null },
    ]);
  });
});

describe('the patch that lines of the Log tell of', () => {
  it('has cells by their addresses, formulas and formats too; the last line of a cell counts', () => {
    const lines = [
      { ...LINE, cells: "'Tom''s'!A1\nB!$C$3", before: '1\n=A1', after: '2\n3' },
      { ...LINE, cells: "'Tom''s'!A1\n'Tom''s'!A1 format", before: '"x"\n"General"', after: '\n"@"' },
      LINE,
    ];
    expect(patchOf(lines, atAddress)).toEqual({
      ok: true,
      value: {
        cells: [
          {
            sheet: "Tom's",
            row: 0,
            column: 0,
            expect: 'x',
            write: null,
            format: '@',
            formerFormat: 'General',
          },
          { sheet: 'B', row: 2, column: 2, expect: null, expectFormula: 'A1', write: 3 },
        ],
      },
    });
  });

  it('writes formulas that were there before', () => {
    const lines = [{ ...LINE, cells: 'B!A1', before: '', after: '=A2' }];
    expect(patchOf(lines, atAddress)).toEqual({
      ok: true,
      value: { cells: [{ sheet: 'B', row: 0, column: 0, expect: null, write: null, writeFormula: 'A2' }] },
    });
  });

  it.each([
    ['a cell is gone', { cells: 'game 1', before: '', after: '1' }],
    ['what was before cannot be read', { cells: 'B!A1', before: 'x', after: '1' }],
    ['what came after cannot be read', { cells: 'B!A1', before: '1', after: 'x' }],
  ])('there is none where %s', (_, texts) => {
    expect(patchOf([{ ...LINE, ...texts }], atAddress)).toMatchObject({
      ok: false,
      problems: [{ code: 'undo-nothing' }],
    });
  });

  it('turned round takes it back', () => {
    const there = change(4, 1, null, { writeFormula: 'A2', format: '@', formerFormat: 'General' });
    const back = change(4, null, 1, { expectFormula: 'A2', format: 'General', formerFormat: '@' });
    expect(inverted({ cells: [there] })).toEqual({ cells: [back] });
    expect(inverted({ cells: [back] })).toEqual({ cells: [there] });
    expect(inverted({ cells: [change(4, 1, 2, { format: '@' })] })).toEqual({
      cells: [change(4, 2, 1, { format: '@' })],
    });
    expect(inverted({ cells: [change(4, 1, 2)] })).toEqual({ cells: [change(4, 2, 1)] });
  });
});

describe('the Log table of a tournament', () => {
  const place = { sheet: 'Log', area: area(3, 0, 2, 7) };
  const table = (sheet: string, row: number, column: number) => ({
    ...{ name: `${sheet}${row}${column}`, sheet, area: area(row, column, 9, 7), totals: false },
  });
  const others = [table('Other', 3, 0), table('Log', 2, 0), table('Log', 3, 1)];
  const parts = { sheet: 'Tournament', places: { Log: place } };

  it('is the one that begins in its place, however many lines it has', () => {
    const own = table('Log', 3, 0);
    expect(logTableOf({ parts, tables: [...others, own] })).toEqual({ ok: true, value: own });
  });

  it('is missed where there is none', () => {
    const missing = { ok: false, problems: [{ code: 'workbook-part-missing', values: { part: 'Log' } }] };
    expect(logTableOf({ parts, tables: others })).toMatchObject(missing);
    expect(logTableOf({ parts: { sheet: 'Tournament', places: {} }, tables: others })).toMatchObject(missing);
  });
});

describe('what the Log calls cells', () => {
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

    it('a column that has lost its name has no cells, and counts among the organiser’s own', () => {
      const whole = openedFrom(FIVE);
      const { Players_rating: gone, Pairings_leftNo: left, ...places } = whole.parts.places;
      const { cell, logLines } = identityOf({ ...whole, parts: { ...whole.parts, places } });
      expect([gone, left].map((place) => place!.sheet)).toEqual(['Players', 'Pairings']);
      expect(cell('player 2 rating')).toBeNull();
      expect(cell('round 1 bye')).toBeNull();
      expect(cell('player 2 name')!.expect).toBe('Player B2');
      expect(logLines([change('Players!C6'), change('Players!B6')])[0]!.cells).toBe(
        'player 2 column1\nplayer 2 name',
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
});
