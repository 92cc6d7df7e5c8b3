import { sectionPages } from '../../../src/sheets/look/fit';

/** Two tables of so many rows of 20 points below each other, narrow enough for a page upright. */
const pagesOf = (rows: number) =>
  sectionPages(
    [
      { title: null, header: 0 },
      { title: null, header: rows },
    ],
    2 * rows,
    { widths: [80], height: 40 * rows, paper: undefined },
    Array.from({ length: 2 * rows }, (_, row) => ({ row, height: 20 })),
  );

describe('tables below each other', () => {
  it('print a little smaller where the highest has room on one page so', () => {
    expect(pagesOf(30)).toEqual({ landscape: false, scale: 100, rowBreaks: [30] });
    expect(pagesOf(40)).toEqual({ landscape: false, scale: 86, rowBreaks: [40] });
  });

  it('keep their size where that would be much smaller', () => {
    expect(pagesOf(60)).toMatchObject({ landscape: false, scale: 100 });
  });
});
