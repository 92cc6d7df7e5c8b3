import type { Player } from '../../src/core/model';
import { playerNamed } from '../../src/core/playerNamed';

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

describe('a part of a name is enough where it is one player’s', () => {
  const field = [
    player(1, 'Carla Rossi'),
    player(2, 'Ann Lee'),
    player(3, 'Anna Berg'),
    player(4, 'José Núñez'),
    player(5, 'Carl-Otto Rosen'),
    player(6, 'O’Brien'),
    player(7, 'Lee'),
    player(8, 'Rosa Berg'),
    player(9, 'Player 9'),
  ];
  const meant = (typed: string): number | string => {
    const found = playerNamed({ players: field }, typed);
    if (found.ok) return found.value.no;
    const { code, values } = found.problems[0];
    return code === 'player-ambiguous' ? String(values['players']) : code;
  };

  it.each([
    ['the first name', 'Carla', 1],
    ['the last name', 'rossi', 1],
    ['the beginning of one', 'Núñ', 4],
    ['both in any order', 'Rossi, Carla', 1],
    ['the beginnings of both', 'C. Rossi', 1],
    ['without accents', 'jose nunez', 4],
    ['with accents that are not there', 'ánna', 3],
    ['one half of a double name', 'otto', 5],
    ['whatever apostrophe', "o'brien", 6],
  ])('%s: %s', (_, typed, no) => {
    expect(meant(typed)).toBe(no);
  });

  it('a whole name goes before a part of another, a word before the beginning of another', () => {
    expect(meant('Lee')).toBe(7);
    expect(meant('Ann')).toBe(2);
  });

  it('a whole name goes before a part of another without its accents, too', () => {
    const two = [player(1, 'Jose Maria'), player(2, 'José')];
    expect(playerNamed({ players: two }, 'Jose')).toEqual({ ok: true, value: two[1] });
  });

  it('each part is another word', () => {
    const two = [player(1, 'Carla Carlsen'), player(2, 'Carla Rossi')];
    expect(playerNamed({ players: two }, 'Car Carla')).toEqual({ ok: true, value: two[0] });
  });

  it('what fits several is refused with all of them', () => {
    expect(meant('Berg')).toBe('3 Anna Berg, 8 Rosa Berg');
    expect(meant('Ros')).toBe('1 Carla Rossi, 5 Carl-Otto Rosen, 8 Rosa Berg');
  });

  it('the inside of a word is no part, nor are digits or signs', () => {
    for (const typed of ['ossi', '99', ',', '-', ' ']) expect(meant(typed)).toBe('player-unknown');
    expect(meant('9')).toBe(9);
  });

  it('nobody: with whom it may have meant', () => {
    expect(playerNamed({ players: field }, 'Crala')).toMatchObject({
      problems: [{ code: 'player-unknown', values: { typed: 'Crala', meant: 'Carla Rossi' } }],
    });
    expect(playerNamed({ players: field }, 'Zoë')).toMatchObject({
      problems: [{ values: { typed: 'Zoë' } }],
    });
  });
});
