import type { Tournament } from '../../../src/core/model';
import { realEvent } from '../../eventFixtures';
import { generated } from '../../generated';
import { newMatch } from '../../matches';
import { planned, read, typedInto } from '../plan';

const chartOf = (tournament: Tournament) => planned({ ...tournament, liveHandouts: ['wall-chart'] });
const SHEET = 'Wall chart';

describe('the wall chart that fills itself', () => {
  const sheets = chartOf(realEvent('cand2013'));

  it('has opponents above, results below, points at the end', () => {
    const [above, below] = read(sheets, SHEET, 4, 0, 2, 17);
    expect(above).toEqual([1, 'Carlsen,M', 3, 2, 8, 5, 6, 7, 4, 3, 2, 8, 5, 6, 4, 7, 8.5]);
    expect(below!.slice(2, 16)).toEqual([
      ...['½', '½', '1', '1', '½', '1', '½', '½', '½', '1', '½', '0', '1', '0'],
    ]);
  });

  it('names the teams of a match', () => {
    const match = chartOf(newMatch(2));
    expect([4, 8].map((row) => read(match, SHEET, row, 0, 1, 2)[0])).toEqual([
      [1, 'K1 (Kings)'],
      [3, 'Q1 (Queens)'],
    ]);
  });

  it('follows a result that is typed', () => {
    const four = chartOf(generated({ players: 4, cycles: 1, seed: 1, finished: 0 }));
    const { pairings } = four.layout;
    const at = { sheet: 'Pairings', row: pairings.header + 1 };
    const column = read(four, 'Pairings', pairings.header, 0, 1, 12)[0]!.indexOf('Result');
    const after = typedInto(four, [{ ...at, column, write: '1-0' }]);
    expect(read(after, SHEET, 5, 2, 1, 1)).toEqual([['1']]);
    expect(read(after, SHEET, 4, 5, 1, 1)).toEqual([[1]]);
  });

  it('has a dash where there is a bye, and where whoever left will not play', () => {
    const five = generated({ players: 5, cycles: 1, seed: 1, finished: 0 });
    const left = {
      ...five,
      players: five.players.map((each) => (each.no === 2 ? { ...each, status: 'annulled' as const } : each)),
    };
    const sheetsLeft = chartOf(left);
    const [above, below] = read(sheetsLeft, SHEET, 6, 2, 2, 5);
    expect(above!.filter((each) => each === '–')).toHaveLength(1);
    expect(below!.filter((each) => each === '–')).toHaveLength(4);
  });
});
