import { spellingWarnings } from '../../src/exchange/spellings';

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
