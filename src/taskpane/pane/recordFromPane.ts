import type { TypedResult } from '../../core/results/record';
import { recordResults } from '../../app/recordResults';
import type { OpenStep } from '../../app/step';
import { summaryOf } from '../../app/summary';
import type { Tournament } from '../../core/model';
import type { Result } from '../../core/result';
import { openedTournament } from '../state';
import type { Inside } from './inside';

/** What stands in the result of a game, or of a board of a match. */
const resultOf = ({ games }: Tournament, { game: no, board }: TypedResult): string | undefined => {
  const game = games.find((each) => each.no === no);
  const own = board === undefined ? game : game?.boards?.find((each) => each.board === board);
  return game && own && `${own.outcome ?? own.pending ?? ''} ${game.white} ${game.black}`;
};

/** Whether none of these games has another result than it had. */
const asBefore = (before: OpenStep, now: OpenStep, results: readonly TypedResult[]): boolean =>
  results.every(
    (result) => resultOf(before.open.tournament, result) === resultOf(now.open.tournament, result),
  );

const isOvertaken = (recorded: Result<OpenStep>): boolean =>
  !recorded.ok && recorded.problems.every(({ code }) => code === 'changed-meanwhile');

/**
 * Writes what was typed over what was seen. Where something else has changed, the tournament is read once more and the results
 * are written there; where one of these games has another result by then, nothing is written, and what stands there is shown.
 */
export const recordFromPane = async (inside: Inside): Promise<void> => {
  const { workbook, time, get, dispatch, failed, lookAt, showLook } = inside;
  const { typed: results } = get();
  const before = openedTournament(get());
  if (!before) return dispatch({ type: 'arrived', results });
  const record = (opened: OpenStep): Promise<Result<OpenStep>> =>
    recordResults(workbook, opened, results, time());
  let recorded = await record(before);
  if (isOvertaken(recorded)) {
    const look = await lookAt(before.open.tournament.id);
    showLook(look);
    if (look.opened.ok && asBefore(before, look.opened.value, results))
      recorded = await record(look.opened.value);
  }
  if (!recorded.ok) {
    dispatch({ type: 'arrived', results });
    return failed(recorded.problems);
  }
  const opened = recorded.value;
  dispatch({ type: 'arrived', results, recorded: { opened, summary: summaryOf(opened.open) } });
};
