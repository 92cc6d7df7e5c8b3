import { dayOf } from '../../core/calendar/dates';
import type { Game } from '../../core/model';
import { choiceTexts } from '../../language/choices';
import { dateText } from '../../language/dates';
import { newTournamentTexts } from '../../language/newTournament';
import type { Options } from '../options';
import type { Speech } from '../speech';
import { TextField } from './choice';
import type { ViewProps } from './frame';

/** What is typed of the dates, once there is a first one. */
type Typed = Extract<keyof Options, 'daysBetween' | 'skippedDays' | 'timesOfDay' | 'boardsThere'>;

/** From which day to which the games are, as far as they are known. */
export const datesChosen = (firstDay: string, games: readonly Game[], { language, say }: Speech): string => {
  const texts = newTournamentTexts(language);
  if (firstDay === '') return texts.noDates;
  const days = games.flatMap(({ date }) => (date === undefined ? [] : [dayOf(date)])).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)].map((day = firstDay) => dateText(day, language));
  return first === last ? first : say(texts.datesChosen, { first, last });
};

/** When the rounds are played. */
export const DateChoices = ({ pane, state, speech }: ViewProps) => {
  const texts = choiceTexts(speech.language);
  const { options } = state;
  const typed = (name: Typed, label: string, hint?: string, isNumber = false) => (
    <TextField
      label={label}
      hint={hint}
      inputMode={isNumber ? 'numeric' : 'text'}
      value={options[name]}
      onType={(value) => pane.choose({ [name]: value })}
    />
  );
  return (
    <>
      <TextField
        label={texts.firstDay}
        hint={texts.firstDayHint}
        type="date"
        value={options.firstDay}
        onType={(firstDay) => pane.choose({ firstDay })}
      />
      {options.firstDay !== '' && (
        <>
          {typed('daysBetween', texts.daysBetween, undefined, true)}
          {typed('skippedDays', texts.skipped, texts.skippedHint)}
          {typed('timesOfDay', texts.times, texts.timesHint)}
          {options.teams === null && typed('boardsThere', texts.boardsThere, texts.boardsThereHint, true)}
        </>
      )}
    </>
  );
};
