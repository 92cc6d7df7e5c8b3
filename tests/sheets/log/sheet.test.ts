import { cellsByFormat, drawnOf, setUpOf, sheetIn, shownOn } from '../facts';
import { quad, rich } from '../samples';

describe('the sheet Log', () => {
  it('holds this, hidden helpers too', () => {
    expect(shownOn(rich, 'Log', 24)).toEqual({
      1: 'Quad · B group · Log',
      2: 'What Roundabout did in this workbook, line by line.',
      4: 'Step | Time | Tournament | What | Cells | Before | After',
      5: '1 | 2026-11-20 09:00 | Quad | create |  |  | players=4 games=6',
    });
  });

  it('keeps what is typed as it was typed: the formats of all cells', () => {
    expect(cellsByFormat(sheetIn(rich, 'Log'))).toEqual({ '@': 'A1 A2 A4:G4 B5:G5', '0': 'A5' });
  });

  it('has its title, headings, widths and print set-up', () => {
    expect(setUpOf(quad, 'Log')).toEqual({
      title: 'Quad · Log',
      head: 'Step | Time | Tournament | What | Cells | Before | After',
      widths: '7 18 16 14 24 26 26',
      frozen: '4 rows 0 columns',
      merged: '',
      printed: 'A1:G5 landscape, 1 wide 0 tall, rows 4 to 4, header Quad',
      formats: [],
    });
  });

  it('has its colours, lines, drop-downs and hidden columns', () => {
    expect(drawnOf(quad, 'Log')).toEqual({
      tab: 'A6A6A6',
      styles: [
        'A1 bold, size 16, color 1F4E79',
        'A2 color 6B7280',
        'A5 align center',
        'E5:G5 wrap, vertical top',
        'A4:G4 bold, wrap, vertical center',
      ],
      conditions: [],
      choices: [],
      tables: ['Log_Quad A4:G5 TableStyleLight1'],
      heights: [],
      hidden: [],
    });
  });
});
