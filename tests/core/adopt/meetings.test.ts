import type { FoundEntry, FoundMark } from '../../../src/core/adopt/tables';
import { meetingsOfEntries, meetingsOfGames } from '../../../src/core/adopt/meetings';
import type { OutcomeCode } from '../../../src/core/results/outcome';
import type { Problem } from '../../../src/core/problem';

const FOUND = { sheet: 'Mine', names: ['Berg', 'Carlsen', 'Dahl', 'Eriksen'] };

const MARKS: Readonly<Record<string, FoundMark>> = {
  '1': { mark: 'win', played: true, rated: true },
  '½': { mark: 'draw', played: true, rated: true },
  '0': { mark: 'loss', played: true, rated: true },
  '1u': { mark: 'win', played: true, rated: false },
  '0u': { mark: 'loss', played: true, rated: false },
  '+': { mark: 'win', played: false, rated: true },
  '0f': { mark: 'loss', played: false, rated: true },
  '-': 'dash',
  '(2)': 'open',
};

/** What stands in the line of a player under an opponent; the cell is called after the two, such as `r0c1`. */
const entry = (
  player: number,
  opponent: number,
  typed: string,
  more: Partial<FoundEntry> = {},
): FoundEntry => ({
  player,
  opponent,
  meeting: 1,
  mark: MARKS[typed]!,
  white: null,
  round: null,
  cell: `r${player}c${opponent}`,
  typed,
  ...more,
});

const told = ({ code, place: { cell }, values }: Problem): string =>
  [code, cell, values['other']].filter((part) => part !== undefined && part !== '').join(' ');

const read = (entries: readonly FoundEntry[], byRound = false) => {
  const met = meetingsOfEntries(FOUND, entries, byRound);
  return met.ok
    ? { meetings: met.value.meetings, warnings: met.value.warnings.map(told), problems: [] }
    : { meetings: [], warnings: [], problems: met.problems.map(told) };
};

/** The outcome of Berg against Carlsen, as if Berg had White. */
const outcome = (berg: string, carlsen: string): OutcomeCode | null | undefined =>
  read([entry(0, 1, berg), entry(1, 0, carlsen)]).meetings[0]?.outcome;

describe('both cells of a game', () => {
  it.each<[string, string, OutcomeCode | null]>([
    ['1', '0', '1-0'],
    ['0', '1', '0-1'],
    ['½', '½', '1/2'],
    ['+', '-', '+-'],
    ['-', '+', '-+'],
    ['+', '0f', '+-'],
    ['0f', '0f', '--'],
    ['0f', '-', '--'],
    ['1u', '0u', '1-0u'],
    ['0', '0', '0-0'],
    ['½', '0', '1/2-0'],
    ['-', '-', null],
    ['(2)', '(2)', null],
    ['1', '(2)', '1-0'],
    ['(2)', '1', '0-1'],
    ['-', '(2)', null],
  ])('%s and %s are %s', (berg, carlsen, code) => expect(outcome(berg, carlsen)).toBe(code));

  it.each([
    ['1', '1'],
    ['1', '½'],
    ['+', '0'],
    ['+', '+'],
    ['1', '-'],
    ['½', '+'],
    ['1u', '0'],
  ])('%s and %s contradict each other, and both cells are named', (berg, carlsen) => {
    const { problems } = read([entry(0, 1, berg), entry(1, 0, carlsen)]);
    expect(problems).toEqual(['adopt-contradiction r0c1 r1c0', 'adopt-contradiction r1c0 r0c1']);
  });

  it('of one line alone the other follows, whichever it is', () => {
    expect(read([entry(0, 1, '1')]).meetings).toMatchObject([{ one: 0, other: 1, outcome: '1-0' }]);
    expect(read([entry(1, 0, '1')]).meetings).toMatchObject([{ one: 0, other: 1, outcome: '0-1' }]);
    expect(read([entry(1, 0, '+')]).meetings).toMatchObject([{ outcome: '-+' }]);
  });

  it('say who has White and in which round, either of them', () => {
    const meeting = (first: Partial<FoundEntry>, second: Partial<FoundEntry>) => {
      const [found] = read([entry(0, 1, '1', first), entry(1, 0, '0', second)]).meetings;
      return found && [found.white, found.round, found.cells.join()];
    };
    expect(meeting({ white: true, round: 3 }, {})).toEqual([0, 3, 'r0c1,r1c0']);
    expect(meeting({}, { white: true, round: 4 })).toEqual([1, 4, 'r0c1,r1c0']);
    expect(meeting({ white: false }, {})).toEqual([1, null, 'r0c1,r1c0']);
    expect(meeting({}, {})).toEqual([null, null, 'r0c1,r1c0']);
  });

  it('cannot be in two rounds, nor both have White, nor both Black', () => {
    const both = (first: Partial<FoundEntry>, second: Partial<FoundEntry>) =>
      read([entry(0, 1, '1', first), entry(1, 0, '0', second)]).problems;
    const at = (code: string) => [`${code} r0c1 r1c0`, `${code} r1c0 r0c1`];
    expect(both({ round: 1 }, { round: 2 })).toEqual(at('adopt-rounds-differ'));
    expect(both({ white: true }, { white: true })).toEqual(at('adopt-colours-differ'));
    expect(both({ white: false }, { white: false })).toEqual(at('adopt-colours-differ'));
  });
});

describe('what is told of cells', () => {
  it('a result in one cell alone, but not where a whole half of the table is blank', () => {
    const whole = [entry(0, 1, '1'), entry(1, 0, '0')];
    expect(read([...whole, entry(2, 1, '½')]).warnings).toEqual(['adopt-one-sided r2c1']);
    expect(read([entry(0, 1, '1'), entry(0, 2, '1'), entry(1, 2, '½')]).warnings).toEqual([]);
    expect(read([entry(0, 1, '1'), entry(2, 1, '½')]).warnings).toEqual([
      'adopt-one-sided r0c1',
      'adopt-one-sided r2c1',
    ]);
    expect(read([...whole, entry(0, 2, '(2)'), entry(2, 0, '1')]).warnings).toEqual(['adopt-one-sided r2c0']);
  });

  it('dashes are told once, with their number', () => {
    const pairs = [entry(0, 1, '-'), entry(1, 0, '-'), entry(2, 3, '-'), entry(0, 2, '1'), entry(2, 0, '0')];
    const met = meetingsOfEntries(FOUND, pairs, false);
    expect(met.ok && met.value.warnings).toMatchObject([
      { code: 'adopt-dashes', place: { sheet: 'Mine', cell: 'r0c1' }, values: { count: 2 } },
    ]);
  });

  it('less than a point for both is told at both cells', () => {
    expect(read([entry(0, 1, '0'), entry(1, 0, '0')]).warnings).toEqual([
      'adopt-special r0c1 r1c0',
      'adopt-special r1c0 r0c1',
    ]);
  });

  it('nobody plays twice in a round', () => {
    const round = { round: 2 };
    expect(
      read([
        entry(0, 1, '1', round),
        entry(1, 0, '0', round),
        entry(0, 2, '1', round),
        entry(2, 0, '0', round),
      ]).problems,
    ).toEqual(['adopt-two-games r0c2 r0c1']);
  });

  it('by rounds: whoever is named as an opponent names somebody else', () => {
    const at = (player: number, opponent: number, typed: string) =>
      entry(player, opponent, typed, { round: 1, meeting: 1, cell: `p${player}` });
    expect(read([at(0, 1, '1'), at(1, 2, '0'), at(2, 1, '1')], true).problems).toEqual([
      'adopt-opponent-differs p0 p1',
    ]);
    expect(read([at(0, 1, '1'), at(2, 3, '1'), at(3, 2, '0')], true).problems).toEqual([]);
  });
});

describe('a list of results', () => {
  const game = (
    white: number,
    black: number,
    code: OutcomeCode | null,
    round: number | null,
    cell: string,
  ) => ({
    white,
    black,
    outcome: code,
    round,
    cell,
  });
  const list = (...games: readonly ReturnType<typeof game>[]) => {
    const met = meetingsOfGames(FOUND, games);
    return met.ok ? met.value.meetings : met.problems.map(told);
  };

  it('has White first, whoever stands first in the list', () => {
    expect(
      list(game(0, 1, '1-0', 1, 'D2'), game(3, 2, '1-0', 1, 'D3'), game(2, 0, null, null, 'D4')),
    ).toEqual([
      { one: 0, other: 1, outcome: '1-0', white: 0, round: 1, cells: ['D2'] },
      { one: 2, other: 3, outcome: '0-1', white: 3, round: 1, cells: ['D3'] },
      { one: 0, other: 2, outcome: null, white: 2, round: null, cells: ['D4'] },
    ]);
  });

  it('nobody plays against themselves, twice against somebody in a round, or twice in a round', () => {
    expect(list(game(1, 1, '1-0', 1, 'D2'))).toEqual(['adopt-against-self D2']);
    expect(list(game(0, 1, '1-0', 1, 'D2'), game(1, 0, '1-0', 1, 'D3'))).toEqual(['adopt-game-twice D3 D2']);
    expect(list(game(0, 1, '1-0', 1, 'D2'), game(2, 0, '1-0', 1, 'D3'))).toEqual(['adopt-two-games D3 D2']);
    expect(list(game(0, 1, '1-0', null, 'D2'), game(1, 0, '1-0', null, 'D3'))).toHaveLength(2);
  });
});
