import type { Problem } from '../../core/problem';
import { say } from '../../language/language';
import { paneTournamentTexts } from '../../language/paneTournament';
import { isProposed } from '../../sheets/datedResult';
import { isolated } from '../speech';
import { Press, Row, Sentence, Stack, type ViewProps } from './frame';
import { Problems } from './problems';
import { useState } from 'react';
import type { PaneState } from '../state';
import { Message } from './message';

/** Where the workbook calculates only when somebody asks for it: says so, and asks. */
export const Calculation = ({ pane, state }: ViewProps) => {
  const texts = paneTournamentTexts();
  /** What had been read when the sheets were calculated last: what came later may make them old again. */
  const [done, tell] = useState<Pick<PaneState, 'tournaments'> | null>(null);
  if (!state.byHand) return null;
  const calculate = async (): Promise<void> => {
    if (await pane.calculate()) tell(pane.get());
  };
  const isDone = done?.tournaments === state.tournaments;
  return (
    <Message intent="warning">
      <Sentence>{texts.byHand}</Sentence>
      <Press size="small" state={state} onPress={() => calculate()}>
        {texts.calculate}
      </Press>
      <div role="status">{isDone && <Sentence quiet>{texts.calculated}</Sentence>}</div>
    </Message>
  );
};

/** What is damaged on the sheets, and the button that puts it right. `known` was seen without a look at all cells. */
export const Repair = ({
  pane,
  state,
  speech,
  known = [],
}: ViewProps & { readonly known?: readonly Problem[] }) => {
  const texts = paneTournamentTexts();
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
  const { list } = speech;
  const texts = paneTournamentTexts();
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
        <Press fills onPress={pane.keepTournament}>
          {speech.texts.keep}
        </Press>
      </Row>
    </Stack>
  );
};
