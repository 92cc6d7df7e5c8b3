import { withStatus } from '../changed';
import { countedGames, kindIn } from '../../src/core/results/progress';
import { plays, teamNamed, type Tournament } from '../../src/core/model';
import {
  OUTCOME_CODES,
  type OutcomeCode,
  outcomeOf,
  OUTCOMES,
  CLASSIC,
  pointsOf,
  scoringOf,
} from '../../src/core/results/outcome';
import { outcomeFromLeft, typedFromLeft } from '../../src/core/results/typed';
import { fromLeft, isLeftWhite } from '../../src/core/results/sides';
import { generated } from '../generated';
import { told, valueOf } from '../results';

it('a player has a side of a game as White or as Black', () => {
  const game = { white: 3, black: 7 };
  expect([3, 7, 1].map((no) => plays(no)(game))).toEqual([true, true, false]);
});

it('a team is known by its name, without blanks around it', () => {
  expect(teamNamed(' Blue Knights ')).toEqual({ id: 'Blue Knights', name: 'Blue Knights' });
});

/** By number, as Calculation counts them: what each side has achieved, and how it is shown to people. */
it.each<[number, OutcomeCode, string, string, string, string]>([
  [1, '1-0', 'played rated', 'win loss', '1-0', '1 0'],
  [2, '1/2', 'played rated', 'draw draw', '½-½', '½ ½'],
  [3, '0-1', 'played rated', 'loss win', '0-1', '0 1'],
  [4, '+-', 'forfeit unrated', 'win loss', '+/-', '+ -'],
  [5, '-+', 'forfeit unrated', 'loss win', '-/+', '- +'],
  [6, '--', 'double-forfeit unrated', 'loss loss', '-/-', '- -'],
  [7, '0-0', 'played rated', 'loss loss', '0-0', '0 0'],
  [8, '1/2-0', 'played rated', 'draw loss', '½-0', '½ 0'],
  [9, '0-1/2', 'played rated', 'loss draw', '0-½', '0 ½'],
  [10, '1-0u', 'played unrated', 'win loss', '1-0 u', '1 0'],
  [11, '1/2u', 'played unrated', 'draw draw', '½-½ u', '½ ½'],
  [12, '0-1u', 'played unrated', 'loss win', '0-1 u', '0 1'],
])('outcome %i is %s: %s, %s, shown as %s, in a cross-table as %s', (no, code, kind, sides, shown, marks) => {
  const outcome = outcomeOf(code);
  expect([OUTCOME_CODES.indexOf(code), OUTCOMES.indexOf(outcome)]).toEqual([no - 1, no - 1]);
  expect(`${outcome.kind} ${outcome.rated ? 'rated' : 'unrated'}`).toBe(kind);
  expect(`${outcome.white} ${outcome.black}`).toBe(sides);
  expect([outcome.code, outcome.shown, outcome.marks.join(' ')]).toEqual([code, shown, marks]);
});

it('there are twelve of them', () => {
  expect([OUTCOME_CODES.length, OUTCOMES.length]).toEqual([12, 12]);
});

it('White stands on the left, in Go Black; a table of no tournament has White there', () => {
  const shown = [{ profile: 'chess' }, { profile: 'neutral' }, null] as const;
  expect(shown.map(isLeftWhite)).toEqual([true, true, true]);
  expect(isLeftWhite({ profile: 'go' })).toBe(false);
  expect(fromLeft({ profile: 'chess' }, 'Ada', 'Ben')).toEqual(['Ada', 'Ben']);
  expect(fromLeft({ profile: 'go' }, 'Ada', 'Ben')).toEqual(['Ben', 'Ada']);
});

it('a win of White is typed 1-0 where White is on the left and 0-1 where Black is; a draw is the same', () => {
  expect([typedFromLeft({ profile: 'chess' }, '1-0'), typedFromLeft(null, '0-1')]).toEqual(['1-0', '0-1']);
  expect([typedFromLeft({ profile: 'go' }, '1-0'), typedFromLeft({ profile: 'go' }, '+-')]).toEqual([
    '0-1',
    '-/+',
  ]);
  expect(typedFromLeft({ profile: 'go' }, '1/2')).toBe('½-½');
  expect([outcomeFromLeft('+-', true), outcomeFromLeft('+-', false)]).toEqual(['+-', '-+']);
});

const base = generated({ players: 5, cycles: 1, seed: 1, finished: 0 });

/** Games 1 to 5 with outcomes; player 5 is annulled. */
const tournament: Tournament = {
  ...withStatus(base, 5, 'annulled'),
  games: base.games.map((game) =>
    game.no === 2
      ? { ...game, outcome: '1-0' as const }
      : game.no === 4
        ? { ...game, outcome: '+-' as const }
        : game.no === 1
          ? { ...game, outcome: '1/2' as const }
          : game.no === 8
            ? { ...game, outcome: '--' as const }
            : game.no === 7
              ? { ...game, outcome: '0-1' as const, annulled: true }
              : game,
  ),
};

describe('the kind of a line', () => {
  const kindOf = kindIn(tournament);
  const game = (no: number) => tournament.games[no - 1]!;

  it('a game over the board is played, one without a result is not yet', () => {
    expect(kindOf(game(2))).toBe('played');
    expect(kindOf(game(6))).toBe('not-yet');
  });

  it('forfeits are told from double forfeits', () => {
    expect(kindOf(game(4))).toBe('forfeit');
    expect(kindOf(game(8))).toBe('double-forfeit');
  });

  it('a finished game with an annulled player is annulled, and so is one annulled by itself', () => {
    expect([game(1).white, game(1).black]).toContain(5);
    expect(kindOf(game(1))).toBe('annulled');
    expect(kindOf(game(7))).toBe('annulled');
  });

  it('the free day of an odd field is a rest', () => expect(kindOf(tournament.rests[0]!)).toBe('rest'));

  it('only played and forfeited games count', () =>
    expect(countedGames(tournament).map(({ no }) => no)).toEqual([2, 4, 8]));
});

describe('a scoring', () => {
  it.each([
    [[1, 0.5, 0], { win: 2, draw: 1, loss: 0, unit: 2 }],
    [[3, 1, 0], { win: 3, draw: 1, loss: 0, unit: 1 }],
    [[1, 0.25, 0.2], { win: 20, draw: 5, loss: 4, unit: 20 }],
    [[0.33, 0.33, 0], { win: 33, draw: 33, loss: 0, unit: 100 }],
    [[2, 1, 1], { win: 2, draw: 1, loss: 1, unit: 1 }],
    [[100, 50.4, 0], { win: 500, draw: 252, loss: 0, unit: 5 }],
    [[1, 0, -0.000000001], { win: 1, draw: 0, loss: 0, unit: 1 }],
  ])('of %j points is whole numbers of the largest unit that holds them', (points, expected) => {
    expect(valueOf(scoringOf(points))).toStrictEqual(expected);
  });

  it.each([
    ['equal throughout', [1, 1, 1]],
    ['a draw above a win', [1, 2, 0]],
    ['a loss above a draw', [2, 0, 1]],
    ['below 0', [1, 0, -1]],
    ['above 100', [100.01, 50, 0]],
    ['three decimals in the win', [1.001, 0.5, 0]],
    ['three decimals in the draw', [1, 0.505, 0]],
    ['no number', [1, Number.NaN, 0]],
    ['two numbers', [1, 0]],
    ['four numbers', [2, 1, 0, 0]],
    ['none', []],
  ])('%s is refused', (_, points) => {
    expect(told(scoringOf(points))).toEqual([`scoring-invalid; typed ${points.join(', ')}`]);
  });

  it('a loss by forfeit is worth 0, whatever a loss is worth', () => {
    const scoring = valueOf(scoringOf([3, 2, 1]));
    expect((['win', 'draw', 'loss'] as const).map((mark) => pointsOf(scoring, mark, true))).toEqual([
      3, 2, 1,
    ]);
    expect((['win', 'draw', 'loss'] as const).map((mark) => pointsOf(scoring, mark, false))).toEqual([
      3, 2, 0,
    ]);
    expect(pointsOf(CLASSIC, 'draw', true)).toBe(1);
  });
});
