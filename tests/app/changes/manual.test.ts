import { planColours, planExchange, checkSchedule } from '../../../src/app/changes/manual';
import { after, cellsIn, FIVE, openedOnce, sentencesIn, shown, writes, problemsOf } from './previewed';
import { planned, typedInto } from '../../sheets/plan';
import { openedFrom } from '../opened';
import { valueOf } from '../../results';

describe('a game was played with colours reversed', () => {
  it('reversed colours are told with the names, and a warning where they grow more uneven', () => {
    const turned = shown(FIVE, 'colours', { game: '1' });
    expect(sentencesIn(turned)).toEqual(['Game 1: round 1, board 1, Emil – Bert']);
    expect(cellsIn(turned)).toEqual(['game 1 left: 2 → 5', 'game 1 right: 5 → 2']);
    expect(turned.warnings.map(({ code, values }) => `${code} ${String(values.player)}`)).toEqual([
      'colours-more-uneven Bert',
      'colours-more-uneven Emil',
    ]);
  });

  const done = after(FIVE, '1-0');

  it('the numbers of the game change sides, and its result is turned if it has one', () => {
    expect(writes(planColours(openedOnce(FIVE), [1]))).toEqual(['Pairings!D5: 2 → 5', 'Pairings!H5: 5 → 2']);
    expect(writes(planColours(openedOnce(done), [1]))).toEqual([
      'Pairings!D5: 2 → 5',
      'Pairings!H5: 5 → 2',
      'Pairings!F5: 1-0 → 0-1 as @',
    ]);
  });

  it('a warning names the cell of the player on the left', () => {
    expect(valueOf(planColours(openedOnce(done), [1])).warnings[0]).toEqual({
      code: 'result-turned',
      place: { round: 1, game: 1, sheet: 'Pairings', cell: 'D5' },
      values: {},
    });
  });

  it('games that there are not are refused, each by its number', () => {
    expect(writes(planColours(openedOnce(FIVE), [1, 99, 98]))).toEqual([
      'game-unknown; typed 99',
      'game-unknown; typed 98',
    ]);
  });
});

describe('two games change places or opponents', () => {
  it('they exchange their boards unless it is said that it is their opponents', () => {
    const given = { game: '1', other: '2' };
    const exchanged = shown(FIVE, 'exchange', given);
    expect(cellsIn(exchanged)).toEqual(['game 1 board: 1 → 2', 'game 2 board: 2 → 1']);
    expect(cellsIn(shown(FIVE, 'exchange', { ...given, exchanged: 'places' }))).toEqual(cellsIn(exchanged));
    expect(problemsOf(FIVE, 'exchange', { ...given, exchanged: 'opponents' })).not.toEqual([]);
  });

  it('the word for an open game goes with it', () => {
    const games = FIVE.games.map((game) =>
      game.no === 1 ? { ...game, pending: 'adjourned' as const } : game,
    );
    expect(cellsIn(shown({ ...FIVE, games }, 'exchange', { game: '1', other: '2' }))).toEqual([
      'game 1 board: 1 → 2',
      'game 2 board: 2 → 1',
    ]);
  });

  it('what cannot be is refused at the games’ cells, what belongs to no game without one', () => {
    const found = problemsOf(FIVE, 'exchange', { game: '1', other: '3', exchanged: 'opponents' });
    expect(found.map(({ code, place }) => `${code} ${place.cell ?? '–'}`)).toEqual([
      'player-meets-self D8',
      'pair-too-often D15',
      'pair-missing –',
      'pair-missing –',
      'player-two-games D6',
    ]);
  });

  it('the cells of their boards are written', () => {
    expect(writes(planExchange(openedOnce(FIVE), { pairs: [[1, 2]], what: 'places' }))).toEqual([
      'Pairings!C5: 1 → 2',
      'Pairings!C6: 2 → 1',
    ]);
  });

  it('not the opponents of a game that is finished', () => {
    const done = openedOnce(after(FIVE, '1-0'));
    expect(writes(planExchange(done, { pairs: [[1, 2]], what: 'opponents' }))).toEqual([
      'game-finished; round 1; game 1; sheet Pairings; cell D5',
    ]);
  });
});

it('what was typed wrong into the schedule is named at the player on the left', () => {
  const wrong = openedFrom(typedInto(planned(FIVE), [{ sheet: 'Pairings', row: 5, column: 3, write: 5 }]));
  expect(checkSchedule(openedOnce(FIVE))).toEqual([]);
  expect(checkSchedule(wrong).map(({ code, place }) => `${code} ${place.cell ?? 'nowhere'}`)).toEqual([
    'pair-too-often D12',
    'pair-missing nowhere',
    'player-two-games D6',
  ]);
});
