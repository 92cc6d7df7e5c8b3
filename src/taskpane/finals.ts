import { DEFAULT_NUMBERS } from '../app/choices';
import type { FinalChoices } from '../app/sections/finals';
import { problem } from '../core/problem';
import { andThen, fail, ok, type Result } from '../core/result';
import type { Decision } from '../core/sections/qualify';

/** How ties for a place in a final are decided. */
export const TIE_DECISIONS = ['nothing', 'lots', 'names'] as const;

/** Which finals are made of the sections, as the arbiter chose. */
export interface FinalOptions {
  /** How many of each section come into each final, and how many finals, as typed. */
  readonly qualify: string;
  readonly finals: string;
  readonly carry: boolean;
  readonly decide: (typeof TIE_DECISIONS)[number];
  /** Who comes first, separated by semicolons. */
  readonly names: string;
}

/** Of so many sections or more only the first play the final: it would be too long with the second, too. */
const MANY_SECTIONS = 6;

/** One final of the first two of each section, or of the first of many, before anything is chosen. */
export const oneFinal = (sections: number): FinalOptions => ({
  qualify: sections < MANY_SECTIONS ? '2' : '1',
  finals: '1',
  carry: false,
  decide: 'nothing',
  names: '',
});

/** More of a section, or more finals, are a slip. */
const MOST = 100;

const countOf = (typed: string, field: string): Result<number> => {
  const text = typed.trim();
  if (!/^\d+$/.test(text)) return fail(problem('not-a-whole-number', { field }, { typed: text }));
  const count = Number(text);
  return count >= 1 && count <= MOST
    ? ok(count)
    : fail(problem('number-out-of-range', { field }, { typed: text, least: 1, most: MOST }));
};

const decisionOf = ({ decide, names }: FinalOptions, seed: string): Decision => {
  switch (decide) {
    case 'nothing':
      return { by: 'nothing' };
    case 'lots':
      return { by: 'lots', seed };
    case 'names':
      return { by: 'names', names: names.split(';').map((name) => name.trim()) };
  }
};

/** What is asked of `createFinals`. Problems: `not-a-whole-number` and `number-out-of-range` of the field. */
export const finalChoices = (options: FinalOptions, seed: string): Result<FinalChoices> =>
  andThen(countOf(options.qualify, 'qualify'), (qualify) =>
    andThen(countOf(options.finals, 'finals'), (finals) =>
      ok({
        ...{ qualify, finals, seed, carry: options.carry },
        numbers: DEFAULT_NUMBERS,
        decision: decisionOf(options, seed),
      }),
    ),
  );
