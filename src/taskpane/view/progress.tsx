import { makeStyles, tokens } from '@fluentui/react-components';
import type { ViewProps } from './frame';
import { Sentence } from './frame';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS },
  waiting: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: tokens.spacingHorizontalS,
  },
  ring: {
    boxSizing: 'border-box',
    flex: 'none',
    width: '20px',
    height: '20px',
    borderRadius: '50%',
    border: `2px solid ${tokens.colorBrandStroke2Contrast}`,
    borderTopColor: tokens.colorBrandStroke1,
    animationName: { to: { transform: 'rotate(360deg)' } },
    animationDuration: '1.5s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
    '@media (prefers-reduced-motion: reduce)': { animationDuration: '8s' },
  },
  bar: { width: '100%', height: '4px', accentColor: tokens.colorCompoundBrandBackground },
});

/** Something is under way, and nobody knows how far it is. */
export const Waiting = ({ children }: { readonly children: string }) => {
  const styles = useStyles();
  return (
    <div className={styles.waiting}>
      <span aria-hidden="true" className={styles.ring} />
      <Sentence>{children}</Sentence>
    </div>
  );
};

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
          <progress
            className={styles.bar}
            value={busy.done}
            max={busy.of}
            aria-label={texts.busy[busy.task]}
          />
        </>
      ) : (
        <Waiting>{texts.busy[busy.task]}</Waiting>
      )}
      {waiting && <Sentence>{texts.waiting}</Sentence>}
    </div>
  );
};
