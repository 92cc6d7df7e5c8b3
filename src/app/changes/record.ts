import { effectOf, type Affected } from '../../core/conduct/effect';
import { aheadWarnings } from '../../core/conduct/owed';
import { expulsionWarnings } from '../../core/conduct/withdrawal';
import type { Game, Tournament } from '../../core/model';
import { underKey } from '../../core/present';
import type { Problem } from '../../core/problem';
import { andThen, ok, type Result } from '../../core/result';
import { type TypedResult as TypedGame, withResults } from '../../core/results/record';
import type { Patch } from '../../workbook/port';
import { cellsFor, shownIn, type Wanted } from '../cells';
import type { OpenTournament } from '../open';
import { gameKey } from '../../sheets/log/key';
import { change, GAME, number } from './change';

/** A result to record; for a match with its board, home side on the left. An empty text clears it. */
export interface TypedResult extends TypedGame {
  readonly board?: number;
}

/** Results to record, with their cells. */
export interface PlannedRecord {
  readonly patch: Patch;
  /** Games that had another result before. */
  readonly corrected: readonly number[];
  /** Whom the corrections affect; empty if nobody. */
  readonly affected: readonly Affected[];
  readonly warnings: readonly Problem[];
}

/** Games that had another result before. */
const correctedGames = (before: Tournament, after: Tournament): readonly number[] => {
  const old = new Map(before.games.map(({ no, outcome }) => [no, outcome]));
  return after.games
    .filter(({ no, outcome }) => old.get(no) !== null && old.get(no) !== outcome)
    .map(({ no }) => no);
};

/** The effect of results on a tournament. */
const consequences = (
  before: Tournament,
  after: Tournament,
  recorded: readonly Game[],
): Omit<PlannedRecord, 'patch'> => {
  const corrected = correctedGames(before, after);
  const finished = recorded.filter(({ outcome }) => outcome !== null).map(({ no }) => no);
  return {
    corrected,
    affected: corrected.length === 0 ? [] : effectOf(before, after),
    warnings: [...aheadWarnings(after, finished), ...expulsionWarnings(after, before)],
  };
};

/**
 * What recording results would do and, if one of them corrects an earlier result, whom it affects. Problems: those of
 * `withResults`. Warnings: `game-ahead` for a game of a later round than the current one, `may-be-expelled`.
 */
export const planRecord = (open: OpenTournament, results: readonly TypedResult[]): Result<PlannedRecord> => {
  const { tournament } = open;
  return andThen(withResults(tournament, results), (after) => {
    const byNo = new Map(after.games.map((game) => [game.no, game]));
    const recorded = results.map(({ game }) => underKey(byNo, game));
    const cells = recorded.map(({ no, outcome, pending }): Wanted => [
      gameKey(no, 'result'),
      pending ?? shownIn(tournament, outcome),
    ]);
    return andThen(cellsFor(open, cells), (changes) =>
      ok({ patch: { cells: changes }, ...consequences(tournament, after, recorded) }),
    );
  });
};

/** Records results, all or none; the patch is empty if nothing differs. */
export const RECORD = change({
  id: 'record',
  words: {
    name: 'A result was wrong, or a game is postponed',
    about: 'Shows who is affected. Leave blank to clear.',
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
  plan: ({ open }, results) => planRecord(open, results),
  rule: () => ({ did: 'change', id: 'record' }),
});
