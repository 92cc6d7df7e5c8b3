import { identityOf } from '../app/identity';
import { isSameCell } from '../app/cells';
import { planRedo, planUndo, type PlannedStep } from '../app/changes/undo';
import { wordsOfStep } from '../app/changes/registry';
import type { OpenStep } from '../app/step';
import type { Tournament } from '../core/model';
import { nameOf } from '../core/names/name';
import { fromLeft } from '../core/results/sides';
import { makeTyped, printedResult } from '../core/results/typed';
import { cellText, type CellValue } from '../grid/cell';
import { say } from '../language/language';
import { playersTexts } from '../language/players';
import { parseKey } from '../sheets/log/key';
import { parseRule } from '../sheets/log/rule';
import { isolated, type Speech } from './speech';

/** A step, and the contents that it gave its cells. */
interface Told {
  readonly step: PlannedStep;
  readonly holds: (change: PlannedStep['changes'][number]) => CellValue;
  /** What they held before, once that is gone. */
  readonly held?: (change: PlannedStep['changes'][number]) => CellValue;
}

/** The results of a step in words: one game with its players, a count, or the boards of one round or match. */
const resultsText = (
  { players, games }: Tournament,
  { step, holds, held = () => null }: Told,
  speech: Speech,
  bare: boolean,
): string => {
  const texts = playersTexts(speech.whom);
  const recorded = (what: string): string => (bare ? what : say(texts.recorded, { what }));
  const { length: count } = step.changes;
  const found = step.changes.flatMap((change) => {
    const key = parseKey(change.key);
    const of = key?.of === 'game' ? key.no : key?.of === 'board' ? key.game : undefined;
    const game = games.find(({ no }) => no === of);
    const board = key?.of === 'board' ? game?.boards?.find((each) => each.board === key.board) : undefined;
    return game ? [{ change, game, board }] : [];
  });
  const [first, ...more] = found;
  if (!first || found.length < count) return recorded(say(texts.results, { count }));
  const result = printedResult(cellText(holds(first.change)));
  const isForfeit = result === makeTyped('+-') || result === makeTyped('-+');
  /** Whether a team wins a match without playing. */
  const isWalkover =
    isForfeit &&
    first.game.boards?.length === count &&
    more.every(
      ({ change, game }) => game === first.game && printedResult(cellText(holds(change))) === result,
    );
  if (more.length > 0 && !isWalkover) {
    const isOne = new Set(found.map(({ game, board }) => (board ? game.no : game.round))).size === 1;
    const boards = found.map(({ game, board }) => (board ?? game).board).sort((one, other) => one - other);
    const text = isOne ? texts.boardResults : texts.results;
    const [from = 0, to = 0] = [boards[0], boards.at(-1)];
    const isRun = count > 2 && to - from === count - 1;
    return recorded(say(text, { count, boards: isRun ? `${from}–${to}` : speech.list(boards.map(String)) }));
  }
  const { change, game, board } = first;
  const numbers = board ? [game.white, game.black] : fromLeft(speech, game.white, game.black);
  const sides = board && !isWalkover ? [board.home, board.away] : numbers.map(nameOf(players));
  const [left = '', right = ''] = sides.map((name) => isolated(name || texts.unnamed));
  if (result === '') return say(texts.noResult, { left, right });
  const winner = result === makeTyped('+-') ? left : right;
  if (isForfeit) return recorded(say(texts.forfeit, { left, right, winner }));
  const text = recorded(say(texts.oneResult, { left, right, result }));
  const former = printedResult(cellText(held(change)).trim());
  const isChanged = /[\d½+-]/u.test(former) && former !== result;
  return isChanged ? say(texts.corrected, { text, former }) : text;
};

/** A step in words: what was done, and to whom; `bare` without the verb of results. */
const stepText = (tournament: Tournament, told: Told, speech: Speech, bare: boolean): string => {
  const known = parseRule(told.step.rule);
  if (known?.did === 'change' && known.id === 'record') return resultsText(tournament, told, speech, bare);
  const { text, values } = wordsOfStep(told.step);
  return say(text, { ...values, player: isolated(told.step.player ?? '') });
};

/** The same; `null` if somebody has typed over its cells, so that it could not be taken. */
const openText = ({ open }: OpenStep, told: Told, speech: Speech, bare: boolean): string | null => {
  const { cell } = identityOf(open);
  const isOpen = told.step.changes.every(({ key, before }) => {
    const now = 'patch' in told.step ? cell(key) : null;
    return now === null || now.expectFormula !== undefined || isSameCell(now.expect, before);
  });
  return isOpen ? stepText(open.tournament, told, speech, bare) : null;
};

/** The last step in words; `null` without one that can be undone. */
export const doneText = (opened: OpenStep, speech: Speech, bare = false): string | null => {
  const last = planUndo(opened);
  if (!last.ok) return null;
  const told: Told = {
    step: last.value,
    holds: ({ before }) => before,
    held: ({ after }) => after,
  };
  return openText(opened, told, speech, bare);
};

/** The step that Redo would take, in words; `null` without one that can be redone. */
export const undoneText = (opened: OpenStep, speech: Speech, bare = false): string | null => {
  const next = planRedo(opened);
  return next.ok ? openText(opened, { step: next.value, holds: ({ after }) => after }, speech, bare) : null;
};
