import type { Tournament } from '../../src/core/model';
import type { LogEntry } from '../../src/sheets/log';
import { generated } from '../generated';
import { outcomeOf } from './texts';

export const TIME = '2026-11-20 09:00';

/** A game whose Result cell a step has changed. */
interface Rewritten {
  readonly game: number;
  readonly before: string;
  readonly after: string;
}

interface Recorded {
  readonly step: number;
  readonly games: readonly Rewritten[];
  readonly undone: boolean;
}

interface Person {
  readonly name: string;
  readonly status: 'playing' | 'annulled';
  readonly adjustment: number;
}

/** A tournament as a workbook has to hold it. */
export interface Held {
  /** As it was created. */
  readonly base: Tournament;
  /** What the Result cell of each game holds, in order of the games' numbers. */
  readonly results: readonly string[];
  readonly players: readonly Person[];
  readonly recorded: readonly Recorded[];
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

const line = ({ id }: Tournament, step: number, rule: string, games: readonly Rewritten[] = []): LogEntry => {
  const text = (part: (game: Rewritten) => string): string => games.map(part).join('\n');
  const quoted = (result: string): string => (result === '' ? '' : `"${result}"`);
  return {
    step,
    time: TIME,
    tournament: id,
    rule,
    cells: text(({ game }) => `game ${game + 1}`),
    before: text(({ before }) => quoted(before)),
    after: text(({ after }) => quoted(after)),
  };
};

export const held = (base: Tournament): Held => ({
  base,
  results: base.games.map(() => ''),
  players: base.players.map(({ name }) => ({ name, status: 'playing', adjustment: 0 })),
  recorded: [],
  log: [{ ...line(base, 1, 'create'), after: `players=${base.players.length} games=${base.games.length}` }],
});

/** The tournament that the program has to read. */
export const tournamentOf = ({ base, results, players }: Held): Tournament => ({
  ...base,
  columnFormats: [],
  games: base.games.map((game, index) => ({ ...game, outcome: outcomeOf(results[index]!) })),
  players: base.players.map((player, index) => {
    const { name, status, adjustment } = players[index]!;
    return { ...player, name, status, ...(adjustment === 0 ? {} : { adjustment }) };
  }),
});

export const withResult = (tournament: Held, game: number, text: string): Held => ({
  ...tournament,
  results: tournament.results.map((before, index) => (index === game ? text : before)),
});

export const withPlayer = (tournament: Held, player: number, change: Partial<Person>): Held => ({
  ...tournament,
  players: tournament.players.map((each, index) => (index === player ? { ...each, ...change } : each)),
});

const written = (tournament: Held, games: readonly Rewritten[]): Held =>
  games.reduce((result, { game, after }) => withResult(result, game, after), tournament);

/** After results were recorded; the same where nothing differs. */
export const afterRecord = (tournament: Held, games: readonly number[], shown: string): Held => {
  const { base, results, recorded, log } = tournament;
  const changed = games
    .filter((game) => results[game] !== shown)
    .map((game) => ({ game, before: results[game]!, after: shown }));
  if (changed.length === 0) return tournament;
  const step = log.length + 1;
  return {
    ...written(tournament, changed),
    recorded: [...recorded, { step, games: changed, undone: false }],
    log: [...log, line(base, step, 'record', changed)],
  };
};

const lastRecorded = ({ recorded }: Held): Recorded | undefined =>
  recorded.filter(({ undone }) => !undone).at(-1);

/** What undo answers with, by code; `null` if it takes the last step back. */
export const undoRefusal = (tournament: Held): string | null => {
  const last = lastRecorded(tournament);
  if (!last) return 'undo-nothing';
  return last.games.every(({ game, after }) => tournament.results[game] === after)
    ? null
    : 'changed-meanwhile';
};

/** After the last step was taken back, where undo is not refused. */
export const afterUndo = (tournament: Held): Held => {
  const { base, recorded, log } = tournament;
  const last = lastRecorded(tournament)!;
  const back = last.games.map(({ game, before, after }) => ({ game, before: after, after: before }));
  return {
    ...written(tournament, back),
    recorded: recorded.map((each) => (each === last ? { ...each, undone: true } : each)),
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
