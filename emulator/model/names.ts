import { makeAddress, sheetPrefix } from './address';
import { refOf, type Book } from './book';
import { invalid, notFound, refuse } from './error';
import { mapFormula, parseFormula } from './formula';
import { addressRef, findSheet, getSheet } from './sheets';
import { referenceArea } from './shift';
import type { NameState, Ref } from './state';

const SYNTAX = /^[\p{L}_\\][\p{L}\p{N}_.\\?]{0,254}$/u;
const LIKE_REFERENCE = /^(\$?[A-Z]{1,3}\$?\d{1,7}|R(\d+)?(C(\d+)?)?|C(\d+)?)$/i;

/**
 * Whether the text can be the name of a range or a table: begins with a letter, `_` or `\`, goes on with letters,
 * digits, `.` and `_`, is no cell address and not R or C, at most 255 characters.
 */
export const isNameText = (name: string): boolean => SYNTAX.test(name) && !LIKE_REFERENCE.test(name);

/** Throws `InvalidArgument` for what can be no name. */
export const checkNameText = (name: string): void => {
  if (!isNameText(name)) invalid();
};

const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The name of this scope: a worksheet's id, or `null` for the workbook. */
export const findName = (book: Book, scope: string | null, name: string): NameState | undefined =>
  book.state.names.find((known) => known.scope === scope && sameName(known.name, name));

export const getName = (book: Book, scope: string | null, name: string): NameState =>
  findName(book, scope, name) ?? notFound();

const tableNamed = (book: Book, name: string): boolean =>
  book.state.sheets.some(({ tables }) => tables.some((table) => sameName(table.name, name)));

/** References without a sheet mean the scope's sheet, or the active one. */
const qualified = (book: Book, scope: string | null, formula: string): string => {
  const { name } = book.sheet(scope ?? book.state.active);
  const text = mapFormula(formula, (token) =>
    token.kind === 'reference' && token.sheet === null ? { ...token, sheet: name } : token,
  );
  return book.isFormula(text) ? text : invalid();
};

const refersTo = (book: Book, scope: string | null, reference: Ref | string | number | boolean): string => {
  if (typeof reference === 'object')
    return `=${sheetPrefix(book.sheet(reference.sheet).name)}!${makeAddress(reference.area, true)}`;
  if (typeof reference === 'string' && reference.startsWith('=')) return qualified(book, scope, reference);
  if (typeof reference === 'string') return `="${reference.replaceAll('"', '""')}"`;
  return `=${String(reference).toUpperCase()}`;
};

/** A new name for a range or a formula; taken in its scope or by a table: `ItemAlreadyExists`. */
export const addName = (
  book: Book,
  scope: string | null,
  name: string,
  reference: Ref | string | number | boolean,
  comment = '',
): NameState => {
  checkNameText(name);
  if (findName(book, scope, name) || (scope === null && tableNamed(book, name)))
    refuse('ItemAlreadyExists', 'A resource with the same name or identifier already exists.');
  const added = { name, scope, formula: refersTo(book, scope, reference), visible: true, comment };
  book.state.names.push(added);
  book.restructured();
  return added;
};

export const deleteName = (book: Book, name: NameState): void => {
  book.state.names = book.state.names.filter((other) => other !== name);
  book.restructured();
};

/** The one range a name stands for; `null` if it is a constant, a formula or broken. */
export const nameRange = (book: Book, { formula }: NameState): Ref | null => {
  const tokens = parseFormula(formula);
  const [token] = tokens;
  if (tokens.length !== 1 || token?.kind !== 'reference' || token.sheet === null) return null;
  const sheet = findSheet(book, token.sheet);
  return sheet ? refOf(sheet, referenceArea(token)) : null;
};

/**
 * The range that `getRange(text)` means on a sheet: an address, a name of the sheet or workbook, or a table's body; else
 * `InvalidArgument`. Another sheet's address is refused too.
 */
export const resolveRange = (book: Book, sheet: string, text: string): Ref => {
  const found = addressRef(book, sheet, text);
  if (found) return found;
  const [prefix, local] = text.includes('!') ? text.split('!') : [undefined, text];
  const scope = prefix === undefined ? sheet : getSheet(book, prefix.replace(/^'|'$/g, '')).id;
  const name = findName(book, scope, local!) ?? findName(book, null, local!);
  const range = name && nameRange(book, name);
  return range ?? invalid();
};
