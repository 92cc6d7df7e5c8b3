import { addLateProblems } from './language';
import { lateProblemsEn } from './problems/late';

/** What an identifier has to be, in English. */
export const EGF_PIN_RULE = 'it has eight digits';
export const US_CHESS_RULE = 'it has eight digits';
export const AFFILIATE_RULE = 'it is an A and seven digits, such as A6012345';
export const ECF_CODE_RULE = 'it is six digits and a letter from A to L, but not I, such as 123456A';

/** A line of a text, where a problem names a cell of a sheet. */
export const lineText = (line: number): string => `line ${line}`;

// Whoever reports such a problem imports this file.
addLateProblems(lateProblemsEn);
