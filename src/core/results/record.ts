import { given } from '../format/fields';
import type { Tournament } from '../model';
import { problem, type Problem, type ProblemPlace } from '../problem';
import { allOf, andThen, fail, ok, unlessProblems, type Result } from '../result';
import { settled } from '../teamEvent/event';
import { isTeamEvent, type TeamEvent } from '../teamEvent/model';
import { matchNumbered } from '../teamEvent/lineUps';
import { outcomeOf, type OutcomeCode, type Pending } from './outcome';
import { isScore, parsePending, parseTyped, readingOf, setsTyped } from './typed';

/**
 * A result as somebody types it, White on the left: `1-0`, `½`, `0:1 ff`, `postponed`; empty for none. In a match of teams that is
 * one board, home side on the left; without a board, the text has the results of all boards, between commas. A forfeit or
 * “postponed” alone stands for all boards.
 */
export interface TypedResult {
  /** The number of the game or match. */
  readonly game: number;
  readonly board?: number;
  readonly typed: string;
}

/** Where a result belongs: a game, or a board of a match. */
export type ResultPlace = Pick<TypedResult, 'game' | 'board'>;

/** The meaning of a result: an outcome, the word for an unfinished game, or nothing. */
export interface ReadResult extends ResultPlace {
  readonly outcome: OutcomeCode | null;
  readonly pending: Pending | null;
  /** The text of a score, such as `B+3.5` or `3-1`, which says more than the outcome. */
  readonly score?: string;
  /** Its sets, as a game keeps them. */
  readonly sets?: string;
}

const keyOf = ({ game, board = 0 }: ResultPlace): string => `${game} ${board}`;

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

const givenTwice = ({ game, board }: ResultPlace): Problem =>
  board === undefined
    ? problem('result-twice', { game })
    : problem('board-twice', {}, { match: game, board });

/**
 * What typed results mean, board by board. `placeOf` locates one that is not understood. Problems: `result-not-understood` (`typed`),
 * `result-twice`, `game-unknown` (`typed`); of matches `match-unknown`, `match-board-unknown`, `match-results-count`, `board-twice`.
 */
export const readResults = (
  tournament: Tournament,
  typed: readonly TypedResult[],
  placeOf: (result: TypedResult) => ProblemPlace = ({ game }) => ({ game }),
  leftIsWhite = true,
): Result<readonly ReadResult[]> => {
  const isOfTeams = isTeamEvent(tournament);
  const single = isOfTeams
    ? andThen(allOf(typed.map((result) => boardByBoard(tournament, result))), (lists) => ok(lists.flat()))
    : ok(typed);
  return andThen(single, (results) => {
    const reading = { ...readingOf(tournament), leftIsWhite };
    const outcomes = results.map((result) => parseTyped(result.typed, reading));
    const keys = results.map(keyOf);
    const known = new Set(tournament.games.map(({ no }) => no));
    const problems = [
      ...results
        .filter((_, index) => outcomes[index] === undefined)
        .map((result) => problem('result-not-understood', placeOf(result), { typed: result.typed })),
      ...results.filter((result, index) => keys.indexOf(keyOf(result)) < index).map(givenTwice),
      ...results
        .filter(({ game, board }) => !known.has(game) || (board !== undefined && !isOfTeams))
        .map(({ game, board }) =>
          problem('game-unknown', {}, { typed: board === undefined ? game : `${game}.${board}` }),
        ),
    ];
    return unlessProblems(problems, () =>
      results.map(({ typed: text, ...place }, index) => ({
        ...place,
        outcome: outcomes[index] ?? null,
        pending: parsePending(text),
        ...(isScore(text, reading) ? given({ score: text.trim(), sets: setsTyped(text, reading) }) : {}),
      })),
    );
  });
};

interface Held {
  readonly outcome: OutcomeCode | null;
  readonly pending?: Pending;
  readonly sets?: string;
}

/** The tournament with results that were read. */
export const withReadResults = (tournament: Tournament, results: readonly ReadResult[]): Tournament => {
  const known = new Map(results.map((result) => [keyOf(result), result]));
  const recorded = <T extends Held>(place: ResultPlace, { pending: before, sets: former, ...held }: T) => {
    const { outcome, pending, sets } = known.get(keyOf(place)) ?? {
      ...{ outcome: held.outcome, pending: before, sets: former },
    };
    return { ...held, outcome, ...(pending ? { pending } : {}), ...(sets ? { sets } : {}) };
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

/** The tournament with typed results, all or none. Problems: those of `readResults`. */
export const withResults = (tournament: Tournament, typed: readonly TypedResult[]): Result<Tournament> =>
  andThen(readResults(tournament, typed), (results) => ok(withReadResults(tournament, results)));
