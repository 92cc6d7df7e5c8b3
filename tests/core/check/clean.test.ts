/** @sweep */
import { checkPrinted, type NearestTable } from '../../../src/core/check/check';
import { choiceOf } from '../../../src/core/pairing/options';
import { SYSTEMS } from '../../../src/core/pairing/registry';
import { TEAM_SYSTEMS } from '../../../src/core/pairing/teams/registry';
import { IS_SWEEP } from '../../sample';
import {
  randomFrom,
  coloursReversed,
  printedOf,
  roundsReversed,
  typedMatch,
  typedTable,
  type Typed,
  type Wanted,
} from './tables';

/** To 14 every size; above it nothing goes by the size but how far a search is, so of these two, one odd, and the largest. */
const SWEPT = [...Array.from({ length: 12 }, (_, index) => index + 3), 16, 17, 20, 24];
const SIZES = IS_SWEEP ? SWEPT : [3, 4, 5];

const ORIENTATIONS: Readonly<Record<NearestTable['orientation'], (table: Typed) => Typed>> = {
  normal: (table) => table,
  'colours-reversed': coloursReversed,
  'rounds-reversed': roundsReversed,
  'both-reversed': (table) => roundsReversed(coloursReversed(table)),
};

const orientations = Object.entries(ORIENTATIONS) as [NearestTable['orientation'], (table: Typed) => Typed][];

/** Games by round, whatever the order of boards. */
const gamesOf = (table: Typed): readonly string[] => table.map(({ games }) => [...games].sort().join(' '));

const check = (table: Typed) => {
  const checked = checkPrinted(printedOf(table));
  if (!checked.ok) throw new Error(checked.problems[0].code);
  return checked.value;
};

/** Every way in which a system can be printed: choices, exchange of the last two rounds, as the source has it. */
const waysOf = (id: string, players: number, cycles: number): readonly Wanted[] => {
  const system = SYSTEMS.find((each) => each.id === id)!;
  const options = system.options.filter(({ name }) => name !== 'boardOrder');
  const choices = options.flatMap((option) =>
    option.choices(players).map((choice) => ({
      options: Object.fromEntries(
        options
          .filter((each) => each.choices(players).length > 0)
          .map((each) => [each.name, each === option ? choice : choiceOf(each)]),
      ),
    })),
  );
  const exchanges = cycles > 1 && players % 2 === 0 ? [true, false] : [undefined];
  return [{}, ...choices, ...(system.literal ? [{ literal: true }] : [])].flatMap((way) =>
    exchanges.map((exchangeLastTwo) => ({
      cycles,
      ...way,
      ...(exchangeLastTwo === undefined ? {} : { exchangeLastTwo }),
    })),
  );
};

describe('a table without a misprint has none', () => {
  it.each(SIZES)('of %i players, in every system, with every choice, single and double', (players) => {
    const faulty: unknown[] = [];
    for (const { id } of SYSTEMS)
      for (const cycles of [1, 2])
        for (const way of waysOf(id, players, cycles)) {
          const { misprints, nearest } = check(typedTable(id, players, way));
          if (misprints.length > 0 || nearest?.differences !== 0 || nearest.renumbered)
            faulty.push([id, way, nearest, misprints]);
        }
    expect(faulty).toEqual([]);
  });

  it.each(SIZES)(
    'of %i players, in either orientation, and the nearest table is the one it is',
    (players) => {
      for (const { id } of SYSTEMS)
        for (const [orientation, turn] of orientations)
          for (const cycles of [1, 2]) {
            const table = turn(typedTable(id, players, { cycles }));
            const { misprints, nearest } = check(table);
            const { system = '', options = {}, renumbered, differences } = nearest ?? {};
            expect([misprints, renumbered, differences]).toEqual([[], false, 0]);
            const made = [true, false].flatMap((exchangeLastTwo) =>
              [undefined, true].flatMap((literal) => {
                const own = SYSTEMS.find((each) => each.id === system)!;
                if (literal && !own.literal) return [];
                const wanted = { cycles, options, exchangeLastTwo, ...(literal ? { literal } : {}) };
                return [gamesOf(ORIENTATIONS[nearest!.orientation](typedTable(system, players, wanted)))];
              }),
            );
            expect(made).toContainEqual(gamesOf(table));
            if (orientation === 'normal') expect(nearest!.orientation).toBe('normal');
          }
    },
  );

  it.each(SIZES)('of %i players, under other numbers, single and double', (players) => {
    const random = randomFrom(players);
    for (const { id } of SYSTEMS)
      for (const cycles of [1, 2]) {
        const numbers = Array.from({ length: players }, (_, index) => index + 1);
        for (let last = players - 1; last > 0; last--) {
          const at = random(last + 1);
          [numbers[last], numbers[at]] = [numbers[at]!, numbers[last]!];
        }
        const table = typedTable(id, players, { cycles, label: (no) => `${numbers[no - 1]}` });
        const { misprints, nearest } = check(table);
        expect([id, misprints, nearest?.differences]).toEqual([id, [], 0]);
      }
  });

  it.each(SIZES.filter((size) => size % 2 === 1))('of %i players, whatever the bye is called', (players) => {
    for (const { id } of SYSTEMS)
      for (const bye of ['bye', '-', '', '0', ...(players > 3 ? [`${players + 1}`] : [])]) {
        const table = typedTable(id, players).map(({ games, rests }) => ({
          games: [...rests.map((label) => `${label}-${bye === '-' ? '–' : bye}`), ...games],
          rests: [],
        }));
        const { misprints, nearest } = check(table);
        expect([id, bye, misprints, nearest?.differences]).toEqual([id, bye, [], 0]);
        const silent = table.map(({ games }) => ({ games: games.slice(1), rests: [] }));
        expect(check(silent).misprints).toEqual([]);
      }
  });

  it('of two teams, numbers against letters or A1 against B1, of one size or not', () => {
    for (const { id } of TEAM_SYSTEMS)
      for (const boards of IS_SWEEP ? [2, 3, 4, 5, 6, 7, 8, 9, 10, 12] : [2, 3, 6])
        for (const opponents of [boards, boards + 1])
          for (const cycles of [1, 2])
            for (const prefixed of [false, true]) {
              const table = typedMatch(id, boards, opponents, { cycles, prefixed });
              const { misprints, nearest } = check(table);
              const said = [id, boards, opponents, cycles, prefixed];
              expect([said, misprints, nearest?.differences]).toEqual([said, [], 0]);
              expect(nearest?.players).toBe(boards + opponents);
            }
  });
});
