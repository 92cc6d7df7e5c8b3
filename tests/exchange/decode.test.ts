import '../../src/language/late';
import { decode, inUtf8 } from '../../src/exchange/decode';
import { encodingNamed } from '../../src/exchange/encoding/pages';
import { messageOf } from '../../src/language/language';
import type { Tournament } from '../../src/core/model';
import { csv } from '../../src/exchange/csv/make';
import { tournamentOf } from '../../src/exchange/found';
import { pgn } from '../../src/exchange/pgn/make';
import { nameParts, withComma } from '../../src/exchange/reports';
import { spellingWarnings } from '../../src/exchange/spellings';
import { generated } from '../generated';
import { valueOf } from '../results';
import { thereAndBack } from './roundTrip';

const textOf = (bytes: Uint8Array): string | null => {
  const read = decode(bytes, 'list.csv');
  return read.ok ? read.value : null;
};

it('letters that another program broke are read as they were, and each such line is told of', () => {
  const text = '001    1 m    MÃ¼ller, JÃ¶rg    2100 GER\n001    2 m    João, Ângela    2000 POR\n';
  const read = inUtf8(new TextEncoder().encode(text), 'club.trf');
  expect(new TextDecoder().decode(read.bytes)).toBe(
    '001    1 m    Müller, Jörg    2100 GER\n001    2 m    João, Ângela    2000 POR\n',
  );
  expect(read.warnings.map((each) => messageOf(each))).toEqual([
    'File “club.trf”, line 1: The letters of “MÃ¼ller, JÃ¶rg” are garbled, so Roundabout reads “Müller, Jörg”.',
  ]);
  const asTyped = inUtf8(new TextEncoder().encode(text), 'club.trf', 'utf-8');
  expect(new TextDecoder().decode(asTyped.bytes)).toBe(text);
});

const hex = (bytes: string): Uint8Array => Buffer.from(bytes, 'hex');

/** Lists of names as programs save them, in hexadecimal. */
const LISTS: readonly (readonly [language: string, page: string, bytes: string, name: string])[] = [
  [
    'czech',
    'windows-1250',
    '4e616d653b456c6f0d0ac865726efd2c204a69f8ed3b323030300d0a44766ff8e16b2c20546f6de19a3b313930300d0a52f99e69e86b6f76e12c208e616e6574613b313830300d0a',
    'Černý, Jiří',
  ],
  [
    'polish',
    'windows-1250',
    '4e616d653b456c6f0d0a57f36a63696b2c20a3756b61737a3b323030300d0a47b973696f726f77736b692c204af37a65663b313930300d0a8c7769b974656b2c204d61b3676f727a6174613b313830300d0a',
    'Wójcik, Łukasz',
  ],
  [
    'hungarian',
    'windows-1250',
    '4e616d653b456c6f0d0a537af56b652c2047657267f53b323030300d0a4b6f76e163732c20d664f66e3b313930300d0a46fb7a66612c20c1676e65733b313830300d0a',
    'Szőke, Gergő',
  ],
  [
    'croatian',
    'windows-1250',
    '4e616d653b456c6f0d0a8a617269e62c20416e74653b323030300d0ad0757269e62c208e656c6a6b6f3b313930300d0a4b6f7661e8657669e62c204d69736c61763b313830300d0a',
    'Šarić, Ante',
  ],
  [
    'german',
    'windows-1252',
    '4e616d653b456c6f0d0a4dfc6c6c65722c204af672673b323030300d0a47726fdf2c204be47468653b313930300d0a',
    'Müller, Jörg',
  ],
  [
    'french',
    'windows-1252',
    '4e616d653b456c6f0d0a4c6566e87672652c2048e96ce86e653b323030300d0a476172e76f6e2c204672616ee76f69733b313930300d0a',
    'Lefèvre, Hélène',
  ],
  [
    'spanish',
    'windows-1252',
    '4e616d653b456c6f0d0a4efaf1657a2c204a6f73e93b323030300d0a5065f1612c204d6172ed613b313930300d0a',
    'Núñez, José',
  ],
  [
    'portuguese',
    'windows-1252',
    '4e616d653b456c6f0d0a53696df565732c204a6fe36f3b323030300d0a476f6ee7616c7665732c20416e74f36e69613b313930300d0a',
    'Simões, João',
  ],
  [
    'icelandic',
    'windows-1252',
    '4e616d653b456c6f0d0adef37268616c6c73736f6e2c20de72f6737475723b323030300d0a4775f06d756e6473736f6e2c205369677572f075723b313930300d0a',
    'Þórhallsson, Þröstur',
  ],
  [
    'estonian',
    'windows-1252',
    '4e616d653b456c6f0d0a50f56c646de4652c2054f56e753b323030300d0a4bfc626172736570702c204afc72693b313930300d0a',
    'Põldmäe, Tõnu',
  ],
  [
    'russian',
    'windows-1251',
    '4e616d653b456c6f0d0ac8e2e0edeee22c20cfb8f2f03b323030300d0ad1ece8f0edeee2e02c20ceebfce3e03b313930300d0a',
    'Иванов, Пётр',
  ],
  [
    'ukrainian',
    'windows-1251',
    '4e616d653b456c6f0d0ab2e2e0edf7f3ea2c20c2e0f1e8ebfc3b323030300d0acce5ebfcede8ea2c20deebb3ff3b313930300d0a',
    'Іванчук, Василь',
  ],
  [
    'greek',
    'windows-1253',
    '4e616d653b456c6f0d0ad0e1f0e1e4fcf0eff5ebeff22c20c3e9fef1e3eff23b323030300d0acde9eaefebdceff52c20c5ebddede73b313930300d0a',
    'Παπαδόπουλος, Γιώργος',
  ],
  [
    'turkish',
    'windows-1254',
    '4e616d653b456c6f0d0a59fd6c64fd7a2c204179fe653b323030300d0ad67a74fc726b2c2047f66be7653b313930300d0ac761f06c61722c20dd62726168696d3b313830300d0a',
    'Yıldız, Ayşe',
  ],
  [
    'lithuanian',
    'windows-1257',
    '4e616d653b456c6f0d0ad0756c736b69732c20d06172fb6e61733b323030300d0a5374616e657669e86975732c2056797461757461733b313930300d0ac86d696c7974eb2c20de6976696ceb3b313830300d0a',
    'Šulskis, Šarūnas',
  ],
  [
    'latvian',
    'windows-1257',
    '4e616d653b456c6f0d0a42e7727a69f2f02c204ae26e69733b323030300d0a4b72fb6d69f2612c204cee67613b313930300d0ad0ede76c652c20d2696b6974613b313830300d0a',
    'Bērziņš, Jānis',
  ],
  [
    'german',
    'ibm850',
    '4e616d653b456c6f0d0a4d816c6c65722c204a9472673b323030300d0a47726fe12c204b847468653b313930300d0a536368846665722c2047816e7465723b313830300d0a',
    'Müller, Jörg',
  ],
  [
    'czech',
    'ibm852',
    '4e616d653b456c6f0d0aac65726eec2c204a69fda13b323030300d0a44766ffda06b2c20546f6da0e73b313930300d0a5285a7699f6b6f76a02c20a6616e6574613b313830300d0a',
    'Černý, Jiří',
  ],
  [
    'russian',
    'ibm866',
    '4e616d653b456c6f0d0a88a2a0adaea22c208ff1e2e03b323030300d0a91aca8e0adaea2a02c208eabeca3a03b313930300d0a',
    'Иванов, Пётр',
  ],
  [
    'french',
    'macintosh',
    '4e616d653b456c6f0d0a4c65668f7672652c20488e6c8f6e653b323030300d0a4761728d6f6e2c204672616e8d6f69733b313930300d0a428e728e6e6963652c204e6f916c3b313830300d0a',
    'Lefèvre, Hélène',
  ],
];

it.each(LISTS)('%s in %s is told by its letters', (_, page, bytes, name) => {
  const { bytes: utf8, warnings } = inUtf8(hex(bytes), 'list.csv');
  expect(new TextDecoder().decode(utf8)).toContain(name);
  expect(warnings.map(({ code, values }) => [code, values['encoding']])).toEqual([['text-encoding', page]]);
});

it.each(LISTS)('%s in %s is read in the encoding that somebody names', (_, page, bytes, name) => {
  const named = encodingNamed(page);
  expect(named.ok).toBe(true);
  const { bytes: utf8, warnings } = inUtf8(hex(bytes), 'list.csv', named.ok ? named.value : undefined);
  expect([new TextDecoder().decode(utf8).includes(name), warnings]).toEqual([true, []]);
});

it('what was taken is said in one line, with what was read by it', () => {
  const [first] = inUtf8(hex(LISTS[0]![2]), 'list.csv').warnings;
  expect(messageOf(first!)).toBe(
    'File “list.csv”: Read as Central European (windows-1250): “Černý, Jiří, Dvořák, Tomáš”.',
  );
});

it('a guess from a letter or two is called one', () => {
  const [found] = inUtf8(Uint8Array.of(0x41, 0xe8, 0x62), 'list.csv').warnings;
  expect(messageOf(found!)).toContain('which is a guess');
});

describe('bytes of a text', () => {
  const name = 'José Núñez';
  it.each([
    ['UTF-8', Buffer.from(name, 'utf8')],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${name}`, 'utf8')],
    ['UTF-16 with its mark', Buffer.from(`\ufeff${name}`, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\ufeff${name}`, 'utf16le').swap16()],
    ['UTF-16 without a byte order mark', Buffer.from(name, 'utf16le')],
    ['UTF-16 the other way round without its mark', Buffer.from(name, 'utf16le').swap16()],
    ['Windows', Buffer.from(name, 'latin1')],
  ])('%s', (_, bytes) => {
    expect(textOf(bytes)).toBe(name);
  });

  it('signs that Windows alone has', () => {
    expect(textOf(Uint8Array.of(0x93, 0x41, 0x94, 0x20, 0x47, 0xe9, 0x7a, 0x61))).toBe('“A” Géza');
  });

  it('lines that are no UTF-8 among others that are: each is said', () => {
    const bytes = Buffer.concat([
      Buffer.from('Name\nMüller\nGroß\nKäthe\n', 'utf8'),
      Buffer.from('Schäfer\n', 'latin1'),
    ]);
    const { bytes: utf8, warnings } = inUtf8(bytes, 'list.csv');
    expect(new TextDecoder().decode(utf8)).toBe('Name\nMüller\nGroß\nKäthe\nSchäfer\n');
    expect(warnings.map((each) => messageOf(each))).toEqual([
      'File “list.csv”, line 5: Read as UTF-8, but this line has Western (windows-1252) bytes: “Schäfer”. If the letters are wrong, correct them.',
    ]);
  });

  it('a binary file is no text in any encoding', () => {
    expect(textOf(Uint8Array.of(0, 1, 2, 3, 0xff, 0xfe))).toBeNull();
  });
});

it.each([
  ['cp1250', 'windows-1250'],
  ['1251', 'windows-1251'],
  ['Windows-1252', 'windows-1252'],
  ['CP852', 'ibm852'],
  ['latin2', 'iso-8859-2'],
  ['utf8', 'utf-8'],
  ['Mac Roman', 'macintosh'],
  ['klingon', null],
])('%s names %s', (typed, page) => {
  const named = encodingNamed(typed);
  expect(named.ok ? named.value : null).toBe(page);
});

it.each([
  ['TESTER Alpha', 'TESTER', 'Alpha'],
  ['Alpha TESTER', 'TESTER', 'Alpha'],
  ['DE LA CRUZ María José', 'DE LA CRUZ', 'María José'],
  ['María José DE LA CRUZ', 'DE LA CRUZ', 'María José'],
  ["O'NEIL Sean", "O'NEIL", 'Sean'],
  ['McDONALD Ian', 'McDONALD', 'Ian'],
  ['MÜLLER-LÜDENSCHEIDT Hans', 'MÜLLER-LÜDENSCHEIDT', 'Hans'],
  ['ИВАНОВ Пётр', 'ИВАНОВ', 'Пётр'],
  ['TESTER A.', 'TESTER', 'A.'],
  ['A. TESTER', 'TESTER', 'A.'],
  ['J Tester', 'Tester', 'J'],
  ['Alpha Tester', 'Alpha', 'Tester'],
  ['Ito Ken', 'Ito', 'Ken'],
  ['ALPHA TESTER', 'ALPHA', 'TESTER'],
  ['Tester, Alpha', 'Tester', 'Alpha'],
  ['TESTER, Alpha', 'TESTER', 'Alpha'],
  ['Tester', 'Tester', ''],
  ['TESTER', 'TESTER', ''],
  ['', '', ''],
])('%s: surname %s, first name %s', (name, surname, first) => {
  expect(nameParts(name)).toMatchObject({ surname, first });
});

it.each([
  ['TESTER Alpha', 'TESTER, Alpha'],
  ['Alpha DE TESTER', 'DE TESTER, Alpha'],
  ['Tester, Alpha', 'Tester, Alpha'],
  ['Alpha Tester', 'Alpha Tester'],
  ['Wei LI', 'LI, Wei'],
  ['AE Post', 'AE Post'],
  ['LI Wei', 'LI Wei'],
  ['ALPHA TESTER', 'ALPHA TESTER'],
  ['TESTER', 'TESTER'],
])('%s is %s in a report to FIDE: a comma comes where capitals tell the surname', (name, said) => {
  expect(withComma(name)).toBe(said);
});

it('only a comma, capitals or an initial make sure which part is the surname', () => {
  const sure = ['Tester, Alpha', 'TESTER Alpha', 'A. Tester', 'Tester', 'Ito Ken'].map(
    (name) => nameParts(name).sure,
  );
  expect(sure).toEqual([true, true, true, true, false]);
});

const NAMES = [
  'D',
  'L',
  'N',
  'W',
  'X',
  'Draw',
  'Bye',
  'Rest',
  'spielfrei',
  'White',
  'Black',
  '1-0',
  '=',
  'Name',
  'wd',
];

const ours = (rated: boolean) => {
  const event = generated({ players: NAMES.length, cycles: 1, seed: 5, finished: 0.9 });
  return {
    ...event,
    players: event.players.map((player, at) => {
      const { rating, ...rest } = player;
      return { ...rest, name: NAMES[at]!, ...(rated && rating ? { rating } : {}) };
    }),
  };
};

const told = (games: readonly { white: string; black: string; outcome: string | null }[]) =>
  games.map(({ white, black, outcome }) => `${white} ${outcome} ${black}`).sort();

describe('players who are called as a result, a colour or a rest', () => {
  it.each([
    ['CSV', csv],
    ['PGN', pgn],
  ])('keep their games in %s', (_, format) => {
    const event = ours(true);
    const [found] = thereAndBack(event, format);
    const back = valueOf(tournamentOf(found!, { id: 'x', file: 'x' }));
    const nameOf = (players: Tournament['players'], no: number) =>
      players.find((each) => each.no === no)!.name;
    const gamesOf = ({ players, games }: Pick<Tournament, 'players' | 'games'>) =>
      told(
        games.map(({ white, black, outcome }) => ({
          white: nameOf(players, white),
          black: nameOf(players, black),
          outcome,
        })),
      );
    expect(back.tournament.players).toHaveLength(NAMES.length);
    expect(gamesOf(back.tournament)).toEqual(gamesOf(event));
  });

  it('PGN says so of a player called Bye who has neither a rating nor a point', () => {
    const event = ours(false);
    const bye = event.players.find(({ name }) => name === 'Bye')!.no;
    const games = event.games.map((game) =>
      game.white === bye
        ? { ...game, outcome: '0-1' as const }
        : game.black === bye
          ? { ...game, outcome: '1-0' as const }
          : game,
    );
    const made = pgn.make?.({ ...event, games }, { time: '2026-11-27T19:00' });
    expect(made?.ok && made.value.warnings.map(({ code, values }) => `${code} ${values.name}`)).toEqual([
      'exchange-rest-name Bye',
    ]);
  });
});

describe('spellings', () => {
  const told = (names: readonly string[], ...games: readonly (readonly [number, number, number])[]) =>
    spellingWarnings({
      event: '',
      players: names.map((name, at) => ({ no: at + 1, name, place: { line: at } })),
      columns: [],
      games: games.map(([white, black, round]) => {
        return { white, black, coloursKnown: true, outcome: null, round, place: {} };
      }),
      details: {},
    }).map(({ values, place }) => [values.name, values.other, place.line]);

  describe('two spellings of one player', () => {
    it.each([
      ['Surname, Given', 'Surname, G'],
      ['Surname, Given', 'Surname,G'],
      ['Surname, Given', 'Surname, G.'],
      ['Surname, Given', 'G. Surname'],
      ['Surname, Given', 'Given Surname'],
      ['Surname, Given', 'SURNAME Given'],
      ['Černý, Jiří', 'Cerny, Jiri'],
      ['Müller, Jörg', 'Mueller, Joerg'],
      ['Bronstein, David I', 'Bronstein, David'],
      ['Lasker, Emanuel', 'Lasker, Em.'],
      ['Lasker, Emanuel', 'Lasker'],
      ['Hill, Fay', 'Hil, Fay'],
      ['Hill, Fay', 'Hill, Fray'],
      ['Hill', 'Hil'],
    ])('%s and %s are pointed out', (name, other) => {
      expect(told([name, other, 'Cole'], [0, 2, 1], [1, 2, 2])).toEqual([[name, other, 1]]);
    });

    it.each([
      ['Lasker, Emanuel', 'Lasker, Edward'],
      ['Player 1', 'Player 11'],
      ['Team A', 'Team B'],
      ['Berg, Anna', 'Hill, Anna'],
      ['Polgár, Judit', 'Polgár, Zsófia'],
      ['A', 'Anna'],
      ['Berg, Anna', 'Bergmann, A'],
      ['Berg', 'Hill'],
    ])('%s and %s are two', (name, other) => {
      expect(told([name, other, 'Cole'], [0, 2, 1], [1, 2, 2])).toEqual([]);
    });

    it('who meet, or play in one round, are two', () => {
      const names = ['Berg, Anna', 'Berg, A', 'Cole', 'Dunn'];
      expect(told(names, [0, 1, 1])).toEqual([]);
      expect(told(names, [0, 2, 1], [1, 3, 1])).toEqual([]);
      expect(told(names, [0, 2, 1], [1, 2, 2])).toHaveLength(1);
    });
  });
});
