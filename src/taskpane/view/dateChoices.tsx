import { dayOf, roundDates, type RoundDates } from '../../core/calendar/dates';
import { parseSkip, parseTimes } from '../../core/calendar/wanted';
import { largest } from '../../core/extremes';
import type { Game } from '../../core/model';
import type { Problem } from '../../core/problem';
import { choiceTexts } from '../../language/choices';
import { dateText, roundsOn } from '../../language/dates';
import { timeText } from '../../language/evening';
import { say } from '../../language/language';
import { newTournamentTexts } from '../../language/newTournament';
import { DATE_FIELDS, habitOf } from '../draft';
import { isEvening, NO_TIMES, type ProposedTimes, withTimes } from '../evening';
import type { Options } from '../options';
import type { Speech } from '../speech';
import { TextField } from './choice';
import { TimesButton } from './evening';
import { Sentence, type ViewProps } from './frame';
import { InlineButton } from './inline';

/** What is wrong with what was typed in a field; nothing if nothing is. */
export const wrongIn = (
  { message }: ViewProps['speech'],
  problems: readonly Problem[],
  field: string,
): string | undefined => {
  const found = problems.find(({ place }) => place.field === field);
  return found && message({ ...found, place: {} });
};

interface DateProps extends ViewProps {
  /** The games as they would be. */
  readonly games: readonly Game[];
  readonly problems: readonly Problem[];
  /** When the rounds of each evening would begin. */
  readonly proposed?: ProposedTimes;
}

/** From which day to which the games are, as far as they are known. */
export const datesChosen = (firstDay: string, games: readonly Game[]): string => {
  const texts = newTournamentTexts();
  if (firstDay === '') return texts.noDates;
  const days = games.flatMap(({ date }) => (date === undefined ? [] : [dayOf(date)])).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)].map((day = firstDay) => dateText(day));
  return first === last ? first : say(texts.datesChosen, { first, last });
};

/** How what was typed is read, in full; nothing where there is nothing to read. */
const readIn = (options: Options, { list }: Speech) => {
  const [skipped, times] = [parseSkip(options.skippedDays, habitOf(options)), parseTimes(options.timesOfDay)];
  const { datesChosen } = newTournamentTexts();
  const days = (skipped.ok ? skipped.value : []).map((each) => {
    const [first, last] = [dateText(each.from), dateText(each.to)];
    return first === last ? first : say(datesChosen, { first, last });
  });
  const typed = times.ok ? times.value.map(timeText) : [];
  return {
    isSeveral: typed.length > 1,
    skippedDays: days.length > 0 ? list(days) : undefined,
    // What is read as it was typed need not be said again.
    timesOfDay: typed.length === 0 || typed.join(', ') === options.timesOfDay ? undefined : list(typed),
  };
};

/** The date of each round. */
const datesOf = (games: readonly Game[]): RoundDates =>
  roundDates({ dated: true, games, rounds: largest(games.map(({ round }) => round)) });

const WEEKLY = { timesOfDay: '', daysBetween: '7' } as const;

/** When the rounds are played. */
export const DateChoices = ({ pane, state, speech, games, problems, proposed = NO_TIMES }: DateProps) => {
  const texts = choiceTexts();
  const { options } = state;
  const { timesOfDay } = options;
  const read = readIn(options, speech);
  const isTaken = timesOfDay !== '' && timesOfDay === proposed.timesOfDay;
  const isOneDay = isTaken && options.daysBetween === '0';
  const between = read.isSeveral ? texts.daysBetweenDays : texts.daysBetween;
  const isOfDate = ({ code }: Problem): boolean => code === 'date-invalid';
  const others = problems.filter((each) => !isOfDate(each));
  const typed = (name: keyof typeof DATE_FIELDS, label: string, hint?: string, isNumber = false) => (
    <TextField
      label={label}
      hint={hint || undefined}
      wrong={wrongIn(speech, others, DATE_FIELDS[name])}
      inputMode={isNumber ? 'numeric' : 'text'}
      value={options[name]}
      onType={(value) => pane.choose({ [name]: value })}
    />
  );
  return (
    <>
      <TextField
        short
        label={texts.firstDay}
        type="date"
        wrong={wrongIn(speech, problems.filter(isOfDate), 'dates')}
        value={options.firstDay}
        onType={(firstDay) => {
          const isNew = options.firstDay === '' && timesOfDay === '' && proposed.timesOfDay !== '';
          pane.choose({ firstDay, ...(isNew ? withTimes(proposed, options) : {}) });
        }}
      />
      {options.firstDay !== '' && (
        <>
          {isTaken && (
            <div>
              <InlineButton onPress={() => pane.choose(WEEKLY)}>{texts.weekly}</InlineButton>
            </div>
          )}
          {timesOfDay === '' && (
            <TimesButton proposed={proposed} onPress={() => pane.choose(withTimes(proposed, options))} />
          )}
          {!isOneDay && typed('daysBetween', say(between, { late: String(isEvening(timesOfDay)) }), '', true)}
          {!isOneDay && typed('skippedDays', texts.skipped, read.skippedDays ?? texts.skippedHint)}
          {typed('timesOfDay', texts.times, read.timesOfDay ?? (timesOfDay === '' ? texts.timesHint : ''))}
          {options.teams === null &&
            options.sections === null &&
            typed('boardsThere', texts.boardsThere, texts.boardsThereHint, true)}
          {games.length > 0 && <Sentence quiet>{roundsOn(datesOf(games))}</Sentence>}
        </>
      )}
    </>
  );
};
