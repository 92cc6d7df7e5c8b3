import { makeStyles, tokens } from '@fluentui/react-components';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { STACK } from './bare';
import { intoView } from './intoView';

const useStyles = makeStyles({
  group: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  summary: {
    padding: `${tokens.spacingVerticalSNudge} 0`,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  chosen: { color: tokens.colorNeutralForeground3 },
  content: { ...STACK, rowGap: tokens.spacingVerticalS, paddingBottom: tokens.spacingVerticalS },
});

interface GroupProps {
  readonly name: string;
  /** What is chosen in it, seen while it is folded too. */
  readonly chosen?: string;
  /** How often it was opened from elsewhere. */
  readonly opened?: number;
  readonly children: () => ReactNode;
}

/** Choices that belong together, folded; what is in it is made once it is opened. */
export const Group = ({ name, chosen = '', opened = 0, children }: GroupProps) => {
  const styles = useStyles();
  const [seen, see] = useState(opened > 0);
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (opened === 0) return;
    details.current?.setAttribute('open', '');
    details.current?.querySelector('summary')?.focus({ preventScroll: true });
    intoView(details.current, 'start');
  }, [opened]);
  return (
    <details className={styles.group} ref={details} onToggle={() => see(true)}>
      <summary className={styles.summary}>
        <span className={styles.name}>{name}</span>
        {chosen !== '' && <span className={styles.chosen}> · {chosen}</span>}
      </summary>
      {(seen || opened > 0) && <div className={styles.content}>{children()}</div>}
    </details>
  );
};
