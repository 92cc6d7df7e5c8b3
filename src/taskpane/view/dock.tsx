import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { FOOT } from './bare';
import { Press, type ViewProps } from './frame';

const useStyles = makeStyles({
  dock: {
    ...FOOT,
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalXS,
    boxSizing: 'border-box',
    maxHeight: '50vh',
    overflowY: 'auto',
    marginBottom: `calc(-1 * ${tokens.spacingVerticalL})`,
  },
  told: { flexGrow: 1, minWidth: 0 },
  close: { flexShrink: 0, minWidth: '28px', paddingInline: 0 },
});

interface DockProps extends Pick<ViewProps, 'speech'> {
  /** Given where it can be closed. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The foot of the pane: what was done is told there, so that what is above it stays where it is. */
export const Dock = ({ speech, onClose, children }: DockProps) => {
  const styles = useStyles();
  return (
    <div className={styles.dock}>
      <div className={styles.told}>{children}</div>
      {onClose && (
        <Press
          size="small"
          appearance="subtle"
          className={styles.close}
          aria-label={speech.texts.close}
          onPress={onClose}
        >
          ×
        </Press>
      )}
    </div>
  );
};
