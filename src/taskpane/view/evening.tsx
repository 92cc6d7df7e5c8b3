import { makeStyles, tokens } from '@fluentui/react-components';
import { type EveningField, eveningOf } from '../../core/calendar/evening';
import { clockTime } from '../../core/calendar/dates';
import { andThen, ok } from '../../core/result';
import { eveningWords, timeText } from '../../language/evening';
import { newTournamentTexts } from '../../language/newTournament';
import { eveningRequest, type EveningTyped, timesOnOneDay } from '../evening';
import { QUADS } from '../sections';
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
    alignItems: 'start',
  },
  fit: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  // The bullet stands beside the first of two lines.
  instead: {
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalXL,
    '& button': { verticalAlign: 'top' },
  },
});

/** What an evening is told, and who keeps it. */
export interface EveningProps extends RosterProps {
  readonly typed: EveningTyped;
  readonly onType: (typed: EveningTyped) => void;
  /** Given where it is not that of the list. */
  readonly field?: EveningField;
  /** The times that were proposed: as long as they stand, what they follow from can be changed. */
  readonly proposed?: string;
}

const FIELDS = ['minutes', 'increment', 'from', 'to', 'boards', 'turn'] as const;

const Answer = ({ pane, state, speech, roster, typed, onType, field }: EveningProps) => {
  const styles = useStyles();
  const asked = eveningRequest(roster, state.options, typed, field);
  const evening = andThen(asked, (request) =>
    request ? andThen(eveningOf(request), (found) => ok({ request, found })) : ok(null),
  );
  if (!evening.ok) {
    const title = speech.say(speech.texts.errors, { count: evening.problems.length });
    return <Problems pane={pane} speech={speech} problems={evening.problems} intent="error" title={title} />;
  }
  if (!evening.value) return null;
  const { request, found } = evening.value;
  if (state.options.firstDay !== '') {
    const timesOfDay = timesOnOneDay(request, found);
    const { oneDay } = newTournamentTexts(speech.language).evening;
    return (
      !['', state.options.timesOfDay].includes(timesOfDay) && (
        <div>
          <InlineButton onPress={() => pane.choose({ timesOfDay })}>
            {speech.say(oneDay, { times: timesOfDay })}
          </InlineButton>
        </div>
      )
    );
  }
  const { facts, fit, instead, after } = eveningWords(request, found, speech.language, speech.profile);
  const choose = (chosen: NonNullable<(typeof instead)[number]['chosen']>): void => {
    const { cycles, sectionSize, times, ...numbers } = chosen;
    if (cycles) pane.choose({ cycles });
    if (times !== undefined)
      pane.choose({ firstDay: state.options.firstDay || pane.today(), timesOfDay: times });
    if (sectionSize !== undefined)
      pane.choose({ sections: { ...QUADS, size: String(sectionSize), leftover: 'spread' } });
    const told = Object.entries(numbers).map(([name, number]) => [name, String(number)]);
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
      {/* The first says what stands at the top of the pane. */}
      <Sentence quiet>{facts.slice(1).join(' ')}</Sentence>
    </Stack>
  );
};

/** Whether the tournament fits the evening, and what would instead; where it has dates, when its rounds begin if all fit one day. */
export const Evening = ({ typed, onType, proposed = '', ...props }: EveningProps) => {
  const styles = useStyles();
  const { firstDay, timesOfDay } = props.state.options;
  const { language, profile } = props.speech;
  const { name, labels, notTime } = newTournamentTexts(language, profile).evening;
  const readTime = (field: 'from' | 'to') => {
    const time = clockTime(typed[field]);
    const hint = time === null || timeText(time) === typed[field] ? undefined : timeText(time);
    const isWrong = time === null && typed[field].trim() !== '';
    return { hint, wrong: isWrong ? props.speech.say(notTime, { typed: typed[field] }) : undefined };
  };
  const isAsked = (field: (typeof FIELDS)[number]): boolean =>
    (field !== 'increment' || profile === 'chess') && (field !== 'boards' || firstDay === '');
  if (firstDay !== '' && !['', proposed].includes(timesOfDay)) return null;
  return (
    <>
      <Sentence>{name}</Sentence>
      <div className={styles.fields}>
        {FIELDS.filter(isAsked).map((field) => (
          <TextField
            key={field}
            label={labels[field]}
            {...(field === 'from' || field === 'to' ? readTime(field) : { inputMode: 'numeric' })}
            value={typed[field]}
            onType={(value) => onType({ ...typed, [field]: value })}
          />
        ))}
      </div>
      <Answer {...props} typed={typed} onType={onType} />
    </>
  );
};
