import { plain } from '../core/plain';
import { LIST_WORDS } from './headers';

const BYES: ReadonlySet<string> = new Set(LIST_WORDS.flatMap(({ byes }) => byes.map(plain)));

/** No such word is longer; a text of any length may stand in a cell. */
const LONGEST = 40;

/** Whether a name stands for an empty seat: `bye`, `spielfrei`. */
export const isBye = (name: string): boolean => name.length < LONGEST && BYES.has(plain(name));
