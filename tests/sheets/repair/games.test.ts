import { mendGames, type Expected, type ExpectedGame } from '../../../src/sheets/repair/games';
import type { CellValue } from '../../../src/grid/cell';
import { gridOf } from '../grid-of';
import { editsOf, standing, type Where } from './sheets';

const WHERE: Where = {
  Pairings_game: 'Pairings!A2:A9',
  Pairings_round: 'Pairings!B2:B9',
  Pairings_board: 'Pairings!C2:C9',
  Pairings_leftNo: 'Pairings!D2:D9',
  Pairings_result: 'Pairings!E2:E9',
  Pairings_rightNo: 'Pairings!F2:F9',
};

type Line = readonly CellValue[];

/** Five players, the first two rounds, four games and two byes: game, round, board, left, result, right. */
const LINES: readonly Line[] = [
  [1, 1, 1, 2, '1-0', 5],
  [2, 1, 2, 3, null, 4],
  [null, 1, null, 1, null, null],
  [3, 2, 1, 5, '1-0', 3],
  [4, 2, 2, 1, null, 2],
  [null, 2, null, 4, null, null],
];
const GAMES = LINES.flatMap(([no, round, board, left, , right]): ExpectedGame[] =>
  no === null ? [] : [{ no, round, board, left, right } as ExpectedGame],
);
const KNOWN: Expected = {
  games: new Map(GAMES.map((game) => [game.no, game])),
  rests: [
    { round: 1, left: 1 },
    { round: 2, left: 4 },
  ],
  numbers: [1, 2, 3, 4],
  players: 5,
};
/** A tournament that no system made. */
const BY_HAND: Expected = { games: new Map(), rests: [], numbers: [], players: 5 };

/** The lines with others in the place of some, by their place from 0; `null` takes one out. */
const table = (changes: Readonly<Record<number, Line | null>>) => {
  const lines = LINES.flatMap((line, at) => {
    const change = changes[at];
    return change === null ? [] : [change ?? line];
  });
  const where = Object.fromEntries(
    Object.entries(WHERE).map(([part, text]) => [part, text.replace('9', String(lines.length + 1))]),
  );
  return standing(
    [gridOf([['No', 'Round', 'Board', 'No', 'Result', 'No'], ...lines], { sheet: 'Pairings' })],
    where,
  );
};

/** What is put into which cells, and the games that are missing; or why nothing is. */
const mended = (changes: Readonly<Record<number, Line | null>>, known = KNOWN): readonly string[] => {
  const found = mendGames(table(changes), known);
  if (found.ok)
    return [...editsOf(found.value.standing), ...found.value.missing.map(({ no }) => `game ${no}`)];
  const [{ code, place, values }] = found.problems;
  return [`${code} ${place.cell}: ${values['missing']} in ${values['who']}`];
};

it('nothing is put right in a table that is as it should be', () => {
  expect(mended({})).toEqual([]);
  expect(mended({}, BY_HAND)).toEqual([]);
});

it('without the column of the numbers nothing is looked at', () => {
  const nothing = standing([], {});
  expect(mendGames(nothing, KNOWN)).toEqual({
    ok: true,
    value: { standing: nothing, missing: [], rests: [] },
  });
});

describe('a game whose number is gone is known by its round and players', () => {
  it.each<[what: string, line: Line, put: readonly string[]]>([
    ['the number alone', ['x', 1, 2, 3, null, 4], ['A3=2']],
    ['number cleared', [null, 1, 2, 3, null, 4], ['A3=2']],
    ['number as a text', ['2', 1, 2, 3, null, 4], ['A3=2']],
    ['number of another game', [1, 1, 2, 3, null, 4], ['A3=2']],
    ['number that there is not', [9, 1, 2, 3, null, 4], ['A3=2']],
    ['number and round', ['x', 'y', 2, 3, null, 4], ['A3=2', 'B3=1']],
    ['number and board', ['x', 1, 'y', 3, null, 4], ['A3=2', 'C3=2']],
    ['number and left player', ['x', 1, 2, 'y', null, 4], ['A3=2', 'D3=3']],
    ['number and right player', ['x', 1, 2, 3, null, 'y'], ['A3=2', 'F3=4']],
    ['number of a game whose colours were turned', ['x', 1, 2, 4, null, 3], ['A3=2']],
    ['all of it, the only one', ['x', 'x', 'x', 'x', null, 'x'], ['A3=2', 'B3=1', 'C3=2', 'D3=3', 'F3=4']],
  ])('%s', (_, line, put) => expect(mended({ 1: line })).toEqual(put));
});

describe('a game that has its number gets back what cannot be', () => {
  it.each<[what: string, line: Line, put: readonly string[]]>([
    ['no round', [2, null, 2, 3, null, 4], ['B3=1']],
    ['round 0', [2, 0, 2, 3, null, 4], ['B3=1']],
    ['half a round', [2, 1.5, 2, 3, null, 4], ['B3=1']],
    ['another round, which stays', [2, 3, 2, 3, null, 4], []],
    ['another board, which stays', [2, 1, 7, 3, null, 4], []],
    ['a board that is none', [2, 1, 'x', 3, null, 4], ['C3=2']],
    ['a player that there is not', [2, 1, 2, 6, null, 4], ['D3=3']],
    ['the last player, who stays', [2, 1, 2, 5, null, 4], []],
    ['no right player', [2, 1, 2, 3, null, null], ['F3=4']],
    ['turned colours, no right player', [2, 1, 2, 4, null, 'x'], ['F3=3']],
    ['turned colours, no left player', [2, 1, 2, 'x', null, 3], ['D3=4']],
    ['the left player twice', [2, 1, 2, 3, null, 3], ['F3=4']],
    ['the right player twice', [2, 1, 2, 4, null, 4], ['D3=3']],
    ['somebody else twice', [2, 1, 2, 1, null, 1], ['D3=3', 'F3=4']],
    ['two other players, who stay', [2, 1, 2, 1, null, 5], []],
  ])('%s', (_, line, put) => expect(mended({ 1: line })).toEqual(put));
});

it('two games with one number: the one that is that game keeps it', () => {
  expect(mended({ 1: [3, 1, 2, 3, null, 4] })).toEqual(['A3=2']);
  expect(mended({ 3: [2, 2, 1, 5, '1-0', 3] })).toEqual(['A5=3']);
});

it('two games with one number: round and both players have to be those of the game', () => {
  expect(mended({ 0: [2, 1, 1, 5, '1-0', 3] })).toEqual(['A2=1']);
  expect(mended({ 0: [2, 1, 1, 4, '1-0', 1] })).toEqual(['A2=1']);
});

it('two games whose colours were turned and whose numbers are gone are known by their players', () => {
  expect(mended({ 0: ['x', 1, 1, 5, '1-0', 2], 1: ['y', 1, 2, 4, null, 3] })).toEqual(['A2=1', 'A3=2']);
});

it('a line of a game too many is no reason to refuse where none is missing', () => {
  expect(mended({ 2: [null, 9, 3, 2, '1-0', 4] })).toEqual([]);
});

it('two lines with the number of a game that neither is: nobody can say which is which', () => {
  expect(mended({ 0: [4, 1, 1, 1, '1-0', 3], 4: [4, 2, 2, 1, null, 5] })).toEqual([
    'repair-games-ambiguous A2: 1, 4 in A2, A6',
  ]);
});

it('several games whose numbers are gone are told apart by round and players', () => {
  expect(mended({ 0: ['x', 1, 1, 2, '1-0', 5], 4: ['y', 2, 2, 1, null, 2] })).toEqual(['A2=1', 'A6=4']);
  expect(mended({ 0: ['x', 1, 1, 'x', '1-0', 5], 1: ['y', 1, 2, 3, null, 'y'] })).toEqual([
    ...['A2=1', 'A3=2', 'D2=2', 'F3=4'],
  ]);
});

it('of two games of which too little can be read nobody can say which is which', () => {
  expect(mended({ 0: ['x', 1, 1, 'x', '1-0', 'x'], 1: ['y', 1, 2, 'y', null, 'y'] })).toEqual([
    'repair-games-ambiguous A2: 1, 2 in A2, A3',
  ]);
  expect(mended({ 0: ['x', 'x', 1, 3, '1-0', 'x'], 1: ['y', 'x', 2, 3, null, 'y'] })).toEqual([
    'repair-games-ambiguous A2: 1, 2 in A2, A3',
  ]);
  // Nobody plays himself: such a line agrees with no game.
  expect(mended({ 0: ['x', 'x', 1, 2, '1-0', 2], 1: ['y', 'x', 2, 4, null, 4] })).toEqual([
    'repair-games-ambiguous A2: 1, 2 in A2, A3',
  ]);
});

it('a game whose line is gone is missing, with its round', () => {
  expect(mended({ 4: null })).toEqual(['game 4']);
  expect(mended({ 0: null, 3: null })).toEqual(['game 1', 'game 3']);
  const found = mendGames(table({ 4: null }), KNOWN);
  expect(found.ok && found.value.standing.faults).toEqual([
    { code: 'damaged-game', place: { sheet: 'Pairings' }, values: { game: 4, round: 2 } },
  ]);
  expect(found.ok && found.value.missing).toEqual([{ no: 4, round: 2, board: 2, left: 1, right: 2 }]);
});

describe('a bye', () => {
  it.each<[what: string, line: Line, put: readonly string[]]>([
    ['with something in the place of its number', ['x', 1, null, 1, null, null], ['A4=null']],
    ['with an opponent', [null, 1, null, 1, null, 7], ['F4=null']],
    ['on a board', ['x', 1, 3, 1, null, null], ['A4=null', 'C4=null']],
    ['without a round', [null, 'x', null, 1, null, null], ['B4=1']],
    ['without a player', [null, 1, null, null, null, null], ['D4=1']],
    ['in a round in which they play stays', [null, 7, null, 1, null, null], []],
    ['of somebody who does not rest then stays', [null, 1, null, 2, null, null], []],
  ])('%s', (_, line, put) => expect(mended({ 2: line })).toEqual(put));

  it('two that could be either stay', () => {
    const blank: Line = [null, null, null, null, null, null];
    expect(mended({ 2: blank, 5: blank })).toEqual([]);
  });

  it('one that could be the other, too, is the one that is missing', () => {
    expect(mended({ 2: [null, null, null, null, null, null] })).toEqual(['B4=1', 'D4=1']);
  });

  it('a result beside a bye makes it a line of a game that there is not', () => {
    expect(mended({ 2: [null, 1, null, 1, '1-0', null] })).toEqual([]);
  });
});

describe('games that are not as the system has them', () => {
  const turned = LINES.map(([no, , , ...rest]): Line => [no!, 7, 1, ...rest]);
  const changes = Object.fromEntries(turned.map((line, at) => [at, line]));

  it('more than half of them: only the missing number is known', () => {
    expect(mended({ ...changes, 1: ['x', 'y', 'z', 3, null, 4] })).toEqual(['A3=2']);
  });

  it('half of them is too many', () => {
    expect(mended({ 0: turned[0]!, 1: turned[1]!, 3: [3, 'x', 1, 5, null, 3] })).toEqual([]);
    expect(mended({ 0: turned[0]!, 3: [3, 'x', 1, 5, null, 3] })).toEqual([]);
    expect(mended({ 3: [3, 'x', 1, 5, null, 3] })).toEqual(['B5=2']);
  });

  it('made by hand: of a line that is gone nothing can be put back', () => {
    expect(mended({ 4: null }, { ...BY_HAND, numbers: [1, 2, 3, 4] })).toEqual([]);
  });

  it('made by hand: one number can be known, of the hidden sheet or counted; two cannot', () => {
    const one = { 1: ['x', 1, 2, 3, null, 4] };
    expect(mended(one, BY_HAND)).toEqual(['A3=2']);
    expect(mended(one, { ...BY_HAND, numbers: [1, 3, 4, 12] })).toEqual(['A3=12']);
    const other = { 1: [300, 1, 2, 3, null, 4] };
    expect(mended(other, { ...BY_HAND, numbers: [1, 2, 3, 4] })).toEqual(['A3=2']);
    expect(mended({ ...one, 3: ['y', 2, 1, 5, null, 3] }, BY_HAND)).toEqual([
      'repair-games-ambiguous A3: 2, 3 in A3, A5',
    ]);
  });
});
