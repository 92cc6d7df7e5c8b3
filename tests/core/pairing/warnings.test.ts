/** @sweep */
import { colourWarnings } from '../../../src/core/pairing/warnings';
import { SYSTEMS } from '../../../src/core/pairing/registry';
import { scheduled, scheduledWith, sizes } from './field';

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
