import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ViewProps } from './frame';

const useStyles = makeStyles({
  ways: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** The ways to the tools for the organiser's own sheets, and to files of other programs. */
export const OpenTools = ({ pane, state, speech }: ViewProps) => {
  const { tools, openFiles } = speech.texts;
  const busy = state.busy !== null;
  return (
    <div className={useStyles().ways}>
      <Button disabledFocusable={busy} onClick={() => void pane.openTools()}>
        {tools}
      </Button>
      <Button disabledFocusable={busy} onClick={() => void pane.openFiles()}>
        {openFiles}
      </Button>
    </div>
  );
};
