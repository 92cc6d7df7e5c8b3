import type { Tournament } from '../../src/core/model';
import { grammarFaults } from '../../src/grid/formula/grammar';
import { withRoundDates } from '../../src/core/calendar/remade';
import { parseTournament } from '../../src/sheets/parse';
import { dateCell, dateIn } from '../../src/sheets/dates';
import { valueOf } from '../results';
import { newField } from './field';
import { gridIn, partsOf, planned, read, typedInto, type Planned } from './plan';

/** Three players play three rounds: 2-3 and the bye of 1, 1-2, 3-1. */
const three = withRoundDates(newField(['Anna', 'Berg', 'Cora']), ['2026-11-27', '2026-12-04 19:00']);

const table = (sheets: Planned) => {
  const { rows, columns } = sheets.layout.pairings;
  return read(sheets, 'Pairings', 3, 0, rows + 1, columns.count);
};
const parsed = (sheets: Planned): Tournament =>
  valueOf(parseTournament(partsOf(sheets), gridIn(sheets))).tournament;
const formatsOf = ({ plan }: Planned, column: number): readonly string[] =>
  plan.sheets[0]!.blocks.filter(
    ({ kind, area }) => kind === 'values' && area.column === column && area.row > 3,
  ).map(({ area, format }) => `${area.row}+${area.rows} ${format}`);

describe('a date in a cell', () => {
  it('is the number of its day, its time a fraction, as Excel, LibreOffice and Gnumeric count', () => {
    const cells: readonly (readonly [string, number])[] = [
      ['1900-03-01', 61],
      ['2026-11-27', 46_353],
      ['2026-11-27 19:00', 46_353 + 19 / 24],
      ['2026-11-27 18:00', 46_353.75],
      ['9999-12-31 23:59', 2_958_465 + 1439 / 1440],
    ];
    expect(cells.map(([date]) => dateCell(date))).toEqual(cells.map(([, number]) => number));
    expect(cells.map(([, number]) => dateIn(number))).toEqual(cells.map(([date]) => date));
  });

  it('is read to the minute, whatever Excel rounds', () => {
    expect(dateIn(46_353.791_666_666_66)).toBe('2026-11-27 19:00');
    expect(dateIn(46_353.999_99)).toBe('2026-11-28');
  });

  it('is whatever was typed there instead, and comes out as it was', () => {
    const typed = ['Friday', '27.11.', '1895-08-05', 12, 0.75, -3, 2_958_466];
    expect(typed.map((value) => dateCell(dateIn(value)))).toEqual(typed);
    expect([dateIn(null), dateIn(''), dateCell(undefined)]).toEqual([undefined, undefined, null]);
  });
});

describe('Pairings of a tournament with dates', () => {
  it('has them before the check; a bye has none, nor has a round of which nobody knows', () => {
    expect(table(planned(three))).toEqual([
      ['Game', 'Round', 'Board', 'White no.', 'White', 'Result', 'Black', 'Black no.', 'Date', 'Check'],
      [1, 1, 1, 2, 'Berg', null, 'Cora', 3, 46_353, ''],
      [null, 1, null, 1, 'Anna', null, 'bye', null, null, ''],
      [2, 2, 1, 1, 'Anna', null, 'Berg', 2, 46_360 + 19 / 24, ''],
      [null, 2, null, 3, 'Cora', null, 'bye', null, null, ''],
      [3, 3, 1, 3, 'Cora', null, 'Anna', 1, null, ''],
      [null, 3, null, 2, 'Berg', null, 'bye', null, null, ''],
    ]);
  });

  it('shows the weekday, and a time where there is one', () => {
    expect(formatsOf(planned(three), 8)).toEqual(['4+2 ddd d mmm yyyy', '6+4 ddd d mmm yyyy hh:mm']);
    const rules = planned(three).plan.sheets[0]!.conditionals.filter(({ style }) => style.numberFormat);
    expect(rules.map(({ area, formula }) => [area.column, area.rows, formula])).toEqual([
      [8, 6, 'AND($B5<>"",$B5<>$B4,ISNUMBER($B4),IF(ISNUMBER($I5),$I5>INT($I5),FALSE))'],
      [8, 6, 'IF(ISNUMBER($I5),$I5>INT($I5),FALSE)'],
      [8, 6, 'AND($B5<>"",$B5<>$B4,ISNUMBER($B4),IF(ISNUMBER($I5),$I5=INT($I5),FALSE))'],
      [8, 6, 'IF(ISNUMBER($I5),$I5=INT($I5),FALSE)'],
    ]);
  });

  it('shows no time of a day alone, 00:00, in a cell that was made for a time; where no game has one nobody asks', () => {
    const formatsOf = ({ plan }: Planned): readonly (string | undefined)[] =>
      plan.sheets[0]!.conditionals.flatMap(({ style }) => style.numberFormat ?? []);
    expect(new Set(formatsOf(planned(three)))).toEqual(new Set(['ddd d mmm yyyy hh:mm', 'ddd d mmm yyyy']));
    const days = planned(withRoundDates(newField(['Anna', 'Berg', 'Cora']), ['2026-11-27']));
    expect(new Set(formatsOf(days))).toEqual(new Set(['ddd d mmm yyyy hh:mm']));
  });

  it('is printed down to its dates, the finder beside it', () => {
    const sheets = planned(three);
    expect(sheets.plan.sheets[0]!.print!.area.columns).toBe(9);
    expect(sheets.layout.pairings.wanted.area.column).toBe(13);
    const found = typedInto(sheets, [{ sheet: 'Pairings', row: 1, column: 13, write: 'Berg' }]);
    expect(read(found, 'Pairings', 4, 11, 3, 4)).toEqual([
      [1, 'White', 'Cora', ''],
      [2, 'Black', 'Anna', ''],
      [3, '', 'bye', ''],
    ]);
  });

  it('is read as it was made, also when somebody typed another date, a text, or nothing', () => {
    expect(parsed(planned(three))).toMatchObject({ dated: true, games: three.games });
    const cell = (row: number, write: string | number | null) => ({
      sheet: 'Pairings',
      row,
      column: 8,
      write,
    });
    const other = typedInto(planned(three), [cell(4, null), cell(6, 46_000.5), cell(8, 'Friday')]);
    const dates = parsed(other).games.map(({ date }) => date);
    expect(dates).toEqual([undefined, '2025-12-09 12:00', 'Friday']);
    expect(
      parsed(
        typedInto(
          planned(three),
          [4, 6].map((row) => cell(row, null)),
        ),
      ).dated,
    ).toBe(true);
  });

  it('has formulas and rules that mean the same everywhere, on Round and in the final report, too', () => {
    const { plan } = planned({ ...three, liveHandouts: ['final-report'] });
    const formulas = plan.sheets.flatMap(({ blocks, conditionals }) => [
      ...blocks.flatMap((block) => (block.kind === 'formula' ? [block.formula] : [])),
      ...conditionals.map(({ formula }) => formula),
    ]);
    expect(formulas.filter((formula) => /MIN|INT/.test(formula)).length).toBeGreaterThan(10);
    expect(formulas.flatMap(grammarFaults)).toEqual([]);
  });

  it('has no such column without dates', () => {
    const sheets = planned(newField(['Anna', 'Berg', 'Cora']));
    expect(table(sheets)[0]).toHaveLength(9);
    expect(parsed(sheets)).not.toHaveProperty('dated');
    expect(sheets.plan.names.filter(({ name }) => /date/.test(name))).toEqual([]);
  });

  it('has it in a large tournament, too, where Refresh writes the names', () => {
    const large = planned(three, 'refreshed');
    expect(table(large).map((row) => row[8])).toEqual([
      'Date',
      46_353,
      null,
      46_360 + 19 / 24,
      null,
      null,
      null,
    ]);
  });
});
