import { andThen, ok, type Result } from '../../core/result';
import type { EventTeam } from '../../core/teamEvent/model';
import { teamNamed } from '../../core/teamEvent/named';
import {
  teamWithdrawal,
  withStatus,
  type TeamWithdrawal,
  type TeamWithdrawalRule,
} from '../../core/teamEvent/withdrawal';
import { choiceName } from '../../language/choiceNames';
import { teamStepTexts } from '../../language/teamSteps';
import { teamCellsFor, teamChange, teamConsequences, type TeamPlan } from './change';

/** Which team leaves, by name or number, and what becomes of its matches then; as with players if that is not said. */
export interface LeavingTeam {
  readonly team: string;
  readonly rule?: TeamWithdrawalRule | undefined;
}

/** A withdrawal with the cell that carries it out. */
export type PlannedTeamWithdrawal = TeamPlan & TeamWithdrawal & { readonly team: EventTeam };

/** A team leaves. Problems of its plan: those of `teamNamed` and `teamWithdrawal`. */
export const TEAM_WITHDRAW = teamChange({
  plan: ({ open }, { team: typed, rule = 'half' }: LeavingTeam): Result<PlannedTeamWithdrawal> =>
    andThen(teamNamed(open.tournament, typed), (team) =>
      andThen(teamWithdrawal(open.tournament, team.no, rule), (left) => {
        const after = withStatus(open.tournament, team.no, left.status);
        const status = choiceName('status', left.status, open.tournament.language);
        const cells = teamCellsFor(open, [[{ of: 'team', no: team.no, cell: 'status' }, status]]);
        return andThen(cells, (changes) =>
          ok({ ...left, team, patch: { cells: changes }, ...teamConsequences(open.tournament, after) }),
        );
      }),
    ),
  rule: ({ no, rule }) => ({ did: 'withdraw', player: no, by: rule }),
  follows: ({ team, status, progress, lost }, { language }) => {
    const { countsNothing, lostByForfeit } = teamStepTexts(language);
    return [
      {
        text: status === 'annulled' ? countsNothing : lostByForfeit,
        values: { team: team.name, ...progress, lost },
      },
    ];
  },
});
