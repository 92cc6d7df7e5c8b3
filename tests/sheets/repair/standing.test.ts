import { area } from '../../../src/grid/cell';
import { problem } from '../../../src/core/problem';
import {
  gridIn,
  gridOfStanding,
  mendedWith,
  rowOnSheet,
  standingAt,
  strangeRows,
  tableOf,
  withoutInserted,
  withoutSpareRows,
} from '../../../src/sheets/repair/standing';
import { gridOf } from '../grid-of';
import { placesOf, standing, valuesOf, type Where } from './sheets';

const PAIRINGS: Where = {
  Pairings: 'Pairings!A1:D6',
  Pairings_game: 'Pairings!A2:A6',
  Pairings_round: 'Pairings!B2:B6',
  Pairings_leftNo: 'Pairings!C2:C6',
  Pairings_check: 'Pairings!D2:D6',
  Players_no: 'Players!A2:A4',
};
const TABLE = placesOf(PAIRINGS).Pairings!;
const inserted = (row: number) => problem('damaged-row', { sheet: 'Pairings', cell: `A${row + 1}` });

/** Games 1 and 2, an empty row (with a formula of ours), game 3, another empty row; a note in F, and what is below in A7. */
const rows = (beside: string | null = null) =>
  standing(
    [
      gridOf(
        [
          ['Game', 'Round', 'No', 'Check', null, 'Notes'],
          [1, 1, 1, '', null, 'one'],
          [2, 1, 2, '', null, null],
          [null, null, ' ', '', null, beside],
          [3, 2, 1, '', null, 'three'],
          [null, null, null, null, null, null],
          ['below', null, null, null, null, null],
        ],
        { sheet: 'Pairings', formulas: { D2: 'A2', D3: 'A3', D4: 'A4', D5: 'A5' } },
      ),
      gridOf([['No'], [1], [2], [3]], { sheet: 'Players' }),
    ],
    PAIRINGS,
  );

it('rows that were taken out count again for whoever looks at the sheet', () => {
  const taken = { ...rows(), dropped: new Map([['pairings', [3, 5]]]) };
  expect([0, 2, 3, 4, 5].map((row) => rowOnSheet(taken, 'Pairings', row))).toEqual([0, 2, 4, 6, 7]);
  expect(rowOnSheet(taken, 'Players', 5)).toBe(5);
});

it('a sheet is found whatever the case of its name; a cell of none is blank', () => {
  expect(gridIn(rows(), 'PAIRINGS')?.sheet).toBe('Pairings');
  expect(gridIn(rows(), 'Log')).toBeUndefined();
  expect(standingAt(rows(), 'Pairings', 1, 3)).toEqual({ value: '', formula: 'A2', format: 'General' });
  expect(standingAt(rows(), 'Log', 1, 3)).toEqual({ value: null, formula: null, format: 'General' });
});

it('a place is cut out of its sheet, blank beyond the end', () => {
  const read = gridOfStanding(rows());
  const found = read({ sheet: 'Pairings', area: area(4, 0, 4, 2) })!;
  expect([found.area, found.values, found.formats[0]]).toEqual([
    area(4, 0, 4, 2),
    [
      [3, 2],
      [null, null],
      ['below', null],
      [null, null],
    ],
    ['General', 'General'],
  ]);
  expect(read({ sheet: 'Pairings', area: area(1, 3, 2, 1) })!.formulas).toEqual([['A2'], ['A3']]);
  expect(read({ sheet: 'Log', area: area(0, 0) })).toBeUndefined();
});

it('what is put right keeps what stood there, and its row on the sheet', () => {
  const taken = { ...rows(), dropped: new Map([['pairings', [0]]]) };
  const fault = inserted(9);
  const put = mendedWith(taken, 'Pairings', [{ row: 1, column: 3, value: 7 }], [fault]);
  expect(put.edits).toEqual([
    {
      ...{ sheet: 'Pairings', row: 2, mendedRow: 1, column: 3, value: 7 },
      before: { value: '', formula: 'A2', format: 'General' },
    },
  ]);
  expect(put.faults).toEqual([fault]);
  expect(valuesOf(put, 'Pairings', 3)[1]).toBe(7);
  expect(put.grids[1]).toBe(taken.grids[1]);
  expect(mendedWith(taken, 'Pairings', [], [fault]).grids).toBe(taken.grids);
  expect(mendedWith(taken, 'Log', [{ row: 0, column: 0, value: 1 }], []).edits).toHaveLength(1);
});

it('a table stands where its name says, else where one of that name stands', () => {
  const table = { sheet: 'Games', name: 'pairings_T_1_2', area: area(3, 0, 9, 9) };
  const lost = standing([], {}, [{ ...table, name: 'Players_t_1_2' }, table]);
  expect(tableOf(rows(), 'Pairings', 't')).toEqual({ sheet: 'Pairings', area: area(0, 0, 6, 4) });
  expect(tableOf(lost, 'Pairings', 't-1.2')).toEqual({ sheet: 'Games', area: area(3, 0, 9, 9) });
  expect(tableOf(lost, 'Pairings', 't-1')).toBeNull();
});

describe('a row that is neither a player nor a game', () => {
  const told = (...changes: Parameters<typeof gridOf>) =>
    strangeRows(standing([gridOf(...changes)], PAIRINGS), 'Pairings', TABLE).map(
      ({ code, place, values }) => `${code} ${place.cell} ${values['found']}`,
    );
  const HEAD = ['Game', 'Round', 'No', 'Check'];

  it('is strange if something stands in it', () => {
    expect(
      told(
        [HEAD, [1, 1, 1, 'x'], [null, null, null, 'late'], [null, ' ', null, null], [null, null, null, null]],
        { sheet: 'Pairings', formulas: { D5: 'A1' } },
      ),
    ).toEqual(['repair-row-holds-more D3 late']);
  });

  it('a number, a round or a player makes it a line of ours', () => {
    const check = [null, null, null, 'late'];
    expect(
      told([HEAD, [1, null, null, 'x'], [null, 1, null, 'x'], [null, null, 1, 'x'], check], {
        sheet: 'Pairings',
      }),
    ).toEqual(['repair-row-holds-more D5 late']);
  });

  it('a formula of the organiser’s is told as it reads; one in our column of formulas is ours', () => {
    const without = { ...PAIRINGS };
    delete (without as Record<string, string>)['Pairings_check'];
    const grid = gridOf([HEAD, [null, null, null, 0]], { sheet: 'Pairings', formulas: { D2: 'A1+1' } });
    const found = (where: Where) =>
      strangeRows(standing([grid], where), 'Pairings', TABLE).map(({ values }) => values['found']);
    expect([found(without), found(PAIRINGS), found({})]).toEqual([['=A1+1'], [], []]);
  });
});

describe('empty rows of a table', () => {
  it('are taken out and told; what is below comes up, and so does what stands beside the table', () => {
    const closed = withoutInserted(rows(), 'Pairings', TABLE, inserted);
    expect(closed.faults).toEqual([inserted(3), inserted(5)]);
    expect(closed.dropped).toEqual(new Map([['pairings', [3, 5]]]));
    expect(valuesOf(closed, 'Pairings')).toEqual(['Game', 1, 2, 3, 'below', null, null]);
    expect(valuesOf(closed, 'Pairings', 5)).toEqual(['Notes', 'one', null, 'three', null, null, null]);
    expect(closed.parts.places).toEqual(
      placesOf({
        ...PAIRINGS,
        Pairings: 'Pairings!A1:D4',
        Pairings_game: 'Pairings!A2:A4',
        Pairings_round: 'Pairings!B2:B4',
        Pairings_leftNo: 'Pairings!C2:C4',
        Pairings_check: 'Pairings!D2:D4',
      }),
    );
  });

  it('a note beside one of them stays in its row', () => {
    const closed = withoutInserted(rows('beside'), 'Pairings', TABLE, inserted);
    expect(valuesOf(closed, 'Pairings')).toEqual(['Game', 1, 2, 3, 'below', null, null]);
    expect(valuesOf(closed, 'Pairings', 5)).toEqual(['Notes', 'one', null, 'beside', 'three', null, null]);
  });

  it('a formula of the organiser’s in one of them keeps the row', () => {
    const [grid, ...others] = rows().grids;
    const formulas = grid!.formulas.map((line, row) =>
      row === 3 ? [null, 'B9', null, null, null, null] : line,
    );
    const closed = withoutInserted(
      { ...rows(), grids: [{ ...grid!, formulas }, ...others] },
      'Pairings',
      TABLE,
      inserted,
    );
    expect(closed.faults).toEqual([inserted(5)]);
  });

  it('none: the columns are taken for as long as the table is', () => {
    const whole = standing([gridOf([['No'], [1], [2], [3]], { sheet: 'Players' })], {
      Players_no: 'Players!A2:A3',
    });
    const found = withoutInserted(whole, 'Players', { sheet: 'Players', area: area(0, 0, 4, 1) }, inserted);
    expect([found.faults, found.dropped.size, found.parts.places]).toEqual([
      [],
      0,
      placesOf({ Players: 'Players!A1:A4', Players_no: 'Players!A2:A4' }),
    ]);
    const nowhere = { sheet: 'Log', area: area(0, 0, 4, 1) };
    expect(withoutInserted(whole, 'Players', nowhere, inserted)).toBe(whole);
  });
});

describe('a part with more rows than planned', () => {
  const WHERE: Where = {
    Standings: 'Standings!A2:B6',
    Standings_notes: 'Standings!A7:A8',
    Standings_status: 'Standings!A1',
    Players_no: 'Players!A2:A9',
  };
  const sheet = (...extra: readonly (string | null)[]) =>
    standing(
      [
        gridOf(
          [
            ['State', null],
            [1, 'Anna'],
            [null, null],
            [2, 'Bert'],
            [null, extra[0] ?? null],
            [3, 'Carl'],
            ['DE', null],
            ['SB', null],
          ],
          { sheet: 'Standings' },
        ),
      ],
      WHERE,
    );
  const part = placesOf(WHERE).Standings!;
  const told = (row: number) => problem('damaged-row', { cell: `A${row + 1}` });

  it('loses as many empty ones; all below comes up', () => {
    const closed = withoutSpareRows(sheet(), part, 3, told);
    expect(valuesOf(closed, 'Standings')).toEqual(['State', 1, 2, 3, 'DE', 'SB', null, null]);
    expect(closed.faults).toEqual([told(2), told(4)]);
    expect(closed.dropped).toEqual(new Map([['standings', [2, 4]]]));
    expect(closed.parts.places).toEqual(
      placesOf({ ...WHERE, Standings: 'Standings!A2:B4', Standings_notes: 'Standings!A5:A6' }),
    );
  });

  it.each([
    ['one of them is not empty', sheet('note'), 3],
    ['it has fewer to lose', sheet(), 4],
    ['it has as many as planned', sheet(), 5],
    ['it has fewer than planned', sheet(), 6],
  ])('stays if %s', (_, there, wanted) => expect(withoutSpareRows(there, part, wanted, told)).toBe(there));

  it('stays if its sheet is gone', () => {
    const gone = standing([], WHERE);
    expect(withoutSpareRows(gone, part, 3, told)).toBe(gone);
  });
});
