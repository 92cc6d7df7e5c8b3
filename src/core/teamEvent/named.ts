import { entryAt } from '../present';
import { problem } from '../problem';
import { fail, ok, type Result } from '../result';
import { meantPeople, unknownProblem } from '../names/meant';
import type { EventTeam, TeamEvent, Match } from './model';
import type { Side, TeamMember } from '../model';

const namesOf = (named: readonly { readonly name: string }[]): readonly string[] =>
  named.map(({ name }) => name);

/**
 * The member of a team by their name or a part of it. Problems: `member-unknown` with all members, `member-ambiguous` with
 * everyone it fits.
 */
export const memberNamed = ({ name: team, members }: EventTeam, typed: string): Result<TeamMember> => {
  const called = meantPeople(members, typed);
  if (called.length > 1)
    return fail(problem('member-ambiguous', {}, { typed, team, choices: namesOf(called).join(', ') }));
  return called.length === 1
    ? ok(entryAt(called, 0))
    : fail(unknownProblem('member-unknown', typed, namesOf(members), {}, { team }));
};

/** The match with a number; `match-unknown`. */
export const matchNumbered = ({ games: matches }: Pick<TeamEvent, 'games'>, no: number): Result<Match> => {
  const match = matches.find((each) => each.no === no);
  return match ? ok(match) : fail(problem('match-unknown', {}, { match: no, most: matches.length }));
};

/** A team's side in a match; `match-other-teams` if it does not play in it. */
export const sideOf = (
  { players: teams }: Pick<TeamEvent, 'players'>,
  { no, white: home, black: away }: Match,
  team: EventTeam,
): Result<Side> => {
  if (team.no === home) return ok('home');
  if (team.no === away) return ok('away');
  const [one, other] = [home, away].map((each) => teams.find((known) => known.no === each)?.name ?? '');
  const values = { match: no, team: team.name, home: one ?? '', away: other ?? '' };
  return fail(problem('match-other-teams', {}, values));
};
