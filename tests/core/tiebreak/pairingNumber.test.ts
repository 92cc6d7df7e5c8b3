import { crossTable } from '../../eventFixtures';
import { lines } from './found';

describe('pairing numbers (FIDE C.07 7.8)', () => {
  it('the lowest goes first, or the highest', () => {
    const table = crossTable('*== | =*= | ==*');
    expect(lines(table, 'PTS,TPN')).toEqual(['1 A', '2 B', '3 C']);
    expect(lines(table, 'PTS,TPN/R')).toEqual(['1 C', '2 B', '3 A']);
  });
});
