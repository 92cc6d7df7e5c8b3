import { annulledFirst, EVENTS } from './events';
import { planned, read, type Planned } from './plan';
import { grammarFaults } from '../../src/live/grammar';
import type { Tournament } from '../../src/core/model';
import type { CellValue } from '../../src/sheets/cell';
import { crosstableValues } from '../../src/sheets/values/crosstable';
import { standingsValues } from '../../src/sheets/values/standings';
import { generated } from '../generated';

const shownStandings = (sheets: Planned): CellValue[][] => {
  const { sheet, area } = sheets.layout.standings.body;
  return read(sheets, sheet, area.row, area.column, area.rows, area.columns);
};

const shownCrosstable = (sheets: Planned) => {
  const { sheet, first, cells, white, points, rank } = sheets.layout.crosstable;
  const players = sheets.layout.playerCount;
  const part = (column: number, width: number): CellValue[][] =>
    read(sheets, sheet, first, column, players, width);
  const [marks, flags] = [
    part(cells.area.column, cells.area.columns),
    part(white.area.column, cells.area.columns),
  ];
  const [heads, values, ranks] = [part(0, 2), part(points, sheets.layout.slots), part(rank, 1)];
  return heads.map(([no, name], index) => ({
    no,
    name,
    cells: marks[index],
    white: flags[index]!.map((flag) => flag === 1),
    values: values[index],
    rank: ranks[index]![0],
  }));
};

const expectEqual = (tournament: Tournament): void => {
  const sheets = planned(tournament);
  const core = standingsValues(tournament, sheets.layout);
  const table = crosstableValues(tournament, sheets.layout);
  expect(core.ok && table.ok).toBe(true);
  if (!core.ok || !table.ok) return;
  expect(shownStandings(sheets)).toEqual(core.value);
  expect(shownCrosstable(sheets)).toEqual(table.value);
};

describe('what Standings and Crosstable display equals the rules, cell by cell', () => {
  it.each(EVENTS)('%s', (_, event) => expectEqual(generated(event)));
});

describe('direct encounter inside ties', () => {
  const lists = [
    ['PTS', 'DE'],
    ['PTS', 'DE', 'SB', 'DE'],
    ['PTS', 'SB', 'KS', 'DE'],
    ['PTS', 'WIN', 'DE', 'KS', 'SB'],
  ];
  it.each(lists.map((list) => [list.join(','), list] as const))('in the list %s', (_, tieBreaks) => {
    for (let seed = 0; seed < 12; seed++)
      expectEqual(
        generated({ players: 6 + (seed % 7), cycles: 1 + (seed % 2), seed, draws: 0.7, tieBreaks }),
      );
  });
});

describe('every formula of a plan', () => {
  const plan = planned(annulledFirst).plan;
  const formulas = plan.sheets.flatMap(({ name, blocks }) =>
    blocks.flatMap((block) => (block.kind === 'formula' ? [{ name, ...block }] : [])),
  );

  it('means the same in Excel 2016, LibreOffice and Google Sheets', () => {
    expect(formulas.length).toBeGreaterThan(100);
    expect(
      formulas.flatMap(({ formula }) => grammarFaults(formula).map((fault) => [fault, formula])),
    ).toEqual([]);
  });

  it('has a number format, neither General nor Text', () => {
    expect(formulas.filter(({ format }) => format === 'General' || format === '@' || format === '')).toEqual(
      [],
    );
  });

  it('is short enough for Excel: 8,192 characters, 255 in a text', () => {
    expect(formulas.filter(({ formula }) => formula.length > 8000)).toEqual([]);
    expect(formulas.filter(({ formula }) => /"[^"]{256,}"/.test(formula))).toEqual([]);
  });
});
