import { drawTeams, type Member } from '../../../src/core/draw/teams';
import { parseRating } from '../../../src/core/rating';
import { told, valueOf } from '../../results';

const member = (name: string, team: string, strength: number, board: number | null): Member => ({
  name,
  team,
  rating: parseRating(strength),
  extra: [board],
});
const list = [
  member('Anna', 'Kings', 1500, 2),
  member('Bert', 'Queens', 1900, 1),
  member('Carl', ' KINGS ', 1700, 1),
  member('Dora', 'queens', 1600, 2),
];
const columns = ['Board'];
const drawn = (numbering: string, seed?: string): string => {
  const { order } = valueOf(drawTeams(list, numbering, seed, { columns }));
  return order.map((index) => list[index]!.name).join(' ');
};

describe('the numbers of two teams', () => {
  it('a team is its name, capitals and blanks apart; the one named first has the first numbers', () => {
    const { teams, teamOf } = valueOf(drawTeams(list, 'list'));
    expect(teams.map(({ name }) => name)).toEqual(['Kings', 'Queens']);
    const [kings, queens] = teams.map(({ id }) => id);
    expect(teamOf).toEqual([kings, queens, kings, queens]);
  });

  it.each([
    ['list', 'Anna Carl Bert Dora'],
    ['rating', 'Carl Anna Bert Dora'],
    ['hand:4,3,2,1', 'Carl Anna Dora Bert'],
    ['column:Board', 'Carl Anna Bert Dora'],
  ])('%s: within each team its order', (numbering, expected) => {
    expect(drawn(numbering)).toBe(expected);
  });

  it('lots need a seed, and keep the teams apart', () => {
    expect(drawn('lots', 'coin')).toMatch(/^(Anna Carl|Carl Anna) (Bert Dora|Dora Bert)$/);
    const orders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => drawn('lots', seed));
    expect(new Set(orders).size).toBeGreaterThan(1);
    expect(told(drawTeams(list, 'lots'))).toEqual(['seed-missing']);
  });

  it('a column that lacks a number in the second team is refused, and so is a way for a single list', () => {
    const lacking = [...list.slice(0, 3), member('Dora', 'queens', 1600, null)];
    expect(told(drawTeams(lacking, 'column:Board', '', { columns }))).toEqual([
      'numbers-missing; player Dora; count 2',
    ]);
    const choices = 'list, rating, lots, hand, column';
    expect(told(drawTeams(list, 'varma', 'x'))).toEqual([`choice-unknown; typed varma; choices ${choices}`]);
  });
});
