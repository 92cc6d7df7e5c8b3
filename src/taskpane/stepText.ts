import { planRedo, planUndo, type PlannedStep } from '../app/changes/undo';
import { wordsOfStep } from '../app/changes/table';
import type { OpenStep } from '../app/step';
import type { Tournament } from '../core/model';
import { nameOf } from '../core/names/name';
import { fromLeft } from '../core/results/sides';
import { printedResult } from '../core/results/typed';
import { cellText, type CellValue } from '../grid/cell';
import { playersTexts } from '../language/players';
import { parseKey } from '../sheets/log/key';
import { parseRule } from '../sheets/log/rule';
import { isolated, type Speech } from './speech';

/** A step, and what each of its cells holds as long as it stands. */
interface Told {
  readonly step: PlannedStep;
  readonly holds: (change: PlannedStep['changes'][number]) => CellValue;
}

/** Several results that a step recorded: at which boards, where they are of one round or of one match. */
const severalText = (games: Tournament['games'], { changes }: PlannedStep, speech: Speech): string => {
  const texts = playersTexts(speech.language, speech.whom);
  const keys = changes.map(({ key }) => parseKey(key));
  const places = keys.flatMap((key) => {
    if (key?.of === 'board') return [{ of: key.game, board: key.board }];
    const game = key?.of === 'game' ? games.find(({ no }) => no === key.no) : undefined;
    return game ? [{ of: game.round, board: game.board }] : [];
  });
  const isOne = new Set(places.map(({ of }) => of)).size === 1 && places.length === keys.length;
  const boards = places.map(({ board }) => board).sort((one, other) => one - other);
  return isOne
    ? speech.say(texts.boardResults, { count: boards.length, boards: speech.list(boards.map(String)) })
    : speech.say(texts.results, { count: changes.length });
};

/** The results that a step recorded: which game of whom has what, or how many. */
const resultsText = ({ players, games }: Tournament, { step, holds }: Told, speech: Speech): string => {
  const texts = playersTexts(speech.language, speech.whom);
  const [first, ...more] = step.changes;
  const key = first && parseKey(first.key);
  const of = key?.of === 'game' ? key.no : key?.of === 'board' ? key.game : undefined;
  const game = games.find(({ no }) => no === of);
  if (!first || !game) return speech.say(texts.results, { count: step.changes.length });
  if (more.length > 0) return severalText(games, step, speech);
  const name = nameOf(players);
  const board = key?.of === 'board' ? game.boards?.find((each) => each.board === key.board) : undefined;
  const sides = board ? [board.home, board.away] : fromLeft(speech, game.white, game.black).map(name);
  const [left = '', right = ''] = sides.map(isolated);
  const result = printedResult(cellText(holds(first)));
  const winner = result === '+/-' ? left : result === '-/+' ? right : null;
  if (winner !== null) return speech.say(texts.forfeit, { left, right, winner });
  return speech.say(result === '' ? texts.noResult : texts.oneResult, { left, right, result });
};

/** A step in words: what was done, and to whom; `bare` without the verb of results. */
const stepText = (tournament: Tournament, told: Told, speech: Speech, bare: boolean): string => {
  const known = parseRule(told.step.rule);
  if (known?.did === 'change' && known.id === 'record') {
    const [only, ...more] = told.step.changes;
    const isCleared = only !== undefined && more.length === 0 && cellText(told.holds(only)) === '';
    const what = resultsText(tournament, told, speech);
    const { recorded } = playersTexts(speech.language, speech.whom);
    return bare || isCleared ? what : speech.say(recorded, { what });
  }
  const { text, values } = wordsOfStep(told.step);
  return speech.say(text, { ...values, player: isolated(told.step.player ?? '') });
};

/** What was done last, in words; `null` where nothing was. */
export const doneText = (opened: OpenStep, speech: Speech, bare = false): string | null => {
  const last = planUndo(opened);
  return last.ok
    ? stepText(opened.open.tournament, { step: last.value, holds: ({ before }) => before }, speech, bare)
    : null;
};

/** What was taken back last and can be done again, in words; `null` where nothing can. */
export const undoneText = (opened: OpenStep, speech: Speech, bare = false): string | null => {
  const next = planRedo(opened);
  return next.ok
    ? stepText(opened.open.tournament, { step: next.value, holds: ({ after }) => after }, speech, bare)
    : null;
};
