import {
  exchangeGames as exchanged,
  turnColours as turned,
  type Exchanged,
  type HandChange,
} from '../core/conduct/handChange';
import { withMadeCycles } from '../core/conduct/madeCycles';
import { scheduleFaults } from '../core/conduct/scheduleFaults';
import type { Problem } from '../core/problem';
import { andThen, ok, type Result } from '../core/result';
import { located } from '../sheets/found';
import type { Patch, Workbook } from '../workbook/port';
import { gameKey } from '../sheets/log/key';
import { makeRule } from '../sheets/log/rule';
import { cellsFor, shownIn, sidesOf, type Wanted } from './cells';
import { restsOf } from './keyedCells';
import { identityOf } from './identity';
import type { OpenTournament } from './open';
import { takeStep, type Occasion } from './step';

/** A change by hand with the cells that carry it out. */
export interface PlannedHandChange extends HandChange {
  readonly patch: Patch;
}

/** Pairs of games, by number, and what they exchange. */
export interface Exchange {
  readonly pairs: readonly (readonly [one: number, other: number])[];
  readonly what: Exchanged;
}

/** A problem of a game with the cell of its player on the left. */
const onSheet = (open: OpenTournament): ((found: Problem) => Problem) => {
  const { cell } = identityOf(open);
  return (found) => {
    const where = found.place.game === undefined ? null : cell(gameKey(found.place.game, 'left'));
    if (!where) return found;
    const { sheet, cell: at } = located({ sheet: where.sheet, area: { ...where, rows: 1, columns: 1 } });
    return { ...found, place: { ...found.place, sheet, cell: at } };
  };
};

const planned = (open: OpenTournament, change: Result<HandChange>): Result<PlannedHandChange> => {
  const place = onSheet(open);
  if (!change.ok) {
    const [first, ...more] = change.problems;
    return { ok: false, problems: [place(first), ...more.map(place)] };
  }
  const { games, rests, warnings } = change.value;
  const { tournament } = open;
  const before = new Map(tournament.games.map(({ no, outcome }) => [no, outcome]));
  const wanted = games.flatMap((game): readonly Wanted[] => [
    [gameKey(game.no, 'round'), game.round],
    [gameKey(game.no, 'board'), game.board],
    ...sidesOf(tournament, { ...game, game: game.no }),
    ...(game.outcome === before.get(game.no)
      ? []
      : [[gameKey(game.no, 'result'), shownIn(tournament, game.outcome)] as const]),
  ]);
  return andThen(cellsFor(open, [...wanted, ...restsOf({ rests })]), (cells) =>
    ok({ games, rests, warnings: warnings.map(place), patch: { cells } }),
  );
};

/** The tournament with the cycles that its sheets count by. */
const madeOf = ({ tournament }: OpenTournament) => withMadeCycles(tournament);

/** What reversing the colours of games would do. Problems: those of the core's `turnColours`, `workbook-part-missing`. */
export const planColours = (open: OpenTournament, games: readonly number[]): Result<PlannedHandChange> =>
  planned(open, turned(madeOf(open), games));

/** Reverses the colours of games in one step. Problems: those of `planColours` and `takeStep`. */
export const turnColours = (
  workbook: Workbook,
  games: readonly number[],
  occasion: Occasion,
): Promise<Result<PlannedHandChange>> =>
  takeStep(
    workbook,
    occasion,
    ({ open }) => planColours(open, games),
    () => makeRule({ did: 'colours' }),
  );

/** What exchanging games would do. Problems: those of the core's `exchangeGames`, `workbook-part-missing`. */
export const planExchange = (open: OpenTournament, { pairs, what }: Exchange): Result<PlannedHandChange> =>
  planned(open, exchanged(madeOf(open), pairs, what));

/** Exchanges games in one step. Problems: those of `planExchange` and `takeStep`. */
export const exchangeGames = (
  workbook: Workbook,
  exchange: Exchange,
  occasion: Occasion,
): Promise<Result<PlannedHandChange>> =>
  takeStep(
    workbook,
    occasion,
    ({ open }) => planExchange(open, exchange),
    () => makeRule({ did: 'exchange' }),
  );

/**
 * What is wrong with the rounds and numbers as they stand in the sheet, typed by hand or not, each game's with its cell.
 * A number that no player has cannot be opened at all (`workbook-cell`).
 */
export const checkSchedule = (open: OpenTournament): readonly Problem[] =>
  scheduleFaults(madeOf(open)).map(onSheet(open));
