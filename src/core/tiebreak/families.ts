const FORMS = {
  /** The limit: `+1` and `-2` in half points, `+0.5` in points, `60` in per cent. */
  koyaLimit: /^KS\/L(.+)$/,
  /** So many opponents with the lowest scores are left out. */
  sonnebornCut: /^SB\/C([1-9])$/,
  /** So many rounds are left out. */
  progressiveCut: /^PS\/C([1-9])$/,
  /** So many of the lowest scores are left out. */
  buchholzCut: /^BH\/C([1-9])$/,
  /** So many of the lowest scores and of the highest are left out. */
  buchholzMedian: /^BH\/M([1-9])$/,
} as const;

/** Criteria with a number of the arbiter's own in their code. */
export type Family = keyof typeof FORMS;

const NAMES = Object.keys(FORMS) as readonly Family[];

/** What each family makes of its number, for the number in a code such as `BH/C3`; `undefined` for a code of no family. */
export const inFamily = <T>(
  code: string,
  makers: Readonly<Record<Family, (typed: string) => T>>,
): T | undefined => {
  for (const family of NAMES) {
    const [, typed] = FORMS[family].exec(code) ?? [];
    if (typed !== undefined) return makers[family](typed);
  }
  return undefined;
};
