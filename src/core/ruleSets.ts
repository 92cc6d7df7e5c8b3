import type { ProfileId } from './model';
import { isTeamSystem } from './pairing/teams/system';
import type { Result } from './result';
import { calledById } from './names/meant';
import type { ForGames } from './tiebreak/criterion';

/** A published list of tie-breaks that a federation recommends. */
export interface RuleSet extends ForGames {
  readonly id: string;
  /** Criterion codes in order of application. */
  readonly tieBreaks: readonly string[];
  /** Where the order is published, and its tie-breaks if elsewhere: a citation; empty for the organiser's own list. */
  readonly source: string;
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
    source: 'FIDE C.02 13.16.2 of 2019 for the order, FIDE C.07 for each tie-break',
    defaultFor: ['berger'],
  },
  {
    id: 'fide-2026',
    games: 'colours',
    tieBreaks: ['PTS', 'DE', 'WIN', 'SB', 'KS'],
    source:
      'FIDE C.07 for each tie-break; it leaves the order to the arbiter (4.1.1), here FIDE C.02 13.16.2 of 2019',
  },
  {
    id: 'nzcf',
    games: 'colours',
    tieBreaks: ['PTS', 'NZ_SB#rest', 'WIN', 'DE'],
    source: 'NZCF handbook, Tie-breaking Systems',
    defaultFor: ['shift'],
  },
  {
    id: 'nzcf-swiss',
    games: 'colours',
    tieBreaks: ['PTS', 'NZ_BH#rest', 'NZ_SB#rest', 'NZ_BH/C1#rest', 'NZ_BH/C2#rest'],
    source: 'NZCF handbook, Tie-breaking Systems, for Swiss tournaments',
  },
  {
    id: 'uscf-34f',
    games: 'colours',
    tieBreaks: ['PTS', 'SB', 'US_TIED'],
    source: 'US Chess Official Rules, 7th edition (2019), 34F',
    defaultFor: ['crenshaw'],
  },
  {
    id: 'go',
    games: 'colours',
    tieBreaks: ['PTS', 'SODOS', 'DE'],
    source:
      'Custom of Go clubs: points, SODOS, direct comparison; the EGF publishes no list for all-play-alls',
    defaultFor: ['go'],
  },
  {
    id: 'scores',
    games: 'scores',
    tieBreaks: ['PTS', 'DE', 'DIFF', 'SCORED', 'SB'],
    source: 'Custom of leagues of darts, table tennis and football',
    defaultFor: ['neutral', 'home', 'plain'],
  },
  {
    id: 'match',
    tieBreaks: ['PTS', 'WIN', 'SB'],
    source: 'Custom; no federation publishes a list for the players of a match of two teams',
    defaultFor: ['scheveningen', 'scheveningen-classical', 'scheveningen-cyclical'],
  },
  { id: 'own', tieBreaks: ['PTS'], source: '' },
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
