import { subjectOf } from '../../../src/sheets/handout/subject';
import { crossTable } from '../../eventFixtures';
import { numbers, sheetOf, textOf, valueAt } from './sheet';

describe('player cards', () => {
  it('each player’s rounds: board, colour, opponent, room for the result; a rest where they rest', () => {
    const sheet = sheetOf('player-cards', numbers('berger', 5));
    expect(textOf(sheet, 3, 6, 7, 5)).toEqual([
      '2* . . . .',
      'Round* Board* Colour* Opponent* Result*',
      '1 1 White* 5* .',
      '2 2 Black 1 .',
      '3 – – Rests –',
      '4 2 White* 3* .',
      '5 1 Black 4 .',
    ]);
  });

  it('of one player there is their card alone', () => {
    const sheet = sheetOf('player-cards', { ...numbers('berger', 6), player: 4 });
    expect([valueAt(sheet, 3, 0), valueAt(sheet, 3, 6)]).toEqual(['4', null]);
  });

  it('of a tournament: names, and the results that are known', () => {
    const sheet = sheetOf('player-cards', subjectOf(crossTable('*1=. | 0*10 | =0*1 | .10*')));
    expect(valueAt(sheet, 3, 0)).toBe('1 A');
    const marks = textOf(sheet, 5, 4, 3, 1);
    expect(marks.sort()).toEqual(['.', '1', '½']);
  });
});

describe('table cards', () => {
  it('each board’s number, and who plays there in each round', () => {
    const sheet = sheetOf('table-cards', numbers('berger', 4));
    expect(textOf(sheet, 2, 0, 5, 3)).toEqual(
      ['Board 1* .* .*', 'Round* White* Black*', '1 1* 4', '2 4* 3', '3 2* 4'].map((line) =>
        line.replaceAll('.*', '.'),
      ),
    );
    expect(valueAt(sheet, 9, 0)).toBe('Board 2');
  });
});

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
});
