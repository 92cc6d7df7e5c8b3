import * as model from '../../../emulator/model';
import { type Book, createBook } from '../../../emulator/model';
import { at, format, formula, refusal, value, values, write } from './at';

const filled = (): Book => {
  const book = createBook(['Data', 'Other']);
  write(book, 'A1:C4', [
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
    ['=SUM(A1:A3)', '=B2', '=$C$3'],
  ]);
  write(book, 'Other!A1', '=Data!B2+SUM(Data!A1:A3)');
  return book;
};

describe('inserted and deleted rows and columns', () => {
  it('references move, ranges grow, values stay', () => {
    const book = filled();
    model.insertCells(book, at(book, '2:2'), 'Down');
    expect(model.getFormulas(book, at(book, 'A5:C5'))).toEqual([['=SUM(A1:A4)', '=B3', '=$C$4']]);
    expect(values(book, 'A5:C5')).toEqual([[12, 5, 9]]);
    expect(formula(book, 'Other!A1')).toBe('=Data!B3+SUM(Data!A1:A4)');
    write(book, 'A2', 100);
    expect([value(book, 'A5'), value(book, 'Other!A1')]).toEqual([112, 117]);
  });

  it('a row inserted behind the last row of a range does not belong to it', () => {
    const book = filled();
    model.insertCells(book, at(book, '4:4'), 'Down');
    expect(formula(book, 'A5')).toBe('=SUM(A1:A3)');
  });

  it('a deleted cell is #REF!, a range shrinks', () => {
    const book = filled();
    model.deleteCells(book, at(book, '2:2'), 'Up');
    expect(model.getFormulas(book, at(book, 'A3:C3'))).toEqual([['=SUM(A1:A2)', '=#REF!', '=$C$2']]);
    expect(values(book, 'A3:C3')).toEqual([[8, '#REF!', 9]]);
  });

  it('columns too', () => {
    const book = filled();
    model.deleteCells(book, at(book, 'A:A'), 'Left');
    expect(model.getFormulas(book, at(book, 'A4:B4'))).toEqual([['=A2', '=$B$3']]);
    expect(value(book, 'Other!A1')).toBe('#REF!');
  });

  it('names, merged areas, validations, rules, heights, breaks and titles move along', () => {
    const book = filled();
    const sheet = book.state.sheets[0]!;
    const name = model.addName(book, null, 'here', at(book, 'B2:B3'));
    model.merge(book, at(book, 'E3:F3'));
    model.setValidation(book, at(book, 'B3:B9'), {
      rule: { list: { inCellDropDown: true, source: '=$A$1:$A$3' } },
    });
    const rule = model.addConditional(book, at(book, 'A3:C9'), 'Custom');
    model.setConditionalFormula(book, rule, '=$A3>0');
    model.setRowHeight(book, at(book, '3:3'), 30);
    model.addRowBreak(book, at(book, 'A3'));
    model.setTitleRows(book, at(book, '2:3'));
    model.insertCells(book, at(book, '1:2'), 'Down');
    expect(name.formula).toBe('=Data!$B$4:$B$5');
    expect(sheet.merges.map((merged) => model.makeAddress(merged))).toEqual(['E5:F5']);
    expect(model.makeAddress(sheet.validations[0]!.area)).toBe('B5:B11');
    expect(sheet.validations[0]!.rule).toEqual({ list: { inCellDropDown: true, source: '=$A$3:$A$5' } });
    expect([model.makeAddress(rule.area), rule.formula]).toEqual(['A5:C11', '=$A5>0']);
    expect(model.getRowHeight(book, at(book, '5:5'))).toBe(30);
    expect([sheet.page.rowBreaks, sheet.page.titleRows]).toEqual([[4], { from: 3, count: 2 }]);
  });

  it('new rows look like the row above', () => {
    const book = filled();
    model.setNumberFormat(book, at(book, 'A1'), '0.0');
    model.insertCells(book, at(book, '2:2'), 'Down');
    expect(format(book, 'A2')).toBe('0.0');
  });

  it('content is never pushed off the sheet', () => {
    const book = createBook();
    write(book, 'A1048576', 'last');
    expect(refusal(() => model.insertCells(book, at(book, 'A1'), 'Down'))).toBe('NonBlankCellOffSheet');
    expect(refusal(() => model.insertCells(book, at(book, 'B1'), 'Down'))).toBe('accepted');
  });
});

describe('inserted and deleted cells', () => {
  it('only what lies behind them in their columns moves', () => {
    const book = filled();
    model.insertCells(book, at(book, 'A2'), 'Down');
    expect(values(book, 'A1:B4')).toEqual([
      [1, 2],
      ['', 5],
      [4, 8],
      [7, 5],
    ]);
    expect(formula(book, 'A5')).toBe('=SUM(A1:A4)');
    expect(formula(book, 'B4')).toBe('=B2');
  });

  it('a range that is broader than the inserted cells stays', () => {
    const book = filled();
    write(book, 'E1', '=SUM(A1:C3)');
    model.insertCells(book, at(book, 'A2'), 'Down');
    expect(formula(book, 'E1')).toBe('=SUM(A1:C3)');
  });

  it('deleted to the left', () => {
    const book = filled();
    model.deleteCells(book, at(book, 'A1:A2'), 'Left');
    expect(values(book, 'A1:C2')).toEqual([
      [2, 3, ''],
      [5, 6, ''],
    ]);
  });
});

describe('defined names', () => {
  it.each(['', '1st', 'A1', 'xfd1048576', 'R1C1', 'C', 'two words', 'a-b', 'x'.repeat(256)])(
    '"%s" is no name',
    (name) => {
      const book = createBook();
      expect(refusal(() => model.addName(book, null, name, at(book, 'A1')))).toBe('InvalidArgument');
    },
  );

  it.each(['_x', '\\x', 'Roundabout_Players', 'naïve', 'a.b', 'ABCD1'])('"%s" is a name', (name) => {
    const book = createBook();
    expect(refusal(() => model.addName(book, null, name, at(book, 'A1')))).toBe('accepted');
  });

  it('are unique in their scope, whatever their case; a sheet may have the same name as the workbook', () => {
    const book = createBook(['One', 'Two']);
    const one = book.state.sheets[0]!.id;
    model.addName(book, null, 'here', at(book, 'One!A1'));
    expect(refusal(() => model.addName(book, null, 'HERE', at(book, 'One!A2')))).toBe('ItemAlreadyExists');
    expect(refusal(() => model.addName(book, one, 'here', at(book, 'One!A2')))).toBe('accepted');
    write(book, 'One!A1:A2', [[1], [2]]);
    write(book, 'One!B1', '=here');
    write(book, 'Two!B1', '=here');
    expect([value(book, 'One!B1'), value(book, 'Two!B1')]).toEqual([2, 1]);
  });

  it('stand for a range, a constant or a formula', () => {
    const book = createBook();
    write(book, 'A1:A2', [[1], [2]]);
    expect(model.addName(book, null, 'range', at(book, 'A1:A2')).formula).toBe('=Sheet1!$A$1:$A$2');
    expect(model.addName(book, null, 'number', '=2.5').formula).toBe('=2.5');
    expect(model.addName(book, null, 'total', '=SUM($A$1:$A$2)').formula).toBe('=SUM(Sheet1!$A$1:$A$2)');
    write(book, 'B1:B3', [['=SUM(range)'], ['=number'], ['=total']]);
    expect([value(book, 'B1'), value(book, 'B2'), value(book, 'B3')]).toEqual([3, 2.5, 3]);
  });

  it('formulas follow a name that comes or goes', () => {
    const book = createBook();
    write(book, 'A1:A2', [[1], [2]]);
    write(book, 'B1', '=later*10');
    expect(value(book, 'B1')).toBe('#NAME?');
    const name = model.addName(book, null, 'later', at(book, 'A1'));
    expect(value(book, 'B1')).toBe(10);
    model.deleteName(book, name);
    expect(value(book, 'B1')).toBe('#NAME?');
  });

  it('go with the sheet they belong to; names of the workbook stay, broken', () => {
    const book = createBook(['One', 'Two']);
    const two = book.state.sheets[1]!.id;
    model.addName(book, two, 'own', at(book, 'Two!A1'));
    model.addName(book, null, 'wide', at(book, 'Two!A1'));
    model.deleteSheet(book, two);
    expect(book.state.names.map(({ name, formula }) => [name, formula])).toEqual([['wide', '=#REF!']]);
  });

  it('of a deleted copy are gone, and formulas elsewhere are still calculated', () => {
    const book = createBook(['One', 'Two']);
    const one = book.state.sheets[0]!.id;
    model.addName(book, one, 'own', at(book, 'One!A1'));
    write(book, 'One!A1', 1);
    write(book, 'Two!A1', '=One!A1+1');
    const copy = model.copySheet(book, one, 'End').id;
    expect(value(book, 'Two!A1')).toBe(2);
    model.deleteSheet(book, copy);
    expect(value(book, 'Two!A1')).toBe(2);
    write(book, 'One!A1', 2);
    expect(value(book, 'Two!A1')).toBe(3);
  });

  it('getRange takes an address or a name, and nothing else', () => {
    const book = createBook();
    model.addName(book, null, 'here', at(book, 'B2:C3'));
    expect(model.fullAddress(book, at(book, 'here'))).toBe('Sheet1!B2:C3');
    expect(model.fullAddress(book, at(book, '$A$1:B2'))).toBe('Sheet1!A1:B2');
    expect(model.fullAddress(book, at(book, 'B:C'))).toBe('Sheet1!B:C');
    expect(refusal(() => at(book, 'nowhere'))).toBe('InvalidArgument');
    expect(refusal(() => at(book, 'XFE1'))).toBe('InvalidArgument');
    expect(refusal(() => at(book, 'Nowhere!A1'))).toBe('ItemNotFound');
  });
});
