/** @sweep */
import { occupant } from '../../../src/core/pairing/circle';
import { coloursOf } from '../../../src/core/pairing/colours';
import { defaultExchange, isExchanged } from '../../../src/core/pairing/exchange';
import { SYSTEMS } from '../../../src/core/pairing/registry';
import { colourWarnings } from '../../../src/core/pairing/warnings';
import doubles from '../../fixtures/pairings/double_rr.json';
import tables from '../../fixtures/pairings/nzcf_cyclical.json';
import { sampled } from '../../sample';
import { movement } from './constructions';
import { evenest, evennessOf, faults } from './faults';
import {
  anyBoards,
  coloursIn,
  inBergerNumbers,
  range,
  renamed,
  repeatsIn,
  scheduled,
  scheduledWith,
  sizes,
  swap,
  tableOf,
  textOf,
} from './field';

describe('three and more cycles', () => {
  it('each two meet once a cycle with colours turned, nobody has three running', () => {
    for (const players of sampled(range(3, 60), 5))
      for (const cycles of [3, 4, 5]) {
        const schedule = scheduled('berger', players, cycles);
        expect([players, cycles, faults(schedule)]).toEqual([players, cycles, []]);
        expect([players, cycles, coloursOf(schedule).threeRunning]).toEqual([players, cycles, []]);
      }
  });

  it('the cycles exchanged are among the choices that were found to work', () => {
    for (const [key, masks] of Object.entries(doubles.multiCycleMasksWithoutThreeInARow)) {
      const [n, cycles] = key.split('x').map(Number);
      const mask = range(1, cycles!).map((cycle) => Number(isExchanged(n!, cycle, cycles!)));
      expect(masks).toContainEqual(mask);
    }
  });

  it('the rounds are numbered on: 4 players in 3 cycles have rounds 1 to 9', () => {
    const { rounds } = scheduled('berger', 4, 3);
    expect(rounds.map(({ round, cycle }) => [round, cycle])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 2],
      [5, 2],
      [6, 2],
      [7, 3],
      [8, 3],
      [9, 3],
    ]);
  });
});

describe('the exchange unless asked otherwise', () => {
  it('is made with Berger in even fields of two or more cycles', () => {
    expect(defaultExchange('berger', 10, 2)).toBe(true);
    expect(defaultExchange('berger', 10, 4)).toBe(true);
    expect(defaultExchange('berger', 10, 1)).toBe(false);
    expect(defaultExchange('berger', 9, 2)).toBe(false);
    expect(defaultExchange('crenshaw', 10, 2)).toBe(false);
    expect(defaultExchange('swiss', 10, 2)).toBe(false);
    expect(scheduled('berger', 10, 2)).toEqual(scheduled('berger', 10, 2, true));
    expect(scheduled('crenshaw', 10, 2)).toEqual(scheduled('crenshaw', 10, 2, false));
  });
});

describe('the largest fields', () => {
  it('1,448 players have 1,447 rounds and 1,047,628 games', () => {
    const { rounds } = scheduled('berger', 1448);
    expect(rounds).toHaveLength(1447);
    expect(rounds.reduce((sum, { games }) => sum + games.length, 0)).toBe(1_047_628);
  });

  it('1,024 players in two cycles have 2,046 rounds and 1,047,552 games', () => {
    const { rounds } = scheduled('crenshaw', 1024, 2);
    expect(rounds).toHaveLength(2046);
    expect(rounds.reduce((sum, { games }) => sum + games.length, 0)).toBe(1_047_552);
  });
});

const NAMES = ['Ashe', 'Ball', 'Chan', 'Dale', 'Eves', 'Fell', 'Grobb', 'Hunt', 'Iles', 'Jury'];

describe('the shifting movement of the NZCF handbook', () => {
  it.each(Object.keys(tables.tables).map(Number))('%i players: as published', (n) => {
    expect(tableOf(scheduled('shift', n))).toEqual(
      textOf(tables.tables[`${n}` as keyof typeof tables.tables]),
    );
  });

  it('10 players: the first three rounds as the handbook draws them, White first', () => {
    const named = tableOf(scheduled('shift', 10)).map((round) =>
      round.map((pair) =>
        pair
          .split('-')
          .map((no) => NAMES[Number(no) - 1])
          .join('-'),
      ),
    );
    expect(named.slice(0, 3)).toEqual([
      ['Ashe-Jury', 'Iles-Ball', 'Chan-Hunt', 'Grobb-Dale', 'Eves-Fell'],
      ['Ball-Ashe', 'Jury-Chan', 'Dale-Iles', 'Hunt-Eves', 'Fell-Grobb'],
      ['Ashe-Chan', 'Ball-Dale', 'Eves-Jury', 'Iles-Fell', 'Grobb-Hunt'],
    ]);
  });

  it('9 players: Ashe’s place is the bye; Jury, Ball and Chan rest first', () => {
    const { rounds } = scheduled('shift', 9);
    expect(rounds.slice(0, 3).map(({ bye }) => NAMES[bye!])).toEqual(['Jury', 'Ball', 'Chan']);
    expect(rounds[0]!.games).toEqual([
      { board: 1, white: 8, black: 1 },
      { board: 2, white: 2, black: 7 },
      { board: 3, white: 6, black: 3 },
      { board: 4, white: 4, black: 5 },
    ]);
  });

  it('is what moving the players by hand gives, from 4 to 100', () => {
    for (const n of sizes(4, 100, 2)) {
      expect(tableOf(scheduled('shift', n))).toEqual(movement(n, 'white'));
      expect(tableOf(scheduledWith('shift', n, { anchorFirst: 'black' }))).toEqual(movement(n, 'black'));
    }
  });

  it('after n-1 moves everybody is back at their first place, and not before', () => {
    for (const n of sizes(4, 60, 2)) {
      const home = range(1, 2 * (n - 1)).filter((moves) =>
        range(1, n).every((seat) => occupant(n, seat, -moves) === seat),
      );
      expect(home).toEqual([n - 1, 2 * (n - 1)]);
    }
  });

  it('a second cycle is the movement gone on with, colours turned', () => {
    for (const n of sizes(4, 40, 2)) {
      const cycle = movement(n, 'white');
      expect(tableOf(scheduled('shift', n, 2, false))).toEqual([
        ...cycle,
        ...cycle.map((round) => round.map(swap)),
      ]);
    }
  });

  it('the anchor may be any number; the others keep their order', () => {
    for (const n of sizes(4, 20, 2))
      for (const anchor of range(1, n)) {
        const schedule = scheduledWith('shift', n, { anchor: `${anchor}` });
        expect(faults(schedule)).toEqual([]);
        const name = (no: number): number => (no === 1 ? anchor : no <= anchor ? no - 1 : no);
        expect(tableOf(schedule)).toEqual(renamed(tableOf(scheduled('shift', n)), name));
        expect(
          schedule.rounds.every(({ games }) => [games[0]!.white, games[0]!.black].includes(anchor)),
        ).toBe(true);
      }
  });

  it('the anchor with Black first: Berger under other numbers; with White first: Porter with colours turned', () => {
    for (const n of sizes(4, 60, 2)) {
      const black = inBergerNumbers(scheduledWith('shift', n, { anchorFirst: 'black' }));
      expect(anyBoards(black)).toEqual(anyBoards(tableOf(scheduled('berger', n))));
      const white = inBergerNumbers(scheduled('shift', n)).map((round) => round.map(swap));
      expect(anyBoards(white)).toEqual(anyBoards(tableOf(scheduled('porter', n))));
    }
  });

  it('each mover but one has one repeat; with the anchor’s White first nobody begins with one colour twice', () => {
    for (const n of sizes(4, 60, 2)) {
      const schedule = scheduled('shift', n);
      const [anchor, ...movers] = range(1, n).map((no) => repeatsIn(schedule, no));
      expect([n, anchor, Math.max(...movers), movers.filter((count) => count === 0).length]).toEqual([
        n,
        0,
        1,
        1,
      ]);
      const starts = range(1, n).map((no) => coloursIn(schedule, no).slice(0, 2));
      expect(starts.filter((start) => start === 'WW' || start === 'BB')).toEqual([]);
    }
  });

  it('3 to 100 players: complete, colours level but for one game, longest run two, perfect in odd fields', () => {
    for (const players of sizes(3, 100))
      expect(evennessOf(scheduled('shift', players))).toEqual(evenest(players));
  });
});

const warning = (code: string, numbers: string, count: number, most: number): object => ({
  code,
  place: {},
  values: { numbers, count, most },
});

describe('warnings about colours', () => {
  it('a single Berger round robin has none', () => {
    for (const players of sizes(3, 60)) expect(colourWarnings(scheduled('berger', players))).toEqual([]);
  });

  it('Berger doubled without the exchange: 1 and n/2+1 have three running', () => {
    expect(colourWarnings(scheduled('berger', 10, 2, false))).toEqual([
      warning('colours-three-running', '1, 6', 2, 3),
    ]);
    expect(colourWarnings(scheduled('berger', 10, 2))).toEqual([]);
  });

  it('Crenshaw doubled: 1 and n/2+1; Porter doubled: n/2 and n-1', () => {
    expect(colourWarnings(scheduled('crenshaw', 8, 2))).toEqual([
      warning('colours-three-running', '1, 5', 2, 3),
    ]);
    expect(colourWarnings(scheduled('porter', 8, 2))).toEqual([
      warning('colours-three-running', '4, 7', 2, 3),
    ]);
  });

  it('the standard circle of 16: so many are named, and how long the longest run is', () => {
    expect(colourWarnings(scheduled('standard', 16))).toEqual([
      warning('colours-three-running', '2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 …', 15, 8),
    ]);
  });

  it('Riches with D as the bye: some have a colour two games more often than the other', () => {
    expect(colourWarnings(scheduledWith('riches', 7, { byeLetter: 'D' })).map(({ code }) => code)).toEqual([
      'colours-three-running',
      'colours-uneven',
    ]);
  });

  it('labels may stand for the numbers', () => {
    const letters = (no: number): string => 'ABCDEFGHIJ'[no - 1]!;
    expect(colourWarnings(scheduled('berger', 10, 2, false), letters)[0]!.values.numbers).toBe('A, F');
  });

  it('no system of one list that presets an even order has a warning in a single cycle', () => {
    for (const { id } of SYSTEMS.filter((system) => system.id !== 'standard'))
      for (const players of sizes(3, 40))
        expect([id, players, colourWarnings(scheduled(id, players))]).toEqual([id, players, []]);
  });

  it('where the exchange is preset, no number of cycles has a warning', () => {
    for (const { id, exchange } of SYSTEMS.filter((system) => system.exchange({})))
      for (const players of sizes(3, 24))
        for (const cycles of [2, 3, 4])
          expect([id, exchange({}), players, cycles, colourWarnings(scheduled(id, players, cycles))]).toEqual(
            [id, true, players, cycles, []],
          );
  });

  it('odd fields need no exchange in any system, but for US Chess’s own table of 6 with 5 players', () => {
    for (const { id } of SYSTEMS.filter((system) => system.id !== 'standard'))
      for (const players of sizes(3, 23, 2)) {
        const own = id === 'crenshaw' && players === 5;
        const expected = own ? [warning('colours-three-running', '2', 1, 4)] : [];
        expect([id, players, colourWarnings(scheduled(id, players, 2))]).toEqual([id, players, expected]);
      }
  });
});
