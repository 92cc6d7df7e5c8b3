import type { Tournament } from '../core/model';
import { plain } from '../core/names/plain';
import { countryCalled } from './countries';
import { LIST_WORDS, wordsIn } from './headers';
import { wordsEn } from './words';

/**
 * What reports to federations tell of a player besides name, rating and federation, each a column of the organiser's list, and what
 * it is called where we make one.
 */
export const FIELD_HEADINGS = {
  title: 'Title',
  sex: 'Sex',
  fideId: 'FIDE ID',
  birth: 'Born',
  club: 'Club',
  nationalId: 'National ID',
  nationalRating: 'National rating',
  egfPin: 'EGF PIN',
} as const;

export type PlayerField = keyof typeof FIELD_HEADINGS;

export const PLAYER_FIELDS = Object.keys(FIELD_HEADINGS) as readonly PlayerField[];

/** What each is called in a sentence. */
export const FIELD_NAMES: Readonly<Record<PlayerField, string>> = {
  title: 'title',
  sex: 'sex',
  fideId: 'FIDE ID',
  birth: 'date of birth',
  club: 'club',
  nationalId: 'national ID',
  nationalRating: 'national rating',
  egfPin: 'EGF PIN',
};

/** What people call such columns, in English, German, French, Spanish and Russian. */
const WORDS: Readonly<Record<PlayerField, readonly string[]>> = {
  title: wordsIn(
    'title, titles, ttl, fide title, titel, tit, fide titel, titre, titre fide, titulo, titulo fide',
    'звание, титул, зв',
  ),
  sex: wordsIn('sex, gender, m f, m w, geschlecht, geschl, sexe, genre, sexo, genero, пол'),
  fideId: wordsIn(
    'fide id, fideid, id fide, fide no, fide nr, fide number, fide code, fide identity, fide identitat',
    'fide kennung, code fide, no fide, numero fide, codigo fide, fide n, id фиде, фиде id, код фиде, фиде',
  ),
  birth: wordsIn(
    'born, birth, dob, date of birth, birth date, birthdate, birthday, b day, b year, year of birth',
    'birth year, yob, geb, geboren, geburtsdatum, geburtstag, geb datum, jahrgang, jg, geburtsjahr, ne',
    'nee, ne e, naissance, date de naissance, ne le, annee de naissance, f nac, nacimiento',
    'fecha de nacimiento, fecha nac, ano de nacimiento, дата рожд, дата рождения, г р, год рождения, д р',
    'рожд',
  ),
  club: wordsIn(
    'club, club name, clubs, club city, verein, klub, клуб, клуб город, school, schule, ecole, escuela',
    'школа, club team',
  ),
  nationalId: wordsIn(
    'national id, nat id, uscf id, us id, us chess id, uscf, member id, membership no, ecf code, ecf no',
    'ecf, id, pkz, zps, mitgliedsnummer, mgl nr, no licence, licence, nrffe, code ffe, id nac',
    'id nacional, licencia, нац id, национальный id',
  ),
  nationalRating: wordsIn(
    'national rating, nat rating, rating national, nat rtg, rtgn, rtg nat, nationale wertung, elon, elo n',
    'elo nat, elo national, elo nac, elo nacional, нац рейтинг, национальный рейтинг, рейтинг нац',
  ),
  egfPin: wordsIn('egf pin, egd pin, pin, egf id, egd'),
};

const BY_WORD: ReadonlyMap<string, PlayerField> = new Map(
  PLAYER_FIELDS.flatMap((field) => WORDS[field].map((word) => [plain(word), field] as const)),
);

/** Ratings of national federations: where a list has a column of them beside that of its ratings, they are no other ones. */
const NATIONAL_LISTS: ReadonlySet<string> = new Set(
  [
    ...['dwz', 'nwz', 'ingo', 'twz', 'ecf', 'ecf rating', 'ecf grade', 'grade', 'uscf', 'uscf rating'],
    ...['us chess rating', 'us chess', 'knsb', 'knsb rating', 'nzcf', 'nzcf rating', 'acf', 'acf rating'],
  ].map(plain),
);

/** Whether a further column of a list has ratings of a national federation: `DWZ`, `ECF grade`. */
export const isNationalList = (heading: string): boolean => NATIONAL_LISTS.has(plain(heading));

/** What a column of a list tells of players for a report; `null` where it is none of our words. */
export const playerFieldOf = (heading: string): PlayerField | null => BY_WORD.get(plain(heading)) ?? null;

/** Whether what stands in the column for federation or club is a club: no federation or country, by its code or its name. */
export const isClub = (typed = ''): boolean =>
  !/^(?:[A-Z]{2,3})?$/i.test(typed.trim()) && countryCalled(typed) === undefined;

/** What a list calls clubs by this heading, where it has a word of its own for them. */
export const clubsCalled = (heading = ''): Pick<Tournament, 'clubs'> =>
  playerFieldOf(heading) === 'club' && heading !== FIELD_HEADINGS.club ? { clubs: heading } : {};

/** What stands above federations or clubs: the list’s own word; as long as nobody has one, or some have each, both, unless clubs have a column of their own. */
export const federationHeading = ({
  players,
  clubs,
  columns = [],
}: Pick<Tournament, 'clubs'> & {
  readonly columns?: readonly string[];
  readonly players: readonly { readonly federation?: string | undefined }[];
}): string => {
  if (clubs !== undefined) return clubs;
  const kinds = new Set(players.flatMap(({ federation }) => (federation ? [isClub(federation)] : [])));
  const hasClubs = columns.some((heading) => playerFieldOf(heading) === 'club');
  if (kinds.size !== 1 && !hasClubs) return wordsEn.federation;
  return kinds.size === 1 && kinds.has(true) ? FIELD_HEADINGS.club : 'Federation';
};

/** How the names of months begin, full or short, in English, German, French, Spanish and Russian. */
const BEGINNINGS: readonly (readonly string[])[] = [
  ['jan', 'ene', 'янв'],
  ['feb', 'fev', 'фев'],
  ['mar', 'мар'],
  ['apr', 'avr', 'abr', 'апр'],
  ['may', 'mai', 'май', 'мая'],
  ['jun', 'juin', 'июн'],
  ['jul', 'juil', 'июл'],
  ['aug', 'aou', 'ago', 'авг'],
  ['sep', 'set', 'сен'],
  ['oct', 'okt', 'окт'],
  ['nov', 'ноя'],
  ['dec', 'dez', 'dic', 'дек'],
].map((words) => words.map(plain));

const RATING_WORDS: ReadonlySet<string> = new Set(
  LIST_WORDS.rating.flatMap((words) => plain(words).split(' ')).concat('fide'),
);

/** 1 to 12, of a name or a number; 0 for none. */
const monthOf = (token: string): number =>
  /^(?:0?[1-9]|1[0-2])$/.test(token)
    ? Number(token)
    : BEGINNINGS.findIndex((words) => words.some((word) => token.startsWith(word))) + 1;

/**
 * The month whose ratings a column has, by its heading: `Rating 2026-02`, `Rating Feb 2026`, `Elo 02/2026`, `Elo Februar 2026` are
 * `2026-02`. Null for a heading of anything else.
 */
export const ratingMonthOf = (heading: string): string | null => {
  const tokens = plain(heading).split(' ');
  const years = tokens.filter((token) => /^20\d\d$/.test(token));
  const words = tokens.filter((token) => RATING_WORDS.has(token));
  const months = tokens.filter((token) => !years.includes(token) && !words.includes(token));
  const month = monthOf(months[0] ?? '');
  const isOne = years.length === 1 && words.length > 0 && months.length === 1 && month > 0;
  return isOne ? `${years[0] ?? ''}-${String(month).padStart(2, '0')}` : null;
};

/** What such a column is called where we name one: `Rating 2026-02`. */
export const ratingMonthHeading = (month: string): string => `Rating ${month}`;
