import { say } from '../../language/language';
import { newTournamentTexts } from '../../language/newTournament';
import { Section, Sentence, type ViewProps, Press } from './frame';
import { InlineButton } from './inline';
import { Missing } from './missing';
import { Problems } from './problems';

/** While there is no list that can be played: what is wrong with it, or how to write one. */
export const SourceSection = (props: ViewProps) => {
  const { pane, state, speech } = props;
  const { texts } = speech;
  const { list } = state;
  const said = newTournamentTexts();
  const problems = list.kind === 'wrong' ? list.problems : [];
  const twice = problems.find(({ code }) => code === 'name-duplicate');
  return (
    <Section title={texts.playersTitle}>
      <Problems {...props} problems={problems} intent="error" />
      {twice && (
        <div>
          <InlineButton onPress={() => void pane.numberNamesakes()}>
            {say(said.numberThem, { name: String(twice.values['name']) })}
          </InlineButton>
        </div>
      )}
      {list.kind === 'none' && <Missing text={texts.noList} guide={said.inGuide} to="list" />}
      <Sentence quiet>{texts.selectionHint}</Sentence>
      <Press appearance="primary" state={state} onPress={pane.useSelection}>
        {texts.useSelection}
      </Press>
    </Section>
  );
};
