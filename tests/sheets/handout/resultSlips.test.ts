import { subjectOf } from '../../../src/sheets/handout/subject';
import { crossTable } from '../../eventFixtures';
import { QUAD } from '../quad';
import { drawnOf, numbers, setUpOf, sheetOf, styleAt, textOf, valueAt } from './sheet';

describe('result slips', () => {
  it('a slip for each game that is not finished', () => {
    const tournament = crossTable('*1=. | 0*10 | =0*1 | .10*');
    const sheet = sheetOf('result-slips', subjectOf(tournament));
    const open = tournament.games.filter(({ outcome }) => outcome === null);
    expect(open).toHaveLength(1);
    expect(textOf(sheet, 3, 0, 4, 4)).toEqual([
      `Round ${open[0]!.round} · Board ${open[0]!.board}* . . Signature*`,
      'White 1 A* . ',
      'Black 4 D . ',
      '1–0 . ½–½ 0–1',
    ]);
    expect(valueAt(sheet, 3, 7)).toBeNull();
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
    const heads = [
      [3, 0],
      [3, 7],
      [10, 0],
      [10, 7],
    ].map(([row, column]) => valueAt(sheet, row!, column!));
    expect(heads).toEqual(['Round 4 · Board 1', 'Round 4 · Board 2', 'Round 4 · Board 3', null]);
  });

  it('has a line to cut along between two slips, and one below each row of them', () => {
    const sheet = sheetOf('result-slips', { ...numbers('berger', 8), round: 1 });
    const grey = (row: number, column: number): boolean => styleAt(sheet, row, column).fill === '808080';
    const rows = Array.from({ length: 17 }, (_, row) => row).filter((row) => grey(row, 0));
    expect(rows).toEqual([8, 15]);
    expect([3, 9, 16].map((row) => grey(row, 5))).toEqual([true, true, true]);
    const heights = new Map(sheet.rows!.map(({ row, height }) => [row, height]));
    expect(rows.map((row) => heights.get(row))).toEqual([1.5, 1.5]);
  });

  it('the three results stand in cells of one width', () => {
    const { widths } = setUpOf(sheetOf('result-slips', subjectOf(QUAD)));
    const [label, start, half, signature] = widths.split(' ').map(Number);
    expect([half, signature]).toEqual([15, 15]);
    expect(label! + start!).toBeCloseTo(15 - 0.7);
  });

  it('a name that needs two lines has them', () => {
    const name = 'Wolfgang Maximilian von Hohenberg-Lichtenstein';
    const players = QUAD.players.map((player) => (player.no === 1 ? { ...player, name } : player));
    const sheet = sheetOf('result-slips', subjectOf({ ...QUAD, players }));
    expect(sheet.rows!.filter(({ row }) => row === 4 || row === 5).map(({ height }) => height)).toEqual([
      32, 32,
    ]);
    expect(styleAt(sheet, 4, 1).wrap).toBe(true);
  });

  it('has its title, widths and print set-up', () => {
    expect(setUpOf(sheetOf('result-slips', subjectOf(QUAD)))).toEqual({
      rows: [
        'Quad · Result slips',
        'Ring the result; both players sign.',
        '',
        'Round 3 · Board 1 |  |  | Signature',
      ],
      widths: '8 6.3 15 15 2 0.12 2 8 6.3 15 15',
      frozen: 'no',
      merged: 'A4:C4 B5:C5 B6:C6 A7:B7',
      printed: 'A1:K10 upright, 76 %, header Quad',
    });
  });

  it('has its colours, lines, heights of rows in points and page breaks', () => {
    expect(drawnOf(sheetOf('result-slips', subjectOf(QUAD)))).toEqual({
      styles: {
        'bold, size 16, color 1F4E79': 'A1',
        'color 6B7280': 'A2 A2',
        'bold, color 1F2A37, fill DCE6F1, align left, vertical center, grid BFC7D1': 'A4:C4',
        'bold, color 1F2A37, fill DCE6F1, align center, vertical center, grid BFC7D1': 'D4',
        'grid BFC7D1, align left, vertical center': 'A5 D5 A6 D6',
        'grid BFC7D1, align left, vertical center, wrap': 'B5:C5 B6:C6',
        bold: 'B5:C5',
        'grid BFC7D1, align center, vertical center, size 14': 'A7:B7 C7:D7',
        'fill 808080': 'F4:F10 A9:K9',
      },
      heights: { 20: '4', 24: '5 6', 30: '7', 9: '8 10', 1.5: '9' },
      breaks: [],
    });
  });
});
