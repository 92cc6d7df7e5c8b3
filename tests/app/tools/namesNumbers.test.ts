import type { NamesHow, NamesPlan } from '../../../src/app/tools/names';
import type { CellValue } from '../../../src/grid/cell';
import type { Grid } from '../../../src/grid/grid';
import { gridOf } from '../../sheets/grid-of';
import { unwrap } from '../../workbook/excel';
import { planFor, told } from './planFor';

const DRAW = 'Round 1 | 1-4 | 2-3\nRound 2 | 4-3 | 1-2\nRound 3 | 2-4 | 3-1';
const NAMED = ['Ann - Dan', 'Bob - Cleo', 'Dan - Cleo', 'Ann - Bob', 'Bob - Dan', 'Cleo - Ann'];

/** Players under the labels A, B, C and D are Ann, Bob, Cleo and Dan; the list is in another order. */
const ORDER = [3, 1, 4, 2];
const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan'];

const listOf = (
  heads: readonly CellValue[] | null,
  rowOf: (number: number, name: string) => readonly CellValue[],
): Grid =>
  gridOf([...(heads ? [heads] : []), ...ORDER.map((number) => rowOf(number, NAMES[number - 1]!))], {
    sheet: 'Members',
  });

const namesOf = ({ preview }: NamesPlan): readonly string[] => preview.map(({ after }) => after);

const namedBy = async (
  list: Grid | readonly Grid[],
  draw = DRAW,
  more: {
    readonly rows?: readonly [number, number];
    readonly how?: NamesHow;
    readonly numbers?: string;
  } = {},
) => {
  const { rows, how = 'replace', numbers } = more;
  const area = 'area' in list && rows ? { ...list.area, row: rows[0], rows: rows[1] } : undefined;
  const { plan } = await planFor(draw, list, how, {
    ...(area ? { lists: [{ sheet: 'Members', range: area }] } : {}),
    ...(numbers === undefined ? {} : { numbers }),
  });
  return plan;
};

describe('a column that has each number once is the numbers', () => {
  it.each(['No', 'Lot', 'S/N', 'Rank', 'Seed', 'Nr', 'Pos', '#', 'Startplatz', 'Wert', ''])(
    'under the heading “%s”',
    async (heading) => {
      const list = listOf([heading, 'Name'], (number, name) => [number, name]);
      expect(namesOf(unwrap(await namedBy(list)))).toEqual(NAMED);
    },
  );

  it('without headings, and where the range leaves them out', async () => {
    const bare = listOf(null, (number, name) => [number, name]);
    expect(namesOf(unwrap(await namedBy(bare)))).toEqual(NAMED);
    const headed = listOf(['Lot', 'Name'], (number, name) => [number, name]);
    const plan = unwrap(await namedBy(headed, DRAW, { rows: [1, 4] }));
    expect(namesOf(plan)).toEqual(NAMED);
    expect(plan.numbers).toEqual([{ sheet: 'Members', column: 'A (Lot)', first: 'Cleo' }]);
  });

  it('behind the names, as texts, with dots, and beside ratings and ages', async () => {
    const behind = listOf(['Name', 'Elo', 'Age', 'Los'], (number, name) => [
      name,
      1900 - number,
      30,
      `${number}.`,
    ]);
    expect(namesOf(unwrap(await namedBy(behind)))).toEqual(NAMED);
  });

  it('in the names themselves', async () => {
    const list = listOf(null, (number, name) => [`${number}. ${name}`]);
    expect(namesOf(unwrap(await namedBy(list)))).toEqual(NAMED);
  });

  it('also where one of them was drawn for the bye', async () => {
    const list = listOf(['Lot', 'Name'], (number, name) => [number, number === 4 ? 'Bye' : name]);
    const five = gridOf(
      [
        ['Lot', 'Name'],
        [3, 'Cleo'],
        [1, 'Ann'],
        [4, 'Bye'],
        [2, 'Bob'],
      ],
      { sheet: 'Members' },
    );
    expect(list.values).toEqual(five.values);
    const { preview } = unwrap(await namedBy(list));
    expect(preview.map(({ after }) => after)).toEqual([
      'Ann - 4',
      'Bob - Cleo',
      '4 - Cleo',
      'Ann - Bob',
      'Bob - 4',
      'Cleo - Ann',
    ]);
  });

  it('and those of a section that do not begin at 1, if they are the numbers of the table', async () => {
    const list = gridOf(
      [
        ['Elo', 'Lot', 'Name'],
        [1800, 7, 'Cleo'],
        [1900, 5, 'Ann'],
        [1700, 8, 'Dan'],
        [1600, 6, 'Bob'],
      ],
      {
        sheet: 'Members',
      },
    );
    expect(namesOf(unwrap(await namedBy(list, '5-8 | 6-7\n8-7 | 5-6\n6-8 | 7-5')))).toEqual(NAMED);
  });

  it('letters too, for a table of letters and for one of numbers', async () => {
    const lettered = DRAW.replace(/\d(?=-)|(?<=-)\d/g, (digit) => ' ABCD'.charAt(Number(digit)));
    for (const heads of [['No', 'Name'], ['Letter', 'Name'], null])
      for (const draw of [DRAW, lettered]) {
        const list = listOf(heads, (number, name) => [' ABCD'.charAt(number), name]);
        expect(namesOf(unwrap(await namedBy(list, draw)))).toEqual(NAMED);
      }
  });

  it('formulas look for a letter or a number in it', async () => {
    const list = listOf(['Lot', 'Name'], (number, name) => [' ABCD'.charAt(number), name]);
    const plan = unwrap(await namedBy(list, 'A-D | B-C\nD-C | A-B\nB-D | C-A', { how: 'live' }));
    expect(plan.cells[0]).toMatchObject({
      write: 'Ann - Dan',
      writeFormula: expect.stringContaining(`MATCH("A",'Members'!$A$2:$A$5,0)`) as string,
    });
  });
});

describe('two columns that could be the numbers', () => {
  it('are a question where no heading says which', async () => {
    for (const heads of [['Foo', 'Name', 'Rank'], null, ['No', 'Name', 'Seed']]) {
      const list = listOf(heads, (number, name) => [number, name, 5 - number]);
      const plan = await namedBy(list);
      const row = heads ? 2 : 1;
      expect(plan.ok ? [] : plan.problems.map(told)[0]).toMatch(`names-numbers-which Members C${row} A`);
    }
  });

  it('are no question where a heading says it: the other one is pointed out', async () => {
    const list = listOf(['Rank', 'Name', 'No'], (number, name) => [5 - number, name, number]);
    for (const rows of [undefined, [1, 4] as const]) {
      const plan = unwrap(await namedBy(list, DRAW, rows ? { rows } : {}));
      expect(namesOf(plan)).toEqual(NAMED);
      expect(plan.warnings.map(told)).toEqual(['names-numbers-other Members A2 C (No) A (Rank)']);
    }
  });

  it('are no question where both say the same, or the table has the numbers of one', async () => {
    const same = listOf(['Foo', 'Name', 'Rank'], (number, name) => [number, name, number]);
    expect(namesOf(unwrap(await namedBy(same)))).toEqual(NAMED);
    const gaps = gridOf(
      [
        ['No', 'Name', 'Rank'],
        [3, 'Cleo', 1],
        [1, 'Ann', 2],
        [5, 'Dan', 3],
        [2, 'Bob', 4],
      ],
      {
        sheet: 'Members',
      },
    );
    expect(namesOf(unwrap(await namedBy(gaps, DRAW.replace(/4/g, '5'))))).toEqual(NAMED);
  });

  it('are chosen by heading or letter, or neither', async () => {
    const list = listOf(['Foo', 'Name', 'Rank'], (number, name) => [number, name, 5 - number]);
    for (const numbers of ['column:foo', 'column:A'])
      expect(namesOf(unwrap(await namedBy(list, DRAW, { numbers })))).toEqual(NAMED);
    const plan = unwrap(await namedBy(list, '1-4', { numbers: 'list' }));
    expect(namesOf(plan)).toEqual(['Cleo - Bob']);
    const gone = await namedBy(list, DRAW, { numbers: 'column:Los' });
    expect(gone.ok ? [] : gone.problems.map(told)).toEqual(['names-column-missing Members Los Foo, Rank']);
  });
});

describe('a column that nearly numbers all', () => {
  it.each([
    ['a number twice', [3, 1, 4, 3], 'A5 A (Lot) 3'],
    ['a gap', [3, 1, 5, 2], 'A4 A (Lot) 5'],
    ['a blank', [3, null, 4, 2], 'A3 A (Lot) none'],
    ['a word', [3, 'one', 4, 2], 'A3 A (Lot) none'],
    ['a letter twice', ['C', 'A', 'D', 'C'], 'A5 A (Lot) C'],
  ])('is pointed out with the cell: %s', async (_, labels, expected) => {
    const names = ['Cleo', 'Ann', 'Dan', 'Bob'];
    const list = gridOf([['Lot', 'Name'], ...labels.map((label, row) => [label, names[row]!])], {
      sheet: 'Members',
    });
    const plan = await namedBy(list);
    expect(plan.ok ? [] : plan.problems.map(told)).toEqual([`names-numbers-near Members ${expected}`]);
  });

  it('is not what boards, ages, points and ratings are', async () => {
    const rows = ORDER.map((number, place) => [
      NAMES[number - 1]!,
      1 + (place % 2),
      12 + place,
      1500 + number,
    ]);
    const list = gridOf([['Name', 'Board', 'Age', 'Elo'], ...rows], { sheet: 'Members' });
    const plan = unwrap(await namedBy(list, '1-4'));
    expect([namesOf(plan), plan.numbers]).toEqual([
      ['Cleo - Bob'],
      [{ sheet: 'Members', column: null, first: 'Cleo' }],
    ]);
  });
});

describe('labels of two teams', () => {
  const MATCH = '1-A | B-2\n2-A | 1-B';
  const rows: readonly (readonly [string, string, string])[] = [
    ['B', 'Yves', 'South'],
    ['2', 'Bea', 'North'],
    ['A', 'Xara', 'South'],
    ['1', 'Ann', 'North'],
  ];
  const NAMES_OF_MATCH = ['Ann - Xara', 'Yves - Bea', 'Bea - Xara', 'Ann - Yves'];

  it('say who it is without a column of teams, with headings and without', async () => {
    for (const heads of [['No', 'Name'], null]) {
      const list = gridOf([...(heads ? [heads] : []), ...rows.map(([label, name]) => [label, name])], {
        sheet: 'Members',
      });
      expect(namesOf(unwrap(await namedBy(list, MATCH)))).toEqual(NAMES_OF_MATCH);
      const named = await namedBy(list, 'Ann - Xara | Yves - Bea', { how: 'numbers' });
      expect(namesOf(unwrap(named))).toEqual(['1-A', 'B-2']);
    }
  });

  it('go by a column that numbers each team, or all of them', async () => {
    const numbers = { Yves: [2, 4], Bea: [2, 2], Xara: [1, 3], Ann: [1, 1] } as Record<
      string,
      [number, number]
    >;
    for (const at of [0, 1])
      for (const head of ['No', 'Foo']) {
        const list = gridOf(
          [[head, 'Name', 'Team'], ...rows.map(([, name, team]) => [numbers[name]![at]!, name, team])],
          { sheet: 'Members' },
        );
        const plan = unwrap(await namedBy(list, MATCH));
        // South comes first in the list, so its members have the numbers and North has the letters.
        expect(namesOf(plan)).toEqual(['Xara - Ann', 'Bea - Yves', 'Yves - Ann', 'Xara - Bea']);
      }
  });

  it('of two lists each have their own column, and letters are the second team', async () => {
    const lists = [
      gridOf(
        [
          ['Lot', 'Name'],
          ['B', 'Yves'],
          ['A', 'Xara'],
          ['C', 'Zoe'],
        ],
        { sheet: 'South' },
      ),
      gridOf(
        [
          ['Lot', 'Name'],
          [2, 'Bea'],
          [1, 'Ann'],
          [3, 'Cleo'],
        ],
        { sheet: 'North' },
      ),
    ];
    for (const each of [lists, [...lists].reverse()])
      expect(namesOf(unwrap(await namedBy(each, MATCH)))).toEqual(NAMES_OF_MATCH);
  });

  it('that meet their own team are pointed out, and the pairing stays', async () => {
    const list = gridOf(
      rows.map(([label, name]) => [label, name]),
      { sheet: 'Members' },
    );
    const plan = unwrap(await namedBy(list, '1-A | B-2\n2-1 | 1-B'));
    expect(namesOf(plan)).toEqual(['Ann - Xara', 'Yves - Bea', 'Ann - Yves']);
    expect(plan.warnings.map(told)).toEqual(['names-same-team Draw A2 2 1']);
  });
});

it('a letter among numbers and a number among letters are nobody', async () => {
  const list = gridOf(
    Array.from({ length: 10 }, (_, each) => [`Player ${each + 1}`]),
    { sheet: 'Members' },
  );
  const numbers = unwrap(await namedBy(list, '1-10 | 2-9 | 3-8 | 4-7 | 5-6\n10-6 | 7-5 | 8-4 | 9-3 | I-2'));
  expect(numbers.warnings.map(told)).toEqual(['names-number-unknown Draw E2 I 1']);
  expect(namesOf(numbers).at(-1)).toBe('I - Player 2');
  const letters = unwrap(await namedBy(list, 'A-J | B-I | C-H | D-G | E-F\nJ-F | G-E | H-D | I-C | 1-B'));
  expect(letters.warnings.map(told)).toEqual(['names-number-unknown Draw E2 1 1']);
});
