import { newTournamentTexts } from '../../language/newTournament';
import { Section, Sentence, type ViewProps, Press } from './frame';
import { Missing } from './missing';
import { Problems } from './problems';

/** While there is no list that can be played: what is wrong with it, or how to write one. */
export const SourceSection = (props: ViewProps) => {
  const { state, speech } = props;
  const { texts } = speech;
  const { list } = state;
  return (
    <Section title={texts.playersTitle}>
      {list.kind === 'wrong' && <Problems {...props} problems={list.problems} intent="error" />}
      {list.kind === 'none' && (
        <Missing text={texts.noList} guide={newTournamentTexts(speech.language).inGuide} to="list" />
      )}
      <Sentence quiet>{texts.selectionHint}</Sentence>
      <Press appearance="primary" state={state} onPress={props.pane.useSelection}>
        {texts.useSelection}
      </Press>
    </Section>
  );
};
