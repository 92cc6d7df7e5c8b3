import { NONE, type LiveHelper } from './criterion';

/** Longest number that a rating written as text begins with. */
const DIGITS = 5;

/** What is typed: a number, or a text, such as a number with something behind it or a Go rank. */
const entry: LiveHelper = {
  key: 'rating typed',
  formula: ({ typedRating }) =>
    `IFERROR(IF(ISNUMBER(${typedRating}),${typedRating},TRIM(${typedRating}&"")),"")`,
};

/** How many digits a text begins with; a further one makes it no rating. */
const digits: LiveHelper = {
  key: 'rating digits',
  needs: [entry],
  formula: (cells) => {
    const typed = cells.own(entry);
    const begins = Array.from({ length: DIGITS + 1 }, (_, index) => {
      const part = `LEFT(${typed},${index + 1})`;
      return `IFERROR(IF(INT(${part})&""=${part},1,0),0)`;
    });
    return `MIN(LEN(${typed}),${begins.join('+')})`;
  },
};

/** Go ranks on the scale of the European Go Federation, as `parseRating` reads them. */
const RANKS: readonly (readonly [words: readonly [string, string], base: number, step: number])[] = [
  [['k', 'kyu'], 2100, -100],
  [['d', 'dan'], 2000, 100],
  [['p', 'pro'], 2670, 30],
];

/** The playing strength that a Rating cell stands for, as a whole number. */
export const rating: LiveHelper = {
  key: 'rating',
  needs: [entry, digits],
  turned: true,
  formula: (cells) => {
    const [typed, many] = [cells.own(entry), cells.own(digits)];
    const begin = `LEFT(${typed},${many})`;
    const plain = `SUBSTITUTE(SUBSTITUTE(LOWER(${typed})," ","")&"#",".#","#")`;
    const ranked = RANKS.reduceRight(
      (otherwise, [[short, long], base, step]) =>
        `IF(OR(${plain}=${begin}&"${short}#",${plain}=${begin}&"${long}#"),${base}${step < 0 ? '-' : '+'}${Math.abs(step)}*INT(${begin}),${otherwise})`,
      `INT(${begin})`,
    );
    const ofNumber = `IF(${typed}>0,INT(${typed}+0.5),${NONE})`;
    const ofText = `IF(OR(${many}=0,${many}>${DIGITS}),${NONE},IF(INT(${begin})=0,${NONE},${ranked}))`;
    return `IFERROR(IF(ISNUMBER(${typed}),${ofNumber},${ofText}),${NONE})`;
  },
};
