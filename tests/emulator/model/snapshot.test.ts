import * as model from '../../../emulator/model';
import { createBook } from '../../../emulator/model';
import { at, value, write } from './at';

const rich = (): model.Book => {
  const book = createBook(['Mine', 'Other']);
  write(book, 'A1:B2', [
    ['Name', 'Sum'],
    [5, '=A2*2'],
  ]);
  model.addTable(book, at(book, 'A1:B2'), true);
  model.addName(book, book.state.sheets[0]!.id, 'five', at(book, 'A2'));
  model.setFormat(book, at(book, 'A:A'), 'font/bold', true);
  return book;
};

describe('snapshots', () => {
  it('bring everything back, formulas too', () => {
    const book = rich();
    const before = model.snapshot(book);
    const texts = book.state.sheets.map(({ id }) => model.sheetText(book, id));
    write(book, 'A2', 9);
    model.deleteSheet(book, book.state.sheets[1]!.id);
    model.insertCells(book, at(book, '1:1'), 'Down');
    model.restore(book, before);
    expect(book.state.sheets.map(({ id }) => model.sheetText(book, id))).toEqual(texts);
    expect(value(book, 'B2')).toBe(10);
    write(book, 'A2', 6);
    expect(value(book, 'B2')).toBe(12);
    model.restore(book, before);
    expect(value(book, 'B2')).toBe(10);
  });

  it('bring back what names and tables mean where the sheets are the same', () => {
    const book = createBook(['Mine']);
    write(book, 'A1:B3', [
      ['Name', 'Sum'],
      [5, '=five*2'],
      [7, '=SUM(Games[Name])'],
    ]);
    const table = model.addTable(book, at(book, 'A1:A3'), true);
    model.renameTable(book, table, 'Games');
    const name = model.addName(book, null, 'five', '=Mine!$A$2');
    const shown = (): unknown => [value(book, 'B2'), value(book, 'B3')];
    expect(shown()).toEqual([10, 12]);
    const before = model.snapshot(book);
    model.setNameFormula(book, name, '=Mine!$A$3');
    model.renameTable(book, table, 'Others');
    write(book, 'A2', 100);
    expect(shown()).toEqual([14, 107]);
    model.restore(book, before);
    expect(shown()).toEqual([10, 12]);
    write(book, 'A3', 1);
    expect(shown()).toEqual([10, 6]);
  });

  it('the text of a sheet changes with each thing on it, and only then', () => {
    const book = rich();
    const sheet = book.state.sheets[0]!.id;
    const seen = new Set([model.sheetText(book, sheet)]);
    const steps: (() => void)[] = [
      () => write(book, 'C9', 1),
      () => model.setFormat(book, at(book, 'C9'), 'font/italic', true),
      () => model.setRowHeight(book, at(book, '9:9'), 30),
      () => model.setColumnHidden(book, at(book, 'C:C'), true),
      () => model.merge(book, at(book, 'F1:G1')),
      () => model.setTabColor(book, sheet, '#123456'),
      () => void model.addName(book, sheet, 'more', '=1'),
      () => model.setValidation(book, at(book, 'C9'), { rule: { list: { source: 'a' } } }),
      () => void model.addConditional(book, at(book, 'C9'), 'Custom'),
      () => model.setPage(book, sheet, 'orientation', 'Landscape'),
      () => model.freezeRows(book, sheet, 1),
      () => model.select(book, at(book, 'C9')),
      () => model.protect(book, sheet),
    ];
    steps.forEach((step, index) => {
      step();
      seen.add(model.sheetText(book, sheet));
      expect(seen.size).toBe(index + 2);
    });
    write(book, 'Other!A1', 1);
    expect(seen.has(model.sheetText(book, sheet))).toBe(true);
  });
});
