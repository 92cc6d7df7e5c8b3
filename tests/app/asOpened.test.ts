import { asOpened } from '../../src/app/rebuild';
import { area, type CellValue } from '../../src/grid/cell';
import { makeLogRow, type LogEntry } from '../../src/sheets/log/line';
import type { RangeSnapshot } from '../../src/workbook/port';
import { generated } from '../generated';
import { opened } from './opened';

const whole = opened(generated({ players: 4, cycles: 1, seed: 1 }));
/** As if only the table of players had been read. */
const places = { Players: whole.parts.places.Players!, Log: { sheet: 'Archive', area: area(3, 0, 2, 8) } };
const open = { ...whole, parts: { ...whole.parts, places } };
const LOG = { name: 'Log_t', sheet: 'Log', area: area(3, 0, 3, 8), totals: false };

const line = (step: number): LogEntry => ({
  ...{
    step,
    time: '09:00',
    tournament: 't',
    rule: 'record',
    cells: `game ${step}`,
    before: '',
    after: '"1-0"',
  },
});

const grid = (
  sheet: string,
  row: number,
  column: number,
  values: readonly (readonly CellValue[])[],
): RangeSnapshot => ({
  ...{ sheet, area: area(row, column, values.length, values[0]!.length), values },
  ...{ formulas: [], formats: [], hiddenRows: [], merges: [] },
});

const values = (...grids: readonly RangeSnapshot[]) =>
  asOpened({ open, table: 'Log_t', lines: [line(1), line(2)] }, grids, LOG).map((each) => each.values);

describe('sheets as they were seen', () => {
  it('have what was read when the step was opened; the rest as it is', () => {
    const now = grid('Players', 3, 0, [
      ['No', 'Name', 'Rating'],
      [1, 'Typed meanwhile', 7],
      [2, 'Player B2', 1501],
    ]);
    expect(values(now)).toEqual([
      [
        ['No', 'Name', 'Rating'],
        [1, 'Player A1', 1500],
        [2, 'Player B2', 1501],
      ],
    ]);
  });

  it('whatever their capitals, and wherever the range begins', () => {
    expect(values(grid('PLAYERS', 5, 1, [['x', 'y']]))).toEqual([[['Player B2', 1501]]]);
    expect(values(grid('Notes', 5, 1, [['x', 'y']]))).toEqual([[['x', 'y']]]);
  });

  it('have the lines of the Log that there were, and none that came since', () => {
    const now = grid('Log', 3, 0, [
      ['Time', 'What', 'Step', 'Tournament', 'Rule', 'Cells', 'Before', 'After'],
      [...makeLogRow(line(1)).slice(0, 6), null, '"1-0"'],
      ['09:05', '', 3, 't', 'record', 'game 3', '', '"0-1"'],
    ]);
    expect(values(now)).toEqual([
      [
        ['Time', 'What', 'Step', 'Tournament', 'Rule', 'Cells', 'Before', 'After'],
        ['09:00', '', 1, 't', 'record', 'game 1', null, '"1-0"'],
        ['09:00', '', 2, 't', 'record', 'game 2', '', '"1-0"'],
      ],
    ]);
    const other = grid('Notes', 3, 0, [['Step'], [7], [8]]);
    expect(values(other, now)[0]).toEqual([['Step'], [7], [8]]);
    expect(values(other, now)[1]).toEqual(values(now)[0]);
    const aside = grid('Log', 3, 2, [['Time'], [7], [8]]);
    const moved = { ...LOG, area: area(3, 2, 3, 8) };
    expect(asOpened({ open, table: 'Log_t', lines: [line(1), line(2)] }, [aside], moved)[0]!.values).toEqual([
      ['Time'],
      ['09:00'],
      ['09:00'],
    ]);
    const longer = { ...LOG, area: area(3, 0, 4, 8) };
    const more = grid('Log', 6, 0, [['09:05', '', 3, 't', 'record', 'game 3', '', '"0-1"']]);
    expect(asOpened({ open, table: 'Log_t', lines: [line(1), line(2)] }, [more], longer)[0]!.values).toEqual([
      [null, null, null, null, null, null, null, null],
    ]);
  });

  it('have the sentences of a Log that has them', () => {
    const said = { ...line(1), said: 'Round 1, Anna – Bert: 1–0 (was empty).' };
    const wide = { ...LOG, area: area(3, 0, 2, 8) };
    const here = {
      ...open,
      parts: { ...open.parts, places: { Log: { sheet: 'Archive', area: wide.area } } },
    };
    const now = grid('Log', 4, 0, [['09:00', 'Something else', 1, 't', 'record', 'game 1', '', '"1-0"']]);
    expect(asOpened({ open: here, table: 'Log_t', lines: [said] }, [now], wide)[0]!.values).toEqual([
      ['09:00', 'Round 1, Anna – Bert: 1–0 (was empty).', 1, 't', 'record', 'game 1', '', '"1-0"'],
    ]);
  });
});
