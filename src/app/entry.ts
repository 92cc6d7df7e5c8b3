import { lateEntry } from '../core/conduct/lateEntry';
import { redraw, redrawWithout, type Redrawn } from '../core/conduct/redraw';
import { makeNumbering } from '../core/draw/numbers';
import type { Draw } from '../core/draw/protocol';
import type { Player, Tournament } from '../core/model';
import { playerNamed } from '../core/named';
import { isTeamSystem } from '../core/pairing/teams/ids';
import { problem, type Problem } from '../core/problem';
import { parseRating, ratingProblems } from '../core/rating';
import { andThen, fail, ok, unlessProblems, type Result } from '../core/result';
import { address, cellText, type CellValue } from '../grid/cell';
import { parseDraws } from '../sheets/log/draw';
import type { LogEntry } from '../sheets/log/line';
import { makeRule } from '../sheets/log/rule';
import { LONGEST_NAME, nameKey } from '../sheets/roster/text';
import type { Patch, Progress, Workbook } from '../workbook/port';
import {
  beforeChanges,
  changesBetween,
  keyedCells,
  isOfSchedule,
  isSameCell,
  leftBy,
  unlikeSystem,
} from './keyedCells';
import { identityOf } from './identity';
import { parseChanges, reversed, type LoggedChange } from '../sheets/log/changes';
import type { OpenTournament } from './open';
import { rebuild } from './rebuild';
import { begin, type Occasion, type OpenStep } from './step';

/** Who enters. */
export interface Newcomer {
  readonly name: string;
  /** As it is typed into the column Rating. */
  readonly rating?: string | number | null;
  readonly federation?: string | null;
  /** Where lots are drawn anew, from this seed; else from the same as before. */
  readonly seed?: string | undefined;
}

/** Who is taken off the list. */
export interface Removed {
  /** Name or pairing number. */
  readonly player: string | number;
  readonly seed?: string | undefined;
}

/** A game by its players' names. */
export interface NamedGame {
  readonly game: number;
  readonly round: number;
  readonly white: string;
  readonly black: string;
}

/** What becomes of a tournament when its field changes. */
export interface PlannedField {
  readonly tournament: Tournament;
  /** Who entered, under the number that he has now, or who is off the list, under the one that he had. */
  readonly player: Player;
  /** `seat`: on the empty seat, all else unchanged; the others as in `Redrawn`. */
  readonly by: Redrawn['by'] | 'seat';
  /** Games in rounds that are over, with which he has to catch up. */
  readonly catchUp: readonly NamedGame[];
  /** The order that was drawn, as in `Redrawn`. */
  readonly lines: Redrawn['lines'];
  /** What the Log tells of it. */
  readonly changes: readonly LoggedChange[];
}

/** A change of the field that was carried out; `warnings` are those of the port. */
export interface ChangedField extends PlannedField {
  readonly warnings: readonly Problem[];
}

/** Whether anything is known of a game: from then on nothing is drawn anew. */
const hasBegun = ({ games }: Tournament): boolean =>
  games.some(({ outcome, pending }) => outcome !== null || pending !== undefined);

const changesOf = (before: Tournament, after: Tournament): readonly LoggedChange[] => {
  const changes = changesBetween(keyedCells(before), keyedCells(after));
  const followsSystem = unlikeSystem(before).length === 0 && unlikeSystem(after).length === 0;
  return followsSystem ? changes.filter((change) => !isOfSchedule(change)) : changes;
};

const onePlayerList = ({ system }: Tournament): Result<null> =>
  isTeamSystem(system) ? fail(problem('system-of-teams', {}, { typed: system, choices: '' })) : ok(null);

const nameProblems = ({ players }: Tournament, name: string): readonly Problem[] => {
  const place = { field: 'name' };
  if (nameKey(name) === '') return [problem('name-missing', place)];
  if (name.length > LONGEST_NAME)
    return [problem('name-too-long', place, { length: name.length, most: LONGEST_NAME })];
  const other = players.find((player) => nameKey(player.name) === nameKey(name));
  return other ? [problem('name-duplicate', place, { name, other: other.name })] : [];
};

const entrantOf = ({ name, rating = null, federation = null }: Newcomer) => ({
  name: name.trim(),
  ...(rating === null || rating === '' ? {} : { rating: parseRating(rating) }),
  ...(federation === null || federation.trim() === '' ? {} : { federation: federation.trim() }),
});

const namedGames = ({ games, players }: Tournament, wanted: readonly number[]): readonly NamedGame[] => {
  const names = new Map(players.map(({ no, name }) => [no, name]));
  return games
    .filter(({ no }) => wanted.includes(no))
    .map(({ no, round, white, black }) => ({
      ...{ game: no, round },
      white: names.get(white) ?? '',
      black: names.get(black) ?? '',
    }));
};

const late = (before: Tournament, newcomer: Newcomer): Result<PlannedField> =>
  andThen(lateEntry(before, entrantOf(newcomer)), ({ tournament, player, catchUp }) =>
    ok({
      tournament,
      player,
      by: 'seat',
      catchUp: namedGames(tournament, catchUp),
      lines: [],
      changes: changesOf(before, tournament),
    }),
  );

const early = (before: Tournament, newcomer: Newcomer): Result<PlannedField> => {
  const entrant = entrantOf(newcomer);
  return andThen(redraw(before, [...before.players, entrant], newcomer.seed), ({ tournament, ...drawn }) => {
    const player = tournament.players.find(({ name }) => name === entrant.name)!;
    return ok({ tournament, ...drawn, player, catchUp: [], changes: changesOf(before, tournament) });
  });
};

/**
 * What entering a player would do: before the first result numbers are given anew in the way they were given before (FIDE
 * C.05: new lots); after it he can only take the empty seat of an odd field, and owes the games of the rounds that are
 * over. Problems: `name-missing name-too-long name-duplicate rating-invalid`, `system-of-teams`, those of `lateEntry` and `redraw`.
 */
export const planEntry = ({ tournament }: OpenTournament, newcomer: Newcomer): Result<PlannedField> =>
  andThen(onePlayerList(tournament), () =>
    andThen(
      unlessProblems(
        [...nameProblems(tournament, newcomer.name), ...ratingProblems(newcomer.rating, { field: 'rating' })],
        () => null,
      ),
      () => (hasBegun(tournament) ? late : early)(tournament, newcomer),
    ),
  );

/**
 * What taking a player off the list would do before the first result: numbers are given anew, except that the last number
 * of an even field becomes the bye (FIDE C.05). Problems: `player-unknown`, `removal-too-late`, `system-of-teams`, those of
 * `redraw`.
 */
export const planRemoval = (
  { tournament }: OpenTournament,
  { player: typed, seed }: Removed,
): Result<PlannedField> =>
  andThen(onePlayerList(tournament), () =>
    andThen(playerNamed(tournament, typed), (player) =>
      hasBegun(tournament)
        ? fail(problem('removal-too-late', { player: player.name }, { player: player.name }))
        : andThen(redrawWithout(tournament, player.no, seed), ({ tournament: again, ...drawn }) =>
            ok({ tournament: again, ...drawn, player, catchUp: [], changes: changesOf(tournament, again) }),
          ),
    ),
  );

/** The draw as the Log has it after those before it; none where no lots were drawn. */
const drawnBy = (
  { tournament: { numbering }, by, lines }: PlannedField,
  log: readonly LogEntry[],
  time: string,
): readonly Draw[] => {
  const { no } = parseDraws(log).at(-1) ?? { no: 0 };
  const { seed = '' } = numbering;
  return by === 'lots' ? [{ no: no + 1, time, numbering: makeNumbering(numbering), seed, lines }] : [];
};

const take = async (
  workbook: Workbook,
  occasion: Occasion,
  what: 'enter' | 'remove',
  plan: (open: OpenTournament) => Result<PlannedField>,
  progress?: Progress,
): Promise<Result<ChangedField>> => {
  const { time } = occasion;
  const opened = await begin(workbook, occasion);
  if (!opened.ok) return opened;
  const planned = plan(opened.value.open);
  if (!planned.ok) return planned;
  const { tournament, player, by, changes } = planned.value;
  const draws = drawnBy(planned.value, opened.value.lines, time);
  const rule = makeRule({ did: what, player: player.no, by });
  const told = { rule, time, changes, draws };
  const written = await rebuild(workbook, opened.value, tournament, told, progress);
  return andThen(written, ({ warnings }) => ok({ ...planned.value, warnings }));
};

/** Enters a player, in one step that `undoLast` takes back. Problems: those of `planEntry`, `openStep` and `rebuild`. */
export const enterPlayer = (
  workbook: Workbook,
  newcomer: Newcomer,
  occasion: Occasion,
  progress?: Progress,
): Promise<Result<ChangedField>> =>
  take(workbook, occasion, 'enter', (open) => planEntry(open, newcomer), progress);

/** Takes a player off the list, in one step that `undoLast` takes back. Problems as above, of `planRemoval`. */
export const removePlayer = (
  workbook: Workbook,
  removed: Removed,
  occasion: Occasion,
  progress?: Progress,
): Promise<Result<ChangedField>> =>
  take(workbook, occasion, 'remove', (open) => planRemoval(open, removed), progress);

/** `changed-meanwhile` for each cell of the field that no longer holds what the step wrote. */
const changedSinceStep = (open: OpenTournament, changes: readonly LoggedChange[]): readonly Problem[] => {
  const now = keyedCells(open.tournament);
  const { cell } = identityOf(open);
  const differing = (key: string, expected: CellValue, found: CellValue): readonly Problem[] => {
    if (isSameCell(expected, found)) return [];
    const where = cell(key);
    const place = where
      ? { sheet: where.sheet, cell: address(where.row, where.column) }
      : { sheet: open.found.sheet };
    return [problem('changed-meanwhile', place, { expected: cellText(expected), found: cellText(found) })];
  };
  return [
    ...[...leftBy(changes, now)].flatMap(([key, left]) => differing(key, left, now.get(key) ?? null)),
    ...(changes.some(isOfSchedule)
      ? []
      : unlikeSystem(open.tournament).flatMap(({ key, before, after }) => differing(key, before, after))),
  ];
};

/** The cells, as far as they are there now, that a change of the field wrote. */
export const fieldPatch = (open: OpenTournament, step: readonly LogEntry[]): Patch => {
  const { cell } = identityOf(open);
  const cells = step.flatMap(parseChanges).flatMap(({ key, before, after }) => {
    const where = cell(key);
    return where ? [{ ...where, expect: before, write: after }] : [];
  });
  return { cells };
};

/**
 * Takes a change of the field back: the sheets are made again as they were. `changed-meanwhile`, with its cell, for all that
 * has changed since, such as the result of a game that would be gone. Problems else: those of `rebuild`.
 */
export const undoField = async (
  workbook: Workbook,
  opened: OpenStep,
  step: readonly LogEntry[],
  words: { readonly rule: string; readonly time: string },
  progress?: Progress,
): Promise<Result<unknown>> => {
  const { open } = opened;
  const changes = step.flatMap(parseChanges);
  const changed = unlessProblems(changedSinceStep(open, changes), () => null);
  if (!changed.ok) return changed;
  const told = { ...words, changes: reversed(changes) };
  return rebuild(workbook, opened, beforeChanges(open.tournament, changes), told, progress);
};
