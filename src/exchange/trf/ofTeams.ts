import { notAllMeet, type Stated } from '../../core/adopt/allMeet';
import type { Told } from './told';

/** Fewer are a match of two teams, which is a tournament of players, or no event of teams at all. */
export const LEAST_TEAMS = 3;

const TEAMS = /team|mannschaft|équipe|equipo|squadr|команд/i;

/**
 * Whether a file is of an event in which teams meet: it says so, or its players do not all meet. Otherwise its teams are only the clubs
 * of the players.
 */
export const isOfTeams = ({ teams, header, players, games }: Told): boolean => {
  if (teams.length < LEAST_TEAMS) return false;
  if (TEAMS.test(header.type)) return true;
  const last = players.reduce((most, { entries }) => Math.max(most, entries.length), 0);
  const stated = {
    declared: header.rounds,
    last,
    cycles: undefined,
    kind: null,
    teamOf: new Map<number, string>(),
  };
  const teamOf = new Map(teams.flatMap(({ members, line }) => members.map((no) => [no, line] as const)));
  const areMates = games.some(({ white, black }) => {
    const [one, other] = [white, black].map((at) => teamOf.get(players[at]?.no ?? 0));
    return one !== undefined && one === other;
  });
  return !areMates && notAllMeet(players, games, stated).length > 0;
};

const SWISS = /swiss|schweizer|suisse|suizo|dutch|dubov|burstein|lim\b|baku|knock|elimin/i;
const ALL_PLAY_ALL = /round.?robin|berger|scheveningen|schiller|rundenturnier|toutes rondes|liga|all.?play/i;

/** What the type of a tournament (092, 192) tells. */
export const kindOf = (type: string): Stated['kind'] =>
  SWISS.test(type) ? 'other' : ALL_PLAY_ALL.test(type) ? 'all-play-all' : null;
