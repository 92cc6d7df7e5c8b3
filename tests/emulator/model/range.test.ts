import * as model from '../../../emulator/model';
import { createBook } from '../../../emulator/model';
import { at, refusal, value, values, write } from './at';

describe('reading', () => {
  it('an empty cell is the empty text, an error its name, a boolean a boolean', () => {
    const book = createBook();
    write(book, 'A1:E1', [['=NA()', '=1/0', true, '=1=2', '=D9']]);
    expect(values(book, 'A1:F1')).toEqual([['#N/A', '#DIV/0!', true, false, 0, '']]);
    expect(model.getValueTypes(book, at(book, 'A1:F1'))).toEqual([
      ['Error', 'Error', 'Boolean', 'Boolean', 'Double', 'Empty'],
    ]);
  });

  it('formulas are recalculated when what they refer to changes', () => {
    const book = createBook();
    write(book, 'A1:A4', [[1], [2], [3], ['=SUM(A1:A3)']]);
    write(book, 'A2', 20);
    expect(value(book, 'A4')).toBe(24);
  });

  it('TRUE and FALSE are values, not names that nobody knows', () => {
    const book = createBook();
    write(book, 'A1:B1', [['=IF(FALSE,1,TRUE)', '=IF(IF(TRUE,FALSE,2),"x","y")']]);
    expect(values(book, 'A1:B1')).toEqual([[true, 'y']]);
  });

  it('a circle counts as 0', () => {
    const book = createBook();
    write(book, 'A1', '=A1+1');
    expect(value(book, 'A1')).toBe(0);
  });

  it('an unknown name is #NAME?', () => {
    const book = createBook();
    write(book, 'A1', '=nothing+1');
    expect(value(book, 'A1')).toBe('#NAME?');
  });

  it('more than 5,000,000 cells are refused', () => {
    const book = createBook();
    expect(refusal(() => model.getValues(book, at(book, 'A:E')))).toBe('RangeExceedsLimit');
  });

  it('the used range is that of contents and formats, or of values only', () => {
    const book = createBook();
    const sheet = book.state.active;
    expect(model.usedRange(book, sheet)).toBeNull();
    write(book, 'B2:C3', [
      [1, 2],
      [3, 4],
    ]);
    model.setFormat(book, at(book, 'E5'), 'font/bold', true);
    expect(model.fullAddress(book, model.usedRange(book, sheet)!)).toBe('Sheet1!B2:E5');
    expect(model.fullAddress(book, model.usedRange(book, sheet, true)!)).toBe('Sheet1!B2:C3');
  });

  it('the used range of a range is the smallest with its own cells', () => {
    const book = createBook();
    for (const where of ['A1', 'C9', 'F4']) write(book, where, 1);
    const used = (where: string) => {
      const { sheet, area } = at(book, where);
      const found = model.usedRange(book, sheet, true, area);
      return found && model.fullAddress(book, found);
    };
    expect(['A1:F9', 'B1:F9', 'B2:D20', 'D5:F9'].map(used)).toEqual([
      'Sheet1!A1:F9',
      'Sheet1!C4:F9',
      'Sheet1!C9',
      null,
    ]);
  });
});

describe('writing', () => {
  it('null leaves a cell as it is; one value goes to every cell', () => {
    const book = createBook();
    write(book, 'A1:B2', 7);
    write(book, 'A1:B2', [
      [1, null],
      [null, 2],
    ]);
    expect(values(book, 'A1:B2')).toEqual([
      [1, 7],
      [7, 2],
    ]);
  });

  it('an array of another size is InvalidArgument', () => {
    const book = createBook();
    expect(refusal(() => write(book, 'A1:B2', [[1, 2]]))).toBe('InvalidArgument');
    expect(refusal(() => write(book, 'A1:B2', [[1, 2], [3]]))).toBe('InvalidArgument');
  });

  it('a formula of more than 8,192 characters is refused', () => {
    const book = createBook();
    expect(refusal(() => write(book, 'A1', `=${'1+'.repeat(4100)}1`))).toBe('FormulaLengthExceedsLimit');
  });

  it.each([
    ['=A1+A2', '=A1+A2)'],
    ["='Sheet1'!A1", "='Sheet1'!A1'"],
    [`="a'b"&"c'!d"`, `="a'b"&c'!d"`],
    ['="A1"&A1', '="A1&A1'],
  ])('%s is a formula, and %s is none, also once the like of it was one', (good, bad) => {
    const book = createBook();
    expect(refusal(() => write(book, 'C1', good))).toBe('accepted');
    expect(refusal(() => write(book, 'C2', bad))).toBe('InvalidArgument');
    expect(refusal(() => write(book, 'C3', good.replaceAll('A1', 'A7')))).toBe('accepted');
  });

  it('a text of more than 32,767 characters is refused', () => {
    const book = createBook();
    expect(refusal(() => write(book, 'A1', 'x'.repeat(32768)))).toBe('InvalidArgument');
    expect(refusal(() => write(book, 'A1', 'x'.repeat(32767)))).toBe('accepted');
  });

  it('clearing takes contents and leaves formats', () => {
    const book = createBook();
    write(book, 'A1', 'x');
    model.setFormat(book, at(book, 'A1'), 'font/bold', true);
    model.clearContents(book, at(book, 'A1'));
    expect([value(book, 'A1'), model.getFormat(book, at(book, 'A1'), 'font/bold')]).toEqual(['', true]);
  });
});

describe('calculation', () => {
  it('while it is suspended, formulas keep their values until it resumes', () => {
    const book = createBook();
    write(book, 'A1:B1', [[1, '=A1']]);
    book.suspendCalculation();
    write(book, 'A1', 5);
    expect(value(book, 'B1')).toBe(1);
    book.resumeCalculation();
    expect(value(book, 'B1')).toBe(5);
  });

  it('in the mode Manual formulas keep their values until somebody asks, new ones are worked out at once', () => {
    const book = createBook();
    write(book, 'A1:B1', [[1, '=A1']]);
    book.calculationMode = 'Manual';
    write(book, 'A1', 5);
    write(book, 'C1', '=A1');
    expect([value(book, 'B1'), value(book, 'C1')]).toEqual([1, 5]);
    book.calculate();
    write(book, 'A1', 6);
    expect([value(book, 'B1'), value(book, 'C1')]).toEqual([5, 5]);
    book.calculationMode = 'Automatic';
    expect([value(book, 'B1'), value(book, 'C1')]).toEqual([6, 6]);
  });
});

describe('cell-edit mode', () => {
  it('every request is refused while someone edits a cell', () => {
    const book = createBook();
    book.cellEditMode = true;
    expect(refusal(() => book.guard())).toBe('InvalidOperationInCellEditMode');
    book.cellEditMode = false;
    expect(refusal(() => book.guard())).toBe('accepted');
  });
});

describe('merged cells', () => {
  it('keep the top left content only, and take what is written there only', () => {
    const book = createBook();
    write(book, 'A1:B2', [
      [1, 2],
      [3, 4],
    ]);
    model.merge(book, at(book, 'A1:B2'));
    expect(values(book, 'A1:B2')).toEqual([
      [1, ''],
      ['', ''],
    ]);
    write(book, 'A1:B2', 9);
    expect(values(book, 'A1:B2')).toEqual([
      [9, ''],
      ['', ''],
    ]);
    expect(model.mergedAreas(book, at(book, 'B2:F9')).map((area) => model.makeAddress(area))).toEqual([
      'A1:B2',
    ]);
  });
});

it('wildcards: ? is one character, * any number, ~ takes their meaning away', () => {
  const book = createBook();
  write(book, 'A1:A5', [['=""'], ['x'], ["'?"], ["'a*b"], ['abb']]);
  const found = (text: string): unknown => {
    write(book, 'C1', text);
    return value(book, 'C1');
  };
  expect(found('=COUNTIFS(A1:A5,"?*")')).toBe(4);
  expect(found('=COUNTIFS(A1:A5,"?")')).toBe(2);
  expect(found('=MATCH("~?",A1:A5,0)')).toBe(3);
  expect(found('=MATCH("a*",A1:A5,0)')).toBe(4);
  expect(found('=MATCH("a~*b",A1:A5,0)')).toBe(4);
  expect(found('=MATCH("ABB",A1:A5,0)')).toBe(5);
  expect(found('=MATCH("a~b",A1:A5,0)')).toBe('#N/A');
});

describe('INDEX over a range', () => {
  const book = createBook();
  write(book, 'A1:C3', [
    [11, 12, 'text'],
    [21, 22, ''],
    [31, '=1/0', '=A1&"!"'],
  ]);

  it.each([
    ['=INDEX(A1:C3,2,1)', 21],
    ['=INDEX(A1:C3,2.9,2.9)', 22],
    ['=INDEX(A1:A3,3)', 31],
    ['=INDEX(A1:C3,1,3)', 'text'],
    ['=INDEX(A1:C3,3,3)', '11!'],
    ['=INDEX(A1:C3,3,2)', '#DIV/0!'],
    ['=INDEX(A1:C3,2,3)', 0],
    ['=INDEX(A1:C3,2,3)&""', ''],
    ['=N(INDEX(A1:C3,1,3))', 0],
    ['=INDEX(A1:C3,"2",1)', 21],
    ['=INDEX(A1:C3,1/0,1)', '#DIV/0!'],
    ['=INDEX(B7,1)', 0],
  ])('%s is %j', (formula, wanted) => {
    write(book, 'A10', formula);
    expect(value(book, 'A10')).toBe(wanted);
  });

  it.each(['=INDEX(A1:A3,4)', '=INDEX(A1:C3,1,4)', '=INDEX(A1:A3,-1)'])('%s is an error', (formula) => {
    write(book, 'A10', formula);
    expect(String(value(book, 'A10'))).toMatch(/^#(NUM|REF|VALUE)!$/);
  });

  it('follows the cell it takes, however many formulas mention the range', () => {
    const many = createBook();
    write(
      many,
      'A1:A50',
      Array.from({ length: 50 }, (_, row) => [row]),
    );
    write(
      many,
      'C1:C50',
      Array.from({ length: 50 }, (_, row) => [`=INDEX($A$1:$A$50,${row + 1})+SUM($A$1:$A$50)`]),
    );
    expect(value(many, 'C50')).toBe(49 + 1225);
    write(many, 'A50', 100);
    expect([value(many, 'C50'), value(many, 'C1')]).toEqual([100 + 1276, 1276]);
    write(many, 'E1', '=SUM($A$1:$A$50)');
    write(many, 'A1', '=A52');
    write(many, 'A52', 1000);
    expect([value(many, 'E1'), value(many, 'C1')]).toEqual([2276, 3276]);
  });
});
