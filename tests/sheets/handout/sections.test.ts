import { subjectOf } from '../../../src/sheets/handout/subject';
import { sectioned, sectionsOf } from '../../sectioned';
import { made, rowOf, sheetOf, textOf, valueAt } from './sheet';

// Section A: players 1 to 4, boards 1 and 2. Section B: players 5 to 7, board 3, three rounds with a bye each.
const ODD = subjectOf(sectioned([4, 3]));

/** The same, but in section B everyone meets twice. */
const [quad, rest] = sectionsOf([4, 3]);
const DOUBLE = subjectOf(sectioned([], {}, [quad!, { ...rest!, cycles: 2 }]));

describe('of sections that share their sheets', () => {
  it('pairings have the players’ numbers in their section, whose name stands behind each game', () => {
    const sheet = sheetOf('pairings', { ...ODD, round: 1 });
    expect(textOf(sheet, 3, 0, 5, 5)).toEqual([
      'Board* White* Result* Black* Section*',
      '1 1 Player 1* . 4 Player 4 A',
      '2 2 Player 2* . 3 Player 3 A',
      '3 2 Player 6* . 3 Player 7 B',
      'Rests: 1 Player 5 . . . .',
    ]);
  });

  it('a table card names the section that plays at its board', () => {
    const sheet = sheetOf('table-cards', ODD);
    expect([0, 1, 2].map((card) => valueAt(sheet, 2 + 7 * card, 0))).toEqual([
      'Board 1 · Section A',
      'Board 2 · Section A',
      'Board 3 · Section B',
    ]);
    expect(textOf(sheet, 18, 0, 2, 3)).toEqual(['1 2 Player 6* 3 Player 7', '2 1 Player 5* 2 Player 6']);
  });

  it('a result slip names the section, too', () => {
    const sheet = sheetOf('result-slips', { ...ODD, round: 1 });
    expect([valueAt(sheet, 3, 0), valueAt(sheet, 10, 0)]).toEqual([
      'Round 1 · Board 1 · Section A',
      'Round 1 · Board 3 · Section B',
    ]);
    expect(textOf(sheet, 11, 1, 2, 1)).toEqual(['2 Player 6*', '3 Player 7']);
  });

  it('the round table and the pairing table are one for each, under its name', () => {
    const table = sheetOf('round-table', DOUBLE);
    // 2-3, 1-2, 3-1; then the same with colours turned.
    expect(textOf(table, rowOf(table, 'Section B') + 1, 0, 4, 9)).toEqual([
      'No* Name* 1* . 2* . 3* . Rests*',
      '1* Player 5 . . 2* 5 3 6* 1, 4',
      '2* Player 6 2 5* . . 1* 4 3, 6',
      '3* Player 7 3* 6 1 4* . . 2, 5',
    ]);
    const pairs = sheetOf('pairing-table', ODD);
    expect(textOf(pairs, rowOf(pairs, 'Section B') + 1, 0, 4, 3)).toEqual([
      '* Board 3* Rests*',
      'Round 1* 2–3 1',
      'Round 2* 1–2 3',
      'Round 3* 3–1 2',
    ]);
  });

  it('the wall chart as values has the results so far', () => {
    const { tournament } = ODD;
    const games = tournament!.games.map((game) =>
      game.round === 1 && game.white === 6 ? { ...game, outcome: '1-0' as const } : game,
    );
    const sheet = sheetOf('wall-chart', subjectOf({ ...tournament!, games }));
    expect(textOf(sheet, rowOf(sheet, 'Section B') + 1, 0, 5, 6)).toEqual([
      'No* Name* 1* 2* 3* Points*',
      '1* Player 5* – 2* 3 0',
      '. . . . . .',
      '2* Player 6* 3* 1 – 1',
      '. . 1 . . .',
    ]);
  });

  it('seats are those of each section', () => {
    const sheet = sheetOf('seats', ODD);
    const row = rowOf(sheet, 'Section B');
    expect(textOf(sheet, row + 1, 0, 4, 2)).toEqual(['Round 1* .', 'Board 3* .', '→ rests .', 'Player 7* .']);
  });

  it('an explanation of all has the name of each section above its players', () => {
    const sheet = sheetOf('explanation', ODD);
    const rows = ['Section A', 'Section B', 'Why'].map((text) => rowOf(sheet, text));
    expect(rows).toEqual([5, rows[1], 3]);
    expect(String(valueAt(sheet, rows[1]! + 2, 0))).toMatch(/^Why Player [567] /);
  });

  it('how a table is made is shown where all sections have one size', () => {
    expect(made('by-rows', ODD)).toMatchObject({ ok: false, problems: [{ code: 'handout-of-sections' }] });
    const quads = sheetOf('by-rows', subjectOf(sectioned([4, 4])));
    const alone = sheetOf('by-rows', subjectOf(sectioned([4])));
    expect(quads.blocks).toEqual(alone.blocks);
    expect(valueAt(quads, 0, 0)).toBe('Quads of Riverside · Table by rows');
  });

  it('a section is parted only where it is higher than a page, and then between players', () => {
    const sheet = sheetOf('wall-chart', subjectOf(sectioned([4, 40])));
    const starts = sheet.print!.rowBreaks!.map((row) => valueAt(sheet, row, 0));
    expect(starts.length).toBeGreaterThan(0);
    for (const start of starts) expect(start).toEqual(expect.any(Number));
    const ten = sheetOf('wall-chart', subjectOf(sectioned(Array.from({ length: 10 }, () => 4))));
    expect(ten.print!.rowBreaks!.map((row) => valueAt(ten, row, 0))).toEqual(['Section D', 'Section G']);
  });
});
