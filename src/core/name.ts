/** A name as two that are meant to be the same compare: without capitals, spaces, or forms of Unicode. */
export const foldedName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]+/gu, '')
    .toLowerCase();
