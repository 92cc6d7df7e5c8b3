import { RULE_SETS } from '../core/ruleSets';
import type { NumberingMethod, SystemId } from '../core/model';

/** Systems that a new organiser may want; the others come when somebody asks for all. */
export const USUAL_SYSTEMS: readonly SystemId[] = ['berger', 'crenshaw', 'seats', 'scheveningen'];

/** Usual ways to give numbers. */
export const USUAL_NUMBERS: readonly NumberingMethod[] = ['list', 'rating', 'lots', 'hand', 'column'];

/** Usual rule sets. */
export const USUAL_RULES: readonly string[] = ['fide-2019', 'uscf-34f', 'go', 'scores', 'match', 'own'];

/** Usual tie-breaks: those of the usual rule sets. */
export const USUAL_TIE_BREAKS: readonly string[] = RULE_SETS.filter(({ id }) =>
  USUAL_RULES.includes(id),
).flatMap(({ tieBreaks }) => tieBreaks);

/** How many times each pair usually meets. */
export const USUAL_CYCLES: readonly string[] = ['1', '2', '3', '4'];
