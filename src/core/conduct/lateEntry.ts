import { present } from '../present';
import type { Entrant } from '../tournament';
import { type Game, type Player, plays, type SystemOptions, type Tournament } from '../model';
import type { OutcomeCode } from '../results/outcome';
import { makeSchedule, type Schedule } from '../pairing/schedule';
import { systemOf } from '../pairing/registry';
import { problem, type Problem } from '../problem';
import { andThen, fail, ok, type Result, unlessProblems } from '../result';
import { withTimes } from '../calendar/laid';
import { optionsWith } from '../pairing/anySystem';
import { listedBoards, teamGamesProblem, teamSizeProblems, whiteOnOddIn } from '../teamEvent/create';
import { assembled } from '../teamEvent/event';
import { isTeamEvent, type EventTeam } from '../teamEvent/model';
import { currentRound } from './owed';

/** A tournament with one more player, on the empty seat. */
export interface LateEntry {
  readonly tournament: Tournament;
  readonly player: Player;
  /** Their games in rounds that are already over, by number: they have to catch up. */
  readonly catchUp: readonly number[];
}

/** The options for a table of one more player: with the shifting movement, the player on the empty seat is the anchor. */
const optionsOfTable = (tournament: Tournament, newcomer: number): SystemOptions => ({
  ...optionsWith(
    tournament,
    Array.from({ length: newcomer }, () => ({})),
  ),
  ...(tournament.system === 'shift' ? { anchor: String(newcomer) } : {}),
});

/** The newcomer's number in the table: that of the bye. */
const seatOf = ({ system, systemOptions }: Tournament, size: number, newcomer: number): Result<number> =>
  andThen(systemOf(system), ({ bye }) => ok(system === 'shift' ? newcomer : bye(size, systemOptions)));

/** Who has White when the newcomer meets the others in the table, by cycle and opponent. */
const coloursIn = ({ rounds }: Schedule, seat: number, newcomer: number) => {
  const playerOf = (number: number): number =>
    seat === newcomer ? number : number === seat ? newcomer : number > seat ? number - 1 : number;
  const whites = new Map<string, boolean>();
  for (const { cycle, games } of rounds)
    for (const { white, black } of games) {
      const [one, other] = [playerOf(white), playerOf(black)];
      if (one === newcomer) whites.set(`${cycle} ${other}`, true);
      if (other === newcomer) whites.set(`${cycle} ${one}`, false);
    }
  return (cycle: number, opponent: number): boolean => whites.get(`${cycle} ${opponent}`) === true;
};

/** Nobody waits for players who have left: their games become forfeits, unless none of their games count. */
const outcomeAgainst = (opponent: Player, isWhite: boolean): OutcomeCode | null =>
  opponent.status === 'withdrawn' ? (isWhite ? '+-' : '-+') : null;

const boardsIn = (games: readonly Game[], round: number): number =>
  games.reduce((most, game) => (game.round === round ? Math.max(most, game.board) : most), 0);

/**
 * Their games: in each round against the player with the bye, on the date of the round if a board is free, at a board after the
 * others.
 */
const gamesOf = (
  tournament: Tournament,
  { no: newcomer, ...player }: Player,
  isWhite: ReturnType<typeof coloursIn>,
): readonly Game[] => {
  const { games, rests, players } = tournament;
  const met = new Map<number, number>();
  const first = games.reduce((most, { no }) => Math.max(most, no), 0) + 1;
  const own = [...rests]
    .sort((one, other) => one.round - other.round)
    .map(({ round, player }, index) => {
      const cycle = (met.get(player) ?? 0) + 1;
      met.set(player, cycle);
      const hasWhite = isWhite(cycle, player);
      const opponent = present(players.find(({ no }) => no === player));
      return {
        no: first + index,
        round,
        board: boardsIn(games, round) + 1,
        cycle,
        white: hasWhite ? newcomer : player,
        black: hasWhite ? player : newcomer,
        outcome: outcomeAgainst(opponent, hasWhite),
      };
    });
  return withTimes(tournament, [...players, { ...player, no: newcomer }], own);
};

/**
 * Whether everyone has one bye a cycle, in different rounds, without a game there: only then does a newcomer meet everyone, and
 * nobody plays twice in a round.
 */
const restsAreWhole = ({ rests, players, cycles, games }: Tournament): boolean => {
  const resting = new Map(rests.map(({ round, player }) => [round, player]));
  return (
    resting.size === rests.length &&
    players.every(({ no }) => rests.filter(({ player }) => player === no).length === cycles) &&
    games.every(({ round, white, black }) => ![white, black].includes(resting.get(round) ?? 0))
  );
};

/** Why nobody can enter late: `late-entry-full`, `late-entry-rests`. */
export const lateEntryProblems = (tournament: Tournament): readonly Problem[] => {
  const { players, games } = tournament;
  if (players.length % 2 === 0) {
    // Who has left without a result cannot be told from a place that was never taken.
    const left = players
      .filter(
        ({ no, status }) =>
          status !== 'playing' && games.some((game) => game.outcome !== null && plays(no)(game)),
      )
      .map(({ name }) => name);
    return [problem('late-entry-full', {}, { count: players.length, left: left.join(', ') || 'none' })];
  }
  return restsAreWhole(tournament) ? [] : [problem('late-entry-rests')];
};

/** The games of a newcomer, with their boards where teams meet. Problems: `team-size`, `team-event-large`. */
const withBoards = (before: Tournament, player: Player, own: readonly Game[]): Result<readonly Game[]> => {
  if (!isTeamEvent(before)) return ok(own);
  const teams = [...before.players, { ...player, members: player.members ?? [] }];
  const { boards } = before.discipline;
  const whiteOnOdd = whiteOnOddIn(before);
  const teamOf = (no: number): EventTeam => present(teams.find((team) => team.no === no));
  return unlessProblems(
    [
      ...teamSizeProblems({ teams: teams.slice(-1) }),
      ...teamGamesProblem((before.games.length + own.length) * boards),
    ],
    () =>
      own.map((game) => ({
        ...game,
        boards: listedBoards(teamOf(game.white), teamOf(game.black), boards, whiteOnOdd),
      })),
  );
};

/**
 * Enters a player on the empty seat of an odd field. In each round they meet the player with the bye, with the colours that the
 * table has for that seat. All other games keep number, round, board and colours. Problems: `late-entry-full` in an even field,
 * `late-entry-rests` if changes by hand have moved the byes, those of `makeSchedule`, `system-of-teams`.
 */
export const lateEntry = (tournament: Tournament, entrant: Entrant): Result<LateEntry> => {
  const { players, cycles, system } = tournament;
  const newcomer = players.length + 1;
  const [closed] = lateEntryProblems(tournament);
  if (closed) return fail(closed);
  const options = optionsOfTable(tournament, newcomer);
  const schedule = makeSchedule({ system, players: newcomer, cycles, exchangeLastTwo: false, options });
  if (!schedule.ok) return schedule;
  const seat = seatOf(tournament, newcomer, newcomer);
  if (!seat.ok) return seat;
  const table = schedule.value;
  const player: Player = { ...entrant, no: newcomer, status: 'playing' };
  const games = gamesOf(tournament, player, coloursIn(table, seat.value, newcomer));
  const current = currentRound(tournament);
  return andThen(withBoards(tournament, player, games), (own) =>
    ok({
      player,
      tournament: assembled({
        ...tournament,
        players: [...players, player],
        games: [...tournament.games, ...own],
        rests: [],
        ...(Object.keys(table.options).length === 0 ? {} : { systemOptions: table.options }),
      }),
      catchUp: own.filter(({ round, outcome }) => round < current && outcome === null).map(({ no }) => no),
    }),
  );
};
