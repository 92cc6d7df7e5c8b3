import { entryAt } from '../../core/present';
import { Field, Input } from '@fluentui/react-components';
import { lazy, Suspense, useEffect, useState } from 'react';
import { SYSTEMS } from '../../core/pairing/registry';
import { systemText } from '../../language/systems';
import { detailsFor, methodOf, methodsFor } from '../numbering';
import { CYCLES, effective, isChance, optionsOn } from '../options';
import { Choice } from './choice';
import { More, Section, Sentence, type RosterProps } from './frame';
import { Lots } from './lots';

const further = () => import('./furtherOptions');
const detail = () => import('./numberingDetail');
const FurtherOptions = lazy(further);
const NumberingDetail = lazy(detail);

/** They come while the arbiter looks at their list. Whether they do is seen when they are needed. */
const fetchAhead = (): void => {
  for (const fetched of [further(), detail()]) fetched.catch(() => undefined);
};

/** What the system leaves open, if it means anything in this field. */
const SystemChoices = ({ pane, state, speech: { options }, roster }: RosterProps) => {
  const { system } = effective(roster, state.options);
  const { systemOptions } = state.options;
  return optionsOn(system, roster.players.length, systemOptions).map(({ name, choices, chosen }) => {
    const said = options[name];
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

const MoreChoices = (props: RosterProps) => {
  const { texts } = props.speech;
  const [opened, open] = useState(false);
  useEffect(fetchAhead, []);
  return (
    <More title={texts.more} onToggle={() => open(true)}>
      {opened && (
        <Suspense fallback={<Sentence quiet>{texts.moreComes}</Sentence>}>
          <FurtherOptions {...props} />
        </Suspense>
      )}
    </More>
  );
};

/** What the arbiter can choose; everything has a default. */
export const OptionsSection = (props: RosterProps) => {
  const { pane, state, speech, roster } = props;
  const { texts, say, profile } = speech;
  const { system, cycles } = effective(roster, state.options);
  const numbers = methodOf(state.options);
  const chosen = SYSTEMS.some(({ id }) => id === system) ? system : entryAt(SYSTEMS, 0).id;
  return (
    <Section title={texts.optionsTitle}>
      <Field label={texts.event}>
        <Input value={state.event ?? roster.event} onChange={(_, { value }) => pane.nameEvent(value)} />
      </Field>
      <Choice
        label={texts.system}
        hint={systemText(chosen, profile).about}
        value={chosen}
        choices={SYSTEMS.map(({ id }) => [id, systemText(id, profile).name] as const)}
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
        choices={methodsFor(roster, state.options).map((id) => [id, texts.numbering[id].name] as const)}
        onChoose={(chosen) => pane.choose({ numbers: chosen, detail: null })}
      />
      {detailsFor(numbers, roster).length > 0 && (
        <Suspense>
          <NumberingDetail {...props} />
        </Suspense>
      )}
      {isChance(roster, state.options) && <Lots {...props} />}
      {state.options.profile === null && profile === 'go' && <Sentence quiet>{texts.goByList}</Sentence>}
      <MoreChoices {...props} />
    </Section>
  );
};
