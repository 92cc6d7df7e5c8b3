import { wordsIn } from './headers';

/** The words by which people head what stands beside a cross-table, and the columns of a list of results, all languages together. */
export const CROSSTABLE_WORDS = {
  points: wordsIn(
    'pts, points, point, p, total, totals, score, sum, Σ, tot, punkte, pkt, pkte, pte, summe, gesamt',
    'puntos, ptos, очки, очков, сумма, о',
  ),
  sonneborn: wordsIn(
    'sb, s b, s berger, sonneborn, sonneborn berger, sonn berg, berger, sobe, sonneb, so be, sb wertung',
    'кб, бергер, коэффициент бергера, зб',
  ),
  place: wordsIn(
    'place, pl, rank, rk, position, standing, final place, final rank, platz, rang, rg, endstand, cl',
    'classement, puesto, lugar, pto, место, м',
  ),
  round: wordsIn('round, rd, rnd, r, runde, ronde, rde, ronda, тур'),
  white: wordsIn('white, white player, w, weiß, weiss, blancs, blanc, blancas, blanca, белые'),
  black: wordsIn('black, black player, b, schwarz, noirs, noir, negras, negra, черные, чёрные'),
  result: wordsIn(
    'result, res, score, results, ergebnis, erg, resultat, résultat, resultado, результат, рез',
  ),
};

export type CrosstableWord = keyof typeof CROSSTABLE_WORDS;

/** Words that people write into tables of pairings, in lower case, all languages together: people mix them. */
export const PRINTED_WORDS = {
  round: wordsIn(
    'round, rnd, rd, r, runde, rde, ronde, tour, ronda, turno, rodada, runda, omgang, kolo, тур, тура',
    'раунд, spieltag, spielrunde, journée, jornada, giornata, speelronde, kolejka',
  ),
  board: wordsIn('board, bd, bo, table, brett, br, tisch, bord, échiquier, tablero, mesa, доска, стол'),
  white: wordsIn(
    'white, weiß, weiss, wit, blanc, blancs, blancas, bianco, белые, home, heim, brancas, białe, bílý',
    'bílé',
  ),
  black: wordsIn(
    'black, schwarz, zwart, noir, noirs, negras, nero, чёрные, черные, away, gast, pretas, czarne, černý',
    'černé',
  ),
  bye: wordsIn(
    'bye, rest, rests, free, frei, spielfrei, freilos, vrij, exempt, repos, libre, descansa, descanso',
    'riposa, pauza, pauzuje, volno, свободен, свободна, своб, св, пропуск, выходной',
  ),
} as const;

export type PrintedWord = keyof typeof PRINTED_WORDS;

/** Any of the words for something, in a regular expression without regard to case. */
export const anyOf = (word: PrintedWord): string => `(?:${PRINTED_WORDS[word].join('|')})`;

/** What stands behind a number that counts: `1st`, `1er`, `1.`, `1-й`. */
const ORDINAL = '(?:st|nd|rd|th|er|re|ère|e|ème|a|ª|o|º|°|\\.|-?(?:ый|ой|ий|й))?';

/** Where a word stands with its number at the beginning of a text. */
export interface Headed {
  readonly number: number;
  /** How much of the text that is. */
  readonly length: number;
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV'];

const LONG_WORD = /\p{L}{3}/u;

/** Finds a word with its number at the beginning of a text: `Round 3:`, `3. Runde`, `3-й тур`, `III runda`. */
export const headedBy = (word: PrintedWord): ((text: string) => Headed | null) => {
  const end = '(?![\\p{L}\\d])[.:)]?';
  const counted = new RegExp(
    `^(?:${anyOf(word)}\\.? *(?:n[or]\\.? *|#|№)?(\\d{1,3})|(\\d{1,3})${ORDINAL} *(?!r\\P{L})${anyOf(word)})${end}`,
    'iu',
  );
  const roman = new RegExp(`^(?:${anyOf(word)}\\.? +([ivx]+)|([ivx]+)\\.? +${anyOf(word)})${end}`, 'iu');
  return (text) => {
    const digits = counted.exec(text);
    if (digits) return { number: Number(digits[1] ?? digits[2]), length: digits[0].length };
    const letters = roman.exec(text);
    const numeral = letters?.[1] ?? letters?.[2] ?? '';
    const number = ROMAN.indexOf(numeral) + 1;
    return letters && number > 0 && LONG_WORD.test(letters[0].replace(numeral, ''))
      ? { number, length: letters[0].length }
      : null;
  };
};
