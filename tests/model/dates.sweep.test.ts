import fc from '../properties';
import { IS_SWEEP } from '../sample';
import { dateStories, tellDates } from './dates';

/** `ROUNDABOUT_STORIES`: how many stories happen. */
const STORIES = Number(process.env['ROUNDABOUT_STORIES'] ?? (IS_SWEEP ? 20 : 5));

it(
  'whatever happens to dates, in whatever order, the file holds what a plain model holds, checks included',
  () => fc.assert(fc.asyncProperty(dateStories, tellDates), { numRuns: STORIES }),
  3_600_000,
);
