import { choiceTexts } from '../../language/choices';
import type { Options } from '../options';
import { TextField } from './choice';
import type { ViewProps } from './frame';

/** What is typed of the dates, once there is a first one. */
type Typed = Extract<keyof Options, 'daysBetween' | 'skippedDays' | 'timesOfDay' | 'boardsThere'>;

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
