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

/** Names as programs save them, each byte as the sign that has its number. */
const LISTS: readonly (readonly [language: string, page: string, bytes: string, name: string])[] = [
  ['czech', 'windows-1250', 'Èerný, Jiøí; Dvoøák, Tomá\x9a; Rù\x9eièková, \x8eaneta', 'Černý, Jiří'],
  ['polish', 'windows-1250', 'Wójcik, £ukasz; G¹siorowski, Józef; \x8cwi¹tek, Ma³gorzata', 'Wójcik, Łukasz'],
  ['hungarian', 'windows-1250', 'Szõke, Gergõ; Kovács, Ödön; Fûzfa, Ágnes', 'Szőke, Gergő'],
  ['croatian', 'windows-1250', '\x8aariæ, Ante; Ðuriæ, \x8eeljko; Kovaèeviæ, Mislav', 'Šarić, Ante'],
  ['german', 'windows-1252', 'Müller, Jörg; Groß, Käthe', 'Müller, Jörg'],
  ['french', 'windows-1252', 'Lefèvre, Hélène; Garçon, François', 'Lefèvre, Hélène'],
  ['spanish', 'windows-1252', 'Núñez, José; Peña, María', 'Núñez, José'],
  ['portuguese', 'windows-1252', 'Simões, João; Gonçalves, Antónia', 'Simões, João'],
  ['icelandic', 'windows-1252', 'Þórhallsson, Þröstur; Guðmundsson, Sigurður', 'Þórhallsson, Þröstur'],
  ['estonian', 'windows-1252', 'Põldmäe, Tõnu; Kübarsepp, Jüri', 'Põldmäe, Tõnu'],
  ['russian', 'windows-1251', 'Èâàíîâ, Ï¸òð; Ñìèðíîâà, Îëüãà', 'Иванов, Пётр'],
  ['ukrainian', 'windows-1251', '²âàí÷óê, Âàñèëü; Ìåëüíèê, Þë³ÿ', 'Іванчук, Василь'],
  ['greek', 'windows-1253', 'Ðáðáäüðïõëïò, Ãéþñãïò; ÍéêïëÜïõ, ÅëÝíç', 'Παπαδόπουλος, Γιώργος'],
  ['turkish', 'windows-1254', 'Yýldýz, Ayþe; Öztürk, Gökçe; Çaðlar, Ýbrahim', 'Yıldız, Ayşe'],
  [
    'lithuanian',
    'windows-1257',
    'Ðulskis, Ðarûnas; Stanevièius, Vytautas; Èmilytë, Þivilë',
    'Šulskis, Šarūnas',
  ],
  ['latvian', 'windows-1257', 'Bçrziòð, Jânis; Krûmiòa, Lîga; Ðíçle, Òikita', 'Bērziņš, Jānis'],
  ['german', 'ibm850', 'M\x81ller, J\x94rg; Groá, K\x84the; Sch\x84fer, G\x81nter', 'Müller, Jörg'],
  ['czech', 'ibm852', '¬ernì, Jiý¡; Dvoý\xa0k, Tom\xa0ç; R\x85§i\x9fkov\xa0, ¦aneta', 'Černý, Jiří'],
  ['russian', 'ibm866', '\x88¢\xa0\xad®¢, \x8fñâà; \x91¬¨à\xad®¢\xa0, \x8e«ì£\xa0', 'Иванов, Пётр'],
  [
    'french',
    'macintosh',
    'Lef\x8fvre, H\x8el\x8fne; Gar\x8don, Fran\x8dois; B\x8er\x8enice, No\x91l',
    'Lefèvre, Hélène',
  ],
];

/** A list of such names, each with a rating. */
const listOf = (names: string): Uint8Array => {
  const lines = names.split('; ').map((name, at) => `${name};${2000 - 100 * at}\r\n`);
  return Buffer.from(['Name;Elo\r\n', ...lines].join(''), 'latin1');
};

it.each(LISTS)('%s in %s is told by its letters', (_, page, bytes, name) => {
  const { bytes: utf8, warnings } = inUtf8(listOf(bytes), 'list.csv');
  expect(new TextDecoder().decode(utf8)).toContain(name);
  expect(warnings.map(({ code, values }) => [code, values['encoding']])).toEqual([['text-encoding', page]]);
});

it.each(LISTS)('%s in %s is read in the encoding that somebody names', (_, page, bytes, name) => {
  const named = encodingNamed(page);
  expect(named.ok).toBe(true);
  const { bytes: utf8, warnings } = inUtf8(listOf(bytes), 'list.csv', named.ok ? named.value : undefined);
  expect([new TextDecoder().decode(utf8).includes(name), warnings]).toEqual([true, []]);
});

it('what was taken is said in one line, with what was read by it', () => {
  const [first] = inUtf8(listOf(LISTS[0]![2]), 'list.csv').warnings;
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

const NAMES = 'D L N W X Draw Bye Rest spielfrei White Black 1-0 = Name wd'.split(' ');

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
