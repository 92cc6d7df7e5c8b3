import { Button, Checkbox, Field, Input, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { paneFinalTexts } from '../../language/paneSections';
import { ONE_FINAL, TIE_DECISIONS, type FinalOptions } from '../finals';
import { Choice } from './choice';
import { Section, Sentence, type ViewProps } from './frame';

const useStyles = makeStyles({ left: { alignSelf: 'start' } });

const Count = ({
  label,
  hint,
  value,
  onType,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onType: (value: string) => void;
}) => (
  <Field label={label} {...(hint === undefined ? {} : { hint })}>
    <Input type="number" min={1} value={value} onChange={(_, typed) => onType(typed.value)} />
  </Field>
);

/** Which finals are made of the sections; how a tie is decided is asked for as soon as there is one. */
const Finals = ({ pane, state, speech }: ViewProps) => {
  const styles = useStyles();
  const said = paneFinalTexts(speech.language);
  const [options, setOptions] = useState<FinalOptions>(ONE_FINAL);
  const choose = (more: Partial<FinalOptions>): void => setOptions({ ...options, ...more });
  const isTied = state.problems.some(({ code }) => code === 'final-tie');
  return (
    <Section title={said.title}>
      <Sentence quiet>{said.about}</Sentence>
      <Count label={said.qualify} value={options.qualify} onType={(qualify) => choose({ qualify })} />
      <Count
        label={said.finals}
        hint={said.finalsHint}
        value={options.finals}
        onType={(finals) => choose({ finals })}
      />
      <Field hint={said.carryHint}>
        <Checkbox
          label={said.carry}
          checked={options.carry}
          onChange={(_, { checked }) => choose({ carry: checked === true })}
        />
      </Field>
      {(isTied || options.decide !== 'nothing') && (
        <Choice
          label={said.decide}
          value={options.decide}
          choices={TIE_DECISIONS.map((id) => [id, said.decisions[id]] as const)}
          onChoose={(decide) => choose({ decide })}
        />
      )}
      {options.decide === 'names' && (
        <Field label={said.names} hint={said.namesHint}>
          <Input value={options.names} onChange={(_, { value }) => choose({ names: value })} />
        </Field>
      )}
      <Button
        className={styles.left}
        disabledFocusable={state.busy !== null}
        onClick={() => void pane.makeFinals(options)}
      >
        {said.make}
      </Button>
      {state.opened && !state.opened.open.tournament.sections && (
        <Field hint={said.pageHint}>
          <Button
            className={styles.left}
            disabledFocusable={state.busy !== null}
            onClick={() => void pane.makeSectionsPage()}
          >
            {said.page}
          </Button>
        </Field>
      )}
    </Section>
  );
};

export default Finals;
