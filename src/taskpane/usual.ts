import { RULE_SETS } from '../core/ruleSets';
import type { NumberingMethod, ProfileId, SystemId } from '../core/model';
import { hasColours, hasSides } from '../core/results/sides';

/** Systems that a new organiser may want; the others come when somebody asks for all. */
export const USUAL_SYSTEMS: readonly SystemId[] = ['berger', 'crenshaw', 'seats', 'scheveningen'];

/** Usual ways to give numbers. */
export const USUAL_NUMBERS: readonly NumberingMethod[] = ['list', 'rating', 'lots', 'hand', 'column'];

/** Usual rule sets. */
export const USUAL_RULES: readonly string[] = ['fide-2019', 'uscf-34f', 'go', 'match', 'own'];

/** Usual tie-breaks: those of the usual rule sets. */
export const USUAL_TIE_BREAKS: readonly string[] = RULE_SETS.filter(({ id }) =>
  USUAL_RULES.includes(id),
).flatMap(({ tieBreaks }) => tieBreaks);

/** Tie-breaks of sides, and those and the orders that only clubs of chess or Go know. */
const OF_SIDES = /^(?:B[PW]|NZ_BLACK)/;
const OF_CLUBS = /^(?:REP|SODOS|KASHDAN|NZ_[AS]|nzcf|uscf|fide-2026|go$)/;

/** Whether a game is offered a tie-break or a published order, by its code. */
export const suitsGame = (profile: ProfileId, code: string): boolean =>
  (hasColours({ profile }) || !OF_CLUBS.test(code)) && (hasSides({ profile }) || !OF_SIDES.test(code));

/** How many times each pair usually meets. */
export const USUAL_CYCLES: readonly string[] = ['1', '2', '3', '4'];
