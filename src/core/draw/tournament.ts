import type { Game, Numbering, Player, ProfileId, Rest, SystemOptions, Team, Tournament } from '../model';
import { defaultExchange, exchangeApplies } from '../pairing/exchange';
import { makeSchedule, type Schedule } from '../pairing/schedule';
import { andThen, ok, type Result } from '../result';
import type { Scoring } from '../scoring';

/** Someone who is about to get his number. */
export type Entrant = Omit<Player, 'no' | 'status'>;

/** All that a new tournament is made of. `players` are in the order of their numbers. */
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
  /** What it leaves out is preset. */
  readonly systemOptions?: SystemOptions | undefined;
  readonly cycles: number;
  /** Without it, `defaultExchange` decides. */
  readonly exchangeLastTwo?: boolean | undefined;
  readonly scoring: Scoring;
  readonly ruleSet: string;
  readonly tieBreaks: readonly string[];
  readonly numbering: Numbering;
  readonly profile: ProfileId;
  readonly language: string;
}

/** The games of a schedule, none of them played, numbered from 1 in the order of rounds and boards. */
export const gamesOf = ({ rounds }: Pick<Schedule, 'rounds'>): readonly Game[] => {
  const games: Game[] = [];
  for (const { round, cycle, games: boards } of rounds)
    for (const { board, white, black } of boards)
      games.push({ no: games.length + 1, round, board, cycle, white, black, outcome: null });
  return games;
};

/** The byes of a schedule. */
export const restsOf = ({ rounds }: Pick<Schedule, 'rounds'>): readonly Rest[] =>
  rounds.flatMap(({ round, bye }) => (bye === null ? [] : [{ round, player: bye }]));

/**
 * A new tournament with all its games to be played. `exchangeLastTwo` comes out true only where the exchange is really
 * made. Problems as for `makeSchedule`.
 */
export const makeTournament = (request: TournamentRequest): Result<Tournament> => {
  const { id, event, section, year, columns, teams = [], cycles, scoring, ruleSet, tieBreaks } = request;
  const count = request.players.length;
  const { system, systemOptions: options } = request;
  const { exchangeLastTwo = defaultExchange(system, count, cycles, options) } = request;
  const asked = { system, players: count, cycles, exchangeLastTwo, options };
  return andThen(makeSchedule(asked), (schedule) =>
    ok({
      id,
      event,
      ...(section === undefined ? {} : { section }),
      ...(year === undefined ? {} : { year }),
      system: schedule.system,
      ...(Object.keys(schedule.options).length === 0 ? {} : { systemOptions: schedule.options }),
      cycles,
      exchangeLastTwo: exchangeLastTwo && exchangeApplies(count, cycles),
      rounds: schedule.rounds.length,
      players: request.players.map((player, index) => ({ ...player, no: index + 1, status: 'playing' })),
      columns,
      ...(request.columnFormats === undefined ? {} : { columnFormats: request.columnFormats }),
      teams,
      games: gamesOf(schedule),
      rests: restsOf(schedule),
      scoring,
      ruleSet,
      tieBreaks,
      numbering: request.numbering,
      profile: request.profile,
      language: request.language,
    }),
  );
};
