import { Field, Input, makeStyles } from '@fluentui/react-components';
import { choiceTexts } from '../../language/choices';
import type { ViewProps } from './frame';

const useStyles = makeStyles({ input: { minWidth: 0 } });

/** When the rounds are played. */
export const DateChoices = ({ pane, state, speech }: ViewProps) => {
  const styles = useStyles();
  const texts = choiceTexts(speech.language);
  const { firstDay, daysBetween } = state.options;
  return (
    <>
      <Field label={texts.firstDay} hint={texts.firstDayHint}>
        <Input
          className={styles.input}
          type="date"
          value={firstDay}
          onChange={(_, { value }) => pane.choose({ firstDay: value })}
        />
      </Field>
      {firstDay !== '' && (
        <Field label={texts.daysBetween}>
          <Input
            className={styles.input}
            inputMode="numeric"
            value={daysBetween}
            onChange={(_, { value }) => pane.choose({ daysBetween: value })}
          />
        </Field>
      )}
    </>
  );
};
