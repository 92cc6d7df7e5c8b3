import { Button, makeStyles } from '@fluentui/react-components';
import { Section, Sentence, type ViewProps } from './frame';
import { Problems } from './problems';

const useStyles = makeStyles({ use: { alignSelf: 'start' } });

/** How to tell which cells are the list. */
export const UseSelection = ({ pane, state, speech: { texts } }: ViewProps) => {
  const { list, busy } = state;
  return (
    <>
      <Sentence quiet>{list.kind === 'read' ? texts.otherSelectionHint : texts.selectionHint}</Sentence>
      <Button
        className={useStyles().use}
        appearance={list.kind === 'read' ? 'secondary' : 'primary'}
        disabledFocusable={busy !== null}
        onClick={() => void pane.useSelection()}
      >
        {texts.useSelection}
      </Button>
    </>
  );
};

/** While there is no list that can be played: what is wrong with it, or how to write one. */
export const SourceSection = (props: ViewProps) => {
  const { pane, state, speech } = props;
  const { texts } = speech;
  const { list } = state;
  return (
    <Section title={texts.playersTitle}>
      {list.kind === 'wrong' && (
        <Problems pane={pane} speech={speech} problems={list.problems} intent="error" />
      )}
      {list.kind === 'none' && <Sentence>{texts.noList}</Sentence>}
      <UseSelection {...props} />
    </Section>
  );
};
