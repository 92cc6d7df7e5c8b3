import type { CellValue } from '../../src/grid/cell';
import { crosstableValues } from '../../src/sheets/values/crosstable';
import { standingsValues } from '../../src/sheets/values/standings';
import { generated } from '../generated';
import { cellsByFormat, drawnOf, setUpOf, sheetIn, shownOn } from './facts';
import { crosstableIn, planned, read, standingsIn, typedInto, type Planned } from './plan';
import { quad, rich } from './samples';

describe('the sheet Tournament', () => {
  it('holds the settings and the order of ranking', () => {
    expect(shownOn(rich, 'Tournament', 36, 0, 3)).toEqual({
      1: 'Quad · B group · Tournament',
      2: 'Yellow cells may be changed at any time; the others say how the tournament was made.',
      4: 'Tournament | Quad | Identity of this tournament; do not change it.',
      5: 'Format | 2',
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
      31: '2 | SB | Sonneborn-Berger: own points times the opponent’s, added up',
      32: '3 | KASHDAN_USCF | Kashdan: 4 for a win, 2 for a draw, 1 for a loss, nothing for a forfeit',
      33: '4 | PLAYOFF | Play-off: its result, or what the arbiter decided',
      34: '5',
      35: '6',
    });
  });

  it('keeps what is typed as it was typed: the formats of all cells', () => {
    expect(cellsByFormat(sheetIn(rich, 'Tournament'))).toEqual({
      '@': 'A1 A2 A4 B4 C4 A5 C5 A6 B6 C6 A7 B7 C7 A8 C8 A9 B9 C9 A10 C10 A11 B11 C11 A12 C12 A13 B13 C13 A14 B14 C14 A15 C15 A16 C16 A17 C17 A18 B18 C18 A19 B19 C19 A20 B20 C20 A21 B21 C21 A22 B22 C22 A23 B23 C23 A24 B24 C24 A25 B25 C25 A26 B26 C26 A27 B27 C27 A29:C29 B30:B35',
      '0': 'B5 B8 B10 B12 A30:A35 C30:C35',
      '0.0#': 'B15 B16 B17',
    });
  });

  it('has its title, headings, widths and print set-up', () => {
    expect(setUpOf(quad, 'Tournament')).toEqual({
      title: 'Quad · Tournament',
      head: 'Tournament | Quad | Identity of this tournament; do not change it.',
      widths: '37 20 64',
      frozen: 'no',
      merged: '',
      printed: 'A1:C35 upright, 1 wide 1 tall, header Quad',
      formats: [],
    });
  });

  it('has its colours, lines, drop-downs and hidden columns', () => {
    expect(drawnOf(quad, 'Tournament')).toEqual({
      tab: '1F4E79',
      styles: [
        'A1 bold, size 16, color 1F4E79',
        'A2 color 6B7280',
        'A4:A27 bold',
        'B4:B27 align left',
        'C4:C27 color 6B7280',
        'A30:A35 align left',
        'C30:C35 color 6B7280',
        'B6 fill FFF9E5, grid BFC7D1',
        'B15 fill FFF9E5, grid BFC7D1',
        'B16 fill FFF9E5, grid BFC7D1',
        'B17 fill FFF9E5, grid BFC7D1',
        'B21 fill FFF9E5, grid BFC7D1',
        'B22 fill FFF9E5, grid BFC7D1',
        'B24 fill FFF9E5, grid BFC7D1',
        'B31:B35 fill FFF9E5, grid BFC7D1',
        'A29:C29 bold, color 1F2A37, fill DCE6F1, wrap false, vertical center',
      ],
      conditions: [],
      choices: [
        "B21 only 'Lists'!$K$2:$K$3",
        "B22 only 'Lists'!$M$2:$M$3",
        "B31:B35 only 'Lists'!$D$2:$D$57",
      ],
      tables: [],
      heights: [],
      hidden: [],
    });
  });
});

describe('the organiser changes the Tournament sheet', () => {
  const event = generated({ players: 8, cycles: 1, seed: 12, draws: 0.6 });
  const settled = (row: number, write: CellValue): Planned =>
    typedInto(planned(event), [{ sheet: 'Tournament', row, column: 1, write }]);

  it('the order of the tie-breaks: ranks, values and headings follow', () => {
    const { slotsTop } = planned(event).layout.tournament;
    const sheets = settled(slotsTop + 1, 'KS');
    const wanted = standingsValues({ ...event, tieBreaks: ['PTS', 'KS', 'WIN', 'SB', 'KS'] }, sheets.layout);
    expect(wanted.ok).toBe(false); // the core refuses a criterion twice; the sheet just finds nothing new in it
    const once = standingsValues({ ...event, tieBreaks: ['PTS', 'KS', 'WIN', 'SB'] }, sheets.layout);
    if (!once.ok) throw new Error('no standings');
    expect(standingsIn(sheets).map((row) => row.slice(0, 9))).toEqual(
      once.value.map((row) => row.slice(0, 9)),
    );
    expect(read(sheets, 'Standings', 3, 6, 1, 4)).toEqual([['KS', 'WIN', 'SB', 'KS']]);
  });

  it.each(['*', '?E', 'S?', 'D*', '~'])(
    'a tie-break “%s” is none: it says so and decides nothing',
    (typed) => {
      const { slotsTop } = planned(event).layout.tournament;
      const sheets = settled(slotsTop + 1, typed);
      const wanted = standingsValues({ ...event, tieBreaks: ['PTS', 'WIN', 'SB', 'KS'] }, sheets.layout);
      if (!wanted.ok) throw new Error('no standings');
      const shown = standingsIn(sheets);
      expect(shown.map((row) => row.slice(0, 6))).toEqual(wanted.value.map((row) => row.slice(0, 6)));
      expect(shown.map((row) => row[6])).toEqual(shown.map(() => ''));
      expect(read(sheets, 'Tournament', slotsTop + 1, 2, 1, 1)).toEqual([['not a criterion of this list']]);
      expect(read(sheets, 'Standings', sheets.layout.standings.notes, 1, 1, 2)).toEqual([
        [typed, 'not a criterion of this list'],
      ]);
    },
  );

  it('three points for a win', () => {
    const { setting } = planned(event).layout.tournament;
    const win = settled(setting('win').area.row, 3);
    const wanted = standingsValues({ ...event, scoring: { win: 6, draw: 1, loss: 0, unit: 2 } }, win.layout);
    if (!wanted.ok) throw new Error('no standings');
    expect(standingsIn(win)).toEqual(wanted.value);
  });

  it('the cross-table in order of rank', () => {
    const { setting } = planned(event).layout.tournament;
    const sheets = settled(setting('order').area.row, 'rank');
    const wanted = crosstableValues(event, sheets.layout, 'rank');
    if (!wanted.ok) throw new Error('no table');
    expect(crosstableIn(sheets)).toEqual(wanted.value);
  });

  it('rounds to come not shown', () => {
    const { setting } = planned(event).layout.tournament;
    const sheets = settled(setting('unplayed').area.row, 'no');
    expect(JSON.stringify(crosstableIn(sheets))).not.toContain('(');
  });
});
