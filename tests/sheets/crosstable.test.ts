import { withPlayers } from '../changed';
import type { TeamEvent } from '../../src/core/teamEvent/model';
import { calculate } from '../../src/grid/formula/calculate';
import { teamEventLayout } from '../../src/sheets/layout/teamEvent';
import { makeTeamWorkbook, teamSheetNames } from '../../src/sheets/teamEvent/workbook';
import { crossTable } from '../eventFixtures';
import { PAIRINGS } from '../../src/sheets/layout';
import { generated } from '../generated';
import { sectioned } from '../sectioned';
import { tablesPublished, tablesShown, WORLDS_2001, WORLDS_2019, worldsWithTenth } from '../worldTeams';
import {
  cellsByFormat,
  conditionsOf,
  rulesOf,
  heightsOf,
  looksOf,
  numberRulesOf,
  sheetIn,
  shownOn,
  stylesOf,
} from './facts';
import { styleAt } from './handout/sheet';
import { planned, read, typedInto } from './plan';
import { RICH } from './rich';
import { quad, rich } from './samples';

describe('the sheet Crosstable', () => {
  it('holds this, hidden helpers too', () => {
    expect(shownOn(rich, 'Crosstable', 24)).toEqual({
      1: 'Quad · B group · Crosstable',
      2: 'After round 6 (1 game missing).',
      3: 'By number, by place at the end',
      4: 'No | Name | Rank | Points | 1 | 2 | 3 | 4 | Sonneborn-Berger | Kashdan | Play-off |  |  | Place |  |  |  | 1',
      5: ' |  |  |  | 1 | 2 | 3 | 4 | SB | KASHDAN_USCF | PLAYOFF |  |  |  |  | 0 |  | 1',
      6: ' |  |  |  | 1 | 1 | 1 | 1 |  |  |  |  |  |  |  |  |  | 1',
      7: ' |  |  |  | 1 | 1 | 1 | 1',
      8: '1 | Anna | 2100 | 4 |  | 1 | ½ | (3) | 16.5 | 6 | 1 |  |  | 2 |  | 1 | 1 | 0',
      9: '2 | Bert |  | 3.5 | 0 |  | 1 | 0 | 17.25 | 6 | 0 |  |  | 3 |  | 2 | 1 | 0',
      10: '3 | Cora |  | 4.5 | ½ | 0 |  | 1 | 16.5 | 7 | 0 |  |  | 1 |  | 3 | 1 | 0',
      11: '4 | Dora | 3k | 3.5 | (3) | 1 | 0 |  | 14.25 | 5 | 0 |  |  | 4 |  | 4 | 1 | 0',
      13: 'Bold: White',
      14: 'In brackets: the round of a game still to come',
    });
  });

  it('leaves no hole between a small section and its tie-breaks: headings and lines go on', () => {
    const mixed = planned({ ...sectioned([4, 6]), liveHandouts: ['final-report'] });
    const band = (sheet: string) => [
      stylesOf(sheetIn(mixed, sheet)).filter((style) => style.endsWith(' fill DCE6F1')),
      conditionsOf(sheetIn(mixed, sheet)).filter((rule) => / lineAbove \w+ if LEN\(\$A/.test(rule)),
    ];
    expect(band('Crosstable')).toEqual([['I6:J6 fill DCE6F1'], ['I10:J14 lineAbove BFC7D1 if LEN($A$6)>0']]);
    expect(band('Report')).toEqual([['I10:J10 fill DCE6F1'], ['I14:J18 lineAbove BFC7D1 if LEN($A$10)>0']]);
  });

  it('says what + and - mean while a game is won by forfeit, and only then', () => {
    const { layout } = quad;
    const legend = (sheets: typeof quad) =>
      read(sheets, 'Crosstable', layout.crosstable.legend, 0, 3, 1).flat();
    const result = { sheet: 'Pairings', row: layout.pairings.header + 1, column: PAIRINGS.result };
    expect(legend(quad)).toEqual(['Bold: White', 'In brackets: the round of a game still to come', '']);
    expect(legend(typedInto(quad, [{ ...result, write: '-/+' }]))[0]).toBe(
      'Bold: White. + and -: won and lost by forfeit',
    );
  });

  it('shows of games to come their round, a dash where one has left, and nothing where that is the setting', () => {
    const { layout } = quad;
    const lineOf = (cells: Parameters<typeof typedInto>[1]) =>
      read(typedInto(quad, cells), 'Crosstable', 7, 4, 1, 4)[0];
    const left = [
      { sheet: 'Players', row: 7, column: layout.playersColumns.status, write: 'annulled' },
    ] as const;
    const { sheet, area } = layout.tournament.setting('unplayed');
    const bare = [{ sheet, row: area.row, column: area.column, write: 'no' }] as const;
    expect(lineOf([])).toEqual(['', '1', '½', '(3)']);
    expect(lineOf(left)).toEqual(['', '1', '½', '–']);
    expect(lineOf(bare)).toEqual(['', '1', '½', '']);
  });

  it('keeps what is typed as it was typed: the formats of all cells', () => {
    expect(cellsByFormat(sheetIn(rich, 'Crosstable'))).toEqual({
      0: 'I4:M4 A13 A14 A15 A2 R4:U4 E5:H5 E6:H6 R5:U5 R6:U6 E7:H7 E4:H4 I5 J5 K5 L5 M5 P5 P8:P11 A8:A11 B8:B11 C8:C11 R8:U11 E8:H11 Q8:Q11 N8:N11',
      '@': 'A1 A3 A4:D4 N4',
      '0.0': 'D8:D11',
      '0.00': 'I8:I11 J8:J11 K8:K11 L8:L11 M8:M11',
    });
  });

  it('keeps it so where Refresh writes values', () => {
    expect(cellsByFormat(sheetIn(planned(RICH, 'refreshed'), 'Crosstable'))).toEqual({
      0: 'I4:M4 A13 A14 A15 A2 R4:U4 E5:H5 E6:H6 R5:U5 R6:U6 E7:H7 E4:H4 A8:A11 C8:C11 R8:U11 Q8:Q11 N8:N11',
      '@': 'A1 A3 A4:D4 N4 I5:M5 B8:B11 E8:H11',
      '0.0': 'D8:D11',
      '0.00': 'I8:M11',
    });
  });

  it('has its rules of colour, drop-downs, tables and hidden columns', () => {
    expect(rulesOf(quad, 'Crosstable')).toEqual({
      conditions: [
        'E8:H11 fill 44546A, color 44546A if $A8=E$5',
        'E8:H11 color 9AA3AF if LEFT(E8,1)="("',
        'E8:H11 italic, color 5B6270 if OR($Q8=0,E$7=0)',
        'E8:H11 bold if R8>0',
        'A8:D11 italic, strike, color 5B6270 if $Q8=0',
        'A8:D11 bold, fill E4ECF5 if AND($D8>0,OR($N8=1,LEFT($N8&"",2)="1–"))',
        'N8:N11 bold, fill E4ECF5 if AND($D8>0,OR($N8=1,LEFT($N8&"",2)="1–"))',
      ],
      choices: ["A3 only 'Lists'!$O$2:$O$4"],
      tables: [],
      hidden: ['3-3', '11-11', '12-12', '13-13', '15-21'],
    });
  });

  it('of 24 long names has all of them on each page, and no switch', () => {
    const all = generated({ players: 24, cycles: 1, seed: 3 });
    const name = 'von und zu Guttenberg-Steinhausen 10 Aleksandra Wilhelmina';
    const long = withPlayers(all, (player) => ({ ...player, name }));
    const { print } = sheetIn(planned(long), 'Crosstable');
    expect([print?.area.row, print?.titleRows, print?.columnBreaks]).toEqual([3, { from: 0, to: 1 }, [22]]);
  });

  it('of ten who meet twice prints its headings at 8 points, as large as its figures', () => {
    const sheet = sheetIn(planned(generated({ players: 10, cycles: 2, seed: 3 })), 'Crosstable');
    const widths = sheet.columns!.flatMap(({ count, width, hidden }) =>
      Array.from({ length: count }, () => (hidden ? 0 : width)),
    );
    const points = widths.filter((width) => width > 0).reduce((sum, width) => sum + width * 5.25 + 3.75, 0);
    const heads = sheet.freeze!.rows - 4;
    expect([0, 3, 4, 24, 28].map((column) => styleAt(sheet, heads, column).size ?? 11)).toEqual([
      11, 11, 11, 11, 11,
    ]);
    expect([sheet.print?.landscape, (770 / points) * 11 > 8]).toEqual([true, true]);
  });

  it('gives numbers the format of their criterion wherever the list puts it', () => {
    expect(numberRulesOf(quad, 'Crosstable')).toEqual([
      'I8:M11 numberFormat ;;; if LEN(I$4)=0',
      'I8:M11 numberFormat 0.0? if OR(I$5="PTS",I$5="KS",I$5="KS/L+1",I$5="KS/L-1",I$5="BPTS",I$5="BPTS#otb",I$5="PS",I$5="PS/C1",I$5="PS/C2",I$5="STD")',
      'I8:M11 numberFormat 0.0? if OR(I$5="NZ_ADJ",I$5="NZ_BH",I$5="NZ_BH/C1",I$5="NZ_BH/C2",I$5="NZ_MEDIAN",I$5="NZ_ADJ#rest",I$5="NZ_BH#rest",I$5="NZ_BH/C1#rest",I$5="NZ_BH/C2#rest",I$5="NZ_MEDIAN#rest")',
      'I8:M11 numberFormat 0.0? if OR(I$5="BH",I$5="BH/C1",I$5="BH/C2",I$5="BH/M1",I$5="BH/M2")',
      'I8:M11 numberFormat 0_._0_0 if OR(I$5="DE",I$5="WIN",I$5="WON",I$5="BPG",I$5="BWG",I$5="WON#15.2",I$5="BPG#15.2",I$5="BWG#15.2",I$5="REP",I$5="KASHDAN_NZ")',
      'I8:M11 numberFormat 0_._0_0 if OR(I$5="KASHDAN_USCF",I$5="US_TIED",I$5="TPN",I$5="TPN/R",I$5="RTNG",I$5="RTNG/R",I$5="LOTS",I$5="ARO",I$5="TPR",I$5="PTP")',
      'I8:M11 numberFormat 0_._0_0 if OR(I$5="APRO",I$5="APPO")',
      'I8:M11 numberFormat General if OR(I$5="PLAYOFF")',
    ]);
  });

  it('in a double round has one merged heading over both games of an opponent', () => {
    const sheets = planned(crossTable('*1 | 0*', { event: 'Two', cycles: 2 }));
    expect(looksOf(sheetIn(sheets, 'Crosstable')).merged).toBe('A3:D3 E4:F4 G4:H4');
    expect(read(sheets, 'Crosstable', 3, 4, 1, 4)).toEqual([[1, null, 2, null]]);
  });

  it('in a double round the headings of an opponent’s second game are filled, too', () => {
    const double = planned(crossTable('*1 | 0*', { event: 'Two', cycles: 2 }));
    expect(conditionsOf(sheetIn(double, 'Crosstable'))).toContain('E4:H4 fill DCE6F1 if E$6>1');
  });

  it('has room for rounds above 9 in its cells', () => {
    const widthOf = (players: number): string | undefined => {
      const sheets = planned(generated({ players, cycles: 1, seed: 1, finished: 0 }));
      return looksOf(sheetIn(sheets, 'Crosstable')).widths.split(' ')[4];
    };
    expect([widthOf(10), widthOf(12)]).toEqual(['4.4', '5']);
  });
});

const valuesOf = (event: TeamEvent) =>
  calculate(makeTeamWorkbook(event, teamSheetNames(event, []), '2026-11-20 09:00').sheets);

it.each([
  ['2019', WORLDS_2019],
  ['2001', WORLDS_2001],
])(
  'World Team Championship %s: Team standings and Team crosstable show the published final table',
  (_, teams) => {
    expect(tablesShown(teams, valuesOf(teams.event))).toEqual(tablesPublished(teams));
  },
);

it('a tenth team that did not come stands last, without rank, and the others as they were published', () => {
  const event = worldsWithTenth();
  const { standings } = teamEventLayout(event, teamSheetNames(event, []));
  const value = valuesOf(event);
  const lines = Array.from({ length: 10 }, (_, place) =>
    [0, 1, standings.fixed, standings.fixed + 1].map((column) =>
      value(standings.sheet, standings.first + place, column),
    ),
  );
  expect(lines.slice(0, 9)).toEqual(tablesPublished(WORLDS_2001).map((each) => each.standings));
  expect(lines[9]!.map((cell) => cell ?? '')).toEqual(['', 'Africa', '', '']);
});

it('the Team crosstable has room for the two lines of “Match points” and “Game points”', () => {
  const event = worldsWithTenth();
  const { sheets } = makeTeamWorkbook(event, teamSheetNames(event, []), '2026-11-20 09:00');
  const crosstable = sheets.find(({ name }) => name === 'Team crosstable')!;
  const { crosstable: layout } = teamEventLayout(event, teamSheetNames(event, []));
  expect(heightsOf(crosstable)).toContain(`${layout.header + 1}: 32`);
});
