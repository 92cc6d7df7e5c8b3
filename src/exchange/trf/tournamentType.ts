import type { Tournament } from '../../core/model';
import { defaultExchange, makeSchedule } from '../../core/pairing/schedule';
import { isTeamSystem } from '../../core/pairing/teams/system';
import { matchOf, type MatchSizes } from '../../core/pairing/teams/members';
import { makeTeamSchedule } from '../../core/pairing/teams/schedule';
import { isTeamEvent, type TeamEvent } from '../../core/teamEvent/model';
import type { TeamReport } from './teamReport';
import type { Result } from '../../core/result';

interface Pairing {
  readonly round: number;
  readonly white: number;
  readonly black: number;
}

const signature = (games: readonly Pairing[]): string =>
  games
    .map(({ round, white, black }) => `${round} ${white} ${black}`)
    .sort()
    .join(';');

type PairedRounds = readonly {
  readonly round: number;
  readonly games: readonly { readonly white: number; readonly black: number }[];
}[];

const inRounds = (rounds: PairedRounds): readonly Pairing[] =>
  rounds.flatMap(({ round, games }) => games.map(({ white, black }) => ({ round, white, black })));

/** The games or matches in numbers from 1, as a section that stands alone has them. */
const ownPairings = ({ players, games }: Tournament): readonly Pairing[] => {
  const numbers = players.map(({ no }) => no).sort((one, other) => one - other);
  const numberOf = new Map(numbers.map((no, place) => [no, place + 1]));
  return games.map(({ round, white, black }) => ({
    round,
    white: numberOf.get(white) ?? 0,
    black: numberOf.get(black) ?? 0,
  }));
};

/** Whether games are those of a schedule. */
const isTable = (table: Result<{ readonly rounds: PairedRounds }>, games: readonly Pairing[]): boolean =>
  table.ok && signature(inRounds(table.value.rounds)) === signature(games);

/** Whether games are those of FIDE's table: Berger's, in a double cycle with its exchange of two rounds. */
const isFideTable = (
  { players: { length: players }, cycles }: Tournament,
  games: readonly Pairing[],
): boolean => {
  const exchangeLastTwo = defaultExchange('berger', players, cycles);
  return isTable(makeSchedule({ system: 'berger', players, cycles, exchangeLastTwo, orTwo: true }), games);
};

const isFideMatch = (sizes: MatchSizes, cycles: number, games: readonly Pairing[]): boolean =>
  isTable(makeTeamSchedule({ system: 'scheveningen', cycles, ...sizes }), games);

/** Whether the schedule has one of FIDE's names, once or twice round. */
const TIMES = ['', 'DOUBLE'] as const;

/** One of FIDE's names where the schedule is exactly its table, else that it is one of its own. */
const encoded = (
  cycles: number,
  isTable: boolean,
  [of, name]: readonly [of: string, name: string],
): string => {
  const times = TIMES[cycles - 1];
  return isTable && times !== undefined ? `FIDE_${of}${times}${name}` : `CUSTOM_${of}${name}`;
};

/** Record 192. */
export const encodedType = (field: Tournament): string => {
  const sizes = matchOf(field);
  const games = ownPairings(field);
  return sizes
    ? encoded(field.cycles, isFideMatch(sizes, field.cycles, games), ['', 'SCHEVENINGEN'])
    : encoded(field.cycles, isFideTable(field, games), ['', 'ROUNDROBIN']);
};

/** The games of two teams whose members all meet, in the numbers of their file; only if all of them are finished. */
const ownGames = ({ matches }: Pick<TeamReport, 'matches'>): readonly Pairing[] =>
  matches.flatMap(({ match: { round }, boards }) =>
    boards.map(({ home, away, white }) =>
      white === 'home' ? { round, white: home, black: away } : { round, white: away, black: home },
    ),
  );

/** The type of an event of teams, by its matches; of two teams whose members all meet, by their games. */
export const encodedTeamType = (event: TeamEvent, report: Pick<TeamReport, 'matches'>): string => {
  const { players: teams, cycles, system } = event;
  if (!isTeamSystem(system))
    return encoded(cycles, isFideTable(event, ownPairings(event)), ['TEAM_', 'ROUNDROBIN']);
  const [boards = 0, opponents = 0] = teams.map(({ members }) => members.length);
  return encoded(cycles, isFideMatch({ boards, opponents }, cycles, ownGames(report)), ['', 'SCHEVENINGEN']);
};

/** Record 092, as people read it. */
export const typeText = (field: Tournament): string => {
  const { cycles, system } = field;
  const isMatch = isTeamEvent(field) ? isTeamSystem(system) : matchOf(field) !== null;
  const who = isMatch || isTeamEvent(field) ? 'Team' : 'Individual';
  return `${who}: ${cycles === 2 ? 'Double ' : ''}${isMatch ? 'Scheveningen' : 'Round-Robin'}`;
};
