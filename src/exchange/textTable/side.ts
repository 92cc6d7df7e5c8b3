/** One side of a game in a text. */
export interface Side {
  readonly name: string;
  readonly rating: string;
  /** A bare number behind the name: points, a place, or a part of the name as in `Team 2`. */
  readonly tail: string;
}

const TITLES = /^(?:[wW]?(?:GM|IM|FM|CM|NM)|W[GIFC]M)(?:\s+|$)/;

/** A federation in a column of its own, or with rating and points. */
const FEDERATION = /^\p{Lu}{3}(?:\s+[\d()[\]½.,\s]+)?$/u;

const LETTER = /\p{L}/u;

/** Whether there is a letter in a text, so that a name may be. */
export const hasLetter = (text: string): boolean => LETTER.test(text);

/** What parts two names: a dash or a colon, a word. */
const PARTING =
  /\s+(?:[-‐-―−]{1,3}|:|vs?\.?|VS\.?|Vs\.?|x|against|gegen|contre|contra|tegen|против)(?=\s)\s*|\t\s*[-‐-―−:]+\s*\t/u;

const COLUMN = /\t\s*|\s{2,}/;

/** What stands around a name and is none of it. */
const trimmed = (text: string): string => text.replace(/^[\s\-‐-―−:,.]+|[\s\-‐-―−:]+$/g, '');

const columnsIn = (text: string): readonly string[] =>
  text.split(COLUMN).filter((each) => each.trim() !== '');

const isNameColumn = (column: string): boolean =>
  hasLetter(column) && !FEDERATION.test(column) && column.replace(TITLES, '') !== '';

/** How many columns of a text could be names. */
export const nameColumns = (text: string): number => columnsIn(trimmed(text)).filter(isNameColumn).length;

/** `12  GM Berg, Anna  DEN  2401 (1.5)` without its number, title, federation and points. */
export const sideOf = (text: string): Side => {
  const columns = columnsIn(trimmed(text));
  const names = columns.filter(isNameColumn);
  const name = names.length > 0 ? names.join(' ') : columns.join(' ');
  const [, bare = '', own = '', tail = ''] =
    /^(.*?\p{L}.*?)(?:\s+[[(]?(\d{3,4})[\])]?)?((?:\s+[[(]?(?:\d{1,2}(?:[.,]\d)?½?|½)[\])]?)*)$/u.exec(
      name.trim().replace(/^(?:#?\d{1,4}[.)]?\s+)+(?=\S*\p{L})/u, ''),
    ) ?? [];
  const rated = columns.slice(names.length > 0 ? columns.indexOf(names[0] ?? '') + 1 : columns.length);
  const column = rated
    .map((each) => /^(?:\p{Lu}{3}\s+)?[[(]?(\d{3,4})[\])]?(?=\s|$)/u.exec(each)?.[1])
    .find((each) => each !== undefined);
  return {
    name: bare.replace(TITLES, '').trim(),
    rating: own || column || '',
    tail: own === '' && /^\s+\d{1,2}$/.test(tail) ? tail.trim() : '',
  };
};

/** The two sides of a text by what parts them; `null` where that are fewer or more. */
export const partedIn = (text: string): readonly [string, string] | null => {
  const parts = text.split(PARTING);
  const [one, other] = parts;
  return parts.length === 2 && one !== undefined && other !== undefined && hasLetter(one) && hasLetter(other)
    ? [one, other]
    : null;
};

/** The two sides of a text that stand in columns of their own. */
const inColumns = (text: string): readonly [string, string] | null => {
  const columns = columnsIn(text);
  const [first = -1, second = -1, ...more] = columns.flatMap((each, at) => (isNameColumn(each) ? [at] : []));
  if (second < 0 || more.length > 0) return null;
  const isTitled = TITLES.test(`${columns[second - 1] ?? ''} `) && !isNameColumn(columns[second - 1] ?? '');
  const at = isTitled && second - 1 > first ? second - 1 : second;
  return [columns.slice(0, at).join('\t'), columns.slice(at).join('\t')];
};

/** The two sides of `Berg-Hill`: one dash in all. */
const joined = (text: string): readonly [string, string] | null => {
  const parts = text.split(/[-‐-―−]/);
  const [one = '', other = ''] = parts;
  return parts.length === 2 && hasLetter(one) && hasLetter(other) ? [one, other] : null;
};

/** How sure it is that two names stand there. */
export interface Pair {
  readonly sides: readonly [string, string];
  readonly by: 'sign' | 'columns' | 'dash';
}

/** The two sides that stand in a text beside each other; `null` where there are fewer or more. */
export const pairIn = (text: string): Pair | null => {
  const whole = trimmed(text);
  if (PARTING.test(whole)) {
    const sides = partedIn(whole);
    return sides && { sides, by: 'sign' };
  }
  const columns = inColumns(whole);
  if (columns) return { sides: columns, by: 'columns' };
  const sides = nameColumns(whole) === 1 ? joined(whole) : null;
  return sides && { sides, by: 'dash' };
};
