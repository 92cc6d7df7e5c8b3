import { makeStyles, tokens } from '@fluentui/react-components';
import { isTeamSystem } from '../../core/pairing/teams/ids';
import { RULE_SETS, type RuleSet } from '../../core/rules';
import { choiceTexts } from '../../language/choices';
import { criterionWords } from '../../language/criteria';
import { isMatch } from '../matches';
import { effective } from '../options';
import { Choice } from './choice';
import type { RosterProps } from './frame';

const useStyles = makeStyles({
  order: {
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalXL,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

/** Whether a list of tie-breaks is made for a match of two teams. */
const isForTeams = ({ defaultFor = [] }: RuleSet): boolean => defaultFor.some(isTeamSystem);

/** Who is first among players with equal points. */
export const RankingChoices = ({ pane, state, speech: { language, profile }, roster }: RosterProps) => {
  const styles = useStyles();
  const texts = choiceTexts(language, profile);
  const { rules } = effective(roster, state.options);
  const match = isMatch(roster, state.options);
  const tieBreaks = RULE_SETS.find(({ id }) => id === rules)?.tieBreaks ?? [];
  return (
    <>
      <Choice
        label={texts.rules}
        value={rules}
        choices={RULE_SETS.filter((set) => match || !isForTeams(set)).map(
          ({ id }) => [id, texts.ruleSets[id] ?? id] as const,
        )}
        onChoose={(chosen) => pane.choose({ rules: chosen })}
      />
      <ol className={styles.order} aria-label={texts.order}>
        {tieBreaks.map((code) => (
          <li key={code}>{criterionWords(code, profile).name}</li>
        ))}
      </ol>
    </>
  );
};
