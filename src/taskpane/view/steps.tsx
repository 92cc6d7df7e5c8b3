import { useMemo, useState } from 'react';
import { isRepair } from '../../sheets/log/rule';
import { planUndo } from '../../app/changes/undo';
import { previewChange } from '../../app/changes/preview';
import { changeOf } from '../../app/changes/table';
import { changeTexts } from '../../language/changes';
import { playersTexts } from '../../language/players';
import { doneText, undoneText } from '../stepText';
import { ChangedCells } from './changePreview';
import { Dock } from './dock';
import { DoneStep } from './doneStep';
import { More, Sentence, type OpenedProps, Stack } from './frame';

/** What Undo would take back, cell by cell. */
const Details = ({ speech, opened, tournament }: OpenedProps) => {
  const texts = changeTexts(speech.language, speech.whom);
  const last = planUndo(opened);
  const preview = previewChange(changeOf('undo'), opened, {});
  if (!last.ok || !preview.ok) return null;
  const { time, sheetsStay, rule } = last.value;
  const { cells } = preview.value;
  return (
    <More title={playersTexts(speech.language, speech.whom).undoDetails}>
      <Sentence quiet>{speech.say(texts.lastStepAt, { time, count: cells.length })}</Sentence>
      {isRepair(rule) && <Sentence>{sheetsStay ? texts.sheetsStay : texts.repairBack}</Sentence>}
      <ChangedCells cells={cells} tournament={tournament} speech={speech} />
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

/** What was done last and what was taken back, each with the button that changes its mind. */
export const Steps = (props: OpenedProps) => {
  const { state, speech, opened } = props;
  const { length: lines } = opened.lines;
  const [closed, close] = useState(-1);
  const done = useMemo(() => doneText(opened, speech), [opened, speech]);
  const undone = useMemo(() => undoneText(opened, speech), [opened, speech]);
  const said = speech.say(playersTexts(speech.language, speech.whom).undone, {
    step: undoneText(opened, speech, true) ?? '',
  });
  // Under More it can be taken back even if it was closed.
  const stays = state.tab === 'more';
  if ((done === null && undone === null) || (closed === lines && !stays)) return null;
  return (
    <Dock speech={speech} onClose={stays ? undefined : () => close(lines)}>
      <Stack gap="XS" role="group" aria-label={changeTexts(speech.language, speech.whom).title}>
        {done !== null && <Step {...props} id="undo" step={done} said={done} />}
        {undone !== null && <Step {...props} id="redo" step={undone} said={said} />}
        {done !== null && <Details {...props} />}
      </Stack>
    </Dock>
  );
};
