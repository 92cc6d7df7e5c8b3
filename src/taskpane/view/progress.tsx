import { makeStyles, ProgressBar, Spinner, tokens } from '@fluentui/react-components';
import type { ViewProps } from './frame';
import { Sentence } from './frame';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS },
});

/** What is being done at the moment, and how far it is. */
export const Progress = ({
  state: { busy, waiting },
  speech: { texts },
}: Pick<ViewProps, 'state' | 'speech'>) => {
  const styles = useStyles();
  if (!busy) return null;
  const counted = busy.of > 0;
  return (
    <div className={styles.stack}>
      {counted ? (
        <>
          <Sentence>{texts.busy[busy.task]}</Sentence>
          <ProgressBar value={busy.done} max={busy.of} aria-label={texts.busy[busy.task]} />
        </>
      ) : (
        <Spinner size="tiny" labelPosition="after" label={texts.busy[busy.task]} />
      )}
      {waiting && <Sentence>{texts.waiting}</Sentence>}
    </div>
  );
};
