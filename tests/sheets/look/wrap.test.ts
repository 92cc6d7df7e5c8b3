import { highest, linesOf, longestWord, nameHeights, nameWidth } from '../../../src/sheets/look/wrap';

const LONG = 'Bartholomew Featherstonehaugh-Cholmondeley of Ashby'; // pieces of 11, 18, 12, 2 and 5 characters

describe('lines of a name', () => {
  it('end behind blanks and hyphens', () => {
    expect([51, 50, 30, 29, 18].map((room) => linesOf(LONG, room))).toEqual([1, 2, 2, 3, 4]);
  });

  it('break a word that has no room', () => {
    expect(linesOf('Wolfeschlegelsteinhausen', 10)).toBe(3);
  });

  it('count East Asian signs as two', () => {
    expect([linesOf('羽生善治', 8), linesOf('羽生善治', 7)]).toEqual([1, 2]);
  });
});

describe('a column of names', () => {
  it('has room for its longest word', () => {
    expect(longestWord(LONG)).toBe(18);
    expect(nameWidth([LONG], 20)).toBe(23);
    expect(nameWidth(['Wolfeschlegelsteinhausenbergerdorffwelche'], 20)).toBe(40);
  });

  it('is at most so wide otherwise, and never narrower than 14', () => {
    expect(nameWidth([LONG], 30)).toBe(30);
    expect(nameWidth(['Al'])).toBe(14);
  });

  it('has rows of 15 points a line, four at most, for the name with the most lines', () => {
    expect(nameHeights(4, [['Al', 'Bo'], ['Al', LONG], [LONG], [`${LONG} ${LONG}`]], 22)).toEqual([
      { row: 5, height: 60 },
      { row: 6, height: 60 },
      { row: 7, height: 60 },
    ]);
    expect(nameHeights(0, [[LONG], ['Anna-Lena Maria Sommerfeld']], 32)).toEqual([{ row: 0, height: 30 }]);
  });

  it('keeps two characters of its width for margins', () => {
    expect(nameHeights(0, [['Ada Lovelace']], 14)).toEqual([]);
    expect(nameHeights(0, [['Ada Lovelace']], 13)).toEqual([{ row: 0, height: 30 }]);
  });
});

it('of several heights of a row the greatest counts, in order of the rows', () => {
  const heights = [
    { row: 7, height: 30 },
    { row: 4, height: 45 },
    { row: 7, height: 60 },
    { row: 4, height: 30 },
  ];
  expect(highest(heights)).toEqual([
    { row: 4, height: 45 },
    { row: 7, height: 60 },
  ]);
});
