import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { isRepair, parseRule } from '../../sheets/log/rule';
import { parseKey } from '../../sheets/log/key';
import { type PlannedStep, planRedo, planUndo } from '../../app/changes/undo';
import { previewChange } from '../../app/changes/preview';
import { changeOf, wordsOfStep } from '../../app/changes/table';
import type { Tournament } from '../../core/model';
import { nameOf } from '../../core/names/name';
import { fromLeft } from '../../core/results/sides';
import { cellText, type CellValue } from '../../grid/cell';
import { changeTexts } from '../../language/changes';
import { playersTexts } from '../../language/players';
import { isolated, type Speech } from '../speech';
import { ChangedCells } from './changePreview';
import { More, Sentence, type OpenedProps, Press, Stack, Row } from './frame';

const useStyles = makeStyles({
  step: {
    maxWidth: '100%',
    minWidth: 0,
    fontWeight: tokens.fontWeightRegular,
    overflowWrap: 'anywhere',
  },
});

/** A step, and what each of its cells holds as long as it stands. */
interface Told {
  readonly step: PlannedStep;
  readonly holds: (change: PlannedStep['changes'][number]) => CellValue;
}

/** The results that a step recorded: which game of whom has what, or how many. */
const resultsText = ({ players, games }: Tournament, { step, holds }: Told, speech: Speech): string => {
  const texts = playersTexts(speech.language, speech.whom);
  const [first, ...more] = step.changes;
  const key = first && parseKey(first.key);
  const of = key?.of === 'game' ? key.no : key?.of === 'board' ? key.game : undefined;
  const game = games.find(({ no }) => no === of);
  if (!first || !game || more.length > 0) return speech.say(texts.results, { count: step.changes.length });
  const name = nameOf(players);
  const board = key?.of === 'board' ? game.boards?.find((each) => each.board === key.board) : undefined;
  const sides = board ? [board.home, board.away] : fromLeft(speech, game.white, game.black).map(name);
  const [left = '', right = ''] = sides.map(isolated);
  return speech.say(texts.oneResult, { left, right, result: cellText(holds(first)) || texts.noResult });
};

/** A step in words: what was done, and to whom. */
const stepText = (tournament: Tournament, told: Told, speech: Speech): string => {
  const known = parseRule(told.step.rule);
  if (known?.did === 'change' && known.id === 'record') return resultsText(tournament, told, speech);
  const { text, values } = wordsOfStep(told.step);
  return speech.say(text, { ...values, player: isolated(told.step.player ?? '') });
};

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

/** The buttons that take the last step back and do it again, each with what it would do. */
export const Steps = (props: OpenedProps) => {
  const { pane, state, speech, opened, tournament } = props;
  const styles = useStyles();
  const own = playersTexts(speech.language, speech.whom);
  const [last, next] = useMemo(() => [planUndo(opened), planRedo(opened)], [opened]);
  if (!last.ok && !next.ok) return null;
  const button = (id: 'undo' | 'redo', told: Told) => (
    <Press fills size="small" className={styles.step} state={state} onPress={() => pane.takeChange(id, {})}>
      {speech.say(own[id], { step: stepText(tournament, told, speech) })}
    </Press>
  );
  return (
    <Stack gap="S" role="group" aria-label={changeTexts(speech.language, speech.whom).title}>
      <Row>
        {last.ok && button('undo', { step: last.value, holds: ({ before }) => before })}
        {next.ok && button('redo', { step: next.value, holds: ({ after }) => after })}
      </Row>
      {last.ok && <Details {...props} />}
    </Stack>
  );
};
