import { makeStyles, tokens } from '@fluentui/react-components';
import { helpAddress } from '../help';
import { openWindow } from '../office';
import type { ViewProps } from './frame';

const useStyles = makeStyles({
  link: {
    marginInlineStart: 'auto',
    flexShrink: 0,
    // As high as the heading beside it.
    lineHeight: tokens.lineHeightBase500,
    color: tokens.colorBrandForegroundLink,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
});

/** The way to the help on what the pane shows, in a window of its own. */
export const Help = ({ state, speech }: Pick<ViewProps, 'state' | 'speech'>) => {
  const styles = useStyles();
  const address = helpAddress(state);
  return (
    <a
      className={styles.link}
      href={address}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => {
        if (openWindow(address)) event.preventDefault();
      }}
    >
      {speech.texts.help}
    </a>
  );
};
