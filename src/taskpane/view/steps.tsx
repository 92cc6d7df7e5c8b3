import { useEffect, useMemo, useRef } from 'react';
import { isRepair } from '../../sheets/log/rule';
import { planUndo } from '../../app/changes/undo';
import { previewChange } from '../../app/changes/preview';
import { changeOf } from '../../app/changes/table';
import { changeTexts } from '../../language/changes';
import { playersTexts } from '../../language/players';
import { doneText, undoneText } from '../stepText';
import { ChangedCells } from './changePreview';
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
}

/** A step, with the button that takes it back or does it again. */
const Step = ({ pane, state, speech, id, step }: StepProps) => {
  const own = playersTexts(speech.language, speech.whom);
  return (
    <DoneStep
      state={state}
      step={id === 'undo' ? step : speech.say(own.undone, { step })}
      button={own[id]}
      label={speech.say(own[`${id}Step`], { step })}
      onPress={() => pane.takeChange(id, {})}
    />
  );
};

/** What was done last and what was taken back, each with the button that changes its mind. */
export const Steps = (props: OpenedProps) => {
  const { state, speech, opened } = props;
  const { notice } = state;
  const done = useMemo(() => doneText(opened, speech), [opened, speech]);
  const undone = useMemo(() => undoneText(opened, speech), [opened, speech]);
  const place = useRef<HTMLDivElement>(null);
  // What was asked for further down the pane is told here.
  useEffect(() => {
    if (notice?.what === 'done') place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [notice]);
  if (done === null && undone === null) return null;
  return (
    <Stack gap="S" ref={place} role="group" aria-label={changeTexts(speech.language, speech.whom).title}>
      {done !== null && <Step {...props} id="undo" step={done} />}
      {undone !== null && <Step {...props} id="redo" step={undone} />}
      {done !== null && <Details {...props} />}
    </Stack>
  );
};
