import { withGames } from '../changed';
import type { Tournament } from '../../src/core/model';
import { crossTable } from '../eventFixtures';
import { generated } from '../generated';
import { cellsByFormat, numberRulesOf, rulesOf, sheetIn, shownOn } from './facts';
import { planned } from './plan';
import { RICH } from './rich';
import { quad, rich } from './samples';

describe('the sheet Standings', () => {
  it('holds this, hidden helpers too', () => {
    expect(shownOn(rich, 'Standings', 24)).toEqual({
      1: 'Quad · B group · Standings',
      2: 'After round 6 (1 game missing).',
      4: 'Place | Name | Points | Sonneborn-Berger | Kashdan | Play-off |  |  | Rank | Federation | Games | Won | Drawn | Lost | No',
      5: '1 | Cora | 4.5 | 16.5 | 7 | 0 |  |  |  |  | 3 | 1 | 1 | 1 | 3 |  | 3 | 1',
      6: '2 | Anna | 4 | 16.5 | 6 | 1 |  |  | 2100 | NZL | 2 | 1 | 1 | 0 | 1 |  | 1 | 2',
      7: '3 | Bert | 3.5 | 17.25 | 6 | 0 |  |  |  |  | 3 | 1 | 0 | 2 | 2 |  | 2 | 3',
      8: '4 | Dora | 3.5 | 14.25 | 5 | 0 |  |  | 3k |  | 2 | 1 | 0 | 1 | 4 |  | 4 | 4',
      10: 'Sonneborn-Berger: own points times the opponent’s, added up',
      11: 'Kashdan: 4 for a win, 2 for a draw, 1 for a loss, nothing for a forfeit',
      12: 'Play-off: its result, or what the arbiter decided',
      15: '* withdrew',
      16: 'Adjusted: this changes the player’s points, but not the tie-breaks of opponents.',
      17: ' | Bert | -0.5 | phone',
    });
  });

  it('keeps what is typed as it was typed: the formats of all cells', () => {
    expect(cellsByFormat(sheetIn(rich, 'Standings'))).toEqual({
      0: 'D4:H4 S4 T4 U4 V4 W4 R5:R8 Q5:Q8 A5:A8 O5:O8 B5:B8 S5:S8 I5:I8 J5:J8 K5:K8 L5:L8 M5:M8 N5:N8 A2 A3 A10 A11 A12 A13 A14 A15 A16 B17 D17 B18 D18 B19 D19 B20 D20 B21 D21 B22 D22',
      '@': 'A1 A4:C4 I4:O4',
      '0.0': 'C5:C8',
      '0.00': 'D5:D8 E5:E8 F5:F8 G5:G8 H5:H8',
      '+0.0;-0.0;0.0': 'C17 C18 C19 C20 C21 C22',
    });
  });

  it('keeps it so where Refresh writes values', () => {
    expect(cellsByFormat(sheetIn(planned(RICH, 'refreshed'), 'Standings'))).toEqual({
      0: 'D4:H4 A2 A5:A8 I5:I8 K5:O8 S5:S8',
      '@': 'A1 A4:C4 I4:O4 Q2 S4:W4 B5:B8 J5:J8 A10:B22 D10:D22',
      '0.0': 'C5:C8',
      '0.00': 'D5:H8',
      '+0.0;-0.0;0.0': 'C10:C22',
    });
  });

  it('has its rules of colour, drop-downs, tables and hidden columns', () => {
    expect(rulesOf(quad, 'Standings')).toEqual({
      conditions: [
        'A5:C8 bold, fill E4ECF5 if AND($C5>0,OR($A5=1,LEFT($A5&"",2)="1–"))',
        'I5:O8 bold, fill E4ECF5 if AND($C5>0,OR($A5=1,LEFT($A5&"",2)="1–"))',
        'A5:O8 italic, strike, color 5B6270 if $A5=""',
        'A5:C8 italic, color 5B6270 if $S5=1',
      ],
      choices: [],
      tables: [],
      hidden: ['6-6', '7-7', '8-8', '9-9', '10-10', '17-23'],
    });
  });

  it('gives numbers the format of their criterion wherever the list puts it', () => {
    expect(numberRulesOf(quad, 'Standings')).toEqual([
      'D5:H8 numberFormat ;;; if LEN(D$4)=0',
      'D5:H8 numberFormat 0.0? if OR(S$4="PTS",S$4="KS",S$4="KS/L+1",S$4="KS/L-1",S$4="BPTS",S$4="BPTS#otb",S$4="PS",S$4="PS/C1",S$4="PS/C2",S$4="STD")',
      'D5:H8 numberFormat 0.0? if OR(S$4="NZ_ADJ",S$4="NZ_BH",S$4="NZ_BH/C1",S$4="NZ_BH/C2",S$4="NZ_MEDIAN",S$4="NZ_ADJ#rest",S$4="NZ_BH#rest",S$4="NZ_BH/C1#rest",S$4="NZ_BH/C2#rest",S$4="NZ_MEDIAN#rest")',
      'D5:H8 numberFormat 0.0? if OR(S$4="BH",S$4="BH/C1",S$4="BH/C2",S$4="BH/M1",S$4="BH/M2")',
      'D5:H8 numberFormat 0_._0_0 if OR(S$4="DE",S$4="WIN",S$4="WON",S$4="BPG",S$4="BWG",S$4="WON#15.2",S$4="BPG#15.2",S$4="BWG#15.2",S$4="REP",S$4="KASHDAN_NZ")',
      'D5:H8 numberFormat 0_._0_0 if OR(S$4="KASHDAN_USCF",S$4="US_TIED",S$4="TPN",S$4="TPN/R",S$4="RTNG",S$4="RTNG/R",S$4="LOTS",S$4="ARO",S$4="TPR",S$4="PTP")',
      'D5:H8 numberFormat 0_._0_0 if OR(S$4="APRO",S$4="APPO")',
      'D5:H8 numberFormat General if OR(S$4="PLAYOFF")',
      'B5:B8 italic, strike, color 5B6270, numberFormat @" *" if $A5=""',
      'B5:B8 italic, color 5B6270, numberFormat @" *" if $S5=1',
    ]);
  });

  it('has no column of clubs where nobody has one', () => {
    const { columns } = sheetIn(planned(crossTable('*1. | 0*. | ..*')), 'Standings');
    const { rating } = planned(crossTable('*1. | 0*. | ..*')).layout.standings.columns;
    expect(columns.filter(({ hidden }) => hidden).map(({ from }) => from)).toContain(rating);
  });
});

describe('Standings mark whoever has left', () => {
  const leavers = (cells: 'live' | 'refreshed') => {
    const players = crossTable('*1=1 | 0*1. | =0*. | 0..*').players.map((player) => ({
      ...player,
      status: ({ 1: 'withdrawn', 4: 'annulled' } as const)[player.no] ?? ('playing' as const),
    }));
    const { value, layout } = planned({ ...crossTable('*1=1 | 0*1. | =0*. | 0..*'), players }, cells);
    const { first, notes, columns, left } = layout.standings;
    const at = (row: number): unknown => value('Standings', row, columns.name);
    return {
      marks: [0, 1, 2, 3].map((line) => value('Standings', first + line, left)),
      names: [0, 1, 2, 3].map((line) => at(first + line)),
      note: value('Standings', notes + layout.slots - 1, 0),
    };
  };

  it.each(['live', 'refreshed'] as const)(
    'in %s sheets, beside names that formulas find, with what the mark means',
    (cells) => {
      const { names, marks, note } = leavers(cells);
      expect(names).toEqual(['A', 'B', 'C', 'D']);
      expect(marks).toEqual([1, 0, 0, 1]);
      expect(note).toBe('* withdrew');
    },
  );
});

/** Six players, three games a round, five rounds; those games are finished. */
const played = (...games: readonly number[]): Tournament => {
  const all = generated({ players: 6, cycles: 1, seed: 3, finished: 1 });
  return withGames(all, (game) => (games.includes(game.no) ? game : { ...game, outcome: null }));
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

  it('the forfeits of whoever left after round 1 are no later rounds', () => {
    const some = played(...first(3));
    const games = some.games.map((game) =>
      game.outcome === null && (game.white === 1 || game.black === 1)
        ? { ...game, outcome: game.white === 1 ? ('-+' as const) : ('+-' as const) }
        : game,
    );
    expect(statusOf({ ...some, games })).toBe('After round 1.');
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
