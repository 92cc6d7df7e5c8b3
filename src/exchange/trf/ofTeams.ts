import { notAllMeet, roundsNeeded, type Stated } from '../../core/adopt/allMeet';
import type { Header } from './header';
import type { Told } from './readLines';

const SWISS = /swiss|schweizer|suisse|suizo|dutch|dubov|burstein|lim\b|baku|knock|elimin/i;
const ALL_PLAY_ALL = /round.?robin|berger|scheveningen|schiller|rundenturnier|toutes rondes|liga|all.?play/i;

/** What the type of a tournament (092, 192) tells. */
export const kindOf = (type: string): Stated['kind'] =>
  SWISS.test(type) ? 'other' : ALL_PLAY_ALL.test(type) ? 'all-play-all' : null;

/** How often all of so many meet, as far as the type or the number of rounds tells. */
export const cyclesOf = ({ type, rounds }: Pick<Header, 'type' | 'rounds'>, count: number) => {
  if (/double/i.test(type)) return 2;
  const needed = roundsNeeded(count);
  return rounds !== null && rounds % needed === 0 && kindOf(type) !== 'other' ? rounds / needed : undefined;
};

/** What a header says of its event; the rest is known to whoever asks. */
export const statedIn = (
  { type, rounds }: Pick<Header, 'type' | 'rounds'>,
  more: Partial<Stated> & Pick<Stated, 'last'>,
): Stated => ({ declared: rounds, cycles: undefined, kind: kindOf(type), teamOf: new Map(), ...more });

const TEAMS = /team|mannschaft|équipe|equipo|squadr|команд/i;

/** Two teams that meet board against board; others are a match of two teams, which is a tournament of players. */
const OF_TWO = /team.*round.?robin/i;

/**
 * Whether a file is of an event in which teams meet: it says so, or its players do not all meet. Otherwise its teams are only the clubs
 * of the players.
 */
export const isOfTeams = ({ teams, header, players, games }: Told): boolean => {
  if (teams.length < 3) return teams.length === 2 && OF_TWO.test(header.type);
  if (TEAMS.test(header.type)) return true;
  const last = players.reduce((most, { entries }) => Math.max(most, entries.length), 0);
  const teamOf = new Map(teams.flatMap(({ members, line }) => members.map((no) => [no, line] as const)));
  const areMates = games.some(({ white, black }) => {
    const [one, other] = [white, black].map((at) => teamOf.get(players[at]?.no ?? 0));
    return one !== undefined && one === other;
  });
  return !areMates && notAllMeet(players, games, statedIn(header, { last, kind: null })).length > 0;
};
