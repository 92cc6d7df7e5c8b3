import { readingOf } from '../../src/core/results/typed';
import { parseArea, type CellValue } from '../../src/grid/cell';
import type { Grid } from '../../src/grid/grid';
import { carryOver, type CarriedOver } from '../../src/sheets/carryOver';
import { plannedAt } from '../../src/grid/planned';
import { crossTable } from '../eventFixtures';
import { partsOf, planned } from './plan';

/** Four players, one game to come. */
const QUAD = crossTable('*1=. | 0*10 | =0*1 | .10*', { event: 'Quad', tieBreaks: ['PTS', 'DE', 'SB'] });
const sheets = planned(QUAD);
const visible = sheets.plan.sheets.filter(({ hidden }) => !hidden);

interface Typed {
  readonly value?: CellValue;
  readonly formula?: string;
}

/** The visible sheets as they stand, after somebody wrote into some cells: `Pairings!F5`. */
const gridsWith = (typed: Readonly<Record<string, Typed>> = {}): readonly Grid[] =>
  visible.map((plan) => {
    const where = { row: 0, column: 0, rows: 40, columns: 16 };
    const own = new Map(
      Object.entries(typed).flatMap(([name, cell]) => {
        const [sheet, address] = name.split('!') as [string, string];
        const at = parseArea(address)!;
        return sheet === plan.name ? [[`${at.row} ${at.column}`, cell] as const] : [];
      }),
    );
    const each = <T>(make: (row: number, column: number, cell: Typed | undefined) => T): T[][] =>
      Array.from({ length: where.rows }, (_, row) =>
        Array.from({ length: where.columns }, (__, column) => make(row, column, own.get(`${row} ${column}`))),
      );
    const value = (row: number, column: number) => sheets.value(plan.name, row, column);
    return {
      sheet: plan.name,
      area: where,
      values: each((row, column, cell) => (cell ? (cell.value ?? null) : value(row, column))),
      formulas: each((row, column, cell) => {
        if (cell) return cell.formula ?? null;
        return plannedAt(plan, row, column)?.kind === 'formula' ? 'X' : null;
      }),
      formats: each(() => 'General'),
      hiddenRows: [],
      merges: [],
    };
  });

const parts = partsOf(sheets);
const LOG = { sheet: 'Log', area: parseArea('A4:G5')! };

const kept = (typed: Readonly<Record<string, Typed>>, next = sheets, where = parts): CarriedOver =>
  carryOver(sheets.plan, next.plan, where, gridsWith(typed), LOG, readingOf(QUAD));

const cell = (name: string) => {
  const [sheet, address] = name.split('!') as [string, string];
  const { row, column } = parseArea(address)!;
  return { sheet, row, column };
};

describe('of what people typed into sheets that are made anew', () => {
  it('nothing is lost where nobody typed anything', () => {
    expect(kept({})).toEqual({ carried: [], lost: [], beside: [] });
  });

  it('a result stays as it was typed: 1:0', () => {
    expect(kept({ 'Pairings!F5': { value: '1:0' } })).toEqual({
      carried: [{ ...cell('Pairings!F5'), value: '1:0' }],
      ...{ lost: [], beside: [] },
    });
  });

  it('the round that was chosen stays chosen', () => {
    expect(sheets.layout.round.chosen.area).toMatchObject({ row: 0, column: 7 });
    expect(kept({ 'Round!H1': { value: 3 } }).carried).toEqual([{ ...cell('Round!H1'), value: 3 }]);
    const larger = planned(
      crossTable('*1=.= | 0*10= | =0*1= | .10*= | ====*', { event: 'Quad', tieBreaks: ['PTS', 'DE', 'SB'] }),
    );
    expect(kept({ 'Round!H1': { value: 3 } }, larger)).toEqual({
      carried: [{ ...cell('Round!H1'), value: 3 }],
      ...{ lost: [], beside: [] },
    });
  });

  it('a result goes with its game, wherever the table has it', () => {
    const sorted = {
      ...{ 'Pairings!A5': { value: 4 }, 'Pairings!F5': { value: '1:0' } },
      ...{ 'Pairings!A8': { value: 1 }, 'Pairings!F8': { value: '1' } },
    };
    expect(kept(sorted).carried).toEqual([
      { ...cell('Pairings!F5'), value: '1' },
      { ...cell('Pairings!F8'), value: '1:0' },
    ]);
  });

  it('another result than that of the new sheets does not come over it', () => {
    expect(kept({ 'Pairings!F5': { value: '0:1' } }).carried).toEqual([]);
    expect(kept({ 'Pairings!F5': { value: null } }).carried).toEqual([]);
  });

  it('yellow settings and tie-breaks stay as they were typed', () => {
    const typed = {
      ...{ 'Crosstable!A3': { value: 'By rank' }, 'Tournament!B32': { value: 'pear' } },
      ...{ 'Tournament!B28': { value: 'ks ' } },
    };
    expect(kept(typed)).toEqual({
      carried: [
        { ...cell('Crosstable!A3'), value: 'By rank' },
        { ...cell('Tournament!B32'), value: 'pear' },
        { ...cell('Tournament!B28'), value: 'ks ' },
      ],
      ...{ lost: [], beside: [] },
    });
  });

  it('a code that says what is planned becomes its name', () => {
    const typed = {
      ...{ 'Tournament!B27': { value: 'de ' }, 'Tournament!B28': { value: 'SONNEBORN-BERGER' } },
      ...{ 'Crosstable!A3': { value: 'itself' }, 'Tournament!B36': { value: 'a4' } },
    };
    expect(kept(typed)).toEqual({ carried: [], lost: [], beside: [] });
  });

  it('another heading stays if the new sheets have the same one in its place', () => {
    expect(kept({ 'Standings!J4': { value: 'Club' } })).toEqual({
      carried: [{ ...cell('Standings!J4'), value: 'Club' }],
      ...{ lost: [], beside: [] },
    });
    const { tieBreaks } = QUAD;
    const longer = planned(crossTable('*1=.. | 0*101 | =0*11 | .10*1 | .000*', { event: 'Quad', tieBreaks }));
    expect(kept({ 'Crosstable!C13': { value: 'Our legend' } }, longer)).toEqual({
      carried: [],
      ...{ lost: [], beside: [{ ...cell('Crosstable!C13'), value: 'Our legend' }] },
    });
  });

  it('a note beside our cells has room in the same place; a formula over a value would be lost', () => {
    const typed = {
      'Standings!A20': { value: 'Prize money' },
      'Tournament!A39': { formula: 'A31', value: 1 },
      'Players!B5': { formula: 'Mine!A1', value: 'Anna' },
    };
    expect(kept(typed)).toMatchObject({
      lost: [cell('Players!B5'), cell('Tournament!A39')],
      beside: [{ ...cell('Standings!A20'), value: 'Prize money' }],
    });
  });

  it('a value over a formula would be lost; a formula over another is made again', () => {
    expect(kept({ 'Standings!A5': { value: 7 } }).lost).toEqual([cell('Standings!A5')]);
    expect(kept({ 'Standings!A5': { formula: 'MY(1)', value: 7 } }).lost).toEqual([]);
  });

  it('whatever stands in the Log table is told in the new one', () => {
    expect(kept({ 'Log!G5': { value: 'changed' } }).lost).toEqual([]);
    expect(kept({ 'Log!G6': { value: 'beside' } })).toMatchObject({
      lost: [],
      beside: [cell('Log!G6')],
    });
  });

  it('a part that was moved would come back in its place; columns of Players may move', () => {
    const at = (part: 'Standings' | 'Players_reason', column: number, row: number) => {
      const place = parts.places[part]!;
      const area = { ...place.area, row: place.area.row + row, column: place.area.column + column };
      return { ...parts, places: { ...parts.places, [part]: { ...place, area } } };
    };
    const lost = (where: typeof parts) => kept({}, sheets, where).lost;
    expect([lost(at('Standings', 1, 0)), lost(at('Standings', 0, 1))]).toEqual([
      [cell('Standings!B5')],
      [cell('Standings!A6')],
    ]);
    expect(lost(at('Players_reason', 1, 0))).toEqual([]);
  });
});
