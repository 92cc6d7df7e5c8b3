import { makeStyles, tokens } from '@fluentui/react-components';
import { eveningOf } from '../../core/calendar/evening';
import { andThen, ok } from '../../core/result';
import { eveningWords } from '../../language/evening';
import { newTournamentTexts } from '../../language/newTournament';
import { eveningRequest, type EveningTyped } from '../evening';
import { TextField } from './choice';
import { InlineButton } from './inline';
import { type RosterProps, Sentence, Stack } from './frame';
import { Problems } from './problems';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalS,
    alignItems: 'end',
  },
  fit: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  instead: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
});

/** What an evening is told, and who keeps it. */
export interface EveningProps extends RosterProps {
  readonly typed: EveningTyped;
  readonly onType: (typed: EveningTyped) => void;
}

const FIELDS = ['minutes', 'increment', 'from', 'to', 'boards', 'turn'] as const;

const Answer = ({ pane, state, speech, roster, typed, onType }: EveningProps) => {
  const styles = useStyles();
  const asked = eveningRequest(roster, state.options, typed);
  const evening = andThen(asked, (request) =>
    request ? andThen(eveningOf(request), (found) => ok({ request, found })) : ok(null),
  );
  if (!evening.ok) {
    const title = speech.say(speech.texts.errors, { count: evening.problems.length });
    return <Problems pane={pane} speech={speech} problems={evening.problems} intent="error" title={title} />;
  }
  if (!evening.value) return null;
  const { request, found } = evening.value;
  const { facts, fit, instead, after } = eveningWords(request, found, speech.language, speech.profile);
  const choose = ({ cycles, ...numbers }: NonNullable<(typeof instead)[number]['chosen']>): void => {
    if (cycles) pane.choose({ cycles });
    const told = Object.entries(numbers).map(([field, number]) => [field, String(number)]);
    onType({ ...typed, ...(Object.fromEntries(told) as Partial<EveningTyped>) });
  };
  return (
    <Stack gap="XS" aria-live="polite">
      {fit !== null && <p className={styles.fit}>{fit}</p>}
      {after !== null && <Sentence>{after}</Sentence>}
      {instead.length > 0 && (
        <ul className={styles.instead}>
          {instead.map(({ text, chosen }) => (
            <li key={text}>
              {chosen ? <InlineButton onPress={() => choose(chosen)}>{text}</InlineButton> : text}
            </li>
          ))}
        </ul>
      )}
      {facts.map((fact) => (
        <Sentence key={fact} quiet>
          {fact}
        </Sentence>
      ))}
    </Stack>
  );
};

/** Whether the tournament fits the evening, and what would instead. */
export const Evening = ({ typed, onType, ...props }: EveningProps) => {
  const styles = useStyles();
  const { language, profile } = props.speech;
  const { name, labels } = newTournamentTexts(language, profile).evening;
  return (
    <>
      <Sentence>{name}</Sentence>
      <div className={styles.fields}>
        {FIELDS.filter((field) => field !== 'increment' || profile === 'chess').map((field) => (
          <TextField
            key={field}
            label={labels[field]}
            {...(field === 'from' || field === 'to' ? { type: 'time' } : { inputMode: 'numeric' })}
            value={typed[field]}
            onType={(value) => onType({ ...typed, [field]: value })}
          />
        ))}
      </div>
      <Answer {...props} typed={typed} onType={onType} />
    </>
  );
};
