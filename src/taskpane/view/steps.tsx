import { useMemo } from 'react';
import { isRepair } from '../../sheets/log/rule';
import { planUndo } from '../../app/changes/undo';
import { changeTexts } from '../../language/changes';
import { dateText } from '../../language/dates';
import { playersTexts } from '../../language/players';
import { doneText, undoneText } from '../stepText';
import { ChangedCells } from './changePreview';
import { Dock } from './dock';
import { DoneStep } from './doneStep';
import { More, Sentence, type OpenedProps, Stack } from './frame';

/** What Undo would take back, cell by cell. */
const Details = ({ speech, opened, tournament }: OpenedProps) => {
  const texts = changeTexts(speech.language, speech.whom);
  const last = useMemo(() => planUndo(opened), [opened]);
  if (!last.ok) return null;
  const { sheetsStay, rule, changes: cells } = last.value;
  const time = dateText(last.value.time, speech.language);
  return (
    <More title={playersTexts(speech.language, speech.whom).undoDetails}>
      <Sentence quiet>{speech.say(texts.lastStepAt, { time, count: cells.length })}</Sentence>
      {isRepair(rule) && <Sentence>{sheetsStay ? texts.sheetsStay : texts.repairBack}</Sentence>}
      <ChangedCells title={texts.undoneCells} cells={cells} tournament={tournament} speech={speech} />
    </More>
  );
};

interface StepProps extends Pick<OpenedProps, 'pane' | 'state' | 'speech'> {
  readonly id: 'undo' | 'redo';
  /** The step in words. */
  readonly step: string;
  /** The same as it is told. */
  readonly said: string;
}

/** A step, with the button that takes it back or does it again. */
const Step = ({ pane, state, speech, id, step, said }: StepProps) => {
  const own = playersTexts(speech.language, speech.whom);
  return (
    <DoneStep
      state={state}
      step={said}
      button={own[id]}
      label={speech.say(own[`${id}Step`], { step })}
      onPress={() => pane.takeChange(id, {})}
    />
  );
};

interface StepsProps extends OpenedProps {
  /** Given where it can be closed. */
  readonly onClose: (() => void) | undefined;
}

/** What was done last and what was taken back, each with the button that changes its mind. */
export const Steps = (props: StepsProps) => {
  const { speech, opened, onClose } = props;
  const done = useMemo(() => doneText(opened, speech), [opened, speech]);
  const undone = useMemo(() => undoneText(opened, speech), [opened, speech]);
  const said = useMemo(() => {
    const step = undoneText(opened, speech, true) ?? '';
    return speech.say(playersTexts(speech.language, speech.whom).undone, { step });
  }, [opened, speech]);
  if (done === null && undone === null) return null;
  return (
    <Dock speech={speech} onClose={onClose}>
      <Stack gap="XS" role="group" aria-label={changeTexts(speech.language, speech.whom).title}>
        {done !== null && <Step {...props} id="undo" step={done} said={done} />}
        {undone !== null && <Step {...props} id="redo" step={undone} said={said} />}
        {done !== null && <Details {...props} />}
      </Stack>
    </Dock>
  );
};
