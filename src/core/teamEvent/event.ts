import { countTo } from '../numbers';
import { given } from '../format/fields';
import type { OutcomeCode } from '../results/outcome';
import type { Tournament } from '../model';
import { isTeamEvent, type EventTeam, type Match, type TeamEvent } from './model';
import { withCycles } from '../conduct/madeCycles';
import { isTeamSystem } from '../pairing/teams/system';
import { roundDates } from '../calendar/dates';
import { matchScore } from './table';

/** A match without the data that follow from the other matches and from its boards. */
export type MatchLine = Pick<Match, 'no' | 'round' | 'white' | 'black' | 'boards' | 'date' | 'venue'>;

/** The parts of a team event. */
export interface TeamEventFields
  extends
    Pick<TeamEvent, 'id' | 'event' | 'system' | 'cycles' | 'rounds' | 'scoring' | 'discipline'>,
    Pick<TeamEvent, 'tieBreaks' | 'systemOptions' | 'dated' | 'paper' | 'section' | 'details'>,
    Partial<Pick<TeamEvent, 'profile'>> {
  readonly players: readonly EventTeam[];
  readonly games: readonly MatchLine[];
}

/**
 * The outcome of a match once all its boards have a result: the side with more points has won. If neither side made any, because
 * nobody came, both lose.
 */
const outcomeOf = (event: TeamEvent, match: Match): OutcomeCode | null => {
  const score = matchScore(event, match);
  if (score === null || score.open > 0) return null;
  const { home, away } = score;
  if (home === away) return home === 0 ? '0-0' : '1/2';
  return home > away ? '1-0' : '0-1';
};

/** The tournament with the outcome of each match worked out from its boards and the status of its teams. */
export const settled = <T extends Tournament>(tournament: T): T => {
  if (!isTeamEvent(tournament)) return tournament;
  const event: TeamEvent = tournament;
  return {
    ...tournament,
    games: event.games.map((match) => ({ ...match, outcome: outcomeOf(event, match) })),
  };
};

/** The rounds in which a team of an odd field has no match. */
const restsOf = ({ players, rounds }: TeamEventFields, games: readonly Match[]): TeamEvent['rests'] =>
  countTo(rounds).flatMap((round) => {
    const busy = new Set(games.flatMap((match) => (match.round === round ? [match.white, match.black] : [])));
    return players.flatMap(({ no }) => (busy.has(no) ? [] : [{ round, player: no }]));
  });

/** A tournament of teams, its matches in the order of their numbers. A match whose date differs from its round's was moved from there. */
export const assembleEvent = (fields: TeamEventFields): TeamEvent => {
  const { cycles, rounds, games: unsorted, profile = 'chess', ...rest } = fields;
  const lines = [...unsorted].sort((one, other) => one.no - other.no);
  const before = new Map<number, number>();
  const days = roundDates({ dated: rest.dated, games: lines, rounds });
  const games = lines.map((line): Match => {
    const { round, date } = line;
    const [board, day] = [(before.get(round) ?? 0) + 1, days[round - 1]];
    before.set(round, board);
    const planned = day === date ? undefined : day;
    return given({ ...line, board, cycle: Math.ceil((round * cycles) / rounds), outcome: null, planned });
  });
  return settled({
    ...given(rest),
    ...(rest.dated ? { calendar: ['venue'] as const } : {}),
    ...{ cycles, rounds, rests: restsOf(fields, games) },
    // Two teams that meet member by member do so once in all rounds of a cycle.
    games: isTeamSystem(rest.system) ? games : withCycles(games),
    ...{ exchangeLastTwo: false, columns: [], teams: [], ruleSet: 'fide-2019', profile },
    numbering: { method: 'list' },
  });
};

/** Where teams meet, the tournament with what follows from its matches: their boards in a round, cycles, outcomes, and who rests. */
export const assembled = <T extends Tournament>(tournament: T): T =>
  isTeamEvent(tournament) ? { ...tournament, ...assembleEvent(tournament) } : tournament;
