import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { isRepair, parseRule } from '../../sheets/log/rule';
import { parseKey, playerKey } from '../../sheets/log/key';
import { previewChange } from '../../app/changes/preview';
import { changeOf, stepWords } from '../../app/changes/table';
import { planUndo, type PlannedUndo } from '../../app/changes/undo';
import type { Tournament } from '../../core/model';
import { nameOf } from '../../core/named';
import { cellText } from '../../grid/cell';
import { changeTexts } from '../../language/changes';
import { playersTexts } from '../../language/players';
import { isolated, type Speech } from '../speech';
import { ChangedCells } from './changePreview';
import { More, Sentence, type OpenedProps } from './frame';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  step: {
    maxWidth: '100%',
    minWidth: 0,
    fontWeight: tokens.fontWeightRegular,
    overflowWrap: 'anywhere',
  },
});

type Told = Pick<PlannedUndo, 'rule' | 'changes'>;

/** The results that a step recorded: which game of whom has what, or how many. */
const resultsText = ({ players, games }: Tournament, { changes }: Told, speech: Speech): string => {
  const texts = playersTexts(speech.language, speech.profile);
  const [first, ...more] = changes;
  const key = first && parseKey(first.key);
  const game = key?.of === 'game' ? games.find(({ no }) => no === key.no) : undefined;
  if (!first || !game || more.length > 0) return speech.say(texts.results, { count: changes.length });
  const name = nameOf(players);
  const sides = [game.white, game.black].map((no) => isolated(name(no)));
  const [left = '', right = ''] = speech.profile === 'go' ? [...sides].reverse() : sides;
  const result = cellText(first.before) || texts.noResult;
  return speech.say(texts.oneResult, { left, right, result });
};

/** A step in words: what was done, and to whom. */
const stepText = (tournament: Tournament, told: Told, speech: Speech): string => {
  const { rule, changes } = told;
  const known = parseRule(rule);
  const text = known === null ? undefined : stepWords(known);
  if (known === null || text === undefined) return rule;
  if (known.did === 'change' && known.id === 'record') return resultsText(tournament, told, speech);
  if (!('player' in known) || known.player === undefined) return text;
  // Whoever was taken off the list has left their number to somebody else, or to nobody.
  const key = playerKey(known.player, 'name');
  const gone = known.did === 'remove' ? changes.find((change) => change.key === key) : undefined;
  const player = gone ? cellText(gone.after) : nameOf(tournament.players)(known.player);
  return speech.say(text, { player: isolated(player) });
};

/** The last step, and the button that takes it back. */
export const Steps = ({ pane, state, speech, opened, tournament }: OpenedProps) => {
  const styles = useStyles();
  const texts = changeTexts(speech.language, speech.profile);
  const own = playersTexts(speech.language, speech.profile);
  const last = planUndo(opened);
  if (!last.ok) return null;
  const { time, sheetsStay, rule } = last.value;
  const preview = previewChange(changeOf('undo'), opened, {});
  const cells = preview.ok ? preview.value.cells : [];
  return (
    <div className={styles.stack} role="group" aria-label={texts.title}>
      <div className={styles.buttons}>
        <Button
          size="small"
          className={styles.step}
          disabledFocusable={state.busy !== null}
          onClick={() => void pane.takeChange('undo', {})}
        >
          {speech.say(own.undo, { step: stepText(tournament, last.value, speech) })}
        </Button>
      </div>
      <More title={own.undoDetails}>
        <Sentence quiet>{speech.say(texts.lastStepAt, { time, count: cells.length })}</Sentence>
        {isRepair(rule) && <Sentence>{sheetsStay ? texts.sheetsStay : texts.repairBack}</Sentence>}
        <ChangedCells cells={cells} tournament={tournament} speech={speech} />
      </More>
    </div>
  );
};
