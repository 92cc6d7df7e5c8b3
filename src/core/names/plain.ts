/** A text with a blank in place of each pair of brackets and its contents; an unclosed bracket stays. */
const withoutBrackets = (text: string): string => {
  let [kept, from] = ['', 0];
  for (;;) {
    const open = text.indexOf('(', from);
    const close = open < 0 ? -1 : text.indexOf(')', open);
    // No later bracket is closed either.
    if (close < 0) return kept + text.slice(from);
    kept += `${text.slice(from, open)} `;
    from = close + 1;
  }
};

/** A text of one word without accents, like most cells: nothing to remove. */
const BARE_WORD = /^[a-z0-9#]*$/i;

/** A heading in the form in which we compare it: `Fédération:` is `federation`, `Name (Last, First)` is `name`, `№` is `no`. */
export const plain = (text: string): string =>
  BARE_WORD.test(text)
    ? text.toLowerCase()
    : withoutBrackets(
        text.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss'),
      )
        .split(/[^\p{L}\p{N}#]+/u)
        .filter((token) => token !== '')
        .join(' ');
