import { CLASS_WORDS, LIST_WORDS, SECTION_WORDS, type ListWord } from '../../language/headers';
import { withoutUnseen } from '../../core/names/name';
import { plain } from '../../core/names/plain';
import { isCellError, type CellValue } from '../../grid/cell';

/** Spaces of every kind. */
const BLANKS = /\s+/g;

/** A text that needs no cleaning. */
const IS_CLEAN = /^[!-~]*$/;

/**
 * A text without invisible characters and stray spaces: no-break spaces and line breaks become spaces, several become one, and
 * the ends are trimmed.
 */
export const clean = (text: string): string =>
  IS_CLEAN.test(text) ? text : withoutUnseen(text).replace(BLANKS, ' ').trim();

/** The cleaned text of a cell; `''` for an empty cell or an error. */
export const textOf = (value: CellValue | undefined): string =>
  value === null || value === undefined || isCellError(value) ? '' : clean(String(value));

/** All languages' words of one kind, in the form we compare. */
export const wordsOf = (kind: ListWord): ReadonlySet<string> => new Set(LIST_WORDS[kind].map(plain));

const NOTES = wordsOf('notes');
const ABSENT = wordsOf('absent');
const COUNTED = wordsOf('counted');

/** Whether a text could be a name: it has a letter, or another character that is not punctuation. */
export const isNaming = (text: string): boolean => /[\p{L}\p{So}]/u.test(text);

/** Whether a text is a number, a date or a time, typed as text. */
export const isFigure = (text: string): boolean => /^[\d\s.,:/'’+-]*\d[\d\s.,:/'’+-]*$/.test(text);

/** Whether a text is the title of a part of a list: `Group A`, `Section 12`. */
export const isPartTitle = (text: string): boolean => {
  const [word = '', sign = '', ...more] = plain(text).split(' ');
  return SECTION_WORDS.includes(word) && more.length === 0 && /^.{1,2}$/u.test(sign);
};

/** Whether a text begins as the name of a school class: `Class 3b`, `Klasse 5 im Mai`. */
export const isClassTitle = (text: string): boolean => {
  const [word = '', ...others] = plain(text).split(' ');
  return CLASS_WORDS.includes(word) && /^\d/.test(others.join(' '));
};

/** Whether a text is the sign of a school class: `3a`, `10 B`. */
const isSchoolClass = (text: string): boolean => /^\d{1,2} ?\p{L}$/u.test(text);

/** Whether a text is the title of a school class: `Class 3b`, `3b`. */
export const isClass = (text: string): boolean => isClassTitle(text) || isSchoolClass(text);

/** Whether a text is the title of a class or of a part of a list. */
export const isSign = (text: string): boolean => isClass(text) || isPartTitle(text);

/** Whether a text says that those below it do not play: `Waiting list:`. */
export const isAbsentTitle = (text: string): boolean => ABSENT.has(plain(text));

/** Whether a remark says of somebody that they do not play: `ill, not coming`. */
export const saysAbsent = (remark: string): boolean => remark.split(/[,;.]/).some(isAbsentTitle);

/** Whether a text says of somebody that they do not play: `withdrawn: Dan`, `Eve (withdrawn)`. */
const isAbsent = (text: string): boolean => text.split(/[:()]|\s[-–—]\s/).some((part) => isAbsentTitle(part));

const LONGEST_NAME_IN_WORDS = 8;

/** Whether a text is a note under a list, not a name: `Total: 8`, `8 players`, `* = junior`, `www...`. */
export const isNote = (text: string): boolean => {
  const said = plain(text);
  if (NOTES.has(said) || isAbsent(text)) return true;
  const [head = '', second = ''] = said.split(' ');
  if (/^\d+$/.test(head) && COUNTED.has(second)) return true;
  const opening = /^([^:=\d]{1,30}?)\s*([:=\d])/.exec(text);
  const subject = plain(opening?.[1] ?? '');
  if (NOTES.has(subject) || (COUNTED.has(subject) && opening?.[2] !== undefined && /[:=]/.test(opening[2])))
    return true;
  if (/^\*+\s*[=:]|https?:|www\.|\S@\S+\.|[:：]$|^(?:please|bitte) /i.test(text)) return true;
  return text.split(' ').length > LONGEST_NAME_IN_WORDS && /[.!?:;]/.test(text);
};
