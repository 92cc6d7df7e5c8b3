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
      4: 'Rank | No | Name | Fed./Club | Games | Points | SB | KASHDAN_USCF | PLAYOFF',
      5: '1 | 3 | Cora |  | 3 | 4.5 | 16.5 | 7 | 0 |  |  |  | 3 | 1',
      6: '2 | 1 | Anna | NZL | 2 | 4 | 16.5 | 6 | 1 |  |  |  | 1 | 2',
      7: '3 | 2 | Bert |  | 3 | 3.5 | 17.25 | 6 | 0 |  |  |  | 2 | 3',
      8: '4 | 4 | Dora |  | 2 | 3.5 | 14.25 | 5 | 0 |  |  |  | 4 | 4',
      10: ' | SB | Sonneborn-Berger: own points times the opponent’s, added up',
      11: ' | KASHDAN_USCF | Kashdan: 4 for a win, 2 for a draw, 1 for a loss, nothing for a forfeit',
      12: ' | PLAYOFF | Play-off: its result, or what the arbiter decided',
      17: ' | Adjusted',
      18: ' |  | Bert |  | -0.5 | phone',
    });
  });

  it('keeps what is typed as it was typed: the formats of all cells', () => {
    expect(cellsByFormat(sheetIn(rich, 'Standings'))).toEqual({
      '@': 'A1 A4:F4',
      '0': 'G4 H4 I4 J4 K4 N5:N8 M5:M8 A5:A8 B5:B8 C5:C8 D5:D8 E5:E8 A2 H2 B10 C10 B11 C11 B12 C12 B13 C13 B14 C14 B17 C18 F18 C19 F19 C20 F20 C21 F21 C22 F22 C23 F23',
      '0.0': 'F5:F8',
      '0.00': 'G5:G8 H5:H8 I5:I8 J5:J8 K5:K8',
      '+0.0;-0.0;0.0': 'E18 E19 E20 E21 E22 E23',
    });
  });

  it('keeps it so where Refresh writes values', () => {
    expect(cellsByFormat(sheetIn(planned(RICH, 'refreshed'), 'Standings'))).toEqual({
      '@': 'A1 A4:F4 M2 G4:K4 C5:D8 B10:D23 F10:F23',
      '0': 'A2 A5:B8 E5:E8',
      '0.0': 'F5:F8',
      '0.00': 'G5:K8',
      '+0.0;-0.0;0.0': 'E10:E23',
    });
  });

  it('has its title, headings, widths and print set-up', () => {
    expect(setUpOf(quad, 'Standings')).toEqual({
      title: 'Quad · Standings',
      head: 'Rank | No | Name | Fed./Club | Games | Points | DE | SB',
      widths: '8 6 14 8 9 9 9 9 9 9 3',
      frozen: '4 rows 0 columns',
      merged: '',
      printed: 'A1:K23 upright, 1 wide 1 tall, rows 4 to 4, header Quad',
      formats: [
        'F5:F8 0.0',
        'G5:G8 0.00',
        'H5:H8 0.00',
        'I5:I8 0.00',
        'J5:J8 0.00',
        'K5:K8 0.00',
        'E18 +0.0;-0.0;0.0',
        'E19 +0.0;-0.0;0.0',
        'E20 +0.0;-0.0;0.0',
        'E21 +0.0;-0.0;0.0',
        'E22 +0.0;-0.0;0.0',
        'E23 +0.0;-0.0;0.0',
      ],
    });
  });

  it('has its colours, lines, drop-downs and hidden columns', () => {
    expect(drawnOf(quad, 'Standings')).toEqual({
      tab: '6F94BA',
      styles: [
        'A1 bold, size 16, color 1F4E79',
        'A2 color 6B7280',
        'H2 bold, color B42318',
        'A4:F4 bold, color 1F2A37, fill DCE6F1, wrap, vertical center, align center',
        'G4:K4 bold, align center, vertical center, wrap',
        'A5:F8 grid BFC7D1, vertical center',
        'A5:B8 align center',
        'C5:C8 wrap, bold',
        'D5:D8 align center, wrap',
        'E5:E8 align center',
        'F5:F8 bold, align center',
        'G5:K8 align center, vertical center',
        'G5:H8 grid BFC7D1',
        'B10:K23 color 6B7280',
        'B10:B14 align right, indent 1',
      ],
      conditions: [
        'G4:K4 fill DCE6F1 if LEN(G$4)>0',
        'A5:F8 fill E4ECF5 if AND($F5>0,OR($A5=1,LEFT($A5&"",2)="1–"))',
        'A5:K8 italic, strike, color 6B7280 if $A5=""',
      ],
      choices: [],
      tables: [],
      heights: ['4: 32'],
      hidden: ['4-4', '13-14'],
    });
  });

  it('gives numbers the format of their criterion wherever the list puts it', () => {
    expect(numberRulesOf(quad, 'Standings')).toEqual([
      'G5:K8 numberFormat 0.0# if OR(G$4="PTS",G$4="KS",G$4="KS/L+1",G$4="KS/L-1",G$4="BPTS",G$4="BPTS#otb",G$4="PS",G$4="PS/C1",G$4="PS/C2",G$4="STD")',
      'G5:K8 numberFormat 0.0# if OR(G$4="NZ_ADJ",G$4="NZ_BH",G$4="NZ_BH/C1",G$4="NZ_BH/C2",G$4="NZ_MEDIAN",G$4="NZ_ADJ#rest",G$4="NZ_BH#rest",G$4="NZ_BH/C1#rest",G$4="NZ_BH/C2#rest",G$4="NZ_MEDIAN#rest")',
      'G5:K8 numberFormat 0.0# if OR(G$4="BH",G$4="BH/C1",G$4="BH/C2",G$4="BH/M1",G$4="BH/M2")',
      'G5:K8 numberFormat 0 if OR(G$4="DE",G$4="WIN",G$4="WON",G$4="BPG",G$4="BWG",G$4="WON#15.2",G$4="BPG#15.2",G$4="BWG#15.2",G$4="REP",G$4="KASHDAN_NZ")',
      'G5:K8 numberFormat 0 if OR(G$4="KASHDAN_USCF",G$4="US_TIED",G$4="TPN",G$4="TPN/R",G$4="RTNG",G$4="RTNG/R",G$4="LOTS",G$4="ARO",G$4="TPR",G$4="PTP")',
      'G5:K8 numberFormat 0 if OR(G$4="APRO",G$4="APPO")',
      'G5:K8 numberFormat General if OR(G$4="PLAYOFF")',
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
    ['nothing is played', played(), 'No result yet.'],
    ['a round is over', played(...first(3)), 'After round 1.'],
    ['one game of the round is missing', played(...first(5)), 'After round 2 (1 game missing).'],
    [
      'two are, one of them of an earlier round',
      played(1, 3, 4, 5, 7, 8, 9),
      'After round 3 (2 games missing).',
    ],
    ['somebody has played ahead', played(1, 2, 15), 'Provisional: games are still to be played.'],
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
