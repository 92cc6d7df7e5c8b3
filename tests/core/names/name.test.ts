import { meantBy, playerNamed } from '../../../src/core/names/meant';
import type { Player } from '../../../src/core/model';
import { alikeNames, foldedName, idOf, nameOf, unseenIn, withoutUnseen } from '../../../src/core/names/name';
import { nameInSection } from '../../../src/language/inSection';
import { plain } from '../../../src/core/names/plain';
import fc from '../../properties';

describe('a name is the same', () => {
  it.each([
    ['in capitals or not', 'Anna BERG', 'anna berg'],
    ['with more blanks or none', '  Anna \t Berg ', 'AnnaBerg'],
    ['with a blank that does not break, or a line break', 'Anna\u00a0\nBerg', 'Anna Berg'],
    ['with signs that nobody sees', 'An\u00adna\u200b \u200e\u200fBerg\ufeff', 'Anna Berg'],
    ['with an accent of its own or on its letter', 'Zoe\u0308', 'Zo\u00eb'],
    ['in letters of full width', '\uff21\uff2e\uff2e\uff21', 'Anna'],
  ])('%s', (_, one, other) => {
    expect(foldedName(one)).toBe(foldedName(other));
  });

  it('and is written in small letters without blanks', () => {
    expect(foldedName(' Anna Berg-Ny ')).toBe('annaberg-ny');
    expect(foldedName(' \t\u200b')).toBe('');
  });
});

it.each([
  ['an accent', 'Zoe', 'Zoë'],
  ['a hyphen', 'Anna-Berg', 'Anna Berg'],
  ['a comma', 'Berg, Anna', 'Berg Anna'],
])('%s makes another name', (_, one, other) => {
  expect(foldedName(one)).not.toBe(foldedName(other));
});

it.each([
  ['a space without width', 'An\u200bna', 'U+200B'],
  ['a soft hyphen', 'Anna Schmidt\u00adberg', 'U+00AD'],
  ['a mark of direction', '\u200fAnna', 'U+200F'],
  ['a mark of the order of bytes', '\ufeffAnna', 'U+FEFF'],
  ['a joiner of letters that nothing joins', 'An\u200dna', 'U+200D'],
  ['a control code', 'An\u0001na', 'U+0001'],
])('%s is a sign that nobody sees', (_, name, sign) => {
  expect([unseenIn(name), withoutUnseen(name)]).toEqual([sign, name.replace(/[^A-Za-z ]/u, '')]);
});

it('joiners between letters that are joined, blanks of every kind and accents are no such signs', () => {
  for (const name of [
    '\u0639\u0644\u06cc\u200c\u0631\u0636\u0627',
    'Anna\u00a0Berg',
    'Zoe\u0308',
    'Anna\tBerg',
  ])
    expect([unseenIn(name), withoutUnseen(name)]).toEqual([null, name]);
});

describe('plain', () => {
  afterEach(() => jest.restoreAllMocks());

  describe('a heading as we compare it', () => {
    it.each([
      ['Fédération:', 'federation'],
      ['Name (Last, First)', 'name'],
      ['№', 'no'],
      ['GROẞ  Straße', 'gross strasse'],
      ['Rtg. (FIDE) / (nat.) #1', 'rtg #1'],
      ['(Name) No', 'no'],
      ['Club (City', 'club city'],
      ['City) Club', 'city club'],
      ['a (b (c) d) e', 'a d e'],
      ['()', ''],
      ['', ''],
      ['ELO', 'elo'],
      ['#Nr12', '#nr12'],
      ['\u212ALASSE', 'klasse'],
    ])('“%s” is “%s”', (typed, compared) => {
      expect(plain(typed)).toBe(compared);
    });

    it('a word says the same alone and between signs', () => {
      for (let code = 33; code < 127; code++) {
        const word = `A${String.fromCharCode(code)}z`;
        expect([word, plain(word)]).toEqual([word, plain(` ${word} `)]);
      }
    });

    /** How many characters are looked through for brackets. */
    const lookedThrough = (text: string): number => {
      const search = String.prototype.indexOf;
      let characters = 0;
      jest.spyOn(String.prototype, 'indexOf').mockImplementation(function (this: string, sought, from = 0) {
        const found = search.call(this, sought, from);
        characters += (found < 0 ? this.length : found + 1) - from;
        return found;
      });
      plain(text);
      jest.restoreAllMocks();
      return characters;
    };

    it.each([
      ['((((', 1000],
      ['(a)(', 1000],
      [')(()', 1000],
      ['name, ', 1000],
    ])('no character of “%s”, again and again, is looked at more than twice', (part, times) => {
      const characters = lookedThrough(part.repeat(times));
      expect(characters).toBeGreaterThanOrEqual(part.length * times);
      expect(characters).toBeLessThanOrEqual(2 * part.length * times + 2);
    });
  });
});

const SYSTEMS = ['berger', 'crenshaw', 'standard', 'riches', 'shift', 'seats', 'porter'];

describe('what was meant is what is nearest', () => {
  it.each([
    ['a letter is missing', 'bergr', 'berger'],
    ['a letter is too many', 'riiches', 'riches'],
    ['a letter is another', 'shirt', 'shift'],
    ['two letters changed places', 'sahft', undefined],
    ['two neighbours changed places', 'shfit', 'shift'],
    ['capitals', 'BERGER', 'berger'],
    ['accents', 'pörter', 'porter'],
    ['its beginning', 'cren', 'crenshaw'],
    ['blanks around it', ' seats ', 'seats'],
    ['something else', 'swiss', undefined],
    ['nothing', '', undefined],
  ])('%s: %s', (_, typed, meant) => {
    expect(meantBy(typed, SYSTEMS)).toEqual(meant === undefined ? {} : { meant });
  });

  it('one of its words is enough, and the whole is nearer than a word', () => {
    expect(meantBy('wall', ['race', 'wall-chart'])).toEqual({ meant: 'wall-chart' });
    expect(meantBy('rosi', ['Anna Berg', 'Carla Rossi'])).toEqual({ meant: 'Carla Rossi' });
    expect(meantBy('agianst', ['against-option', 'against'])).toEqual({ meant: 'against' });
  });

  it('a beginning of several means the one that is near as a whole, else both', () => {
    expect(meantBy('schevening', ['scheveningen', 'scheveningen-cyclical'])).toEqual({
      meant: 'scheveningen',
    });
    expect(meantBy('stan', ['standings', 'standard', 'status'])).toEqual({
      meant: 'standings',
      orMeant: 'standard',
    });
  });

  it('up to a third of the letters', () => {
    expect(meantBy('abcxyf', ['abcdef'])).toEqual({ meant: 'abcdef' });
    expect(meantBy('abxyzf', ['abcdef'])).toEqual({});
    expect(meantBy('abcxy', ['abcde'])).toEqual({});
    expect(meantBy('SX', ['SB', 'DE'])).toEqual({});
  });

  it('two that are equally near are both named, of three none', () => {
    expect(meantBy('hat', ['cat', 'dog', 'rat'])).toEqual({ meant: 'cat', orMeant: 'rat' });
    expect(meantBy('hat', ['cat', 'bat', 'rat'])).toEqual({});
    expect(meantBy('hat', ['cat', 'cat', 'cat'])).toEqual({ meant: 'cat' });
  });
});

it('whoever types what there is means that, and one wrong letter in six changes nothing', () => {
  const word = fc.stringMatching(/^[a-z]{6,12}$/);
  fc.assert(
    fc.property(word, fc.nat(11), (known, place) => {
      const at = place % known.length;
      const wrong = `${known.slice(0, at)}?${known.slice(at + 1)}`;
      expect(meantBy(known, ['zz', known])).toEqual({ meant: known });
      expect(meantBy(wrong, ['zz', known])).toEqual({ meant: known });
    }),
  );
});

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

it('a player is named by their number, one that there is not by the number itself', () => {
  const name = nameOf([
    { no: 1, name: 'Anna' },
    { no: 7, name: 'Bert' },
  ]);
  expect([name(1), name(7), name(2)]).toEqual(['Anna', 'Bert', '2']);
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

it('a section that is in the name already is said once, but namesakes within it keep their marks', () => {
  const players = [
    { no: 1, name: 'Lukas (3a)', section: '3a' },
    { no: 2, name: 'Lukas (4a)', section: '4a' },
    { no: 3, name: 'Mia (3a)', section: '3a' },
    { no: 4, name: 'Mia', section: '3a' },
  ].map((player) => ({ ...player, status: 'playing' as const }));
  const called = nameInSection({ players, sections: [], profile: 'chess' });
  expect(players.map(({ no }) => called(no))).toEqual([
    'Section 3a: Lukas',
    'Section 4a: Lukas',
    'Section 3a: Mia (3a)',
    'Section 3a: Mia',
  ]);
});

it('an identity has one dash between words, whatever stood there', () => {
  expect(idOf(' District League 2026/27 - entries ')).toBe('District-League-2026-27-entries');
});
