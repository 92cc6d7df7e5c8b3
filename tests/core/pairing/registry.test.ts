/** @sweep */
import { coloursOf } from '../../../src/core/pairing/colours';
import { withCycles } from '../../../src/core/conduct/madeCycles';
import { letterLabels, type ScheduledRound } from '../../../src/core/pairing/schedule';
import { meetOf } from '../../../src/core/pairing/lookupSteps';
import { ALL_SYSTEMS } from '../../../src/core/pairing/anySystem';
import { systemOf, SYSTEMS } from '../../../src/core/pairing/registry';
import { optionTexts, systemText } from '../../../src/language/systems';
import { codesOf, valueOf } from '../../results';
import { scheduled, sizes } from './field';

const IDS = ['berger', 'crenshaw', 'standard', 'riches', 'shift', 'seats', 'porter'];

describe('the registry of pairing systems', () => {
  it('finds every system by its id', () => {
    expect(SYSTEMS.map(({ id }) => id)).toEqual(IDS);
    for (const system of SYSTEMS) expect(systemOf(system.id)).toEqual({ ok: true, value: system });
  });

  it('names its source, and goes from 3 to 1,448 players', () => {
    for (const { source, sizes } of SYSTEMS) {
      expect(source).not.toBe('');
      expect(sizes).toEqual({ least: 3, most: 1448 });
    }
  });

  it.each([
    ['berger', 'last'],
    ['crenshaw', 'last'],
    ['standard', 'last'],
    ['porter', 'last'],
    ['riches', 'first'],
    ['shift', 'first'],
    ['seats', 'first'],
  ])('%s: in an odd field the bye sits in the %s place', (id, place) => {
    const { bye } = SYSTEMS.find((system) => system.id === id)!;
    expect([4, 6, 100].map((n) => bye(n))).toEqual(place === 'last' ? [4, 6, 100] : [1, 1, 1]);
  });

  it('the preset of every option is one of its choices wherever it has any', () => {
    for (const { options } of SYSTEMS)
      for (const { choices, preset } of options)
        for (const players of [3, 4, 5, 6, 7, 8, 100, 101, 1448])
          if (choices(players).length > 0) expect(choices(players)).toContain(preset);
  });

  it('every option of every system is named in words, and so is every choice that is a word', () => {
    const texts = optionTexts();
    for (const { name: called, about, options } of SYSTEMS) {
      expect(called).not.toBe('');
      expect(about.length).toBeGreaterThan(40);
      for (const { name, choices } of options) {
        expect(texts[name].name).not.toBe('');
        const words = [...choices(6), ...choices(7)].filter((choice) => /^[a-z]/.test(choice));
        for (const word of words) expect(texts[name].choices).toHaveProperty(word);
      }
    }
  });

  it.each(['chess', 'go', 'neutral'] as const)(
    'describes each in two short sentences at most (%s)',
    (game) => {
      for (const { id } of ALL_SYSTEMS) {
        const { about } = systemText(id, game);
        expect(about.split(/[.?!] /).length).toBeLessThanOrEqual(2);
        expect(about.split(' ').length).toBeLessThanOrEqual(40);
      }
    },
  );

  it.each(['', 'Berger', 'constructor', '__proto__'])('does not know %j', (id) => {
    expect(codesOf(systemOf(id))).toEqual(['system-unknown']);
  });
});
const round = (white: number, black: number, bye: number | null = null): ScheduledRound => ({
  round: 1,
  cycle: 1,
  games: [{ board: 1, white, black }],
  bye,
});

describe('the colours of a schedule', () => {
  it('a bye neither ends nor lengthens a run', () => {
    const rounds = [round(1, 2, 3), round(1, 3, 2), round(2, 3, 1), round(1, 2, 3)];
    expect(coloursOf({ players: 3, rounds })).toEqual({
      players: [
        { no: 1, whites: 3, blacks: 0, longestRun: 3 },
        { no: 2, whites: 1, blacks: 2, longestRun: 1 },
        { no: 3, whites: 0, blacks: 2, longestRun: 2 },
      ],
      threeRunning: [1],
    });
  });
});

it('meetings of two players are counted in the order of the games’ numbers, whoever has White', () => {
  const game = (no: number, white: number, black: number) => ({
    no,
    round: 1,
    board: 1,
    white,
    black,
    outcome: null,
  });
  const games = [game(5, 1, 2), game(1, 2, 1), game(2, 1, 3), game(4, 12, 1), game(3, 2, 11), game(6, 1, 2)];
  expect(withCycles(games).map(({ no, cycle }) => `${no}: ${cycle}`)).toEqual([
    ...['1: 1', '2: 1', '3: 1', '4: 1', '5: 2', '6: 3'],
  ]);
});

describe('letters of the places in a table', () => {
  const letters = (system: string, players: number) =>
    Array.from({ length: players }, (_, at) =>
      letterLabels({ system, players, options: {} } as never)(at + 1),
    ).join('');

  it('begin with A; in an odd field nobody has that of the bye', () => {
    expect(letters('berger', 6)).toBe('ABCDEF');
    expect(letters('berger', 5)).toBe('ABCDE');
    expect(letters('seats', 6)).toBe('ABCDEF');
    expect(letters('seats', 5)).toBe('BCDEF');
    expect(letters('nobody', 5)).toBe('ABCDE');
  });
});

describe('when two numbers meet, “A round robin without tables”', () => {
  it.each([
    [2, 5, { by: 'added', sum: 7, less: 1, round: 6, white: 2, colour: 'odd' }],
    [4, 6, { by: 'added', sum: 10, less: 8, round: 2, white: 6, colour: 'even' }],
    [4, 8, { by: 'doubled', sum: 8, less: 1, round: 7, white: 4, colour: 'first-half' }],
    [8, 7, { by: 'doubled', sum: 14, less: 8, round: 6, white: 8, colour: 'second-half' }],
  ])('of 8 players %i and %i, with the steps of its examples', (one, other, steps) => {
    expect(meetOf(8, one, other)).toMatchObject({ ok: true, value: { ...steps, last: 8 } });
  });

  it('the schedules of 3 to 60 players say the same', () => {
    for (const players of sizes(3, 60))
      for (const { round, games } of scheduled('berger', players).rounds)
        for (const { white, black } of games) {
          const { sum, less, ...found } = valueOf(meetOf(players, white, black));
          expect([found.round, found.white, sum - less]).toEqual([round, white, round]);
        }
  });

  it.each([
    ['0 and 3', 8, 0, 3, 'number-out-of-range'],
    ['the bye', 7, 8, 3, 'number-out-of-range'],
    ['a fraction', 8, 1.5, 3, 'number-out-of-range'],
    ['a thousand million players', 1e9, 1, 2, 'number-out-of-range'],
    ['somebody and himself', 8, 3, 3, 'player-meets-self'],
  ])('refused: %s', (_, players, i, j, code) => {
    const found = meetOf(players, i, j);
    expect(!found.ok && found.problems.map((each) => each.code)).toEqual([code]);
  });
});
