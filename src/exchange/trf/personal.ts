import { parseDate } from '../../core/calendar/dates';
import { given } from '../../core/format/fields';
import type { Tournament } from '../../core/model';
import { isGoRank, type Rating } from '../../core/ratings/rating';
import { playerDetails, type PlayerDetails } from '../reports';
import { birthFrom } from '../dates';

/** FIDE's titles with the letters that TRF16 has for them. */
const LETTERS: Readonly<Record<string, string>> = {
  GM: 'g',
  IM: 'm',
  WGM: 'wg',
  FM: 'f',
  WIM: 'wm',
  CM: 'c',
  WFM: 'wf',
  WCM: 'wc',
};

/** As French files have them. */
const FRENCH: Readonly<Record<string, string>> = { gf: 'WGM', mf: 'WIM', ff: 'WFM', cf: 'WCM' };

/** Each title by itself and by its letters, all capital. */
const TITLES: ReadonlyMap<string, string> = new Map(
  [
    ...Object.entries(LETTERS).flatMap(([title, letters]) =>
      [title, letters].map((each) => [each, title] as const),
    ),
    ...Object.entries(FRENCH),
  ].map(([typed, title]) => [typed.toUpperCase(), title]),
);

/** FIDE's title of what stands in a list or a file, in either spelling; `undefined` where it is none of them. */
export const titleOf = (typed: string): string | undefined => {
  const title = typed.trim().toUpperCase().replace(/^W\./, 'W').replace(/\.$/, '');
  return TITLES.get(title);
};

/** What TRF16 has for a title of FIDE. */
export const titleLetters = (title: string): string => LETTERS[title] ?? '';

/** What a report says of a player besides name and results; a missing field is not known. */
export interface Personal {
  readonly no: number;
  readonly name: string;
  readonly sex?: 'm' | 'w';
  /** FIDE's title, such as `WIM`. */
  readonly title?: string;
  readonly rating?: number;
  /** As the list has it. */
  readonly federation?: string;
  readonly fideId?: string;
  /** As columns 70 to 79 have it: `1988/02/29`, or `1988/00/00` for a year. */
  readonly birth?: string;
  /** As the list has them. */
  readonly typed: PlayerDetails;
}

const MALE = /^(?:m|male|man|men|männlich|herr|boy|homme|h|hombre|masculino|masculin|м|муж.*)$/i;
const FEMALE = /^(?:f|w|female|woman|women|weiblich|frau|girl|femme|féminin|mujer|femenino|ж|жен.*)$/i;

/** m or w; in a list that has h for men, m is mujer. */
const sexOf = (typed: string | undefined, withHombres: boolean): Personal['sex'] => {
  if (typed === undefined) return undefined;
  if (withHombres && /^m$/i.test(typed)) return 'w';
  return MALE.test(typed) ? 'm' : FEMALE.test(typed) ? 'w' : undefined;
};

const birthText = (typed: string | undefined): string | undefined => {
  const date = typed === undefined ? null : birthFrom(typed);
  if (date === null) return undefined;
  return parseDate(date) ? date.replaceAll('-', '/') : `${date}/00/00`;
};

/** A rating as a report has it; none for a rank of Go. */
export const ratingNumber = (rating: Rating | undefined): number | undefined =>
  rating && rating.strength !== null && !isGoRank(rating.typed) ? Math.round(rating.strength) : undefined;

/** What a report says of the players of a field, in the order of their numbers. */
export const personalOf = (field: Tournament): readonly Personal[] => {
  const details = playerDetails(field);
  const withHombres = [...details.values()].some(({ sex }) => /^h$/i.test(sex ?? ''));
  return [...field.players]
    .sort((one, other) => one.no - other.no)
    .map(({ no, name, rating, federation }) => {
      const typed = details.get(no) ?? {};
      const known = given({
        sex: sexOf(typed.sex, withHombres),
        title: titleOf(typed.title ?? ''),
        rating: ratingNumber(rating),
        federation: federation?.trim() || undefined,
        fideId: typed.fideId?.replace(/\s/g, '') || undefined,
        birth: birthText(typed.birth),
      });
      return { no, name, typed, ...known };
    });
};
