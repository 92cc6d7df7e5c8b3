import type { Player } from '../../src/core/model';
import { alikeNames, playerNamed } from '../../src/core/named';

const player = (no: number, name: string): Player => ({ no, name, status: 'playing' });
const players = [player(1, 'Anna'), player(2, 'Bert'), player(3, '007'), player(4, ' anna '), player(7, '2')];

describe('who is meant', () => {
  it('a name as on Players, capitals or not', () => {
    expect(playerNamed({ players }, ' BERT')).toEqual({ ok: true, value: players[1] });
  });

  it('a number, typed or given as one', () => {
    expect(playerNamed({ players }, 1)).toEqual({ ok: true, value: players[0] });
    expect(playerNamed({ players }, '1')).toEqual({ ok: true, value: players[0] });
    expect(playerNamed({ players }, ' 4 ')).toEqual({ ok: true, value: players[3] });
  });

  it('a name that is made of digits goes before a number that is typed, not before one that is given', () => {
    expect(playerNamed({ players }, '007')).toEqual({ ok: true, value: players[2] });
    expect(playerNamed({ players }, '2')).toEqual({ ok: true, value: players[4] });
    expect(playerNamed({ players }, 2)).toEqual({ ok: true, value: players[1] });
  });

  it('nobody', () => {
    for (const typed of ['Zoë', '', '9', 9, '-1', '1.0'])
      expect(playerNamed({ players }, typed)).toEqual({
        ok: false,
        problems: [{ code: 'player-unknown', place: {}, values: { typed } }],
      });
  });

  it('more than one is a refusal that names them all', () => {
    expect(playerNamed({ players }, 'Anna')).toEqual({
      ok: false,
      problems: [
        {
          code: 'player-ambiguous',
          place: {},
          values: { typed: 'Anna', players: '1 Anna, 4  anna ', example: 1 },
        },
      ],
    });
  });
});

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
