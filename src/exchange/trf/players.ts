import { problem, type Problem } from '../../core/problem';
import { BYE_LETTERS, GAME_LETTERS, UNKNOWN_LETTERS, worthOf } from './letters';
import { fieldsIn, type Line } from './line';
import { FIRST_ROUND, PLAYER, ROUND_WIDTH } from './records';
import type { Scoring } from '../../core/results/outcome';

/** A round of a player as their line has it. */
export interface Entry {
  /** `null` for nobody. */
  readonly opponent: number | null;
  readonly colour: 'w' | 'b' | null;
  /** The letter, capital; empty for a blank. */
  readonly letter: string;
  /** As it stands there. */
  readonly typed: string;
}

/** A line of a player, as it stands there. */
export interface PlayerLine {
  readonly line: number;
  readonly no: number;
  readonly name: string;
  readonly sex: string;
  readonly title: string;
  readonly rating: string;
  readonly federation: string;
  readonly fideId: string;
  readonly birth: string;
  readonly points: string;
  /** From round 1; rounds that the line does not reach are missing. */
  readonly entries: readonly Entry[];
}

/** More rounds than a round robin can have, so that no line makes work without end. */
const MOST_ROUNDS = 2_000;

const COLOURS: Readonly<Record<string, Entry['colour']>> = { w: 'w', b: 'b', '-': null, '': null };
const LETTERS = `${GAME_LETTERS}${UNKNOWN_LETTERS}${BYE_LETTERS}`;

/** A round of a line, or what is wrong with it. */
const entryOf = (line: Line, round: number, name: string): Entry | Problem => {
  const from = FIRST_ROUND + (round - 1) * ROUND_WIDTH;
  const [number, colour, letter] = [
    line.at(from, from + 3),
    line.at(from + 5).toLowerCase(),
    line.at(from + 7).toUpperCase(),
  ];
  const typed = line.at(from, from + ROUND_WIDTH - 1).replace(/\s+/g, ' ');
  const known = /^\d*$/.test(number) && Object.hasOwn(COLOURS, colour) && LETTERS.includes(letter);
  const opponent = Number(number) || null;
  const isGame = opponent !== null;
  const wrong = isGame
    ? letter !== '' && BYE_LETTERS.includes(letter)
    : '10=WDL'.includes(letter) && letter !== '';
  if (!known || wrong)
    return problem('trf-entry', { line: line.number, round, player: name }, { typed, name, round });
  return { opponent, colour: COLOURS[colour] ?? null, letter, typed };
};

/** A line `001`, or what is wrong with it. */
export const playerOf = (line: Line): PlayerLine | readonly Problem[] => {
  const { no: typed, ...fields } = fieldsIn(line, PLAYER);
  if (!/^\d{1,4}$/.test(typed) || Number(typed) === 0)
    return [problem('trf-player-number', { line: line.number }, { typed })];
  const { name } = fields;
  const rounds = Math.ceil((line.length - FIRST_ROUND + 1) / ROUND_WIDTH);
  if (rounds > MOST_ROUNDS)
    return [problem('trf-too-many-rounds', { line: line.number }, { rounds, most: MOST_ROUNDS })];
  const entries = Array.from({ length: Math.max(0, rounds) }, (_, at) =>
    entryOf(line, at + 1, name || typed),
  );
  const problems = entries.filter((entry): entry is Problem => 'code' in entry);
  if (problems.length > 0) return problems;
  return {
    ...fields,
    line: line.number,
    no: Number(typed),
    sex: fields.sex.toLowerCase(),
    federation: fields.federation.toUpperCase(),
    entries: entries.filter((entry): entry is Entry => !('code' in entry)),
  };
};

/** Numbers that two lines have, and numbers that no line has although others follow. */
export const numberProblems = (players: readonly PlayerLine[]): readonly Problem[] => {
  const first = new Map<number, PlayerLine>();
  const twice = players.flatMap((player) => {
    const other = first.get(player.no);
    if (!other) first.set(player.no, player);
    const values = { number: player.no, other: other?.line ?? '' };
    return other ? [problem('exchange-player-twice', { line: player.line }, values)] : [];
  });
  if (twice.length > 0) return twice;
  return players
    .filter(({ no }) => no > 1 && !first.has(no - 1))
    .map(({ no, line, name }) => problem('trf-number-gap', { line }, { number: no, name, missing: no - 1 }));
};

const HUNDRED = 100;

/** Points in hundredths of letters; games whose result is not known are worth `open`. */
const worth = ({ win, draw, loss, unit }: Scoring, letter: string, open: number): number => {
  const points = { win, draw, loss, none: 0, open };
  return (points[worthOf(letter)] * HUNDRED) / unit;
};

/** Whether an entry is one of a round without an opponent that pays all the same. */
const isPaid = ({ opponent, letter }: Entry): boolean =>
  opponent === null && ['win', 'draw'].includes(worthOf(letter));

const sumOf = (scoring: Scoring, entries: readonly Entry[], open = 0): number =>
  entries.reduce((sum, { letter }) => sum + worth(scoring, letter, open), 0);

/** What a line says of its player's points, in hundredths; `null` where it says nothing, NaN for what is no number. */
const statedOf = ({ points }: PlayerLine): number | null => {
  if (points === '') return null;
  return /^-?\d+(?:[.,]\d{1,2})?$/.test(points)
    ? Math.round(Number(points.replace(',', '.')) * HUNDRED)
    : NaN;
};

const close = (one: number, other: number): boolean => Math.abs(one - other) < 0.5;

/** Where the points of a line come from: from games alone, or also from rounds without an opponent. */
export type Source = 'games' | 'byes' | Problem;

/**
 * Whether a line's points are those of its results, with the arbiter's adjustment or without it; else `trf-points`. A game whose
 * result is not known may count as half a game or not yet.
 */
export const pointsSource = (player: PlayerLine, scoring: Scoring, adjustment: number): Source => {
  const stated = statedOf(player);
  if (stated === null) return 'games';
  const games = player.entries.filter((entry) => !isPaid(entry));
  const byes = sumOf(scoring, player.entries.filter(isPaid));
  const fits = (sum: number): boolean => [0, adjustment * HUNDRED].some((more) => close(stated, sum + more));
  const sums = [sumOf(scoring, games), sumOf(scoring, games, scoring.draw)];
  if (sums.some(fits)) return 'games';
  if (byes > 0 && sums.some((sum) => fits(sum + byes))) return 'byes';
  return problem(
    'trf-points',
    { line: player.line, player: player.name },
    { name: player.name, typed: player.points, points: (sumOf(scoring, player.entries) + 0) / HUNDRED },
  );
};

/** The rounds in which somebody has points without an opponent. */
export const paidByes = ({ line, name, entries }: PlayerLine): readonly Problem[] =>
  entries.flatMap((entry, index) => {
    const round = index + 1;
    const values = { name, round, letter: entry.letter };
    return isPaid(entry) ? [problem('trf-bye-paid', { line, round, player: name }, values)] : [];
  });
