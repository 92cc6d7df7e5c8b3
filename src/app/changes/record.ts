import { effectOf, type Affected } from '../../core/conduct/effect';
import { aheadWarnings } from '../../core/conduct/owed';
import { expulsionWarnings } from '../../core/conduct/withdrawal';
import type { Tournament } from '../../core/model';
import type { OutcomeCode, Pending } from '../../core/results/outcome';
import { problem, type Problem } from '../../core/problem';
import { andThen, ok, unlessProblems, type Result } from '../../core/result';
import { parsePending, parseTyped, readingOf } from '../../core/results/typed';
import type { Patch } from '../../workbook/port';
import { cellsFor, shownIn, type Wanted } from '../cells';
import type { OpenTournament } from '../open';
import { gameKey } from '../../sheets/log/key';
import { change, GAME, number } from './change';

/**
 * A result to record: the game's number and the typed text, White on the left; for a match with its board, home side on the left.
 * An empty text clears a result.
 */
export interface TypedResult {
  readonly game: number;
  readonly board?: number;
  readonly typed: string;
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

/** The meaning of a result: an outcome, the word for an unfinished game, or nothing. */
interface Understood {
  readonly game: number;
  readonly outcome: OutcomeCode | null;
  readonly pending: Pending | null;
}

const understood = (
  tournament: Tournament,
  results: readonly TypedResult[],
): Result<readonly Understood[]> => {
  const reading = { ...readingOf(tournament), leftIsWhite: true };
  const outcomes = results.map(({ typed }) => parseTyped(typed, reading));
  const problems: Problem[] = results
    .filter((_, index) => outcomes[index] === undefined)
    .map(({ game, typed }) => problem('result-not-understood', { game }, { typed }));
  const games = results.map(({ game }) => game);
  const twice = games.filter((game, index) => games.indexOf(game) < index);
  return unlessProblems([...problems, ...twice.map((game) => problem('result-twice', { game }))], () =>
    results.map(({ game, typed }, index) => ({
      game,
      outcome: outcomes[index] ?? null,
      pending: parsePending(typed),
    })),
  );
};

/** The tournament with these results. */
const withResults = (tournament: Tournament, results: readonly Understood[]): Tournament => {
  const byGame = new Map(results.map((result) => [result.game, result]));
  return {
    ...tournament,
    games: tournament.games.map(({ pending: before, ...game }) => {
      const { outcome, pending } = byGame.get(game.no) ?? { outcome: game.outcome, pending: before };
      return { ...game, outcome, ...(pending ? { pending } : {}) };
    }),
  };
};

const unknownGames = ({ games }: Tournament, results: readonly Understood[]): readonly Problem[] => {
  const known = new Set(games.map(({ no }) => no));
  return results
    .filter(({ game }) => !known.has(game))
    .map(({ game }) => problem('game-unknown', {}, { typed: game }));
};

/** Games that had another result before. */
const correctedGames = (before: Tournament, after: Tournament): readonly number[] => {
  const old = new Map(before.games.map(({ no, outcome }) => [no, outcome]));
  return after.games
    .filter(({ no, outcome }) => old.get(no) !== null && old.get(no) !== outcome)
    .map(({ no }) => no);
};

/** The effect of results on a tournament. */
const consequences = (before: Tournament, results: readonly Understood[]): Omit<PlannedRecord, 'patch'> => {
  const after = withResults(before, results);
  const corrected = correctedGames(before, after);
  const recorded = results.filter(({ outcome }) => outcome !== null).map(({ game }) => game);
  return {
    corrected,
    affected: corrected.length === 0 ? [] : effectOf(before, after),
    warnings: [...aheadWarnings(after, recorded), ...expulsionWarnings(after, before)],
  };
};

/**
 * What recording results would do and, if one of them corrects an earlier result, whom it affects. Problems:
 * `result-not-understood`, `result-twice`, `game-unknown`. Warnings: `game-ahead` for a game of a later round than the current
 * one, `may-be-expelled`.
 */
export const planRecord = (open: OpenTournament, results: readonly TypedResult[]): Result<PlannedRecord> => {
  const { tournament } = open;
  const wanted = andThen(understood(tournament, results), (all) =>
    unlessProblems(unknownGames(tournament, all), () => all),
  );
  if (!wanted.ok) return wanted;
  const cells = wanted.value.map(({ game, outcome, pending }): Wanted => [
    gameKey(game, 'result'),
    pending ?? shownIn(tournament, outcome),
  ]);
  return andThen(cellsFor(open, cells), (changes) =>
    ok({ patch: { cells: changes }, ...consequences(tournament, wanted.value) }),
  );
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
