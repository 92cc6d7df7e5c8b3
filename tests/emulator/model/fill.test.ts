import * as model from '../../../emulator/model';
import { createBook } from '../../../emulator/model';
import { at, format, formula, refusal, value, values, write } from './at';

const copy = (book: model.Book, to: string, from: string): void =>
  model.copyFormulas(book, at(book, to), at(book, from));

describe('copyFrom', () => {
  it('a formula copied over a block is written for each cell', () => {
    const book = createBook();
    write(book, 'A1:A3', [[1], [2], [3]]);
    write(book, 'B1', '=A1*$A$1+A$2');
    copy(book, 'B1:B3', 'B1');
    expect(model.getFormulas(book, at(book, 'B1:B3'))).toEqual([
      ['=A1*$A$1+A$2'],
      ['=A2*$A$1+A$2'],
      ['=A3*$A$1+A$2'],
    ]);
    expect(values(book, 'B1:B3')).toEqual([[3], [4], [5]]);
  });

  it('a block repeats in a destination that is a multiple of it', () => {
    const book = createBook();
    write(book, 'A1:B1', [[1, 2]]);
    copy(book, 'A3:D4', 'A1:B1');
    expect(values(book, 'A3:D4')).toEqual([
      [1, 2, 1, 2],
      [1, 2, 1, 2],
    ]);
  });

  it('a destination that is smaller grows; one that is no multiple gets the block once', () => {
    const book = createBook();
    write(book, 'A1:B1', [[1, 2]]);
    copy(book, 'A3', 'A1:B1');
    copy(book, 'A5:C5', 'A1:B1');
    expect(values(book, 'A3:C3')).toEqual([[1, 2, '']]);
    expect(values(book, 'A5:C5')).toEqual([[1, 2, '']]);
  });

  it('formulas leave formats', () => {
    const book = createBook();
    write(book, 'A1', '=1+1');
    model.setNumberFormat(book, at(book, 'A1'), '0.00');
    copy(book, 'B1', 'A1');
    expect([formula(book, 'B1'), format(book, 'B1')]).toEqual(['=1+1', 'General']);
  });

  it('a reference that leaves the sheet is #REF!', () => {
    const book = createBook();
    write(book, 'B2', '=A1');
    copy(book, 'A1', 'B2');
    expect([formula(book, 'A1'), value(book, 'A1')]).toEqual(['=#REF!', '#REF!']);
  });

  it('from another sheet: references without a sheet mean the new one', () => {
    const book = createBook(['One', 'Two']);
    write(book, 'A1:B1', [['1 x', '=A1']]);
    copy(book, 'Two!A2:B2', 'One!A1:B1');
    expect([value(book, 'Two!A2'), formula(book, 'Two!B2')]).toEqual(['1 x', '=A2']);
  });
});

describe('sort', () => {
  const sorted = (entries: (string | number | boolean)[], ascending = true): unknown[] => {
    const book = createBook();
    write(
      book,
      `A1:A${entries.length}`,
      entries.map((entry) => [entry]),
    );
    model.sortRange(book, at(book, `A1:A${entries.length}`), [{ key: 0, ascending }]);
    return values(book, `A1:A${entries.length}`).flat();
  };

  it('numbers, texts, logical values, errors; blanks last whichever way', () => {
    const mixed = [true, 'b', '', 2, '=NA()', 'A', 10, false];
    expect(sorted(mixed)).toEqual([2, 10, 'A', 'b', false, true, '#N/A', '']);
    expect(sorted(mixed, false)).toEqual(['#N/A', true, false, 'b', 'A', 10, 2, '']);
  });

  it('by several keys, equal rows as they were', () => {
    const book = createBook();
    write(book, 'A1:B5', [
      ['Name', 'Points'],
      ['Ben', 1],
      ['anna', 2],
      ['Carl', 2],
      ['Anna', 1],
    ]);
    model.sortRange(book, at(book, 'A2:B5'), [{ key: 1, ascending: false }, { key: 0 }]);
    expect(values(book, 'A1:A5').flat()).toEqual(['Name', 'anna', 'Carl', 'Anna', 'Ben']);
  });

  it('formulas point where they would if copied to their new row', () => {
    const book = createBook();
    write(book, 'A1:B2', [
      [2, '=A1*10+$D$1'],
      [1, '=A2*10+$D$1'],
    ]);
    model.sortRange(book, at(book, 'A1:B2'), [{ key: 0 }]);
    expect(model.getFormulas(book, at(book, 'A1:B2'))).toEqual([
      [1, '=A1*10+$D$1'],
      [2, '=A2*10+$D$1'],
    ]);
  });

  it('formats move with the rows, borders stay', () => {
    const book = createBook();
    write(book, 'A1:A2', [[2], [1]]);
    model.setFormat(book, at(book, 'A1'), 'font/bold', true);
    model.setBorder(book, at(book, 'A1'), 'EdgeTop', 'style', 'Continuous');
    model.sortRange(book, at(book, 'A1:A2'), [{ key: 0 }]);
    expect(model.getFormat(book, at(book, 'A2'), 'font/bold')).toBe(true);
    expect(model.getBorder(book, at(book, 'A1'), 'EdgeTop', 'style')).toBe('Continuous');
  });

  it('a key outside the range is refused', () => {
    const book = createBook();
    expect(refusal(() => model.sortRange(book, at(book, 'A1:B2'), [{ key: 2 }]))).toBe('InvalidArgument');
  });
});
