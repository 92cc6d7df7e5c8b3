import { TEAM_CRITERIA } from '../../core/tiebreak/teams/standings';

/** Criteria that compare the tied show a rank among them. */
export const GROUPS: readonly string[] = TEAM_CRITERIA.filter(({ of }) => of === 'group').map(
  ({ code }) => code,
);

/** The format of numbers of a criterion, one for all: LibreOffice drops the indent of a cell whose format alone differs from the one before. */
export const CRITERION_FORMAT = '0.0#';
/** The format of ranks. */
export const RANK_FORMAT = '0';
