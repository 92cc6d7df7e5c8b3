import { fractionOf, ZERO, fraction } from '../fraction';
import { firstNumber } from '../sections/fields';
import { drawLots } from '../draw/lots';
import { entryAt } from '../present';
import { type PlayerCriterion, plain, playerCriterion } from './criterion';
import type { ScoreTable } from './scores';

/**
 * Lots for the last ties: all pairing numbers in an order drawn from the tournament's draw code (see `drawLots`), the first drawn
 * ranks first. Without a code everybody stays tied.
 */
export const lots = playerCriterion({
  code: 'LOTS',
  name: 'Drawing of lots',
  source: 'FIDE C.07 4.2',
  shape: 'none',
  better: 'less',
  working: ({ tournament }) => {
    const { players, lotsSeed } = tournament;
    if (lotsSeed === undefined) return () => plain(null);
    const drawn = drawLots(players.length, lotsSeed);
    const first = firstNumber(tournament);
    return (player) => plain(fraction(drawn.indexOf(entryAt(players, player).no - first) + 1));
  },
});

/** The pairing number, in a section the number there, the lowest first: a last resort instead of lots. */
const pairingNumber = playerCriterion({
  code: 'TPN',
  name: 'Pairing number: the lowest first',
  source: 'FIDE C.07 7.8',
  shape: 'none',
  better: 'less',
  working: ({ tournament }) => {
    const before = firstNumber(tournament) - 1;
    return (player) => plain(fraction(entryAt(tournament.players, player).no - before));
  },
});

/** The pairing number, the highest first. */
const pairingNumberReversed: PlayerCriterion = {
  ...pairingNumber,
  code: 'TPN/R',
  name: 'Pairing number: the highest first',
  better: 'more',
};

/** By pairing number. */
export const PAIRING_NUMBERS: readonly PlayerCriterion[] = [pairingNumber, pairingNumberReversed];

/** The result of a play-off, or any other decision of the arbiter: more is better, empty is 0. */
export const playOff = playerCriterion({
  code: 'PLAYOFF',
  name: 'Play-off: its result, or what the arbiter decided',
  source: 'FIDE C.07 3',
  shape: 'none',
  working:
    ({ tournament }) =>
    (player) =>
      plain(fractionOf(entryAt(tournament.players, player).playOff ?? 0) ?? ZERO),
});

/** A player's rating as a whole number, `null` for the unrated. */
export const strengthOf = ({ tournament }: ScoreTable, player: number): number | null => {
  const strength = entryAt(tournament.players, player).rating?.strength ?? null;
  return strength === null ? null : Math.round(strength);
};

/** Their own rating, the highest first, the unrated last. */
const rating = playerCriterion({
  code: 'RTNG',
  name: 'Rating: the highest first',
  source: 'FIDE C.07 10.6',
  shape: 'none',
  working: (table) => (player) => {
    const strength = strengthOf(table, player);
    return plain(strength === null ? null : fraction(strength));
  },
});

/** The lowest first, but the unrated still last. */
const ratingReversed: PlayerCriterion = {
  ...rating,
  code: 'RTNG/R',
  name: 'Rating: the lowest first',
  better: 'less',
};

/** By the player’s own rating. */
export const RATINGS: readonly PlayerCriterion[] = [rating, ratingReversed];
