import { calculate } from '../../../src/grid/formula/calculate';
import { languageOf } from '../../../src/language/language';
import { layoutOf } from '../../../src/sheets/layout';
import { lineHeight } from '../../../src/sheets/log/blocks';
import { makeLogSheet } from '../../../src/sheets/log/sheet';
import { cellsByFormat, drawnOf, rowOf, setUpOf, sheetIn, shownOn, tablesOf } from '../facts';
import { NAMES } from '../plan';
import { QUAD } from '../quad';
import { quad, rich } from '../samples';

describe('the sheet Log', () => {
  it('holds this', () => {
    expect(shownOn(rich, 'Log', 24)).toEqual({
      1: 'Quad · B group · Log',
      2: 'What Roundabout did, step by step. Hidden columns keep what undo needs.',
      4: 'When | What happened | Step | Tournament | Rule | Cells | Before | After',
      5: '2026-11-20 09:00 | Tournament made: 4 players, 6 games. | 1 | Quad | create |  |  | players=4 games=6',
    });
  });

  it('keeps what is typed as it was typed: the formats of all cells', () => {
    expect(cellsByFormat(sheetIn(rich, 'Log'))).toEqual({ '@': 'A1 A2 A4:H4 A5:B5 D5:H5', '0': 'C5' });
  });

  it('has its title, headings, widths and print set-up', () => {
    expect(setUpOf(quad, 'Log')).toEqual({
      title: 'Quad · Log',
      head: 'When | What happened | Step | Tournament | Rule | Cells | Before | After',
      widths: '17 76',
      frozen: '4 rows 0 columns',
      merged: '',
      printed: 'A1:B1048576 upright, 1 wide 0 tall, rows 4 to 4, header Quad',
      formats: [],
    });
  });

  it('has its colours, lines, drop-downs and hidden columns', () => {
    expect(drawnOf(quad, 'Log')).toEqual({
      tab: '9AA3AF',
      styles: [
        'A1 bold, size 16, color 1F4E79',
        'A2 color 6B7280',
        'A5 vertical top',
        'B5 wrap, vertical top',
        'C5:H5 vertical top, color 6B7280, wrap false',
        'A4:H4 bold, wrap, vertical center',
      ],
      conditions: ['A5:B2004 color 6B7280 if $B5="The same step, continued."'],
      choices: [],
      tables: ['Log_Quad A4:H5 TableStyleLight1'],
      heights: [],
      hidden: ['3-3', '4-4', '5-5', '6-6', '7-7', '8-8'],
    });
  });

  it('has lines as high as their sentences need, and never above the 409.5 points that Excel takes', () => {
    const line = { step: 2, time: '', tournament: 'Quad', rule: 'record', cells: '', before: '', after: '' };
    const height = (characters: number) => lineHeight({ ...line, said: 'a'.repeat(characters) });
    expect([83, 84, 250, 20_000].map(height)).toEqual([null, 30, 60, 405]);
  });

  it('has each draw of the numbers above the creation, all of them one step', () => {
    const draw = { no: 1, time: '2026-11-20 08:55', numbering: 'lots', seed: 'apple', lines: [2, 1, 4, 3] };
    const layout = layoutOf(QUAD, NAMES, 'live', 2);
    const sheet = makeLogSheet(QUAD, layout, languageOf('en').words, '2026-11-20 09:00', [draw]);
    const value = calculate([sheet]);
    expect([4, 5].map((row) => rowOf((down, along) => value('Log', down, along), row, 8))).toEqual([
      '2026-11-20 08:55 | Numbers drawn by lots from the word “apple”. | 1 | Quad | draw 1 |  |  | numbers=lots\nseed=apple\norder=2,1,4,3',
      '2026-11-20 09:00 | Tournament made: 4 players, 6 games. | 1 | Quad | create |  |  | players=4 games=6',
    ]);
    expect(tablesOf(sheet)).toEqual(['Log_Quad A4:H6 TableStyleLight1']);
  });
});
