import type { Tournament } from '../../core/model';
import { defaultExchange } from '../../core/pairing/exchange';
import { makeSchedule } from '../../core/pairing/schedule';
import { matchOf } from '../../core/pairing/teams/members';
import { makeTeamSchedule } from '../../core/pairing/teams/schedule';

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

/** Record 092, as people read it. */
export const typeText = (field: Tournament): string => {
  const double = field.cycles === 2 ? 'Double ' : '';
  return matchOf(field) ? `Team: ${double}Scheveningen` : `Individual: ${double}Round-Robin`;
};
