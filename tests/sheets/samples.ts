import { newMatch } from '../matches';
import { planned } from './plan';
import { QUAD } from './quad';
import { RICH } from './rich';

/** The sheets of a tournament in which all is as usual. */
export const quad = planned(QUAD);

/** The sheets of one in which nothing is. */
export const rich = planned({ ...RICH, systemOptions: { anchor: '4' } });

/** The sheets of a match of two against two. */
export const match = planned(newMatch(2));
