import fc from '../properties';
import { IS_SWEEP } from '../sample';
import { teamStories, tellTeams } from './teams';

/** `ROUNDABOUT_STORIES`: how many stories happen. */
const STORIES = Number(process.env['ROUNDABOUT_STORIES'] ?? (IS_SWEEP ? 20 : 5));

it(
  'whatever is typed into the sheets of a team event, or done step by step, line-ups, results and standings are those of a plain model',
  () => fc.assert(fc.asyncProperty(teamStories, tellTeams), { numRuns: STORIES }),
  3_600_000,
);
