import type { TypedResult } from '../../core/results/record';
import { recordResults } from '../../app/recordResults';
import type { OpenStep } from '../../app/step';
import { summaryOf } from '../../app/summary';
import type { Tournament } from '../../core/model';
import type { Result } from '../../core/result';
import { openedTournament } from '../state';
import type { Inside } from './inside';

/** The result of a game or board, with its players. */
const resultOf = ({ games }: Tournament, { game: no, board }: TypedResult): string | undefined => {
  const game = games.find((each) => each.no === no);
  const own = board === undefined ? game : game?.boards?.find((each) => each.board === board);
  return game && own && `${game.sets ?? own.outcome ?? own.pending ?? ''} ${game.white} ${game.black}`;
};

/** Whether these games still have the same results. */
const asBefore = (before: OpenStep, now: OpenStep, results: readonly TypedResult[]): boolean =>
  results.every(
    (result) => resultOf(before.open.tournament, result) === resultOf(now.open.tournament, result),
  );

const isOvertaken = (recorded: Result<OpenStep>): boolean =>
  !recorded.ok && recorded.problems.every(({ code }) => code === 'changed-meanwhile');

/**
 * Writes results typed in the pane. If something else has changed in the meantime, it reads the tournament again and writes
 * them there. If one of these games has another result by then, it writes nothing and shows that result.
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
