import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { borderOf } from './bare';

/** What a message is about: something to put right, to know, or that is done; a note may be passed over. */
export type Intent = 'error' | 'warning' | 'success' | 'note';

const useStyles = makeStyles({
  bar: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    border: '1px solid',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    overflowWrap: 'anywhere',
  },
  sign: {
    width: '1em',
    textAlign: 'center',
    fontWeight: tokens.fontWeightBold,
  },
  content: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS, minWidth: 0 },
});

const useIntents = makeStyles({
  error: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    ...borderOf(tokens.colorStatusDangerBorder1),
  },
  warning: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    ...borderOf(tokens.colorStatusWarningBorder1),
  },
  success: {
    backgroundColor: tokens.colorStatusSuccessBackground1,
    ...borderOf(tokens.colorStatusSuccessBorder1),
  },
  note: {
    backgroundColor: tokens.colorNeutralBackground3,
    ...borderOf(tokens.colorNeutralStroke1),
  },
});

const SIGNS: Readonly<Record<Intent, string>> = { error: '×', warning: '!', success: '✓', note: 'i' };

interface MessageProps {
  readonly intent: Intent;
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** A message that stands out: Fluent's message bar as far as the pane has a use for it, for the first load. */
export const Message = ({ intent, label, children }: MessageProps) => {
  const styles = useStyles();
  const intents = useIntents();
  return (
    <div role="group" aria-label={label} className={mergeClasses(styles.bar, intents[intent])}>
      <span aria-hidden="true" className={styles.sign}>
        {SIGNS[intent]}
      </span>
      <div className={styles.content}>{children}</div>
    </div>
  );
};
