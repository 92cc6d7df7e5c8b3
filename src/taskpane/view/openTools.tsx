import { Button, makeStyles } from '@fluentui/react-components';
import type { ViewProps } from './frame';

const useStyles = makeStyles({ left: { alignSelf: 'start' } });

/** The way to the tools for the organiser's own sheets. */
export const OpenTools = ({ pane, state, speech }: ViewProps) => (
  <Button
    className={useStyles().left}
    disabledFocusable={state.busy !== null}
    onClick={() => void pane.openTools()}
  >
    {speech.texts.tools}
  </Button>
);
