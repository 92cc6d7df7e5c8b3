import { present } from '../present';
import type { SystemId, SystemOptions } from '../model';
import { andThen, ok, type Result } from '../result';
import { defaultExchange, exchangeApplies, isExchanged } from './exchange';
import { checkRequest, type CheckedRequest, type ScheduleRequest } from './request';
import { tableSize, type Boards } from './system';
import { letterOf } from './letters';
import { systemOf } from './registry';

export interface ScheduledGame {
  readonly board: number;
  readonly white: number;
  readonly black: number;
}

/** Round numbers continue through the cycles; `bye` is the player without a game, `null` in an even field. */
export interface ScheduledRound {
  readonly round: number;
  readonly cycle: number;
  readonly games: readonly ScheduledGame[];
  readonly bye: number | null;
}

export interface Schedule {
  readonly system: SystemId;
  readonly players: number;
  readonly cycles: number;
  /** All that matter in this field, as asked for or by default. */
  readonly options: SystemOptions;
  readonly rounds: readonly ScheduledRound[];
}

/** A round of a field, filled with the pairs of a table, board by board. */
class FieldBoards implements Boards {
  readonly games: ScheduledGame[];
  rests: number | null = null;
  private filled = 0;
  /** The number of the table that stands for the bye; in an even field there is none. */
  private readonly bye: number;
  private readonly isTurned: boolean;

  constructor(players: number, bye: number, isTurned: boolean) {
    this.games = new Array<ScheduledGame>(Math.floor(players / 2));
    this.bye = bye;
    this.isTurned = isTurned;
  }

  pair(first: number, second: number): void {
    if (first === this.bye) this.rests = this.playerOf(second);
    else if (second === this.bye) this.rests = this.playerOf(first);
    else if (this.isTurned) this.play(second, first);
    else this.play(first, second);
  }

  private play(white: number, black: number): void {
    const index = this.filled++;
    this.games[index] = { board: index + 1, white: this.playerOf(white), black: this.playerOf(black) };
  }

  /** Players of an odd field have the numbers of the table, without the one that stands for the bye. */
  private playerOf(number: number): number {
    return number > this.bye ? number - 1 : number;
  }
}

/** The rounds of a checked request. */
const makeRounds = (
  { system, options }: CheckedRequest,
  request: ScheduleRequest,
): readonly ScheduledRound[] => {
  const { players, cycles = 1, literal } = request;
  const { exchangeLastTwo = defaultExchange(system.id, players, cycles, options) } = request;
  const n = tableSize(players);
  const bye = players === n ? n + 1 : system.bye(n, options);
  const exchanges = exchangeLastTwo && exchangeApplies(players, cycles);
  const rounds = new Array<ScheduledRound>((n - 1) * cycles);
  for (let index = 0; index < rounds.length; index++) {
    const cycle = Math.floor(index / (n - 1)) + 1;
    const place = (index % (n - 1)) + 1;
    const exchanged = exchanges && place >= n - 2 && isExchanged(n, cycle, cycles);
    const r = exchanged ? 2 * n - 3 - place : place;
    const boards = new FieldBoards(players, bye, cycle % 2 === 0);
    if (literal === true) present(system.literal)(n, r, boards);
    else system.round(n, r, boards, options);
    rounds[index] = { round: index + 1, cycle, games: boards.games, bye: boards.rests };
  }
  return rounds;
};

/**
 * The schedule of a request. Every cycle repeats the table with reversed colours. An odd field drops the game against the bye,
 * and its other boards are numbered from 1 in printed order. Problems as for `checkRequest`.
 */
export const makeSchedule = (request: ScheduleRequest): Result<Schedule> =>
  andThen(checkRequest(request), (checked) =>
    ok({
      system: checked.system.id,
      players: request.players,
      cycles: request.cycles ?? 1,
      options: checked.options,
      rounds: makeRounds(checked, request),
    }),
  );

/** The letter of a player's place in the table, A for the first; in an odd field the letter of the bye is skipped. */
export const letterLabels = ({
  system,
  players,
  options,
}: Omit<Schedule, 'rounds'>): ((no: number) => string) => {
  const found = systemOf(system);
  const n = tableSize(players);
  const bye = found.ok && n > players ? found.value.bye(n, options) : n + 1;
  return (no) => letterOf(no < bye ? no : no + 1);
};
