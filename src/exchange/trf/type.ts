import type { Tournament } from '../../core/model';
import { defaultExchange } from '../../core/pairing/exchange';
import { makeSchedule } from '../../core/pairing/schedule';
import { isTeamSystem } from '../../core/pairing/teams/system';
import { matchOf } from '../../core/pairing/teams/members';
import { makeTeamSchedule } from '../../core/pairing/teams/schedule';
import type { TeamEvent } from '../../core/teamEvent/model';
import type { TeamReport } from './teamReport';

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

/** The games in numbers from 1, as a section that stands alone has them. */
const ownPairings = ({ players, games }: Tournament): readonly Pairing[] => {
  const numbers = players.map(({ no }) => no).sort((one, other) => one - other);
  const numberOf = new Map(numbers.map((no, place) => [no, place + 1]));
  return games.map(({ round, white, black }) => ({
    round,
    white: numberOf.get(white) ?? 0,
    black: numberOf.get(black) ?? 0,
  }));
};

/** Whether the games are those of FIDE's table: Berger's, in a double cycle with its exchange of two rounds. */
const isFideTable = (field: Tournament): boolean => {
  const { players, cycles } = field;
  const exchangeLastTwo = defaultExchange('berger', players.length, cycles);
  const table = makeSchedule({ system: 'berger', players: players.length, cycles, exchangeLastTwo });
  return table.ok && signature(inRounds(table.value.rounds)) === signature(ownPairings(field));
};

const isFideMatch = (field: Tournament): boolean => {
  const sizes = matchOf(field);
  const table = sizes && makeTeamSchedule({ system: 'scheveningen', cycles: field.cycles, ...sizes });
  return table?.ok === true && signature(inRounds(table.value.rounds)) === signature(ownPairings(field));
};

/** Whether the schedule has one of FIDE's names, once or twice round. */
const NAMES = ['', 'DOUBLE'] as const;

/** Record 192: one of FIDE's names where the schedule is exactly its table, else that it is one of its own. */
export const encodedType = (field: Tournament): string => {
  const isMatch = matchOf(field) !== null;
  const name = isMatch ? 'SCHEVENINGEN' : 'ROUNDROBIN';
  const times = NAMES[field.cycles - 1];
  const isFide = times !== undefined && (isMatch ? isFideMatch(field) : isFideTable(field));
  return isFide ? `FIDE_${times}${name}` : `CUSTOM_${name}`;
};

const ownMatches = ({ games: matches }: TeamEvent): readonly Pairing[] =>
  matches.map(({ round, white: home, black: away }) => ({ round, white: home, black: away }));

/** The games of two teams whose members all meet, in the numbers of their file; only if all of them are finished. */
const ownGames = ({ matches }: Pick<TeamReport, 'matches'>): readonly Pairing[] =>
  matches.flatMap(({ match: { round }, boards }) =>
    boards.map(({ home, away, white }) =>
      white === 'home' ? { round, white: home, black: away } : { round, white: away, black: home },
    ),
  );

/** Record 192 of an event of teams, by its matches; of two teams whose members all meet, by their games. */
export const encodedTeamType = (event: TeamEvent, report: Pick<TeamReport, 'matches'>): string => {
  const { players: teams, cycles, system } = event;
  const times = NAMES[cycles - 1];
  if (isTeamSystem(system)) {
    const [boards = 0, opponents = 0] = teams.map(({ members }) => members.length);
    const table = makeTeamSchedule({ system: 'scheveningen', boards, opponents, cycles });
    const isFide = table.ok && signature(inRounds(table.value.rounds)) === signature(ownGames(report));
    return isFide && times !== undefined ? `FIDE_${times}SCHEVENINGEN` : 'CUSTOM_SCHEVENINGEN';
  }
  const exchangeLastTwo = defaultExchange('berger', teams.length, cycles);
  const table = makeSchedule({ system: 'berger', players: teams.length, cycles, exchangeLastTwo });
  const isFide = table.ok && signature(inRounds(table.value.rounds)) === signature(ownMatches(event));
  return isFide && times !== undefined ? `FIDE_TEAM_${times}ROUNDROBIN` : 'CUSTOM_TEAM_ROUNDROBIN';
};

/** Record 092 of an event of teams. */
export const teamTypeText = ({ cycles, system }: TeamEvent): string =>
  `Team: ${cycles === 2 ? 'Double ' : ''}${isTeamSystem(system) ? 'Scheveningen' : 'Round-Robin'}`;

/** Record 092, as people read it. */
export const typeText = (field: Tournament): string => {
  const double = field.cycles === 2 ? 'Double ' : '';
  return matchOf(field) ? `Team: ${double}Scheveningen` : `Individual: ${double}Round-Robin`;
};
