import type { Encoding } from '../../language/files';
import { inPage } from './pages';

/** The letters beyond ASCII of each language as names have them, the most frequent first, in small letters. */
const LETTERS = {
  czech: 'áíčýéřšžěňůúťďó',
  slovak: 'áíčéýšžúľňťôďóäŕĺ',
  polish: 'łńśóżęćąź',
  hungarian: 'áéóöüőíúű',
  croatian: 'ćčšžđ',
  romanian: 'ăşţâîșț',
  german: 'üöäß',
  french: 'éèçëïêôâîàûœ',
  spanish: 'áéíóñúü',
  portuguese: 'ãçéáíóêôúâõà',
  italian: 'òèàùìé',
  icelandic: 'óðíáúéþöýæø',
  nordic: 'öäåøæéü',
  lithuanian: 'šėžčūųąįę',
  latvian: 'šāņēīļžķčģūŗ',
  estonian: 'õäüöšž',
  turkish: 'ıüşöçğâîi̇',
  greek: 'οςαιρνηλτσκάμπυίόέεγδύήώθχβφωζξψϊϋΐΰ',
  russian: 'аовеинрлкстмыйдпугьябзшчхжюцщфэъё',
  ukrainian: 'оаеинвкрлсмтійдпчубяьхгзюшжцїщєф’ґ',
  serbian: 'аиоевнрјскмлтћдпубзгчжљшњђцфхџ',
};

type LanguageId = keyof typeof LETTERS;

const WEST: readonly LanguageId[] = [
  'german',
  'french',
  'spanish',
  'portuguese',
  'italian',
  'nordic',
  'icelandic',
];
const CENTRAL: readonly LanguageId[] = [
  'czech',
  'slovak',
  'polish',
  'hungarian',
  'croatian',
  'romanian',
  'german',
];
const CYRILLIC: readonly LanguageId[] = ['russian', 'ukrainian', 'serbian'];

/** An encoding of one byte a letter: its name, the languages that are written in it, and how much less usual it is than the first. */
interface Page {
  readonly page: Encoding;
  readonly languages: readonly LanguageId[];
  readonly rarer: number;
}

/** The encodings that lists come in, the more usual first. */
const PAGES: readonly Page[] = [
  { page: 'windows-1252', languages: [...WEST, 'estonian'], rarer: 0 },
  { page: 'windows-1250', languages: CENTRAL, rarer: 0.5 },
  { page: 'windows-1251', languages: CYRILLIC, rarer: 0.5 },
  { page: 'windows-1254', languages: ['turkish', 'german'], rarer: 1 },
  { page: 'windows-1253', languages: ['greek'], rarer: 1 },
  { page: 'windows-1257', languages: ['lithuanian', 'latvian', 'estonian'], rarer: 1 },
  { page: 'ibm850', languages: WEST, rarer: 2 },
  { page: 'ibm852', languages: CENTRAL, rarer: 2 },
  { page: 'ibm866', languages: ['russian'], rarer: 2 },
  { page: 'iso-8859-15', languages: [...WEST, 'estonian'], rarer: 2 },
  { page: 'iso-8859-2', languages: CENTRAL, rarer: 2.5 },
  { page: 'koi8-u', languages: ['russian', 'ukrainian'], rarer: 2.5 },
  { page: 'macintosh', languages: WEST, rarer: 2.5 },
  { page: 'ibm437', languages: WEST, rarer: 2.6 },
];

/** How often a language has each of its letters, of all that are beyond ASCII. */
const weightsOf = (letters: string): ReadonlyMap<string, number> => {
  const signs = [...letters];
  const total = signs.reduce((sum, _, rank) => sum + 1 / (rank + 2), 0);
  return new Map(signs.map((sign, rank) => [sign, 1 / (rank + 2) / total]));
};

const WEIGHTS = new Map(Object.entries(LETTERS).map(([id, letters]) => [id, weightsOf(letters)]));

/** How often a language has a letter; 0 where it has it not. */
const weightIn = (language: LanguageId, letter: string): number => WEIGHTS.get(language)?.get(letter) ?? 0;

/** An encoding that bytes may be in. */
export interface Guess {
  readonly page: Encoding;
  readonly text: string;
  /** The logarithm of how likely it is. */
  readonly score: number;
}

const isLetter = (sign: string): boolean => /[\p{L}\p{M}]/u.test(sign);
const isCapital = (sign: string): boolean => /\p{Lu}/u.test(sign);
const isSmall = (sign: string): boolean => /\p{Ll}/u.test(sign);
const isLatin = (sign: string): boolean => /\p{Script=Latin}/u.test(sign);
const VOWELS = /^[aeiouyıøœæ]/;
const isVowel = (sign: string): boolean => VOWELS.test(sign.toLowerCase().normalize('NFD'));

/** Signs that stand between words; all others hardly ever do. */
const SIGNS = '\u00a0–—’‘“”„«»½№°…·•€§';

/** How well a letter stands in its word: capitals begin words or fill them, scripts do not mix, vowels and consonants take turns. */
const fit = (before: string, letter: string, after: string): number => {
  let factor = 1;
  const latin = isLatin(letter);
  for (const other of [before, after]) if (isLetter(other) && isLatin(other) !== latin) factor *= 0.02;
  if (isCapital(letter) && isSmall(before)) factor *= 0.03;
  if (isCapital(letter) && !isLetter(before) && isCapital(after)) factor *= 0.6;
  if (isSmall(letter) && !isLetter(before)) factor *= 0.15;
  if (isSmall(letter) && isCapital(before) && isCapital(after)) factor *= 0.05;
  if (!latin) return factor;
  if (before > '\u007f' && isLetter(before)) factor *= 0.25;
  if (letter === 'ð' && !isLetter(before)) factor *= 0.05;
  if (letter === 'þ' && isLetter(before)) factor *= 0.15;
  if (isLetter(before) && isLetter(after) && isVowel(before) === isVowel(after))
    factor *= isVowel(letter) === isVowel(before) ? 0.3 : 1.3;
  return factor;
};

const LEAST = 0.0004;

/** What stands beyond ASCII in a text, each with how often the languages of its page have it, and how well it stands there. */
interface Seen {
  readonly weights: readonly number[];
  readonly factor: number;
}

const seenIn = (text: string, { languages }: Page): readonly Seen[] => {
  const found: Seen[] = [];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign <= '\u007f') continue;
    const [before, after] = [text[at - 1] ?? ' ', text[at + 1] ?? ' '];
    if (isLetter(sign)) {
      const small = sign.toLowerCase();
      found.push({
        weights: languages.map((each) => weightIn(each, small)),
        factor: fit(before, sign, after),
      });
    } else {
      const isOfText = SIGNS.includes(sign) ? 0.01 : 0.0001;
      const inWord = isLetter(before) && isLetter(after) && sign !== '’' ? 0.02 : 1;
      const isControl = sign < '\u00a0' || sign === '\ufffd' ? 0.001 : 1;
      found.push({ weights: languages.map(() => isOfText * inWord * isControl), factor: 1 });
    }
  }
  return found;
};

/** Most letters are of one language; a few of any of the others. */
const OWN = 0.85;

const scoreOf = (seen: readonly Seen[], page: Page): number => {
  const scores = page.languages.map((_, language) =>
    seen.reduce((sum, { weights, factor }) => {
      const others = weights.reduce((all, weight) => all + weight, 0) / weights.length;
      const weight = OWN * (weights[language] ?? 0) + (1 - OWN) * others;
      return sum + Math.log(Math.max(weight, weight === 0 ? LEAST : 1e-9) * factor);
    }, 0),
  );
  return scores.reduce((best, each) => Math.max(best, each), -Infinity) - page.rarer;
};

/** So many bytes are looked at. */
const ENOUGH = 20_000;

/** The words with bytes beyond ASCII, of which alone a page says something. */
const telling = (bytes: Uint8Array): Uint8Array => {
  const kept: number[] = [];
  let [from, isTold] = [0, false];
  for (let at = 0; at <= bytes.length && kept.length < ENOUGH; at++) {
    const byte = bytes[at] ?? 0x0a;
    if (byte > 0x7f) isTold = true;
    if (byte > 0x20) continue;
    if (isTold) for (let each = from; each <= at; each++) kept.push(bytes[each] ?? 0x0a);
    [from, isTold] = [at + 1, false];
  }
  return Uint8Array.from(kept);
};

/** What bytes may say, the likeliest first: an encoding of each text that they can be. */
export const guesses = (bytes: Uint8Array): readonly Guess[] => {
  const part = telling(bytes);
  const texts = new Map<string, Guess>();
  for (const each of PAGES) {
    const text = inPage(part, each.page);
    const score = scoreOf(seenIn(text, each), each);
    const known = texts.get(text);
    if (!known || known.score < score) texts.set(text, { page: each.page, text, score });
  }
  return [...texts.values()].sort((one, other) => other.score - one.score);
};
