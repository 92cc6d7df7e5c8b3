import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import type { EveningField } from '../../core/calendar/evening';
import { clockTime } from '../../core/calendar/dates';
import type { Result } from '../../core/result';
import { eveningWords, timeText } from '../../language/evening';
import { say } from '../../language/language';
import { newTournamentTexts } from '../../language/newTournament';
import {
  areMasters,
  controlOf,
  dayProposed,
  eveningFound,
  type EveningTyped,
  type FoundEvening,
  isEvening,
  NO_TIMES,
  type ProposedTimes,
  timesProposed,
  usualEvening,
  withTimes,
} from '../evening';
import { QUADS } from '../sections';
import { PAIRS } from './bare';
import { TextField } from './choice';
import { InlineButton } from './inline';
import { type RosterProps, Sentence, Stack } from './frame';
import { Problems } from './problems';

const useStyles = makeStyles({
  fields: { ...PAIRS, gridTemplateColumns: '2fr 2fr 1fr', alignItems: 'end' },
  fit: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  // The bullet stands beside the first of two lines.
  instead: {
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalXL,
    '& button': { verticalAlign: 'top' },
  },
});

interface Times {
  readonly typed: EveningTyped;
  readonly found: Result<FoundEvening | null>;
  /** The times that it proposes. */
  readonly proposed: ProposedTimes;
}

interface EveningProps extends RosterProps, Times {
  readonly onType: (typed: EveningTyped) => void;
}

/** The times that an evening proposes, or the usual one while nothing was typed of it; the field is given where it is not that of the list. Where they are chosen, they follow it. */
export const useTimes = (
  { pane, state, speech, roster }: RosterProps,
  evening: EveningTyped | null,
  field?: EveningField,
): Times => {
  const { options } = state;
  const typed = evening ?? usualEvening(speech.profile, roster, pane.today());
  const found = eveningFound(roster, options, typed, field);
  const isKnown = found.ok && found.value && (evening ?? !areMasters(roster));
  const proposed = isKnown ? timesProposed(found.value) : NO_TIMES;
  const { timesOfDay, evenings } = proposed;
  const [before, keep] = useState('');
  // Not while something is being typed.
  const isNews = timesOfDay !== '' && timesOfDay !== before;
  const isTaken = before !== '' && options.timesOfDay === before;
  if (isNews && !isTaken) keep(timesOfDay);
  const isWrong = timesOfDay !== '' && (evenings === 1) !== (options.daysBetween === '0');
  const follows = isTaken && (isNews || isWrong);
  useEffect(() => {
    if (follows) pane.choose(withTimes(proposed, options));
  });
  return { typed, found, proposed: timesOfDay === '' ? { ...proposed, timesOfDay: before } : proposed };
};

/** Three beside each other. */
const FIELDS = [
  ['minutes', 'increment', 'boards'],
  ['from', 'to', 'turn'],
] as const;

/** Gives the rounds the times that are proposed. */
export const TimesButton = ({
  proposed: { evenings, timesOfDay },
  onPress,
}: Pick<EveningProps, 'proposed'> & { readonly onPress: () => void }) =>
  timesOfDay !== '' && (
    <div>
      <InlineButton onPress={onPress}>
        {say(newTournamentTexts().evening.times, {
          ...{ evenings, times: timesOfDay },
          late: String(isEvening(timesOfDay)),
        })}
      </InlineButton>
    </div>
  );

const Answer = ({ pane, state, speech, roster, typed, found, proposed, onType }: EveningProps) => {
  const styles = useStyles();
  const { options } = state;
  if (!found.ok) {
    const title = say(speech.texts.errors, { count: found.problems.length });
    return <Problems pane={pane} speech={speech} problems={found.problems} intent="error" title={title} />;
  }
  if (!found.value || options.firstDay !== '') return null;
  const { request, evening } = found.value;
  const { facts, fit, instead, after } = eveningWords(request, evening, speech.profile);
  const take = (): void => {
    const names = [roster.sheet, roster.event, state.options.event ?? ''];
    const firstDay = dayProposed(pane.today(), names);
    pane.choose({ firstDay, ...withTimes(proposed, options), timeControl: controlOf(typed) });
  };
  const choose = (chosen: NonNullable<(typeof instead)[number]['chosen']>): void => {
    const { cycles, sectionSize, evenings, ...numbers } = chosen;
    if (cycles) pane.choose({ cycles });
    if (evenings) take();
    if (sectionSize !== undefined)
      pane.choose({ sections: { ...QUADS, size: String(sectionSize), leftover: 'spread' } });
    const told = Object.entries(numbers).map(([name, number]) => [name, String(number)]);
    const next = { ...typed, ...(Object.fromEntries(told) as Partial<EveningTyped>) };
    pane.choose({ timeControl: controlOf(next) });
    onType(next);
  };
  return (
    <Stack gap="XS" aria-live="polite">
      {fit !== null && <p className={styles.fit}>{fit}</p>}
      {after !== null && <Sentence>{after}</Sentence>}
      {fit !== null && proposed.evenings === 1 && <TimesButton proposed={proposed} onPress={take} />}
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
export const Evening = (props: EveningProps) => {
  const { pane, typed, proposed, onType } = props;
  const styles = useStyles();
  const { firstDay, timesOfDay } = props.state.options;
  const { profile } = props.speech;
  const { name, labels, notTime } = newTournamentTexts(profile).evening;
  const readTime = (field: 'from' | 'to') => {
    const time = clockTime(typed[field]);
    const hint = time === null || timeText(time) === typed[field] ? undefined : timeText(time);
    const isWrong = time === null && typed[field].trim() !== '';
    return { hint, wrong: isWrong ? say(notTime, { typed: typed[field] }) : undefined };
  };
  const isAsked = (field: (typeof FIELDS)[number][number]): boolean =>
    (field !== 'increment' || profile === 'chess') && (field !== 'boards' || firstDay === '');
  const type = (next: EveningTyped): void => {
    const timeControl = controlOf(next);
    if (timeControl !== controlOf(typed)) pane.choose({ timeControl });
    onType(next);
  };
  // Whoever chose other times, or a round a week, has their answer.
  if (firstDay !== '' && timesOfDay !== proposed.timesOfDay) return null;
  return (
    <>
      <Sentence>{name}</Sentence>
      {FIELDS.map((fields) => (
        <div key={fields[0]} className={styles.fields}>
          {fields.filter(isAsked).map((field) => (
            <TextField
              key={field}
              label={labels[field]}
              {...(field === 'from' || field === 'to' ? readTime(field) : { inputMode: 'numeric' })}
              value={typed[field]}
              onType={(value) => type({ ...typed, [field]: value })}
            />
          ))}
        </div>
      ))}
      <Answer {...props} />
    </>
  );
};
