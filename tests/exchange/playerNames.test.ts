import type { Tournament } from '../../src/core/model';
import { csv } from '../../src/exchange/csv/make';
import { tournamentOf } from '../../src/exchange/found';
import { pgn } from '../../src/exchange/pgn/make';
import { nameParts, withComma } from '../../src/exchange/playerDetails';
import { spellingWarnings } from '../../src/exchange/spellings';
import { generated } from '../generated';
import { thereAndBack } from './roundTrip';

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
    const back = tournamentOf(found!, { id: 'x', file: 'x', language: 'en' });
    if (!back.ok) throw new Error(JSON.stringify(back.problems));
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
    expect(back.value.tournament.players).toHaveLength(NAMES.length);
    expect(gamesOf(back.value.tournament)).toEqual(gamesOf(event));
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
    const made = pgn.make?.({ ...event, games }, { language: 'en', time: '2026-11-27T19:00' });
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
