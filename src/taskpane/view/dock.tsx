import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Press, type ViewProps } from './frame';

const useStyles = makeStyles({
  dock: {
    position: 'sticky',
    bottom: 0,
    display: 'flex',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalXS,
    boxSizing: 'border-box',
    maxHeight: '50vh',
    overflowY: 'auto',
    marginTop: 'auto',
    marginBottom: `calc(-1 * ${tokens.spacingVerticalL})`,
    marginInline: `calc(-1 * ${tokens.spacingHorizontalL})`,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    zIndex: 1,
    // A magnified pane has no room for what does not scroll.
    '@media (max-height: 400px)': { position: 'static', maxHeight: 'none' },
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
