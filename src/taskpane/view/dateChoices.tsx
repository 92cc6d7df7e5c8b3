import { dayOf, roundDates, type RoundDates } from '../../core/calendar/dates';
import { parseSkip, parseTimes } from '../../core/calendar/wanted';
import { largest } from '../../core/extremes';
import type { Game } from '../../core/model';
import type { Problem } from '../../core/problem';
import { choiceTexts } from '../../language/choices';
import { dateText, roundsOn } from '../../language/dates';
import { timeText } from '../../language/evening';
import { newTournamentTexts } from '../../language/newTournament';
import { DATE_FIELDS, habitOf } from '../draft';
import type { Options } from '../options';
import type { Speech } from '../speech';
import { TextField } from './choice';
import { Sentence, type ViewProps } from './frame';

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
  /** When all rounds begin if they are on one day, where that is usual. */
  readonly oneDay?: string;
}

/** From which day to which the games are, as far as they are known. */
export const datesChosen = (firstDay: string, games: readonly Game[], { language, say }: Speech): string => {
  const texts = newTournamentTexts(language);
  if (firstDay === '') return texts.noDates;
  const days = games.flatMap(({ date }) => (date === undefined ? [] : [dayOf(date)])).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)].map((day = firstDay) => dateText(day, language));
  return first === last ? first : say(texts.datesChosen, { first, last });
};

/** How what was typed is read, in full; nothing where there is nothing to read. */
const readIn = (options: Options, { language, say, list }: Speech) => {
  const [skipped, times] = [parseSkip(options.skippedDays, habitOf(options)), parseTimes(options.timesOfDay)];
  const { datesChosen } = newTournamentTexts(language);
  const days = (skipped.ok ? skipped.value : []).map((each) => {
    const [first, last] = [dateText(each.from, language), dateText(each.to, language)];
    return first === last ? first : say(datesChosen, { first, last });
  });
  return {
    skippedDays: days.length > 0 ? list(days) : undefined,
    timesOfDay: times.ok ? list(times.value.map(timeText)) : undefined,
  };
};

/** The date of each round. */
const datesOf = (games: readonly Game[]): RoundDates =>
  roundDates({ dated: true, games, rounds: largest(games.map(({ round }) => round)) });

/** When the rounds are played. */
export const DateChoices = ({ pane, state, speech, games, problems, oneDay = '' }: DateProps) => {
  const texts = choiceTexts(speech.language);
  const { options } = state;
  const read = readIn(options, speech);
  const isOfDate = ({ code }: Problem): boolean => code === 'date-invalid';
  const others = problems.filter((each) => !isOfDate(each));
  const typed = (name: keyof typeof DATE_FIELDS, label: string, hint?: string, isNumber = false) => (
    <TextField
      label={label}
      hint={hint}
      wrong={wrongIn(speech, others, DATE_FIELDS[name])}
      inputMode={isNumber ? 'numeric' : 'text'}
      value={options[name]}
      onType={(value) => {
        const isNotOne = name === 'daysBetween' && options.timesOfDay === oneDay && Number(value) > 0;
        pane.choose({ [name]: value, ...(isNotOne ? { timesOfDay: '' } : {}) });
      }}
    />
  );
  return (
    <>
      <TextField
        label={texts.firstDay}
        type="date"
        wrong={wrongIn(speech, problems.filter(isOfDate), 'dates')}
        value={options.firstDay}
        onType={(firstDay) => {
          const isOne = options.firstDay === '' && options.timesOfDay === '' && oneDay !== '';
          pane.choose({ firstDay, ...(isOne ? { daysBetween: '0', timesOfDay: oneDay } : {}) });
        }}
      />
      {options.firstDay !== '' && (
        <>
          {typed('daysBetween', texts.daysBetween, undefined, true)}
          {typed('skippedDays', texts.skipped, read.skippedDays ?? texts.skippedHint)}
          {typed('timesOfDay', texts.times, read.timesOfDay ?? texts.timesHint)}
          {options.teams === null &&
            options.sections === null &&
            typed('boardsThere', texts.boardsThere, texts.boardsThereHint, true)}
          {games.length > 0 && <Sentence quiet>{roundsOn(datesOf(games), speech.language)}</Sentence>}
        </>
      )}
    </>
  );
};
