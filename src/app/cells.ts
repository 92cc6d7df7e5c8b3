import { plannedDate } from '../core/calendar/timing';
import type { Game, Tournament } from '../core/model';
import type { OutcomeCode } from '../core/results/outcome';
import { problem, type Problem } from '../core/problem';
import { fail, ok, type Result } from '../core/result';
import { typedFromLeft } from '../core/results/typed';
import { fromLeft } from '../core/results/sides';
import { choiceName } from '../language/choices';
import { address, cellText, type CellValue } from '../grid/cell';
import type { CellChange } from '../workbook/port';
import { dateCell } from '../sheets/dates';
import { gameKey, parseKey, type TimeCell, playerKey } from '../sheets/log/key';
import { identityOf } from './identity';
import type { OpenTournament } from './open';
import { nameWarnings } from '../core/names/name';
import { located } from '../sheets/findTournaments';

/** A cell by its key in the Log, and what it shall hold. */
export type Wanted = readonly [key: string, write: CellValue];

/** What a Result cell shows of an outcome: read from left to right, as the profile shows the sides. */
export const shownIn = (
  tournament: Pick<Tournament, 'profile'>,
  outcome: OutcomeCode | null,
): string | null => (outcome === null ? null : typedFromLeft(tournament, outcome));

/** The two numbers of a game as Pairings has them. */
export const sidesOf = (
  tournament: Pick<Tournament, 'profile'>,
  { game, white, black }: Pick<Game, 'white' | 'black'> & { readonly game: number },
): readonly Wanted[] => {
  const [left, right] = fromLeft(tournament, white, black);
  return [
    [gameKey(game, 'left'), left],
    [gameKey(game, 'right'), right],
  ];
};

/** The cells of when and where a game is played, those that there are. */
export const timesOf = (
  { dated, calendar = [] }: Pick<Tournament, 'dated' | 'calendar'>,
  game: Game,
): readonly Wanted[] => {
  const held: Readonly<Record<TimeCell, CellValue>> = {
    date: dateCell(game.date),
    planned: dateCell(plannedDate(game)),
    venue: game.venue ?? null,
    deadline: dateCell(game.deadline),
  };
  const cells: readonly TimeCell[] = dated ? ['date', ...calendar] : [];
  return cells.map((cell) => [gameKey(game.no, cell), held[cell]]);
};

/** Whether a key is of the result of a game or a board. */
export const isResult = (text: string): boolean => {
  const key = parseKey(text);
  return (key?.of === 'game' || key?.of === 'board') && key.cell === 'result';
};

/** A result has to be Text, or Excel makes a date of it; elsewhere a format stays as the organiser has it. */
const formatFor = (text: string): Pick<CellChange, 'format'> => (isResult(text) ? { format: '@' } : {});

/** A status stands on the sheets by its name; a team always shows one. */
const shownAs = ({ tournament }: OpenTournament, text: string, write: CellValue): CellValue => {
  const key = parseKey(text);
  if (key?.of !== 'player' || key.cell !== 'status') return write;
  const status = write ?? (tournament.discipline ? 'playing' : null);
  return typeof status === 'string' ? choiceName('status', status) : status;
};

/**
 * The cells of a patch, those left out that hold what they shall hold. `workbook-part-missing` for a cell that is not
 * there.
 */
export const cellsFor = (open: OpenTournament, wanted: readonly Wanted[]): Result<readonly CellChange[]> => {
  const { cell } = identityOf(open);
  const cells: CellChange[] = [];
  for (const [key, write] of wanted) {
    const where = cell(key);
    if (!where) return fail(problem('workbook-part-missing', { sheet: open.parts.sheet }, { part: key }));
    const shown = shownAs(open, key, write);
    if (where.expect !== shown) cells.push({ ...where, write: shown, ...formatFor(key) });
  }
  return ok(cells);
};

/** Whether two cells hold the same. An empty text counts as an empty cell. */
export const isSameCell = (one: CellValue, other: CellValue): boolean => (one ?? '') === (other ?? '');

/** Tells of a cell, by its key, that no longer has what a step wrote: `changed-meanwhile` at its place. */
export const tellingChanged = (open: OpenTournament) => {
  const { cell } = identityOf(open);
  return (key: string, expected: CellValue, found: CellValue): readonly Problem[] => {
    if (isSameCell(expected, found)) return [];
    const where = cell(key);
    const place = where
      ? { sheet: where.sheet, cell: address(where.row, where.column) }
      : { sheet: open.parts.sheet };
    return [problem('changed-meanwhile', place, { expected: cellText(expected), found: cellText(found) })];
  };
};

/** Where a player's name or rating stands. */
export const cellOf = (open: OpenTournament, no: number, what: 'name' | 'rating'): Problem['place'] => {
  const where = identityOf(open).cell(playerKey(no, what));
  return where ? located({ sheet: where.sheet, area: { ...where, rows: 1, columns: 1 } }) : {};
};

/** What should be known of the names of players, at their cells: `name-alike name-unseen`. */
export const playerNameWarnings = (open: OpenTournament): readonly Problem[] =>
  nameWarnings(open.tournament, ({ no }) => cellOf(open, no, 'name'));
