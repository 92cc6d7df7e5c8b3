import { groupedBy, pairKey } from '../grouped';
import { underKey } from '../present';
import type { Game, Player, ProfileId, Rest } from '../model';
import { makeDate, parseDate } from '../calendar/dates';
import { OUTCOME_CODES, type OutcomeCode, PENDING } from '../results/outcome';
import { bySection } from '../sections/found';
import { scoreOf } from '../results/score';
import { parseTyped, setsTyped } from '../results/typed';
import {
  entry,
  given,
  listOf,
  located,
  oneOf,
  text,
  whole,
  yesOrNo,
  type Fields,
  type Findings,
  type Read,
} from './fields';

/** The rows of a worksheet that we fill: no event has more games, rounds or boards. */
export const MOST_GAMES = 1_048_512;

/** What the games of an event must agree with; `undefined` if the file does not say. */
export interface GameLimits {
  readonly players: readonly Player[] | undefined;
  readonly cycles: number;
  /** The last round that there can be. */
  readonly rounds: number;
  readonly profile: ProfileId;
}

const positive = whole(1, MOST_GAMES);

/** A code, or a score, always White first: `B+3.5`, `3-1`. */
const resultIn =
  (profile: ProfileId): Read<Pick<Game, 'sets'> & { readonly outcome: OutcomeCode }> =>
  (value, path, findings) => {
    const text = typeof value === 'string' && !OUTCOME_CODES.some((code) => code === value) ? value : '';
    const reading = { leftIsWhite: true, score: scoreOf(profile) };
    const written = reading.score === 'none' ? undefined : parseTyped(text, reading);
    const outcome = written ?? oneOf(OUTCOME_CODES, 'event-result')(value, path, findings);
    return outcome && given({ outcome, sets: setsTyped(text, reading) });
  };

/** `2026-11-27`, `2026-11-27 19:00`, or with `T` before the time. */
const dateIn: Read<string> = (value, path, { report }) => {
  const found = typeof value === 'string' ? parseDate(value) : null;
  if (found) return makeDate(found);
  report('event-field', path, { expected: 'date' });
  return undefined;
};

/** A game as its row gives it; number, board and cycle may be missing. */
const rowOf = (profile: ProfileId) =>
  located(
    entry(
      { round: positive, white: positive, black: positive },
      {
        ...{ no: positive, board: positive, cycle: positive },
        ...{ date: dateIn, planned: dateIn, venue: text, deadline: dateIn },
        result: resultIn(profile),
        pending: oneOf(PENDING, 'event-result'),
        annulled: yesOrNo,
      },
    ),
  );

type Row = NonNullable<ReturnType<ReturnType<typeof rowOf>>>;

const grouped = <K>(rows: readonly Row[], keyOf: (row: Row) => K): readonly (readonly Row[])[] => [
  ...groupedBy(rows, keyOf).values(),
];

type Count = 'no' | 'board' | 'cycle';

/** Gives rows without a number the smallest ones that are free in their group. */
const numbered = (group: readonly Row[], key: Count): readonly (readonly [Row, number])[] => {
  const used = new Set(group.map((one) => one[key]));
  let next = 0;
  const unused = (): number => {
    do next += 1;
    while (used.has(next));
    return next;
  };
  return group.map((one) => [one, one[key] ?? unused()]);
};

/** Whether a number is a player's; if the players are unknown, every number may be. */
const playerTest = (players: GameLimits['players']): ((no: number) => boolean) => {
  const numbers = new Set(players?.map(({ no }) => no));
  return (no) => players === undefined || numbers.has(no);
};

const checkSides = (rows: readonly Row[], { players, rounds }: GameLimits, { report }: Findings): void => {
  const isPlayer = playerTest(players);
  for (const { path, round, white, black } of rows) {
    for (const [side, number] of Object.entries({ white, black }))
      if (!isPlayer(number)) report('event-player-unknown', `${path}.${side}`, { number });
    if (white === black) report('event-game-self', path, { number: white });
    if (round > rounds) report('event-game-round', `${path}.round`, { round, rounds });
  }
};

const checkRounds = (rows: readonly Row[], { report }: Findings): void => {
  for (const inRound of grouped(rows, ({ round }) => round)) {
    const busy = new Set<number>();
    for (const { path, round, white, black } of inRound)
      for (const number of new Set([white, black])) {
        if (busy.has(number)) report('event-player-two-games', path, { number, round });
        busy.add(number);
      }
  }
};

const checkMeetings = (meetings: readonly (readonly Row[])[], cycles: number, { report }: Findings): void => {
  for (const games of meetings) {
    const count = games.length;
    for (const { path, white, black } of games.slice(cycles))
      report('event-pair-too-often', path, { white, black, count, cycles });
    const taken = new Set<number>();
    for (const { path, cycle } of games) {
      if (cycle !== undefined && (cycle > cycles || taken.has(cycle)))
        report('event-field', `${path}.cycle`, { expected: 'cycle' });
      if (cycle !== undefined) taken.add(cycle);
    }
  }
};

const checkNumbers = (rows: readonly Row[], { report }: Findings): void => {
  const taken = new Map<number, string>();
  for (const { path, no } of rows) {
    if (no === undefined) continue;
    const other = taken.get(no);
    if (other !== undefined) report('event-game-twice', `${path}.no`, { number: no, other });
    taken.set(no, path);
  }
};

/**
 * The games of an event file. Missing numbers and boards are given in order of appearance, missing cycles by the rounds in which
 * two players meet.
 */
export const readGames = (fields: Fields, limits: GameLimits, findings: Findings): readonly Game[] => {
  const rows = fields.required('games', listOf(rowOf(limits.profile))) ?? [];
  const byRound = [...rows].sort((a, b) => a.round - b.round);
  const meetings = grouped(byRound, ({ white, black }) => pairKey(white, black));
  checkSides(rows, limits, findings);
  checkRounds(rows, findings);
  checkMeetings(meetings, limits.cycles, findings);
  checkNumbers(rows, findings);
  const numbers = new Map(numbered(rows, 'no'));
  const boards = new Map(grouped(rows, ({ round }) => round).flatMap((group) => numbered(group, 'board')));
  const cycles = new Map(meetings.flatMap((group) => numbered(group, 'cycle')));
  return rows.map((row) =>
    given({
      ...{ ...row, path: undefined, result: undefined },
      no: underKey(numbers, row),
      board: underKey(boards, row),
      cycle: underKey(cycles, row),
      outcome: row.result?.outcome ?? null,
      sets: row.result?.sets,
      planned: row.planned === row.date ? undefined : row.planned,
      pending: row.result ? undefined : row.pending,
      annulled: row.annulled ? true : undefined,
    }),
  );
};

const byRoundAndPlayer = (a: Rest, b: Rest): number => a.round - b.round || a.player - b.player;

/** Who has the bye, as far as the games tell: in an odd field or section, the player without a game in a complete round. */
export const restsOfGames = (
  players: readonly Pick<Player, 'no' | 'section'>[],
  games: readonly Pick<Game, 'round' | 'white' | 'black'>[],
): readonly Rest[] => {
  const busy = new Map<number, Set<number>>();
  for (const { round, white, black } of games)
    busy.set(round, (busy.get(round) ?? new Set()).add(white).add(black));
  const restsIn = (field: readonly Pick<Player, 'no'>[]): readonly Rest[] =>
    [...busy].flatMap(([round, numbers]) => {
      const [idle, ...others] = field.filter(({ no }) => !numbers.has(no));
      return idle && others.length === 0 ? [{ round, player: idle.no }] : [];
    });
  return bySection(players)
    .filter(({ length }) => length % 2 === 1)
    .flatMap(restsIn)
    .sort(byRoundAndPlayer);
};

const rest = located(entry({ round: positive, player: positive }));

/** The byes of an event file: those that it lists, else those that follow from the games. */
export const readRests = (
  fields: Fields,
  { players, rounds }: GameLimits,
  games: readonly Game[],
  { report }: Findings,
): readonly Rest[] => {
  const listed = fields.optional('rests', listOf(rest));
  if (listed === undefined) return restsOfGames(players ?? [], games);
  const isPlayer = playerTest(players);
  for (const { path, round, player } of listed) {
    if (!isPlayer(player)) report('event-player-unknown', `${path}.player`, { number: player });
    if (round > rounds) report('event-game-round', `${path}.round`, { round, rounds });
  }
  return listed.map(({ round, player }) => ({ round, player }));
};
