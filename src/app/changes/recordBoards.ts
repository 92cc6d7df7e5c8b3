import { entryAt } from '../../core/present';
import { outcomeOf, type OutcomeCode, type Pending } from '../../core/results/outcome';
import { problem, type Problem } from '../../core/problem';
import { allOf, andThen, fail, ok, unlessProblems, type Result } from '../../core/result';
import { settled } from '../../core/teamEvent/event';
import type { TeamEvent, Match } from '../../core/teamEvent/model';
import { matchNumbered } from '../../core/teamEvent/named';
import { makeTyped, parsePending, parseTyped } from '../../core/results/typed';
import { area } from '../../grid/cell';
import { located } from '../../sheets/findTournaments';
import { boardKey } from '../../sheets/log/key';
import { ofTeamsAlone, type OpenTeamEvent, type OpenTournament } from '../open';
import { cellsFor, type Wanted } from '../cells';
import { identityOf } from '../identity';
import { effectOf } from '../../core/conduct/effect';
import { newTeamWarnings } from '../../core/teamEvent/warnings';
import { change, type CellPlan } from './change';

/**
 * Results to record, home side first: of one board, or of all boards of a match in order. One forfeit stands for all boards, and
 * one empty text clears all.
 */
export type TypedTeamResult = { readonly match: number } & (
  { readonly board: number; readonly typed: string } | { readonly all: readonly string[] }
);

/** Results with their cells. */
export interface PlannedTeamRecord extends CellPlan {
  /** How many boards had another result before. */
  readonly corrected: number;
}

/** The meaning of a result at a board: an outcome, the word for an unfinished game, or nothing. */
interface Understood {
  readonly match: number;
  readonly board: number;
  readonly outcome: OutcomeCode | null;
  readonly pending: Pending | null;
}

const boardUnknown = ({ no, boards }: Match, board: number): Problem =>
  problem(
    'match-board-unknown',
    {},
    {
      match: no,
      board,
      choices: boards.map((each) => each.board).join(', '),
    },
  );

/** Whether one text stands for every board: a forfeit, or an empty one. */
const isForAll = (typed: string): boolean => {
  const outcome = parseTyped(typed);
  return outcome === null
    ? typed.trim() === ''
    : outcome !== undefined && outcomeOf(outcome).kind !== 'played';
};

const texts = (
  event: TeamEvent,
  result: TypedTeamResult,
): Result<readonly { readonly match: number; readonly board: number; readonly typed: string }[]> =>
  andThen(matchNumbered(event, result.match), (match) => {
    const { no, boards } = match;
    if ('board' in result)
      return boards.some(({ board }) => board === result.board)
        ? ok([{ match: no, board: result.board, typed: result.typed }])
        : fail(boardUnknown(match, result.board));
    const { all } = result;
    const [first = ''] = all;
    if (all.length !== boards.length && !(all.length === 1 && isForAll(first)))
      return fail(
        problem('match-results-count', {}, { match: no, boards: boards.length, count: all.length }),
      );
    return ok(boards.map(({ board }, index) => ({ match: no, board, typed: all[index] ?? first })));
  });

/** The cell of a board's result. */
const placeOf = (open: OpenTournament, match: number, board: number): Problem['place'] => {
  const cell = identityOf(open).cell(boardKey(match, board, 'result'));
  return cell ? located({ sheet: cell.sheet, area: area(cell.row, cell.column) }) : {};
};

const understood = (
  open: OpenTeamEvent,
  results: readonly TypedTeamResult[],
): Result<readonly Understood[]> =>
  andThen(allOf(results.map((result) => texts(open.tournament, result))), (lists) => {
    const typed = lists.flat();
    const outcomes = typed.map((each) => parseTyped(each.typed));
    const keys = typed.map(({ match, board }) => `${match} ${board}`);
    const problems = typed.flatMap(({ match, board, typed: text }, index): Problem[] => [
      ...(outcomes[index] === undefined
        ? [problem('result-not-understood', placeOf(open, match, board), { typed: text })]
        : []),
      ...(keys.indexOf(entryAt(keys, index)) < index ? [problem('board-twice', {}, { match, board })] : []),
    ]);
    return unlessProblems(problems, () =>
      typed.map(({ match, board, typed: text }, index) => ({
        ...{ match, board },
        outcome: outcomes[index] ?? null,
        pending: parsePending(text),
      })),
    );
  });

const withResults = (event: TeamEvent, results: readonly Understood[]): TeamEvent => {
  const known = new Map(results.map((result) => [`${result.match} ${result.board}`, result]));
  return settled({
    ...event,
    games: event.games.map((match) => ({
      ...match,
      boards: match.boards.map((board) => {
        const result = known.get(`${match.no} ${board.board}`);
        if (!result) return board;
        const { home, away, white } = board;
        const { outcome, pending } = result;
        return { board: board.board, home, away, white, outcome, ...(pending ? { pending } : {}) };
      }),
    })),
  });
};

const corrections = (event: TeamEvent, results: readonly Understood[]): number =>
  results.filter(({ match, board, outcome }) => {
    const before = event.games
      .find(({ no }) => no === match)
      ?.boards.find((each) => each.board === board)?.outcome;
    return (before ?? null) !== null && before !== outcome;
  }).length;

/**
 * Records results, all or none. Problems of its plan: `match-unknown`, `match-board-unknown`, `match-results-count`,
 * `result-not-understood`, `board-twice`. Warnings: line-ups that now need a look.
 */
export const RECORD_BOARDS = change({
  id: 'record',
  of: 'teams',
  words: {
    name: 'Results of a match',
    about: 'Shows which teams are affected. Leave blank to clear.',
    take: 'Record the results',
    step: 'Recorded results',
  },
  fields: [],
  input: (): readonly TypedTeamResult[] => [],
  plan: (opened, results): Result<PlannedTeamRecord> =>
    andThen(ofTeamsAlone(opened.open), (open) =>
      andThen(understood(open, results), (all) => {
        const { tournament } = open;
        const after = withResults(tournament, all);
        const wanted = all.map(({ match, board, outcome, pending }): Wanted => [
          boardKey(match, board, 'result'),
          pending ?? (outcome === null ? null : makeTyped(outcome)),
        ]);
        return andThen(cellsFor(open, wanted), (cells) =>
          ok({
            patch: { cells },
            corrected: corrections(tournament, all),
            affected: effectOf(tournament, after),
            warnings: newTeamWarnings(tournament, after),
          }),
        );
      }),
    ),
  rule: () => ({ did: 'change', id: 'record' }),
});
