import type { Tournament } from '../core/model';
import { isTeamSystem } from '../core/pairing/teams/ids';
import { andThen, ok, unlessProblems, type Result } from '../core/result';
import { rulesOf } from '../core/rules';
import { checkMatchOrder } from '../core/tiebreak/match';
import { checkOrder } from '../core/tiebreak/registry';
import type { Roster } from '../sheets/roster';
import { withDefaults, type TournamentChoices } from './choices';
import { pairList } from './pairList';
import { withReportColumns } from './reportColumns';

/**
 * Makes a tournament of a list, with columns for the reports that were chosen, and looks at its tie-breaks first. Problems: those of `pairList` and `checkOrder`; for a
 * match of two teams those of `checkMatchOrder` too.
 */
export const tournamentOf = (
  roster: Roster,
  choices: TournamentChoices,
  identity: Pick<Tournament, 'id'>,
): Result<Tournament> => {
  const { system, rules: wanted, tieBreaks } = withDefaults(roster, choices);
  const rules = rulesOf(wanted);
  if (!rules.ok) return rules;
  const order = tieBreaks ?? rules.value.tieBreaks;
  const wrong = [...checkOrder(order), ...(isTeamSystem(system) ? checkMatchOrder(order) : [])];
  const sound = unlessProblems(wrong, () => null);
  if (!sound.ok) return sound;
  return andThen(pairList(roster, choices, identity), (tournament) =>
    ok(withReportColumns(tournament, choices.reports)),
  );
};
