import { ABOVE_ALL, type CriterionCells, type LiveHelper } from './criterion';

type Text = (cells: CriterionCells) => string;

/**
 * Amounts of which the lowest or highest are left out: one for each result that `counts` (1, else 0), and the player's own
 * for what they did not play. Whole numbers, not negative.
 */
export interface Amounts {
  readonly key: string;
  readonly counts: Text;
  readonly amount: Text;
  readonly himself?: { readonly amount: Text; readonly times: Text };
  readonly needs?: readonly LiveHelper[];
}

/** One of the lowest or highest different amounts, and how often it comes (not asked of the last level). */
interface Level {
  readonly amount: LiveHelper;
  readonly times: LiveHelper;
}

const timesOf = (of: Amounts, key: string, level: LiveHelper): LiveHelper => ({
  key,
  needs: [...(of.needs ?? []), level],
  formula: (cells) => {
    const { counts, amount, himself } = of;
    const own = himself ? `+IF(${himself.amount(cells)}=${cells.own(level)},${himself.times(cells)},0)` : '';
    return `SUMPRODUCT(${counts(cells)}*(${amount(cells)}=${cells.own(level)}))${own}`;
  },
});

const beyond = (
  before: LiveHelper | undefined,
  cells: CriterionCells,
  amount: string,
  sign: '<' | '>',
): string => (before ? `(${amount}${sign}${cells.own(before)})` : '');

/** Whether their own amount is among those that are left. */
const his = (times: string, further: string | undefined): string =>
  further === undefined ? `${times}>0` : `AND(${times}>0,${further})`;

const lowest = (of: Amounts, before: LiveHelper | undefined): Text => {
  const { counts, amount, himself } = of;
  return (cells) => {
    const further = beyond(before, cells, amount(cells), '>');
    const games = `${ABOVE_ALL}-SUMPRODUCT(LARGE(${counts(cells)}${further && `*${further}`}*(${ABOVE_ALL}-${amount(cells)}),1))`;
    if (!himself) return games;
    const own = himself.amount(cells);
    return `MIN(${games},IF(${his(himself.times(cells), before && `${own}>${cells.own(before)}`)},${own},${ABOVE_ALL}))`;
  };
};

const highest = (of: Amounts, before: LiveHelper | undefined): Text => {
  const { counts, amount, himself } = of;
  return (cells) => {
    const further = beyond(before, cells, amount(cells), '<');
    const games = `SUMPRODUCT(LARGE(${counts(cells)}${further && `*${further}`}*${amount(cells)},1))`;
    if (!himself) return games;
    const own = himself.amount(cells);
    return `MAX(${games},IF(${his(himself.times(cells), before && `${own}<${cells.own(before)}`)},${own},0))`;
  };
};

/** The so many lowest or highest different amounts. */
const levels = (of: Amounts, end: 'low' | 'high', depth: number): readonly Level[] => {
  const made: Level[] = [];
  for (let number = 1; number <= depth; number++) {
    const before = made.at(-1)?.amount;
    const key = `${of.key} ${end} ${number}`;
    const amount: LiveHelper = {
      key,
      needs: [...(of.needs ?? []), ...(before ? [before] : [])],
      formula: (end === 'low' ? lowest : highest)(of, before),
    };
    made.push({ amount, times: timesOf(of, `${key} times`, amount) });
  }
  return made;
};

/** Helpers of the so many lowest or highest amounts: as many levels, for each may come only once. */
export const helpersAt = (of: Amounts, end: 'low' | 'high', depth: number): readonly LiveHelper[] =>
  levels(of, end, depth).flatMap(({ amount, times }, index) =>
    index + 1 < depth ? [amount, times] : [amount],
  );

/**
 * The sum of the so many lowest or highest amounts, at most `depth` of them; `worth` is what an amount adds, itself unless
 * it is given.
 */
export const sumAt =
  (of: Amounts, end: 'low' | 'high', depth: number, worth: (amount: string) => string = (amount) => amount) =>
  (cells: CriterionCells, many: string): string => {
    const all = levels(of, end, depth);
    return all
      .map(({ amount, times }, index) => {
        const before = all.slice(0, index).map((level) => `-${cells.own(level.times)}`);
        const left = index === 0 ? many : `MAX(${many}${before.join('')},0)`;
        const taken = index + 1 < depth ? `MIN(${left},${cells.own(times)})` : left;
        return `${taken}*${worth(cells.own(amount))}`;
      })
      .join('+');
  };
