import { effectOf, type Affected } from '../../core/conduct/effect';
import { aheadWarnings } from '../../core/conduct/owed';
import { expulsionWarnings } from '../../core/conduct/withdrawal';
import type { Tournament } from '../../core/model';
import { outcomeOf, type OutcomeCode, type Pending } from '../../core/results/outcome';
import { problem, type Problem } from '../../core/problem';
import { allOf, andThen, fail, ok, unlessProblems, type Result } from '../../core/result';
import { makeTyped, parsePending, parseTyped, readingOf } from '../../core/results/typed';
import { settled } from '../../core/teamEvent/event';
import { isTeamEvent, type TeamEvent } from '../../core/teamEvent/model';
import { matchNumbered } from '../../core/teamEvent/named';
import { newTeamWarnings } from '../../core/teamEvent/warnings';
import { area } from '../../grid/cell';
import { located } from '../../sheets/findTournaments';
import { boardKey, gameKey } from '../../sheets/log/key';
import type { Patch } from '../../workbook/port';
import { cellsFor, shownIn, type Wanted } from '../cells';
import { identityOf } from '../identity';
import type { OpenTournament } from '../open';
import { change, GAME, number } from './change';

/**
 * A result to record: the game's number and the typed text, White on the left. In a match of teams that is one board, home side on
 * the left; without a board, the text has the results of all boards, between commas. A forfeit or “postponed” alone stands for
 * all boards. An empty text clears a result.
 */
export interface TypedResult {
  readonly game: number;
  readonly board?: number;
  readonly typed: string;
}

/** Results to record, with their cells. */
export interface PlannedRecord {
  readonly patch: Patch;
  /** The games that had another result before; a match once for each such board. */
  readonly corrected: readonly number[];
  /** Whom the corrections affect; empty if nobody. */
  readonly affected: readonly Affected[];
  readonly warnings: readonly Problem[];
}

/** The meaning of a result: an outcome, the word for an unfinished game, or nothing. */
interface Understood extends Pick<TypedResult, 'game' | 'board'> {
  readonly outcome: OutcomeCode | null;
  readonly pending: Pending | null;
}

type Place = Pick<TypedResult, 'game' | 'board'>;

const keyOf = ({ game, board }: Place): string =>
  board === undefined ? gameKey(game, 'result') : boardKey(game, board, 'result');

/** Whether one text stands for every board: a forfeit, “postponed” and its like, or nothing. */
const isForAll = (typed: string): boolean => {
  const outcome = parseTyped(typed);
  return outcome === null || (outcome !== undefined && outcomeOf(outcome).kind !== 'played');
};

/** The results of a match, board by board. */
const boardByBoard = (event: TeamEvent, result: TypedResult): Result<readonly TypedResult[]> =>
  andThen(matchNumbered(event, result.game), ({ no: game, boards }) => {
    const numbers = boards.map(({ board }) => board);
    if (result.board !== undefined)
      return numbers.includes(result.board)
        ? ok([result])
        : fail(
            problem(
              'match-board-unknown',
              {},
              { match: game, board: result.board, choices: numbers.join(', ') },
            ),
          );
    const texts = result.typed.split(',');
    const [first = ''] = texts;
    if (texts.length !== numbers.length && !(texts.length === 1 && isForAll(first)))
      return fail(
        problem('match-results-count', {}, { match: game, boards: numbers.length, count: texts.length }),
      );
    return ok(numbers.map((board, index) => ({ game, board, typed: texts[index] ?? first })));
  });

const notUnderstood = (open: OpenTournament, result: TypedResult): Problem => {
  const { game, board, typed } = result;
  const cell = board === undefined ? null : identityOf(open).cell(keyOf(result));
  const place = cell ? located({ sheet: cell.sheet, area: area(cell.row, cell.column) }) : { game };
  return problem('result-not-understood', place, { typed });
};

const givenTwice = ({ game, board }: Place): Problem =>
  board === undefined
    ? problem('result-twice', { game })
    : problem('board-twice', {}, { match: game, board });

const unknownGames = ({ games }: Tournament, results: readonly Place[]): readonly Problem[] => {
  const known = new Set(games.map(({ no }) => no));
  return results
    .filter(({ game }) => !known.has(game))
    .map(({ game }) => problem('game-unknown', {}, { typed: game }));
};

const understood = (open: OpenTournament, typed: readonly TypedResult[]): Result<readonly Understood[]> => {
  const { tournament } = open;
  const split = isTeamEvent(tournament)
    ? andThen(allOf(typed.map((result) => boardByBoard(tournament, result))), (lists) => ok(lists.flat()))
    : ok(typed);
  return andThen(split, (results) => {
    const reading = { ...readingOf(tournament), leftIsWhite: true };
    const read = results.map((result) => ({ result, outcome: parseTyped(result.typed, reading) }));
    const keys = results.map(keyOf);
    const problems = [
      ...read.flatMap(({ result, outcome }) => (outcome === undefined ? [notUnderstood(open, result)] : [])),
      ...results.filter((result, index) => keys.indexOf(keyOf(result)) < index).map(givenTwice),
    ];
    return unlessProblems(problems.length > 0 ? problems : unknownGames(tournament, results), () =>
      read.map(({ result: { typed: text, ...place }, outcome = null }) => ({
        ...place,
        outcome,
        pending: parsePending(text),
      })),
    );
  });
};

interface Held {
  readonly outcome: OutcomeCode | null;
  readonly pending?: Pending;
}

/** The tournament with these results. */
const withResults = (tournament: Tournament, results: readonly Understood[]): Tournament => {
  const known = new Map(results.map((result) => [keyOf(result), result]));
  const recorded = <T extends Held>(place: Place, { pending: before, ...held }: T) => {
    const { outcome, pending } = known.get(keyOf(place)) ?? { outcome: held.outcome, pending: before };
    return { ...held, outcome, ...(pending ? { pending } : {}) };
  };
  if (!isTeamEvent(tournament))
    return { ...tournament, games: tournament.games.map((game) => recorded({ game: game.no }, game)) };
  return settled({
    ...tournament,
    games: tournament.games.map((match) => ({
      ...match,
      boards: match.boards.map((held) => recorded({ game: match.no, board: held.board }, held)),
    })),
  });
};

const outcomeAt = ({ games }: Tournament, { game: no, board }: Place): OutcomeCode | null => {
  const game = games.find((each) => each.no === no);
  return (board === undefined ? game : game?.boards?.find((each) => each.board === board))?.outcome ?? null;
};

/** The effect of results on a tournament. */
const consequences = (before: Tournament, results: readonly Understood[]): Omit<PlannedRecord, 'patch'> => {
  const after = withResults(before, results);
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
 * What recording results would do and, if one of them corrects an earlier result, whom it affects. Problems:
 * `result-not-understood`, `result-twice`, `game-unknown`; of matches `match-unknown`, `match-board-unknown`,
 * `match-results-count`, `board-twice`. Warnings: `game-ahead` for a game of a later round than the current one,
 * `may-be-expelled`; of matches, line-ups that now need a look.
 */
export const planRecord = (open: OpenTournament, typed: readonly TypedResult[]): Result<PlannedRecord> => {
  const { tournament } = open;
  return andThen(understood(open, typed), (results) => {
    const wanted = results.map(({ outcome, pending, ...place }): Wanted => {
      const isBoard = place.board !== undefined && outcome !== null;
      return [keyOf(place), pending ?? (isBoard ? makeTyped(outcome) : shownIn(tournament, outcome))];
    });
    return andThen(cellsFor(open, wanted), (cells) =>
      ok({ patch: { cells }, ...consequences(tournament, results) }),
    );
  });
};

/** Records results, all or none; the patch is empty if nothing differs. */
export const RECORD = change({
  id: 'record',
  of: 'all',
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
