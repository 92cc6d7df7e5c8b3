import { entryAt } from '../present';
import { fraction } from '../fraction';
import { isTeamSystem } from '../pairing/teams/system';
import { type PlayerCriterion, playerCriterion, sumOf } from './criterion';
import type { ScoreTable } from './scores';

/**
 * The most points that a player's opponents can make: a win in each game against each ranked opponent in each cycle. Not a win in
 * each round: an odd field has one more round than a player has games. In a match of two teams, the opponents' opponents are the
 * player's own team.
 */
const maximum = ({ tournament, counts }: ScoreTable, player: number): number => {
  const { players, system, scoring, cycles } = tournament;
  const isMet = isTeamSystem(system)
    ? (other: number): boolean => entryAt(players, other).team === entryAt(players, player).team
    : (other: number): boolean => other !== player;
  return scoring.win * cycles * counts.filter((counted, other) => counted && isMet(other)).length;
};

/** Points that an opponent must have: `share` hundredths of the maximum, plus some hundredths of a point. */
export interface Limit {
  readonly share: number;
  readonly more: number;
}

/** In hundredths of 1/unit, so that every limit is a whole number. */
const limitOf = (table: ScoreTable, player: number, { share, more }: Limit): number =>
  maximum(table, player) * share + more * table.unit;

const koyaFrom = (code: string, name: string, source: string, limit: Limit): PlayerCriterion =>
  playerCriterion({
    code,
    name,
    source,
    shape: 'points',
    working: (table) => {
      const { scores, unit } = table;
      return (player) => {
        const least = limitOf(table, player, limit);
        const terms = table.encounters(player).map((from) => {
          const term = { from, amount: from.points, opponent: entryAt(table.shown, from.opponent) };
          return 100 * entryAt(scores, from.opponent) >= least ? term : { ...term, out: 'limit' as const };
        });
        return sumOf(terms, unit, { limit: fraction(least, 100 * unit) });
      };
    },
  });

/** Koya: points made against opponents who have at least half of the maximum. Forfeits count. */
const koya = koyaFrom('KS', 'Koya: points against those with half of the points or more', 'FIDE C.07 9.2', {
  share: 50,
  more: 0,
});

const FORM = /^(?:([+-])(\d{1,3})(\.\d)?|(\d{1,3}))$/;

/**
 * The limit in a code: `+1` and `-2` move it by half points, `+1.0` and `-0.5` by points, `60` sets it to 60 % of the maximum.
 * `null` for anything else.
 */
export const koyaLimitOf = (typed: string): Limit | null => {
  const match = FORM.exec(typed);
  if (!match) return null;
  const [, sign, whole, part, share] = match;
  const points = part === undefined ? Number(whole) * 50 : Math.round(Number(`${whole}${part}`) * 100);
  if (share !== undefined) return Number(share) > 100 ? null : { share: Number(share), more: 0 };
  return { share: 50, more: sign === '-' ? -points : points };
};

const NAMES: Readonly<Record<string, string>> = {
  '+1': 'Koya +0.5: with the limit half a point higher',
  '-1': 'Koya −0.5: with the limit half a point lower',
};

const nameOf = (typed: string): string => {
  const known = NAMES[typed];
  if (known !== undefined) return known;
  if (/^[+-]\d+$/.test(typed)) return `Koya ${typed}: with the limit moved by so many half points`;
  return /^[+-]/.test(typed)
    ? `Koya ${typed}: with the limit moved by so many points`
    : `Koya ${typed} %: with the limit at ${typed} % of the points`;
};

/** Koya with another limit; `null` for none. */
export const koyaLimit = (typed: string): PlayerCriterion | null => {
  const limit = koyaLimitOf(typed);
  return limit && koyaFrom(`KS/L${typed}`, nameOf(typed), 'FIDE C.07 14.5, 9.2', limit);
};

/** Koya with its own limit, and with limits half a point higher and lower. */
export const KOYA: readonly PlayerCriterion[] = [
  koya,
  ...['+1', '-1'].flatMap((typed) => koyaLimit(typed) ?? []),
];
