import { Field, Input, makeStyles } from '@fluentui/react-components';
import { choiceTexts } from '../../language/choices';
import type { Options } from '../options';
import type { ViewProps } from './frame';

const useStyles = makeStyles({ input: { minWidth: 0 } });

/** What is typed of the dates, once there is a first one. */
type Typed = Extract<keyof Options, 'daysBetween' | 'skippedDays' | 'timesOfDay' | 'boardsThere'>;

/** When the rounds are played. */
export const DateChoices = ({ pane, state, speech }: ViewProps) => {
  const styles = useStyles();
  const texts = choiceTexts(speech.language);
  const { options } = state;
  const typed = (name: Typed, label: string, hint: string | null, isNumber = false) => (
    <Field label={label} hint={hint}>
      <Input
        className={styles.input}
        inputMode={isNumber ? 'numeric' : 'text'}
        value={options[name]}
        onChange={(_, { value }) => pane.choose({ [name]: value })}
      />
    </Field>
  );
  return (
    <>
      <Field label={texts.firstDay} hint={texts.firstDayHint}>
        <Input
          className={styles.input}
          type="date"
          value={options.firstDay}
          onChange={(_, { value }) => pane.choose({ firstDay: value })}
        />
      </Field>
      {options.firstDay !== '' && (
        <>
          {typed('daysBetween', texts.daysBetween, null, true)}
          {typed('skippedDays', texts.skipped, texts.skippedHint)}
          {typed('timesOfDay', texts.times, texts.timesHint)}
          {typed('boardsThere', texts.boardsThere, texts.boardsThereHint, true)}
        </>
      )}
    </>
  );
};
