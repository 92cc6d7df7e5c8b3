import { effectOf } from '../../core/conduct/effect';
import { aheadWarnings } from '../../core/conduct/owed';
import { expulsionWarnings } from '../../core/conduct/withdrawal';
import type { Tournament } from '../../core/model';
import type { ProblemPlace } from '../../core/problem';
import { andThen, ok, type Result } from '../../core/result';
import type { OutcomeCode } from '../../core/results/outcome';
import {
  readResults,
  type ReadResult,
  type ResultPlace,
  type TypedResult,
  withReadResults,
} from '../../core/results/record';
import { isLeftWhite } from '../../core/results/sides';
import { makeTyped } from '../../core/results/typed';
import { isTeamEvent } from '../../core/teamEvent/model';
import { newTeamWarnings } from '../../core/teamEvent/warnings';
import { area } from '../../grid/cell';
import { located } from '../../sheets/findTournaments';
import { boardKey, gameKey } from '../../sheets/log/key';
import { cellsFor, shownIn, type Wanted } from '../cells';
import { identityOf } from '../identity';
import type { OpenTournament } from '../open';
import { change, GAME, number, type CellPlan } from './change';

/** Results to record, with their cells. */
export interface PlannedRecord extends Required<Pick<CellPlan, 'patch' | 'affected' | 'warnings'>> {
  /** The games that had another result before; a match once for each such board. */
  readonly corrected: readonly number[];
}

const keyOf = ({ game, board }: ResultPlace): string =>
  board === undefined ? gameKey(game, 'result') : boardKey(game, board, 'result');

/** Where a result is typed: a board of a match by its cell. */
const placeIn =
  (open: OpenTournament): ((result: TypedResult) => ProblemPlace) =>
  ({ game, board }) => {
    const cell = board === undefined ? null : identityOf(open).cell(boardKey(game, board, 'result'));
    return cell ? located({ sheet: cell.sheet, area: area(cell.row, cell.column) }) : { game };
  };

const outcomeAt = ({ games }: Tournament, { game: no, board }: ResultPlace): OutcomeCode | null => {
  const game = games.find((each) => each.no === no);
  return (board === undefined ? game : game?.boards?.find((each) => each.board === board))?.outcome ?? null;
};

/** The effect of results on a tournament. */
const consequences = (before: Tournament, results: readonly ReadResult[]): Omit<PlannedRecord, 'patch'> => {
  const after = withReadResults(before, results);
  const corrected = results
    .filter((result) => ![null, result.outcome].includes(outcomeAt(before, result)))
    .map(({ game }) => game);
  const recorded = results.filter(({ outcome }) => outcome !== null).map(({ game }) => game);
  return {
    corrected,
    affected: corrected.length === 0 ? [] : effectOf(before, after),
    warnings: isTeamEvent(before)
      ? newTeamWarnings(before, after)
      : [...aheadWarnings(after, recorded), ...expulsionWarnings(after, before)],
  };
};

/**
 * What recording results, with White on the left by default, would do and, if one corrects an earlier result, whom it affects. Problems: those of
 * `readResults`. Warnings: `game-ahead` for a game of a later round than the current one, `may-be-expelled`; of matches, line-ups
 * that now need a look.
 */
export const planRecord = (
  open: OpenTournament,
  typed: readonly TypedResult[],
  leftIsWhite = true,
): Result<PlannedRecord> => {
  const { tournament } = open;
  return andThen(readResults(tournament, typed, placeIn(open), leftIsWhite), (results) => {
    const wanted = results.map(({ outcome, pending, score, ...place }): Wanted => {
      const isBoard = place.board !== undefined && outcome !== null;
      return [
        keyOf(place),
        pending ?? score ?? (isBoard ? makeTyped(outcome) : shownIn(tournament, outcome)),
      ];
    });
    return andThen(cellsFor(open, wanted), (cells) =>
      ok({ patch: { cells }, ...consequences(tournament, results) }),
    );
  });
};

/** Records results, all or none; the patch is empty if nothing differs. */
export const RECORD = change({
  id: 'record',
  words: {
    name: 'A result was wrong, or a game is postponed',
    about: 'Shows who is affected. To clear a result, leave it empty.',
    take: 'Record the result',
    step: 'Recorded results',
  },
  fields: [
    GAME,
    {
      name: 'result',
      label: 'Result',
      hint: 'As on Pairings, such as 1-0; “postponed” or “adjourned” for a game to come.',
      kind: 'text',
      optional: true,
    },
  ],
  input: ({ game, result = '' }): readonly TypedResult[] => [{ game: number(game), typed: result }],
  plan: ({ open }, results) => planRecord(open, results, isLeftWhite(open.tournament)),
});
