import { fraction } from '../../../core/fraction';
import type { Side } from '../../../core/model';
import { entryAt, present } from '../../../core/present';
import { TEAM_LIMITS } from '../../../core/teamEvent/create';
import { type EventTeam, isTeamEvent, type Match, type TeamEvent } from '../../../core/teamEvent/model';
import { absentFrom } from '../../../core/results/progress';
import { counts, matchScore } from '../../../core/teamEvent/table';
import { numberText } from '../../../language/number';
import { NOT_PLAYED } from '../games';
import type { HandoutWords } from '../handout';
import type { Subject } from '../subject';

/** As many teams and matches as an event of teams can have. */
export const TEAM_MOST = { players: TEAM_LIMITS.teams, games: TEAM_LIMITS.games };

/** The event of teams that a handout is made of. */
export const eventOf = ({ tournament }: Pick<Subject, 'tournament'>): TeamEvent =>
  present(tournament !== null && isTeamEvent(tournament) ? tournament : null);

/** Game points as people write them: `2.5`. */
const pointsText = ({ discipline: { scoring } }: TeamEvent, points: number): string =>
  numberText(fraction(points, scoring.unit));

/** That a match is not played or does not count, because a team has left; `null` for any other. */
export const noMatchOf = (event: TeamEvent, match: Match, { texts, say }: HandoutWords): string | null => {
  const said = (teams: readonly EventTeam[], text: string): string =>
    say(text, { teams: teams.map(({ name }) => name).join(', ') });
  const absent = absentFrom(event, match);
  if (absent.length > 0) return said(absent, texts.noMatch);
  if (counts(event, match)) return null;
  const annulled = [match.white, match.black].map((no) => entryAt(event.players, no - 1));
  return said(
    annulled.filter(({ status }) => status === 'annulled'),
    texts.annulledMatch,
  );
};

/** The score of a match, the home side first, or that of the side that is asked for; nothing before all boards have a result. */
export const scoreOf = (event: TeamEvent, match: Match, first: Side = 'home'): string | null => {
  if (!counts(event, match)) return NOT_PLAYED;
  const score = matchScore(event, match);
  return score === null || score.open > 0
    ? null
    : `${pointsText(event, score[first])}–${pointsText(event, score[first === 'home' ? 'away' : 'home'])}`;
};
