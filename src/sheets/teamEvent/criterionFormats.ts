import { TEAM_CRITERIA } from '../../core/tiebreak/teams/standings';

/** Criteria that compare the tied show a rank among them. */
export const GROUPS: readonly string[] = TEAM_CRITERIA.filter(({ of }) => of === 'group').map(
  ({ code }) => code,
);

/** The format of numbers of a criterion, whichever it is, by its place in the list, from 0; ranks are whole ones. */
export const formatAt = (place: number): string => (place < 2 ? '0.0' : '0.0#');
export const RANK_FORMAT = '0';
