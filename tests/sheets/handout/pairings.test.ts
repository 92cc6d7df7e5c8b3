import { withPlayer, withStatus } from '../../changed';
import { withRoundDates } from '../../../src/core/calendar/planned';
import type { Tournament } from '../../../src/core/model';
import { SYSTEMS } from '../../../src/core/pairing/registry';
import { subjectOf } from '../../../src/sheets/handout/subject';
import { realEvent } from '../../eventFixtures';
import { generated } from '../../generated';
import { sectioned } from '../../sectioned';
import { newField } from '../field';
import { QUAD } from '../quad';
import { numbers, rowOf, rowsByHeight, sheetOf, styleAt, textOf, valueAt } from './sheet';

describe('the pairings for the wall', () => {
  it('of one round: board by board who plays whom, White bold, and the results that are known', () => {
    const tournament = realEvent('cand2013');
    const sheet = sheetOf('pairings', { ...subjectOf(tournament), round: 14 });
    expect(textOf(sheet, 2, 0, 4, 4)).toEqual([
      'Round 14* . . .',
      'Board* White* Result* Black*',
      '1 1 Carlsen,M* 0–1 7 Svidler,P',
      '2 3 Aronian,L* 1–0 4 Radjabov,T',
    ]);
  });

  it('where sides are at home it has no numbers of teams, and says where each game is played', () => {
    const three = newField(['Anchor', 'Bell', 'Crown']);
    const games = three.games.map((game) => ({ ...game, venue: `The ${game.white}` }));
    const sheet = sheetOf('pairings', subjectOf({ ...three, profile: 'home', games }));
    expect(textOf(sheet, 3, 0, 2, 5)).toEqual(['Match* Home* Result* Away* Venue*', '1 Bell* . Crown The 2']);
  });

  it('of ten sections of four, all rounds, are in letters of more than 10 points, two rounds on a page', () => {
    const quads = sectioned(Array.from({ length: 10 }, () => 4));
    const players = quads.players.map((player) => ({ ...player, name: `Charlotte Number${player.no}` }));
    const { print } = sheetOf('pairings', subjectOf({ ...quads, players }));
    expect([print!.scale, print!.rowBreaks!.length]).toEqual([94, 1]);
  });

  it('leaves room for the results to come', () => {
    const sheet = sheetOf('pairings', { ...subjectOf(QUAD), round: 3 });
    expect(textOf(sheet, 4, 0, 1, 4)).toEqual(['1 1 A* . 4 D']);
  });

  it('of an odd field it says who rests', () => {
    const sheet = sheetOf('pairings', { ...numbers('berger', 5), round: 2 });
    expect(textOf(sheet, 2, 0, 5, 4)).toEqual([
      'Round 2* . . .',
      'Board* White* Result* Black*',
      '1 5* . 3',
      '2 1* . 2',
      'Bye: 4 . . .',
    ]);
  });

  it('of an odd field it does not say that whoever has left rests', () => {
    const odd = newField(['Anna', 'Berg', 'Cora']);
    const resting = (tournament: Tournament) => {
      const sheet = sheetOf('pairings', { ...subjectOf(tournament), round: 1 });
      return String(valueAt(sheet, 5, 0));
    };
    const left = odd.rests.find(({ round }) => round === 1)!.player;
    const gone = withStatus(odd, left, 'withdrawn');
    const later = { ...gone, games: odd.games.map((game) => ({ ...game, outcome: '1-0' as const })) };
    expect([odd, gone, later].map(resting)).toEqual(['Bye: 1 Anna', 'null', 'Bye: 1 Anna']);
  });

  it('without a round it has all of them, one below the other', () => {
    const sheet = sheetOf('pairings', numbers('berger', 6));
    expect([1, 2, 3, 4, 5].map((round) => rowOf(sheet, `Round ${round}`))).toEqual([2, 9, 16, 23, 30]);
  });

  it('has the date of each round, and beside a game that was moved its own', () => {
    const four = newField(['Anna', 'Berg', 'Cora', 'Dora', 'Erik', 'Fay']);
    const [first, ...others] = withRoundDates(four, ['2026-11-27', '2026-12-04 19:00']).games;
    const heads = (games: Tournament['games']) => {
      const sheet = sheetOf('pairings', subjectOf({ ...four, dated: true, games }));
      const rows = [1, 2, 3].map((round) => rowOf(sheet, `Round ${round}`));
      return sheet.blocks.flatMap((block) =>
        block.kind === 'values' && rows.includes(block.area.row) && block.area.column === 2
          ? [[rows.indexOf(block.area.row) + 1, block.values[0]![0], block.format]]
          : [],
      );
    };
    const one = [1, 46_353, 'ddd d mmm yyyy'];
    const second = [2, 46_360 + 19 / 24, 'ddd d mmm yyyy hh:mm'];
    expect(heads([first!, ...others])).toEqual([one, second]);
    const moved = [{ ...first!, date: '2026-11-29 20:00' }, ...others];
    expect(heads(moved)).toEqual([one, second]);
    const sheet = sheetOf('pairings', { ...subjectOf({ ...four, dated: true, games: moved }), round: 1 });
    expect(textOf(sheet, 3, 4, 4, 1)).toEqual(['When*', 'Sun 29 Nov 2026 20:00', '', '']);
  });

  it('the only game of a round stays with a dash for a result where somebody left', () => {
    const sheet = sheetOf('pairings', { ...subjectOf(withStatus(QUAD, 4, 'annulled')), round: 3 });
    expect(textOf(sheet, 4, 0, 1, 4)).toEqual(['1 1 A* – 4 D']);
  });

  it('a game that somebody forfeits by leaving strikes them out, and is no bye', () => {
    const games = QUAD.games.map((game) => ({ ...game, outcome: game.black === 4 ? ('+-' as const) : null }));
    const sheet = sheetOf('pairings', {
      ...subjectOf({ ...withStatus(QUAD, 4, 'withdrawn'), games }),
      round: 3,
    });
    expect(textOf(sheet, 4, 0, 3, 4).slice(0, 1)).toEqual(['1 1 A* +/- 4 D']);
    expect(textOf(sheet, 4, 0, 3, 4).join()).not.toContain('Bye');
    expect([1, 3].map((column) => styleAt(sheet, 4, column).strike ?? false)).toEqual([false, true]);
  });

  it('a result that does not count is in italics, as on Pairings', () => {
    const games = QUAD.games.map((game) => ({ ...game, outcome: '1-0' as const }));
    const italic = (tournament: Tournament) => {
      const sheet = sheetOf('pairings', { ...subjectOf(tournament), round: 3 });
      expect(textOf(sheet, 4, 0, 1, 4)).toEqual(['1 1 A* 1–0 4 D']);
      return [1, 2, 3].map((column) => styleAt(sheet, 4, column).italic ?? false);
    };
    expect(italic({ ...withStatus(QUAD, 4, 'annulled'), games })).toEqual([true, true, true]);
    expect(italic({ ...QUAD, games })).toEqual([false, false, false]);
  });

  const withLongName = (count: number) => {
    const event = generated({ players: count, cycles: 1, seed: 1 });
    return subjectOf(withPlayer(event, 1, { name: 'Wolfgang Maximilian von Hohenberg-Lichtenstein' }));
  };

  it('is in large type, with lines for two where a name is long: few rows are all as high', () => {
    const sheet = sheetOf('pairings', { ...withLongName(4), round: 1 });
    expect([styleAt(sheet, 4, 1).size, styleAt(sheet, 4, 1).wrap]).toEqual([16, true]);
    expect(rowsByHeight(sheet)).toEqual({ 22: '2', 20: '4', 40: '3', 44: '5 6' });
  });

  it('of thirteen boards or more only the row of the long name is higher', () => {
    const heights = (players: number) =>
      rowsByHeight(sheetOf('pairings', { ...withLongName(players), round: 1 }));
    expect(heights(24)[44]).toBe('5 6 7 8 9 10 11 12 13 14 15 16');
    expect(heights(26)[44]).toBe('5');
  });

  it('of 21 boards it goes on over pages, each with the heads', () => {
    const print = (players: number) => sheetOf('pairings', { ...numbers('berger', players), round: 1 }).print;
    expect([print(40)?.titleRows, print(42)?.titleRows]).toEqual([undefined, { from: 2, to: 3 }]);
    expect(print(42)?.fit).toEqual({ wide: 1, tall: 0 });
  });
});

const TOP = 4;

describe('the round table: who meets whom in which round', () => {
  it('8 players by Berger: the table of the NZCF handbook as printed, * for bold', () => {
    expect(textOf(sheetOf('round-table', numbers('berger', 8)), TOP, 1, 8, 8)).toEqual([
      '. 2* 3 4* 5 6* 7 1*',
      '2 . 4* 5 6* 7 1* 3*',
      '3* 4 . 6* 7 1* 2 5*',
      '4 5* 6 . 1* 2 3* 7*',
      '5* 6 7* 1 . 3* 4 2',
      '6 7* 1 2* 3 . 5* 4',
      '7* 1 2* 3 4* 5 . 6',
      '1 3 5 7 2* 4* 6* .',
    ]);
  });

  it('an odd field has a column that says in which round everybody rests', () => {
    expect(textOf(sheetOf('round-table', numbers('berger', 5)), 3, 6, 6, 1)).toEqual([
      'Bye*',
      '1',
      '3',
      '5',
      '2',
      '4',
    ]);
  });

  it('in two cycles each opponent has two columns, with the colours turned', () => {
    const sheet = sheetOf('round-table', numbers('crenshaw', 4, 2));
    expect(textOf(sheet, TOP, 1, 2, 8)).toEqual(['. . 3* 6 2 5* 1* 4', '3 6* . . 1* 4 2 5*']);
    expect(sheet.merges).toContainEqual({ row: 3, column: 1, rows: 1, columns: 2 });
  });

  it('in every system each player has each round once, the same from both sides, one of the two in bold', () => {
    for (const { id } of SYSTEMS)
      for (const players of [3, 4, 5, 6, 9, 12]) {
        const sheet = sheetOf('round-table', numbers(id, players));
        const rounds = players % 2 === 0 ? players - 1 : players;
        for (let one = 0; one < players; one++) {
          const line: number[] = [];
          for (let other = 0; other < players; other++) {
            if (other === one) continue;
            const [there, back] = [
              valueAt(sheet, TOP + one, 1 + other),
              valueAt(sheet, TOP + other, 1 + one),
            ];
            expect(there).toBe(back);
            expect(styleAt(sheet, TOP + one, 1 + other).bold ?? false).not.toBe(
              styleAt(sheet, TOP + other, 1 + one).bold ?? false,
            );
            line.push(Number(there));
          }
          if (players % 2 === 1) line.push(Number(valueAt(sheet, TOP + one, 1 + players)));
          expect(line.sort((a, b) => a - b)).toEqual(Array.from({ length: rounds }, (_, index) => index + 1));
        }
      }
  });

  it('of a tournament it has the names, as texts', () => {
    const tournament = realEvent('cand2013');
    const sheet = sheetOf('round-table', subjectOf(tournament));
    expect(textOf(sheet, TOP, 1, 8, 1)).toEqual(tournament.players.map(({ name }) => name));
    expect(valueAt(sheet, 0, 0)).toBe(`${tournament.event} · Who meets when`);
    expect(sheet.print!.header).toBe(tournament.event);
  });
});
