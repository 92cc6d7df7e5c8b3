/** @sweep */
import { SYSTEMS } from '../../../src/core/pairing/registry';
import { makeSchedule, type ScheduledRound } from '../../../src/core/pairing/schedule';
import { readPrinted } from '../../../src/sheets/printed/read';
import { randomOf } from '../../generated';
import { IS_SWEEP } from '../../sample';
import { gridOf } from '../grid-of';
import { roundsOf } from './draw';
import { PRINTINGS } from './printings';

/** Every size with numbers of one digit and the first ones with two; then an odd one and the largest. */
const SIZES = IS_SWEEP ? [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 19, 24] : [3, 8];
/** Above it once: a second cycle is more rounds of the same numbers. */
const MOST_TWICE = 12;

const TABLES = SYSTEMS.flatMap(({ id, sizes }) =>
  SIZES.filter((size) => size >= sizes.least && size <= sizes.most).flatMap((players) =>
    (players > MOST_TWICE ? [1] : [1, 2]).map((cycles) => ({ system: id, players, cycles })),
  ),
);

const scheduled = (table: (typeof TABLES)[number]): readonly ScheduledRound[] => {
  const made = makeSchedule(table);
  if (!made.ok) throw new Error(made.problems[0].code);
  return made.value.rounds;
};

const asText = (rounds: readonly ScheduledRound[]): readonly string[] =>
  rounds.map(({ round, games, bye }) =>
    [
      `${round}:`,
      ...games.map(({ white, black }) => `${white}-${black}`),
      ...(bye === null ? [] : [`(${bye})`]),
    ].join(' '),
  );

const read = (rounds: readonly ScheduledRound[], print: (typeof PRINTINGS)[string]): readonly string[] => {
  const result = readPrinted(gridOf(print(rounds)));
  return result.ok ? roundsOf(result.value) : result.problems.map(({ code }) => code);
};

/** In three numbers of three players nothing says which of them counts and which rests. */
const UNCLEAR = ['a row a round, two cells a game', 'a row a round, two cells a game, counted'];

describe.each(Object.entries(PRINTINGS))('%s', (name, print) => {
  it('is read as it was printed, in every system and size', () => {
    for (const table of TABLES) {
      const rounds = scheduled(table);
      const found = read(rounds, print);
      const isUnclear = table.players === 3 && UNCLEAR.includes(name) && found[0] === 'printed-unclear';
      expect([table, isUnclear ? asText(rounds) : found]).toEqual([table, asText(rounds)]);
    }
  });

  it('is read in the same rounds with one misprint in it, from eight players on', () => {
    const random = randomOf(7);
    for (const table of TABLES.filter(({ players }) => players >= 8)) {
      const rounds = scheduled(table);
      const at = Math.floor(random() * rounds.length);
      const board = Math.floor(random() * Math.floor(table.players / 2));
      const misprinted = rounds.map((round, place) => ({
        ...round,
        games: round.games.map((game, index) =>
          place === at && index === board
            ? { ...game, black: 1 + Math.floor(random() * table.players) }
            : game,
        ),
      }));
      expect([table, read(misprinted, print)]).toEqual([table, asText(misprinted)]);
    }
  });
});

it('the misprints of the rulebook’s table of 24 players leave every round as it is printed', () => {
  const printed: Readonly<Record<number, Readonly<Record<string, string>>>> = {
    21: { '10-17': '0-17', '11-16': '1-16', '12-15': '2-15', '13-14': '3-14' },
    22: { '23-3': '23-2' },
    23: { '10-15': '0-15', '11-14': '1-14', '12-13': '2-13' },
  };
  const rounds = scheduled({ system: 'crenshaw', players: 24, cycles: 1 });
  const lines = asText(rounds).map((line, place) =>
    Object.entries(printed[place + 1] ?? {}).reduce(
      (text, [right, wrong]) => text.replace(` ${right}`, ` ${wrong}`),
      line,
    ),
  );
  const changed = lines.filter((line, place) => line !== asText(rounds)[place]);
  expect(changed.length).toBe(3);
  const cells = lines.map((line) => line.split(' ').slice(1));
  for (const grid of [gridOf(cells), gridOf(cells.map((line, place) => [place + 1, ...line]))]) {
    const result = readPrinted(grid);
    expect(result.ok ? roundsOf(result.value) : result.problems).toEqual(lines);
  }
});
