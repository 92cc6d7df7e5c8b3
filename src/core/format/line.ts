/** A text of a user as it can stand in a line of a file: blanks, ends of lines and control signs in a row are one blank. */
export const singleLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
