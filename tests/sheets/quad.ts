import { crossTable } from '../eventFixtures';

/** Four players, one game to come. */
export const QUAD = crossTable('*1=. | 0*10 | =0*1 | .10*', {
  event: 'Quad',
  tieBreaks: ['PTS', 'DE', 'SB'],
});
