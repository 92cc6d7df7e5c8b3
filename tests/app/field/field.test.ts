import { isSameCell } from '../../../src/app/cells';
import { beforeChanges, unlikeSystem } from '../../../src/app/fromKeyedCells';
import {
  changesBetween,
  isOfSchedule,
  keyedCells,
  leftBy,
  restsOf,
  type KeyedCells,
} from '../../../src/app/keyedCells';
import type { Tournament } from '../../../src/core/model';
import type { CellValue } from '../../../src/grid/cell';
import { generated } from '../../generated';
import { RICH } from '../../sheets/rich';

const CLUB: Tournament = {
  ...RICH,
  pins: [{ no: 4, board: 1 }],
  // As a sheet is read: a cell of each column, empty or not.
  players: RICH.players.map((player) => ({
    ...player,
    extra: RICH.columns.map((_, index) => player.extra?.[index] ?? null),
  })),
  games: RICH.games.map((game) => (game.no === 3 ? { ...game, pending: 'postponed' as const } : game)),
};

const field = (entries: Readonly<Record<string, CellValue>>): KeyedCells => new Map(Object.entries(entries));

describe('the field of a tournament, by the names of the Log', () => {
  it('has its settings, players, games and byes', () => {
    const { 'game 1 round': round, 'game 2': drawn, ...rest } = Object.fromEntries(keyedCells(CLUB));
    expect([round, drawn]).toEqual([1, '½-½']);
    expect(rest).toMatchObject({
      'setting rounds': 6,
      'setting exchange': 'yes',
      'setting options': null,
      'setting numbering': 'lots',
      'setting seed': 'apple',
      'setting pins': '4:1',
      'player 1 name': 'Anna',
      'player 1 rating': 2100,
      'player 1 federation': 'NZL',
      'player 1 adjustment': null,
      'player 1 reason': null,
      'player 1 status': null,
      'player 1 playOff': 1,
      'player 1 column1': 'East',
      'player 1 column2': 'x',
      'player 1 column3': 1984,
      'player 2 rating': null,
      'player 2 adjustment': -0.5,
      'player 2 reason': 'phone',
      'player 3 status': 'withdrawn',
      'game 1 board': 1,
      'game 1 left': 2,
      'game 1 right': 1,
      'game 1': '0-1',
      'game 3': 'postponed',
    });
  });

  it('without pins or an exchange has neither', () => {
    const plain = keyedCells(generated({ players: 4, cycles: 1, seed: 1 }));
    expect([plain.get('setting pins'), plain.get('setting exchange')]).toEqual([null, 'no']);
  });

  it('has options only where the system has any, and byes by round and player', () => {
    const five = generated({ players: 5, cycles: 1, seed: 1 });
    expect(keyedCells({ ...five, systemOptions: { anchor: '4' } }).get('setting options')).toBe('anchor=4');
    const rests = [
      { round: 2, player: 5 },
      { round: 2, player: 4 },
      { round: 1, player: 3 },
    ];
    expect(restsOf({ rests })).toEqual([
      ['round 1 bye', 3],
      ['round 2 bye', 4],
      ['round 2 bye2', 5],
    ]);
    expect(keyedCells({ ...five, rests }).get('round 2 bye2')).toBe(5);
  });
});

describe('what a change of the field tells', () => {
  it('is each cell that differs, and all that is not empty of that player or game', () => {
    const before = field({
      'player 1 name': 'Anna',
      'player 1 rating': 2100,
      'player 1 status': null,
      'game 1': '1-0',
    });
    const after = field({
      'player 1 name': 'Anne',
      'player 1 rating': 2100,
      'player 1 status': '',
      'game 1': '1-0',
    });
    expect(changesBetween(before, after)).toEqual([
      { key: 'player 1 name', before: 'Anna', after: 'Anne' },
      { key: 'player 1 rating', before: 2100, after: 2100 },
    ]);
  });

  it('is every cell of whoever comes or goes', () => {
    const one = field({ 'player 12 name': 'Anna', 'player 12 status': null });
    expect(changesBetween(one, field({}))).toEqual([
      { key: 'player 12 name', before: 'Anna', after: null },
      { key: 'player 12 status', before: null, after: null },
    ]);
    expect(changesBetween(field({}), one)).toEqual([
      { key: 'player 12 name', before: null, after: 'Anna' },
      { key: 'player 12 status', before: null, after: null },
    ]);
    expect(changesBetween(one, one)).toEqual([]);
  });

  it('must hold still, and nothing may be added to the same players and games', () => {
    const now = field({ 'player 1 name': 'Anne', 'player 1 reason': 'phone', 'player 11 name': 'Bert' });
    const changes = [{ key: 'player 1 name', before: 'Anna', after: 'Anne' }];
    expect([...leftBy(changes, now)]).toEqual([
      ['player 1 name', 'Anne'],
      ['player 1 reason', null],
    ]);
  });

  it('counts an empty text as an empty cell, and nothing else', () => {
    expect([isSameCell('', null), isSameCell(null, ''), isSameCell(0, null), isSameCell('1', 1)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a change of the schedule', () => {
  it.each([
    ['game 1', true],
    ['game 1 left', true],
    ['round 2 bye', true],
    ['player 1 name', false],
    ['setting rounds', false],
    ["'Pairings'!F5", false],
  ])('is of a game or a bye: %s', (key, wanted) => {
    expect(isOfSchedule({ key })).toBe(wanted);
  });
});

describe('a tournament before changes', () => {
  const other: Tournament = {
    ...CLUB,
    rounds: 3,
    exchangeLastTwo: false,
    numbering: { method: 'list' },
    pins: [],
    players: [
      ...CLUB.players.slice(0, 2),
      {
        no: 3,
        name: 'Eve',
        status: 'playing',
        rating: { typed: 1500, strength: 1500 },
        extra: [null, 'y', null],
      },
    ],
    games: CLUB.games
      .slice(0, 2)
      .map((game) => ({ ...game, white: game.black, black: game.white, outcome: null })),
    rests: [{ round: 1, player: 3 }],
  };
  const changes = changesBetween(keyedCells(CLUB), keyedCells(other));

  it('is that tournament again', () => {
    const { systemOptions, ...again } = beforeChanges(other, changes);
    expect(systemOptions).toEqual({});
    expect(again).toEqual(CLUB);
    const { systemOptions: options, ...there } = beforeChanges(
      CLUB,
      changesBetween(keyedCells(other), keyedCells(CLUB)),
    );
    expect(options).toEqual({});
    expect(there).toEqual(other);
  });

  it('has its players by number, whatever the order of the cells, and its options', () => {
    const back = [...CLUB.players].reverse();
    expect(beforeChanges({ ...CLUB, players: back }, []).players).toEqual(CLUB.players);
    const options = { key: 'setting options', before: 'anchor=4', after: null };
    expect(beforeChanges(CLUB, [options]).systemOptions).toEqual({ anchor: '4' });
  });
});

describe('what of the games is not as the system has them', () => {
  const made = generated({ players: 4, cycles: 1, seed: 1, finished: 0 });

  it('is nothing in a new tournament', () => {
    expect(unlikeSystem(made)).toEqual([]);
  });

  it('is a game that was turned round, a result, whatever the players are called', () => {
    const [first, second, ...more] = made.games;
    const turned = { ...first!, white: first!.black, black: first!.white };
    const games = [turned, { ...second!, outcome: '1-0' as const }, ...more];
    const players = made.players.map((player) => ({ ...player, name: `The ${player.name}` }));
    expect(unlikeSystem({ ...made, games, players }).filter(({ before, after }) => before !== after)).toEqual(
      [
        { key: 'game 1 left', before: 1, after: 4 },
        { key: 'game 1 right', before: 4, after: 1 },
        { key: 'game 2', before: null, after: '1-0' },
      ],
    );
  });
});
