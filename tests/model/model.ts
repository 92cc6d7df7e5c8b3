import type { Tournament } from '../../src/core/model';
import { parseRating } from '../../src/core/rating';
import type { CellValue } from '../../src/sheets/cell';
import type { LogEntry } from '../../src/sheets/log';
import { generated } from '../generated';
import { outcomeOf, pendingOf } from './texts';

export const TIME = '2026-11-20 09:00';

/** A cell by its name in the Log, which a step has changed; `null` is an empty cell. */
export interface Rewritten {
  readonly name: string;
  readonly before: CellValue;
  readonly after: CellValue;
}

/** A step of the program. */
export interface Taken {
  readonly step: number;
  readonly rule: string;
  readonly cells: readonly Rewritten[];
  readonly undone: boolean;
}

/** A tournament as a workbook has to hold it. */
export interface Held {
  /** As it was created. */
  readonly base: Tournament;
  /** Cells that were written since, by their names in the Log. */
  readonly cells: ReadonlyMap<string, CellValue>;
  readonly taken: readonly Taken[];
  /** In order of the steps. */
  readonly log: readonly LogEntry[];
}

/** A workbook as plain data. `ambiguous`: a copy of the Tournament sheet with this place among the tournaments. */
export interface Model {
  readonly tournaments: readonly Held[];
  readonly copies: readonly { readonly id: string; readonly ambiguous: number | null }[];
}

/** A tournament without results; `place` tells tournaments of one workbook apart. */
export const newTournament = (players: number, cycles: number, place: number): Tournament =>
  generated({ players, cycles, seed: 100 * place + 10 * players + cycles, finished: 0 });

const quoted = (value: CellValue): string =>
  value === null ? '' : typeof value === 'string' ? `"${value}"` : String(value);

const line = ({ id }: Tournament, step: number, rule: string, cells: readonly Rewritten[] = []): LogEntry => {
  const text = (part: (cell: Rewritten) => string): string => cells.map(part).join('\n');
  return {
    step,
    time: TIME,
    tournament: id,
    rule,
    cells: text(({ name }) => name),
    before: text(({ before }) => quoted(before)),
    after: text(({ after }) => quoted(after)),
  };
};

export const held = (base: Tournament): Held => ({
  base,
  cells: new Map(),
  taken: [],
  log: [{ ...line(base, 1, 'create'), after: `players=${base.players.length} games=${base.games.length}` }],
});

const NAME = /^(game|player) (\d+) ?(\w*)$/;

/** What a cell was made with. */
const madeWith = ({ games, players }: Tournament, name: string): CellValue => {
  const [, of, no, what] = NAME.exec(name)!;
  if (of === 'game') {
    const { round, board, white, black } = games[Number(no) - 1]!;
    return { round, board, left: white, right: black }[what!] ?? null;
  }
  const { name: called, rating, federation } = players[Number(no) - 1]!;
  return { name: called, rating: rating?.typed, federation }[what!] ?? null;
};

/** What a cell holds, by its name in the Log. */
export const cellOf = ({ base, cells }: Held, name: string): CellValue =>
  cells.has(name) ? cells.get(name)! : madeWith(base, name);

export const withCell = (tournament: Held, name: string, value: CellValue): Held => ({
  ...tournament,
  cells: new Map(tournament.cells).set(name, value === '' ? null : value),
});

const textOf = (value: CellValue): string => (value === null ? '' : String(value));

/** The text in the Result cell of a game, counted from 0. */
export const resultOf = (tournament: Held, game: number): string =>
  textOf(cellOf(tournament, `game ${game + 1}`));

export const withResult = (tournament: Held, game: number, text: string): Held =>
  withCell(tournament, `game ${game + 1}`, text);

/** The tournament that the program has to read. */
export const tournamentOf = (tournament: Held): Tournament => {
  const { base } = tournament;
  const number = (name: string): number => Number(cellOf(tournament, name));
  return {
    ...base,
    columnFormats: [],
    games: base.games.map((game, index) => {
      const pending = pendingOf(resultOf(tournament, index));
      return {
        ...game,
        round: number(`game ${game.no} round`),
        board: number(`game ${game.no} board`),
        white: number(`game ${game.no} left`),
        black: number(`game ${game.no} right`),
        outcome: outcomeOf(resultOf(tournament, index)),
        ...(pending === null ? {} : { pending }),
      };
    }),
    players: base.players.map(({ no }) => {
      const cell = (what: string): CellValue => cellOf(tournament, `player ${no} ${what}`);
      const [rating, adjustment] = [cell('rating'), cell('adjustment')];
      const [federation, reason, status] = [cell('federation'), cell('reason'), cell('status')].map(textOf);
      return {
        no,
        name: textOf(cell('name')),
        status: status === 'annulled' || status === 'withdrawn' ? status : 'playing',
        ...(rating === null ? {} : { rating: parseRating(rating as string | number) }),
        ...(federation ? { federation } : {}),
        ...(adjustment ? { adjustment: Number(adjustment) } : {}),
        ...(reason ? { adjustmentReason: reason } : {}),
      };
    }),
  };
};

const written = (tournament: Held, cells: readonly Rewritten[]): Held =>
  cells.reduce((result, { name, after }) => withCell(result, name, after), tournament);

/** After a step of the program that writes these cells; the same where nothing differs. */
export const afterStep = (
  tournament: Held,
  rule: string,
  wanted: readonly (readonly [name: string, write: CellValue])[],
): Held => {
  const { base, taken, log } = tournament;
  const cells = wanted
    .map(([name, after]) => ({ name, before: cellOf(tournament, name), after }))
    .filter(({ before, after }) => before !== after);
  if (cells.length === 0) return tournament;
  const step = log.length + 1;
  return {
    ...written(tournament, cells),
    taken: [...taken, { step, rule, cells, undone: false }],
    log: [...log, line(base, step, rule, cells)],
  };
};

/** After results were recorded: games counted from 0, and what then stands there. */
export const afterRecord = (tournament: Held, games: readonly number[], shown: string): Held =>
  afterStep(
    tournament,
    'record',
    games.map((game) => [`game ${game + 1}`, shown === '' ? null : shown] as const),
  );

/** The steps that were not taken back. */
export const standingSteps = ({ taken }: Held): readonly Taken[] => taken.filter(({ undone }) => !undone);

/** What undo answers with, by code; `null` if it takes the last step back. */
export const undoRefusal = (tournament: Held): string | null => {
  const last = standingSteps(tournament).at(-1);
  if (!last) return 'undo-nothing';
  return last.cells.every(({ name, after }) => cellOf(tournament, name) === after)
    ? null
    : 'changed-meanwhile';
};

/** After the last step was taken back, where undo is not refused. */
export const afterUndo = (tournament: Held): Held => {
  const { base, taken, log } = tournament;
  const last = standingSteps(tournament).at(-1)!;
  const back = last.cells.map(({ name, before, after }) => ({ name, before: after, after: before }));
  return {
    ...written(tournament, back),
    taken: taken.map((each) => (each === last ? { ...each, undone: true } : each)),
    log: [...log, line(base, log.length + 1, `undo ${last.step}`, back)],
  };
};

/** The place of the tournament that a step is about. */
export const placeOf = ({ tournaments }: Model, which: number): number => which % tournaments.length;

export const withTournament = (model: Model, place: number, tournament: Held): Model => ({
  ...model,
  tournaments: model.tournaments.map((each, index) => (index === place ? tournament : each)),
});

/** Whether a copy of its Tournament sheet makes a tournament ambiguous. */
export const isAmbiguous = ({ copies }: Model, place: number): boolean =>
  copies.some(({ ambiguous }) => ambiguous === place);
