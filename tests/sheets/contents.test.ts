import { areaAddress } from '../../src/grid/cell';
import type { SheetPlan } from '../../src/grid/plan';
import { newMatch } from '../matches';
import { rowOf } from './facts';
import { planned, type Planned } from './plan';
import { RICH } from './rich';

const rich = planned({ ...RICH, systemOptions: { anchor: '4' } });

/** Rows of a sheet that are not empty, by their numbers, from a column to before another. */
const shown = ({ value }: Planned, sheet: string, rows: number, from = 0, to = 18) =>
  Object.fromEntries(
    Array.from({ length: rows }, (_, row) => [
      row + 1,
      rowOf((down, along) => value(sheet, down, from + along), row, to - from),
    ]).filter(([, text]) => text !== ''),
  );

/** Cells by their number format: `@` is text, whatever it looks like. */
const formats = ({ blocks }: SheetPlan): Readonly<Record<string, string>> => {
  const found = new Map<string, string[]>();
  for (const { area, format = 'General' } of blocks)
    found.set(format, [...(found.get(format) ?? []), areaAddress(area, false)]);
  return Object.fromEntries([...found].map(([format, all]) => [format, all.join(' ')]));
};

const sheetOf = ({ plan }: Planned, name: string) => plan.sheets.find((each) => each.name === name)!;

describe('what stands on each sheet, hidden helpers too', () => {
  it.each([
    [
      'Pairings',
      {
        1: 'Quad · B group · Pairings',
        2: '5 of 6 games finished |  |  |  |  |  |  |  |  |  | Find player |  |  |  | 0',
        4: 'Game | Round | Board | Black no. | Black | Result | White | White no. | Check |  | Round | Colour | Opponent | Result',
        5: '1 | 1 | 1 | 2 | Bert | 0-1 | Anna | 1 |  |  | 1 |  |  |  | 0',
        6: '2 | 2 | 1 | 3 | Cora | ½-½ | Anna | 1 |  |  | 2 |  |  |  | 0',
        7: '3 | 3 | 1 | 4 | Dora |  | Anna | 1 |  |  | 3 |  |  |  | 0',
        8: '4 | 4 | 1 | 3 | Cora | 0-1 | Bert | 2 |  |  | 4 |  |  |  | 0',
        9: '5 | 5 | 1 | 4 | Dora | 1-0 | Bert | 2 |  |  | 5 |  |  |  | 0',
        10: '6 | 6 | 1 | 4 | Dora | 0-1 | Cora | 3 |  |  | 6 |  |  |  | 0',
      },
    ],
    [
      'Standings',
      {
        1: 'Quad · B group · Standings',
        2: 'After round 6 (1 game missing).',
        4: 'Rank | No | Name | Fed./Club | Games | Points | SB | KASHDAN_USCF | PLAYOFF',
        5: '1 | 3 | Cora |  | 3 | 4.5 | 16.5 | 7 | 0 |  |  |  | 3 | 1',
        6: '2 | 1 | Anna | NZL | 2 | 4 | 16.5 | 6 | 1 |  |  |  | 1 | 2',
        7: '3 | 2 | Bert |  | 3 | 3.5 | 17.25 | 6 | 0 |  |  |  | 2 | 3',
        8: '4 | 4 | Dora |  | 2 | 3.5 | 14.25 | 5 | 0 |  |  |  | 4 | 4',
        10: ' | SB | Sonneborn-Berger  (FIDE C.07 9.1)',
        11: ' | KASHDAN_USCF | Kashdan: 4 for a win, 2 for a draw, 1 for a loss, nothing for a forfeit  (US Chess Official Rules 34E7)',
        12: ' | PLAYOFF | Play-off or decision of the arbiter  (FIDE C.07 3)',
        17: ' | Adjusted',
        18: ' |  | Bert |  | -0.5 | phone',
      },
    ],
    [
      'Crosstable',
      {
        1: 'Quad · B group · Crosstable',
        2: 'In order of number',
        4: 'No | Name | 1 | 2 | 3 | 4 | Points | SB | KASHDAN_USCF | PLAYOFF |  |  | Rank |  |  |  | 1 | 2',
        5: ' |  | 1 | 2 | 3 | 4',
        6: ' |  | 1 | 1 | 1 | 1',
        7: ' |  | 1 | 1 | 1 | 1',
        8: '1 | Anna |  | 1 | ½ | (3) | 4 | 16.5 | 6 | 1 |  |  | 2 |  | 1 | 1 | 0 | 1',
        9: '2 | Bert | 0 |  | 1 | 0 | 3.5 | 17.25 | 6 | 0 |  |  | 3 |  | 2 | 1 | -1 | 0',
        10: '3 | Cora | ½ | 0 |  | 1 | 4.5 | 16.5 | 7 | 0 |  |  | 1 |  | 3 | 1 | -2 | -4',
        11: '4 | Dora | (3) | 1 | 0 |  | 3.5 | 14.25 | 5 | 0 |  |  | 4 |  | 4 | 1 | -3 | -5',
        13: ' |  | Bold: White. In brackets: the round of a game to be played. + and -: won and lost by forfeit. –: a player has left, not played.',
      },
    ],
    [
      'Players',
      {
        1: 'Quad · B group · Players',
        2: 'Correct a name here, and it changes everywhere. The numbers stay as they were drawn.',
        4: 'No | Name | Rating | Fed./Club | Club | Name 2 | A heading that is long indeed | Adjustment | Reason | Status | Play-off',
        5: '1 | Anna | 2100 | NZL | East | x | 1984 |  |  |  | 1',
        6: '2 | Bert |  |  | West |  |  | -0.5 | phone',
        7: '3 | Cora |  |  |  |  |  |  |  | withdrawn',
        8: '4 | Dora | 3k',
      },
    ],
    [
      'Log',
      {
        1: 'Quad · B group · Log',
        2: 'What Roundabout did in this workbook, line by line.',
        4: 'Step | Time | Tournament | What | Cells | Before | After',
        5: '1 | 2026-11-20 09:00 | Quad | create |  |  | players=4 games=6',
      },
    ],
  ])('%s', (name, wanted) => {
    expect(shown(rich, name, 24)).toEqual(wanted);
  });

  it('Tournament: the settings and the order of ranking', () => {
    expect(shown(rich, 'Tournament', 36, 0, 3)).toEqual({
      1: 'Quad · B group · Tournament',
      2: 'Yellow cells may be changed at any time; the others say how the tournament was made.',
      4: 'Tournament | Quad | Identity of this tournament; do not change it.',
      5: 'Format | 1',
      6: 'Event | Quad',
      7: 'Section | B group',
      8: 'Year | 2026',
      9: 'Pairing system | berger',
      10: 'Cycles | 1',
      11: 'Last two rounds of cycle 1 exchanged | yes',
      12: 'Rounds | 6',
      13: 'Pairing numbers by | lots',
      14: 'Seed of the lots | apple | With it anyone can repeat the draw.',
      15: 'Points for a win | 3',
      16: 'Points for a draw | 1',
      17: 'Points for a loss | 0.5',
      18: 'Rule set | fide-2019',
      19: 'Profile | go',
      20: 'Language | en',
      21: 'Cross-table in order of | number | The cross-table’s players stand by number or by rank.',
      22: 'Cross-table shows rounds to come | yes | yes: the round in brackets; no: an empty cell',
      23: 'Choices of the pairing system | anchor=4 | How the system was set when the rounds were made.',
      24: 'Seed of the lots for the last ties | pear | Any word, written before the lots are drawn; Refresh draws them.',
      25: 'Who has White | strength | system: the tables; strength: the stronger; toss, quad: the seed',
      26: 'Players who stay in their place |  | By number, with the board if one was named; kept in a redraw.',
      27: 'Paper | Letter | A4 or Letter; for sheets that are made later.',
      29: 'Order of ranking |  | Each criterion decides only among those still tied after the ones above it.',
      30: '1 | PTS | Points',
      31: '2 | SB | Sonneborn-Berger',
      32: '3 | KASHDAN_USCF | Kashdan: 4 for a win, 2 for a draw, 1 for a loss, nothing for a forfeit',
      33: '4 | PLAYOFF | Play-off or decision of the arbiter',
      34: '5',
      35: '6',
    });
  });

  it('Tournament: what the drop-downs offer', () => {
    const { 18: heading, 19: points, ...rows } = shown(rich, 'Tournament', 88, 4, 7);
    const rest = Object.entries(rows).filter(([row]) => Number(row) < 18 || Number(row) > 74);
    expect([heading, points]).toEqual(['Criterion | Meaning | Source', 'PTS | Points']);
    expect(Object.fromEntries(rest)).toEqual({
      3: 'Results | Meaning',
      4: '0-1 | White won',
      5: '½-½ | draw',
      6: '1-0 | Black won',
      7: '-/+ | White won by forfeit',
      8: '+/- | Black won by forfeit',
      9: '-/- | neither came',
      10: '0-0 | played, nothing for either',
      11: '0-½ | half a point for White, nothing for Black',
      12: '½-0 | half a point for Black, nothing for White',
      13: '0-1 u | White won, not rated',
      14: '½-½ u | draw, not rated',
      15: '1-0 u | Black won, not rated',
      77: 'Status | Meaning',
      78: 'playing | plays (or leave the cell empty)',
      79: 'withdrawn | left after at least half of their games: all count, the rest are forfeits',
      80: 'annulled | left before half of their games: these stay in the table and count for nobody',
      82: 'Choice',
      83: 'number',
      84: 'rank',
      86: 'Choice',
      87: 'yes',
      88: 'no',
    });
  });
});

describe('what is typed stays as it was typed: the formats of all cells', () => {
  it.each([
    [
      'Pairings',
      {
        '@': 'A1 A4:I4 F5:F10 K2 M2 K4:N4',
        '0': 'A5:D10 H5:H10 A2 E5:E10 G5:G10 I5:I10 O2 K5:K10 L5:L10 M5:M10 N5:N10 O5:O10',
      },
    ],
    [
      'Standings',
      {
        '@': 'A1 A4:F4',
        '0': 'G4 H4 I4 J4 K4 N5:N8 M5:M8 A5:A8 B5:B8 C5:C8 D5:D8 E5:E8 A2 H2 B10 C10 B11 C11 B12 C12 B13 C13 B14 C14 B17 C18 F18 C19 F19 C20 F20 C21 F21 C22 F22 C23 F23',
        '0.0': 'F5:F8',
        '0.00': 'G5:G8 H5:H8 I5:I8 J5:J8 K5:K8',
        '+0.0;-0.0;0.0': 'E18 E19 E20 E21 E22 E23',
      },
    ],
    [
      'Crosstable',
      {
        '@': 'A1 C13 A4:B4 G4 M4',
        '0': 'A2 Q4:T4 C5:F5 C6:F6 C7:F7 C4:F4 H4 I4 J4 K4 L4 O8:O11 A8:A11 B8:B11 Q8:T11 C8:F11 P8:P11 M8:M11',
        '0.0': 'G8:G11',
        '0.00': 'H8:H11 I8:I11 J8:J11 K8:K11 L8:L11',
      },
    ],
    [
      'Players',
      {
        '@': 'A1 A4:K4 B5:B8 D5:D8 E5:E8 F5:F8 I5:J8',
        '0': 'A5:A8 C5:C8 G5:G8 A2',
        '+0.0;-0.0;0.0': 'H5:H8',
        General: 'K5:K8',
      },
    ],
    [
      'Tournament',
      {
        '@': 'A1 A2 A4 B4 C4 A5 C5 A6 B6 C6 A7 B7 C7 A8 C8 A9 B9 C9 A10 C10 A11 B11 C11 A12 C12 A13 B13 C13 A14 B14 C14 A15 C15 A16 C16 A17 C17 A18 B18 C18 A19 B19 C19 A20 B20 C20 A21 B21 C21 A22 B22 C22 A23 B23 C23 A24 B24 C24 A25 B25 C25 A26 B26 C26 A27 B27 C27 A29:C29 B30:B35 E3:F3 E4:F15 E18:G18 E19:G74 E77:F77 E78:F80 E82 E83:E84 E86 E87:E88',
        '0': 'B5 B8 B10 B12 A30:A35 C30:C35',
        '0.0#': 'B15 B16 B17',
      },
    ],
    ['Log', { '@': 'A1 A2 A4:G4 B5:G5', '0': 'A5' }],
  ])('%s', (name, wanted) => {
    expect(formats(sheetOf(rich, name))).toEqual(wanted);
  });

  it('a member’s team is text, too', () => {
    expect(formats(sheetOf(planned(newMatch(2)), 'Players'))['@']).toBe('A1 A4:I4 B5:B8 D5:D8 E5:E8 G5:H8');
  });

  it.each([
    ['Pairings', { '@': 'A1 A4:I4 F5:F10 E5:E10 G5:G10 I5:I10 K2 L2', '0': 'A5:D10 H5:H10 A2' }],
    [
      'Standings',
      {
        '@': 'A1 A4:F4 M2 G4:K4 C5:D8 B10:D23 F10:F23',
        '0': 'A2 A5:B8 E5:E8',
        '0.0': 'F5:F8',
        '0.00': 'G5:K8',
        '+0.0;-0.0;0.0': 'E10:E23',
      },
    ],
    [
      'Crosstable',
      {
        '@': 'A1 C13 A4:B4 G4 M4 H4:L4 B8:B11 C8:F11',
        '0': 'A2 Q4:T4 C5:F5 C6:F6 C7:F7 C4:F4 A8:A11 Q8:T11 P8:P11 M8:M11',
        '0.0': 'G8:G11',
        '0.00': 'H8:L11',
      },
    ],
  ])('%s, where Refresh writes values', (name, wanted) => {
    expect(formats(sheetOf(planned(RICH, 'refreshed'), name))).toEqual(wanted);
  });
});

it('all sheets are printed on the paper that was chosen, with event and section on every page', () => {
  const printed = rich.plan.sheets.filter(({ hidden }) => !hidden);
  expect(printed.map(({ name, print }) => `${name}: ${print?.paper}, ${print?.header}`)).toEqual([
    'Pairings: Letter, Quad · B group',
    'Standings: Letter, Quad · B group',
    'Crosstable: Letter, Quad · B group',
    'Players: Letter, Quad · B group',
    'Tournament: Letter, Quad · B group',
    'Log: Letter, Quad · B group',
  ]);
});

it('each sheet has its part in the tournament', () => {
  const { sheets } = planned(newMatch(2)).plan;
  expect(sheets.map(({ name, role }) => `${name}: ${role}`)).toEqual([
    'Pairings: pairings',
    'Match: match',
    'Standings: standings',
    'Crosstable: crosstable',
    'Players: players',
    'Tournament: tournament',
    'Log: log',
    'Calculation: calculation',
  ]);
});

it('the workbook opens at the result of the first game', () => {
  expect(rich.plan.active).toEqual({ sheet: 'Pairings', row: 4, column: 5 });
});
