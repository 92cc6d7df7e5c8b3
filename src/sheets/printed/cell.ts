import { entryAt, present } from '../../core/present';
import { parseTyped } from '../../core/results/typed';
import { cellText, isCellError, type CellValue } from '../../grid/cell';
import { anyOf, headedBy, type Headed, type PrintedWord } from '../../language/tableWords';
import { isDateFormat } from '../view';

/** A label in the text of a cell. */
export interface Token {
  readonly label: string;
  readonly start: number;
  readonly length: number;
}

/** What is printed of one game or rest within one cell. */
export type Item =
  | { readonly kind: 'game'; readonly white: Token; readonly black: Token }
  | { readonly kind: 'rest'; readonly side: Token };

/** What a cell of a table of pairings says. */
export type Reading =
  | { readonly kind: 'blank' | 'between' | 'text' }
  /** A number that shows as a date or a time; `whole` with day, month and year. */
  | { readonly kind: 'date'; readonly whole: boolean }
  /** An error value, or a text that looks like a pairing and is none. */
  | { readonly kind: 'error' | 'unreadable'; readonly text: string }
  | { readonly kind: 'word'; readonly word: PrintedWord }
  | { readonly kind: 'label'; readonly token: Token }
  /** `3.`, `(3)`: counts a round or a board. */
  | { readonly kind: 'index'; readonly number: number }
  | { readonly kind: 'round'; readonly number: number }
  | { readonly kind: 'board'; readonly number: number }
  /**
   * `round` where the cell begins with its heading, `counted` where a number stands before its only game; `result` where it could be one, such
   * as `1-0`; `glued` for `AJ`.
   */
  | {
      readonly kind: 'games';
      readonly items: readonly Item[];
      readonly round?: number;
      readonly counted?: number;
      readonly result?: true;
      readonly glued?: Reading;
    };

/** All pairings of a round in one cell are shorter. */
const LONGEST = 5000;

/** A remark is longer. */
const SHORT = 30;

const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/;

/** A text in plain signs, sign by sign, so that every place in it is that of the text itself. */
export const plainSigns = (text: string): string =>
  Array.from({ length: text.length }, (_, place) => {
    const sign = entryAt(text, place);
    if (DASHES.test(sign)) return '-';
    if (/[^\S\n]/.test(sign)) return ' ';
    const plain = sign.normalize('NFKC');
    return plain.length === 1 ? plain : sign;
  }).join('');

/** `R3` is round 3, not number 3 of a team R. */
const LABEL = '(?:\\d{1,4}|[A-QS-Z]\\d{1,2}|[A-Z])';
const BETWEEN = '(?: *(?:--?|:|[vV][sS]?\\.?) *| +[xX×] +)';
const BYE = anyOf('bye');
const loose = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'iu');

const GAME = new RegExp(`^(${LABEL})(?:${BETWEEN}| +)(${LABEL})$`, 'u');
const NEXT_GAME = new RegExp(`(${LABEL} *[-:] *${LABEL})(?: +|$)`, 'uy');
const GLUED = /^([A-Z])([A-Z])$/;
const JUST_LABEL = new RegExp(`^${LABEL}$`, 'u');
const JUST_BETWEEN = /^(?:--?|:|[vV][sS]?\.?|[xX×])$/;
const RESTS = [new RegExp(`^(${LABEL})(?: *[-:] *)$`, 'u'), new RegExp(`^(?: *[-:] *)(${LABEL})$`, 'u')];
const SAYS_BYE = [
  loose(`(${LABEL})(?:${BETWEEN}| *)(?:(?:has|gets|takes) +(?:the +|a +)?)?\\(?${BYE}\\.?\\)?`),
  loose(`\\(?${BYE}\\.?\\)?(?:${BETWEEN}| *)(${LABEL})`),
];
const JUST_WORD = (['round', 'board', 'white', 'black', 'bye'] as const).map(
  (word) => [word, loose(`\\(?${anyOf(word)}s?[.:]?\\)?`)] as const,
);
const roundAt = headedBy('round');
const boardAt = headedBy('board');
/** A number before several games is that of their round. */
const COUNTED = /^(?:(\d{1,3})[.):]|[([](\d{1,3})[)\]]) +(?=\S)/;
const INDEX = /^(?:(\d{1,3})[.)]|[(#](\d{1,3})\)?)/;

const token = (text: string, from: number): Token => {
  const label = text.trim();
  return { label, start: from + text.indexOf(label), length: label.length };
};

/** Where the group of a match begins: labels stand at the beginning or the end of what matches, or alone. */
const gameIn = (text: string, from: number): Item | null => {
  const match = GAME.exec(text);
  if (!match) return null;
  const [, white = '', black = ''] = match;
  return {
    kind: 'game',
    white: token(white, from),
    black: token(black, from + text.length - black.length),
  };
};

const restIn = (text: string, from: number): Item | null => {
  const words = SAYS_BYE.map((pattern) => pattern.exec(text)).find((found) => found !== null);
  const match = words ?? RESTS.map((pattern) => pattern.exec(text)).find((found) => found !== null);
  const label = match?.[1];
  // The patterns with words take small letters, which no label has.
  if (label === undefined || !JUST_LABEL.test(label)) return null;
  const start = text.startsWith(label) ? 0 : text.length - label.length;
  return { kind: 'rest', side: token(label, from + start) };
};

/** A piece of a text, and the place where it begins. */
type Piece = readonly [text: string, from: number];

/** A text cut at a pattern, each piece trimmed. */
const pieces = ([text, from]: Piece, cut: RegExp): readonly Piece[] => {
  const gaps = [...text.matchAll(cut)].map(({ 0: gap, index }) => [index, index + gap.length] as const);
  const starts = [0, ...gaps.map(([, end]) => end)];
  return starts.flatMap((start, at): readonly Piece[] => {
    const piece = text.slice(start, gaps[at]?.[0] ?? text.length);
    return piece.trim() === '' ? [] : [[piece.trim(), from + start + piece.search(/\S/)]];
  });
};

/** `1-8 2-7`, `1 - 8 2 - 7 bye 9`: games with blanks alone between them, and a bye behind them; any other piece as it is. */
const gamesApart = (whole: Piece): readonly Piece[] => {
  const [text, from] = whole;
  const games: Piece[] = [];
  NEXT_GAME.lastIndex = 0;
  let end = 0;
  for (let game = NEXT_GAME.exec(text); game; game = NEXT_GAME.exec(text)) {
    games.push([entryAt(game, 1), from + game.index]);
    end = game.index + game[0].length;
  }
  const rest = text.slice(end);
  const isAll = rest === '' || restIn(rest, from + end) !== null;
  // `7-14 1-0` is a game with its result, and no list of games.
  if (games.length === 0 || !isAll || /\b0\b/.test(text)) return [whole];
  return rest === '' ? games : [...games, [rest, from + end]];
};

/** The games and rests that a text lists; `null` if it lists anything else. */
const itemsIn = (text: string, from: number): readonly Item[] | null => {
  const listed = pieces([text, from], /[,;\n]| [/|] | {2,}(?=\S)/g);
  const isListed = listed.every(([piece, start]) => (gameIn(piece, start) ?? restIn(piece, start)) !== null);
  const apart = isListed ? listed : pieces([text, from], /[,;\n]| [/|] /g).flatMap(gamesApart);
  const items = apart.map(([piece, start]) => gameIn(piece, start) ?? restIn(piece, start));
  if (items.length === 0 || items.includes(null)) return null;
  return items.map(present);
};

const NAMES_ROUND = new RegExp(`(?<!\\p{L})${anyOf('round')}(?!\\p{L})`, 'iu');
/** A pair that is no date. */
const PAIR = /(?<![\d./-])\d{1,3} ?[-:] ?\d{1,3}(?![\d./-])/;
const NAMES_BYE = new RegExp(`(?<!\\p{L})${BYE}(?!\\p{L})`, 'iu');

/** A text with a number that says little else, that somebody has the bye, or who meets in a round, and is of no form that is known. */
const couldBePairing = (text: string): boolean =>
  /\d/.test(text) &&
  (!/\p{L}{3}/u.test(text) ||
    (NAMES_BYE.test(text) && text.length < SHORT) ||
    (NAMES_ROUND.test(text) && PAIR.test(text)));

/** A heading with what follows it: games, or a remark such as a date. */
const headedReading = (plain: string, { number, length }: Headed): Reading => {
  const rest = plain.slice(length);
  const after = /^[ ,:-]*/.exec(rest)?.[0] ?? '';
  const said = rest.slice(after.length).trimEnd();
  const items = said === '' ? null : itemsIn(said, length + after.length);
  if (items) return { kind: 'games', items, round: number };
  const isRemark = said === '' || said.startsWith('(') || /\p{L}{3}/u.test(said) || /^\d+[./]\d+/.test(said);
  return isRemark ? { kind: 'round', number } : { kind: 'unreadable', text: plain };
};

const readText = (plain: string, lead: number): Reading => {
  if (plain === '') return { kind: 'blank' };
  const word = JUST_WORD.find(([, pattern]) => pattern.test(plain))?.[0];
  const glued = GLUED.exec(plain);
  if (glued) {
    const [white, black] = [0, 1].map((place) => ({
      label: entryAt(plain, place),
      start: lead + place,
      length: 1,
    }));
    const otherwise: Reading = word ? { kind: 'word', word } : { kind: 'text' };
    const item = { kind: 'game', white: present(white), black: present(black) } as const;
    return { kind: 'games', items: [item], glued: otherwise };
  }
  if (JUST_LABEL.test(plain)) return { kind: 'label', token: token(plain, lead) };
  if (JUST_BETWEEN.test(plain)) return { kind: 'between' };
  if (word) return { kind: 'word', word };
  const round = roundAt(plain);
  if (round) {
    const reading = headedReading(plain, round);
    return lead === 0 || reading.kind !== 'games' ? reading : shifted(reading, lead);
  }
  const board = boardAt(plain);
  if (board?.length === plain.length) return { kind: 'board', number: board.number };
  const index = INDEX.exec(plain);
  if (index && index[0].length === plain.length)
    return { kind: 'index', number: Number(index[1] ?? index[2]) };
  const counted = COUNTED.exec(plain);
  const games = counted && itemsIn(plain.slice(counted[0].length), lead + counted[0].length);
  if (counted && games) {
    const number = Number(counted[1] ?? counted[2]);
    return { kind: 'games', items: games, ...(games.length > 1 ? { round: number } : { counted: number }) };
  }
  const items = itemsIn(plain, lead);
  const isResult = parseTyped(plain) !== undefined;
  if (items) return { kind: 'games', items, ...(isResult ? { result: true } : {}) };
  if (isResult) return { kind: 'between' };
  return couldBePairing(plain) ? { kind: 'unreadable', text: plain } : { kind: 'text' };
};

const moved = (where: Token, by: number): Token => ({ ...where, start: where.start + by });

const shifted = (reading: Extract<Reading, { kind: 'games' }>, by: number): Reading => ({
  ...reading,
  items: reading.items.map((item) =>
    item.kind === 'rest'
      ? { kind: 'rest', side: moved(item.side, by) }
      : { kind: 'game', white: moved(item.white, by), black: moved(item.black, by) },
  ),
});

const isWholeDate = (format: string): boolean =>
  ['d', 'm', 'y'].every((part) => format.toLowerCase().includes(part));

/**
 * What a cell says: games and rests, a label alone, a heading, or what stands between two labels. Dashes, spaces and digits of
 * every kind are read alike. A number with the format of a date or a time is `date`, never taken back to what was typed.
 */
export const readCell = (value: CellValue, format: string): Reading => {
  if (isCellError(value)) return { kind: 'error', text: value.error };
  if (typeof value === 'number' && isDateFormat(format)) return { kind: 'date', whole: isWholeDate(format) };
  const text = cellText(value);
  if (text.length > LONGEST)
    return couldBePairing(text.slice(0, SHORT)) ? { kind: 'unreadable', text } : { kind: 'text' };
  const plain = plainSigns(text);
  return readText(plain.trim(), plain.length - plain.trimStart().length);
};
