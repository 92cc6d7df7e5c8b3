import { Button, Checkbox, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { drawsLots, UNTOLD_METHODS } from '../../core/draw/numbers';
import type { ProfileId } from '../../core/model';
import { defaultExchange, exchangeApplies } from '../../core/pairing/exchange';
import { SYSTEMS } from '../../core/pairing/registry';
import { RULE_SETS } from '../../core/rules';
import type { ScoringChoice } from '../../language/pane';
import type { Roster } from '../../sheets/roster';
import { drawNumber } from '../draws';
import { CYCLES, effective, methodOf, optionsOn } from '../options';
import { Choice } from './choice';
import { More, Section, Sentence, type ViewProps } from './frame';

const useStyles = makeStyles({
  points: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: tokens.spacingHorizontalS,
  },
  input: { minWidth: 0 },
  draw: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
  order: {
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalXL,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});

interface OptionsProps extends ViewProps {
  readonly roster: Roster;
}

const keys = <T extends string>(record: Readonly<Record<T, unknown>>): readonly T[] =>
  Object.keys(record) as T[];

const OwnPoints = ({ pane, state, speech: { texts } }: ViewProps) => {
  const styles = useStyles();
  const { points } = state.options;
  const set = (place: number, typed: string): void => {
    const [win, draw, loss] = points.map((point, index) => (index === place ? typed : point));
    pane.choose({ points: [win!, draw!, loss!] });
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

/** What the system leaves open, if it means anything in this field. */
const SystemChoices = ({ pane, state, speech: { systems }, roster }: OptionsProps) => {
  const { system } = effective(roster, state.options);
  const { systemOptions } = state.options;
  return optionsOn(system, roster.players.length, systemOptions).map(({ name, choices, chosen }) => {
    const said = systems.options[name];
    return (
      <Choice
        key={name}
        label={said.name}
        hint={said.about}
        value={chosen}
        choices={choices.map((id) => [id, said.choices[id] ?? id] as const)}
        onChoose={(id) => pane.choose({ systemOptions: { ...systemOptions, [name]: id } })}
      />
    );
  });
};

const Exchange = ({ pane, state, speech: { texts }, roster }: OptionsProps) => {
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

const Ranking = ({ pane, state, speech: { texts, words }, roster }: OptionsProps) => {
  const styles = useStyles();
  const { rules } = effective(roster, state.options);
  const tieBreaks = RULE_SETS.find(({ id }) => id === rules)?.tieBreaks ?? [];
  return (
    <>
      <Choice
        label={texts.rules}
        value={rules}
        choices={RULE_SETS.map(({ id }) => [id, texts.ruleSets[id] ?? id] as const)}
        onChoose={(chosen) => pane.choose({ rules: chosen })}
      />
      <ol className={styles.order} aria-label={texts.order}>
        {tieBreaks.map((code) => (
          <li key={code}>{words.criteria[code]?.name ?? code}</li>
        ))}
      </ol>
    </>
  );
};

/** The word behind the lots, and which draw it is. */
const Lots = ({ pane, state, speech, roster }: OptionsProps) => {
  const styles = useStyles();
  const { texts, say, language } = speech;
  const { draws, options } = state;
  const count = drawNumber(draws, { roster, options, language });
  return (
    <>
      <Field label={texts.seed} hint={texts.seedHint}>
        <Input value={options.seed} onChange={(_, { value }) => pane.choose({ seed: value })} />
      </Field>
      <div className={styles.draw}>
        <Button onClick={pane.drawAgain}>{texts.drawAgain}</Button>
        <div aria-live="polite">{count > 0 && <Sentence>{say(texts.drawCount, { count })}</Sentence>}</div>
      </div>
      {count > 1 && <Sentence quiet>{texts.drawsKept}</Sentence>}
    </>
  );
};

const FurtherOptions = (props: OptionsProps) => {
  const { pane, state, speech, roster } = props;
  const { texts } = speech;
  const { profile } = effective(roster, state.options);
  return (
    <More title={texts.more}>
      <Exchange {...props} />
      <Choice<ProfileId>
        label={texts.profile}
        hint={texts.profiles[profile].about}
        value={profile}
        choices={keys(texts.profiles).map((id) => [id, texts.profiles[id].name] as const)}
        onChoose={(chosen) => pane.choose({ profile: chosen })}
      />
      <Choice<ScoringChoice>
        label={texts.scoring}
        value={state.options.scoring}
        choices={keys(texts.scorings).map((id) => [id, texts.scorings[id]] as const)}
        onChoose={(scoring) => pane.choose({ scoring })}
      />
      {state.options.scoring === 'own' && <OwnPoints {...props} />}
      <Ranking {...props} />
    </More>
  );
};

/** What the arbiter can choose; everything has a default. */
export const OptionsSection = (props: OptionsProps) => {
  const { pane, state, speech, roster } = props;
  const { texts, systems, say } = speech;
  const { system, cycles } = effective(roster, state.options);
  const numbers = methodOf(state.options);
  const chosen = SYSTEMS.find(({ id }) => id === system);
  return (
    <Section title={texts.optionsTitle}>
      <Field label={texts.event}>
        <Input value={state.event ?? roster.sheet} onChange={(_, { value }) => pane.nameEvent(value)} />
      </Field>
      <Choice
        label={texts.system}
        hint={chosen && systems.systems[chosen.id].about}
        value={chosen?.id ?? SYSTEMS[0]!.id}
        choices={SYSTEMS.map(({ id }) => [id, systems.systems[id].name] as const)}
        onChoose={(id) => pane.choose({ system: id, systemOptions: {} })}
      />
      <SystemChoices {...props} />
      <Choice
        label={texts.cycles}
        value={String(cycles)}
        choices={CYCLES.map((count) => [String(count), say(texts.cyclesChoice, { count })] as const)}
        onChoose={(count) => pane.choose({ cycles: Number(count) })}
      />
      <Choice
        label={texts.numbers}
        hint={texts.numbering[numbers].about}
        value={numbers}
        choices={UNTOLD_METHODS.map((id) => [id, texts.numbering[id].name] as const)}
        onChoose={(chosen) => pane.choose({ numbers: chosen })}
      />
      {drawsLots(numbers) && <Lots {...props} />}
      <FurtherOptions {...props} />
    </Section>
  );
};
