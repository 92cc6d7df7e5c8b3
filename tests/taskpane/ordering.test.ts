import { moved, numbersTyped, orderTyped } from '../../src/taskpane/ordering';

describe('a list in which one entry is moved', () => {
  it.each([
    [0, 2, 'bcad'],
    [2, 0, 'cabd'],
    [1, 2, 'acbd'],
    [3, 3, 'abcd'],
  ])('from place %i to place %i is %s', (from, to, wanted) =>
    expect(moved([...'abcd'], from, to).join('')).toBe(wanted),
  );
});

describe('numbers as they are typed', () => {
  it('say who has number 1, 2 and so on', () => {
    expect(orderTyped('3, 1,2', 3)).toEqual([1, 2, 0]);
    expect(orderTyped('1, 2, 3', 3)).toEqual([0, 1, 2]);
  });

  it.each(['1, 2', '1, 2, 2', '1, 2, 4', '1, 2, 3, 3', '1, , 3', 'a, b, c', ''])(
    '%j are none of three players',
    (typed) => expect(orderTyped(typed, 3)).toBeNull(),
  );

  it('are made of the order, and lead back to it', () => {
    expect(numbersTyped([1, 2, 0])).toBe('3, 1, 2');
    expect(orderTyped(numbersTyped([4, 2, 0, 1, 3]), 5)).toEqual([4, 2, 0, 1, 3]);
  });
});
