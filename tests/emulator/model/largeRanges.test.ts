import { createBook } from '../../../emulator/model';
import { value, write } from './at';

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
