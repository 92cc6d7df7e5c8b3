import { STATUSES, LINE_UP_RULES, PROFILES, SIDES, type MatchBoard, type TeamMember } from '../model';
import { OUTCOME_CODES, PENDING, CLASSIC } from '../results/outcome';
import { ALL_SYSTEMS } from '../pairing/anySystem';
import { MOST_CYCLES } from '../pairing/schedule';
import { TEAM_LIMITS } from '../teamEvent/create';
import { type EventTeam, type TeamEvent, usualOrder } from '../teamEvent/model';
import { assembleEvent, type MatchLine } from '../teamEvent/event';
import { checkTeamOrder } from '../tiebreak/teams/order';
import { MATCH_POINTS } from '../tiebreak/teams/table';
import { orderBy, paperIn, scoring, systemOptions } from './eventParts';
import { adjustment, rating } from './eventPlayers';
import {
  anyText,
  entry,
  given,
  listOf,
  made,
  oneOf,
  record,
  text,
  whole,
  type Findings,
  type Read,
} from './fields';
import { idOf } from '../names/name';
import { fieldsOf, scoringFields, unlessEmpty } from './makeEvent';

const member: Read<TeamMember> = entry({ name: text }, { rating });

const team: Read<Omit<EventTeam, 'no'>> = made(
  entry(
    { name: text },
    { status: oneOf(STATUSES), members: listOf(member), adjustment, adjustmentReason: anyText },
  ),
  ({ name, status = 'playing', members = [], ...adjusted }) => ({ name, status, ...adjusted, members }),
);

/** Boards get their numbers later: by default the home side has White on odd boards. */
const board = made(
  entry(
    {},
    {
      ...{ result: oneOf(OUTCOME_CODES, 'event-result'), pending: oneOf(PENDING, 'event-result') },
      ...{ home: anyText, away: anyText, white: oneOf(SIDES) },
    },
  ),
  ({ result: outcome = null, pending, ...sides }) => ({
    ...{ home: '', away: '', outcome, ...sides },
    ...(pending && outcome === null ? { pending } : {}),
  }),
);

const teamNumber = whole(1, TEAM_LIMITS.teams);

const match: Read<Omit<MatchLine, 'no'>> = made(
  entry(
    { round: whole(1, TEAM_LIMITS.games), home: teamNumber, away: teamNumber, boards: listOf(board) },
    { date: text, venue: text },
  ),
  ({ round, home, away, boards, ...when }) => ({
    ...{ round, white: home, black: away, ...when },
    boards: boards.map((each, index) => ({
      ...{ board: index + 1, white: index % 2 === 0 ? SIDES[0] : SIDES[1] },
      ...each,
    })),
  }),
);

const checkMatches = (
  matches: readonly Omit<MatchLine, 'no'>[],
  teams: number,
  { report }: Findings,
): void => {
  const busy = new Set<string>();
  matches.forEach(({ round, white: home, black: away }, index) => {
    const path = `matches[${index}]`;
    if (home === away) report('team-meets-itself', path, { number: home });
    for (const number of new Set([home, away])) {
      if (number > teams) report('event-team-unknown', path, { number });
      if (busy.has(`${round} ${number}`)) report('team-two-matches', path, { number, round });
      busy.add(`${round} ${number}`);
    }
  });
};

const checkSize = (field: string, size: number, least: number, most: number, { report }: Findings): void => {
  if (size < least || size > most) report('number-out-of-range', field, { typed: size, least, most });
};

/**
 * The team event in a file. Teams and boards are numbered in the order of their lists, matches by rounds. Defaults: Berger table,
 * 1-½-0 for games and 2-1-0 for matches, anybody at any board, White on odd boards for the home side.
 */
export const teamEvent: Read<TeamEvent> = record((fields, findings) => {
  const event = fields.required('event', text) ?? '';
  const teams = (fields.required('teams', listOf(team)) ?? []).map((each, index) => ({
    no: index + 1,
    ...each,
  }));
  const matches = fields.required('matches', listOf(match)) ?? [];
  const cycles = fields.optional('cycles', whole(1, MOST_CYCLES)) ?? 1;
  const systems = ALL_SYSTEMS.map(({ id }) => id);
  const boards = matches.reduce((most, each) => Math.max(most, each.boards.length), 1);
  const games = matches.reduce((sum, each) => sum + each.boards.length, 0);
  checkSize('teams', teams.length, 2, TEAM_LIMITS.teams, findings);
  checkSize('boards', boards, 1, TEAM_LIMITS.boards, findings);
  if (games > TEAM_LIMITS.games)
    findings.report('team-event-large', 'matches', { games, most: TEAM_LIMITS.games });
  teams.forEach(({ members, name }, index) => {
    const [least, most] = [1, TEAM_LIMITS.members];
    if (members.length < least || members.length > most)
      findings.report('team-size', `teams[${index}]`, { team: name, count: members.length, least, most });
  });
  checkMatches(matches, teams.length, findings);
  return assembleEvent({
    id: idOf(fields.optional('id', text) ?? event),
    event,
    ...given({
      section: fields.optional('section', text),
      profile: fields.optional('profile', oneOf(PROFILES)),
    }),
    system: fields.optional('system', oneOf(systems, 'system-unknown')) ?? 'berger',
    ...given({ systemOptions: fields.optional('options', systemOptions) }),
    cycles,
    rounds: matches.reduce((last, { round }) => Math.max(last, round), 1),
    ...(matches.some(({ date, venue }) => (date ?? venue) !== undefined) ? { dated: true as const } : {}),
    players: teams,
    games: [...matches]
      .sort((one, other) => one.round - other.round)
      .map((each, index) => ({ no: index + 1, ...each })),
    discipline: {
      boards,
      scoring: fields.optional('scoring', scoring) ?? CLASSIC,
      lineUp: fields.optional('lineUp', oneOf(LINE_UP_RULES)) ?? 'free',
    },
    scoring: fields.optional('matchPoints', scoring) ?? MATCH_POINTS,
    tieBreaks:
      fields.optional('tieBreaks', orderBy(checkTeamOrder))?.map((code) => code.toUpperCase()) ??
      usualOrder(matches.length),
    ...paperIn(fields),
  });
});

/** Whether a file has teams: it has matches, not games. */
export const hasMatches = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'matches');

const boardFields = ({ board: no, home, away, white, outcome, pending }: MatchBoard): object => ({
  home: home || undefined,
  away: away || undefined,
  white: white === (no % 2 === 1 ? 'home' : 'away') ? undefined : white,
  ...(outcome === null ? { pending } : { result: outcome }),
});

/** The event file of a tournament of teams. */
export const teamEventFields = (event: TeamEvent): object => ({
  ...fieldsOf(event, 'id', 'event', 'section', 'system'),
  options: event.systemOptions,
  cycles: event.cycles,
  scoring: scoringFields(event.discipline.scoring),
  matchPoints: scoringFields(event.scoring),
  lineUp: event.discipline.lineUp,
  ...fieldsOf(event, 'tieBreaks', 'profile', 'paper'),
  teams: event.players.map((team) => ({
    name: team.name,
    status: team.status === 'playing' ? undefined : team.status,
    ...fieldsOf(team, 'adjustment', 'adjustmentReason'),
    members: unlessEmpty(team.members.map(({ name, rating }) => ({ name, rating: rating?.typed }))),
  })),
  matches: event.games.map(({ round, white: home, black: away, date, venue, boards }) => {
    return { round, home, away, date, venue, boards: boards.map(boardFields) };
  }),
});
