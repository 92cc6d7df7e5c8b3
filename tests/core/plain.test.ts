import { plain } from '../../src/core/plain';

afterEach(() => jest.restoreAllMocks());

describe('a heading as we compare it', () => {
  it.each([
    ['Fédération:', 'federation'],
    ['Name (Last, First)', 'name'],
    ['№', 'no'],
    ['GROẞ  Straße', 'gross strasse'],
    ['Rtg. (FIDE) / (nat.) #1', 'rtg #1'],
    ['(Name) No', 'no'],
    ['Club (City', 'club city'],
    ['City) Club', 'city club'],
    ['a (b (c) d) e', 'a d e'],
    ['()', ''],
    ['', ''],
    ['ELO', 'elo'],
    ['#Nr12', '#nr12'],
    ['\u212ALASSE', 'klasse'],
  ])('“%s” is “%s”', (typed, compared) => {
    expect(plain(typed)).toBe(compared);
  });

  it('a word says the same alone and between signs', () => {
    for (let code = 33; code < 127; code++) {
      const word = `A${String.fromCharCode(code)}z`;
      expect([word, plain(word)]).toEqual([word, plain(` ${word} `)]);
    }
  });

  /** How many characters are looked through for brackets. */
  const lookedThrough = (text: string): number => {
    const search = String.prototype.indexOf;
    let characters = 0;
    jest.spyOn(String.prototype, 'indexOf').mockImplementation(function (this: string, sought, from = 0) {
      const found = search.call(this, sought, from);
      characters += (found < 0 ? this.length : found + 1) - from;
      return found;
    });
    plain(text);
    jest.restoreAllMocks();
    return characters;
  };

  it.each([
    ['((((', 1000],
    ['(a)(', 1000],
    [')(()', 1000],
    ['name, ', 1000],
  ])('no character of “%s”, again and again, is looked at more than twice', (part, times) => {
    const characters = lookedThrough(part.repeat(times));
    expect(characters).toBeGreaterThanOrEqual(part.length * times);
    expect(characters).toBeLessThanOrEqual(2 * part.length * times + 2);
  });
});
