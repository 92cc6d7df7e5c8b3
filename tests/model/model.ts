import { valueOf } from '../results';
import { makeTournament } from '../../src/core/tournament';
import type {
  ColourMethod,
  Numbering,
  NumberingMethod,
  Pin,
  SystemOptions,
  Tournament,
} from '../../src/core/model';
import { SYSTEMS } from '../../src/core/pairing/registry';
import { parseRating } from '../../src/core/ratings/rating';
import type { Result } from '../../src/core/result';
import { RULE_SETS } from '../../src/core/ruleSets';
import { scoringOf } from '../../src/core/results/outcome';
import { makeTyped } from '../../src/core/results/typed';
import { saidNow } from '../../src/app/step';
import type { CellValue } from '../../src/grid/cell';
import type { LogEntry } from '../../src/sheets/log/line';
import type { SheetRole } from '../../src/grid/plan';
import { generated } from '../generated';
import { outcomeOf, pendingOf, statusCell, statusOf } from './texts';

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
  /** For a change of the field: the tournament just before and just after it. */
  readonly field?: { readonly before: Held; readonly after: Held };
}

/** A tournament as a workbook has to hold it. */
export interface Held {
  /** As its sheets were made: when it was created, or when its field changed last. */
  readonly base: Tournament;
  /** Cells that were written since, by their names in the Log, and results as they were typed before. */
  readonly cells: ReadonlyMap<string, CellValue>;
  /** Those that stand, then those that were taken back since the last of them; after a new one these cannot be done again. */
  readonly taken: readonly Taken[];
  /** In order of the steps. */
  readonly log: readonly LogEntry[];
}

/** A sheet that is the copy of a tournament's: `place` is its place among the tournaments. */
export interface Copy {
  readonly id: string;
  readonly place: number;
  readonly sheet: SheetRole;
}

/** A workbook as plain data. */
export interface Model {
  readonly tournaments: readonly Held[];
  readonly copies: readonly Copy[];
}

/** What a tournament is made with. */
export interface Made {
  readonly players: number;
  readonly cycles: number;
  readonly system: string;
  readonly numbers: NumberingMethod;
  /** All else that can be chosen; preset where it is missing. */
  readonly chosen?: Chosen | undefined;
}

/** Settings of a tournament beside its field, its system and its numbers. */
export interface Chosen {
  readonly colours: ColourMethod;
  /** Players, counted from 0, round and round, and the board that they stay at, if any. */
  readonly pins: readonly { readonly player: number; readonly board: boolean }[];
  readonly exchangeLastTwo: boolean | undefined;
  readonly points: readonly number[];
  readonly rules: string;
  /** Whether the system has another choice than its own where it has any. */
  readonly options: boolean;
}

/** Told as if these numbers had come out of it. */
const numberingBy = (method: NumberingMethod, players: number): Numbering => ({
  method,
  ...(method === 'lots' ? { seed: 'apple' } : {}),
  ...(method === 'hand' ? { detail: Array.from({ length: players }, (_, index) => index + 1).join() } : {}),
});

/** The last board for one of the pinned; the other has the number that stays, which in some tables is at that board. */
const pinsOf = ({ pins }: Chosen, players: number): readonly Pin[] => {
  const [board, seat] = [pins.find((pin) => pin.board), pins.find((pin) => !pin.board)];
  const numbers = [
    ...(board ? [{ no: (board.player % players) + 1, board: Math.floor(players / 2) }] : []),
    ...(seat ? [{ no: (seat.player % players) + 1 }] : []),
  ];
  return players > 3
    ? numbers.filter(({ no }, index) => index === 0 || no !== numbers[0]!.no)
    : numbers.slice(0, 1);
};

/** The last choice of every option that the system has in a field of this size. */
const otherOptions = (system: string, players: number): SystemOptions =>
  Object.fromEntries(
    (SYSTEMS.find(({ id }) => id === system)?.options ?? []).flatMap(({ name, choices }) => {
      const last = choices(players).at(-1);
      return last === undefined ? [] : [[name, last]];
    }),
  );

/** The same tournament with what else was chosen, for which it is paired again. */
const withChosen = (base: Tournament, { system, players }: Made, chosen: Chosen): Tournament => {
  const rules = RULE_SETS.find(({ id }) => id === chosen.rules)!;
  const made = (pins: readonly Pin[]): Result<Tournament> =>
    makeTournament({
      ...base,
      numbering: { ...base.numbering, seed: base.numbering.seed ?? 'apple' },
      colours: chosen.colours,
      pins,
      exchangeLastTwo: chosen.exchangeLastTwo,
      scoring: valueOf(scoringOf(chosen.points)),
      ruleSet: rules.id,
      tieBreaks: rules.tieBreaks,
      ...(chosen.options ? { systemOptions: otherOptions(system, players) } : {}),
    });
  const pins = pinsOf(chosen, players);
  const both = made(pins);
  return valueOf(both.ok ? both : made(pins.slice(0, 1)));
};

/** A tournament without results; `place` tells tournaments of one workbook apart. */
export const newTournament = (made: Made, place: number): Tournament => {
  const { players, cycles, system, numbers, chosen } = made;
  const plain: Tournament = {
    ...generated({ players, cycles, system, seed: 100 * place + 10 * players + cycles, finished: 0 }),
    numbering: numberingBy(numbers, players),
  };
  return chosen ? withChosen(plain, made, chosen) : plain;
};

const quoted = (value: CellValue): string =>
  value === null ? '' : typeof value === 'string' ? `"${value}"` : String(value);

/** So many cells stand in one line of the Log. */
const CELLS_A_LINE = 200;

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

/** The line or lines of a step. */
export const linesOf = (
  base: Tournament,
  step: number,
  rule: string,
  cells: readonly Rewritten[],
): readonly LogEntry[] =>
  Array.from({ length: Math.ceil(cells.length / CELLS_A_LINE) }, (_, index) =>
    line(base, step, rule, cells.slice(index * CELLS_A_LINE, (index + 1) * CELLS_A_LINE)),
  );

/** The Log with the lines of one more step, and what they say of the tournament as the step finds it. */
export const withLines = (tournament: Held, lines: readonly LogEntry[]): readonly LogEntry[] => [
  ...tournament.log,
  ...saidNow(lines, tournamentOf(tournament), tournament.log),
];

export const nextStep = ({ log }: Held): number => log.at(-1)!.step + 1;

export const held = (base: Tournament): Held => ({
  base,
  cells: new Map(),
  taken: [],
  log: saidNow(
    [{ ...line(base, 1, 'create'), after: `players=${base.players.length} games=${base.games.length}` }],
    base,
    [],
  ),
});

const NAME = /^(game|player|round) (\d+) ?(\w*)$/;

/** What a cell was made with. */
const madeWith = ({ games, players, rests }: Tournament, name: string): CellValue => {
  const [, of, no, what] = NAME.exec(name)!;
  if (of === 'round') return rests.find(({ round }) => round === Number(no))!.player;
  if (of === 'game') {
    const { round, board, white, black, outcome, pending } = games[Number(no) - 1]!;
    const result = pending ?? (outcome === null ? null : makeTyped(outcome));
    return { '': result, round, board, left: white, right: black }[what!] ?? null;
  }
  const { name: called, rating, federation, adjustment, playOff, ...player } = players[Number(no) - 1]!;
  const [reason, status] = [player.adjustmentReason, statusCell(player.status)];
  const cells = { name: called, rating: rating?.typed, federation, adjustment, reason, status, playOff };
  return (cells as Readonly<Record<string, CellValue | undefined>>)[what!] ?? null;
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
    games: base.games.map(({ no, cycle }, index) => {
      const pending = pendingOf(resultOf(tournament, index));
      return {
        no,
        cycle,
        round: number(`game ${no} round`),
        board: number(`game ${no} board`),
        white: number(`game ${no} left`),
        black: number(`game ${no} right`),
        outcome: outcomeOf(resultOf(tournament, index)),
        ...(pending === null ? {} : { pending }),
      };
    }),
    rests: base.rests.map(({ round }) => ({ round, player: number(`round ${round} bye`) })),
    players: base.players.map(({ no }) => {
      const cell = (what: string): CellValue => cellOf(tournament, `player ${no} ${what}`);
      const [rating, adjustment, playOff] = [cell('rating'), cell('adjustment'), cell('playOff')];
      const [federation, reason, status] = [cell('federation'), cell('reason'), cell('status')].map(textOf);
      return {
        no,
        name: textOf(cell('name')),
        status: statusOf(status ?? ''),
        ...(rating === null ? {} : { rating: parseRating(rating as string | number) }),
        ...(federation ? { federation } : {}),
        ...(adjustment ? { adjustment: Number(adjustment) } : {}),
        ...(reason ? { adjustmentReason: reason } : {}),
        ...(playOff ? { playOff: Number(playOff) } : {}),
      };
    }),
  };
};

export const written = (tournament: Held, cells: readonly Rewritten[]): Held =>
  cells.reduce((result, { name, after }) => withCell(result, name, after), tournament);

/** After a step of the program that writes these cells; the same where nothing differs. */
export const afterStep = (
  tournament: Held,
  rule: string,
  wanted: readonly (readonly [name: string, write: CellValue])[],
): Held => {
  const { base } = tournament;
  const cells = wanted
    .map(([name, after]) => ({ name, before: cellOf(tournament, name), after }))
    .filter(({ before, after }) => before !== after);
  if (cells.length === 0) return tournament;
  const step = nextStep(tournament);
  return {
    ...written(tournament, cells),
    taken: [...standingSteps(tournament), { step, rule, cells, undone: false }],
    log: withLines(tournament, linesOf(base, step, rule, cells)),
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

/** The place of the tournament that a step is about. */
export const placeOf = ({ tournaments }: Model, which: number): number => which % tournaments.length;

export const withTournament = (model: Model, place: number, tournament: Held): Model => ({
  ...model,
  tournaments: model.tournaments.map((each, index) => (index === place ? tournament : each)),
});

/** Whether a copy of its Tournament sheet makes a tournament ambiguous. */
export const isAmbiguous = ({ copies }: Model, place: number): boolean =>
  copies.some((copy) => copy.place === place && copy.sheet === 'tournament');
