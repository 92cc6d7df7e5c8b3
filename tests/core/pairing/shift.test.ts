/** @sweep */
import { occupant } from '../../../src/core/pairing/circle';
import tables from '../../fixtures/pairings/nzcf_cyclical.json';
import { evenest, evennessOf, faults } from './faults';
import { movement } from './constructions';
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
