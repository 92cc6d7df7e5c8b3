import type { Encoding } from '../../language/files';

/** A language: its letters beyond ASCII as names have them, the most frequent first, in small letters. */
type Letters = string;

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
} as const satisfies Readonly<Record<string, Letters>>;

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
export interface Page {
  readonly page: Encoding;
  readonly languages: readonly LanguageId[];
  readonly rarer: number;
}

/** The encodings that lists come in, the more usual first. */
export const PAGES: readonly Page[] = [
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
const weightsOf = (letters: Letters): ReadonlyMap<string, number> => {
  const signs = [...letters];
  const total = signs.reduce((sum, _, rank) => sum + 1 / (rank + 2), 0);
  return new Map(signs.map((sign, rank) => [sign, 1 / (rank + 2) / total]));
};

const WEIGHTS = new Map(Object.entries(LETTERS).map(([id, letters]) => [id, weightsOf(letters)]));

/** How often a language has a letter; 0 where it has it not. */
export const weightIn = (language: LanguageId, letter: string): number =>
  WEIGHTS.get(language)?.get(letter) ?? 0;
