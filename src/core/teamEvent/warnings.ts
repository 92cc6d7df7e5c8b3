import { leftBeforeHalf, progressOf } from '../conduct/withdrawal';
import { problem, type Problem } from '../problem';
import type { Tournament } from '../model';
import { foldedName } from '../names/name';
import { entryAt } from '../present';
import { lineUpWarnings } from './lineUps';
import { isTeamEvent, type TeamEvent } from './model';

/**
 * Teams whose status does not fit the matches they had completed: `team-left-early` if their results count although they finished
 * fewer than half, `team-left-late` if nothing counts although they finished half or more.
 */
export const departureWarnings = (event: TeamEvent): readonly Problem[] =>
  event.players.flatMap(({ no, name: team, status }) => {
    const progress = progressOf(event, no);
    const values = { team, count: progress.completed, all: progress.scheduled };
    const isEarly = leftBeforeHalf(progress);
    if (status === 'withdrawn' && isEarly) return [problem('team-left-early', {}, values)];
    if (status === 'annulled' && !isEarly) return [problem('team-left-late', {}, values)];
    return [];
  });

/** `member-alike` for every name that several members of teams share, with their teams and places: line-ups go by name. */
export const alikeMembers = ({ players: teams }: Pick<TeamEvent, 'players'>): readonly Problem[] => {
  const byName = new Map<string, { readonly name: string; readonly seat: string }[]>();
  for (const team of teams)
    team.members.forEach(({ name }, index) => {
      const key = foldedName(name);
      const group = byName.get(key) ?? [];
      byName.set(key, group);
      group.push({ name, seat: `${team.name} ${index + 1}` });
    });
  return [...byName.values()]
    .filter((group) => group.length > 1)
    .map((group) => {
      const { name } = entryAt(group, 0);
      const seats = group.map(({ seat }) => seat).join(', ');
      return problem('member-alike', { player: name }, { name, seats, count: group.length });
    });
};

/** Warnings about a team event: members with one name, line-ups that break a rule, statuses that do not fit. */
export const teamWarnings = (event: TeamEvent): readonly Problem[] => [
  ...alikeMembers(event),
  ...lineUpWarnings(event),
  ...departureWarnings(event),
];

/** Warnings about line-ups and statuses that are new after a change. */
export const newTeamWarnings = (before: Tournament, after: Tournament): readonly Problem[] => {
  const warningsOf = (tournament: Tournament): readonly Problem[] =>
    isTeamEvent(tournament) ? [...lineUpWarnings(tournament), ...departureWarnings(tournament)] : [];
  const known = new Set(warningsOf(before).map((each) => JSON.stringify(each)));
  return warningsOf(after).filter((each) => !known.has(JSON.stringify(each)));
};
