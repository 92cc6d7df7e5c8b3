import type { CellValue } from '../../src/grid/cell';
import { told } from '../results';
import { column, error, gridIn, gridOf, rows, type GridDetails } from './grid-of';
import { CHOSEN, FOUND, lines, problemsIn, read, readRoster, warningsIn } from './readRoster';

type Cells = readonly (readonly CellValue[])[];
const players = (cells: Cells, details: GridDetails = {}, options = FOUND) =>
  lines(read(gridOf(cells, details), options));
const refused = (cells: Cells, details: GridDetails = {}) => told(readRoster(gridOf(cells, details), FOUND));
const skipped = (cells: Cells, details: GridDetails = {}) => warningsIn(read(gridOf(cells, details)));
const under = (heading: string, ...cells: readonly CellValue[]): Cells => [
  ['Name', heading],
  ...cells.map((cell, index) => [['Anna', 'Bert', 'Carl', 'Dora', 'Emil', 'Fred'][index]!, cell]),
];
const NAMES = column('Name', 'Anna', 'Bert', 'Carl');

describe('the parts of a name', () => {
  it('a first name alone, or a last name alone, is the whole', () => {
    expect(players(rows('First name | Elo', 'Anna | 1500', 'Bert | 1600', 'Carl | 1700'))[0]).toBe(
      'Anna 1500=1500',
    );
    expect(players(rows('Surname | Elo', 'Bell | 1500', 'Cole | 1600', 'Dunn | 1700'))[0]).toBe(
      'Bell 1500=1500',
    );
  });

  it.each(['Player 1 | Player 2', 'Name | Partner', 'Spieler 1 | Spieler 2', 'Partner 1 | Partner 2'])(
    '%s are partners: a row is one entrant',
    (headings) => {
      const roster = read(
        gridIn(headings, 'A. Smith | B. Jones', 'C. Brown | D. Green', 'E. White | F. Black'),
      );
      expect(lines(roster)).toEqual(['A. Smith / B. Jones', 'C. Brown / D. Green', 'E. White / F. Black']);
      expect([roster.columns, warningsIn(roster)]).toEqual([[], []]);
    },
  );

  it('members of a team, or three in a row, are no partners', () => {
    const found = (...cells: readonly string[]) => lines(read(gridIn(...cells))).join('; ');
    expect(found('Player 1 | Player 2 | Player 3', 'A A | B B | C C', 'D D | E E | F F')).not.toContain('/');
    expect(found('Team | Player 1', 'Reds | Anna', ' | Bert', 'Blues | Carl', ' | Dora')).not.toContain('/');
  });

  it('who has only one of the two is called by it, and each is found in all cells of their name', () => {
    const roster = read(gridIn('First name | Last name', 'Anna | Bell', 'Bert |', '| Dunn'));
    expect(lines(roster)).toEqual(['Bell, Anna', 'Bert', 'Dunn']);
    expect(roster.players.map(({ cell }) => cell)).toEqual(['A2:B2', 'A3', 'B4']);
  });

  it('Player beside a first and a last name is whole, and they are further columns', () => {
    const cells = rows(
      'Player | First name | Last name',
      'A. Bell | Anna | Bell',
      'B. Cole | Bert | Cole',
      'C. Dunn | Carl | Dunn',
    );
    expect(players(cells)[0]).toBe('A. Bell [Anna; Bell]');
  });

  it('two headings for the first name, or for the last, over names are refused', () => {
    const row = ['Anna', 'Bell', 'Ann'];
    expect(refused([['First name', 'Last name', 'Given name'], row, row, row])).toEqual([
      'header-twice; sheet Sheet1; cell C1; heading Given name; other First name; cell A1',
    ]);
    expect(refused([['Last name', 'First name', 'Surname'], row, row, row])).toEqual([
      'header-twice; sheet Sheet1; cell C1; heading Surname; other Last name; cell A1',
    ]);
  });

  it('of two headings the one with nothing under it does not count; two with nothing are one', () => {
    expect(
      players([
        ['Name', 'Player'],
        ['Anna', null],
        ['Bert', ' '],
        ['Carl', null],
      ])[0],
    ).toBe('Anna [null]');
    expect(problemsIn(gridOf([['Name', 'Player']]))).toEqual(['too-few-players A1:B1']);
  });

  it('a heading merged over a name and a column beside the list takes the name alone', () => {
    const cells = rows('Name |  |', 'Anna | Bell |', 'Bert | Cole |', 'Carl | Dunn |');
    expect(players(cells, { merges: ['A1:C1'] })[0]).toBe('Anna Bell');
  });

  it('without a heading for names the teams are the players, else the clubs, else whatever there is', () => {
    const three = (heading: string, other: string): Cells => [
      [heading, other],
      ['Ulm', 1],
      ['Gera', 2],
      ['Bonn', 3],
    ];
    expect(players(three('Team', 'No'))[0]).toMatch(/^#1 Ulm/);
    expect(players(three('Club', 'No'))[0]).toMatch(/^#1 Ulm/);
    expect(players(three('Country', 'No'))[0]).toMatch(/^#1 Ulm/);
    expect(players(three('Title', 'No'))[0]).toMatch(/^#1 Ulm/);
  });
});

describe('further columns', () => {
  it('a rank is a strength if more than half of its cells are Go ranks, or ratings from 100', () => {
    expect(players(under('Rank', '3k', '2d', 5))[1]).toBe('Bert 2d=2200');
    expect(players(under('Rank', '3k', '2d', 5, 6))[1]).toBe('Bert [2d]');
    expect(players(under('Rank', 100, 1500, null, null))[0]).toBe('Anna 100=100');
    expect(players(under('Rank', 99, 98, 97))[0]).toBe('Anna [99]');
  });

  it('numbers without a heading stand before the names, else they are a column like others', () => {
    const numbered = (...cells: Cells) => players(cells);
    expect(numbered([null, 'Name'], [1, 'Anna'], [2, 'Bert'], [3, 'Carl'])).toEqual([
      '#1 Anna',
      '#2 Bert',
      '#3 Carl',
    ]);
    expect(numbered(['Name', null], ['Anna', 1], ['Bert', 2], ['Carl', 3])[0]).toBe('Anna [1]');
    expect(numbered(['Paid', 'Name'], [1, 'Anna'], [2, 'Bert'], [3, 'Carl'])[0]).toBe('Anna [1]');
  });

  it('numbers from 100 upwards are no ratings', () => {
    const names = Array.from({ length: 3 }, (_, index) => [100 + index, `Player ${'ABC'[index]!}`, 'x']);
    expect(players([['No', 'Name', 'Club'], ...names])[0]).toBe('#100 Player A (x) [100]');
  });

  it('a club beside a team keeps the team as a further column and as the team', () => {
    const roster = read(
      gridIn('Name | Club | Team', 'Anna | Ulm | Kings', 'Bert | Ulm |', 'Carl | Ulm | Queens'),
    );
    expect(roster.players.map(({ team }) => team)).toEqual(['Kings', undefined, 'Queens']);
    expect(lines(roster)[0]).toBe('Anna (Ulm) [Kings]');
  });

  it('of a column without a value the format is General; else it is that of its first value', () => {
    const roster = read(
      gridOf(
        [
          ['Name', 'Born', 'Paid'],
          ['Anna', null, null],
          ['Bert', 30000, ' '],
          ['Carl', 30001, null],
        ],
        {
          formats: { B2: '0', B3: 'dd.mm.yyyy', C2: '0.00' },
        },
      ),
    );
    expect(roster.columnFormats).toEqual(['dd.mm.yyyy', 'General']);
    expect(roster.players.map(({ extra }) => extra)).toEqual([
      [null, null],
      [30000, null],
      [30001, null],
    ]);
  });
});

describe('errors in a list are told with what they are', () => {
  it.each<[string, Cells, string]>([
    ['a name', [...NAMES, [error('#N/A')]], 'name-error-value; sheet Sheet1; cell A5; error #N/A'],
    [
      'a rating',
      under('Elo', 1500, error('#REF!'), 1700),
      'rating-error-value; sheet Sheet1; cell B3; error #REF!',
    ],
    [
      'a team',
      under('Team', 'K', error('#NAME?'), 'Q'),
      'cell-error-value; sheet Sheet1; cell B3; error #NAME?; heading Team',
    ],
    [
      'a club',
      under('Club', 'K', error('#NAME?'), 'Q'),
      'cell-error-value; sheet Sheet1; cell B3; error #NAME?; heading Club',
    ],
    [
      'a name of 300 characters',
      [...NAMES, ['x'.repeat(300)]],
      `name-too-long; sheet Sheet1; cell A5; length 300; most 255`,
    ],
    [
      'a figure of 40 characters',
      [...NAMES, ['1'.repeat(40)]],
      `name-not-text; sheet Sheet1; cell A5; typed ${'1'.repeat(40)}`,
    ],
    [
      'a figure of 41 characters',
      [...NAMES, ['1'.repeat(41)]],
      `name-not-text; sheet Sheet1; cell A5; typed ${'1'.repeat(40)}…`,
    ],
    [
      'two lists',
      [
        ['Name', null, 'Name'],
        ['Anna', null, 'Xenia'],
        ['Bert', null, 'Yuri'],
      ],
      'list-two-lists; sheet Sheet1; cell C1:C3; first A1:A3; second C1:C3',
    ],
  ])('%s', (_, cells, expected) => {
    expect(refused(cells)).toEqual([expected]);
  });
});

describe('rows that are nobody', () => {
  const rated = (...below: Cells): Cells => [
    ['No', 'Name', 'Elo'],
    [1, 'Anna', 1500],
    [2, 'Bert', 1600],
    [3, 'Carl', 1700],
    ...below,
  ];

  it('below the last name: a sum, a text alone after a blank row, numbers prepared', () => {
    expect(problemsIn(gridOf(rated([null, null, 1600])))).toEqual(['name-missing B5']);
    expect(problemsIn(gridOf(rated([null, null, 'Total: 3'])))).toEqual([]);
    expect(problemsIn(gridOf(rated(['Total', null, 1600])))).toEqual([]);
    expect(problemsIn(gridOf(rated([], [null, null, 'thanks'])))).toEqual([]);
    expect(problemsIn(gridOf(rated([], ['thanks', null, 'all'])))).toEqual(['name-missing B6']);
    expect(problemsIn(gridOf(rated([], [null, null, 1600])))).toEqual(['name-missing B6']);
    expect(problemsIn(gridOf(rated([null, null, 'thanks'])))).toEqual(['name-missing B5']);
    expect(problemsIn(gridOf(rated(['4.'], ['#5'], ['6)'], [17])))).toEqual([]);
    expect(problemsIn(gridOf(rated(['x4'])))).toEqual(['name-missing B5']);
    expect(problemsIn(gridOf(rated(['4x'])))).toEqual(['name-missing B5']);
  });

  it('above the last name a row without a name is missing one, be it a remark or not', () => {
    expect(
      problemsIn(gridIn('Name | Elo', 'Anna | 1500', '| Total: 1', 'Bert | 1600', 'Carl | 1700')),
    ).toEqual(['name-missing A3']);
  });

  it('half of the names merged: those are not; more than half: they are names', () => {
    const cells = rows(
      'Name |  | Elo',
      'Anna |  | 1500',
      'Bert |  | 1600',
      'Carl |  | 1700',
      'Dora |  | 1800',
      'Emil |  | 1900',
      'Fred |  | 2000',
    );
    const merged = (count: number) => ({
      merges: Array.from({ length: count }, (_, index) => `A${index + 2}:B${index + 2}`),
    });
    expect(players(cells, merged(3))).toHaveLength(3);
    expect(players(cells, merged(4))).toHaveLength(6);
  });

  it('a second line of the header may hold any heading; further down only headings for names are a header again', () => {
    expect(
      players(rows('Name | Elo', 'Player | FIDE', 'Anna | 1500', 'Bert | 1600', 'Carl | 1700')),
    ).toHaveLength(3);
    expect(problemsIn(gridIn('Name | Elo', 'Club |', 'Anna | 1500', 'Bert | 1600'))).toEqual([]);
    expect(problemsIn(gridIn('Name | Elo', 'Anna | 1500', 'Bert | 1600', 'Club |'))).toEqual([]);
  });

  it('a bye with a rating is a player, a bye without one is none, be there ratings or not', () => {
    expect(skipped(under('Elo', 1500, 1600, 1700).concat([['bye', null]]))).toEqual(['list-bye-row A5']);
    expect(skipped(under('Elo', 1500, 1600, 1700).concat([['bye', 1800]]))).toEqual([]);
    expect(skipped([...NAMES, ['bye']])).toEqual(['list-bye-row A5']);
  });

  it('a text alone after a blank row is a remark if three players or more stand above, four in five with more than a name', () => {
    const told = (...ratings: readonly CellValue[]) => skipped([...under('Elo', ...ratings), [], ['Zoe']]);
    expect(told(1500, 1600, 1700)).toEqual(['list-row-skipped A6']);
    expect(told(1500, 1600)).toEqual(['list-gap A5']);
    expect(told(1500, 1600, 1700, 1800, null)).toEqual(['list-row-skipped A8']);
    expect(told(1500, 1600, 1700, null, null)).toEqual(['list-gap A8']);
    expect(skipped([...under('Elo', 1500, 1600, 1700), ['Zoe']])).toEqual([]);
    expect(skipped([...under('Elo', 1500, 1600, 1700), [], ['Yves', 1800], ['Zoe']])).toEqual([]);
  });

  it('a remark is told by its first 40 signs', () => {
    const text = 'Please bring your own clock, board and pieces along.';
    expect(read(gridOf([...NAMES, [], [text]])).warnings[0]!.values['text']).toBe(`${text.slice(0, 40)}…`);
  });

  it('a formula below the last name that says a number is none; among the names it is refused', () => {
    const formulas = { A5: 'COUNTA(A2:A4)' };
    expect(problemsIn(gridOf([...NAMES, [3]], { formulas }))).toEqual([]);
    expect(problemsIn(gridOf([...NAMES, [3], ['Dora']], { formulas }))).toEqual(['name-not-text A5']);
  });

  it('in a range that the organiser chose a text alone is a player', () => {
    expect(players([...under('Elo', 1500, 1600, 1700), [], ['Zoe']], {}, CHOSEN)).toHaveLength(4);
  });
});
