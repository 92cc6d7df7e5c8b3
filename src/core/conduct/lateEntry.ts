import { isStronger } from '../draw/colours';
import { countsOf } from '../grouped';
import { present, underKey } from '../present';
import type { Entrant } from '../tournament';
import { type Game, type Player, plays, type SystemOptions, type Tournament } from '../model';
import { restsOfGames } from '../format/eventGames';
import { given } from '../format/fields';
import { firstBoard } from '../sections/boards';
import type { OutcomeCode } from '../results/outcome';
import { defaultExchange, makeSchedule, type Schedule } from '../pairing/schedule';
import { systemOf } from '../pairing/registry';
import { problem, type Problem } from '../problem';
import { andThen, failAll, ok, type Result, unlessProblems } from '../result';
import { moreRoundDates, movedUp, withTimes } from '../calendar/planned';
import { optionsWith } from '../pairing/anySystem';
import { listedBoards, teamGamesProblem, teamSizeProblems, whiteOnOddIn } from '../teamEvent/create';
import { assembled } from '../teamEvent/event';
import { isTeamEvent, type EventTeam } from '../teamEvent/model';
import { addedRounds, type AddedRounds } from './addedRounds';
import { currentRound } from './owed';

/** A tournament with one more player. */
export interface LateEntry {
  readonly tournament: Tournament;
  readonly player: Player;
  /** `seat`: on the empty seat; `rounds`: with rounds added at the end. */
  readonly by: 'seat' | 'rounds';
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
const seatOf = ({ system, systemOptions }: Tournament, newcomer: number): Result<number> =>
  andThen(systemOf(system), ({ bye }) => ok(system === 'shift' ? newcomer : bye(newcomer, systemOptions)));

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

/**
 * The first two opponents, who change colours against the newcomer in all cycles where the last two rounds of a full field would
 * have changed places: so nobody has one colour three times in a row, but among four players.
 */
const turnedAgainst = (
  { rests, system, cycles }: Tournament,
  newcomer: number,
  options: SystemOptions,
): readonly number[] =>
  newcomer > 4 && defaultExchange(system, newcomer, cycles, options)
    ? rests.filter(({ round }) => round <= 2).map(({ player }) => player)
    : [];

/** Nobody waits for players who have left: their games become forfeits, unless none of their games count. */
const outcomeAgainst = (opponent: Player, isWhite: boolean): OutcomeCode | null =>
  opponent.status === 'withdrawn' ? (isWhite ? '+-' : '-+') : null;

/** Who meets whom, with which colours: by strength where that decides. */
const gameAgainst = ({ colours }: Tournament, opponent: Player, newcomer: Player, inTable: boolean) => {
  const hasWhite = (colours === 'strength' ? isStronger(newcomer, opponent) : null) ?? inTable;
  const [white, black] = hasWhite ? [newcomer.no, opponent.no] : [opponent.no, newcomer.no];
  return { white, black, outcome: outcomeAgainst(opponent, hasWhite) };
};

const lastNumber = (games: readonly Game[]): number => games.reduce((most, { no }) => Math.max(most, no), 0);

const boardsIn = (games: readonly Game[], round: number): number =>
  games.reduce((most, game) => (game.round === round ? Math.max(most, game.board) : most), 0);

/**
 * Their games: in each round against the player with the bye, on the date of the round if a board is free, at a board after the
 * others. In rounds that are over they are postponed, so that these rounds stay over.
 */
const gamesOf = (
  tournament: Tournament,
  newcomer: Player,
  isWhite: ReturnType<typeof coloursIn>,
): readonly Game[] => {
  const { games, rests, players } = tournament;
  const current = currentRound(tournament);
  const met = new Map<number, number>();
  const first = lastNumber(games) + 1;
  const own = [...rests]
    .sort((one, other) => one.round - other.round)
    .map(({ round, player }) => {
      const cycle = (met.get(player) ?? 0) + 1;
      met.set(player, cycle);
      return { round, opponent: present(players.find(({ no }) => no === player)), cycle };
    })
    // In the order of numbers, cycle follows cycle, also where a bye was moved to another one.
    .sort((one, other) => one.cycle - other.cycle)
    .map(({ round, opponent, cycle }, index) => {
      const against = gameAgainst(tournament, opponent, newcomer, isWhite(cycle, opponent.no));
      const isOwed = round < current && opponent.status === 'playing';
      const pending = isOwed ? ('postponed' as const) : undefined;
      return given({
        no: first + index,
        round,
        board: boardsIn(games, round) + 1,
        cycle,
        ...against,
        pending,
      });
    });
  return withTimes(tournament, [...players, newcomer], own, current);
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

/** Why no number is free, in a field that has begun. */
export const seatProblems = (tournament: Tournament): readonly Problem[] => {
  const { players, games, section = 'none' } = tournament;
  if (players.length % 2 === 0) {
    // Who has left without a result cannot be told from a place that was never taken.
    const left = players
      .filter(
        ({ no, status }) =>
          status !== 'playing' && games.some((game) => game.outcome !== null && plays(no)(game)),
      )
      .map(({ name }) => name);
    const values = { count: players.length, left: left.join(', ') || 'none', section };
    return [problem('late-entry-full', {}, values)];
  }
  return restsAreWhole(tournament) ? [] : [problem('late-entry-rests')];
};

/** What rounds at the end would do, if they can be added. */
const roundsOffered = (tournament: Tournament): readonly Problem[] => {
  const added = addedRounds(tournament);
  if (!added) return [];
  const { rounds, section = 'none' } = tournament;
  const values = { rounds: added.rounds - rounds, games: added.meets.size, moved: added.moved.size, section };
  return [problem('late-entry-rounds', {}, values)];
};

/**
 * Why nobody can enter late: `late-entry-full`, `late-entry-rests`; then `late-entry-rounds` where rounds at the end would help,
 * with their number, that of the newcomer's games and of the games that move.
 */
export const lateEntryProblems = (tournament: Tournament): readonly Problem[] => {
  const closed = seatProblems(tournament);
  return closed.length === 0 ? [] : [...closed, ...roundsOffered(tournament)];
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
      own.map(({ pending, ...game }) => ({
        ...game,
        boards: listedBoards(teamOf(game.white), teamOf(game.black), boards, whiteOnOdd).map((board) => ({
          ...board,
          ...given({ pending }),
        })),
      })),
  );
};

/**
 * On the empty seat of an odd field. In each round they meet the player with the bye, with the colours that the table has for that
 * seat. All other games keep number, round, board and colours.
 */
const onEmptySeat = (tournament: Tournament, player: Player): Result<LateEntry> => {
  const { cycles, system } = tournament;
  const options = optionsOfTable(tournament, player.no);
  const schedule = makeSchedule({ system, players: player.no, cycles, exchangeLastTwo: false, options });
  if (!schedule.ok) return schedule;
  const seat = seatOf(tournament, player.no);
  if (!seat.ok) return seat;
  const table = schedule.value;
  const inTable = coloursIn(table, seat.value, player.no);
  const turned = turnedAgainst(tournament, player.no, table.options);
  const games = gamesOf(
    tournament,
    player,
    (cycle, opponent) => inTable(cycle, opponent) !== turned.includes(opponent),
  );
  const current = currentRound(tournament);
  return andThen(withBoards(tournament, player, games), (own) =>
    ok({
      player,
      tournament: assembled({
        ...tournament,
        players: [...tournament.players, player],
        games: [...tournament.games, ...own],
        rests: [],
        ...(Object.keys(table.options).length === 0 ? {} : { systemOptions: table.options }),
      }),
      by: 'seat',
      catchUp: own.filter(({ round, outcome }) => round < current && outcome === null).map(({ no }) => no),
    }),
  );
};

/** Half of the players, those with the most games with White: they have Black against the newcomer. */
const blacksAgainst = ({ players, games }: Tournament): ReadonlySet<number> => {
  const whites = countsOf(games.map(({ white }) => white));
  const often = ({ no }: Player): number => whites.get(no) ?? 0;
  const inOrder = [...players].sort((one, other) => often(other) - often(one) || one.no - other.no);
  return new Set(inOrder.slice(0, Math.ceil(players.length / 2)).map(({ no }) => no));
};

/**
 * The games with rounds added: where a game makes room, the newcomer's has its board; all others in a new round are at the board
 * after those before them.
 */
const gamesWithRounds = (
  tournament: Tournament,
  player: Player,
  { meets, moved, rounds, first }: AddedRounds,
): readonly Game[] => {
  const { players } = tournament;
  const dates = moreRoundDates(tournament, rounds, first);
  const games = movedUp(tournament, dates);
  const blacks = blacksAgainst(tournament);
  const own = players
    .filter(({ no }) => meets.has(no))
    .sort((one, other) => underKey(meets, one.no) - underKey(meets, other.no))
    .map((opponent, index) => ({
      ...{ no: lastNumber(games) + 1 + index, round: underKey(meets, opponent.no), cycle: 1 },
      ...gameAgainst(tournament, opponent, player, blacks.has(opponent.no)),
    }));
  const leaving = games.filter(({ no }) => moved.has(no));
  const staying = games.filter(({ no }) => !moved.has(no));
  const arriving = leaving.map((game) => ({ ...game, round: underKey(moved, game.no) }));
  const there = [...staying];
  for (const game of [...arriving, ...own]) {
    const place = leaving.find(({ round }) => round === game.round);
    there.push({
      ...game,
      board: place?.board ?? Math.max(boardsIn(there, game.round) + 1, firstBoard(games)),
    });
  }
  const timed = withTimes(
    { ...tournament, games: staying },
    [...players, player],
    there.slice(staying.length),
    first,
    dates,
  );
  const byNumber = new Map([...staying, ...timed].map((game) => [game.no, game]));
  return [...games, ...own].map(({ no }) => underKey(byNumber, no));
};

const withRounds = (tournament: Tournament, player: Player, added: AddedRounds): Tournament => {
  const players = [...tournament.players, player];
  const games = gamesWithRounds(tournament, player, added);
  const begun = tournament.rests.filter(({ round }) => round < added.first);
  // In rounds that were over before they came they had no bye; a single one is theirs as everybody has one.
  const from = added.first === 2 ? 1 : added.first;
  const rests = [...begun, ...restsOfGames(players, games).filter(({ round }) => round >= from)];
  const options = optionsWith(tournament, players);
  return given({
    ...tournament,
    ...{ rounds: added.rounds, players, games },
    rests: rests.sort((one, other) => one.round - other.round),
    systemOptions: Object.keys(options).length === 0 ? undefined : options,
  });
};

/**
 * Enters a player after the first result: on the empty seat of an odd field; if there is none, with rounds at the end where they
 * may be added (see `addedRounds`). Problems: those of `lateEntryProblems` and `makeSchedule`, `system-of-teams`.
 */
export const lateEntry = (
  tournament: Tournament,
  entrant: Entrant,
  { mayAdd = false }: { readonly mayAdd?: boolean | undefined } = {},
): Result<LateEntry> => {
  const player: Player = { ...entrant, no: tournament.players.length + 1, status: 'playing' };
  const [closed] = seatProblems(tournament);
  if (!closed) return onEmptySeat(tournament, player);
  const added = mayAdd ? addedRounds(tournament) : null;
  return added
    ? ok({ player, tournament: withRounds(tournament, player, added), by: 'rounds', catchUp: [] })
    : failAll([closed, ...roundsOffered(tournament)]);
};
