import { Engine } from '../../emulator/calculation/engine';
import { parseXlsx } from '../../emulator/files/parseXlsx';
import { cellKey } from '../../emulator/model/address';
import { createBook, setValues, type Book } from '../../emulator/model';
import { addTournament } from '../../src/app/create';
import { given } from '../../src/core/format/fields';
import { area } from '../../src/grid/cell';
import { newXlsx } from '../../src/workbook/xlsx';
import { generated } from '../generated';
import { valueOf } from '../results';

/** The values of all formulas of a workbook, by HyperFormula or by the engine that the page to try Roundabout on has. */
const valuesOf = (book: Book, engine?: Engine): unknown[] =>
  book.state.sheets.flatMap((sheet) =>
    [...sheet.cells].flatMap(([key, { formula }]) => {
      if (formula === undefined) return [];
      const [row, column] = [Math.floor(key / 16_384), key % 16_384];
      const value = engine
        ? engine.value(book.state, sheet.id, row, column)
        : book.valueAt(sheet, row, column);
      return [[sheet.name, row, column, value]];
    }),
  );

const bookWith = (...formulas: readonly string[]): Book => {
  const book = createBook();
  const { id } = book.state.sheets[0]!;
  setValues(
    book,
    { sheet: id, area: area(0, 0, formulas.length, 1) },
    formulas.map((formula) => [formula]),
  );
  return book;
};

const SETS: Partial<Record<string, string>> = { '1-0': '10-9', '0-1': '1-3', '1/2': '2-2' };

it.each(['chess', 'plain'] as const)(
  'comes to what HyperFormula comes to, in every cell, in %s',
  async (profile) => {
    const made = generated({ players: 4, cycles: 1, seed: 4, finished: 0.6 });
    const games = made.games.map((game) => ({ ...game, ...given({ sets: SETS[game.outcome ?? ''] }) }));
    const tournament = profile === 'plain' ? { ...made, profile, games } : made;
    const workbook = newXlsx();
    await addTournament(workbook, tournament, { time: '2026-11-20 09:00' });
    const saved = await workbook.save();
    const { book } = valueOf(saved.ok ? parseXlsx(saved.value) : saved);
    const values = valuesOf(book, new Engine());
    expect(values.length).toBeGreaterThan(500);
    expect(values).toEqual(valuesOf(book));
  },
);

it('keeps all digits of a time: 14:00 of a day is no moment earlier in a cell that refers to it', () => {
  const book = bookWith(String(46_465 + 14 / 24), '=A1');
  const [sheet] = book.state.sheets;
  expect(book.valueAt(sheet!, 1, 0)).toBe(46_465.583333333336);
  expect(valuesOf(book, new Engine())).toEqual(valuesOf(book));
});

it('keeps the value of the file where a formula is not of its grammar, and works on with it', () => {
  const book = bookWith('2', '=A1*21');
  const [sheet] = book.state.sheets;
  const formulas = [
    ...['=VLOOKUP(A1,A1:B2,2,FALSE)', '=SUM(A:A)', '=IFERROR(VLOOKUP(A1,A1:B2,2,FALSE),"")'],
    ...['=MATCH(3,A1:A2,1)', '=MATCH(3,A1:A2)', '=A1:A2', '=Prize*2', '=[1]List!A1'],
  ];
  formulas.forEach((formula, row) => sheet!.cells.set(cellKey(row, 2), { formula, saved: `kept ${row}` }));
  sheet!.cells.set(cellKey(0, 3), { formula: '=C1&"!"', saved: 'old' });
  sheet!.cells.set(cellKey(1, 3), { formula: '=MATCH(42,A1:A2,0)', saved: 'old' });
  const engine = new Engine();
  const at = (row: number, column: number) => engine.value(book.state, sheet!.id, row, column);
  expect(formulas.map((_, row) => at(row, 2))).toEqual(formulas.map((_, row) => `kept ${row}`));
  expect([at(0, 3), at(1, 3)]).toEqual(['kept 0!', 2]);
  expect(formulas.map((_, row) => engine.isBeyond(book.state, sheet!.id, row, 2))).not.toContain(false);
  expect([0, 1].map((row) => engine.isBeyond(book.state, sheet!.id, row, 3))).toEqual([false, false]);
  sheet!.cells.set(cellKey(2, 3), { formula: '=IFERROR(D1,"")', saved: 'old' });
  sheet!.cells.set(cellKey(3, 3), { value: 7 });
  engine.changedKey();
  expect([0, 1, 2, 3, 4].map((row) => engine.isDoubtful(book.state, sheet!.id, row, 3))).toEqual([
    ...[true, false, true, false, false],
  ]);
});

it('says #NAME? for what it cannot work out, 0 for a circle, and follows a cell that changes', () => {
  const book = bookWith('2', '=A1*21', '=VLOOKUP(1,A1:B2,2,FALSE)', '=A4+1');
  const engine = new Engine();
  const values = (): unknown[] => valuesOf(book, engine).map((found) => (found as unknown[])[3]);
  expect(values()).toEqual([42, { error: '#NAME?' }, 0]);
  const { id } = book.state.sheets[0]!;
  setValues(book, { sheet: id, area: area(0, 0) }, [[3]]);
  engine.changedKey();
  expect(values()).toEqual([63, { error: '#NAME?' }, 0]);
  expect(engine.calculate(book.state, id, '=$A$2>60')).toBe(true);
});

it('takes no formula that is not one', () => {
  const engine = new Engine();
  expect(['=1+', '=(1', '=SUM(A1:B2)', '=sum(a1:b2)'].map((text) => engine.isFormula(text))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
