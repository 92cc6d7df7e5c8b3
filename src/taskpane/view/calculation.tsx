import { useState } from 'react';
import { paneTournamentTexts } from '../../language/paneTournament';
import type { PaneState } from '../state';
import { Sentence, type ViewProps, Press } from './frame';
import { Message } from './message';

/** Where the workbook calculates only when somebody asks for it: says so, and asks. */
export const Calculation = ({ pane, state, speech }: ViewProps) => {
  const texts = paneTournamentTexts(speech.language);
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
