import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLayoutEffect, useRef } from 'react';
import { Sentence, type ViewProps } from './frame';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalXS },
  sticky: {
    position: 'sticky',
    bottom: 0,
    paddingBlock: tokens.spacingVerticalM,
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    zIndex: 1,
  },
  waiting: {
    display: 'flex',
    alignItems: 'center',
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
    // Where all of it has one colour, nobody would see it turn.
    '@media (forced-colors: active)': { borderTopColor: 'Highlight' },
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
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

/** Stops what is being done. Where it had the focus and goes, the heading of the page has it, for the reader to go on from. */
const Cancel = ({ pane, state: { busy }, speech: { texts } }: ViewProps) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = place.current;
    return () => {
      if (own?.contains(document.activeElement)) document.querySelector('h1')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={place}>
      <Button size="small" disabledFocusable={busy?.cancelled === true} onClick={pane.cancel}>
        {texts.cancel}
      </Button>
    </div>
  );
};

/** What is being done at the moment, how far it is, and how to stop it. `sticky` where the page may be longer than the pane. */
export const Progress = ({ sticky = false, ...props }: ViewProps & { readonly sticky?: boolean }) => {
  const styles = useStyles();
  const { busy, waiting } = props.state;
  const { texts } = props.speech;
  if (!busy) return null;
  const text = busy.cancelled ? texts.cancelling : texts.busy[busy.task];
  const counted = busy.of > 0;
  const stops = busy.long && busy.stops;
  return (
    <div className={mergeClasses(styles.stack, sticky && stops && styles.sticky)}>
      {counted ? (
        <>
          <Sentence>{text}</Sentence>
          <progress className={styles.bar} value={busy.done} max={busy.of} aria-label={text} />
        </>
      ) : (
        <Waiting>{text}</Waiting>
      )}
      {waiting && <Sentence>{texts.waiting}</Sentence>}
      {stops && <Cancel {...props} />}
    </div>
  );
};
