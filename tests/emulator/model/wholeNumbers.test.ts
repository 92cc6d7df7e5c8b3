import { createBook, getValues, parseAddress, setValues } from '../../../emulator/model';

it('INT goes down, also below zero', () => {
  const book = createBook();
  const ref = { sheet: book.state.active, area: parseAddress('A1:D1')! };
  setValues(book, ref, [['=INT(-99.5)', '=INT(-0.5)', '=INT(2.9)', '=INT("-1.5")']]);
  expect(getValues(book, ref)).toEqual([[-100, -1, 2, -2]]);
});
