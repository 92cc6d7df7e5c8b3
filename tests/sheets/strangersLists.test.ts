import { told } from '../results';
import { gridIn } from './grid-of';
import { FOUND, lines, read, readRoster } from './readRoster';

/** A list as its secretary keeps it, how many it has, the first of them, the last, and what is said about it. */
type Kept = readonly [
  what: string,
  list: readonly string[],
  players: readonly string[],
  said?: readonly string[],
];

const SIX = ['Anna Bell', 'Bert Cole', 'Carla Dunn', 'David Evans', 'Ella Frost', 'Frank Green'];
/** Six rows of first name, surname and number: `$F | $L` is `Anna | Bell`. */
const six = (row: string): readonly string[] =>
  SIX.map((name, at) =>
    row
      .replaceAll('$N', name)
      .replaceAll('$F', name.split(' ')[0]!)
      .replaceAll('$L', name.split(' ')[1]!)
      .replaceAll('$R', String(1500 + at))
      .replaceAll('$#', String(at + 1)),
  );

const KEPT: readonly Kept[] = [
  [
    'whose names they are',
    ['Player First Name | Player Surname | Player Rating', ...six('$F | $L | $R')],
    ['Bell, Anna 1500=1500', 'Green, Frank 1505=1505'],
  ],
  ['children', ['Child’s name | Form', ...six('$N | 3B')], ['Anna Bell [3B]', 'Frank Green [3B]']],
  [
    'FIDE',
    ['Name | Tit | Fed | Rtng', ...six('$L, $F | GM | ENG | $R')],
    ['Bell, Anna 1500=1500 (ENG) [GM]', 'Green, Frank 1505=1505 (ENG) [GM]'],
  ],
  [
    'US Chess',
    ['Mem ID | Player Name | Reg Rating | Quick Rating', ...six('1 | $N | $RP8 | $R')],
    ['Anna Bell 1500P8=1500 [1; 1500]', 'Frank Green 1505P8=1505 [1; 1505]'],
    ['ratings-several C1 Reg Rating “Quick Rating”'],
  ],
  [
    'England',
    ['Full Name | Standard Original Rating | Rapid Rating', ...six('$N | $R | 1')],
    ['Anna Bell 1500=1500 [1]', 'Frank Green 1505=1505 [1]'],
    ['ratings-several B1 Standard Original Rating “Rapid Rating”'],
  ],
  [
    'an English grade',
    ['Name | ECF Grade', ...six('$N | $R')],
    ['Anna Bell 1500=1500', 'Frank Green 1505=1505'],
  ],
  [
    'the German federation',
    ['Spielername | DWZ', ...six('$N | Restp.')],
    ['Anna Bell Restp.=null', 'Frank Green Restp.=null'],
  ],
  ['American Go', ['Name | Rank', ...six('$N | $#d?')], ['Anna Bell 1d?=2100', 'Frank Green 6d?=2600']],
  [
    'the Netherlands',
    ['Nr | Voornaam | Achternaam | Vereniging', ...six('$# | $F | $L | Utrecht')],
    ['#1 Bell, Anna (Utrecht)', '#6 Green, Frank (Utrecht)'],
  ],
  [
    'Italy',
    ['N. | Cognome | Nome | Circolo', ...six('$# | $L | $F | Torino')],
    ['#1 Bell, Anna (Torino)', '#6 Green, Frank (Torino)'],
  ],
  [
    'Poland',
    ['Lp. | Nazwisko i imię | Ranking', ...six('$# | $L $F | $R')],
    ['#1 Bell Anna 1500=1500', '#6 Green Frank 1505=1505'],
  ],
  ['Sweden', ['Efternamn | Förnamn', ...six('$L | $F')], ['Bell, Anna', 'Green, Frank']],
  [
    'China',
    ['序号 | 姓名 | 等级分', '1 | 王伟 | 1500', '2 | 李娜 | 1600', '3 | 张敏 | 1700'],
    ['#1 王伟 1500=1500', '#3 张敏 1700=1700'],
  ],
  ['surnames and initials', ['Surname | Initial', ...six('$L | X')], ['Bell, X', 'Green, X']],
  [
    'a web form',
    [
      'Timestamp | Email Address | What is your name? | Your rating (if any)',
      ...six('2026/11/01 10:00 | $F@club.org | $N | $R'),
    ],
    [
      'Anna Bell 1500=1500 [2026/11/01 10:00; Anna@club.org]',
      'Frank Green 1505=1505 [2026/11/01 10:00; Frank@club.org]',
    ],
  ],
  [
    'e-mail addresses that nobody headed',
    six('$F@club.org | $N'),
    ['Anna Bell [Anna@club.org]', 'Frank Green [Frank@club.org]'],
  ],
  [
    'first names and surnames without headings',
    six('$F | $L'),
    ['Anna Bell', 'Frank Green'],
    ['names-in-two A1:B1 Anna Bell'],
  ],
  [
    'surnames first under headings in no language of ours',
    ['Abizena | Izena | Puntuak', ...six('$L | $F | $R')],
    ['Bell Anna 1500=1500', 'Green Frank 1505=1505'],
    ['names-in-two A2:B2 Bell Anna'],
  ],
  ['first names and clubs', six('$F | Ulm'), ['Anna [Ulm]', 'Frank [Ulm]']],
  [
    'a captain for each team',
    ['Team | Captain | Phone', 'Kings | Anna Bell | 01', 'Lions | Bert Cole | 02', 'Moles | Carla Dunn | 03'],
    ['Kings [Anna Bell; 1]', 'Moles [Carla Dunn; 3]'],
  ],
  [
    'numbers in brackets below a word',
    ['Entries so far:', ...six('$#) $N')],
    ['#1 Anna Bell', '#6 Frank Green'],
  ],
  [
    'Entries above names and ratings',
    ['Entries', ...six('$N (Ulm) $R')],
    ['Anna Bell (Ulm) 1500=1500', 'Frank Green (Ulm) 1505=1505'],
    ['ratings-in-names A2 6'],
  ],
  [
    'ratings behind dashes',
    six('$N - $R'),
    ['Anna Bell 1500=1500', 'Frank Green 1505=1505'],
    ['ratings-in-names A1 6'],
  ],
  [
    'ranks behind names',
    six('$N $#k'),
    ['Anna Bell 1k=2000', 'Frank Green 6k=1500'],
    ['ratings-in-names A1 6'],
  ],
  ['a figure behind one name only', ['Bot 1017', ...six('$N')], ['Bot 1017', 'Frank Green']],
  [
    'remarks right below',
    [
      'Name | Elo',
      ...six('$N | $R'),
      'Late entries £3 extra',
      'Tel. 07700 900123',
      'Please reply to sec@club.org',
    ],
    ['Anna Bell 1500=1500', 'Frank Green 1505=1505'],
    [
      'list-row-skipped A8 Late entries £3 extra',
      'list-row-skipped A9 Tel. 07700 900123',
      'list-row-skipped A10 Please reply to sec@club.org',
    ],
  ],
  [
    'who does not play',
    ['Name | Playing? | Notes', 'Anna | Yes |', 'Bert | No |', 'Carl | y |', 'Dora | | W/D', 'Emil | yes |'],
    ['Anna [Yes; null]', 'Emil [yes; null]'],
    ['list-absent B3 Bert No', 'list-absent C5 Dora W/D'],
  ],
  [
    'who misses a round or a day',
    [
      'Name | Notes | Absent round',
      'Anna | bye in round 3 |',
      'Bert | not on 12 March | ',
      'Carl | away 12/3 |',
      'Dora | | 2',
      'Emil | no 7 in the hall, March 2024 member |',
      'Fred | Absent round 2 |',
      'Gina | Round 2 with Dad, lunch 12.30 |',
    ],
    ['Anna [bye in round 3; null]', 'Gina [Round 2 with Dad, lunch 12.30; null]'],
    [
      'list-away B2 Anna bye in round 3',
      'list-away B3 Bert not on 12 March',
      'list-away B4 Carl away 12/3',
      'list-away C5 Dora Absent round 2',
      'list-away B7 Fred Absent round 2',
    ],
  ],
  [
    'a reserve behind the name and in a remark',
    ['Name | Status', 'Anna (reserve) |', 'Bert | Reserve', 'Carl | in'],
    ['Anna [null]', 'Carl [in]'],
    ['list-reserves A2 Anna, Bert'],
  ],
  [
    'teams above their players, and reserves',
    [
      'Kings',
      'Ann Bell | 1',
      'Bert Cole | 2',
      'Reserves:',
      'Carl Dunn | 3',
      '',
      'Lions',
      'Dora Evans | 4',
      'Emil Frost | 5',
    ],
    ['Ann Bell [Kings; 1]', 'Emil Frost [Lions; 5]'],
    ['list-blocks A1 “Kings”, “Lions”'],
  ],
  [
    'pubs above full names',
    ['Darts squads', '', 'The Plough', 'Ann Bell', 'Bert Cole', '', 'Red Lion', 'Carl Dunn', 'Dora Evans'],
    ['Ann Bell [The Plough]', 'Dora Evans [Red Lion]'],
    ['list-blocks A3 “The Plough”, “Red Lion”', 'list-row-skipped A1 Darts squads'],
  ],
  [
    'a title and a header above each team',
    [
      'Team: Kings',
      'Name | Phone',
      'Ann | 1',
      'Bert | 2',
      '',
      'Team: Lions',
      'Name | Phone',
      'Carl | 3',
      'Dora | 4',
    ],
    ['Ann [Kings; 1]', 'Dora [Lions; 4]'],
    ['list-blocks A1 “Kings”, “Lions”'],
  ],
  [
    'classes above their children',
    ['Class 3a', 'Anna', 'Ben', '', 'Class 3b', 'Emil', 'Fay'],
    ['Anna [Class 3a]', 'Fay [Class 3b]'],
    ['list-blocks A1 “Class 3a”, “Class 3b”'],
  ],
  [
    'sections between players',
    ['Name | Elo', 'OPEN SECTION', ...six('$N | $R'), 'MINOR SECTION', 'Gus | 1', 'Hal | 2'],
    ['Anna Bell 1500=1500 [OPEN SECTION]', 'Hal 2=2 [MINOR SECTION]'],
    ['list-blocks A2 “OPEN SECTION”, “MINOR SECTION”'],
  ],
  [
    'an unrated player after a blank row',
    [
      'Name | Elo',
      'Ann Bell | 1500',
      'Bert Cole | 1600',
      '',
      'Carl Dunn |',
      'Dora Evans | 1700',
      'Emil Frost | 1800',
    ],
    ['Ann Bell 1500=1500', 'Emil Frost 1800=1800'],
    ['list-gap A5'],
  ],
  [
    'teams side by side, one of a single word',
    ['Plough | Red Lion | Swan', 'Ann Bell | Carl Dunn | Emil Frost', 'Bert Cole | Dora Evans | Fay Green'],
    ['Ann Bell [Plough]', 'Fay Green [Swan]'],
    ['list-other-names B1 “Plough”, “Red Lion”, “Swan”'],
  ],
  [
    'divisions side by side, a column apart',
    ['Division 1 |  | Division 2', 'Ann Bell | | Carl Dunn', 'Bert Cole | | Dora Evans', '| | Emil Frost'],
    ['Ann Bell [Division 1]', 'Emil Frost [Division 2]'],
    ['list-other-names C1 “Division 1”, “Division 2”'],
  ],
];

/** Of each warning its code, its cell and what it says. */
const said = (list: readonly string[]): readonly string[] =>
  read(gridIn(...list)).warnings.map(({ code, place, values }) =>
    [code, place.cell, ...Object.values(values)].join(' '),
  );

describe('lists of strangers', () => {
  it.each(KEPT.map(([what, list, players, warnings = []]) => ({ what, list, players, warnings })))(
    '$what',
    ({ list, players, warnings }) => {
      expect(told(readRoster(gridIn(...list), FOUND))).toEqual([]);
      const found = lines(read(gridIn(...list)));
      expect([found[0], found.at(-1)]).toEqual(players);
      expect(said(list)).toEqual(warnings);
    },
  );
});
