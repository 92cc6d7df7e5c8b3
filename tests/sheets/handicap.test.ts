import { parseTournament } from '../../src/sheets/parse';
import type { CellValue } from '../../src/grid/cell';
import { ROUND } from '../../src/sheets/layout/round';
import { subjectOf } from '../../src/sheets/handout/subject';
import { goEvent } from '../goEvents';
import { valueOf } from '../results';
import { sheetOf, textOf, valueAt } from './handout/sheet';
import { gridIn, partsOf, planned, read, typedInto, type Planned } from './plan';

/** Round 1: Chen Li 2k – Mori Kenji 3d, Braun Eva 1k – Aoki Yuna 1d. */
const FOUR = goEvent(4, { handicap: 'ranks' });

const notes = (sheets: Planned): readonly CellValue[] =>
  read(sheets, 'Round', sheets.layout.round.header + 1, ROUND.note, 2, 1).map(([note = null]) => note);

const choosing = (sheets: Planned, write: string): Planned => {
  const { sheet, area } = sheets.layout.tournament.setting('handicap');
  return typedInto(sheets, [{ sheet, row: area.row, column: area.column, write }]);
};

const handicapRead = (sheets: Planned) => valueOf(parseTournament(partsOf(sheets), gridIn(sheets)));

describe('the handicap on the sheets', () => {
  const sheets = planned(FOUR);

  it('stands beside each game on Round, and follows the choice on Tournament', () => {
    expect(notes(sheets)).toEqual(['4 stones', 'komi 0.5']);
    expect(notes(choosing(sheets, 'One stone less'))).toEqual(['3 stones', '']);
    expect(notes(choosing(sheets, 'ranks-2'))).toEqual(['2 stones', '']);
    expect(notes(choosing(sheets, 'None'))).toEqual(['', '']);
  });

  it('follows the ranks on Players', () => {
    const { players, playersColumns } = sheets.layout;
    const { sheet, area } = players.column(playersColumns.rating);
    const corrected = typedInto(sheets, [{ sheet, row: area.row + 3, column: area.column, write: '8k' }]);
    expect(notes(corrected)).toEqual(['9 stones', 'komi 0.5']);
    const unknown = typedInto(sheets, [{ sheet, row: area.row + 3, column: area.column, write: null }]);
    expect(notes(unknown)).toEqual(['', 'komi 0.5']);
  });

  it('is read back, and what is no handicap is told with its cell', () => {
    expect(handicapRead(sheets).tournament.handicap).toBe('ranks');
    expect(handicapRead(choosing(sheets, 'Two stones less')).tournament.handicap).toBe('ranks-2');
    expect(handicapRead(planned(goEvent(4))).tournament).not.toHaveProperty('handicap');
    expect(parseTournament(partsOf(sheets), gridIn(choosing(sheets, '5 stones')))).toMatchObject({
      problems: [{ code: 'workbook-cell', place: { sheet: 'Tournament' }, values: { found: '5 stones' } }],
    });
  });

  it('has no row where there can be none', () => {
    const plain = planned(goEvent(4, { colours: 'system' }));
    expect(plain.layout.tournament.settings).not.toContain('handicap');
    expect(notes(plain)).toEqual(['', '']);
  });

  it('stands on wall pairings and result slips', () => {
    const pairings = sheetOf('pairings', { ...subjectOf(FOUR), round: 1 });
    expect(textOf(pairings, 3, 0, 3, 5)).toEqual([
      'Board* Black* Result* White* Handicap*',
      '1 4 Chen Li . 1 Mori Kenji* 4 stones',
      '2 3 Braun Eva . 2 Aoki Yuna* komi 0.5',
    ]);
    const even = sheetOf('pairings', { ...subjectOf(goEvent(4)), round: 1 });
    expect(textOf(even, 3, 0, 1, 5)).toEqual(['Board* Black* Result* White* .']);
    const slips = sheetOf('result-slips', { ...subjectOf(FOUR), round: 1 });
    expect([valueAt(slips, 3, 0), valueAt(slips, 3, 7)]).toEqual([
      'Round 1 · Board 1 · 4 stones',
      'Round 1 · Board 2 · komi 0.5',
    ]);
  });

  it('stands on table cards behind Black, and on player cards, which follow the choice', () => {
    expect(textOf(sheetOf('table-cards', subjectOf(FOUR)), 4, 0, 1, 3)).toEqual([
      '1 4 Chen Li · 4 stones 1 Mori Kenji*',
    ]);
    const card = sheetOf('player-cards', { ...subjectOf(FOUR), player: 1 });
    expect(valueAt(card, 5, 3)).toBe('4 Chen Li · 4 stones');
    const cards = planned({ ...FOUR, liveHandouts: ['player-cards'] });
    const opponents = (sheets: Planned) => read(sheets, 'Player cards', 5, 3, 2, 1).flat();
    expect(opponents(cards)).toEqual(['4 Chen Li · 4 stones', '2 Aoki Yuna · 2 stones']);
    expect(opponents(choosing(cards, 'One stone less'))).toEqual([
      '4 Chen Li · 3 stones',
      '2 Aoki Yuna · komi 0.5',
    ]);
  });
});
