import { present } from '../../core/present';
import { Checkbox, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import type { ColourMethod, ProfileId } from '../../core/model';
import { defaultExchange, exchangeApplies } from '../../core/pairing/exchange';
import { isTeamSystem } from '../../core/pairing/teams/ids';
import { PAPER_FORMATS, type PaperFormat } from '../../core/paper';
import { RULE_SETS, type RuleSet } from '../../core/rules';
import { choiceTexts, type ScoringChoice } from '../../language/choices';
import { criterionWords } from '../../language/criteria';
import { coloursFor, coloursOf, effective } from '../options';
import { Choice } from './choice';
import type { RosterProps, ViewProps } from './frame';
import { Pins } from './pins';

const useStyles = makeStyles({
  choices: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM },
  points: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: tokens.spacingHorizontalS,
  },
  input: { minWidth: 0 },
  order: {
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalXL,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

/** Those for one list; the pane pairs no teams. */
const RULES = RULE_SETS.filter(({ defaultFor = [] }: RuleSet) => !defaultFor.some(isTeamSystem));

const keys = <T extends string>(record: Readonly<Record<T, unknown>>): readonly T[] =>
  Object.keys(record) as T[];

const OwnPoints = ({ pane, state, speech }: ViewProps) => {
  const styles = useStyles();
  const texts = choiceTexts(speech.language);
  const { points } = state.options;
  const set = (place: number, typed: string): void => {
    const [win, draw, loss] = points.map((point, index) => (index === place ? typed : point));
    pane.choose({ points: [present(win), present(draw), present(loss)] });
  };
  return (
    <div className={styles.points}>
      {[texts.win, texts.draw, texts.loss].map((label, place) => (
        <Field key={label} label={label}>
          <Input
            className={styles.input}
            input={{ className: styles.input }}
            inputMode="decimal"
            value={points[place] ?? ''}
            onChange={(_, { value }) => set(place, value)}
          />
        </Field>
      ))}
    </div>
  );
};

const Dates = ({ pane, state, speech }: ViewProps) => {
  const styles = useStyles();
  const texts = choiceTexts(speech.language);
  const { firstDay, daysBetween } = state.options;
  return (
    <>
      <Field label={texts.firstDay} hint={texts.firstDayHint}>
        <Input
          className={styles.input}
          type="date"
          value={firstDay}
          onChange={(_, { value }) => pane.choose({ firstDay: value })}
        />
      </Field>
      {firstDay !== '' && (
        <Field label={texts.daysBetween}>
          <Input
            className={styles.input}
            inputMode="numeric"
            value={daysBetween}
            onChange={(_, { value }) => pane.choose({ daysBetween: value })}
          />
        </Field>
      )}
    </>
  );
};

const Exchange = ({ pane, state, speech, roster }: RosterProps) => {
  const texts = choiceTexts(speech.language, speech.profile);
  const { system, cycles } = effective(roster, state.options);
  const players = roster.players.length;
  if (!exchangeApplies(players, cycles)) return null;
  return (
    <Field hint={texts.exchangeHint}>
      <Checkbox
        label={texts.exchange}
        checked={
          state.options.exchange ?? defaultExchange(system, players, cycles, state.options.systemOptions)
        }
        onChange={(_, { checked }) => pane.choose({ exchange: checked === true })}
      />
    </Field>
  );
};

const Ranking = ({ pane, state, speech: { language, profile }, roster }: RosterProps) => {
  const styles = useStyles();
  const texts = choiceTexts(language, profile);
  const { rules } = effective(roster, state.options);
  const tieBreaks = RULE_SETS.find(({ id }) => id === rules)?.tieBreaks ?? [];
  return (
    <>
      <Choice
        label={texts.rules}
        value={rules}
        choices={RULES.map(({ id }) => [id, texts.ruleSets[id] ?? id] as const)}
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

const Colours = ({ pane, state, speech, roster }: RosterProps) => {
  const texts = choiceTexts(speech.language, speech.profile);
  const { options } = state;
  const chosen = coloursOf(roster, options);
  return (
    <Choice<ColourMethod>
      label={texts.colours}
      hint={texts.colouring[chosen].about}
      value={chosen}
      choices={coloursFor(roster, options).map((id) => [id, texts.colouring[id].name] as const)}
      onChoose={(colours) => pane.choose({ colours })}
    />
  );
};

/** What is left to those who look for it. */
const FurtherOptions = (props: RosterProps) => {
  const { pane, state, speech } = props;
  const { language, profile } = speech;
  const styles = useStyles();
  const texts = choiceTexts(language, profile);
  return (
    <div className={styles.choices}>
      <Exchange {...props} />
      <Colours {...props} />
      <Pins {...props} />
      <Dates {...props} />
      <Choice<ProfileId>
        label={texts.profile}
        hint={texts.profiles[profile].about}
        value={profile}
        choices={keys(texts.profiles).map((id) => [id, texts.profiles[id].name] as const)}
        onChoose={(chosen) => pane.choose({ profile: chosen })}
      />
      <Choice<PaperFormat>
        label={texts.paper}
        value={state.options.paper}
        choices={PAPER_FORMATS.map((id) => [id, texts.papers[id]] as const)}
        onChoose={(paper) => pane.choose({ paper })}
      />
      <Choice<ScoringChoice>
        label={texts.scoring}
        value={state.options.scoring}
        choices={keys(texts.scorings).map((id) => [id, texts.scorings[id]] as const)}
        onChoose={(scoring) => pane.choose({ scoring })}
      />
      {state.options.scoring === 'own' && <OwnPoints {...props} />}
      <Ranking {...props} />
    </div>
  );
};

export default FurtherOptions;
