import { alikeNames } from '../../src/core/nameWarnings';
import type { Player } from '../../src/core/model';

const player = (no: number, name: string): Player => ({ no, name, status: 'playing' });
const players = [player(1, 'Anna'), player(2, 'Bert'), player(3, '007'), player(4, ' anna '), player(7, '2')];

it('names that several players have are told once each, at the second', () => {
  const three = [...players, player(8, 'ANNA'), player(9, 'bert')];
  expect(alikeNames({ players: three })).toEqual([
    {
      code: 'name-alike',
      place: { player: ' anna ' },
      values: { name: 'Anna', numbers: '1, 4, 8', count: 3 },
    },
    { code: 'name-alike', place: { player: 'bert' }, values: { name: 'Bert', numbers: '2, 9', count: 2 } },
  ]);
  expect(alikeNames({ players: players.slice(0, 3) })).toEqual([]);
});
