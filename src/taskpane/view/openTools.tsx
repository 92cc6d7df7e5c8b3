import { Stack, type ViewProps } from './frame';
import { InlineButton } from './inline';

/** The ways to the tools for the organiser's own sheets, and to files of other programs. */
export const OpenTools = ({ pane, state, speech }: ViewProps) => {
  const { tools, openFiles } = speech.texts;
  const isFree = state.busy === null;
  return (
    <Stack gap="XS">
      <InlineButton onPress={() => isFree && void pane.openTools()}>{tools}</InlineButton>
      <InlineButton onPress={() => isFree && void pane.openFiles()}>{openFiles}</InlineButton>
    </Stack>
  );
};
