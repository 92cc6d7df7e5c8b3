import { makeStyles, tokens } from '@fluentui/react-components';
import { Press, Sentence, type ViewProps } from './frame';

const useStyles = makeStyles({
  step: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalS,
  },
});

interface DoneStepProps extends Pick<ViewProps, 'state'> {
  /** What was done, in words. */
  readonly step: string;
  readonly button: string;
  /** What the button is called where the words beside it are not heard. */
  readonly label: string;
  readonly onPress: () => unknown;
}

/** A step, with the button that takes it back or does it again. */
export const DoneStep = ({ state, step, button, label, onPress }: DoneStepProps) => (
  <div className={useStyles().step}>
    <Sentence>{step}</Sentence>
    <Press size="small" state={state} aria-label={label} onPress={onPress}>
      {button}
    </Press>
  </div>
);
