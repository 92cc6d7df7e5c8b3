/** @sweep */
import { checkPrinted, type ScheduleCheck, type NearestTable } from '../../../src/core/check/check';
import type { Misprint } from '../../../src/core/check/misprint';
import { IS_SWEEP, sampled } from '../../sample';
import {
  CHANGES,
  randomFrom,
  printedOf,
  roundsReversed,
  typedTable,
  type Typed,
  coloursReversed,
  typedMatch,
  type Wanted,
} from './tables';
import { choiceOf } from '../../../src/core/pairing/options';
import { SYSTEMS, TEAM_SYSTEMS } from '../../../src/core/pairing/registry';
import { valueOf } from '../../results';

/** To 14 every size; above it nothing goes by the size but how far a search is, so of these two, one odd, and the largest. */
const SWEPT = [...Array.from({ length: 12 }, (_, index) => index + 3), 16, 17, 20, 24];
const SIZES = IS_SWEEP ? SWEPT : [3, 4, 5];
/** How often each slip is tried in a table. */
const timesOf = (players: number): number => (IS_SWEEP && players <= 14 ? 2 : 1);

const check = (table: Typed, against?: string | null): ScheduleCheck =>
  valueOf(checkPrinted(printedOf(table), against));

const isAt = (misprint: Misprint, round: number, kind: 'game' | 'rest', index: number): boolean =>
  misprint.at?.round === round && misprint.at.kind === kind && misprint.at.index === index;

/** The table after the repairs that are certain, games in any order. */
const repaired = (table: Typed, misprints: readonly Misprint[]): readonly string[] =>
  table.map(({ games, rests }, round) => {
    const written = (text: string, kind: 'game' | 'rest', index: number): readonly string[] => {
      const repair = misprints.find((each) => isAt(each, round, kind, index))?.repair;
      if (!repair) return [text];
      return repair.length === 0 ? [] : [repair.join('-')];
    };
    const missing = misprints.filter(({ at, round: no }) => at === null && no === round + 1);
    return [
      ...games.flatMap((game, index) => written(game, 'game', index)),
      ...rests.flatMap((rest, index) => written(rest, 'rest', index)),
      ...missing.flatMap(({ repair }) => (repair ? [repair.join('-')] : [])),
    ]
      .sort()
      .join(' ');
  });

const linesOf = (table: Typed): readonly string[] => repaired(table, []);

const withoutColours = (lines: readonly string[]): readonly string[] =>
  lines.map((line) =>
    line
      .split(' ')
      .map((game) => game.split('-').sort().join('-'))
      .sort()
      .join(' '),
  );

/** Whether what stood there before is among the candidates, wherever a repair is not certain. */
const namesIt = (before: Typed, misprints: readonly Misprint[]): boolean =>
  misprints
    .filter(({ repair }) => repair === null)
    .some(({ round, candidates }) => {
      const games = before[(round ?? 0) - 1]?.games ?? [];
      return candidates.some((each) => games.includes(each.join('-')));
    });

type Outcome = 'repaired' | 'candidates' | 'other colours' | 'other' | 'remark' | 'not seen';

const outcomeOf = (before: Typed, typed: Typed, { misprints, remarks }: ScheduleCheck): Outcome => {
  if (misprints.length === 0) return remarks.some(({ code }) => code === 'also-near') ? 'remark' : 'not seen';
  const lines = repaired(typed, misprints);
  if (`${lines}` === `${linesOf(before)}`) return 'repaired';
  if (misprints.some(({ repair }) => repair === null))
    return namesIt(before, misprints) ? 'candidates' : 'other';
  return `${withoutColours(lines)}` === `${withoutColours(linesOf(before))}` ? 'other colours' : 'other';
};

interface Tried {
  readonly name: string;
  readonly system: string;
  readonly players: number;
  readonly before: Typed;
  readonly typed: Typed;
}

/** The numbers in another order. */
const shuffled = (players: number): readonly number[] => {
  const random = randomFrom(players);
  const numbers = Array.from({ length: players }, (_, index) => index + 1);
  for (let last = players - 1; last > 0; last--) {
    const at = random(last + 1);
    [numbers[last], numbers[at]] = [numbers[at]!, numbers[last]!];
  }
  return numbers;
};

/** A table single, double, and with 7 players or more under other numbers and with its rounds reversed. */
const tablesOf = (system: string, players: number): readonly Typed[] => {
  const numbers = shuffled(players);
  const turned = roundsReversed(typedTable(system, players, { label: (no) => `${numbers[no - 1]}` }));
  const double = typedTable(system, players, { cycles: 2 });
  return [typedTable(system, players), double, ...(players < 7 ? [] : [turned])];
};

/** Every slip in a table of every system, or of some. */
const tried = (players: number): readonly Tried[] =>
  sampled(SYSTEMS, 4).flatMap(({ id: system }) =>
    tablesOf(system, players).flatMap((before, kind) =>
      Object.entries(CHANGES).flatMap(([name, change]) =>
        Array.from({ length: timesOf(players) }, (_, time) => {
          const typed = change(before, randomFrom(players * 1000 + kind * 100 + time));
          return typed && `${linesOf(typed)}` !== `${linesOf(before)}`
            ? [{ name, system, players, before, typed }]
            : [];
        }).flat(),
      ),
    ),
  );

const counts = new Map<string, number>();
const count = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);

/** With the nearest table, with none, and with that of the system by its name. */
const MODES = [
  ['the nearest table', () => undefined],
  ['no table', () => null],
  ['the table by its name', (system: string) => system],
] as const;

/** Colours are all that differs: nothing but a table could tell. */
const differsInColours = ({ before, typed }: Tried): boolean =>
  `${withoutColours(linesOf(before))}` === `${withoutColours(linesOf(typed))}`;

describe('one slip in a table', () => {
  it.each(SIZES.filter((size) => size > 3))(
    'of %i players is found, and repaired where the repair is unique',
    (players) => {
      const wrong: unknown[] = [];
      for (const each of tried(players))
        for (const [mode, againstOf] of MODES) {
          const found = check(each.typed, againstOf(each.system));
          const outcome = outcomeOf(each.before, each.typed, found);
          count(`${mode}, ${each.name}: ${outcome}`);
          const isRight =
            mode === 'no table'
              ? outcome !== 'other' && (outcome !== 'not seen' || differsInColours(each))
              : outcome === 'repaired' || (players <= 6 && ['candidates', 'other colours'].includes(outcome));
          if (!isRight) wrong.push([mode, each.name, outcome, each.system, found]);
        }
      expect(wrong).toEqual([]);
    },
  );

  afterAll(() => {
    if (IS_SWEEP)
      process.stdout.write(
        [...counts]
          .sort()
          .map(([what, times]) => `${what} ${times}\n`)
          .join(''),
      );
  });
});

const ORIENTATIONS: Readonly<Record<NearestTable['orientation'], (table: Typed) => Typed>> = {
  normal: (table) => table,
  'colours-reversed': coloursReversed,
  'rounds-reversed': roundsReversed,
  'both-reversed': (table) => roundsReversed(coloursReversed(table)),
};

const orientations = Object.entries(ORIENTATIONS) as [NearestTable['orientation'], (table: Typed) => Typed][];

/** Games by round, whatever the order of boards. */
const gamesOf = (table: Typed): readonly string[] => table.map(({ games }) => [...games].sort().join(' '));

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
    const numbers = shuffled(players);
    for (const { id } of SYSTEMS)
      for (const cycles of [1, 2]) {
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
