import type { Tournament } from '../../src/core/model';
import { crossTable } from '../eventFixtures';
import { generated } from '../generated';
import { cellsByFormat, drawnOf, numberRulesOf, setUpOf, sheetIn, shownOn } from './facts';
import { planned } from './plan';
import { RICH } from './rich';
import { quad, rich } from './samples';

describe('the sheet Standings', () => {
  it('holds this, hidden helpers too', () => {
    expect(shownOn(rich, 'Standings', 24)).toEqual({
      1: 'Quad · B group · Standings',
      2: 'After round 6 (1 game missing).',
      4: 'Place | No | Name | Rank | Fed./Club | Games | Won | Drawn | Lost | Points | Sonneborn-Berger | Kashdan | Play-off',
      5: '1 | 3 | Cora |  |  | 3 | 1 | 1 | 1 | 4.5 | 16.5 | 7 | 0 |  |  |  | 3 | 1',
      6: '2 | 1 | Anna | 2100 | NZL | 2 | 1 | 1 | 0 | 4 | 16.5 | 6 | 1 |  |  |  | 1 | 2',
      7: '3 | 2 | Bert |  |  | 3 | 1 | 0 | 2 | 3.5 | 17.25 | 6 | 0 |  |  |  | 2 | 3',
      8: '4 | 4 | Dora | 3k |  | 2 | 1 | 0 | 1 | 3.5 | 14.25 | 5 | 0 |  |  |  | 4 | 4',
      10: 'Sonneborn-Berger: own points times the opponent’s, added up  (SB)',
      11: 'Kashdan: 4 for a win, 2 for a draw, 1 for a loss, nothing for a forfeit  (KASHDAN_USCF)',
      12: 'Play-off: its result, or what the arbiter decided  (PLAYOFF)',
      16: 'Adjusted: this counts in the points, but not in the tie-breaks of opponents.',
      17: ' |  | Bert |  |  | -0.5 | phone',
    });
  });

  it('keeps what is typed as it was typed: the formats of all cells', () => {
    expect(cellsByFormat(sheetIn(rich, 'Standings'))).toEqual({
      0: 'K4:O4 S4 T4 U4 V4 W4 R5:R8 Q5:Q8 A5:A8 B5:B8 C5:C8 D5:D8 E5:E8 F5:F8 G5:G8 H5:H8 I5:I8 A2 A3 A10 A11 A12 A13 A14 A16 C17 G17 C18 G18 C19 G19 C20 G20 C21 G21 C22 G22',
      '@': 'A1 A4:J4',
      '0.0': 'J5:J8',
      '0.00': 'K5:K8 L5:L8 M5:M8 N5:N8 O5:O8',
      '+0.0;-0.0;0.0': 'F17 F18 F19 F20 F21 F22',
    });
  });

  it('keeps it so where Refresh writes values', () => {
    expect(cellsByFormat(sheetIn(planned(RICH, 'refreshed'), 'Standings'))).toEqual({
      0: 'K4:O4 A2 A5:B8 D5:D8 F5:I8',
      '@': 'A1 A4:J4 Q2 S4:W4 C5:C8 E5:E8 A10:E22 G10:G22',
      '0.0': 'J5:J8',
      '0.00': 'K5:O8',
      '+0.0;-0.0;0.0': 'F10:F22',
    });
  });

  it('has its title, headings, widths and print set-up', () => {
    expect(setUpOf(quad, 'Standings')).toEqual({
      title: 'Quad · Standings',
      head: 'Rank | No | Name | Rating | Fed./Club | Games | Won | Drawn | Lost | Points | Direct encounter | Sonneborn-Berger',
      widths: '6.5 5 14 6.5 6 6.5 6 8 10 10 10 3',
      frozen: '4 rows 0 columns',
      merged: '',
      printed: 'A1:O22 landscape, 1 wide 1 tall, rows 4 to 4, header Quad',
      formats: [
        'J5:J8 0.0',
        'K5:K8 0.00',
        'L5:L8 0.00',
        'M5:M8 0.00',
        'N5:N8 0.00',
        'O5:O8 0.00',
        'F17 +0.0;-0.0;0.0',
        'F18 +0.0;-0.0;0.0',
        'F19 +0.0;-0.0;0.0',
        'F20 +0.0;-0.0;0.0',
        'F21 +0.0;-0.0;0.0',
        'F22 +0.0;-0.0;0.0',
      ],
    });
  });

  it('has its colours, lines, drop-downs and hidden columns', () => {
    expect(drawnOf(quad, 'Standings')).toEqual({
      tab: '6F94BA',
      styles: [
        'A1 bold, size 16, color 1F4E79',
        'A2 color 6B7280',
        'A3 bold, color B42318',
        'A4:J4 bold, color 1F2A37, fill DCE6F1, wrap, vertical center, size 9, align center',
        'K4:O4 bold, size 9, align center, vertical center, wrap',
        'A5:O8 vertical center',
        'A5:J8 grid BFC7D1',
        'A5:B8 align center',
        'C4 align left, indent 1',
        'C5:C8 wrap, align left, indent 1',
        'D5:D8 align right, indent 1',
        'E4 align left, indent 1',
        'E5:E8 wrap, align left, indent 1',
        'F5:I8 align right, indent 1',
        'J5:J8 align right, indent 1, bold',
        'K5:O8 align right, indent 2',
        'K5:L8 grid BFC7D1',
        'A10:O22 color 6B7280, size 9',
      ],
      conditions: [
        'K4:O4 fill DCE6F1 if LEN(K$4)>0',
        'A5:J8 bold, fill E4ECF5 if AND($J5>0,OR($A5=1,LEFT($A5&"",2)="1–"))',
        'A5:O8 italic, strike, color 6B7280 if $A5=""',
      ],
      choices: [],
      tables: [],
      heights: ['4: 40', '5: 22', '6: 22', '7: 22', '8: 22'],
      hidden: ['4-4', '5-5', '14-14', '15-15', '17-23'],
    });
  });

  it('gives numbers the format of their criterion wherever the list puts it', () => {
    expect(numberRulesOf(quad, 'Standings')).toEqual([
      'K5:O8 numberFormat 0.0? if OR(S$4="PTS",S$4="KS",S$4="KS/L+1",S$4="KS/L-1",S$4="BPTS",S$4="BPTS#otb",S$4="PS",S$4="PS/C1",S$4="PS/C2",S$4="STD")',
      'K5:O8 numberFormat 0.0? if OR(S$4="NZ_ADJ",S$4="NZ_BH",S$4="NZ_BH/C1",S$4="NZ_BH/C2",S$4="NZ_MEDIAN",S$4="NZ_ADJ#rest",S$4="NZ_BH#rest",S$4="NZ_BH/C1#rest",S$4="NZ_BH/C2#rest",S$4="NZ_MEDIAN#rest")',
      'K5:O8 numberFormat 0.0? if OR(S$4="BH",S$4="BH/C1",S$4="BH/C2",S$4="BH/M1",S$4="BH/M2")',
      'K5:O8 numberFormat 0_._0_0 if OR(S$4="DE",S$4="WIN",S$4="WON",S$4="BPG",S$4="BWG",S$4="WON#15.2",S$4="BPG#15.2",S$4="BWG#15.2",S$4="REP",S$4="KASHDAN_NZ")',
      'K5:O8 numberFormat 0_._0_0 if OR(S$4="KASHDAN_USCF",S$4="US_TIED",S$4="TPN",S$4="TPN/R",S$4="RTNG",S$4="RTNG/R",S$4="LOTS",S$4="ARO",S$4="TPR",S$4="PTP")',
      'K5:O8 numberFormat 0_._0_0 if OR(S$4="APRO",S$4="APPO")',
      'K5:O8 numberFormat General if OR(S$4="PLAYOFF")',
    ]);
  });

  it('has no column of clubs where nobody has one', () => {
    const { columns } = sheetIn(planned(crossTable('*1. | 0*. | ..*')), 'Standings');
    expect(columns.filter(({ hidden }) => hidden).map(({ from }) => from)).toContain(3);
  });
});

/** Six players, three games a round, five rounds; those games are finished. */
const played = (...games: readonly number[]): Tournament => {
  const all = generated({ players: 6, cycles: 1, seed: 3, finished: 1 });
  return {
    ...all,
    games: all.games.map((game) => (games.includes(game.no) ? game : { ...game, outcome: null })),
  };
};

const first = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

const statusOf = (tournament: Tournament): unknown => planned(tournament).value('Standings', 1, 0);

describe('Standings say how far the tournament is', () => {
  it.each([
    ['nothing is played', played(), 'No results yet.'],
    ['a round is over', played(...first(3)), 'After round 1.'],
    ['one game of the round is missing', played(...first(5)), 'After round 2 (1 game missing).'],
    [
      'two are, one of them of an earlier round',
      played(1, 3, 4, 5, 7, 8, 9),
      'After round 3 (2 games missing).',
    ],
    ['somebody has played ahead', played(1, 2, 15), 'Provisional: some games are still to be played.'],
    ['all are finished', played(...first(15)), 'Final standings.'],
  ])('when %s', (_, tournament, status) => {
    expect(statusOf(tournament)).toBe(status);
  });

  it('what whoever has left will not play is not missing', () => {
    const some = played(...first(6));
    const players = some.players.map((player) =>
      player.no === 1 ? { ...player, status: 'annulled' as const } : player,
    );
    expect(statusOf({ ...some, players })).toBe('After round 2.');
    const others = some.games.filter(({ white, black }) => white !== 1 && black !== 1).map(({ no }) => no);
    expect(statusOf({ ...played(...others), players })).toBe('Final standings.');
  });
});
