import { makeStyles, tokens } from '@fluentui/react-components';
import { playersTexts } from '../../language/players';
import { Press, Sentence, type ViewProps } from './frame';

const useStyles = makeStyles({
  step: {
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalS,
  },
  buttons: { display: 'flex', flexShrink: 0, columnGap: tokens.spacingHorizontalXS },
  button: { minWidth: 0 },
  together: { whiteSpace: 'nowrap' },
});

interface DoneStepProps extends Pick<ViewProps, 'state' | 'speech'> {
  /** The step that Undo would take back, in words, and the one that Redo would take; `null` without one. */
  readonly done: string | null;
  readonly undone: string | null;
  /** What was taken back, as it stands after “Undone”. */
  readonly said?: string | null;
  readonly onUndo: () => unknown;
  readonly onRedo: () => unknown;
}

/** The last thing that happened, a step or its undoing, with the buttons that take steps back and do them again. */
export const DoneStep = ({ state, speech, done, undone, said = undone, onUndo, onRedo }: DoneStepProps) => {
  const styles = useStyles();
  const texts = playersTexts(speech.language, speech.whom);
  const button = (id: 'undo' | 'redo', step: string | null, onPress: () => unknown) => {
    const label = speech.say(texts[`${id}Step`], { step: step ?? '' });
    return (
      step !== null && (
        <Press
          {...{ state, onPress, title: label, className: styles.button }}
          size="small"
          aria-label={label}
        >
          {texts[id]}
        </Press>
      )
    );
  };
  const text = (said === null ? done : speech.say(texts.undone, { step: said })) ?? '';
  // A result such as 0–1 stays in one line.
  const [result = ''] = /\S+–\S+$/.exec(text) ?? [];
  return (
    <div className={styles.step}>
      <Sentence>
        {text.slice(0, text.length - result.length)}
        {result !== '' && <span className={styles.together}>{result}</span>}
      </Sentence>
      <div className={styles.buttons}>
        {button('undo', done, onUndo)}
        {button('redo', undone, onRedo)}
      </div>
    </div>
  );
};
