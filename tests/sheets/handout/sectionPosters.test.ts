import '../../../src/language/lateProblems';
import type { Tournament } from '../../../src/core/model';
import { problem } from '../../../src/core/problem';
import { messageOf } from '../../../src/language/language';
import { subjectOf } from '../../../src/sheets/handout/subject';
import { planProblems } from '../../../src/workbook/plan-problems';
import { realEvent } from '../../eventFixtures';
import { newMatch } from '../../matches';
import { codesOf } from '../../results';
import { sectioned } from '../../sectioned';
import { made, sheetOf, styleAt, textOf, valueAt } from './sheet';

// Section A: players 1 to 4, boards 1 and 2. Section B: players 5 to 7, board 3, three rounds with a bye each.
const ODD = sectioned([4, 3]);
const TEN = sectioned([4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);

const ofRound = (id: string, tournament: Tournament, round: number) =>
  sheetOf(id, { ...subjectOf(tournament), round });

const pagesOf = (id: string, tournament: Tournament, round: number): number =>
  1 + ofRound(id, tournament, round).print!.rowBreaks!.length;

describe('posters of sections', () => {
  it('of a round: a page for each section, under its name, with its boards, and who rests', () => {
    const sheet = ofRound('section-posters', ODD, 1);
    expect(textOf(sheet, 3, 0, 5, 4)).toEqual([
      'Section A* . . .',
      'Round 1* . . .',
      'Board* White* Result* Black*',
      '1 1 Player 1* . 4 Player 4',
      '2 2 Player 2* . 3 Player 3',
    ]);
    expect(textOf(sheet, 12, 0, 4, 4)).toEqual([
      'Section B* . . .',
      'Round 1* . . .',
      'Board* White* Result* Black*',
      '3 2 Player 6* . 3 Player 7',
    ]);
    expect(valueAt(sheet, 17, 0)).toBe('Rests: 1 Player 5');
    expect(sheet.print!.rowBreaks).toEqual([12]);
  });

  it('say nothing of a bye of whoever has left', () => {
    const players = ODD.players.map((each) =>
      each.no === 5 ? { ...each, status: 'withdrawn' as const } : each,
    );
    const sheet = ofRound('section-posters', { ...ODD, players }, 1);
    expect(valueAt(sheet, 17, 0)).toBeNull();
  });

  it('of ten quads print ten pages, or three with four on each', () => {
    expect([pagesOf('section-posters', TEN, 2), pagesOf('section-posters-4', TEN, 2)]).toEqual([10, 3]);
  });

  it('print nothing of what stands above the first', () => {
    expect(ofRound('section-posters', ODD, 1).print!.area).toMatchObject({ row: 3, rows: 18 });
  });

  it('of quads print the games in 32 points, and in 16 where four stand on a page', () => {
    const printed = (id: string) => {
      const sheet = ofRound(id, TEN, 1);
      return Math.floor((styleAt(sheet, 6, 1).size! * sheet.print!.scale!) / 100);
    };
    expect([printed('section-posters'), printed('section-posters-4')]).toEqual([32, 16]);
  });

  it('of twenty players are upright, and as large as ten games leave them on a page', () => {
    const { landscape, scale } = ofRound('section-posters', sectioned([20, 20]), 1).print!;
    expect([landscape, scale]).toEqual([false, 66]);
  });

  it('have the results that are known, and the date and the place of a round that has one', () => {
    const games = ODD.games.map((game) => ({
      ...game,
      date: '2026-12-04 19:00',
      venue: 'Hall',
      outcome: game.no === 1 ? ('1/2' as const) : null,
    }));
    const sheet = ofRound('section-posters', { ...ODD, games }, 1);
    expect(textOf(sheet, 4, 0, 1, 3)).toEqual([`Round 1 · Hall* . ${46_360 + 19 / 24}*`]);
    expect(styleAt(sheet, 4, 2).align).toBe('right');
    expect(valueAt(sheet, 6, 2)).toBe('½-½');
  });

  it('strike out who left before their game, and say that it is not played', () => {
    const players = ODD.players.map((player) =>
      player.no === 4 ? { ...player, status: 'withdrawn' as const } : player,
    );
    const sheet = ofRound('section-posters', { ...ODD, players }, 1);
    expect(textOf(sheet, 6, 0, 2, 4)).toEqual(['1 1 Player 1* – 4 Player 4', '2 2 Player 2* . 3 Player 3']);
    const struck = [6, 7].map((row) => [1, 3].map((column) => styleAt(sheet, row, column).strike ?? false));
    expect(struck).toEqual([
      [false, true],
      [false, false],
    ]);
    const wall = ofRound('pairings', { ...ODD, players }, 1);
    expect([1, 3].map((column) => styleAt(wall, 4, column).strike ?? false)).toEqual([false, true]);
  });

  it('without a round have all of them, round by round', () => {
    const sheet = sheetOf('section-posters', subjectOf(ODD));
    expect([3, 12, 21, 30, 39, 48].map((row) => textOf(sheet, row, 0, 2, 1).join(' '))).toEqual([
      'Section A* Round 1*',
      'Section B* Round 1*',
      'Section A* Round 2*',
      'Section B* Round 2*',
      'Section A* Round 3*',
      'Section B* Round 3*',
    ]);
  });

  it('have lines for a long name, and smaller type for a long name of a section', () => {
    const names = sectioned([4], {}, [
      { name: 'Under twelve championship reserve of the whole county', players: 4 },
    ]);
    const players = names.players.map((player) =>
      player.no === 1 ? { ...player, name: 'Wolfgang Maximilian von Hohenberg-Lichtenstein' } : player,
    );
    const sheet = ofRound('section-posters', { ...names, players }, 1);
    // 1 Wolfgang, Maximilian, von, Hohenberg-, Lichtenstein: five lines of 40 points.
    expect(sheet.rows!.find(({ row }) => row === 6)!.height).toBe(204);
    expect(styleAt(sheet, 3, 0).size).toBe(16);
  });

  it('by four are of one height, however few games a section has', () => {
    const sheet = ofRound('section-posters-4', sectioned([4, 6]), 1);
    const height = (row: number): number => sheet.rows!.find((each) => each.row === row)!.height;
    // Three games in section B, and room for a third one below the two of section A.
    expect([6, 7, 8].map(height)).toEqual([27, 27, 27]);
    expect([16, 17, 18].map(height)).toEqual([27, 27, 27]);
  });

  it('of a section whose sheets are its own: a page for each round', () => {
    const alone = { ...realEvent('cand2013'), section: 'B' };
    const sheet = sheetOf('section-posters', subjectOf(alone));
    expect([valueAt(sheet, 3, 0), sheet.print!.rowBreaks!.length]).toEqual(['Section B', 13]);
  });

  it('are plans that a workbook takes, of the largest tournament of sections of two and of one', () => {
    for (const tournament of [sectioned([20, 20, 20, 20, 20]), ODD])
      for (const id of ['section-posters', 'section-posters-4']) {
        const sheet = sheetOf(id, subjectOf(tournament));
        const active = { sheet: sheet.name, row: 0, column: 0 };
        expect(planProblems({ id: 'h', sheets: [sheet], names: [], active }, [], [])).toEqual([]);
      }
  });

  it('of a tournament without sections, such as a final, are refused in words', () => {
    const final = { ...realEvent('cand2013'), section: 'Final A' };
    for (const tournament of [realEvent('cand2013'), newMatch(4), final])
      for (const id of ['section-posters', 'section-posters-4'])
        expect(codesOf(made(id, subjectOf(tournament)))).toEqual(['handout-needs-sections']);
    expect(messageOf(problem('handout-needs-sections', {}, { handout: 'section-posters' }), 'en')).toBe(
      'The handout “section-posters” prints a poster for each section, but this tournament has no sections. Choose “pairings” instead.',
    );
  });
});
