import type { Problem } from '../../core/problem';
import { paneTournamentTexts } from '../../language/paneTournament';
import { isProposed } from '../../sheets/datedResult';
import { isolated } from '../speech';
import { Sentence, type ViewProps, Press, Stack, Row } from './frame';
import { Problems } from './problems';

/** What is damaged on the sheets, and the button that puts it right. `known` was seen without a look at all cells. */
export const Repair = ({
  pane,
  state,
  speech,
  known = [],
}: ViewProps & { readonly known?: readonly Problem[] }) => {
  const { say } = speech;
  const texts = paneTournamentTexts(speech.language);
  const { care } = state;
  const faults = care?.kind === 'repair' ? care.faults : null;
  return (
    <Stack gap="S">
      <Problems
        pane={pane}
        speech={speech}
        problems={faults ?? known}
        intent="warning"
        title={say(texts.damaged, { count: (faults ?? known).length })}
      />
      {faults?.length === 0 && <Sentence>{texts.sound}</Sentence>}
      {faults && faults.length > 0 ? (
        <>
          <Sentence quiet>{texts.repairHint}</Sentence>
          <Row>
            <Press fills appearance="primary" state={state} onPress={pane.repair}>
              {texts.repair}
            </Press>
            {isProposed(faults) && (
              <Press fills state={state} onPress={() => pane.repair(true)}>
                {texts.repairTaking}
              </Press>
            )}
          </Row>
        </>
      ) : (
        <Press state={state} onPress={pane.inspect}>
          {texts.inspect}
        </Press>
      )}
      {faults === null && <Sentence quiet>{texts.inspectHint}</Sentence>}
    </Stack>
  );
};

/** Which sheets would be deleted with the tournament, and the button that does it. */
export const Removal = ({ pane, state, speech }: ViewProps) => {
  const { say, list } = speech;
  const texts = paneTournamentTexts(speech.language);
  const { care } = state;
  if (care?.kind !== 'removal')
    return (
      <Press state={state} onPress={pane.planRemoval}>
        {texts.remove}
      </Press>
    );
  const { sheets, cautions } = care;
  return (
    <Stack gap="S">
      <Sentence>{say(texts.removal, { sheets: list(sheets.map(isolated)) })}</Sentence>
      <Problems pane={pane} speech={speech} problems={cautions} intent="warning" />
      <Row>
        <Press fills state={state} onPress={pane.remove}>
          {say(texts.removeSheets, { count: sheets.length })}
        </Press>
        <Press fills appearance="subtle" onPress={pane.keepTournament}>
          {speech.texts.keep}
        </Press>
      </Row>
    </Stack>
  );
};
