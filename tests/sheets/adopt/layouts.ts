import type { Typed } from '../../adoptGrid';
import { rowsOf } from '../../adoptGrid';

/** A table as somebody keeps it, and the games that stand in it. */
export interface LayoutCase {
  readonly name: string;
  readonly rows: readonly (readonly Typed[])[];
  readonly expected: {
    readonly kind: string;
    readonly area: string;
    /** What tells colours and rounds. */
    readonly colours: string;
    readonly rounds: string;
    /** Where the rounds and the colours of the tournament come from. */
    readonly origin: readonly [rounds: string, colours: string];
    /** How many numbers beside the table were compared; all of them agree. */
    readonly compared: number;
    /** As `gamesTold` tells them. */
    readonly games: readonly string[];
  };
}

/** A crosstable that tells neither colours nor rounds: both are laid down. */
const PLAIN = {
  kind: 'crosstable',
  colours: 'none',
  rounds: 'none',
  origin: ['laid-down', 'laid-down'],
} as const;

/** The games of four players that several tables have. */
const WITHOUT_COLOURS = [
  '1. Berg ? Dahl ½-½',
  '1. Carlsen ? Eriksen 1-0',
  '2. Berg ? Carlsen 1-0',
  '2. Dahl ? Eriksen 1-0',
  '3. Berg ? Eriksen 0-1',
  '3. Carlsen ? Dahl 1-0',
];

const WITH_COLOURS = [
  '1. Berg 1-0 Eriksen',
  '1. Carlsen 1-0 Dahl',
  '2. Dahl ½-½ Berg',
  '2. Carlsen 1-0 Eriksen',
  '3. Berg 0-1 Carlsen',
  '3. Eriksen 0-1 Dahl',
];

export const LAYOUTS: readonly LayoutCase[] = [
  {
    name: 'a magazine: bold for White, sorted by rank, points and SB behind',
    rows: rowsOf(`
Masters, Hastings 1934

|  | 1 | 2 | 3 | 4 | 5 | 6 | Pts | SB
1 | Thomas | x | ½ | *1* | ½ | *1* | 1 | 4 | 7.75
2 | Euwe | *½* | x | ½ | *½* | 1 | *1* | 3½ | 6.5
3 | Flohr | 0 | *½* | x | *1* | ½ | *1* | 3 | 5.75
4 | Capablanca | *½* | ½ | 0 | x | *1* | 1 | 3 | 5.25
5 | Lilienthal | 0 | *0* | *½* | 0 | x | *½* | 1 | 1.75
6 | Botvinnik | *0* | 0 | 0 | *0* | ½ | x | ½ | 0.5
`),
    expected: {
      kind: 'crosstable',
      area: 'B3:H8',
      colours: 'bold',
      rounds: 'none',
      origin: ['laid-down', 'given'],
      compared: 12,
      games: [
        'Euwe ½-½ Thomas',
        'Thomas 1-0 Flohr',
        'Capablanca ½-½ Thomas',
        'Thomas 1-0 Lilienthal',
        'Botvinnik 0-1 Thomas',
        'Flohr ½-½ Euwe',
        'Euwe ½-½ Capablanca',
        'Lilienthal 0-1 Euwe',
        'Euwe 1-0 Botvinnik',
        'Flohr 1-0 Capablanca',
        'Lilienthal ½-½ Flohr',
        'Flohr 1-0 Botvinnik',
        'Capablanca 1-0 Lilienthal',
        'Botvinnik 0-1 Capablanca',
        'Lilienthal ½-½ Botvinnik',
      ],
    },
  },
  {
    name: 'a club: no headings at all, blank diagonal, decimal commas, the total at the end',
    rows: rowsOf(`
Anna Berg |  | 1 | 0,5 | 0 | 1,5
Jan Carlsen | 0 |  | 1 | 1 | 2
Eva Dahl | 0,5 | 0 |  | 1 | 1,5
Ola Eriksen | 1 | 0 | 0 |  | 1
`),
    expected: {
      ...PLAIN,
      area: 'A1:E4',
      compared: 4,
      games: [
        'Anna Berg ? Jan Carlsen 1-0',
        'Anna Berg ? Eva Dahl ½-½',
        'Anna Berg ? Ola Eriksen 0-1',
        'Jan Carlsen ? Eva Dahl 1-0',
        'Jan Carlsen ? Ola Eriksen 1-0',
        'Eva Dahl ? Ola Eriksen 1-0',
      ],
    },
  },
  {
    name: 'rounds in a second line, number and club before the games',
    rows: rowsOf(`
No. | Name | Club | 1 | 2 | 3 | 4 | Total | Place
1 | Berg | Oslo | * | 1 | = | 0 | 1½ | 2
 |  |  |  | 2 | 1 | 3 |  |
2 | Carlsen | Bergen | 0 | * | 1 | 1 | 2 | 1
 |  |  | 2 |  | 3 | 1 |  |
3 | Dahl | Oslo | = | 0 | * | 1 | 1½ | 2
 |  |  | 1 | 3 |  | 2 |  |
4 | Eriksen | Hamar | 1 | 0 | 0 | * | 1 | 4
 |  |  | 3 | 1 | 2 |  |  |
`),
    expected: {
      kind: 'crosstable',
      area: 'B2:G9',
      colours: 'none',
      rounds: 'line',
      origin: ['given', 'laid-down'],
      compared: 8,
      games: WITHOUT_COLOURS,
    },
  },
  {
    name: 'sorted by rank, headings by number, the number beside the name',
    rows: rowsOf(`
Rank | No. | Name | Elo | 1 | 2 | 3 | 4 | Points
1 | 3 | Dahl, Eva | 2104 | 1 | ½ | ■ | 1 | 2.5
2 | 1 | Berg, Anna | 2231 | ■ | 1 | 0 | 1 | 2
3 | 2 | Carlsen, Jan | 1987 | 0 | ■ | ½ | 1 | 1.5
4 | 4 | Eriksen, Ola | 2010 | 0 | 0 | 0 | ■ | 0
`),
    expected: {
      ...PLAIN,
      area: 'C2:H5',
      compared: 8,
      games: [
        'Berg, Anna ? Carlsen, Jan 1-0',
        'Berg, Anna ? Dahl, Eva 0-1',
        'Berg, Anna ? Eriksen, Ola 1-0',
        'Carlsen, Jan ? Dahl, Eva ½-½',
        'Carlsen, Jan ? Eriksen, Ola 1-0',
        'Dahl, Eva ? Eriksen, Ola 1-0',
      ],
    },
  },
  {
    name: 'double, two cells a pair',
    rows: rowsOf(`
Nr | Name | DWZ | 1 |  | 2 |  | 3 |  | Pkt | SoBe
1 | Müller | 1850 | X | X | 1 | ½ | 0 | 1 | 2½ | 4.5
2 | Schmidt | 1790 | 0 | ½ | X | X | 1 | ½ | 2 | 3.5
3 | Weber | 1702 | 1 | 0 | 0 | ½ | X | X | 1½ | 3.5
`),
    expected: {
      ...PLAIN,
      area: 'B2:I4',
      compared: 6,
      games: [
        'Müller ? Schmidt 1-0',
        'Müller ? Schmidt ½-½',
        'Müller ? Weber 0-1',
        'Müller ? Weber 1-0',
        'Schmidt ? Weber 1-0',
        'Schmidt ? Weber ½-½',
      ],
    },
  },
  {
    name: 'double, two lines a pair',
    rows: rowsOf(`
Name | 1 | 2 | 3 | Σ
Ivanov | # | 1 | ½ | 3
 | # | ½ | 1 |
Petrov | 0 | # | 1 | 1½
 | ½ | # | 0 |
Sidorov | ½ | 0 | # | 1½
 | 0 | 1 | # |
`),
    expected: {
      ...PLAIN,
      area: 'A2:D7',
      compared: 3,
      games: [
        'Ivanov ? Petrov 1-0',
        'Ivanov ? Petrov ½-½',
        'Ivanov ? Sidorov ½-½',
        'Ivanov ? Sidorov 1-0',
        'Petrov ? Sidorov 1-0',
        'Petrov ? Sidorov 0-1',
      ],
    },
  },
  {
    name: 'double, two signs in one cell',
    rows: rowsOf(`
# | Player | 1 | 2 | 3 | 4 | Pts
1 | Adams | • | '1½ | '=1 | '11 | 5
2 | Brown | '0½ | • | '10 | '½1 | 3
3 | Clark | '=0 | '01 | • | '½½ | 2½
4 | Davis | '00 | '½0 | '½½ | • | 1½
`),
    expected: {
      ...PLAIN,
      area: 'B2:F5',
      compared: 4,
      games: [
        'Adams ? Brown 1-0',
        'Adams ? Brown ½-½',
        'Adams ? Clark ½-½',
        'Adams ? Clark 1-0',
        'Adams ? Davis 1-0',
        'Adams ? Davis 1-0',
        'Brown ? Clark 1-0',
        'Brown ? Clark 0-1',
        'Brown ? Davis ½-½',
        'Brown ? Davis 1-0',
        'Clark ? Davis ½-½',
        'Clark ? Davis ½-½',
      ],
    },
  },
  {
    name: 'letters for the colour beside the result, headings by initials',
    rows: rowsOf(`
Club Cup 2024
 | AB | JC | ED | OE | Pts.
Anna Berg | - | 1w | ½b | 0w | 1.5
Jan Carlsen | 0b | - | 1w | 1b | 2
Eva Dahl | ½w | 0b | - | 1w | 1.5
Ola Eriksen | 1b | 0w | 0b | - | 1
`),
    expected: {
      kind: 'crosstable',
      area: 'A3:E6',
      colours: 'letters',
      rounds: 'none',
      origin: ['inferred', 'given'],
      compared: 4,
      games: [
        'Anna Berg 1-0 Jan Carlsen',
        'Eva Dahl ½-½ Anna Berg',
        'Anna Berg 0-1 Ola Eriksen',
        'Jan Carlsen 1-0 Eva Dahl',
        'Ola Eriksen 0-1 Jan Carlsen',
        'Eva Dahl 1-0 Ola Eriksen',
      ],
    },
  },
  {
    name: 'plus, equals and minus alone',
    rows: rowsOf(`
Place | Name | Fed | 1 | 2 | 3 | 4 | Total
1 | Keres | EST | \\ | = | + | + | 2.5
2 | Tal | LAT | = | \\ | = | + | 2
3 | Gligoric | YUG | - | = | \\ | + | 1.5
4 | Fischer | USA | - | - | - | \\ | 0
`),
    expected: {
      ...PLAIN,
      area: 'B2:G5',
      compared: 8,
      games: [
        'Keres ? Tal ½-½',
        'Keres ? Gligoric 1-0',
        'Keres ? Fischer 1-0',
        'Tal ? Gligoric ½-½',
        'Tal ? Fischer 1-0',
        'Gligoric ? Fischer 1-0',
      ],
    },
  },
  {
    name: 'forfeits among games that were played, games still to come',
    rows: rowsOf(`
Nr. | Name | 1 | 2 | 3 | 4 | 5 | Pts
1 | Berg | x | 1 | + |  | ½ | 2½
2 | Carlsen | 0 | x | 1F | 1 | . | 2
3 | Dahl | - | 0F | x | - | - | 0
4 | Eriksen |  | 0 | + | x | 1 | 2
5 | Fossum | ½ |  | + | 0 | x | 1½
`),
    expected: {
      ...PLAIN,
      area: 'B2:G6',
      compared: 5,
      games: [
        'Berg ? Carlsen 1-0',
        'Berg ? Dahl +/-',
        'Berg ? Eriksen …',
        'Berg ? Fossum ½-½',
        'Carlsen ? Dahl +/-',
        'Carlsen ? Eriksen 1-0',
        'Carlsen ? Fossum …',
        'Dahl ? Eriksen -/+',
        'Dahl ? Fossum -/+',
        'Eriksen ? Fossum 1-0',
      ],
    },
  },
  {
    name: 'a magazine’s list by rounds: opponent, colour, result',
    rows: rowsOf(`
No | Name | Rtg | Rd 1 | Rd 2 | Rd 3 | Total
1 | Berg | 2231 | 4w1 | 3b½ | 2w0 | 1½
2 | Carlsen | 1987 | 3w1 | 4w1 | 1b1 | 3
3 | Dahl | 2104 | 2b0 | 1w½ | 4b1 | 1½
4 | Eriksen | 2010 | 1b0 | 2b0 | 3w0 | 0
`),
    expected: {
      kind: 'rounds',
      area: 'B2:F5',
      colours: 'letters',
      rounds: 'heading',
      origin: ['given', 'given'],
      compared: 4,
      games: WITH_COLOURS,
    },
  },
  {
    name: 'a wall chart: W, D, L and the opponent, a bye each round',
    rows: rowsOf(`
 | Name | 1 | 2 | 3 | 4 | 5 | Score
1 | Adams | W 2 | D 3 | L 4 | W 5 | bye | 2.5
2 | Brown | L 1 | W 4 | D 5 | bye | W 3 | 2.5
3 | Clark | W 5 | D 1 | bye | L 4 | L 2 | 1.5
4 | Davis | bye | L 2 | W 1 | W 3 | D 5 | 2.5
5 | Evans | L 3 | bye | D 2 | L 1 | D 4 | 1
`),
    expected: {
      kind: 'rounds',
      area: 'B2:G6',
      colours: 'none',
      rounds: 'heading',
      origin: ['given', 'laid-down'],
      compared: 5,
      games: [
        '1. Adams ? Brown 1-0',
        '1. Clark ? Evans 1-0',
        '2. Adams ? Clark ½-½',
        '2. Brown ? Davis 1-0',
        '3. Adams ? Davis 0-1',
        '3. Brown ? Evans ½-½',
        '4. Adams ? Evans 1-0',
        '4. Clark ? Davis 0-1',
        '5. Brown ? Clark 1-0',
        '5. Davis ? Evans ½-½',
      ],
    },
  },
  {
    name: 'signs before the opponent and the colour',
    rows: rowsOf(`
# | Name | 1 | 2 | 3
1 | Berg | +4w | =3b | -2w
2 | Carlsen | +3w | +4w | +1b
3 | Dahl | -2b | =1w | +4b
4 | Eriksen | -1b | -2b | -3w
`),
    expected: {
      kind: 'rounds',
      area: 'B2:E5',
      colours: 'letters',
      rounds: 'heading',
      origin: ['given', 'given'],
      compared: 0,
      games: WITH_COLOURS,
    },
  },
  {
    name: 'the round in brackets behind the result',
    rows: rowsOf(`
 | 1 | 2 | 3 | 4
1. Berg | X | 1 (2) | ½ (1) | 0 (3)
2. Carlsen | 0 (2) | X | 1 (3) | 1 (1)
3. Dahl | ½ (1) | 0 (3) | X | 1 (2)
4. Eriksen | 1 (3) | 0 (1) | 0 (2) | X
`),
    expected: {
      kind: 'crosstable',
      area: 'A2:E5',
      colours: 'none',
      rounds: 'cell',
      origin: ['given', 'laid-down'],
      compared: 0,
      games: WITHOUT_COLOURS,
    },
  },
  {
    name: 'one half of a table only, with the round behind a stroke',
    rows: rowsOf(`
Name | 1 | 2 | 3 | 4
Berg | X | '1/2 | '½/1 | '0/3
Carlsen |  | X | '1/3 | '1/1
Dahl |  |  | X | '1/2
Eriksen |  |  |  | X
`),
    expected: {
      kind: 'crosstable',
      area: 'A2:E5',
      colours: 'none',
      rounds: 'cell',
      origin: ['given', 'laid-down'],
      compared: 0,
      games: WITHOUT_COLOURS,
    },
  },
  {
    name: 'a list of results in columns of its own order',
    rows: rowsOf(`
Winter League
Black | White | Result | Date | Round
Carlsen | Berg | 1-0 | 3 Jan | 1
Eriksen | Dahl | '½-½ | 3 Jan | 1
Dahl | Berg | '0-1 | 10 Jan | 2
Eriksen | Carlsen | 1:0 | 10 Jan | 2
Berg | Eriksen | +/- | 17 Jan | 3
Carlsen | Dahl |  | 17 Jan | 3
`),
    expected: {
      kind: 'results',
      area: 'A3:E8',
      colours: 'sides',
      rounds: 'column',
      origin: ['given', 'given'],
      compared: 0,
      games: [
        '1. Berg 1-0 Carlsen',
        '1. Dahl ½-½ Eriksen',
        '2. Berg 0-1 Dahl',
        '2. Carlsen 1-0 Eriksen',
        '3. Eriksen +/- Berg',
        '3. Dahl … Carlsen',
      ],
    },
  },
  {
    name: 'a list of results, each in one cell, under the rounds',
    rows: rowsOf(`
Round 1
Berg – Carlsen 1-0
Dahl – Eriksen ½-½
Round 2
Dahl – Berg 0-1
Carlsen – Eriksen 1-0
Round 3
Eriksen – Berg +/-
Dahl – Carlsen
`),
    expected: {
      kind: 'results',
      area: 'A1:A9',
      colours: 'sides',
      rounds: 'heading',
      origin: ['given', 'given'],
      compared: 0,
      games: [
        '1. Berg 1-0 Carlsen',
        '1. Dahl ½-½ Eriksen',
        '2. Dahl 0-1 Berg',
        '2. Carlsen 1-0 Eriksen',
        '3. Eriksen +/- Berg',
        '3. Dahl … Carlsen',
      ],
    },
  },
  {
    name: 'a list of results without headings, no rounds',
    rows: rowsOf(`
Berg | Carlsen | 1-0
Dahl | Eriksen | remis
Berg | Dahl | '0-1
Carlsen | Eriksen | 1-0
`),
    expected: {
      kind: 'results',
      area: 'A1:C4',
      colours: 'sides',
      rounds: 'none',
      origin: ['laid-down', 'laid-down'],
      compared: 0,
      games: [
        'Berg 1-0 Carlsen',
        'Berg 0-1 Dahl',
        'Berg ? Eriksen …',
        'Carlsen ? Dahl …',
        'Carlsen 1-0 Eriksen',
        'Dahl ½-½ Eriksen',
      ],
    },
  },
  {
    name: 'spielfrei as a player, points before the games',
    rows: rowsOf(`
Vereinsmeisterschaft
Nr | Name | Punkte | 1 | 2 | 3 | 4
1 | Huber | 1,5 | ● | 1 | ½ | +
2 | Maier | 1 | 0 | ● | 1 | +
3 | Schulz | 0,5 | ½ | 0 | ● | +
4 | spielfrei |  | - | - | - | ●
`),
    expected: {
      ...PLAIN,
      area: 'B3:G6',
      compared: 3,
      games: ['Huber ? Maier 1-0', 'Huber ? Schulz ½-½', 'Maier ? Schulz 1-0'],
    },
  },
  {
    name: 'in the middle of it: the rounds of all games in the second line, bold for White',
    rows: rowsOf(`
Vereinsturnier 2025

Nr | Spieler | Verein | 1 | 2 | 3 | 4 | Pkte
1 | Huber, Karl | SK Graz |  | *1* |  | ½ | 1½
 |  |  |  | 3 | 2 | 1 |
2 | Maier, Ida | SV Linz | 0 |  | *½* |  | ½
 |  |  | 3 |  | 1 | 2 |
3 | Schulz, Udo |  |  | ½ |  | 1 | 1½
 |  |  | 2 | 1 |  | 3 |
4 | Wolf, Eva | SK Graz | *½* |  | *0* |  | ½
 |  |  | 1 | 2 | 3 |  |
`),
    expected: {
      kind: 'crosstable',
      area: 'B3:G10',
      colours: 'bold',
      rounds: 'line',
      origin: ['given', 'laid-down'],
      compared: 4,
      games: [
        '1. Wolf, Eva ½-½ Huber, Karl',
        '1. Maier, Ida ½-½ Schulz, Udo',
        '2. Huber, Karl ? Schulz, Udo …',
        '2. Maier, Ida ? Wolf, Eva …',
        '3. Huber, Karl 1-0 Maier, Ida',
        '3. Wolf, Eva 0-1 Schulz, Udo',
      ],
    },
  },
  {
    name: 'double, the second half of the season in a block of its own beside the first',
    rows: rowsOf(`
Nr | Name | 1 | 2 | 3 |  | 1 | 2 | 3 | Pkt
1 | Adler | x | 1 | ½ |  | x | 0 | 1 | 2½
2 | Bock | 0 | x | 1 |  | 1 | x | ½ | 2½
3 | Christ | ½ | 0 | x |  | 0 | ½ | x | 1
`),
    expected: {
      ...PLAIN,
      area: 'B2:I4',
      compared: 3,
      games: [
        'Adler ? Bock 1-0',
        'Adler ? Bock 0-1',
        'Adler ? Christ ½-½',
        'Adler ? Christ 1-0',
        'Bock ? Christ 1-0',
        'Bock ? Christ ½-½',
      ],
    },
  },
];
