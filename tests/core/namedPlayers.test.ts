import { nameOf } from '../../src/core/named';

it('a player is named by their number, one that there is not by the number itself', () => {
  const name = nameOf([
    { no: 1, name: 'Anna' },
    { no: 7, name: 'Bert' },
  ]);
  expect([name(1), name(7), name(2)]).toEqual(['Anna', 'Bert', '2']);
});
