import * as model from '../../../emulator/model';
import { createBook } from '../../../emulator/model';
import { at, refusal, value, write } from './at';

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
    const range = model.addName(book, null, 'range', at(book, 'A1:A2'));
    const number = model.addName(book, null, 'number', '=2.5');
    const sum = model.addName(book, null, 'total', '=SUM($A$1:$A$2)');
    expect([range.formula, model.nameType(book, range), model.nameValue(book, range)]).toEqual([
      '=Sheet1!$A$1:$A$2',
      'Range',
      'Sheet1!$A$1:$A$2',
    ]);
    expect([model.nameType(book, number), model.nameValue(book, number)]).toEqual(['Double', 2.5]);
    expect([sum.formula, model.nameType(book, sum), model.nameValue(book, sum)]).toEqual([
      '=SUM(Sheet1!$A$1:$A$2)',
      'Integer',
      3,
    ]);
    expect(model.nameRange(book, sum)).toBeNull();
  });

  it('formulas follow a name that comes, changes or goes', () => {
    const book = createBook();
    write(book, 'A1:A2', [[1], [2]]);
    write(book, 'B1', '=later*10');
    expect(value(book, 'B1')).toBe('#NAME?');
    const name = model.addName(book, null, 'later', at(book, 'A1'));
    expect(value(book, 'B1')).toBe(10);
    model.setNameFormula(book, name, '=Sheet1!$A$2');
    expect(value(book, 'B1')).toBe(20);
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
