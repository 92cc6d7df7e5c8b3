import type { Fraction } from '../core/fraction';
import type { StandingRow } from '../core/tiebreak/standings';
import { numberText } from '../language/explain';

const NONE = '–';

/** A place, or the places that are shared: `3`, `2–4`; a dash for whoever has none. */
export const rankText = ({ rank, rankTo }: Pick<StandingRow, 'rank' | 'rankTo'>): string => {
  if (rank === null || rankTo === null) return NONE;
  return rank === rankTo ? String(rank) : `${rank}${NONE}${rankTo}`;
};

/** A value as people write it, halves as ½; a dash for none. */
export const pointsText = (value: Fraction | null, decimal = '.'): string =>
  value === null ? NONE : numberText(value, decimal);
