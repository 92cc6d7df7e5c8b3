/** A name as two that are meant to be the same compare: without capitals, spaces, or forms of Unicode. */
export const foldedName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]+/gu, '')
    .toLowerCase();

/**
 * A sign that nobody sees and that makes another name: spaces without width, soft hyphens, marks of direction, control codes. What joins letters
 * of a script (U+200C, U+200D) is one beside a letter that nothing joins.
 */
const UNSEEN =
  /[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|(?<![^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\s])[\u200c\u200d]/gu;

/** A text without signs that nobody sees. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

/** The first sign of a text that nobody sees, such as `U+200B`; `null` without one. */
export const unseenIn = (text: string): string | null => {
  const [found] = text.match(UNSEEN) ?? [];
  return found === undefined
    ? null
    : `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
};
