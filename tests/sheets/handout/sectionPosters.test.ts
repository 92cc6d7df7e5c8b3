import { withPlayer, withStatus } from '../../changed';
import '../../../src/language/late';
import type { Tournament } from '../../../src/core/model';
import { problem } from '../../../src/core/problem';
import { messageOf } from '../../../src/language/language';
import { subjectOf } from '../../../src/sheets/handout/subject';
import { planProblems } from '../../../src/workbook/plan-problems';
import { realEvent } from '../../eventFixtures';
import { newMatch } from '../../matches';
import { codesOf } from '../../results';
import { sectioned } from '../../sectioned';
import { made, rowOf, sheetOf, formatAt, styleAt, textOf, valueAt } from './sheet';

// Section A: players 1 to 4, boards 1 and 2. Section B: players 5 to 7, board 3, three rounds with a bye each.
const ODD = sectioned([4, 3]);
const TEN = sectioned([4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);

const posters = (id: string, tournament: Tournament) => sheetOf(id, subjectOf(tournament));

const pagesOf = (id: string, tournament: Tournament): number =>
  1 + posters(id, tournament).print!.rowBreaks!.length;

/** The letters of the games as they are printed, in points. */
const printed = (id: string, tournament: Tournament): number => {
  const sheet = posters(id, tournament);
  return Math.floor((styleAt(sheet, 6, 2).size! * sheet.print!.scale!) / 100);
};

describe('posters of sections', () => {
  it('have a page for each section: under its name all its rounds with boards, results, and who rests', () => {
    const sheet = posters('section-posters', ODD);
    expect(textOf(sheet, 3, 0, 12, 5)).toEqual([
      'Section A* . . . .',
      `${ODD.event} · Boards 1 to 2 . . . .`,
      'Round* Board* White* Result* Black*',
      '1* 1 Player 1* . Player 4',
      '. 2 Player 2* . Player 3',
      '. . . . .',
      '2* 1 Player 4* . Player 3',
      '. 2 Player 1* . Player 2',
      '. . . . .',
      '3* 1 Player 2* . Player 4',
      '. 2 Player 3* . Player 1',
      '. . . . .',
    ]);
    expect(textOf(sheet, 15, 0, 5, 5)).toEqual([
      'Section B* . . . .',
      `${ODD.event} · Board 3 . . . .`,
      'Round* Board* White* Result* Black*',
      '1* 3 Player 6* . Player 7',
      '. Bye: Player 5 . . .',
    ]);
    expect(sheet.merges).toContainEqual({ row: 6, column: 0, rows: 2, columns: 1 });
    expect(sheet.print!.rowBreaks).toEqual([15]);
  });

  it('have the class behind each name, as Pairings and Round do', () => {
    const players = ODD.players.map((each) => ({ ...each, extra: [each.no % 2 === 0 ? '4A' : '4B'] }));
    const sheet = posters('section-posters', { ...ODD, columns: ['Class'], players });
    expect(textOf(sheet, 6, 0, 1, 5)).toEqual(['1* 1 Player 1 (4B)* . Player 4 (4A)']);
  });

  it('of one round have that round alone, a page for each section of ten', () => {
    const tens = sectioned([10, 10]);
    const sheet = sheetOf('section-posters', subjectOf(tens, { round: 2 }));
    expect(textOf(sheet, 3, 0, 8, 5)).toEqual([
      'Section A* . . . .',
      `${tens.event} · Boards 1 to 5 . . . .`,
      'Round* Board* White* Result* Black*',
      '2* 1 Player 10* . Player 6',
      '. 2 Player 7* . Player 5',
      '. 3 Player 8* . Player 4',
      '. 4 Player 9* . Player 3',
      '. 5 Player 1* . Player 2',
    ]);
    expect(sheet.print!.rowBreaks).toHaveLength(1);
    expect(pagesOf('section-posters', tens)).toBe(4);
    expect(codesOf(made('section-posters-4', subjectOf(tens)))).toEqual(['handout-saves-nothing']);
    expect(made('section-posters-4', subjectOf(tens, { round: 2 })).ok).toBe(true);
  });

  it('of a long name have as many rounds on a page as can be read: four of eight players, three of ten', () => {
    const tens = sectioned([10, 8]);
    const [long, ...others] = tens.players;
    const name = 'Maria Maximiliane von Hohenberg-Lichtensteinburg';
    expect(pagesOf('section-posters', { ...tens, players: [{ ...long!, name }, ...others] })).toBe(5);
  });

  it('say nothing of a bye of whoever has left', () => {
    const sheet = posters('section-posters', withStatus(ODD, 5, 'withdrawn'));
    expect(textOf(sheet, 18, 0, 3, 5)).toEqual([
      '1* 3 Player 6* . Player 7',
      '. . . . .',
      '2* 3 Player 5* – Player 6',
    ]);
  });

  it('of ten quads print ten pages, or three with four on each; of five sections of eight five', () => {
    expect([pagesOf('section-posters', TEN), pagesOf('section-posters-4', TEN)]).toEqual([10, 3]);
    expect(pagesOf('section-posters', sectioned([8, 8, 8, 8, 8]))).toBe(5);
  });

  it('print nothing of what stands above the first', () => {
    expect(posters('section-posters', ODD).print!.area).toMatchObject({ row: 3, rows: 24 });
  });

  it('print quads in 34 points, in 12 where four stand on a page, and sections of eight in 15', () => {
    expect([printed('section-posters', TEN), printed('section-posters-4', TEN)]).toEqual([34, 12]);
    expect(printed('section-posters', sectioned([8, 8]))).toBe(15);
  });

  it('say which boards each section has, the first too', () => {
    const sheet = posters('section-posters', TEN);
    const [, second = 0] = [0, ...sheet.print!.rowBreaks!];
    expect([valueAt(sheet, 4, 0), valueAt(sheet, second + 1, 0)]).toEqual([
      `${TEN.event} · Boards 1 to 2`,
      `${TEN.event} · Boards 3 to 4`,
    ]);
  });

  it('print quads hardly smaller where their rounds have dates of their own, which stand there in small letters', () => {
    const games = TEN.games.map((game) => ({ ...game, date: `2026-12-0${game.round} 19:00` }));
    const sheet = posters('section-posters', { ...TEN, games });
    expect([2, 5].map((column) => styleAt(sheet, 6, column).size)).toEqual([28, 17]);
    expect(printed('section-posters', { ...TEN, games })).toBe(26);
    expect(printed('section-posters-4', { ...TEN, games })).toBe(12);
  });

  it('have the times of rounds of one day in the letters of the games, and the day once', () => {
    const games = TEN.games.map((game) => ({ ...game, date: `2026-12-05 1${game.round}:30` }));
    const sheet = posters('section-posters', { ...TEN, games });
    expect(textOf(sheet, 4, 0, 2, 6)).toEqual([
      `${TEN.event} · Sat 5 Dec 2026 · Boards 1 to 2 . . . . .`,
      'Round* Board* White* Result* Black* When*',
    ]);
    expect([2, 5].map((column) => styleAt(sheet, 6, column).size)).toEqual([28, 28]);
    expect(formatAt(sheet, 6, 5)).toBe('hh:mm');
  });

  it('of twenty players have three rounds on a page, the pages as evenly filled as rounds allow', () => {
    const sheet = posters('section-posters', sectioned([20]));
    expect([0, ...sheet.print!.rowBreaks!].length).toBe(7);
    expect(sheet.print!.landscape).toBe(false);
  });

  it('have the results that are known, and dates and place of rounds that have them', () => {
    const games = ODD.games.map((game) => ({
      ...game,
      date: '2026-12-04 19:00',
      venue: 'Hall',
      outcome: game.no === 1 ? ('1/2' as const) : null,
    }));
    const sheet = posters('section-posters', { ...ODD, games });
    expect(textOf(sheet, 4, 0, 3, 6)).toEqual([
      `${ODD.event} · Hall · Fri 4 Dec 2026 19:00 · Boards 1 to 2 . . . . .`,
      'Round* Board* White* Result* Black* .',
      '1* 1 Player 1* ½–½ Player 4 .',
    ]);
  });

  it('leave out a game whose player has left, and give the other the bye', () => {
    const players = ODD.players.map((player) =>
      player.no === 4 ? { ...player, status: 'withdrawn' as const } : player,
    );
    const sheet = posters('section-posters', { ...ODD, players });
    expect(textOf(sheet, 6, 1, 2, 4)).toEqual(['2 Player 2* . Player 3', 'Bye: Player 1 . . .']);
    const wall = sheetOf('pairings', { ...subjectOf({ ...ODD, players }), round: 1 });
    expect(textOf(wall, 4, 0, 3, 2)).toEqual([
      '2 2 Player 2*',
      '3 2 Player 6*',
      'Bye: 1 Player 5, 1 Player 1 .',
    ]);
  });

  it('have lines for a long name, the other games low, and smaller type for a long name of a section', () => {
    const names = sectioned([4], {}, [
      { name: 'Under twelve championship reserve of the whole county', players: 4 },
    ]);
    const sheet = posters(
      'section-posters',
      withPlayer(names, 1, { name: 'Wolfgang Maximilian von Hohenberg-Lichtenstein' }),
    );
    const height = (row: number): number => sheet.rows!.find((each) => each.row === row)!.height;
    expect([6, 7, 9, 10].map(height)).toEqual([112, 38, 38, 112]);
    expect(styleAt(sheet, 3, 0).size).toBe(22);
  });

  it('of a section whose sheets are its own: as many of its rounds on a page as can be read', () => {
    const alone = { ...realEvent('cand2013'), section: 'B' };
    const sheet = posters('section-posters', alone);
    expect([valueAt(sheet, 3, 0), sheet.print!.rowBreaks!.length]).toEqual(['Section B', 1]);
  });

  it('are plans that a workbook takes, of the largest tournament of sections of two and of one', () => {
    for (const [id, tournament] of [
      ['section-posters', sectioned([20, 20, 20, 20, 20])],
      ['section-posters', ODD],
      ['section-posters-4', ODD],
    ] as const) {
      const sheet = sheetOf(id, subjectOf(tournament));
      const active = { sheet: sheet.name, row: 0, column: 0 };
      expect(planProblems({ id: 'h', sheets: [sheet], names: [], active }, [], [])).toEqual([]);
    }
  });

  it('in smaller type are refused where sections of eight would have a page each all the same', () => {
    const [six, eight] = [sectioned([6, 6]), sectioned([8, 6])].map((each) => subjectOf(each));
    expect(sheetOf('section-posters-4', six!).print?.rowBreaks).toEqual([]);
    expect(codesOf(made('section-posters-4', eight!))).toEqual(['handout-saves-nothing']);
    expect(messageOf(problem('handout-saves-nothing', {}, { handout: 'section-posters-4' }))).toBe(
      'The handout “section-posters-4” saves no paper here: each section has too many games to share a page. Choose “section-posters” instead.',
    );
  });

  it('have a long word in smaller letters, so that all others stay large', () => {
    const players = TEN.players.map((player) =>
      player.no === 33 ? { ...player, name: 'Wolfeschlegelsteinhausen, Maximilian Konstantin' } : player,
    );
    const sheet = posters('section-posters', { ...TEN, paper: 'Letter' as const, players });
    const row = rowOf(sheet, 'Wolfeschlegelsteinhausen', 2);
    expect([2, 4].map((column) => styleAt(sheet, row, column).size)).toEqual([16, 28]);
    const named = { ...TEN, paper: 'Letter' as const, players };
    expect([printed('section-posters', named), printed('section-posters-4', named)]).toEqual([24, 12]);
    expect(pagesOf('section-posters-4', named)).toBe(3);
  });

  it('are readable with long names, a section of six such players on one page', () => {
    const long = sectioned([6, 4]);
    const players = long.players.map((player) => ({
      ...player,
      name: `${player.name} Venkatanarasimharajuvaripeta von Hohenberg-Lichtenstein`,
    }));
    const { print } = sheetOf('section-posters', subjectOf({ ...long, players }));
    expect(print?.scale).toBeGreaterThanOrEqual(48);
    expect(print?.rowBreaks).toHaveLength(1);
  });

  it('of a tournament without sections, such as a final, are refused in words', () => {
    const final = { ...realEvent('cand2013'), section: 'Final A' };
    for (const tournament of [realEvent('cand2013'), newMatch(4), final])
      for (const id of ['section-posters', 'section-posters-4'])
        expect(codesOf(made(id, subjectOf(tournament)))).toEqual(['handout-needs-sections']);
    expect(messageOf(problem('handout-needs-sections', {}, { handout: 'section-posters' }))).toBe(
      'The handout “section-posters” prints a poster for each section, but this tournament has no sections. Choose “pairings” instead.',
    );
  });
});
