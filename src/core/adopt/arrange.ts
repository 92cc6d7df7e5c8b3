import type { SystemId } from '../model';
import { pairKey } from '../grouped';
import { present } from '../present';
import { problem, type Problem, type ProblemPlace } from '../problem';
import { fail, ok, type Result } from '../result';
import { systemOf } from '../pairing/registry';
import {
  type FoundIn,
  type Meeting,
  byPair,
  fit,
  standardTables,
  type Placed,
  type StandardTable,
} from './tables';
import { layBoards, layColours, layRounds } from './lay';

/**
 * Where rounds or colours come from. `given`: the table has them all. `inferred`: only one standard table fits what is known.
 * `asked`: the organiser named the system. `laid-down`: nothing tells, or more than one table fits.
 */
export type Origin = 'given' | 'inferred' | 'asked' | 'laid-down';

/** What we added to the games. */
export interface Inferred {
  readonly rounds: Origin;
  readonly colours: Origin;
  /** The system whose table gave them; `null` if none did. */
  readonly system: SystemId | null;
  /** The systems whose tables fit what is known, if more than one does. */
  readonly fitting: readonly SystemId[];
  /** How many games got a round, and how many got colours. */
  readonly roundsOf: number;
  readonly coloursOf: number;
  /** How many of these games are finished: nobody can know more about the others. */
  readonly finished: { readonly rounds: number; readonly colours: number };
}

/** All games of a field, each with its round, board and colours. */
export interface Arranged {
  readonly games: readonly Placed[];
  readonly rounds: number;
  readonly system: SystemId;
  readonly exchangeLastTwo: boolean;
  readonly inferred: Inferred;
}

/** What to arrange: players are places from 0 in the order of their numbers. */
export interface ArrangeRequest extends FoundIn {
  readonly meetings: readonly Meeting[];
  readonly cycles: number;
  readonly system?: SystemId | undefined;
  /** Whether to name the system of a schedule even if the table has all of it. */
  readonly recognise?: boolean | undefined;
}

/** The meetings, with those that the table leaves out: every two players meet once in each cycle. */
const completed = (players: number, cycles: number, meetings: readonly Meeting[]): readonly Meeting[] => {
  const pairs = byPair(meetings);
  const all: Meeting[] = [];
  for (let one = 0; one < players; one++)
    for (let other = one + 1; other < players; other++) {
      const own = pairs.get(pairKey(one, other)) ?? [];
      const blank: Meeting = { one, other, outcome: null, white: null, round: null, cells: [] };
      for (let cycle = 0; cycle < Math.max(cycles, own.length); cycle++) all.push(own[cycle] ?? blank);
    }
  return all;
};

const signature = (games: readonly Placed[]): string =>
  games
    .map(({ one, other, white, round }) => `${one},${other},${white},${round}`)
    .sort()
    .join(';');

/** A table that fits all that is known, and the games it leads to. */
interface Fitting {
  readonly table: StandardTable;
  readonly games: readonly Placed[];
}

/** Tables that fit all that is known. Those with all colours reversed count only if none fits as it is. */
const fitting = (tables: readonly StandardTable[], meetings: readonly Meeting[]): readonly Fitting[] => {
  const among = (turned: boolean): readonly Fitting[] =>
    tables
      .filter((table) => table.turned === turned)
      .flatMap((table) => {
        const found = fit(table, meetings);
        return 'placed' in found ? [{ table, games: found.placed }] : [];
      });
  const own = among(false);
  return own.length > 0 ? own : among(true);
};

/** What nothing tells about the games. */
type Lacking = Pick<Inferred, 'roundsOf' | 'coloursOf' | 'finished'>;

const lackingIn = (meetings: readonly Meeting[]): Lacking => {
  const finished = meetings.filter(({ outcome }) => outcome !== null);
  const rounds = (all: readonly Meeting[]): number => all.filter(({ round }) => round === null).length;
  const colours = (all: readonly Meeting[]): number => all.filter(({ white }) => white === null).length;
  return {
    roundsOf: rounds(meetings),
    coloursOf: colours(meetings),
    finished: { rounds: rounds(finished), colours: colours(finished) },
  };
};

/** All games in their places, and where the unknown parts come from. */
const arranged = (
  games: readonly Placed[],
  { system, exchangeLastTwo }: Pick<StandardTable, 'system' | 'exchangeLastTwo'>,
  lacking: Lacking,
  { origin, from, systems }: { origin: Origin; from: SystemId | null; systems: readonly SystemId[] },
): Arranged => ({
  games,
  rounds: games.reduce((last, { round }) => Math.max(last, round), 0),
  system,
  exchangeLastTwo,
  inferred: {
    rounds: lacking.roundsOf === 0 ? 'given' : origin,
    colours: lacking.coloursOf === 0 ? 'given' : origin,
    system: lacking.roundsOf + lacking.coloursOf === 0 ? null : from,
    fitting: systems,
    ...lacking,
  },
});

/** The games by a table that fits: the only one, the one asked for, or the first of several. */
const byTable = (
  [first, ...more]: readonly [Fitting, ...Fitting[]],
  lacking: Lacking,
  asked: SystemId | undefined,
  known: boolean,
): Arranged => {
  const { table, games } = first;
  const isOne = more.every((other) => signature(other.games) === signature(games));
  const origin = asked !== undefined ? 'asked' : known && isOne ? 'inferred' : 'laid-down';
  const all = [...new Set([first, ...more].map((each) => each.table.system))];
  const systems = origin === 'laid-down' && known ? all : [];
  return arranged(games, table, lacking, { origin, from: table.system, systems });
};

/**
 * Gives all games of a field their rounds and colours: those that are known, else those of the only standard table that fits,
 * else those of the system asked for, or of Berger's table. Problems: `system-unknown` and its like, `adopt-system-differs` if
 * the system asked for does not fit the table.
 */
export const arrange = (request: ArrangeRequest): Result<Arranged> => {
  const { names, cycles, system: asked, recognise = false } = request;
  const checked = systemOf(asked ?? 'berger');
  if (!checked.ok) return checked;
  const meetings = completed(names.length, cycles, request.meetings);
  const lacking = lackingIn(meetings);
  const isComplete = lacking.roundsOf + lacking.coloursOf === 0;
  const isSure = isComplete && asked === undefined && !recognise;
  const tables = isSure ? [] : standardTables(names.length, cycles, asked);
  const [first, ...more] = fitting(tables, meetings);
  if (asked !== undefined && !first) return noFit(request, asked, tables, meetings);
  if (first && !isComplete) {
    const known = request.meetings.some(({ round, white }) => round !== null || white !== null);
    return ok(byTable([first, ...more], lacking, asked, known));
  }
  if (first && recognise)
    return ok(
      arranged(first.games, first.table, lacking, { origin: 'given', from: first.table.system, systems: [] }),
    );
  const [base] = standardTables(names.length, cycles, 'berger');
  if (!base) return sizeProblem('berger', names.length);
  const laid = layBoards(layColours(layRounds(meetings, base)));
  const table = first?.table ?? { system: asked ?? 'berger', exchangeLastTwo: false };
  const from = lacking.roundsOf > 0 ? 'berger' : null;
  return ok(arranged(laid, table, lacking, { origin: 'laid-down', from, systems: [] }));
};

const noFit = (
  { sheet, names }: ArrangeRequest,
  asked: SystemId,
  [table]: readonly StandardTable[],
  meetings: readonly Meeting[],
): Result<never> => {
  const found = table && fit(table, meetings);
  if (!found || 'placed' in found) return sizeProblem(asked, names.length);
  return fail(differs(sheet, asked, found.misfit, names));
};

const sizeProblem = (system: SystemId, count: number): Result<never> => {
  const found = systemOf(system);
  if (!found.ok) return found;
  return fail(problem('system-size', {}, { system, count, ...found.value.sizes }));
};

const differs = (
  sheet: string,
  system: SystemId,
  { one, other, cells }: Meeting,
  names: readonly string[],
): Problem =>
  problem(
    'adopt-system-differs',
    { sheet, cell: present(cells[0]) },
    {
      system,
      name: present(names[one]),
      opponent: present(names[other]),
    },
  );

/** Warnings about rounds and colours that the table does not give: of games that were played, else of games to come. */
export const inferredWarnings = (place: ProblemPlace, inferred: Inferred): readonly Problem[] => {
  const { rounds, colours, system, fitting, roundsOf, coloursOf, finished } = inferred;
  const open = Math.max(roundsOf, coloursOf);
  if (rounds === 'inferred' || colours === 'inferred')
    return [problem('adopt-inferred', place, { count: open, system: system ?? '' })];
  if (rounds !== 'laid-down' && colours !== 'laid-down') return [];
  const both = Math.min(finished.rounds, finished.colours);
  const told =
    both > 0
      ? problem('adopt-schedule-laid-down', place, { count: Math.max(finished.rounds, finished.colours) })
      : finished.rounds > 0
        ? problem('adopt-rounds-laid-down', place, { count: finished.rounds })
        : finished.colours > 0
          ? problem('adopt-colours-laid-down', place, { count: finished.colours })
          : problem('adopt-open-laid-down', place, { count: open });
  return [
    told,
    ...(fitting.length === 0 ? [] : [problem('adopt-tables-fit', place, { choices: fitting.join(', ') })]),
  ];
};
