import { problem, type Problem } from '../../core/problem';
import type { Scoring } from '../../core/results/scoring';
import { worthOf } from './letters';
import type { Entry, PlayerLine } from './players';

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
export const paidByes = (player: PlayerLine): readonly Problem[] =>
  player.entries.flatMap((entry, index) =>
    isPaid(entry)
      ? [
          problem(
            'trf-bye-paid',
            { line: player.line, round: index + 1, player: player.name },
            { name: player.name, round: index + 1, letter: entry.letter },
          ),
        ]
      : [],
  );
