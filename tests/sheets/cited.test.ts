import { explainPlace } from '../../src/core/explain/standings';
import type { ExplainedLine, ExplainedValue } from '../../src/core/explain/value';
import type { Tournament } from '../../src/core/model';
import { parseTyped } from '../../src/core/typed';
import { citedIn } from '../../src/sheets/cited';
import { parseArea, type CellValue } from '../../src/grid/cell';
import { generated } from '../generated';
import { annulledFirst } from './events';
import { partsOf, gridIn, planned } from './plan';

interface Citation {
  readonly value: ExplainedValue;
  readonly line: ExplainedLine | null;
  readonly cells: readonly string[];
}

/** Every citation in the explanations of all players, and what a cell of the sheets shows. */
const citations = (tournament: Tournament) => {
  const sheets = planned(tournament);
  const cited = citedIn(tournament, partsOf(sheets), gridIn(sheets));
  const all = tournament.players.flatMap(({ no }): Citation[] => {
    const place = explainPlace(tournament, no);
    if (!place.ok) throw new Error(JSON.stringify(place.problems));
    return place.value.values.flatMap((value) => [
      { value, line: null, cells: cited.value(value) },
      ...value.lines.map((line) => ({ value, line, cells: cited.line(line, value) })),
    ]);
  });
  const shown = (cell: string): CellValue => {
    const [sheet, where] = cell.split('!') as [string, string];
    const { row, column } = parseArea(where)!;
    return sheets.value(sheet, row, column);
  };
  return { all, shown };
};

const EVENTS: readonly Tournament[] = [
  annulledFirst,
  generated({ players: 9, cycles: 1, seed: 5, special: 0.2, tieBreaks: ['PTS', 'NZ_SB', 'ARO', 'BH', 'KS'] }),
  generated({ players: 6, cycles: 2, seed: 6, adjusted: true, tieBreaks: ['PTS', 'SB', 'WIN', 'TPR'] }),
];

describe('a cited cell shows the very figure', () => {
  it.each(EVENTS.map((event) => [event.event, event] as const))(
    '%s: results, scores, ratings, values',
    (_, event) => {
      const { all, shown } = citations(event);
      const games = new Map(event.games.map((game) => [game.no, game]));
      let [results, others] = [0, 0];
      for (const { value, line, cells } of all)
        for (const cell of cells)
          if (line?.of === 'game' && cell.startsWith('Pairings!')) {
            expect(parseTyped(String(shown(cell)))).toBe(games.get(line.game)!.outcome);
            results++;
          } else if (line?.of !== 'adjustment') {
            const figure = line === null ? value.value! : line.opponentValue!;
            expect(Number(shown(cell))).toBeCloseTo(figure.n / figure.d, 6);
            others++;
          }
      expect(Math.min(results, others)).toBeGreaterThan(50);
    },
  );

  it('the game of a line is always cited, points always', () => {
    const { all } = citations(EVENTS[2]!);
    for (const { value, line, cells } of all) {
      if (line?.of === 'game') expect(cells[0]).toMatch(/^Pairings!F\d+$/);
      if (line === null && value.code === 'PTS') expect(cells[0]).toMatch(/^Standings!J\d+$/);
    }
  });

  it('a score that the NZCF adjusts is another one than Standings shows: nothing is cited for it', () => {
    const { all } = citations(EVENTS[1]!);
    const adjusted = all.filter(({ line, value }) => line?.opponentValue && value.code === 'NZ_SB');
    const cited = adjusted.filter(({ cells }) => cells.length > 1);
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.length).toBeLessThan(adjusted.length);
  });

  it('an adjustment is cited where the arbiter wrote it', () => {
    const { all, shown } = citations(EVENTS[2]!);
    const adjustments = all.filter(({ line }) => line?.of === 'adjustment');
    expect(adjustments.length).toBeGreaterThan(0);
    for (const { cells, line } of adjustments)
      expect(Number(shown(cells[0]!))).toBeCloseTo(line!.amount.n / line!.amount.d, 6);
  });
});
