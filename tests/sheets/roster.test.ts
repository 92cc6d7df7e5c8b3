import fc from '../properties';
import { messageOf } from '../../src/language/language';
import type { CellValue } from '../../src/grid/cell';
import { contentOfGrid } from '../../src/grid/content';
import type { Grid } from '../../src/grid/grid';
import { parseRange, readRoster as readContent, type RosterOptions } from '../../src/sheets/roster';
import { BAD, UNCALCULATED } from './bad-rosters';
import { column, contentIn, gridIn, gridOf, rows } from './grid-of';
import { told } from '../results';
import { CHOSEN, FOUND, lines, problemsIn, read, readRoster, warningsIn } from './readRoster';

interface Good {
  readonly grid: Grid;
  readonly options?: RosterOptions;
  readonly players: readonly string[];
  readonly warnings?: readonly string[];
  readonly columns?: readonly string[];
}

const NBSP = '\u00a0';

/** What a list of two clubs side by side is read as, wherever their ratings stand. */
const TWO_CLUBS = [
  'Ann Hill 1834=1834 [Riverside CC; 1]',
  'Cat Ford 1702=1702 [Riverside CC; 2]',
  'Eve Brook 1511=1511 [Riverside CC; 3]',
  'Bob Stone 1790=1790 [Castle Knights; 1]',
  'Dan Marsh 1688=1688 [Castle Knights; 2]',
  'Fay Wood 1499=1499 [Castle Knights; 3]',
];

const GOOD: Readonly<Record<string, Good>> = {
  'names only, one below the other': {
    grid: gridOf(column('Anna', 'Bert', 'Carl')),
    players: ['Anna', 'Bert', 'Carl'],
  },
  'a heading and names': {
    grid: gridOf(column('Players', 'Anna', 'Bert', 'Carl')),
    players: ['Anna', 'Bert', 'Carl'],
  },
  'an English list with everything': {
    grid: gridIn(
      'No | Name | Rating | Federation | Title',
      '1 | Anna Bell | 2143 | ENG | WFM',
      '2 | Bert Cole | 1988 | WLS |',
      '3 | Carl Dunn | 1850 | SCO | CM',
    ),
    players: [
      '#1 Anna Bell 2143=2143 (ENG) [WFM]',
      '#2 Bert Cole 1988=1988 (WLS) [null]',
      '#3 Carl Dunn 1850=1850 (SCO) [CM]',
    ],
    columns: ['Title'],
  },
  'a German list: Vorname and Name apart, DWZ, Verein': {
    grid: gridIn(
      'Nr. | Name | Vorname | DWZ | Verein',
      "1. | Müller | Jörg | '1745 | SK Ulm",
      '2. | Groß | Uwe | ohne | SV Gera',
      '3. | Özil | Can | 1500 | SK Ulm',
    ),
    players: [
      '#1 Müller, Jörg 1745=1745 (SK Ulm)',
      '#2 Groß, Uwe ohne=null (SV Gera)',
      '#3 Özil, Can 1500=1500 (SK Ulm)',
    ],
    columns: [],
  },
  'a French list: Nom et prénom in one column, Fédé before it': {
    grid: gridOf(
      rows(
        'Fédé. | Nom et prénom | Élo | Né le',
        'FRA | Dupont Zoé | 1720 | 36526',
        'BEL | Lefèvre Luc | 1650 | 36891',
        'SUI | Müller Urs | 1500 |',
      ),
      { formats: { D2: 'dd/mm/yyyy', D3: 'dd/mm/yyyy' } },
    ),
    players: [
      'Dupont Zoé 1720=1720 (FRA) [36526]',
      'Lefèvre Luc 1650=1650 (BEL) [36891]',
      'Müller Urs 1500=1500 (SUI) [null]',
    ],
    columns: ['Né le'],
  },
  'a Spanish list: Nombre beside Apellidos is the first name': {
    grid: gridIn(
      'N.º | Nombre | Apellidos | Club | ELO FIDE',
      '1 | Íñigo | Peña Ruiz | Ajedrez Soria | 1999',
      '2 | Ana | Gil Mora | Ajedrez Lugo | 1400',
      '3 | Luis | Sanz Vega | Ajedrez Soria | 0',
    ),
    players: [
      '#1 Peña Ruiz, Íñigo 1999=1999 (Ajedrez Soria)',
      '#2 Gil Mora, Ana 1400=1400 (Ajedrez Lugo)',
      '#3 Sanz Vega, Luis 0=null (Ajedrez Soria)',
    ],
  },
  'a Spanish list with Jugador alone': {
    grid: gridOf([['Jugador'], ['Ana'], ['Luis'], ['Eva']]),
    players: ['Ana', 'Luis', 'Eva'],
  },
  'a Russian list: №, Фамилия, Имя, Рейтинг, Страна': {
    grid: gridIn(
      '№ | Фамилия | Имя | Рейтинг | Страна',
      '1 | Иванов | Пётр | 2301 | Россия',
      '2 | Ким | Алла | 2250 | Казахстан',
      '3 | Юсупов | Тимур | 2100 | Узбекистан',
    ),
    players: [
      '#1 Иванов, Пётр 2301=2301 (Россия)',
      '#2 Ким, Алла 2250=2250 (Казахстан)',
      '#3 Юсупов, Тимур 2100=2100 (Узбекистан)',
    ],
  },
  'a Russian list with Участник and № п/п': {
    grid: gridIn('№ п/п | Участник', '1 | Иванов П.', '2 | Ким А.', '3 | Юсупов Т.'),
    players: ['#1 Иванов П.', '#2 Ким А.', '#3 Юсупов Т.'],
  },
  'a Go list: ranks count as strength': {
    grid: gridIn('Player | Rank | Club', 'Aya | 2d | Oxford', 'Ben | 3k | Bath', 'Cem | 10 kyu | Bath'),
    players: ['Aya 2d=2200 (Oxford)', 'Ben 3k=1800 (Bath)', 'Cem 10 kyu=1100 (Bath)'],
  },
  'a column Rank that holds places is a further column': {
    grid: gridIn('Rank | Player | Rtg', '3 | Aya | 1500', '1 | Ben | 1600', '2 | Cem | 1700'),
    players: ['Aya 1500=1500 [3]', 'Ben 1600=1600 [1]', 'Cem 1700=1700 [2]'],
    columns: ['Rank'],
  },
  'stray and no-break spaces, line breaks in cells': {
    grid: gridOf(column('Name ', `${NBSP}Anna${NBSP} Bell `, 'Bert\nCole', '  Carl   Dunn')),
    players: ['Anna Bell', 'Bert Cole', 'Carl Dunn'],
  },
  'a blank row and a blank column inside, blank ones around': {
    grid: gridOf([
      [null, null, null, null],
      [null, 'Name', null, 'Elo'],
      [null, 'Anna', null, 1500],
      [null, null, null, null],
      [null, 'Bert', null, 1600],
      [null, 'Carl', null, 1700],
      [null, ' ', null, ''],
    ]),
    players: ['Anna 1500=1500', 'Bert 1600=1600', 'Carl 1700=1700'],
  },
  'a merged title and a date above, a total and a note under it': {
    grid: gridOf(
      rows(
        'Club Championship 2024 |  |',
        '45424 |  |',
        '|  |',
        'No | Name | Rating',
        '1 | Anna | 1500',
        '2 | Bert | 1600',
        '3 | Carl | 1700',
        '| Average | 1600',
        '|  |',
        'Total: 3 players |  |',
        'Please bring a clock. |  |',
      ),
      { merges: ['A1:C1'], formats: { A2: 'dd.mm.yyyy' } },
    ),
    players: ['#1 Anna 1500=1500', '#2 Bert 1600=1600', '#3 Carl 1700=1700'],
    warnings: ['list-row-skipped B8'],
  },
  'a title over names without a heading, set apart by a blank row': {
    grid: gridOf(column('Spring Cup', null, 'Anna', 'Bert', 'Carl', 'Dora')),
    players: ['Anna', 'Bert', 'Carl', 'Dora'],
    warnings: ['list-row-skipped A1'],
  },
  'a title of two cells and a date, set apart from a list without headings': {
    grid: gridIn('Spring Cup |  | Berlin', '12.5.2024', '', 'Anna | 1500', 'Bert | 1600', 'Carl | 1700'),
    players: ['Anna 1500=1500', 'Bert 1600=1600', 'Carl 1700=1700'],
    warnings: ['list-row-skipped A1'],
  },
  'a crosstable: the columns of rounds are further columns': {
    grid: gridIn(
      "No | Name | '1 | '2 | '3",
      '1 | Anna | x | 1 | 0',
      '2 | Bert | 0 | x | 1',
      '3 | Carl | 1 | 0 | x',
    ),
    players: ['#1 Anna [x; 1; 0]', '#2 Bert [0; x; 1]', '#3 Carl [1; 0; x]'],
    columns: ['1', '2', '3'],
  },
  'prizes beside the list, further down than the players': {
    grid: gridIn(
      'Name | Elo |  | Prize | Amount',
      'Anna | 1500 |  | 1st | 100',
      'Bert | 1600 |  | 2nd | 50',
      'Carl | 1700 |  | 3rd | 25',
      '|  |  | 4th | 10',
    ),
    players: ['Anna 1500=1500', 'Bert 1600=1600', 'Carl 1700=1700'],
    columns: [],
  },
  'a count of the names under them, by formula': {
    grid: gridOf(column('Name', 'Anna', 'Bert', 'Carl', 3), { formulas: { A5: 'COUNTA(A2:A4)' } }),
    players: ['Anna', 'Bert', 'Carl'],
  },
  'every name merged over two columns': {
    grid: gridOf(rows('Name |  | Elo', 'Anna |  | 1500', 'Bert |  | 1600', 'Carl |  | 1700'), {
      merges: ['A1:B1', 'A2:B2', 'A3:B3', 'A4:B4'],
    }),
    players: ['Anna 1500=1500', 'Bert 1600=1600', 'Carl 1700=1700'],
  },
  'every name merged over two columns, without headings': {
    grid: gridOf(rows('Anna |  | 1500', 'Bert |  | 1600', 'Carl |  | 1700'), {
      merges: ['A1:B1', 'A2:B2', 'A3:B3'],
    }),
    players: ['Anna 1500=1500', 'Bert 1600=1600', 'Carl 1700=1700'],
  },
  'names and clubs apart, in a range that the organiser chose': {
    grid: gridIn('Anna |  | Ulm', 'Bert |  | Gera', 'Carl |  | Bonn'),
    options: CHOSEN,
    players: ['Anna [Ulm]', 'Bert [Gera]', 'Carl [Bonn]'],
  },
  'an unrated first player over players with ratings': {
    grid: gridIn('Anna | ohne', 'Bert | 1600', 'Carl | 1700', 'Dora | 1800'),
    players: ['Anna ohne=null', 'Bert 1600=1600', 'Carl 1700=1700', 'Dora 1800=1800'],
  },
  'a column that says Player in every row': {
    grid: gridIn('Anna | Player | 1500', 'Bert | Player | 1600', 'Carl | Player | 1700'),
    players: ['Anna 1500=1500 [Player]', 'Bert 1600=1600 [Player]', 'Carl 1700=1700 [Player]'],
  },
  'a name of 255 characters': {
    grid: gridOf(column('x'.repeat(255), 'Bert', 'Carl')),
    players: ['x'.repeat(255), 'Bert', 'Carl'],
  },
  'a title alone over a list of two columns without headings': {
    grid: gridIn('Spring Cup', 'Anna | 1500', 'Bert | 1600', 'Carl | 1700'),
    players: ['Anna 1500=1500', 'Bert 1600=1600', 'Carl 1700=1700'],
    warnings: ['list-row-skipped A1'],
  },
  'a total under names without a heading': {
    grid: gridOf(column('Anna', 'Bert', 'Carl', null, 'Total: 3 players')),
    players: ['Anna', 'Bert', 'Carl'],
    warnings: ['list-row-skipped A5'],
  },
  'a note set apart under a list that has ratings': {
    grid: gridIn('Name | Elo', 'Anna | 1500', 'Bert | 1600', 'Carl | 1700', '', 'Thanks to the sponsors'),
    players: ['Anna 1500=1500', 'Bert 1600=1600', 'Carl 1700=1700'],
    warnings: ['list-row-skipped A6'],
  },
  'the same row in a range that the organiser chose is a player': {
    grid: gridIn('Name | Elo', 'Anna | 1500', 'Bert | 1600', 'Carl | 1700', '', 'Dora'),
    options: CHOSEN,
    players: ['Anna 1500=1500', 'Bert 1600=1600', 'Carl 1700=1700', 'Dora'],
    warnings: ['list-gap A6'],
  },
  'players who do not play, each left out with a word': {
    grid: gridIn(
      'Name | Rating',
      'Ann Hill | ~1500',
      'Bob Stone | U/R',
      'withdrawn: Dan Marsh | 1300',
      'Eve Brook (withdrawn) | 1200',
      'Cat Ford | ca. 1100',
      'Waiting list: |',
      'Fay Wood | 1000',
      'Gil Hunt | 900',
    ),
    players: ['Ann Hill 1500=1500', 'Bob Stone U/R=null', 'Cat Ford 1100=1100'],
    warnings: ['A4', 'A5', 'A7', 'A8', 'A9'].map((cell) => `list-row-skipped ${cell}`),
  },
  'players whom a remark says not to play, and a total in the column of numbers': {
    grid: gridIn(
      'No | Name | Rating | Notes',
      '1 | Ann Hill | 1500 | comes at 20:00',
      '2 | Bob Stone | 1400 | withdrawn',
      '3 | Cat Ford | 1300 |',
      '4 | Dan Marsh | 1200 | ill, not coming',
      '5 | Eve Brook | 1100 |',
      'Total | 5 | |',
    ),
    players: [
      '#1 Ann Hill 1500=1500 [comes at 20:00]',
      '#3 Cat Ford 1300=1300 [null]',
      '#5 Eve Brook 1100=1100 [null]',
    ],
    columns: ['Notes'],
    warnings: ['list-absent D3', 'list-absent D5'],
  },
  'namesakes whom a column “School / Club” tells apart': {
    grid: gridIn(
      'Surname | First name | School / Club',
      'Maier | Lena | Riverside',
      'Hill | Ann | Park',
      'Maier | Lena | Park',
    ),
    players: ['Maier, Lena (Riverside) (Riverside)', 'Hill, Ann (Park)', 'Maier, Lena (Park) (Park)'],
    warnings: ['name-told-apart A2:B2'],
  },
  'ratings in brackets behind some of the names': {
    grid: gridIn('Player', 'Tom Baker (1540)', 'Ann Hill', 'Bob Stone [2010]', 'Cat Ford (unr.)'),
    players: ['Tom Baker 1540=1540', 'Ann Hill', 'Bob Stone 2010=2010', 'Cat Ford unr.=null'],
    warnings: ['ratings-in-names A2'],
  },
  'years of birth in brackets, which are no ratings': {
    grid: gridIn('Player', 'Tom Baker (1990)', 'Ann Hill (2010)', 'Bob Stone', 'Cat Ford (2010)'),
    players: ['Tom Baker (1990)', 'Ann Hill (2010)', 'Bob Stone', 'Cat Ford (2010)'],
  },
  'classes in brackets, one of which could be a Go rank': {
    grid: gridIn('Player', 'Tom Baker (3k)', 'Ann Hill (3b)', 'Bob Stone (4a)'),
    players: ['Tom Baker (3k)', 'Ann Hill (3b)', 'Bob Stone (4a)'],
  },
  'numbers that tell namesakes apart': {
    grid: gridIn('Player', 'Tom Baker (1)', 'Tom Baker (2)', 'Bob Stone (1540)'),
    players: ['Tom Baker (1)', 'Tom Baker (2)', 'Bob Stone (1540)'],
  },
  'a name that stands there twice, once with the surname first': {
    grid: gridIn('Name', 'Ann Hill', 'Bob Stone', 'Cat Ford', "'Hill, Ann"),
    players: ['Ann Hill', 'Bob Stone', 'Cat Ford', 'Hill, Ann'],
    warnings: ['name-turned A5'],
  },
  'headings in two lines, the name in the second': {
    grid: gridIn(
      'No | Player | Birth',
      ' | Name | date',
      ' 1 | Ann | 2000',
      '2 | Bert | 2001',
      '3 | Carl | 2002',
    ),
    players: ['#1 Ann [2000]', '#2 Bert [2001]', '#3 Carl [2002]'],
    columns: ['Birth date'],
  },
  'headings in two lines, the name in the first': {
    grid: gridIn('No | Name | Birth', ' |  | date', '1 | Ann | 2000', '2 | Bert | 2001', '3 | Carl | 2002'),
    players: ['#1 Ann [2000]', '#2 Bert [2001]', '#3 Carl [2002]'],
    columns: ['Birth date'],
  },
  'headings in two lines, all but one in the second': {
    grid: gridIn(' |  | Birth', 'No | Name | date', '1 | Ann | 2000', '2 | Bert | 2001', '3 | Carl | 2002'),
    players: ['#1 Ann [2000]', '#2 Bert [2001]', '#3 Carl [2002]'],
    columns: ['Birth date'],
  },
  'titles of groups between the players, with a word about each': {
    grid: gridIn(
      'Name | Elo',
      'Group A',
      'Anna | 1500',
      'Bert | 1600',
      'Gruppe 2',
      'Carl | 1700',
      'Group Captain | 1400',
    ),
    players: [
      'Anna 1500=1500 [Group A]',
      'Bert 1600=1600 [Group A]',
      'Carl 1700=1700 [Gruppe 2]',
      'Group Captain 1400=1400 [Gruppe 2]',
    ],
    warnings: ['list-blocks A2'],
  },
  'two teams side by side, each at its boards': {
    grid: gridIn(
      'Board | Springfield |  | Riverside',
      '1 | Anna Ott | 1500 | Xenia Lang',
      '2 | Bert Graf | 1600 | Yuri Beck',
      '3 | Carl Iser | 1700 | Zoe Quast',
    ),
    players: [
      'Anna Ott 1500=1500 [Springfield; 1]',
      'Bert Graf 1600=1600 [Springfield; 2]',
      'Carl Iser 1700=1700 [Springfield; 3]',
      'Xenia Lang [Riverside; 1]',
      'Yuri Beck [Riverside; 2]',
      'Zoe Quast [Riverside; 3]',
    ],
    columns: ['Team', 'Board'],
    warnings: ['list-other-names D1'],
  },
  'two clubs side by side, ratings without a heading beside them': {
    grid: gridIn(
      'Riverside CC |  | Castle Knights | ',
      'Ann Hill | 1834 | Bob Stone | 1790',
      'Cat Ford | 1702 | Dan Marsh | 1688',
      'Eve Brook | 1511 | Fay Wood | 1499',
    ),
    players: TWO_CLUBS,
    columns: ['Team', 'Board'],
    warnings: ['list-other-names C1'],
  },
  'the same under a heading Rating each': {
    grid: gridIn(
      'Riverside CC | Rating | Castle Knights | Rating',
      'Ann Hill | 1834 | Bob Stone | 1790',
      'Cat Ford | 1702 | Dan Marsh | 1688',
      'Eve Brook | 1511 | Fay Wood | 1499',
    ),
    players: TWO_CLUBS,
    columns: ['Team', 'Board'],
    warnings: ['list-other-names C1'],
  },
  'the same with the boards in front, and an empty line below the clubs': {
    grid: gridIn(
      ' | Riverside CC |  | Castle Knights | ',
      '',
      '1 | Ann Hill | 1834 | Bob Stone | 1790',
      '2 | Cat Ford | 1702 | Dan Marsh | 1688',
      '3 | Eve Brook | 1511 | Fay Wood | 1499',
    ),
    players: TWO_CLUBS,
    columns: ['Team', 'Board'],
    warnings: ['list-other-names D1'],
  },
  'a column for each class, of any length, in which two share a name': {
    grid: gridIn('3a | 3b | 4a', 'Anna | Carl | Emma', 'Bert | Dora | Anna', ' | Finn | Gina', ' | | Hugo'),
    players: [
      'Anna (3a) [3a]',
      'Bert [3a]',
      'Carl [3b]',
      'Dora [3b]',
      'Finn [3b]',
      'Emma [4a]',
      'Anna (4a) [4a]',
      'Gina [4a]',
      'Hugo [4a]',
    ],
    columns: ['Class'],
    warnings: ['name-told-apart A2', 'list-other-names B1'],
  },
  'a class of one, and one with a note below it': {
    grid: gridIn('3a | 3b', 'Anna | Carl', ' | Dora', ' | Total: 2'),
    players: ['Anna [3a]', 'Carl [3b]', 'Dora [3b]'],
    columns: ['Class'],
    warnings: ['list-row-skipped B4', 'list-other-names B1'],
  },
  'a column for each of three clubs': {
    grid: gridIn(
      'Ashcombe | Burford | Carlton',
      'Ann Hill | Bob Stone | Gil Reed',
      'Cat Ford | Dan Marsh | Hal West',
      ' | Eve Brook | ',
    ),
    players: [
      'Ann Hill [Ashcombe]',
      'Cat Ford [Ashcombe]',
      'Bob Stone [Burford]',
      'Dan Marsh [Burford]',
      'Eve Brook [Burford]',
      'Gil Reed [Carlton]',
      'Hal West [Carlton]',
    ],
    columns: ['Team'],
    warnings: ['list-other-names B1'],
  },
  'columns of names that nobody can tell from other columns: the first plays, with a word about the others': {
    grid: gridIn('Reds | Blues | Greens', 'Anna | Carl | Emma', 'Bert | Dora | Finn', 'Gina | Hugo | Iris'),
    players: ['Reds [Blues; Greens]', 'Anna [Carl; Emma]', 'Bert [Dora; Finn]', 'Gina [Hugo; Iris]'],
    columns: ['B', 'C'],
    warnings: ['list-names-unused B1'],
  },
  'clubs with their venues and captains': {
    grid: gridIn(
      'Club | Venue | Home night | Captain',
      'Ashcombe | Village Hall | Monday | Ann Hill',
      'Burford | Library | Tuesday | Bob Stone',
      'Carlton | The Bull | Monday | Gil Reed',
    ),
    players: [
      'Ashcombe [Village Hall; Monday; Ann Hill]',
      'Burford [Library; Tuesday; Bob Stone]',
      'Carlton [The Bull; Monday; Gil Reed]',
    ],
    columns: ['Venue', 'Home night', 'Captain'],
  },
  'clubs in two divisions with a blank row between them, and grounds that several share': {
    grid: gridIn(
      'Club | Div | Ground | Secretary',
      'Ashford | Div 1 | Ashford Rec | A. Smith',
      'Barton | Div 1 | Barton Rec | A. Smith',
      'Carlton | Div 1 | Carlton Rec | A. Smith',
      '',
      'Ashford Res | Div 2 | Ashford Rec | B. Jones',
      'Hadley | Div 2 | Hadley Rec | B. Jones',
      'Kirby | Div 2 | Kirby Rec | B. Jones',
    ),
    players: [
      'Ashford [Div 1; Ashford Rec; A. Smith]',
      'Barton [Div 1; Barton Rec; A. Smith]',
      'Carlton [Div 1; Carlton Rec; A. Smith]',
      'Ashford Res [Div 2; Ashford Rec; B. Jones]',
      'Hadley [Div 2; Hadley Rec; B. Jones]',
      'Kirby [Div 2; Kirby Rec; B. Jones]',
    ],
    columns: ['Div', 'Ground', 'Secretary'],
  },
  'a heading for ratings beside one we do not know, half of the ratings missing': {
    grid: gridIn(
      'Friday chess',
      '',
      'Who | Rtg | Mobile',
      'Anna Petrova | 1850 | 07700 900111',
      'Ben Carter | | 07700 900112',
      'Chris Dale | |',
      'Ed Moss | 1600 |',
    ),
    players: [
      'Anna Petrova 1850=1850 [07700 900111]',
      'Ben Carter [07700 900112]',
      'Chris Dale [null]',
      'Ed Moss 1600=1600 [null]',
    ],
    columns: ['Mobile'],
    warnings: ['list-row-skipped A1'],
  },
  'the sign of a school class above first names': {
    grid: gridOf(column('5B', 'Ava', 'Ben', 'Cleo')),
    players: ['Ava', 'Ben', 'Cleo'],
    warnings: ['list-row-skipped A1'],
  },
  'teams with their venues': {
    grid: gridIn(
      'Team | Venue',
      'Red Lion B | Red Lion, High St',
      'Ashcombe | The Cricketers Arms',
      'Burford | Library',
    ),
    players: ['Red Lion B [Red Lion, High St]', 'Ashcombe [The Cricketers Arms]', 'Burford [Library]'],
    columns: ['Venue'],
  },
  'teams that are written once above their players, without a heading for these': {
    grid: gridIn('Team | Player 1', 'Reds | Anna', ' | Bert', 'Blues | Carl', ' | Dora'),
    players: ['Anna [Reds]', 'Bert [Reds]', 'Carl [Blues]', 'Dora [Blues]'],
    columns: ['Team'],
    warnings: ['list-blanks-filled A1'],
  },
  'a club that is written once for all its players': {
    grid: gridIn('Club | Name', 'Ashcombe | Anna', ' | Bert', ' | Carl', 'Burford | Dora', ' | Emma'),
    players: ['Anna (Ashcombe)', 'Bert (Ashcombe)', 'Carl (Ashcombe)', 'Dora (Burford)', 'Emma (Burford)'],
    warnings: ['list-blanks-filled A1'],
  },
  'the same with teams': {
    grid: gridIn('Team | Name', 'Reds | Anna', ' | Bert', 'Blues | Carl', ' | Dora'),
    players: ['Anna [Reds]', 'Bert [Reds]', 'Carl [Blues]', 'Dora [Blues]'],
    columns: ['Team'],
    warnings: ['list-blanks-filled A1'],
  },
  'a few clubs that are known, which are nobody else’s': {
    grid: gridIn('Name | Club', 'Anna | ', 'Bert | Ashcombe', 'Carl | ', 'Dora | Burford', 'Emma | '),
    players: ['Anna', 'Bert (Ashcombe)', 'Carl', 'Dora (Burford)', 'Emma'],
  },
  'a town beside each name, the same for some, without a word': {
    grid: gridIn(
      'No | Jogador | Terra',
      '1 | Anna | Vila Real',
      '2 | Bert | Vila Real',
      '3 | Carl | Vila Nova',
    ),
    players: ['#1 Anna [Vila Real]', '#2 Bert [Vila Real]', '#3 Carl [Vila Nova]'],
  },
  'names after a gap, with a word about it': {
    grid: gridOf(column('Name', 'Anna', 'Bert', null, 'Carl', 'Dora')),
    players: ['Anna', 'Bert', 'Carl', 'Dora'],
    warnings: ['list-gap A5'],
  },
  'no headings: running numbers, names, ratings, federations': {
    grid: gridIn(
      '1 | Carlsen | 2830 | NOR',
      '2 | Nakamura | 2802 | USA',
      '3 | Ding | 2780 | CHN',
      '4 | So | 2750 | USA',
    ),
    players: [
      '#1 Carlsen 2830=2830 (NOR)',
      '#2 Nakamura 2802=2802 (USA)',
      '#3 Ding 2780=2780 (CHN)',
      '#4 So 2750=2750 (USA)',
    ],
  },
  'no headings: a federation stands first, years of birth are no ratings': {
    grid: gridIn('NOR | Magnus | 1990 | 2830', 'USA | Hikaru | 1987 | 2802', 'CHN | Liren | 1992 | 2780'),
    players: [
      'Magnus 2830=2830 (NOR) [1990]',
      'Hikaru 2802=2802 (USA) [1987]',
      'Liren 2780=2780 (CHN) [1992]',
    ],
    columns: ['C'],
  },
  'no headings: a first player without a rating is a player': {
    grid: gridIn('Anna | unr.', 'Bert | 1600', 'Carl | 1523P12'),
    players: ['Anna unr.=null', 'Bert 1600=1600', 'Carl 1523P12=1523'],
  },
  'headings in no language we know, over names and numbers': {
    grid: gridIn('Hráč | Síla', 'Jana | 1500', 'Petr | 1600', 'Olga | 1700'),
    players: ['Jana 1500=1500', 'Petr 1600=1600', 'Olga 1700=1700'],
  },
  'numbers typed in front of the names, in the same cell': {
    grid: gridOf(column('1. Anna', '2. Bert', '3) Carl')),
    players: ['#1 Anna', '#2 Bert', '#3 Carl'],
  },
  'numbers prepared for more players than came': {
    grid: gridIn('No | Name | Rating', '1 | Anna', '2 | Bert | 1600', '3 | Carl', '4', '5'),
    players: ['#1 Anna', '#2 Bert 1600=1600', '#3 Carl'],
  },
  'numbers drawn already are kept, as numbers and as a further column': {
    grid: gridIn('No | Name', '3 | Anna', '1 | Bert', '2 | Carl'),
    players: ['#3 Anna [3]', '#1 Bert [1]', '#2 Carl [2]'],
    columns: ['No'],
  },
  'formulas filled down beyond the names': {
    grid: gridOf(
      [
        ['Name', 'Rating', 'Points'],
        ['Anna', 1500, 0],
        ['Bert', 1600, 0],
        ['Carl', 1700, 0],
        ['', '', 0],
        ['', '', 0],
      ],
      {
        formulas: {
          C2: 'SUM(E2:H2)',
          C3: 'SUM(E3:H3)',
          C4: 'SUM(E4:H4)',
          C5: 'SUM(E5:H5)',
          C6: 'SUM(E6:H6)',
          A5: '""',
          A6: '""',
        },
      },
    ),
    players: ['Anna 1500=1500 [0]', 'Bert 1600=1600 [0]', 'Carl 1700=1700 [0]'],
  },
  'names that are formulas count with their values': {
    grid: gridOf(column('Name', 'Anna', 'Bert', 'Carl'), {
      formulas: { A2: 'Members!B2', A3: 'Members!B3', A4: 'Members!B4' },
    }),
    players: ['Anna', 'Bert', 'Carl'],
  },
  'names that look like formulas or markup are names': {
    grid: gridOf(column('Name', '=Anna', '+Bert', '-Carl', '@dora', "'t Hart", '<b>Eve</b>', '{name}')),
    players: ['=Anna', '+Bert', '-Carl', '@dora', "'t Hart", '<b>Eve</b>', '{name}'],
  },
  'names from right to left, in Chinese, with accents set apart': {
    grid: gridOf(column('Name', 'נועה לוי', 'محمد علي', '丁立人', 'Jose\u0301')),
    players: ['נועה לוי', 'محمد علي', '丁立人', 'Jose\u0301'],
  },
  'a name of 200 characters': {
    grid: gridOf(column('Name', 'x'.repeat(200), 'Bert', 'Carl')),
    players: ['x'.repeat(200), 'Bert', 'Carl'],
  },
  'hidden rows are read, with a word about them': {
    grid: gridOf(column('Name', 'Anna', 'Bert', 'Carl', 'Dora', 'Emil'), { hidden: [3, 5, 6] }),
    players: ['Anna', 'Bert', 'Carl', 'Dora', 'Emil'],
    warnings: ['list-hidden-rows 3, 5–6'],
  },
  'players who are crossed out are left out, unless only a part of the row is': {
    grid: gridOf(
      rows(
        'Surname | First name | Elo',
        'Hill | Ann | 1500',
        'Berg | Anna | 1450',
        'Cole | Bert | 1400',
        'Dunn | Carla | 1350',
        'Evans | | 1300',
        'Frost | Ella | 1250',
      ),
      { struck: ['A1', 'C2', 'A3', 'B3', 'A4', 'C4', 'A6'] },
    ),
    players: [
      'Hill, Ann 1500=1500',
      'Cole, Bert 1400=1400',
      'Dunn, Carla 1350=1350',
      'Frost, Ella 1250=1250',
    ],
    warnings: ['list-struck A3:B3'],
  },
  'a bye is left out, and the numbers still run': {
    grid: gridIn('Nr | Spieler', '1 | Anna', '2 | FREILOS', '3 | Bert', '4 | Carl'),
    players: ['#1 Anna', '#3 Bert', '#4 Carl'],
    warnings: ['list-bye-row B3'],
  },
  'a man named Rest with a rating plays': {
    grid: gridIn('Name | Elo', 'Anna | 1500', 'Rest | 1600', 'Carl | 1700'),
    players: ['Anna 1500=1500', 'Rest 1600=1600', 'Carl 1700=1700'],
  },
  'a club merged down over its players is the club of all of them': {
    grid: gridOf(rows('Name | Club', 'Anna | Ulm', 'Bert |', 'Carl | Gera'), { merges: ['B2:B3'] }),
    players: ['Anna (Ulm)', 'Bert (Ulm)', 'Carl (Gera)'],
  },
  'a heading Name merged over first and last names': {
    grid: gridOf(rows('Name |  | Elo', 'Anna | Bell | 1500', 'Bert | Cole | 1600', 'Carl | Dunn | 1700'), {
      merges: ['A1:B1'],
    }),
    players: ['Anna Bell 1500=1500', 'Bert Cole 1600=1600', 'Carl Dunn 1700=1700'],
  },
  'a merged line between groups of players is no player': {
    grid: gridOf(rows('Name | Elo', 'Juniors |', 'Anna | 1500', 'Bert | 1600', 'Seniors |', 'Carl | 1700'), {
      merges: ['A2:B2', 'A5:B5'],
    }),
    players: ['Anna 1500=1500', 'Bert 1600=1600', 'Carl 1700=1700'],
    warnings: ['list-row-skipped A2', 'list-row-skipped A5'],
  },
  'a header repeated at the top of a printed page': {
    grid: gridIn('Name | Elo', 'Anna | 1500', 'Bert | 1600', 'Name | Elo', 'Carl | 1700'),
    players: ['Anna 1500=1500', 'Bert 1600=1600', 'Carl 1700=1700'],
  },
  'a header of two lines': {
    grid: gridIn(
      'Name | Rating | Club',
      '| FIDE |',
      'Anna | 1500 | Ulm',
      'Bert | 1600 | Ulm',
      'Carl | 1700 | Gera',
    ),
    players: ['Anna 1500=1500 (Ulm)', 'Bert 1600=1600 (Ulm)', 'Carl 1700=1700 (Gera)'],
  },
  'a title that is itself the word for players': {
    grid: gridIn('Players', '', 'Name | Elo', 'Anna | 1500', 'Bert | 1600', 'Carl | 1700'),
    players: ['Anna 1500=1500', 'Bert 1600=1600', 'Carl 1700=1700'],
  },
  'a list of teams': {
    grid: gridOf(column('Mannschaften', 'SK Ulm', 'SV Gera', 'TSV Bonn')),
    players: ['SK Ulm', 'SV Gera', 'TSV Bonn'],
  },
  'players numbered by their words, as for a test': {
    grid: gridOf(column('Spieler', 'Spieler 1', 'Spieler 2', 'Spieler 3')),
    players: ['Spieler 1', 'Spieler 2', 'Spieler 3'],
  },
  'two ratings, two further columns of one heading, one without': {
    grid: gridOf([
      ['Name', 'Elo', 'DWZ', 'Paid', 'Paid', null],
      ['Anna', 1500, 1480, true, 5, 'x'],
      ['Bert', 1600, 1590, false, 5, null],
      ['Carl', 1700, 1710, null, 5, null],
    ]),
    players: [
      'Anna 1500=1500 [1480; true; 5; x]',
      'Bert 1600=1600 [1590; false; 5; null]',
      'Carl 1700=1700 [1710; null; 5; null]',
    ],
    columns: ['DWZ', 'Paid', 'Paid 2', 'F'],
    warnings: ['ratings-several B1'],
  },
  'a column of codes beside ratings, which are no other ratings': {
    grid: gridIn('Name | Rating | ECF', 'Anna | 1500 | 145623A', 'Bert | 1600 | 145624B', 'Carl | 1700 | -'),
    players: ['Anna 1500=1500 [145623A]', 'Bert 1600=1600 [145624B]', 'Carl 1700=1700 [-]'],
    columns: ['ECF'],
  },
  'ratings with a thousands mark, as text': {
    grid: gridIn('Name | Elo', 'Anna | 2 143', "Bert | 1'950", "Carl | '1.850"),
    players: ['Anna 2143=2143', 'Bert 1950=1950', 'Carl 1850=1850'],
  },
  'ratings with a mark behind them, and what people write for none': {
    grid: gridIn(
      'Name | Elo',
      'Anna | 1800*',
      'Bert | 1800?',
      'Carl | unrated',
      'Dora | -',
      'Emil | 0',
      'Fred | 9999',
    ),
    players: [
      'Anna 1800*=1800',
      'Bert 1800?=1800',
      'Carl unrated=null',
      'Dora -=null',
      'Emil 0=null',
      'Fred 9999=9999',
    ],
  },
  'a remark beside the list is not part of it': {
    grid: gridIn('Name | Elo |  | Room 3 is closed', 'Anna | 1500', 'Bert | 1600', 'Carl | 1700'),
    players: ['Anna 1500=1500', 'Bert 1600=1600', 'Carl 1700=1700'],
    columns: [],
  },
  'a worksheet table, whatever its headings say and whatever stands around it': {
    grid: gridIn(
      'My club |  |',
      'Column1 | Column2 | Column3',
      'Anna | 1500 | x',
      'Bert | 1600 | y',
      'Carl | 1700 | z',
      'Not in the table |  |',
    ),
    options: { chosen: false, table: { row: 1, column: 0, rows: 4, columns: 3 } },
    players: ['Anna 1500=1500 [x]', 'Bert 1600=1600 [y]', 'Carl 1700=1700 [z]'],
    columns: ['Column3'],
  },
};

describe('reads', () => {
  it.each(Object.entries(GOOD))('%s', (_, { grid, options, players, warnings, columns }) => {
    const roster = read(grid, options);
    expect(lines(roster)).toEqual(players);
    expect(warningsIn(roster)).toEqual(warnings ?? []);
    if (columns) expect(roster.columns).toEqual(columns);
    expect(roster.columnFormats).toHaveLength(roster.columns.length);
  });
});

it.each([
  [
    ['A5'],
    'Sheet “List”, cell A5: Anna Berg is crossed out and was left out. If they play after all, remove the line through that name.',
  ],
  [
    ['A2', 'A5', 'A6'],
    'Sheet “List”, cell A2: Ann Hill, Anna Berg, and Bert Cole are crossed out and were left out. If they play after all, remove the line through those names.',
  ],
])('%j crossed out are told in one line', (struck, said) => {
  const grid = gridOf(
    column('Name', 'Ann Hill', 'Cat Ford', 'Dan Marsh', 'Anna Berg', 'Bert Cole', 'Eve Brook'),
    { sheet: 'List', struck },
  );
  expect(read(grid).warnings.map((warning) => messageOf(warning))).toEqual([said]);
});

const three = ['Anna', 'Bert', 'Carl'];

describe('two players of one name', () => {
  it.each([
    ['their clubs', 'Name | Club', 'Halle', 'Leipzig'],
    ['their federations', 'Name | Fed', 'GER', 'FRA'],
    ['their teams', 'Name | Team', 'Rooks', 'Kings'],
    ['their classes', 'Name | Klasse', '5a', '5b'],
    ['their years of birth', 'Name | Born', '1960', '1987'],
  ])('are told apart by %s', (_, header, one, other) => {
    const roster = read(gridIn(header, `Anna | ${one}`, `Bert | ${one}`, `anna | ${other}`));
    const names = [`Anna (${one})`, 'Bert', `anna (${other})`];
    expect(roster.players.map(({ name }) => name)).toEqual(names);
    expect(roster.warnings.map((warning) => messageOf(warning))).toEqual([
      `Sheet “Sheet1”, cell A2: Players with the same name appear as Anna (${one}), anna (${other}).`,
    ]);
  });

  it('of several names are told in one line', () => {
    const roster = read(gridIn('Name | Klasse', 'Mia | 3a', 'Ben | 3a', 'Ben | 4b', 'Mia | 3b', 'Zoe | 3b'));
    expect(roster.warnings.map((warning) => messageOf(warning))).toEqual([
      'Sheet “Sheet1”, cell A2: Players with the same name appear as Mia (3a), Mia (3b), Ben (3a), Ben (4b).',
    ]);
  });

  it.each([
    ['their clubs are the same', 'Name | Club', 'Halle', 'HALLE'],
    ['one has no club', 'Name | Club', 'Halle', ''],
    ['only their telephones differ, which stay private', 'Name | Phone', 'x12', 'x13'],
    ['only their whole dates of birth differ', 'Name | Born', '1.2.1960', '3.4.1987'],
  ])('are refused where %s', (_, header, one, other) =>
    expect(
      told(readRoster(gridIn(header, `Anna | ${one}`, `Bert | ${one}`, `Anna | ${other}`), FOUND)),
    ).toEqual(['name-duplicate; sheet Sheet1; cell A4; name Anna; other A2']),
  );

  it('are refused where somebody else already has such a name', () =>
    expect(
      problemsIn(gridIn('Name | Club', 'Anna | Ulm', 'Anna | Bonn', 'Anna (Ulm) | Gera', 'Carl | Ulm')),
    ).toEqual(['name-duplicate A3']));

  it.each([
    ['in the order of the list', ['Anna', 'Bert', 'anna', 'Anna'], ['Anna 1', 'Bert', 'anna 2', 'Anna 3']],
    ['with numbers that are free', ['Anna', 'Anna', 'Anna 2'], ['Anna 3', 'Anna 4', 'Anna 2']],
  ])('are numbered %s where the organiser wants it', (_, list, names) => {
    const roster = read(gridOf(column(...list)), { ...FOUND, numbered: true });
    expect(roster.players.map(({ name }) => name)).toEqual(names);
    expect(warningsIn(roster)).toEqual(['name-told-apart A1']);
  });

  it('keep what stands behind them in brackets where their games name them so', () => {
    const grid = gridOf(column('Tom Baker (1540)', 'Ann Hill', 'Bob Stone'));
    const roster = read(grid, { ...FOUND, players: new Set([0, 1, 2]) });
    expect(roster.players.map(({ name }) => name)).toEqual(['Tom Baker (1540)', 'Ann Hill', 'Bob Stone']);
  });

  it('are told apart by their classes rather than by numbers', () => {
    const list = gridIn('Name | Klasse', 'Mia | 3a', 'Mia | 3b', 'Zoe | 3b', 'Zoe | 3b');
    const roster = read(list, { ...FOUND, numbered: true });
    expect(roster.players.map(({ name }) => name)).toEqual(['Mia (3a)', 'Mia (3b)', 'Zoe 1', 'Zoe 2']);
  });
});

describe('refuses, and says where', () => {
  it.each(Object.entries({ ...BAD, ...UNCALCULATED }))('%s', (_, { grid, options, problems }) => {
    expect(problemsIn(grid, options)).toEqual(problems);
  });

  it('both cells of a name that stands twice are in the message', () => {
    const result = readRoster(gridOf(column('Name', ...three, 'Anna'), { sheet: 'Entries' }), FOUND);
    expect(result.ok ? '' : messageOf(result.problems[0])).toBe(
      'Sheet “Entries”, cell A5: “Anna” is also in A2. If they are two people, add a club or a number to the name, such as “Anna (2)”.',
    );
  });

  it('every message of a bad list is whole', () => {
    for (const { grid, options } of Object.values(BAD)) {
      const result = readRoster(grid, options ?? FOUND);
      if (!result.ok)
        for (const found of result.problems) expect(messageOf(found)).not.toMatch(/“\?”|\{|undefined/);
    }
  });

  it('a range that is none', () => {
    expect(parseRange('A1:D20')).toEqual({ ok: true, value: { row: 0, column: 0, rows: 20, columns: 4 } });
    expect(parseRange('the first ten')).toMatchObject({ ok: false, problems: [{ code: 'range-invalid' }] });
  });
});

describe('where the list is', () => {
  const roster = read(
    gridOf(
      rows(
        'Cup',
        '',
        'No | Name | Elo | Born',
        '1 | Anna | 1500 | 30000',
        '2 | Bert | 1600 |',
        '3 | Carl | 1700 |',
        '',
        'Total 3',
      ),
      {
        at: 'C5',
        sheet: 'Entries',
        formats: { F8: 'dd.mm.yyyy' },
      },
    ),
  );

  it('from its header to its last player, in terms of the sheet', () => {
    expect(roster.sheet).toBe('Entries');
    expect(roster.area).toEqual({ row: 6, column: 2, rows: 4, columns: 4 });
    expect(roster.headerRow).toBe(6);
    expect(roster.nameColumn).toBe(3);
    expect(roster.headings).toEqual({ name: 'Name', number: 'No', rating: 'Elo' });
    expect(roster.players.map(({ row, cell }) => `${row} ${cell}`)).toEqual(['7 D8', '8 D9', '9 D10']);
  });

  it('the lower of two headings for names is the header', () => {
    const { headerRow, area } = read(gridOf(column('Players', null, 'Name', 'Anna', 'Bert', 'Carl')));
    expect(headerRow).toBe(2);
    expect(area).toEqual({ row: 2, column: 0, rows: 4, columns: 1 });
  });

  it('a further column keeps its values and says how they are shown', () => {
    expect(roster.columns).toEqual(['Born']);
    expect(roster.columnFormats).toEqual(['dd.mm.yyyy']);
    expect(roster.players[0]!.extra).toEqual([30000]);
  });
});

describe('whatever stands on the sheet', () => {
  const text = fc.constantFrom(
    'Name',
    'Elo',
    'Nr',
    'Anna',
    'Bert',
    'bye',
    'Total: 3',
    '',
    ' ',
    '3k',
    '1500',
    'Team',
    '-',
    '=1',
  );
  const cell: fc.Arbitrary<CellValue> = fc.oneof(
    { weight: 4, arbitrary: text },
    fc.string(),
    fc.double(),
    fc.integer({ min: 0, max: 3000 }),
    fc.boolean(),
    fc.constant(null),
    fc.constant({ error: '#N/A' }),
  );
  const rows = fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 12 });
  const options = fc.constantFrom<RosterOptions[]>(FOUND, CHOSEN, {
    chosen: false,
    table: { row: 0, column: 0, rows: 5, columns: 3 },
  });

  it('reading it never throws, and every problem has a whole message', () => {
    fc.assert(
      fc.property(rows, options, (cells, how) => {
        const result = readRoster(gridOf(cells), how);
        const problems = result.ok ? result.value.warnings : result.problems;
        return problems.every((found) => messageOf(found) !== '' && found.place.sheet === 'Sheet1');
      }),
      { numRuns: 500 },
    );
  });

  it('what is read is at least three different names, none blank, in the order of the rows', () => {
    fc.assert(
      fc.property(rows, options, (cells, how) => {
        const result = readRoster(gridOf(cells), how);
        if (!result.ok) return true;
        const { players } = result.value;
        const names = new Set(players.map(({ name }) => name.toLowerCase()));
        const ordered = players.every(({ row }, index) => index === 0 || row > players[index - 1]!.row);
        return players.length >= 3 && names.size === players.length && !names.has('') && ordered;
      }),
      { numRuns: 500 },
    );
  });

  it('a name under a heading is a player, or it is named in a warning or a problem: nobody disappears silently', () => {
    const entry = fc.constantFrom(
      'Anna',
      'Bert',
      'Carl',
      'Dora',
      'bye',
      'Total: 3',
      'Average',
      null,
      7,
      'Emil',
      'Ida',
      'Olaf',
    );
    fc.assert(
      fc.property(fc.array(entry, { minLength: 3, maxLength: 15 }), (cells) => {
        const result = readRoster(gridOf(column('Name', ...cells)), FOUND);
        const told = result.ok
          ? [
              ...result.value.players.map((player) => player.cell),
              ...result.value.warnings.map(({ place }) => place.cell),
            ]
          : result.problems.map(({ place }) => place.cell);
        const missing = cells.filter((value, index) => value !== null && !told.includes(`A${index + 2}`));
        return !result.ok || missing.length === 0;
      }),
      { numRuns: 300 },
    );
  });

  it('the names come back in order whatever the order of the columns', () => {
    const columns = ['No', 'Name', 'Rating', 'Club', 'Born'] as const;
    const players = Array.from({ length: 8 }, (_, index) => ({
      No: index + 1,
      Name: `Player ${'ABCDEFGH'[index]!}`,
      Rating: 1500 + index,
      Club: `Club ${index % 3}`,
      Born: 1980 + index,
    }));
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...columns], { minLength: 1 }),
        fc.nat({ max: 3 }),
        (subset, above) => {
          const wanted = subset.includes('Name') ? subset : [...subset, 'Name' as const];
          const list = [wanted, ...players.map((player) => wanted.map((heading) => player[heading]))];
          const roster = read(gridOf([...Array.from({ length: above }, () => []), ...list]));
          expect(roster.players.map(({ name }) => name)).toEqual(players.map(({ Name }) => Name));
          expect(roster.players.map(({ rating }) => rating?.strength)).toEqual(
            players.map(({ Rating }) => (wanted.includes('Rating') ? Rating : undefined)),
          );
        },
      ),
    );
  });
});

describe('the first player of a list without headings is not taken for its title', () => {
  const three = rows('Bert | Ulm', 'Carl | Bonn', 'Dora | Kiel');

  it('apart from the others in a list without numbers: there is none that they could lack', () => {
    expect(lines(read(gridOf([['Anna', 'Jena'], [], ...three])))).toEqual([
      'Anna [Jena]',
      'Bert [Ulm]',
      'Carl [Bonn]',
      'Dora [Kiel]',
    ]);
  });

  it('apart from the others with a number, or without a rating where they have one', () => {
    const rated = rows('Bert | 1600', 'Carl | 1700', 'Dora | 1800');
    expect(lines(read(gridOf([['Anna', 1500], [], ...rated])))[0]).toBe('Anna 1500=1500');
    expect(lines(read(gridOf([['Anna', 'unr.'], [], ...rated])))[0]).toBe('Anna unr.=null');
    expect(lines(read(gridOf([['Spring Cup', 'Berlin'], [], ...rated])))[0]).toBe('Bert 1600=1600');
  });
});

describe('sparse sheets', () => {
  it('blank rows above a heading do not set apart what stands under it', () => {
    const heading = [null, 'Name'];
    expect(problemsIn(gridOf([heading, [true]]))).toEqual(['too-few-players A1:B1', 'name-missing B2']);
    const below = gridOf([[], [], heading, [true]]);
    expect(problemsIn(below)).toEqual(['too-few-players A3:B3', 'name-missing B4']);
    expect(readContent(contentOfGrid(below), FOUND)).toEqual(readContent(contentIn(below), FOUND));
  });

  const word = fc.constantFrom(
    'Name',
    'Elo',
    'Anna',
    'Bert',
    'Cora',
    'Dora',
    'Emil',
    'x',
    'Total',
    '1. Fred',
  );
  const cell: fc.Arbitrary<CellValue> = fc.oneof(word, fc.integer({ min: -5, max: 2500 }), fc.constant(true));
  const sheet = fc.array(fc.tuple(fc.nat(30), fc.nat(12), cell), { maxLength: 40 });

  it('give the same list whether blank rows and columns are left out or not', () => {
    fc.assert(
      fc.property(sheet, fc.boolean(), (cells, chosen) => {
        const rows = Array.from({ length: 31 }, () => Array.from({ length: 13 }, (): CellValue => null));
        for (const [row, column, value] of cells) rows[row]![column] = value;
        const grid = gridOf(rows);
        expect(readContent(contentIn(grid), { chosen })).toEqual(
          readContent(contentOfGrid(grid), { chosen }),
        );
      }),
      { numRuns: 300 },
    );
  });
});
