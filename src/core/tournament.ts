import type { EventDetails } from './details';
import { given } from './format/fields';
import { drawsIn, handicapIn } from './results/handicap';
import { idOf } from './names/name';
import type { PaperFormat } from './paper';
import type {
  ColourMethod,
  Game,
  HandicapId,
  Numbering,
  Pin,
  Player,
  ProfileId,
  SystemId,
  SystemOptions,
  Team,
  Tournament,
} from './model';
import { defaultExchange, exchangeApplies, makeSchedule } from './pairing/schedule';
import { isTeamSystem } from './pairing/teams/system';
import { matchSizes } from './pairing/teams/members';
import { makeTeamSchedule, type TeamRound } from './pairing/teams/schedule';
import { andThen, ok, type Result } from './result';
import { CLASSIC, type Scoring } from './results/outcome';
import { rulesFor, rulesOf } from './ruleSets';
import { giveColours } from './draw/colours';
import { boardPins, pinBoards } from './draw/pins';
import { firstBoard, fromBoard } from './sections/boards';

/** Somebody who is about to get their number. */
export type Entrant = Omit<Player, 'no' | 'status'>;

/** What a new tournament is made from: its name and its players, in the order of their numbers. The rest has defaults. */
export interface TournamentRequest {
  /** If absent, made from the name of the event. */
  readonly id?: string | undefined;
  readonly event: string;
  readonly section?: string | undefined;
  readonly year?: number | undefined;
  readonly players: readonly Entrant[];
  readonly columns?: readonly string[] | undefined;
  readonly columnFormats?: readonly string[] | undefined;
  readonly teams?: readonly Team[] | undefined;
  /** FIDE's Berger tables if absent. */
  readonly system?: string | undefined;
  /** Missing options have their defaults. */
  readonly systemOptions?: SystemOptions | undefined;
  /** 1 if absent. */
  readonly cycles?: number | undefined;
  /** Without it, `defaultExchange` decides. */
  readonly exchangeLastTwo?: boolean | undefined;
  /** 1-½-0 if absent. */
  readonly scoring?: Scoring | undefined;
  /** If absent, the one that goes with the system and the game (`rulesFor`). */
  readonly ruleSet?: string | undefined;
  /** Those of the rule set if absent. */
  readonly tieBreaks?: readonly string[] | undefined;
  readonly teamTieBreaks?: readonly string[] | undefined;
  /** In the order of the list if absent. */
  readonly numbering?: Numbering | undefined;
  /** If absent, those of the system. */
  readonly colours?: ColourMethod | undefined;
  /** None if absent. */
  readonly handicap?: HandicapId | undefined;
  /** If `false`, no game can be drawn; only in other games than chess and Go. */
  readonly draws?: boolean | undefined;
  /** Where these players sit. A pin without a board is for the number that stays, else for board 1. */
  readonly pins?: readonly Pin[] | undefined;
  /** Chess if absent. */
  readonly profile?: ProfileId | undefined;
  /** Earlier games if a tournament is paired again: it keeps its first board. Board 1 if there are none. */
  readonly games?: readonly Pick<Game, 'board'>[] | undefined;
  readonly details?: EventDetails | undefined;
  /** A4 if absent. */
  readonly paper?: PaperFormat | undefined;
}

/** A request with its defaults. */
export type FullRequest = TournamentRequest &
  Pick<
    Tournament,
    'id' | 'columns' | 'system' | 'cycles' | 'scoring' | 'ruleSet' | 'tieBreaks' | 'numbering' | 'profile'
  >;

/** The rule set that is asked for, else the one that goes with the system and the game. */
const rulesAskedFor = ({ ruleSet, system = 'berger', profile = 'chess', tieBreaks }: TournamentRequest) => {
  if (ruleSet === undefined) return ok(rulesFor(system, profile));
  return tieBreaks === undefined ? rulesOf(ruleSet) : ok({ id: ruleSet, tieBreaks });
};

/** The request with its defaults. Problem: `rules-unknown` if an unknown rule set should give the tie-breaks. */
export const withDefaults = (request: TournamentRequest): Result<FullRequest> =>
  andThen(rulesAskedFor(request), ({ id: ruleSet, tieBreaks }) => {
    const { event, ...asked } = given(request);
    const preset = {
      id: idOf(event),
      columns: [],
      system: 'berger',
      cycles: 1,
      scoring: CLASSIC,
    };
    const more = { numbering: { method: 'list' }, profile: 'chess', ruleSet, tieBreaks } as const;
    return ok({ ...preset, ...more, ...asked, event });
  });

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

const pairedList = (request: FullRequest): Result<Paired> => {
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

const pairedTeams = (request: FullRequest): Result<Paired> => {
  const { system, systemOptions: options, cycles, players, teams = [] } = request;
  const sizes = matchSizes(players, teams);
  if (!sizes.ok) return sizes;
  const schedule = makeTeamSchedule({ system, cycles, options, ...sizes.value });
  return schedule.ok ? ok({ ...schedule.value, exchanged: false }) : schedule;
};

const makeFull = (request: FullRequest): Result<Tournament> => {
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
    ...given({ section, year }),
    system,
    ...(Object.keys(options).length === 0 ? {} : { systemOptions: options }),
    cycles,
    exchangeLastTwo: exchanged,
    rounds: rounds.length,
    players: request.players.map((player, index) => ({ ...player, no: index + 1, status: 'playing' })),
    columns,
    ...given({ columnFormats: request.columnFormats }),
    teams,
    games: games.value,
    rests: rounds.flatMap(({ round, rests }) => rests.map((player) => ({ round, player }))),
    scoring,
    ruleSet,
    tieBreaks,
    ...given({ teamTieBreaks: request.teamTieBreaks }),
    numbering,
    ...(colours === 'system' ? {} : { colours }),
    ...given({ handicap: handicapIn(request), draws: drawsIn(request) }),
    ...(pins.length === 0 ? {} : { pins }),
    profile: request.profile,
    ...given({ details: request.details }),
    ...(request.paper === 'Letter' ? { paper: request.paper } : {}),
  });
};

/**
 * A new tournament with all its games still to be played. In the result, `exchangeLastTwo` is true only if the exchange is really
 * made. Problems as for `withDefaults`, `makeSchedule`, `pinBoards` and `giveColours`; for a system of two teams those of
 * `matchSizes` and `makeTeamSchedule`.
 */
export const makeTournament = (request: TournamentRequest): Result<Tournament> =>
  andThen(withDefaults(request), makeFull);
