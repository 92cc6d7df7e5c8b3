import type { Grid } from '../../src/grid/grid';
import type { RosterOptions } from '../../src/sheets/roster';
import { column, error, gridIn, gridOf, rows } from './grid-of';

const CHOSEN: RosterOptions = { chosen: true };
const NBSP = '\u00a0';
const three = ['Anna', 'Bert', 'Carl'];

/** A list that is refused; each problem as `code cell`. */
export interface Bad {
  readonly grid: Grid;
  readonly options?: RosterOptions;
  readonly problems: readonly string[];
}

/** Lists that are refused, by what is wrong with them. */
export const BAD: Readonly<Record<string, Bad>> = {
  'a sheet with nothing on it': { grid: gridOf([]), problems: ['list-empty -'] },
  'a chosen range with spaces only': {
    grid: gridOf([
      [' ', NBSP],
      ['', null],
    ]),
    options: CHOSEN,
    problems: ['list-empty A1:B2'],
  },
  'numbers only': {
    grid: gridOf(rows('1 | 2', '3 | 4', '5 | 6'), { at: 'C3' }),
    problems: ['list-not-found C3:D5'],
  },
  'a table without any text': {
    grid: gridIn('a | b', '1 | 2', '3 | 4'),
    options: { chosen: false, table: { row: 0, column: 0, rows: 3, columns: 2 } },
    problems: ['list-not-found A1:B3'],
  },
  'a heading and nobody under it': { grid: gridOf(column(null, 'Name')), problems: ['too-few-players A2'] },
  'one name': { grid: gridOf(column('Anna')), options: CHOSEN, problems: ['too-few-players A1'] },
  'two players': { grid: gridOf(column('Name', 'Anna', 'Bert')), problems: ['too-few-players A1:A3'] },
  'three rows of which one is a bye': {
    grid: gridOf(column('Name', 'Anna', 'Bert', 'bye')),
    problems: ['too-few-players A1:A3'],
  },
  'one player more than fit': {
    grid: gridOf(column('Name', ...Array.from({ length: 1449 }, (_, index) => `Player ${index + 1}`))),
    problems: ['too-many-players A1450'],
  },
  'the same name twice': { grid: gridOf(column('Name', ...three, 'Anna')), problems: ['name-duplicate A5'] },
  'the same name in other letters and with other spaces': {
    grid: gridOf(column('Name', 'Anna Bell', 'Bert', `ANNA${NBSP}${NBSP}bell `)),
    problems: ['name-duplicate A4'],
  },
  'the same name with an invisible mark in it': {
    grid: gridOf(column('Anna Bell', 'Bert', 'Carl', 'Anna \u200fBell')),
    problems: ['name-duplicate A4'],
  },
  'the same name three times names the first cell for each': {
    grid: gridOf(column('Anna', 'Bert', 'anna', 'Carl', 'ANNA'), { at: 'B7' }),
    problems: ['name-duplicate B9', 'name-duplicate B11'],
  },
  'the same first and last name in two columns': {
    grid: gridIn('First name | Last name', 'Anna | Bell', 'Bert | Cole', 'Anna | Bell'),
    problems: ['name-duplicate A4:B4'],
  },
  'a last and a first name apart, twice': {
    grid: gridIn(
      'Last name | Elo | First name',
      'Bell | 1500 | Anna',
      'Cole | 1400 | Bert',
      'Bell | 1300 | Anna',
    ),
    problems: ['name-duplicate A4'],
  },
  'neither a first nor a last name, and below it a bad rating': {
    grid: gridIn('First name | Last name | Elo', '| | 1500', 'Bert | Cole | -3', 'Anna | Bell | 1400'),
    problems: ['name-missing A2:B2', 'rating-invalid C3'],
  },
  'a rating without a name': {
    grid: gridIn('Name | Elo', 'Anna | 1500', '| 1600', 'Carl | 1700', 'Dora | 1800'),
    problems: ['name-missing A3'],
  },
  'a rating without a name in the last row': {
    grid: gridIn('Name | Elo', 'Anna | 1500', 'Bert | 1600', 'Carl | 1700', '| 1800'),
    problems: ['name-missing A5'],
  },
  'a rating without a name in a list without headings': {
    grid: gridIn('Anna | 1500', 'Bert | 1600', '| 1650', 'Carl | 1700'),
    problems: ['name-missing A3'],
  },
  'a dash for a name': {
    grid: gridIn('Name | Elo', 'Anna | 1500', '— | 1600', 'Carl | 1700'),
    problems: ['name-missing A3'],
  },
  'an error for a name': {
    grid: gridOf(column('Name', 'Anna', error('#N/A'), 'Carl', 'Dora')),
    problems: ['name-error-value A3'],
  },
  'an error for a first name': {
    grid: gridOf([
      ['Surname', 'First name'],
      ['Bell', 'Anna'],
      ['Cole', error('#REF!')],
      ['Dunn', 'Carl'],
    ]),
    problems: ['name-error-value B3'],
  },
  'an error for a rating': {
    grid: gridOf([
      ['Name', 'Elo'],
      ['Anna', 1500],
      ['Bert', error('#N/A')],
      ['Carl', 1700],
    ]),
    problems: ['rating-error-value B3'],
  },
  'ratings that can be none: below 0, beyond all measure, too high, a text that says nothing': {
    grid: gridOf([
      ['Name', 'Elo'],
      ['Anna', 1e308],
      ['Bert', -5],
      ['Carl', 1700],
      ['Dora', 99999],
      ['Emil', 'x'],
      ['Fred', 10000],
      ['Gero', true],
      ['Hans', '1800-1900'],
    ]),
    problems: [
      'rating-invalid B2',
      'rating-invalid B3',
      'rating-invalid B5',
      'rating-invalid B6',
      'rating-invalid B7',
      'rating-invalid B8',
      'rating-invalid B9',
    ],
  },
  'a date for a rating': {
    grid: gridOf(rows('Name | Elo', 'Anna | 1500', 'Bert | 45424', 'Carl | 1700'), {
      formats: { B3: 'dd.mm.yyyy' },
    }),
    problems: ['rating-invalid B3'],
  },
  'a rating that can be none, in a list without headings': {
    grid: gridOf([
      ['Anna', 1500],
      ['Bert', 1600],
      ['Carl', 1700],
      ['Dora', -5],
    ]),
    problems: ['rating-invalid B4'],
  },
  'an error in the column of clubs': {
    grid: gridOf([
      ['Name', 'Club'],
      ['Anna', 'Ulm'],
      ['Bert', error('#NAME?')],
      ['Carl', 'Ulm'],
    ]),
    problems: ['cell-error-value B3'],
  },
  'an error in a further column': {
    grid: gridOf(
      [
        ['Name', 'Elo', 'Paid'],
        ['Anna', 1500, 1],
        ['Bert', 1600, 1],
        ['Carl', 1700, error('#DIV/0!')],
      ],
      { at: 'D10' },
    ),
    problems: ['cell-error-value F13'],
  },
  'a number for a name': {
    grid: gridOf(column('Name', 'Anna', 1234, 'Carl', 'Dora')),
    problems: ['name-not-text A3'],
  },
  'a number typed as text for a name': {
    grid: gridOf(column('Anna', 'Bert', '12.5.', 'Carl')),
    problems: ['name-not-text A3'],
  },
  'a number for the first name of a list without headings': {
    grid: gridOf(column(1234, 'Anna', 'Bert', 'Carl')),
    problems: ['name-not-text A1'],
  },
  'a date for a name': {
    grid: gridOf(column('Name', 'Anna', 45424, 'Carl', 'Dora'), { formats: { A3: 'dd.mm.yyyy' } }),
    problems: ['name-not-text A3'],
  },
  'a sum for a name': {
    grid: gridIn('Name | Elo', 'Anna | 1500', '=1+1 | 1600', 'Carl | 1700'),
    problems: ['name-not-text A3'],
  },
  'a sum alone, which is no empty row': {
    grid: gridOf(column('Name', 'Anna', '=1+1', 'Bert', 'Carl')),
    problems: ['name-not-text A3'],
  },
  'TRUE for a name': {
    grid: gridOf(column('Name', 'Anna', true, 'Carl', 'Dora')),
    problems: ['name-not-text A3'],
  },
  'a name of 256 characters': {
    grid: gridOf(column('Name', ...three, 'x'.repeat(256))),
    problems: ['name-too-long A5'],
  },
  'two headings for names over two columns of names': {
    grid: gridIn(
      'Player | Elo | Participant',
      'Anna | 1500 | Xenia',
      'Bert | 1600 | Yuri',
      'Carl | 1700 | Zoe',
    ),
    problems: ['header-twice C1'],
  },
  'two lists side by side, with headings': {
    grid: gridIn(
      'Name | Elo |  | Name | Elo',
      'Anna | 1500 |  | Xenia | 1500',
      'Bert | 1600 |  | Yuri | 1600',
      'Carl | 1700 |  | Zoe | 1700',
    ),
    problems: ['list-two-lists D1:E4'],
  },
  'two lists side by side, without headings': {
    grid: gridIn('Anna |  | Xenia', 'Bert |  | Yuri', 'Carl |  | Zoe'),
    problems: ['list-two-lists C1:C3'],
  },
  'two lists one below the other, with other headings': {
    grid: gridIn(
      'Group A',
      'Name | Elo',
      'Anna | 1500',
      'Bert | 1600',
      'Carl | 1700',
      '',
      'Group B',
      'Name | DWZ',
      'Xenia | 1500',
      'Yuri | 1600',
      'Zoe | 1700',
    ),
    problems: ['list-two-lists A8:B11'],
  },
  'many things at once are all named, from the top to the bottom': {
    grid: gridOf([
      ['Name', 'Elo', 'Paid'],
      ['Anna', error('#N/A'), 1],
      [null, 1600, 1],
      [77, 1700, error('#REF!')],
      ['ANNA', 1800, error('#REF!')],
      ['Bert', 1900, 1],
    ]),
    problems: [
      'rating-error-value B2',
      'name-missing A3',
      'name-not-text A4',
      'name-duplicate A5',
      'cell-error-value C5',
    ],
  },
};

/** Lists of a file that no program has calculated; memory and our own files always are. */
export const UNCALCULATED: Readonly<Record<string, Bad>> = {
  'formulas without a value among the names, which a file can have that nobody calculated': {
    grid: gridOf(column('Name', 'Anna', null, 'Carl', null, null, 'Dora', 'Emil'), {
      formulas: { A3: 'Members!A3', A5: 'Members!A5', A6: 'Members!A6' },
    }),
    problems: ['formula-without-value A3'],
  },
  'formulas without a value for all names': {
    grid: gridOf(column('Name', null, null, null), {
      formulas: { A2: 'Members!A1', A3: 'Members!A2', A4: 'Members!A3' },
    }),
    problems: ['formula-without-value A2'],
  },
  'formulas without a value and nothing else': {
    grid: gridOf(column(null, null, null), {
      at: 'B3',
      formulas: { B3: 'Members!A1', B4: 'Members!A2', B5: 'Members!A3' },
    }),
    problems: ['formula-without-value B3'],
  },
  'formulas without a value for the ratings': {
    grid: gridOf(rows('Name | Elo', 'Anna | 1500', 'Bert |', 'Carl | 1700'), { formulas: { B3: 'B2+100' } }),
    problems: ['formula-without-value B3'],
  },
  'formulas without a value beside names without headings': {
    grid: gridOf(rows('Anna |', 'Bert |', 'Carl |'), { formulas: { B1: '1500', B2: '1600', B3: '1700' } }),
    problems: ['formula-without-value B1'],
  },
};
