import { subjectOf } from '../../../src/sheets/handout/subject';
import { crossTable } from '../../eventFixtures';
import { QUAD } from '../quad';
import { drawnOf, numbers, setUpOf, sheetOf, textOf, valueAt } from './sheet';

describe('result slips', () => {
  it('a slip for each game that is not finished', () => {
    const tournament = crossTable('*1=. | 0*10 | =0*1 | .10*');
    const sheet = sheetOf('result-slips', subjectOf(tournament));
    const open = tournament.games.filter(({ outcome }) => outcome === null);
    expect(open).toHaveLength(1);
    expect(textOf(sheet, 3, 0, 4, 3)).toEqual([
      `Round ${open[0]!.round} · Board ${open[0]!.board}* .* Signature*`.replace('.*', '.'),
      'White 1 A* ',
      'Black 4 D ',
      '1–0 ½–½ 0–1',
    ]);
    expect(valueAt(sheet, 3, 4)).toBeNull();
  });

  it('none for the games of a player who left', () => {
    const tournament = crossTable('*1=. | 0*10 | =0*1 | .10*');
    const players = tournament.players.map((player) =>
      player.no === 4 ? { ...player, status: 'annulled' as const } : player,
    );
    expect(valueAt(sheetOf('result-slips', subjectOf({ ...tournament, players })), 3, 0)).toBeNull();
  });

  it('of one player those of their games alone', () => {
    const sheet = sheetOf('result-slips', { ...numbers('berger', 6), player: 2 });
    const heads = sheet.blocks.filter(
      ({ kind, area }) => kind === 'values' && area.columns === 1 && area.row >= 3,
    );
    expect(
      heads.filter((block) => String(valueAt(sheet, block.area.row, block.area.column)).startsWith('Round')),
    ).toHaveLength(5);
  });

  it('of one round those of its games alone', () => {
    const sheet = sheetOf('result-slips', { ...numbers('berger', 6), round: 4 });
    const heads = [valueAt(sheet, 3, 0), valueAt(sheet, 3, 4), valueAt(sheet, 9, 0), valueAt(sheet, 9, 4)];
    expect(heads).toEqual(['Round 4 · Board 1', 'Round 4 · Board 2', 'Round 4 · Board 3', null]);
  });

  it('has its title, widths and print set-up', () => {
    expect(setUpOf(sheetOf('result-slips', subjectOf(QUAD)))).toEqual({
      rows: [
        'Quad · Result slips',
        'Ring the result; both players sign.',
        '',
        'Round 3 · Board 1 |  | Signature',
      ],
      widths: '12 22 18 3 12 22 18',
      frozen: 'no',
      merged: 'A4:B4',
      printed: 'A1:G9 upright, 80 %, header Quad',
    });
  });

  it('has its colours, lines, heights of rows in points and page breaks', () => {
    expect(drawnOf(sheetOf('result-slips', subjectOf(QUAD)))).toEqual({
      styles: {
        'bold, size 16, color 1F4E79': 'A1',
        'color 6B7280': 'A2 A2',
        'bold, color 1F2A37, fill DCE6F1, align left, vertical center, grid BFC7D1': 'A4:B4',
        'bold, color 1F2A37, fill DCE6F1, align center, vertical center, grid BFC7D1': 'C4',
        'grid BFC7D1, vertical center': 'A5:C6',
        bold: 'B5',
        'grid BFC7D1, align center, vertical center, size 14': 'A7:C7',
      },
      heights: { 24: '5 6', 28: '7', 10: '8 9' },
      breaks: [],
    });
  });
});
