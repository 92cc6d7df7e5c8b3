import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { eveningOf } from '../../core/evening';
import { andThen, ok } from '../../core/result';
import { eveningWords } from '../../language/eveningText';
import { newTournamentTexts } from '../../language/newTournament';
import { effective } from '../options';
import { eveningRequest, type EveningTyped } from '../evening';
import { Sentence, type RosterProps } from './frame';
import { Group } from './group';
import { Problems } from './problems';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalS,
    alignItems: 'end',
  },
  input: { minWidth: 0 },
  answer: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS },
  fit: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  instead: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
});

/** What is usual at clubs: half an hour a game, from seven to half past ten. */
const USUAL: EveningTyped = {
  minutes: '10',
  increment: '5',
  from: '19:00',
  to: '22:30',
  boards: '',
  turn: '5',
};

const FIELDS = ['minutes', 'increment', 'from', 'to', 'boards', 'turn'] as const;

const Answer = ({ pane, state, speech, roster, typed }: RosterProps & { readonly typed: EveningTyped }) => {
  const styles = useStyles();
  const { cycles } = effective(roster, state.options);
  const asked = eveningRequest(roster, state.options, cycles, typed);
  const evening = andThen(asked, (request) =>
    request ? andThen(eveningOf(request), (found) => ok({ request, found })) : ok(null),
  );
  if (!evening.ok) {
    const title = speech.say(speech.texts.errors, { count: evening.problems.length });
    return <Problems pane={pane} speech={speech} problems={evening.problems} intent="error" title={title} />;
  }
  if (!evening.value) return null;
  const { request, found } = evening.value;
  const { facts, fit, instead, after } = eveningWords(request, found, speech.language);
  return (
    <div className={styles.answer} aria-live="polite">
      {fit !== null && <p className={styles.fit}>{fit}</p>}
      {after !== null && <Sentence>{after}</Sentence>}
      {instead.length > 0 && (
        <ul className={styles.instead}>
          {instead.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {facts.map((fact) => (
        <Sentence key={fact} quiet>
          {fact}
        </Sentence>
      ))}
    </div>
  );
};

const Evening = (props: RosterProps) => {
  const styles = useStyles();
  const { labels } = newTournamentTexts(props.speech.language).evening;
  const [typed, type] = useState(USUAL);
  return (
    <>
      <div className={styles.fields}>
        {FIELDS.map((field) => (
          <Field key={field} label={labels[field]}>
            <Input
              className={styles.input}
              input={{ className: styles.input }}
              type={field === 'from' || field === 'to' ? 'time' : 'text'}
              inputMode={field === 'from' || field === 'to' ? undefined : 'numeric'}
              value={typed[field]}
              onChange={(_, { value }) => type({ ...typed, [field]: value })}
            />
          </Field>
        ))}
      </div>
      <Answer {...props} typed={typed} />
    </>
  );
};

/** Whether the tournament fits the evening, and what would instead. */
export const EveningGroup = (props: RosterProps) => {
  const { name, why } = newTournamentTexts(props.speech.language).evening;
  return (
    <Group name={name} chosen="" why={why}>
      {() => <Evening {...props} />}
    </Group>
  );
};
