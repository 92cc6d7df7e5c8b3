import { isTeamSystem } from '../../core/pairing/teams/system';
import { RULE_SETS, type RuleSet } from '../../core/ruleSets';
import { CRITERIA, criterionOf } from '../../core/tiebreak/registry';
import { TEAM_SCORES, TEAM_TIE_BREAKS } from '../../core/tiebreak/teams/order';
import { TEAM_CRITERIA } from '../../core/tiebreak/teams/standings';
import { choiceTexts } from '../../language/choices';
import { criterionWords, teamCriterionName } from '../../language/criteria';
import { newTournamentTexts } from '../../language/newTournament';
import { isMatch } from '../matches';
import { effective, orderOf } from '../draft';
import { suitsGame } from '../../core/tiebreak/criterion';
import { USUAL_RULES, USUAL_TIE_BREAKS } from '../usual';
import { Choice } from './choice';
import { CriteriaOrder } from './ordered';
import { type RosterProps, Sentence } from './frame';

/** By which score a match of two teams is won, and what decides where they are level. */
const MatchRanking = ({ pane, state, speech }: RosterProps) => {
  const { profile } = speech;
  const said = newTournamentTexts(profile);
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
        others={TEAM_CRITERIA.filter((each) => !order.includes(each.code) && suitsGame(profile, each)).map(
          ({ code }) => code,
        )}
        nameOf={nameOf}
        onChange={choose}
      />
    </>
  );
};

const OWN = 'own-order';

/** Whether a list of tie-breaks is made for a match of two teams. */
const isForTeams = ({ defaultFor = [] }: RuleSet): boolean => defaultFor.some(isTeamSystem);

/** Members of one team have no games of their own to compare. */
const isForMatch = (code: string): boolean => criterionOf(code)?.of !== 'group';

/** Who is first among players with equal points: a published list, or one of their own. */
export const RankingChoices = (props: RosterProps) => {
  const { pane, state, speech, roster } = props;
  const { profile } = speech;
  const [texts, said] = [choiceTexts(profile), newTournamentTexts(profile)];
  const { rules } = effective(roster, state.options);
  const { tieBreaks } = state.options;
  const match = isMatch(roster, state.options);
  const order = orderOf(roster, state.options);
  const sets = RULE_SETS.filter(
    (set: RuleSet) =>
      set.id === rules ||
      (suitsGame(profile, set) && (match ? set.tieBreaks.every(isForMatch) : !isForTeams(set))),
  );
  const others = CRITERIA.filter(
    (each) =>
      each.roundRobin === 'suits' &&
      suitsGame(profile, each) &&
      !order.includes(each.code) &&
      (!match || isForMatch(each.code)),
  );
  const nameOf = (code: string): string => criterionWords(code, profile).name;
  return (
    <>
      {match && <MatchRanking {...props} />}
      {match && <Sentence>{said.ranksMembers}</Sentence>}
      <Choice
        usual={USUAL_RULES}
        label={texts.rules}
        value={tieBreaks === null ? rules : OWN}
        choices={[
          ...sets.map(({ id }) => [id, texts.ruleSets[id] ?? id] as const),
          ...(tieBreaks === null ? [] : [[OWN, said.ownOrder] as const]),
        ]}
        onChoose={(chosen) => {
          if (chosen !== OWN) pane.choose({ rules: chosen, tieBreaks: null });
        }}
      />
      <CriteriaOrder
        speech={speech}
        label={texts.order}
        order={order}
        others={others.map(({ code }) => code)}
        usual={USUAL_TIE_BREAKS}
        nameOf={nameOf}
        onChange={(codes) => pane.choose({ tieBreaks: codes })}
      />
    </>
  );
};
