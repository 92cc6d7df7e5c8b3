import { planEntry, planRemoval } from '../../src/app/changes/field';
import { checkSchedule, planColours, planExchange } from '../../src/app/changes/manual';
import { planCorrection, planSubstitution } from '../../src/app/changes/person';
import type { Result } from '../../src/core/result';
import { address } from '../../src/grid/cell';
import type { Patch } from '../../src/workbook/port';
import { generated } from '../generated';
import { newMatch } from '../matches';
import { planned, typedInto } from '../sheets/plan';
import { opened, openedFrom } from './opened';

const FIVE = generated({ players: 5, cycles: 1, seed: 1, finished: 0 });
const open = opened(FIVE);

/** What a plan would write, a line a cell; or what is wrong, with the place and values. */
const told = (plan: Result<{ readonly patch: Patch }>): readonly string[] =>
  plan.ok
    ? plan.value.patch.cells.map(
        ({ sheet, row, column, expect: was, write, format }) =>
          `${sheet}!${address(row, column)}: ${String(was)} → ${String(write)}${format ? ` as ${format}` : ''}`,
      )
    : plan.problems.map(({ code, place, values }) =>
        [code, ...Object.values(place), ...Object.values(values)].join(' | '),
      );

const problems = (result: Result<unknown>): readonly string[] =>
  result.ok
    ? []
    : result.problems.map(({ code, place, values }) =>
        [code, ...Object.values(place), ...Object.values(values)].join(' | '),
      );

describe('correcting a player', () => {
  it('writes what is given, without blanks at its ends, and leaves the rest', () => {
    expect(told(planCorrection(open, { player: 2, name: ' Bert ' }))).toEqual([
      'Players!B6: Player B2 → Bert',
    ]);
    expect(
      told(planCorrection(open, { player: 'Player B2', rating: ' 1800 ', federation: ' AUS ' })),
    ).toEqual(['Players!C6: 1501 → 1800', 'Players!D6: NZL → AUS']);
  });

  it('empties what is given as nothing', () => {
    expect(told(planCorrection(open, { player: 2, rating: null, federation: ' ' }))).toEqual([
      'Players!C6: 1501 → null',
      'Players!D6: NZL → null',
    ]);
  });

  it('writes nothing that stands there already', () => {
    expect(told(planCorrection(open, { player: 2, name: 'Player B2', rating: 1501 }))).toEqual([]);
  });

  it.each([
    [{ player: 'Nobody', name: 'x' }, ['player-unknown | Nobody']],
    [{ player: 2, name: '  ' }, ['name-missing | Players | B6']],
    [{ player: 2, name: 'x'.repeat(256) }, ['name-too-long | Players | B6 | 256 | 255']],
    [{ player: 2, name: 'player a1' }, ['name-duplicate | Players | B6 | player a1 | B5']],
    [{ player: 2, rating: 'x' }, ['rating-invalid | Players | C6 | x | 9999']],
  ])('%j is refused, with the cell', (change, wanted) => {
    expect(told(planCorrection(open, change))).toEqual(wanted);
  });
});

describe('somebody takes a player’s number', () => {
  it('with name, rating and federation', () => {
    const plan = planSubstitution(open, { player: 2, name: 'Eve', rating: 1700, federation: 'AUS' });
    expect(told(plan)).toEqual([
      'Players!B6: Player B2 → Eve',
      'Players!C6: 1501 → 1700',
      'Players!D6: NZL → AUS',
    ]);
  });

  it('not a name that somebody else has', () => {
    const plan = planSubstitution(open, { player: 2, name: 'Player C3', rating: null, federation: null });
    expect(told(plan)).toEqual(['name-duplicate | Players | B6 | Player C3 | B7']);
  });
});

describe('entering a player', () => {
  const entered = (name: string, rating: string | number | null = null, federation: string | null = null) =>
    planEntry(open, { name, rating, federation });

  it.each([
    ['', ['name-missing | name']],
    ['x'.repeat(256), ['name-too-long | name | 256 | 255']],
    ['PLAYER A1', ['name-duplicate | name | PLAYER A1 | Player A1']],
  ])('%j is refused', (name, wanted) => {
    expect(problems(entered(name))).toEqual(wanted);
  });

  it('a rating that can be none is refused, a match has no list to enter', () => {
    expect(problems(entered('Eve', 'x'))).toEqual(['rating-invalid | rating | x | 9999']);
    const match = opened(newMatch(2));
    expect(problems(planEntry(match, { name: 'Eve', rating: null, federation: null }))).toEqual([
      'system-of-teams | scheveningen | ',
    ]);
    expect(problems(planRemoval(match, { player: 1 }))).toEqual(['system-of-teams | scheveningen | ']);
  });

  it('takes name, rating and federation without blanks, and nothing that is not given', () => {
    const player = (plan: ReturnType<typeof planEntry>) => (plan.ok ? plan.value.player : plan.problems);
    expect(player(entered(' Eve ', '1700', ' AUS '))).toEqual({
      ...{ no: 6, name: 'Eve', status: 'playing', federation: 'AUS' },
      rating: { typed: '1700', strength: 1700 },
    });
    expect(player(entered('Eve', '', ' '))).toEqual({ no: 6, name: 'Eve', status: 'playing' });
  });

  it('before the first result tells the players that change and no game, for the system has those', () => {
    const plan = entered('Eve');
    if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
    const { by, catchUp, changes } = plan.value;
    expect([by, catchUp]).toEqual(['numbers', []]);
    expect(changes).toEqual([
      { key: 'player 6 name', before: null, after: 'Eve' },
      ...['rating', 'federation', 'adjustment', 'reason', 'status', 'playOff'].map((what) => ({
        ...{ key: `player 6 ${what}`, before: null, after: null },
      })),
    ]);
  });

  it('after the first result takes the empty seat, and owes the games of the rounds that are over', () => {
    const begun = opened({
      ...FIVE,
      games: FIVE.games.map((game) => (game.round === 1 ? { ...game, outcome: '1-0' as const } : game)),
    });
    const plan = planEntry(begun, { name: 'Eve', rating: null, federation: null });
    if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
    expect(plan.value.by).toBe('seat');
    expect(plan.value.catchUp).toEqual([{ game: 11, round: 1, white: 'Player A1', black: 'Eve' }]);
    expect(problems(planRemoval(begun, { player: 1 }))).toEqual(['removal-too-late | Player A1 | Player A1']);
  });
});

describe('changes by hand', () => {
  const done = opened({
    ...FIVE,
    games: FIVE.games.map((game) => (game.no === 1 ? { ...game, outcome: '1-0' as const } : game)),
  });

  it('colours are turned by the numbers of a game, and by its result if it has one', () => {
    expect(told(planColours(open, [1]))).toEqual(['Pairings!D5: 2 → 5', 'Pairings!H5: 5 → 2']);
    expect(told(planColours(done, [1]))).toEqual([
      'Pairings!D5: 2 → 5',
      'Pairings!H5: 5 → 2',
      'Pairings!F5: 1-0 → 0-1 as @',
    ]);
  });

  it('a warning names the cell of the player on the left', () => {
    const plan = planColours(done, [1]);
    if (!plan.ok) throw new Error(JSON.stringify(plan.problems));
    expect(plan.value.warnings[0]).toEqual({
      code: 'result-turned',
      place: { round: 1, game: 1, sheet: 'Pairings', cell: 'D5' },
      values: {},
    });
  });

  it('games exchange their places', () => {
    expect(told(planExchange(open, { pairs: [[1, 2]], what: 'places' }))).toEqual([
      'Pairings!C5: 1 → 2',
      'Pairings!C6: 2 → 1',
    ]);
  });

  it('what would be wrong afterwards is refused, with its cells', () => {
    expect(told(planExchange(done, { pairs: [[1, 2]], what: 'opponents' }))).toEqual([
      'game-finished | 1 | 1 | Pairings | D5',
    ]);
    expect(told(planColours(open, [1, 99, 98]))).toEqual(['game-unknown | 99', 'game-unknown | 98']);
  });

  it('what was typed wrong is named at the player on the left', () => {
    const wrong = openedFrom(typedInto(planned(FIVE), [{ sheet: 'Pairings', row: 5, column: 3, write: 5 }]));
    expect(checkSchedule(open)).toEqual([]);
    expect(checkSchedule(wrong).map(({ code, place }) => `${code} ${place.cell ?? 'nowhere'}`)).toEqual([
      'pair-too-often D12',
      'pair-missing nowhere',
      'player-two-games D6',
    ]);
  });
});
