import { LIST_WORDS, type ListWords } from '../../language/headers';
import { withoutUnseen } from '../../core/names/name';
import { plain } from '../../core/names/plain';
import { isCellError, type CellValue } from '../../grid/cell';

/** Spaces of every kind. */
const BLANKS = /\s+/g;

/** A text that nothing has to be taken from. */
const IS_CLEAN = /^[!-~]*$/;

/** A text without what nobody sees and without stray spaces: no-break spaces and line breaks are spaces, several are one, none at the ends. */
export const clean = (text: string): string =>
  IS_CLEAN.test(text) ? text : withoutUnseen(text).replace(BLANKS, ' ').trim();

/** What a cell says, cleaned; `''` for an empty cell and for an error. */
export const textOf = (value: CellValue | undefined): string =>
  value === null || value === undefined || isCellError(value) ? '' : clean(String(value));

/** Excel itself stops at 255 characters in many places, and so does everything printed. */
export const LONGEST_NAME = 255;

/** All languages' words of one kind, as we compare them. */
export const wordsOf = (kind: keyof ListWords): ReadonlySet<string> =>
  new Set(LIST_WORDS.flatMap((language) => language[kind].map(plain)));

const NOTES = wordsOf('notes');
const COUNTED = wordsOf('counted');

/** Whether a text could name somebody: it has a letter, or at least a sign that is no punctuation. */
export const isNaming = (text: string): boolean => /[\p{L}\p{So}]/u.test(text);

/** Whether a text is a number, a date or a time, typed as text. */
export const isFigure = (text: string): boolean => /^[\d\s.,:/'’+-]*\d[\d\s.,:/'’+-]*$/.test(text);

const LONGEST_NAME_IN_WORDS = 8;

/** `Total: 8`, `8 players`, `* = junior`, `www...`: what stands under a list and is nobody's name. */
export const isNote = (text: string): boolean => {
  const said = plain(text);
  if (NOTES.has(said)) return true;
  const [head = '', second = ''] = said.split(' ');
  if (/^\d+$/.test(head) && COUNTED.has(second)) return true;
  const opening = /^([^:=\d]{1,30}?)\s*([:=\d])/.exec(text);
  const subject = plain(opening?.[1] ?? '');
  if (NOTES.has(subject) || (COUNTED.has(subject) && opening?.[2] !== undefined && /[:=]/.test(opening[2])))
    return true;
  if (/^\*+\s*[=:]|https?:|www\./.test(text)) return true;
  return text.split(' ').length > LONGEST_NAME_IN_WORDS && /[.!?:;]/.test(text);
};
