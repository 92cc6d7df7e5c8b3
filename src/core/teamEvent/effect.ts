import { changedLines, type Affected } from '../conduct/effect';
import { teamNo, type TeamEvent } from './model';
import { teamEventStandings } from './standings';

/** Which teams a change affects, as `effectOf` has it of players; none where the list that ranks them cannot be applied. */
export const teamEffect = (before: TeamEvent, after: TeamEvent): readonly Affected[] => {
  const [old, now] = [before, after].map((event) => teamEventStandings(event));
  return old?.ok && now?.ok
    ? changedLines(after.tieBreaks, old.value, now.value, (no) => teamNo(after, no)?.name ?? '')
    : [];
};
