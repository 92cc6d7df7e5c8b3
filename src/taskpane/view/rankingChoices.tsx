import { isTeamSystem } from '../../core/pairing/teams/ids';
import { RULE_SETS, type RuleSet } from '../../core/rules';
import { CRITERIA, criterionOf } from '../../core/tiebreak/registry';
import { choiceTexts } from '../../language/choices';
import { criterionWords } from '../../language/criteria';
import { newTournamentTexts } from '../../language/newTournament';
import { isMatch } from '../matches';
import { effective, orderOf } from '../options';
import { moved } from '../ordering';
import { Choice } from './choice';
import { Sentence, type RosterProps } from './frame';
import { Ordered } from './ordered';

const OWN = 'own-order';

/** Whether a list of tie-breaks is made for a match of two teams. */
const isForTeams = ({ defaultFor = [] }: RuleSet): boolean => defaultFor.some(isTeamSystem);

/** Members of one team have no games of their own to compare. */
const isForMatch = (code: string): boolean => criterionOf(code)?.of !== 'group';

/** Who is first among players with equal points: a published list, or one of their own. */
export const RankingChoices = ({ pane, state, speech, roster }: RosterProps) => {
  const { language, profile } = speech;
  const [texts, said] = [choiceTexts(language, profile), newTournamentTexts(language, profile)];
  const { rules } = effective(roster, state.options);
  const { tieBreaks } = state.options;
  const match = isMatch(roster, state.options);
  const order = orderOf(roster, state.options);
  const sets = RULE_SETS.filter((set) =>
    match ? set.id === rules || set.tieBreaks.every(isForMatch) : !isForTeams(set),
  );
  const others = CRITERIA.filter(
    ({ code, roundRobin }) => roundRobin === 'suits' && !order.includes(code) && (!match || isForMatch(code)),
  );
  const nameOf = (code: string): string => criterionWords(code, profile).name;
  const change = (codes: readonly string[]): void => pane.choose({ tieBreaks: codes });
  return (
    <>
      <Choice
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
      <Ordered
        speech={speech}
        label={texts.order}
        lines={order.map(nameOf)}
        fixed={1}
        onMove={(from, to) => change(moved(order, from, to))}
        onRemove={(place) => change(order.filter((_, index) => index !== place))}
      />
      <Sentence quiet>{said.orderHint}</Sentence>
      <Choice
        label={said.addCriterion}
        value=""
        choices={[['', said.addNothing], ...others.map(({ code }) => [code, nameOf(code)] as const)]}
        onChoose={(code) => {
          if (code !== '') change([...order, code]);
        }}
      />
    </>
  );
};
