import type { ScheduledRound } from '../../../src/core/pairing/schedule';
import type { CellValue } from '../../../src/grid/cell';

type Cells = readonly (readonly CellValue[])[];

const pairs = ({ games, bye }: ScheduledRound): readonly string[] => [
  ...games.map(({ white, black }) => `${white}-${black}`),
  ...(bye === null ? [] : [`${bye}-`]),
];

const turned = (rows: Cells): Cells =>
  Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, column) =>
    rows.map((row) => row[column] ?? null),
  );

const sides = ({ games, bye }: ScheduledRound): readonly (readonly [number, number | null])[] => [
  ...games.map(({ white, black }) => [white, black] as const),
  ...(bye === null ? [] : ([[bye, null]] as const)),
];

/** How a schedule may be printed. */
export const PRINTINGS: Readonly<Record<string, (rounds: readonly ScheduledRound[]) => Cells>> = {
  'a row a round, bare': (rounds) => rounds.map(pairs),
  'a column a round, bare': (rounds) => turned(rounds.map(pairs)),
  'a row a round, counted, boards counted above': (rounds) => [
    [null, ...pairs(rounds[0]!).map((_, board) => board + 1)],
    ...rounds.map((round) => [round.round, ...pairs(round)]),
  ],
  'a column a round, counted, boards counted on the left': (rounds) =>
    turned([
      [null, ...pairs(rounds[0]!).map((_, board) => board + 1)],
      ...rounds.map((round) => [round.round, ...pairs(round)]),
    ]),
  'lists with headings': (rounds) =>
    rounds.flatMap((round) => [[`Round ${round.round}`], ...pairs(round).map((pair) => [pair])]),
  'lists with numbers for headings and a blank row before': (rounds) =>
    rounds.flatMap((round) => [[null], [round.round], ...pairs(round).map((pair) => [pair])]),
  'one list with nothing between the rounds': (rounds) =>
    rounds.flatMap((round) => pairs(round).map((pair) => [pair])),
  'a line of text a round': (rounds) =>
    rounds.map((round) => [`Rd ${round.round}: ${pairs(round).join(', ')}`]),
  'a row a round, two cells a game': (rounds) =>
    rounds.map((round) => [`R${round.round}`, ...sides(round).flat()]),
  'a row a round, two cells a game, counted': (rounds) =>
    rounds.map((round) => [round.round, ...sides(round).flat()]),
  'round, board, White, Black': (rounds) =>
    rounds.flatMap((round) => sides(round).map((side, board) => [round.round, board + 1, ...side])),
  'headings, and board, White, dash, Black': (rounds) =>
    rounds.flatMap(({ round, ...rest }) => [
      [`Round ${round}`],
      ...sides({ round, ...rest }).map(([white, black], board) => [board + 1, white, '-', black]),
    ]),
  'rounds across, two cells a game': (rounds) =>
    turned(
      rounds.flatMap((round) => [
        [`Round ${round.round}`, ...sides(round).map(([white]) => white)],
        [null, ...sides(round).map(([, black]) => black)],
      ]),
    ),
};
