import { largest } from '../extremes';
import { restsOfGames } from '../format/eventGames';
import type { Game, Tournament } from '../model';
import { entryAt } from '../present';
import { problem, type Problem } from '../problem';
import { andThen, fail, ok, allClear, type Result } from '../result';
import { MOST_CYCLES } from '../pairing/schedule';
import type { Entrant } from '../tournament';
import { mirror } from '../results/typed';
import { arrange, type Inferred } from './arrange';
import { pairKey } from '../grouped';
import { type Meeting, byPair, fit, standardTables, type Placed } from './tables';
import { strangersIn } from './strangers';
import { swissProblem } from './swiss';

/** A table that will become a tournament. Players are in the order of the table, each with their number. */
export interface AdoptRequest extends Pick<
  Tournament,
  'id' | 'event' | 'scoring' | 'ruleSet' | 'tieBreaks' | 'profile' | 'columns'
> {
  readonly columnFormats?: readonly string[];
  readonly paper?: Tournament['paper'];
  readonly sheet: string;
  readonly players: readonly (Entrant & { readonly no: number })[];
  readonly meetings: readonly Meeting[];
  /** How many times each pair meets; if absent, as often as any pair meets in the table. */
  readonly cycles?: number | undefined;
  readonly system?: string | undefined;
  /** The first cell of each player, in the order of `players`, if only games and byes name them. */
  readonly namedAt?: readonly string[] | undefined;
  /** Whether it is certain that all meet, as in a table with a column for each opponent. */
  readonly allMeet?: boolean;
  /** As `arrange` has it. */
  readonly recognise?: boolean;
}

/** A game as it was adopted. */
export interface AdoptedGame {
  readonly no: number;
  /** Whether its round and its colours stand in the table. */
  readonly roundGiven: boolean;
  readonly coloursGiven: boolean;
  /** The cells where it stands; none for a game still to be played. */
  readonly cells: readonly string[];
}

/** A tournament made of a table, and what we added to it. */
export interface AdoptedTournament {
  readonly tournament: Tournament;
  readonly games: readonly AdoptedGame[];
  readonly inferred: Inferred;
}

/** The players in order of their numbers, and where each place of the table is in that order. */
const numbered = ({ players }: Pick<AdoptRequest, 'players'>) => {
  const order = players
    .map(({ no }, place) => ({ no, place }))
    .sort((a, b) => a.no - b.no)
    .map(({ place }) => place);
  const placeOf = new Map(order.map((place, index) => [place, index]));
  return { order, placeOf: (place: number): number => placeOf.get(place) ?? place };
};

const renumbered = (meeting: Meeting, placeOf: (place: number) => number): Meeting => {
  const { one, other, white, outcome } = meeting;
  const [first, second] = [placeOf(one), placeOf(other)];
  const isUpper = first < second;
  return {
    ...meeting,
    one: isUpper ? first : second,
    other: isUpper ? second : first,
    white: white === null ? null : placeOf(white),
    outcome: outcome === null || isUpper ? outcome : mirror(outcome),
  };
};

/** The games in order of rounds and boards, the meetings of two numbered as they are played. */
const gamesOf = (placed: readonly Placed[]): readonly Game[] => {
  const inOrder = [...placed].sort((a, b) => a.round - b.round || a.board - b.board);
  const met = new Map<string, number>();
  return inOrder.map(({ one, other, white, round, board, outcome }, index) => {
    const cycle = (met.get(pairKey(one, other)) ?? 0) + 1;
    met.set(pairKey(one, other), cycle);
    const isOne = white === one;
    return {
      no: index + 1,
      round,
      board,
      cycle,
      white: white + 1,
      black: (isOne ? other : one) + 1,
      outcome: outcome === null || isOne ? outcome : mirror(outcome),
    };
  });
};

/** Whether only one pair meets so often, and somebody's meetings are short by more than one game. */
const isAlone = (
  often: number,
  most: number,
  pairs: readonly (readonly Meeting[])[],
  players: number,
): boolean =>
  often === 1 &&
  (pairs.length * 2 < players * (players - 1) || pairs.some(({ length }) => length < most - 1));

/**
 * How many times each pair meets: as often as any pair does. `adopt-meetings-uneven` if only a few meet so often, or one pair
 * before all have met: the table probably has a game twice.
 */
const cyclesOf = ({ meetings, players, cycles: asked, sheet }: AdoptRequest): Result<number> => {
  const pairs = [...byPair(meetings).values()];
  const most = Math.max(1, largest(pairs.map(({ length }) => length)));
  if (most > MOST_CYCLES || (asked !== undefined && most > asked)) {
    const often = pairs.find(({ length }) => length === most) ?? [];
    return fail(tooOften(often, players, sheet, asked ?? MOST_CYCLES));
  }
  if (asked !== undefined || most === 1) return ok(asked ?? 1);
  const often = pairs.filter(({ length }) => length === most);
  const isUsual = often.length * 5 >= pairs.length || often.length > 4;
  return isUsual && !isAlone(often.length, most, pairs, players.length)
    ? ok(most)
    : fail(tooOften(often[0] ?? [], players, sheet, most - 1));
};

const tooOften = (
  meetings: readonly Meeting[],
  players: AdoptRequest['players'],
  sheet: string,
  cycles: number,
): Problem => {
  const { one, other, cells } = entryAt(meetings, meetings.length - 1);
  return problem(
    'adopt-meetings-uneven',
    { sheet, ...(cells[0] === undefined ? {} : { cell: cells[0] }) },
    {
      name: entryAt(players, one).name,
      opponent: entryAt(players, other).name,
      count: meetings.length,
      cycles,
    },
  );
};

/** `adopt-swiss`, unless somebody said that all meet, how often, or by which system. */
const swissIn = (
  { allMeet = false, cycles, system, sheet }: AdoptRequest,
  players: number,
  meetings: readonly Meeting[],
): Problem | null => {
  const fitsTable = (): boolean =>
    standardTables(players, 1).some((table) => 'placed' in fit(table, meetings));
  return allMeet || cycles !== undefined || system !== undefined
    ? null
    : swissProblem({ players, meetings }, { sheet }, fitsTable);
};

/**
 * Makes a tournament from a table. Each pair meets as often as any pair does, and games without a result are still to be played.
 * Problems: `adopt-meetings-uneven`, `adopt-swiss`, `adopt-stranger` and those of `arrange`.
 */
export const adoptTournament = (request: AdoptRequest): Result<AdoptedTournament> => {
  const { sheet, players: listed, meetings: found, system: asked, recognise, ...rest } = request;
  const { paper, columnFormats } = request;
  const cycles = cyclesOf(request);
  if (!cycles.ok) return cycles;
  const { order, placeOf } = numbered(request);
  const players = order.map((place, index) => {
    return { ...entryAt(listed, place), no: index + 1, status: 'playing' as const };
  });
  const meetings = found.map((meeting) => renumbered(meeting, placeOf));
  const swiss = swissIn(request, players.length, meetings);
  if (swiss) return fail(swiss);
  const names = players.map(({ name }) => name);
  const namedAt = request.namedAt && order.map((place) => entryAt(request.namedAt ?? [], place));
  const strangers = strangersIn({ sheet, names }, meetings, cycles.value, namedAt);
  const known = allClear(strangers);
  if (!known.ok) return known;
  const wanted = { sheet, names, meetings, cycles: cycles.value, system: asked, recognise };
  return andThen(arrange(wanted), ({ games: placed, rounds, system, exchangeLastTwo, inferred }) => {
    const games = gamesOf(placed);
    const inOrder = [...placed].sort((a, b) => a.round - b.round || a.board - b.board);
    const given = new Map(meetings.map((meeting) => [meeting.cells, meeting]));
    const { id, event, scoring, ruleSet, tieBreaks, profile, columns } = rest;
    return ok({
      tournament: {
        id,
        event,
        system,
        cycles: cycles.value,
        exchangeLastTwo,
        rounds,
        players,
        columns,
        ...(columnFormats === undefined ? {} : { columnFormats }),
        teams: [],
        games,
        rests: restsOfGames(players, games),
        scoring,
        ruleSet,
        tieBreaks,
        numbering: { method: 'list' as const },
        profile,
        ...(paper === 'Letter' ? { paper } : {}),
      },
      games: inOrder.map(({ cells }, index) => ({
        no: index + 1,
        roundGiven: (given.get(cells)?.round ?? null) !== null,
        coloursGiven: (given.get(cells)?.white ?? null) !== null,
        cells,
      })),
      inferred,
    });
  });
};
