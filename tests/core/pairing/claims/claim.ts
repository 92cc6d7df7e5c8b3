/** How a claim came out; `in part`: with a limit that docs/claims.md names. */
export type Verdict = 'true' | 'false' | 'in part';

/** A claim that a seed makes, under its number and in its words of docs/claims.md; `check` shows what the verdict says. */
export const claim = (number: number, verdict: Verdict, text: string, check: () => void): void => {
  it(`${number}. ${text} (${verdict})`, check);
};
