import { entryAt, present, underKey } from '../../src/core/present';

describe('what the code knows to be there', () => {
  it('is answered, a cell that holds nothing too', () => {
    expect(present(0)).toBe(0);
    expect(entryAt(['a', null], 1)).toBeNull();
    expect(entryAt('abc', 2)).toBe('c');
    expect(underKey(new Map([[1, '']]), 1)).toBe('');
  });

  it('stops the program where it is not: what follows would be wrong', () => {
    expect(() => present(null)).toThrow('What has to be there is missing.');
    expect(() => entryAt([1, 2], 2)).toThrow('What has to be there is missing.');
    expect(() => entryAt([1, 2], -1)).toThrow('What has to be there is missing.');
    expect(() => underKey(new Map([[1, 2]]), 2)).toThrow('What has to be there is missing.');
  });
});
