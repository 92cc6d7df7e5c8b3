import { useMemo } from 'react';
import { isRepair } from '../../sheets/log/rule';
import { planUndo } from '../../app/changes/undo';
import { changeTexts } from '../../language/changes';
import { dateText } from '../../language/dates';
import { say } from '../../language/language';
import { doneText, undoneText } from '../stepText';
import { Dock } from './dock';
import { DoneStep } from './doneStep';
import { Sentence, type OpenedProps } from './frame';

/** When the last step was made. */
const Details = ({ speech, opened }: OpenedProps) => {
  const texts = changeTexts(speech.whom);
  const last = useMemo(() => planUndo(opened), [opened]);
  if (!last.ok) return null;
  const { sheetsStay, rule, changes: cells } = last.value;
  const time = dateText(last.value.time);
  return (
    <>
      <Sentence quiet>{say(texts.lastStepAt, { time, count: cells.length })}</Sentence>
      {isRepair(rule) && <Sentence>{sheetsStay ? texts.sheetsStay : texts.repairBack}</Sentence>}
    </>
  );
};

interface StepsProps extends OpenedProps {
  /** Given where it can be closed. */
  readonly onClose: (() => void) | undefined;
}

/** What was done or taken back last, with the buttons that change its mind. */
export const Steps = (props: StepsProps) => {
  const { pane, state, speech, opened, onClose } = props;
  const done = useMemo(() => doneText(opened, speech), [opened, speech]);
  const undone = useMemo(() => undoneText(opened, speech), [opened, speech]);
  const said = useMemo(() => undoneText(opened, speech, true), [opened, speech]);
  if (done === null && undone === null) return null;
  return (
    <Dock speech={speech} onClose={onClose}>
      <div role="group" aria-label={changeTexts(speech.whom).title}>
        <DoneStep
          {...{ state, speech, done, undone, said }}
          onUndo={() => pane.takeChange('undo', {})}
          onRedo={() => pane.takeChange('redo', {})}
        >
          {undone === null && <Details {...props} />}
        </DoneStep>
      </div>
    </Dock>
  );
};
