import { compared } from '../numbers';
import { numberOfLetter } from '../pairing/letters';

/**
 * A label without what makes no difference between players: blanks, leading zeros, small letters of `a` and `b12`. A name stays
 * as it is.
 */
export const plainLabel = (label: string): string => {
  const text = label.trim();
  if (/^\d+$/.test(text)) return String(Number(text));
  return /^[a-z]{1,2}\d*$/i.test(text) ? text.toUpperCase() : text;
};

const BYE_SIGNS = new Set('BYE REST RESTS FREE OFF FREI SPIELFREI - – — -- ---'.split(' '));

/** Whether a plain label means that nobody sits there. */
export const isByeSign = (label: string): boolean => BYE_SIGNS.has(label.toUpperCase());

/** Whether a plain label is a number. */
export const isNumberLabel = (label: string): boolean => /^\d+$/.test(label);

/** Whether a plain label is the letter of a number, up to ZZ. */
const isLetterLabel = (label: string): boolean => /^[A-Z]{1,2}$/.test(label);

/** What `teamOf` says of a letter. */
export const LETTERED = '@';

/** Which team a plain label could belong to: `A` for `A1`; `#` for a number, `@` for a letter, itself for any other. */
export const teamOf = (label: string): string => {
  if (isNumberLabel(label)) return '#';
  if (isLetterLabel(label)) return LETTERED;
  return /^([A-Z]+)\d+$/.exec(label)?.[1] ?? label;
};

const sortKey = (label: string): readonly [number, string, number] => {
  if (isNumberLabel(label)) return [0, '', Number(label)];
  if (isLetterLabel(label)) return [1, '', numberOfLetter(label)];
  const counted = /^(.*?)(\d+)$/.exec(label);
  return [2, counted?.[1] ?? label, Number(counted?.[2] ?? 0)];
};

/** Numbers by size, then letters from A to ZZ, then other labels by the alphabet and what they count: `A2`, `A10`, `B1`. */
export const byLabel = (one: string, other: string): number => {
  const [a, b] = [sortKey(one), sortKey(other)];
  return compared(a[0], b[0]) || compared(a[1], b[1]) || compared(a[2], b[2]);
};
