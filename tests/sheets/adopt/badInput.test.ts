import '../../../src/language/late';
import type { Problem } from '../../../src/core/problem';
import { messageOf } from '../../../src/language/language';
import { gridOf, rowsOf, type Typed } from '../../adoptGrid';
import { readFound } from '../../../src/sheets/adopt/read';
import { adopted } from './adopted';
import { codesOf } from '../../results';

type Rows = readonly (readonly Typed[])[];

const table = (text: string): Rows => rowsOf(text);

/** Four players, all games finished, with one cell (counted from A1) typed otherwise. */
const withCells = (...cells: readonly (readonly [row: number, column: number, typed: Typed])[]): Rows => {
  const rows = table(`
Name | 1 | 2 | 3 | 4 | Pts
Berg | x | 1 | ½ | 0 | 1.5
Carlsen | 0 | x | 1 | 1 | 2
Dahl | ½ | 0 | x | 1 | 1.5
Eriksen | 1 | 0 | 0 | x | 1
`).map((row) => [...row]);
  for (const [row, column, typed] of cells) rows[row]![column] = typed;
  return rows;
};

const RESULTS = `
Round | White | Black | Result
1 | Berg | Carlsen | 1-0
1 | Dahl | Eriksen | 1-0
2 | Berg | Dahl | 1-0
2 | Carlsen | Eriksen | 1-0
3 | Eriksen | Berg | 1-0
3 | Dahl | Carlsen | 1-0
`;

const ROUNDS = `
No | Name | 1 | 2 | 3
1 | Berg | 4w1 | 3b½ | 2w0
2 | Carlsen | 3w1 | 4w1 | 1b1
3 | Dahl | 2b0 | 1w½ | 4b1
4 | Eriksen | 1b0 | 2b0 | 3w0
`;

const GROUP = `Name | 1 | 2 | 3
Berg | x | 1 | ½
Carlsen | 0 | x | 1
Dahl | ½ | 0 | x`;

const LINES = `
Name | 1 | 2 | 3 | 4
Berg | x | 1 | ½ | 0
 |  | 2 | 1 | 3
Carlsen | 0 | x | 1 | 1
 | 2 |  | 3 | 1
Dahl | ½ | 0 | x | 1
 | 1 | 3 |  | 2
Eriksen | 1 | 0 | 0 | x
 | 3 | 1 | 2 |
`;

const TO_PLAY = `
No | Name | 1 | 2 | 3 | 4 | 5 | 6
1 | Berg |  | 1 | 2 | 3 | 4 | 5
2 | Carlsen | 1 |  | 3 | 4 | 5 | 2
3 | Dahl | 2 | 3 |  | 5 | 1 | 4
4 | Eriksen | 3 | 4 | 5 |  | 2 | 1
5 | Falk | 4 | 5 | 1 | 2 |  | 3
6 | Gram | 5 | 2 | 4 | 1 | 3 |
`;

const replaced = (text: string, from: string, to: string): Rows => {
  expect(text).toContain(from);
  return table(text.replace(from, to));
};

/** What is typed, and the code of each problem with its cell. */
const REFUSED: readonly (readonly [what: string, rows: () => Rows, problems: readonly string[]])[] = [
  ['nothing at all', () => [['']], ['adopt-not-found A1']],
  [
    'a list of names alone',
    () => table('Name | Rating\nBerg | 2100\nCarlsen | 2000\nDahl | 1900'),
    ['adopt-not-found A1:B4'],
  ],
  [
    'two tables, one below the other',
    () => table(`${GROUP}\nGroup B\n${GROUP.replace('Berg', 'Fossum').replace('Dahl', 'Gran')}`),
    ['adopt-two-tables A7:D9'],
  ],
  [
    'two tables, side by side',
    () =>
      table(
        GROUP.split('\n')
          .map((line) => `${line} | | ${line}`)
          .join('\n'),
      ),
    ['adopt-two-tables F2:I4'],
  ],
  ['1 against 1', () => withCells([2, 1, 1]), ['adopt-contradiction C2', 'adopt-contradiction B3']],
  ['1 against ½', () => withCells([2, 1, '½']), ['adopt-contradiction C2', 'adopt-contradiction B3']],
  [
    '½ against =, which is the same, beside ½ against 1',
    () => withCells([3, 1, '='], [1, 3, 1]),
    ['adopt-contradiction D2', 'adopt-contradiction B4'],
  ],
  [
    'a forfeit against a game that was played',
    () => withCells([2, 1, '-'], [1, 2, 1]),
    ['adopt-contradiction C2', 'adopt-contradiction B3'],
  ],
  [
    'a forfeit won against a game lost',
    () => withCells([1, 2, '+']),
    ['adopt-contradiction C2', 'adopt-contradiction B3'],
  ],
  [
    'a game won twice and a forfeit won twice',
    () => withCells([2, 1, 1], [4, 3, '+'], [3, 4, '+']),
    ['adopt-contradiction C2', 'adopt-contradiction B3', 'adopt-contradiction E4', 'adopt-contradiction D5'],
  ],
  ['1-0 that Excel has made a date of', () => withCells([1, 2, [36526, 'mmm-yy']]), ['adopt-date C2']],
  [
    '1/2 that Excel has made a date of, in both cells',
    () => withCells([1, 3, [45293, 'd-mmm']], [3, 1, [45293, 'd-mmm']]),
    ['adopt-date D2', 'adopt-date B4'],
  ],
  ['a date as a text file has it', () => withCells([1, 2, '01. Jan']), ['adopt-date C2']],
  ['a sum of two games', () => withCells([1, 2, 1.5]), ['adopt-cell C2']],
  ['a word', () => withCells([1, 2, 'won']), ['adopt-cell C2']],
  ['2', () => withCells([1, 2, 2]), ['adopt-cell C2']],
  ['an error', () => withCells([1, 2, [{ error: '#REF!' }, 'General']]), ['adopt-cell C2']],
  ['what fills the diagonal, somewhere else', () => withCells([1, 2, 'x']), ['adopt-cell C2']],
  ['a result against oneself', () => withCells([3, 3, '½']), ['adopt-diagonal D4']],
  [
    'two games in one cell, one in the other',
    () => table("Name | 1 | 2 | 3\nBerg | x | '1½ | '11\nCarlsen | '0½ | x | 10\nDahl | 0 | '01 | x"),
    ['adopt-count-differs D2', 'adopt-count-differs B4'],
  ],
  [
    'rounds that differ',
    () => replaced(LINES, ' | 2 |  | 3 | 1', ' | 1 |  | 3 | 1'),
    ['adopt-rounds-differ C2', 'adopt-rounds-differ B4'],
  ],
  [
    'a player twice in a round',
    () =>
      table(
        LINES.replace(' |  | 2 | 1 | 3', ' |  | 1 | 1 | 3').replace(' | 2 |  | 3 | 1', ' | 1 |  | 3 | 1'),
      ),
    ['adopt-two-games D2', 'adopt-two-games E4'],
  ],
  [
    'bold in both cells of a game',
    () =>
      table(
        'Name | 1 | 2 | 3 | 4\nBerg | x | *1* | *½* | 0\nCarlsen | *0* | x | *1* | 1\nDahl | ½ | 0 | x | *1*\nEriksen | *1* | *0* | 0 | x',
      ),
    ['adopt-colours-differ C2', 'adopt-colours-differ B3'],
  ],
  ['two names alike', () => withCells([2, 0, 'Berg']), ['name-duplicate A3']],
  ['by rounds: a number that nobody has', () => replaced(ROUNDS, '2w0', '9w0'), ['adopt-number-unknown E2']],
  ['by rounds: against oneself', () => replaced(ROUNDS, '2w0', '1w0'), ['adopt-diagonal E2']],
  ['by rounds: a cell that says nothing', () => replaced(ROUNDS, '2w0', '2w?'), ['adopt-cell E2']],
  [
    'by rounds: two who name different opponents',
    () => replaced(ROUNDS, '2w0', '3w0'),
    ['adopt-opponent-differs E2', 'adopt-opponent-differs E3'],
  ],
  [
    'by rounds: both with White',
    () => replaced(ROUNDS, '1b1', '1w1'),
    ['adopt-colours-differ E2', 'adopt-colours-differ E3'],
  ],
  ['to be played: a player without a name', () => replaced(TO_PLAY, 'Carlsen', ''), ['adopt-line-left B3']],
  [
    'to be played: a word for a number, where the rounds of that line could head columns',
    () => replaced(TO_PLAY, '1 | Berg', 'abc | Berg'),
    ['adopt-not-found A1:H7'],
  ],
  [
    'a list: a result that nobody understands',
    () => replaced(RESULTS, 'Dahl | Eriksen | 1-0', 'Dahl | Eriksen | 1-1'),
    ['adopt-cell D3'],
  ],
  [
    'a list: a result that became a date',
    () => [...table(RESULTS).slice(0, 6), [3, 'Dahl', 'Carlsen', [36526, 'mmm-yy']]],
    ['adopt-date D7'],
  ],
  [
    'a list: somebody against themselves',
    () => replaced(RESULTS, 'Eriksen | Berg', 'Berg | Berg'),
    ['adopt-against-self D6'],
  ],
  [
    'a list: a game twice in a round',
    () => replaced(RESULTS, '2 | Berg | Dahl', '1 | Carlsen | Berg'),
    ['adopt-game-twice D4'],
  ],
  [
    'a list: a player twice in a round',
    () => replaced(RESULTS, '2 | Berg | Dahl', '1 | Berg | Dahl'),
    ['adopt-two-games D4', 'adopt-two-games D4'],
  ],
];

const told = ({ code, place: { cell } }: Problem): string => (cell === undefined ? code : `${code} ${cell}`);

describe('what is refused, each problem at its cell', () => {
  it.each(REFUSED)('%s', (_, rows, problems) => {
    const made = adopted(rows());
    expect(made.ok ? [] : made.problems.map(told)).toEqual(problems);
    for (const each of made.ok ? [] : made.problems) {
      expect(messageOf(each)).toMatch(/^Sheet “Club”.*\.$/);
      expect(messageOf(each)).not.toMatch(/[{}]|undefined/);
    }
  });

  it('a pair that meets more often than all others', () => {
    const players = ['Berg', 'Carlsen', 'Dahl', 'Eriksen', 'Fossum', 'Gran', 'Hansen'];
    const games = players.flatMap((white, index) =>
      players.slice(index + 1).map((black): readonly Typed[] => [white, black, "'1-0"]),
    );
    const rows = [['White', 'Black', 'Result'], ...games, ['Berg', 'Carlsen', "'0-1"]];
    const made = adopted(rows);
    expect(made.ok ? [] : made.problems.map(told)).toEqual(['adopt-meetings-uneven C23']);
    const asked = adopted(rows, { cycles: 2 });
    expect(asked.ok && asked.value.tournament.games).toHaveLength(42);
    expect(adopted(rows, { cycles: 1 }).ok).toBe(false);
  });

  it.each([
    [
      'first',
      ['1|1500||x|(2)|1|(1)', '2|1400|Berg|(2)|x|½|1', '3|1300|Dahl|0|½|x|1', '4|1200|Gran|(1)|0|0|x'],
    ],
    [
      'last',
      ['1|1500|Berg|x|1|1|(1)', '2|1400|Dahl|0|x|½|(2)', '3|1300|Gran|0|½|x|(3)', '4|1200||(1)|(2)|(3)|x'],
    ],
  ])('the results of somebody without a name, %s of the table', (_, lines) => {
    const rows = rowsOf(['No|Rating|Name|1|2|3|4', ...lines].join('\n'));
    expect(codesOf(adopted(rows))).toContain('adopt-line-left');
  });

  it('a system that there is not, and one whose table does not fit', () => {
    const codes = (system: string) => {
      const made = adopted(table(LINES), { system });
      return made.ok ? [] : made.problems.map(told);
    };
    expect(codes('burger')).toEqual(['system-unknown']);
    expect(codes('scheveningen')).toEqual(['system-of-teams']);
    expect(codes('berger')).toEqual(['adopt-system-differs D2']);
  });
});

it('columns that can be in the order of the rows or of the numbers, where no cell tells which', () => {
  const begun = (cell: string) => `
No | Name | 1 | 2 | 3 | 4
2 | Berg |  |  |  | ${cell}
1 | Carlsen |  |  |  |
3 | Dahl |  |  |  |
4 | Eriksen | 0 |  |  |`;
  const made = adopted(table(begun('')));
  expect(made.ok ? [] : made.problems.map(told)).toEqual(['adopt-order-unclear C2']);
  const clear = adopted(table(begun('1')));
  expect(clear.ok && clear.value.layout.columnsBy).toBe('rows');
});

it('a formula that no program has worked out is no blank cell', () => {
  const grid = gridOf(withCells([2, 1, null]));
  const formulas = grid.formulas.map((line, row) =>
    line.map((_, column) => (row === 2 && column === 1 ? '1-C2' : null)),
  );
  const found = readFound({ ...grid, formulas });
  expect(found.ok ? [] : found.problems.map(told)).toEqual(['formula-without-value B3']);
});

/** What is taken, with a word of warning at its cell. */
const TAKEN: readonly (readonly [what: string, rows: () => Rows, warnings: readonly string[]])[] = [
  ['a result in one of the two cells', () => withCells([2, 1, '']), ['adopt-one-sided C2']],
  [
    'dashes, where no result can be meant',
    () => withCells([2, 1, '-'], [1, 2, '-'], [1, 5, 0.5]),
    ['adopt-dashes C2'],
  ],
  ['0 against 0', () => withCells([1, 2, 0], [1, 5, 0.5]), ['adopt-special C2', 'adopt-special B3']],
  ['½ against 0', () => withCells([1, 2, '½'], [1, 5, 1]), ['adopt-special C2', 'adopt-special B3']],
  ['points that differ', () => withCells([1, 5, 2]), ['adopt-points-differ F2']],
  [
    'Sonneborn-Berger and a place that differ',
    () =>
      table(
        'Name | 1 | 2 | 3 | SB | Place\nBerg | x | 1 | 1 | 2 | 1\nCarlsen | 0 | x | 1 | 0.5 | 3\nDahl | 0 | 0 | x | 0 | 3',
      ),
    ['adopt-sonneborn-differs E2', 'adopt-sonneborn-differs E3', 'adopt-place-differs F3'],
  ],
];

describe('what is taken with a warning at its cell', () => {
  it.each(TAKEN)('%s', (_, rows, warnings) => {
    const made = adopted(rows());
    expect(made).toMatchObject({ ok: true });
    const found = made.ok ? made.value.warnings.map(told) : [];
    expect(found.filter((each) => each !== 'adopt-schedule-laid-down')).toEqual(warnings);
  });
});
