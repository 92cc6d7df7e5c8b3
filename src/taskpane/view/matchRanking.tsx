import { TEAM_SCORES, TEAM_TIE_BREAKS } from '../../core/tiebreak/teams/order';
import { TEAM_CRITERIA } from '../../core/tiebreak/teams/standings';
import { teamCriterionName } from '../../language/criteria';
import { newTournamentTexts } from '../../language/newTournament';
import { Choice } from './choice';
import { CriteriaOrder } from './criteriaOrder';
import type { RosterProps } from './frame';

/** By which score a match of two teams is won, and what decides where they are level. */
export const MatchRanking = ({ pane, state, speech }: RosterProps) => {
  const { language, profile } = speech;
  const said = newTournamentTexts(language, profile);
  const order = state.options.teamTieBreaks ?? TEAM_TIE_BREAKS;
  const names = new Map(TEAM_CRITERIA.map((each) => [each.code, teamCriterionName(each, profile)]));
  const nameOf = (code: string): string => names.get(code) ?? code;
  const choose = (teamTieBreaks: readonly string[]): void => pane.choose({ teamTieBreaks });
  return (
    <>
      <Choice
        label={said.matchScore}
        value={order[0] ?? ''}
        choices={TEAM_SCORES.map((code) => [code, nameOf(code)] as const)}
        onChoose={(score) => choose([score, ...order.slice(1).filter((code) => code !== score)])}
      />
      <CriteriaOrder
        speech={speech}
        label={said.matchOrder}
        order={order}
        others={[...names.keys()].filter((code) => !order.includes(code))}
        nameOf={nameOf}
        onChange={choose}
      />
    </>
  );
};
