import type { EventDetails } from './details';
import type { PaperFormat } from './paper';
import type {
  ColourMethod,
  Game,
  Numbering,
  Pin,
  Player,
  ProfileId,
  SystemId,
  SystemOptions,
  Team,
  Tournament,
} from './model';
import { defaultExchange, exchangeApplies } from './pairing/exchange';
import { makeSchedule } from './pairing/schedule';
import { isTeamSystem } from './pairing/teams/system';
import { matchSizes } from './pairing/teams/members';
import { makeTeamSchedule, type TeamRound } from './pairing/teams/schedule';
import { ok, type Result } from './result';
import type { Scoring } from './results/scoring';
import { giveColours } from './draw/colours';
import { boardPins, pinBoards } from './draw/pins';
import { firstBoard, fromBoard } from './sections/boards';

/** Somebody who is about to get their number. */
export type Entrant = Omit<Player, 'no' | 'status'>;

/** Everything needed for a new tournament. `players` are in the order of their numbers. */
export interface TournamentRequest {
  readonly id: string;
  readonly event: string;
  readonly section?: string | undefined;
  readonly year?: number | undefined;
  readonly players: readonly Entrant[];
  readonly columns: readonly string[];
  readonly columnFormats?: readonly string[] | undefined;
  readonly teams?: readonly Team[] | undefined;
  readonly system: string;
  /** Missing options have their defaults. */
  readonly systemOptions?: SystemOptions | undefined;
  readonly cycles: number;
  /** Without it, `defaultExchange` decides. */
  readonly exchangeLastTwo?: boolean | undefined;
  readonly scoring: Scoring;
  readonly ruleSet: string;
  readonly tieBreaks: readonly string[];
  readonly teamTieBreaks?: readonly string[] | undefined;
  readonly numbering: Numbering;
  /** If absent, those of the system. */
  readonly colours?: ColourMethod | undefined;
  /** Where these players sit. A pin without a board is for the number that stays, else for board 1. */
  readonly pins?: readonly Pin[] | undefined;
  readonly profile: ProfileId;
  /** Earlier games if a tournament is paired again: it keeps its first board. Board 1 if there are none. */
  readonly games?: readonly Pick<Game, 'board'>[] | undefined;
  readonly details?: EventDetails | undefined;
  /** A4 if absent. */
  readonly paper?: PaperFormat | undefined;
  readonly language: string;
}

type PairedRound = Pick<TeamRound, 'round' | 'cycle' | 'games'>;

/** The parts of a schedule that a tournament needs, for one list or for two teams. */
interface Paired {
  readonly system: SystemId;
  readonly options: SystemOptions;
  readonly rounds: readonly TeamRound[];
  readonly exchanged: boolean;
}

/** The games of a schedule without results, numbered from 1 by rounds and boards. */
export const gamesOf = ({ rounds }: { readonly rounds: readonly PairedRound[] }): readonly Game[] => {
  const games: Game[] = [];
  for (const { round, cycle, games: boards } of rounds)
    for (const { board, white, black } of boards)
      games.push({ no: games.length + 1, round, board, cycle, white, black, outcome: null });
  return games;
};

const pairedList = (request: TournamentRequest): Result<Paired> => {
  const { system, systemOptions: options, cycles } = request;
  const players = request.players.length;
  const { exchangeLastTwo = defaultExchange(system, players, cycles, options) } = request;
  const { pins = [] } = request;
  const schedule = makeSchedule({ system, players, cycles, exchangeLastTwo, options });
  if (!schedule.ok) return schedule;
  const rounds = pinBoards(schedule.value, boardPins(schedule.value, pins));
  if (!rounds.ok) return rounds;
  return ok({
    ...schedule.value,
    rounds: rounds.value.map(({ bye, ...round }) => ({ ...round, rests: bye === null ? [] : [bye] })),
    exchanged: exchangeLastTwo && exchangeApplies(players, cycles),
  });
};

const pairedTeams = (request: TournamentRequest): Result<Paired> => {
  const { system, systemOptions: options, cycles, players, teams = [] } = request;
  const sizes = matchSizes(players, teams);
  if (!sizes.ok) return sizes;
  const schedule = makeTeamSchedule({ system, cycles, options, ...sizes.value });
  return schedule.ok ? ok({ ...schedule.value, exchanged: false }) : schedule;
};

/**
 * A new tournament with all its games still to be played. In the result, `exchangeLastTwo` is true only if the exchange is really
 * made. Problems as for `makeSchedule`, `pinBoards` and `giveColours`; for a system of two teams those of `matchSizes` and
 * `makeTeamSchedule`.
 */
export const makeTournament = (request: TournamentRequest): Result<Tournament> => {
  const { id, event, section, year, columns, teams = [], cycles, scoring, ruleSet, tieBreaks } = request;
  const paired = isTeamSystem(request.system) ? pairedTeams(request) : pairedList(request);
  const { colours = 'system', numbering, pins = [] } = request;
  if (!paired.ok) return paired;
  const { rounds, system, options, exchanged } = paired.value;
  const games = giveColours(colours, {
    games: fromBoard(gamesOf({ rounds }), firstBoard(request.games ?? [])),
    players: request.players,
    rounds: rounds.length,
    seed: numbering.seed ?? '',
  });
  if (!games.ok) return games;
  return ok({
    id,
    event,
    ...(section === undefined ? {} : { section }),
    ...(year === undefined ? {} : { year }),
    system,
    ...(Object.keys(options).length === 0 ? {} : { systemOptions: options }),
    cycles,
    exchangeLastTwo: exchanged,
    rounds: rounds.length,
    players: request.players.map((player, index) => ({ ...player, no: index + 1, status: 'playing' })),
    columns,
    ...(request.columnFormats === undefined ? {} : { columnFormats: request.columnFormats }),
    teams,
    games: games.value,
    rests: rounds.flatMap(({ round, rests }) => rests.map((player) => ({ round, player }))),
    scoring,
    ruleSet,
    tieBreaks,
    ...(request.teamTieBreaks === undefined ? {} : { teamTieBreaks: request.teamTieBreaks }),
    numbering,
    ...(colours === 'system' ? {} : { colours }),
    ...(pins.length === 0 ? {} : { pins }),
    profile: request.profile,
    ...(request.details === undefined ? {} : { details: request.details }),
    ...(request.paper === 'Letter' ? { paper: request.paper } : {}),
    language: request.language,
  });
};
