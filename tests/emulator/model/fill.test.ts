import * as model from '../../../emulator/model';
import { createBook, localeOf, setNumberFormat } from '../../../emulator/model';
import { at, format, formula, refusal, text, value, values, write } from './at';

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

const typed = (entry: string | number | boolean, numberFormat = 'General'): [unknown, string] => {
  const book = createBook();
  setNumberFormat(book, at(book, 'A1'), numberFormat);
  write(book, 'A1', entry);
  return [value(book, 'A1'), format(book, 'A1')];
};

describe('what Excel makes of an entry in a General cell', () => {
  it.each([
    ['Anna', 'Anna', 'General'],
    ['12', 12, 'General'],
    ['-0.5', -0.5, 'General'],
    ['1e5', 100000, '0.00E+00'],
    ['1,234', 1234, '#,##0'],
    ['50%', 0.5, '0%'],
    ['12.5%', 0.125, '0.00%'],
    ['(3)', -3, 'General'],
    ['1 1/2', 1.5, '# ?/?'],
    ['true', true, 'General'],
    ['#N/A', '#N/A', 'General'],
    ['1-0', 36526, 'mmm-yy'],
    ['3/4', 46085, 'd-mmm'],
    ['1-2', 46024, 'd-mmm'],
    ['1/2', 46024, 'd-mmm'],
    ['1:0', 1 / 24, 'h:mm'],
    ['2026-11-20', 46346, 'm/d/yyyy'],
    ['11/20/2026', 46346, 'm/d/yyyy'],
    ['1/2/29', 47120, 'm/d/yyyy'],
    ['1/2/30', 10960, 'm/d/yyyy'],
    ['5 Jan', 46027, 'd-mmm'],
    ['0-1', '0-1', 'General'],
    ['½-½', '½-½', 'General'],
    ['13/14', '13/14', 'General'],
    ['1-0F', '1-0F', 'General'],
    ['+', '+', 'General'],
    ['=', '=', 'General'],
  ])('%s becomes %j with format %s', (entry, wanted, numberFormat) => {
    expect(typed(entry)).toEqual([wanted, numberFormat]);
  });

  it('a format other than General stays when a date is typed', () => {
    expect(typed('3/4', '0.00')).toEqual([46085, '0.00']);
  });

  it('an entry that begins with = + or - and is no number is a formula', () => {
    const book = createBook();
    write(book, 'A1:C1', [[2, '=A1*3', '+A1-5']]);
    expect(values(book, 'A1:C1')).toEqual([[2, 6, -3]]);
    expect(formula(book, 'C1')).toBe('=+A1-5');
  });

  it('+/- and a formula that cannot be read are refused, and nothing of the block is written', () => {
    const book = createBook();
    expect(refusal(() => write(book, 'A1:B1', [['ok', '+/-']]))).toBe('InvalidArgument');
    expect(refusal(() => write(book, 'A1:B1', [['ok', '=SUM(']]))).toBe('InvalidArgument');
    expect(refusal(() => write(book, 'A1', '=Nowhere!A1'))).toBe('InvalidArgument');
    expect(values(book, 'A1:B1')).toEqual([['', '']]);
  });

  it('functions and references are written in capitals', () => {
    const book = createBook(['Data']);
    write(book, 'A1', '=sum(data!b1:b3)&"sum(a1)"');
    expect(formula(book, 'A1')).toBe('=SUM(Data!B1:B3)&"sum(a1)"');
  });
});

describe('text', () => {
  it('in a cell of Text format everything is text, as it is', () => {
    for (const entry of ['1-0', '3/4', '1e5', '=A1', '+/-', '007', 'TRUE', '50%'])
      expect(typed(entry, '@')).toEqual([entry, '@']);
    expect(typed(5, '@')).toEqual(['5', '@']);
    expect(typed(true, '@')).toEqual(['TRUE', '@']);
  });

  it('a leading apostrophe makes a text and is dropped, in Text cells too; a doubled one leaves one', () => {
    expect(typed("'1-0")).toEqual(['1-0', 'General']);
    expect(typed("'t Hart", '@')).toEqual(['t Hart', '@']);
    expect(typed("''t Hart", '@')).toEqual(["'t Hart", '@']);
  });

  it('formulas read back without the apostrophe, so that writing them again makes a number', () => {
    const book = createBook();
    write(book, 'A1', "'007");
    expect(formula(book, 'A1')).toBe('007');
    write(book, 'A1', formula(book, 'A1'));
    expect(value(book, 'A1')).toBe(7);
  });

  it('the empty text empties a cell and keeps its format', () => {
    const book = createBook();
    setNumberFormat(book, at(book, 'A1'), '@');
    write(book, 'A1', 'x');
    write(book, 'A1', '');
    expect([value(book, 'A1'), format(book, 'A1'), text(book, 'A1')]).toEqual(['', '@', '']);
  });
});

describe('the data locale', () => {
  it.each<[string, string, string | number]>([
    ['de-DE', '1,5', 1.5],
    ['de-DE', '1.234,5', 1234.5],
    ['de-DE', '1,5%', 0.015],
    ['de-DE', '24.12.2026', 46380],
    ['de-DE', '24.12.', 46380],
    ['de-DE', '24/12/2026', 46380],
    ['de-DE', '12-24', 45627],
    ['de-DE', '1.50', 18264],
    ['de-DE', '12.345.6', '12.345.6'],
    ['en-GB', '24/12/2026', 46380],
    ['en-US', '12/24/2026', 46380],
    ['en-US', '1,234.5', 1234.5],
  ])('in %s, %j is read as %j', (tag, typed, expected) => {
    const book = createBook();
    if (tag !== 'en-US') book.locale = localeOf(tag);
    write(book, 'A1', typed);
    expect(value(book, 'A1')).toBe(expected);
  });
});
