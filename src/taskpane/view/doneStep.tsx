import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { say } from '../../language/language';
import { playersTexts } from '../../language/players';
import { Press, type ViewProps } from './frame';

const useStyles = makeStyles({
  step: { display: 'flex', alignItems: 'start', columnGap: tokens.spacingHorizontalS },
  told: {
    flexGrow: 1,
    minWidth: 0,
    '&[open] > summary': { whiteSpace: 'normal', flexWrap: 'wrap' },
    '&[open] > summary::before': { content: "'▾'" },
  },
  line: {
    display: 'flex',
    columnGap: tokens.spacingHorizontalXS,
    lineHeight: '24px',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '::before': { content: "'▸'", color: tokens.colorNeutralForeground3 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  cut: { overflowX: 'hidden', textOverflow: 'ellipsis' },
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
  /** What else is known of it, shown with the whole text once somebody asks. */
  readonly children?: ReactNode;
  readonly onUndo: () => unknown;
  readonly onRedo: () => unknown;
}

/** The last thing that happened, a step or its undoing, in one line, with the buttons that take steps back and do them again. */
export const DoneStep = (props: DoneStepProps) => {
  const { state, speech, done, undone, said = undone, children, onUndo, onRedo } = props;
  const styles = useStyles();
  const texts = playersTexts(speech.whom);
  const button = (id: 'undo' | 'redo', step: string | null, onPress: () => unknown) => {
    const label = say(texts[`${id}Step`], { step: step ?? '' });
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
  const text = (said === null ? done : say(texts.undone, { step: said })) ?? '';
  // A result such as 0–1, and the one before, are seen however long the names are.
  const [result = ''] = /\S+–\S+(?: \(.*\))?$/u.exec(text) ?? [];
  return (
    <div className={styles.step}>
      <details className={styles.told}>
        <summary className={styles.line}>
          <span className={styles.cut} title={text}>
            {text.slice(0, text.length - result.length)}
          </span>
          {result !== '' && <span className={styles.together}>{result}</span>}
        </summary>
        {children}
      </details>
      <div className={styles.buttons}>
        {button('undo', done, onUndo)}
        {button('redo', undone, onRedo)}
      </div>
    </div>
  );
};
