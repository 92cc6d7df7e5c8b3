import { Press, Row, type ViewProps } from './frame';

/** The ways to the tools for the organiser's own sheets, and to files of other programs. */
export const OpenTools = ({ pane, state, speech }: ViewProps) => {
  const { tools, openFiles } = speech.texts;
  return (
    <Row>
      <Press fills state={state} onPress={pane.openTools}>
        {tools}
      </Press>
      <Press fills state={state} onPress={pane.openFiles}>
        {openFiles}
      </Press>
    </Row>
  );
};
