import type { ProfileId } from './model';
import { isTeamSystem } from './pairing/teams/system';
import type { Result } from './result';
import { calledById } from './names/meant';

/** A published list of tie-breaks that a federation recommends. */
export interface RuleSet {
  readonly id: string;
  /** Criterion codes in order of application. */
  readonly tieBreaks: readonly string[];
  /** Where it is published: a citation, not a text for users; empty for the organiser's own list. */
  readonly source: string;
  /** The year of the edition; `null` if the publication has none. */
  readonly year: number | null;
  /** Pairing systems and profiles that use it by default. */
  readonly defaultFor?: readonly string[];
}

/**
 * Every rule set; the first is the default. A set is only the list: what it says about unplayed games is in its criteria. `nzcf`
 * has Sonneborn-Berger on adjusted scores, including byes.
 */
export const RULE_SETS = [
  {
    id: 'fide-2019',
    tieBreaks: ['PTS', 'DE', 'WIN', 'SB', 'KS'],
    source: 'FIDE Handbook C.02 13.16.2',
    year: 2019,
    defaultFor: ['berger'],
  },
  {
    id: 'fide-2026',
    tieBreaks: ['PTS', 'DE', 'WIN', 'SB', 'KS'],
    source: 'FIDE Handbook C.07, which leaves the list to the arbiter (4.1.1); the order of 2019',
    year: 2026,
  },
  {
    id: 'nzcf',
    tieBreaks: ['PTS', 'NZ_SB#rest', 'WIN', 'DE'],
    source: 'NZCF handbook, Tie-breaking Systems',
    year: null,
    defaultFor: ['shift'],
  },
  {
    id: 'nzcf-swiss',
    tieBreaks: ['PTS', 'NZ_BH#rest', 'NZ_SB#rest', 'NZ_BH/C1#rest', 'NZ_BH/C2#rest'],
    source: 'NZCF handbook, Tie-breaking Systems, for Swiss tournaments',
    year: null,
  },
  {
    id: 'uscf-34f',
    tieBreaks: ['PTS', 'SB', 'US_TIED'],
    source: 'US Chess Official Rules, 7th edition, 34F',
    year: 2019,
    defaultFor: ['crenshaw'],
  },
  {
    id: 'go',
    tieBreaks: ['PTS', 'SODOS', 'DE'],
    source:
      'Custom of Go clubs: points, SODOS, direct comparison; the EGF publishes no list for all-play-alls',
    year: null,
    defaultFor: ['go'],
  },
  {
    id: 'match',
    tieBreaks: ['PTS', 'WIN', 'SB'],
    source: 'Custom; no federation publishes a list for the players of a match of two teams',
    year: null,
    defaultFor: ['scheveningen', 'scheveningen-classical', 'scheveningen-cyclical'],
  },
  { id: 'own', tieBreaks: ['PTS'], source: '', year: null },
] as const satisfies readonly [RuleSet, ...RuleSet[]];

export const DEFAULT_RULES: RuleSet = RULE_SETS[0];

/** The default rule set for a game and a pairing system: that of a match of two teams, else the game's, else the system's. */
export const rulesFor = (system: string, profile: ProfileId): RuleSet => {
  const sets: readonly RuleSet[] = RULE_SETS;
  const goesWith = (name: string): RuleSet | undefined =>
    sets.find(({ defaultFor }) => defaultFor?.includes(name));
  return goesWith(isTeamSystem(system) ? system : profile) ?? goesWith(system) ?? DEFAULT_RULES;
};

/** The rule set with an id, or the default without one; else `rules-unknown` with the `typed` text and the `choices`. */
export const rulesOf = (id: string = DEFAULT_RULES.id): Result<RuleSet> =>
  calledById(id, RULE_SETS, 'rules-unknown');
