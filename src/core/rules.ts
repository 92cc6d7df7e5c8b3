import { problem } from './problem';
import { fail, ok, type Result } from './result';

/** A published list of tie-breaks: what a federation recommends for round robins. */
export interface RuleSet {
  readonly id: string;
  /** Criterion codes in order of application. */
  readonly tieBreaks: readonly string[];
  /** Where it is published: a citation, not a text for users. */
  readonly source: string;
  /** Of the edition; `null` where the publication bears none. */
  readonly year: number | null;
}

/**
 * Every rule set; the first is the default. A set is the list alone: `nzcf` does not turn on that federation's adjusted
 * scores for unplayed games, SB is FIDE's in all of them.
 */
export const RULE_SETS = [
  {
    id: 'fide-2019',
    tieBreaks: ['PTS', 'DE', 'WIN', 'SB', 'KS'],
    source: 'FIDE Handbook C.02 13.16.2',
    year: 2019,
  },
  {
    id: 'nzcf',
    tieBreaks: ['PTS', 'SB', 'WIN', 'DE'],
    source: 'NZCF handbook, Tie-breaking Systems',
    year: null,
  },
  {
    id: 'uscf-34f',
    tieBreaks: ['PTS', 'SB', 'DE'],
    source: 'US Chess Official Rules, 7th edition, 34F',
    year: 2019,
  },
  {
    id: 'go',
    tieBreaks: ['PTS', 'SB', 'DE'],
    source:
      'Custom of Go clubs: points, SODOS, direct comparison; the EGF publishes no list for all-play-alls',
    year: null,
  },
] as const satisfies readonly [RuleSet, ...RuleSet[]];

export const DEFAULT_RULES: RuleSet = RULE_SETS[0];

/** The rule set of an id, the default without one; else `rules-unknown` with what was `typed` and the `choices`. */
export const rulesOf = (id: string = DEFAULT_RULES.id): Result<RuleSet> => {
  const found = RULE_SETS.find((rules) => rules.id === id);
  const choices = RULE_SETS.map((rules) => rules.id).join(', ');
  return found ? ok(found) : fail(problem('rules-unknown', {}, { typed: id, choices }));
};
