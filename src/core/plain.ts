/** A heading as we compare it: `Fédération:` is `federation`, `Name (Last, First)` is `name`, `№` is `no`. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/\([^)]*\)/g, ' ')
    .split(/[^\p{L}\p{N}#]+/u)
    .filter((token) => token !== '')
    .join(' ');
