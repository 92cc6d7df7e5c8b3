import { LARGE_BOOKS } from './largeBooks';
import { namesIn, OF_EIGHT, readList, type ReadList } from './readList';

/** A heading and eight lines of a name and a rating. */
const LIST = 9 * 2;

/** `npm run bench` tells how long each takes. */
describe('a list is read from a workbook of some 10 MB', () => {
  const listOf = async (book: keyof typeof LARGE_BOOKS): Promise<ReadList> => {
    const read = await readList(LARGE_BOOKS[book]());
    expect(namesIn(read.roster)).toEqual(OF_EIGHT);
    return read;
  };

  it('beside numbers and texts, each cell once', async () => {
    const { cells } = await listOf('numbers and texts');
    // The list, the blank column beside it, 60 columns.
    expect(cells).toBe(20_000 * (2 + 1 + 60));
  });

  it('another sheet of 300,000 rows is not even inflated', async () => {
    const { cells, inflated } = await listOf('another sheet');
    expect(cells).toBe(LIST);
    expect(inflated).toBeLessThan(10_000);
  });

  it('1,048,576 rows that are formatted and empty are no cells', async () => {
    const { cells } = await listOf('blank rows');
    expect(cells).toBe(LIST);
  });
});
