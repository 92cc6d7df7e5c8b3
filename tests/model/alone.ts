import { valueOf } from '../results';
import { takeChange } from '../../src/app/changes/take';
import fc, { type Arbitrary } from '../properties';
import { addTournament } from '../../src/app/create';
import { openTournament } from '../../src/app/open';
import type { ProfileId, Tournament } from '../../src/core/model';
import { layoutOf } from '../../src/sheets/layout';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import type { Workbook } from '../../src/workbook/port';
import { newMatch } from '../matches';
import { NAMES } from '../sheets/plan';
import { newTournament, TIME, type Made } from './model';
import { codesOf } from './subject';

/** What happens, with numbers that stand for players and games, round and round. */
export type Deed =
  | { readonly do: 'record'; readonly games: readonly number[]; readonly text: string }
  | { readonly do: 'withdraw' | 'reenter' | 'remove' | 'turn' | 'undo' | 'redo'; readonly one: number }
  | { readonly do: 'substitute' | 'correct' | 'adjust'; readonly one: number; readonly other: number }
  | { readonly do: 'exchange' | 'opponents'; readonly one: number; readonly other: number }
  | { readonly do: 'enter'; readonly one: number; readonly seed: string };

/** A tournament of any kind, and what happens to it. */
export interface AloneStory {
  readonly made: Made;
  readonly profile: ProfileId;
  /** Two teams of such sizes, of whom everyone of one meets everyone of the other; a tournament of all if absent. */
  readonly match?: readonly [boards: number, opponents: number] | undefined;
  readonly deeds: readonly Deed[];
}

/** Points of White and Black in a game, as a share of a win, a draw and a loss; by forfeit a loss is worth nothing. */
const WORTH: Readonly<Record<string, readonly [white: string, black: string]>> = {
  '1-0': ['win', 'loss'],
  '0-1': ['loss', 'win'],
  '½-½': ['draw', 'draw'],
  '+/-': ['win', 'nothing'],
  '-/+': ['nothing', 'win'],
  '-/-': ['nothing', 'nothing'],
};

const TEXTS = [...Object.keys(WORTH), '', '1-0', '0-1', '½-½'];

const number = fc.nat({ max: 60 });
const one = { one: number };
const both = { one: number, other: number };

/** What can happen, at any time. */
export const deed: Arbitrary<Deed> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('record' as const),
      games: fc.array(number, { minLength: 1, maxLength: 5 }),
      text: fc.constantFrom(...TEXTS),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constantFrom('withdraw' as const, 'reenter', 'remove', 'turn', 'undo', 'redo'),
      ...one,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('substitute' as const, 'correct', 'adjust'), ...both }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constantFrom('exchange' as const, 'exchange', 'opponents'), ...both }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('enter' as const),
      ...one,
      seed: fc.constantFrom('pear', 'plum', 'fig'),
    }),
  },
);

const OCCASION = { time: TIME };

const now = async (workbook: Workbook): Promise<Tournament> =>
  valueOf(await openTournament(workbook)).tournament;

const take = async (workbook: Workbook, { games, players }: Tournament, deed: Deed): Promise<unknown> => {
  const player = (typed: number): number => (typed % players.length) + 1;
  const game = (typed: number): number => (typed % games.length) + 1;
  switch (deed.do) {
    case 'record': {
      const numbers = [...new Set(deed.games.map(game))];
      return takeChange(
        workbook,
        'record',
        numbers.map((no) => ({ game: no, typed: deed.text })),
        OCCASION,
      );
    }
    case 'withdraw':
      return takeChange(workbook, 'withdraw', { player: player(deed.one) }, OCCASION);
    case 'reenter':
      return takeChange(workbook, 'reenter', { player: player(deed.one) }, OCCASION);
    case 'remove':
      return takeChange(workbook, 'remove', { player: player(deed.one), seed: 'quince' }, OCCASION);
    case 'turn':
      return takeChange(workbook, 'colours', [game(deed.one)], OCCASION);
    case 'substitute':
      return takeChange(
        workbook,
        'substitute',
        { player: player(deed.one), name: `Sub ${deed.other}`, rating: 1700, federation: null },
        OCCASION,
      );
    case 'correct':
      return takeChange(
        workbook,
        'correct',
        { player: player(deed.one), name: `Cor ${deed.other}` },
        OCCASION,
      );
    case 'adjust':
      return takeChange(
        workbook,
        'adjust',
        { player: player(deed.one), points: (deed.other % 7) / 2 - 1, reason: 'why' },
        OCCASION,
      );
    case 'exchange':
    case 'opponents': {
      const what = deed.do === 'exchange' ? 'places' : 'opponents';
      return takeChange(
        workbook,
        'exchange',
        { pairs: [[game(deed.one), game(deed.other)]], what },
        OCCASION,
      );
    }
    case 'enter':
      return takeChange(
        workbook,
        'enter',
        { name: `New ${deed.one}`, rating: 1600, seed: deed.seed },
        OCCASION,
      );
    default:
      return takeChange(workbook, deed.do, null, OCCASION);
  }
};

/** All pairs of players; in a match those of different teams. */
const everyPair = (players: Tournament['players']): readonly string[] =>
  players.flatMap(({ no: one, team }) =>
    players
      .filter((other) => other.no > one && (team === undefined || other.team !== team))
      .map(({ no }) => `${one}-${no}`),
  );

/** Everyone meets everyone as often as there are cycles, and has in each round either one game or one rest. */
const expectAllPlayAll = ({ players, games, rests, cycles, rounds }: Tournament): void => {
  const meetings = games.map(({ white, black }) => `${Math.min(white, black)}-${Math.max(white, black)}`);
  const wanted = everyPair(players).flatMap((pair) => Array.from({ length: cycles }, () => pair));
  expect([...meetings].sort()).toEqual([...wanted].sort());
  const busy = [
    ...games.flatMap(({ round, white, black }) => [`${round} ${white}`, `${round} ${black}`]),
    ...rests.map(({ round, player }) => `${round} ${player}`),
  ];
  const once = players.flatMap(({ no }) =>
    Array.from({ length: rounds }, (_, index) => `${index + 1} ${no}`),
  );
  expect([...busy].sort()).toEqual([...once].sort());
};

/** The points that the cross-table shows, or the standings of a match, are those of the results as they stand in their cells. */
const expectPoints = async (workbook: Workbook, tournament: Tournament): Promise<void> => {
  const { crosstable, match, standings } = layoutOf(tournament, NAMES);
  const { parts, gridOf } = valueOf(await openTournament(workbook));
  const column = (part: 'game' | 'leftNo' | 'rightNo' | 'result') =>
    gridOf(parts.places[`Pairings_${part}`]!)!.values.map(([value]) => value);
  const { win, draw, loss, unit } = tournament.scoring;
  const points: Readonly<Record<string, number>> = { win, draw, loss, nothing: 0 };
  const sums = new Map(tournament.players.map(({ no, adjustment = 0 }) => [no, adjustment * unit]));
  const gone = new Set(tournament.players.flatMap(({ no, status }) => (status === 'annulled' ? [no] : [])));
  const [lefts, rights, results] = [column('leftNo'), column('rightNo'), column('result')];
  column('game').forEach((game, line) => {
    const worth = WORTH[String(results[line] ?? '')];
    const sides = [Number(lefts[line]), Number(rights[line])];
    if (game === null || !worth || sides.some((no) => gone.has(no))) return;
    sides.forEach((no, side) => sums.set(no, sums.get(no)! + points[worth[side]!]!));
  });
  const table = match ? standings.body : crosstable.heads;
  const heads = valueOf(await workbook.read({ ranges: [table] })).ranges[0]!.values;
  const { no: number, points: scored } = (match ? standings : crosstable).columns;
  const shown = new Map(heads.map((row) => [row[number], row[scored]]));
  const standing = tournament.players.filter(({ no }) => !gone.has(no));
  expect(standing.map(({ no }) => Number(shown.get(no)) * unit)).toEqual(
    standing.map(({ no }) => sums.get(no)),
  );
};

/** Lets a story happen, and looks after each deed at nothing but what anybody could count on the sheets. */
export const tellAlone = async ({ made, profile, match, deeds }: AloneStory): Promise<void> => {
  const workbook = memoryWorkbook();
  const plain = match ? newMatch(...match, { cycles: made.cycles }) : newTournament(made, 0);
  valueOf(await addTournament(workbook, { ...plain, profile }, OCCASION));
  const first = await now(workbook);
  expectAllPlayAll(first);
  for (const each of deeds) {
    await take(workbook, await now(workbook), each);
    const tournament = await now(workbook);
    expectAllPlayAll(tournament);
    await expectPoints(workbook, tournament);
  }
  const last = await now(workbook);
  let steps = 0;
  for (let undone = true; undone; steps += undone ? 1 : 0) {
    const gone = await takeChange(workbook, 'undo', null, OCCASION);
    undone = gone.ok;
    if (!gone.ok) expect(codesOf(gone)).toEqual(['undo-nothing']);
  }
  expect(await now(workbook)).toEqual(first);
  for (let step = 0; step < steps; step += 1) valueOf(await takeChange(workbook, 'redo', null, OCCASION));
  expect(await now(workbook)).toEqual(last);
};
