import {
  highest,
  linesIn,
  linesOf,
  longestWord,
  nameHeights,
  nameWidth,
} from '../../../src/sheets/look/wrap';

const LONG = 'Bartholomew Featherstonehaugh-Cholmondeley of Ashby'; // pieces of 11, 18, 12, 2 and 5 characters

describe('lines of a name', () => {
  it('end behind blanks and hyphens', () => {
    expect([52, 51, 31, 30, 21, 18].map((room) => linesOf(LONG, room))).toEqual([1, 2, 2, 3, 4, 5]);
  });

  it('break a word that has no room', () => {
    expect(linesOf('Wolfeschlegelsteinhausen', 10)).toBe(3);
  });

  it('count East Asian signs as two', () => {
    expect([linesOf('羽生善治', 9), linesOf('羽生善治', 8)]).toEqual([1, 2]);
  });

  it('are as many as its letters need, not as many as it has: capitals and m are wide, i and l narrow', () => {
    const names = ['Lilli Filippelli-Illi', 'MAMMA WOMMELSDORFF'];
    expect(names.map((name) => name.length)).toEqual([21, 18]);
    expect(names.map((name) => linesOf(name, 18))).toEqual([1, 2]);
  });

  it('are more in larger letters', () => {
    expect([11, 16].map((size) => linesIn('Grischuk, Alexander', 22, size))).toEqual([1, 2]);
  });
});

describe('a column of names', () => {
  it('has room for its longest word', () => {
    expect(longestWord(LONG)).toBe(18);
    expect(nameWidth([LONG], 20)).toBe(23);
    expect(nameWidth(['Wolfeschlegelsteinhausenbergerdorffwelche'], 20)).toBe(40);
  });

  it('is a little wider where that saves a third line, or the only second line of a table', () => {
    const name = 'Vandenberghe-Christodoulopoulos, Alexander';
    expect([nameWidth([name]), nameWidth(['Anna-Lena Maria Sommerfeld'])]).toEqual([31, 29]);
    expect(nameHeights(0, [[name]])).toEqual([{ row: 0, height: 30 }]);
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
    expect(nameHeights(0, [[LONG], ['Anna-Lena Maria Sommerfeld']], 33)).toEqual([{ row: 0, height: 30 }]);
  });

  it('keeps some of its width for margins', () => {
    expect(nameHeights(0, [['Ada Lovelace']], 14)).toEqual([]);
    expect(nameHeights(0, [['Ada Lovelace']], 12)).toEqual([{ row: 0, height: 30 }]);
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
