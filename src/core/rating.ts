/**
 * A playing strength as the organiser wrote it. `typed` is kept as it stood in his list (`2143`, `1523P12`, `unr.`,
 * `3k`); `strength` is the number it sorts by, `null` for the unrated.
 */
export interface Rating {
  readonly typed: string | number;
  readonly strength: number | null;
}

const GO_RANK = /^(\d{1,2})\s*(k|d|p|kyu|dan|pro)\.?$/i;

/** Go ranks on the scale of the European Go Federation: 1 dan is 2100, a rank is 100; professionals 30 a rank above 2700. */
const goStrength = (typed: string): number | null => {
  const match = GO_RANK.exec(typed);
  if (!match) return null;
  const rank = Number(match[1]);
  const letter = match[2]!.charAt(0).toLowerCase();
  if (letter === 'k') return 2100 - 100 * rank;
  return letter === 'd' ? 2000 + 100 * rank : 2670 + 30 * rank;
};

/**
 * Reads a rating or a Go rank. A leading number counts (`1523P12` is 1523, US Chess's provisional form); no number, or 0,
 * is unrated (`strength` null).
 */
export const parseRating = (typed: string | number): Rating => {
  if (typeof typed === 'number') return { typed, strength: typed > 0 ? typed : null };
  const text = typed.trim();
  const rank = goStrength(text);
  if (rank !== null) return { typed: text, strength: rank };
  const leading = /^\d{1,5}(?=$|\D)/.exec(text);
  const strength = leading ? Number(leading[0]) : 0;
  return { typed: text, strength: strength > 0 ? strength : null };
};
