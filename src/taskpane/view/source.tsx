import { Section, Sentence, type ViewProps, Press } from './frame';
import { Problems } from './problems';

/** How to tell which cells are the list. */
export const UseSelection = ({ pane, state, speech: { texts } }: ViewProps) => {
  const { list } = state;
  return (
    <>
      <Sentence quiet>{list.kind === 'read' ? texts.otherSelectionHint : texts.selectionHint}</Sentence>
      <Press
        appearance={list.kind === 'read' ? 'secondary' : 'primary'}
        state={state}
        onPress={pane.useSelection}
      >
        {texts.useSelection}
      </Press>
    </>
  );
};

/** While there is no list that can be played: what is wrong with it, or how to write one. */
export const SourceSection = (props: ViewProps) => {
  const { state, speech } = props;
  const { texts } = speech;
  const { list } = state;
  return (
    <Section title={texts.playersTitle}>
      {list.kind === 'wrong' && <Problems {...props} problems={list.problems} intent="error" />}
      {list.kind === 'none' && <Sentence>{texts.noList}</Sentence>}
      <UseSelection {...props} />
    </Section>
  );
};
