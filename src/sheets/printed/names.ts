import { FormulaError, parseFormula, type Node } from '../../grid/formula/parse';
import { PRINTED_WORDS } from '../../language/tableWords';
import { clean } from '../roster/text';
import { plainSigns } from './cell';
import type { PlacedSide } from './table';

const isJoined = (node: Node): boolean => {
  if (node.kind === 'operation') return node.operator === '&' && isJoined(node.left) && isJoined(node.right);
  if (node.kind === 'call') return node.name === 'INDEX';
  return node.kind === 'literal' && typeof node.value === 'string';
};

/** Whether a formula is one of ours for names: what INDEX finds in a list, joined with texts. */
export const isLiveName = (formula: string): boolean => {
  try {
    return isJoined(parseFormula(formula));
  } catch (error) {
    // Formulas of the organiser's have much that ours have not.
    if (error instanceof FormulaError) return false;
    throw error;
  }
};

/** Somebody's name in a text. */
export interface NameToken {
  readonly name: string;
  readonly start: number;
  readonly length: number;
}

/** Names in a cell: all of it is understood, it can be read in two ways, or `text` is nobody's name, perhaps beside `some` that are. */
export type NamesIn =
  | { readonly kind: 'names'; readonly tokens: readonly NameToken[] }
  | { readonly kind: 'ambiguous' }
  | { readonly kind: 'unknown'; readonly text: string; readonly some: boolean };

const words = (list: readonly string[]): string => `(?:${list.join('|')})`;
const ROUND = words(PRINTED_WORDS.round);
const HEADING = `(?:(?:${ROUND}\\.? *\\d{1,3}|\\d{1,3}\\.? *${ROUND}|\\d{1,3}[.)])[.:)]? *)?`;
const SIGN = '[-\\u2010-\\u2015\\u2212:;,()×\\s]';
const WORD = `(?<!\\p{L})(?:v\\.?|vs\\.?|x|(?:(?:has|gets|takes) +(?:the +|a +)?)?${words(PRINTED_WORDS.bye)})(?!\\p{L})`;

/** What may stand between names and after them, and before the first. */
const GLUED = new RegExp(`^(?:${SIGN}|${WORD})*$`, 'iu');
const BEGUN = new RegExp(`^${HEADING}(?:${SIGN}|${WORD})*$`, 'iu');

const isGlue = (text: string): boolean => GLUED.test(plainSigns(text));
const isBeginning = (text: string): boolean => BEGUN.test(plainSigns(text));

/** What parts two names so clearly that a part between is somebody's name, known or not. */
const PARTING = /\s+[-\u2010-\u2015\u2212:×]\s+|\s+(?:vs?|x)\.?\s+|[;\n]/iu;

/** Names as they are compared: without stray blanks and capitals. */
const folded = (name: string): string => clean(name).toLowerCase();

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Reads the names in a text. */
export type NamesReader = (text: string) => NamesIn;

const MOST_READINGS = 2;

/** Ways to read a text as names with nothing but glue around them; no more than two are looked for. */
const readingsOf = (text: string, tokens: readonly NameToken[]): readonly (readonly NameToken[])[] => {
  const found: (readonly NameToken[])[] = [];
  /** Places from which on nothing can be read, so that a text of many names is gone through once. */
  const dead = new Set<number>();
  const read = (from: number, before: readonly NameToken[]): void => {
    if (dead.has(from)) return;
    const count = found.length;
    if (before.length > 0 && isGlue(text.slice(from))) found.push(before);
    for (const token of tokens) {
      if (found.length >= MOST_READINGS) return;
      const between = text.slice(from, token.start);
      if (token.start >= from && (from === 0 ? isBeginning : isGlue)(between))
        read(token.start + token.length, [...before, token]);
    }
    if (found.length === count) dead.add(from);
  };
  read(0, []);
  return found;
};

/** A reader for these names: exact, but for capitals and blanks around them. */
export const namesReader = (names: readonly string[]): NamesReader => {
  const known = new Map(names.map((name) => [folded(name), name]));
  const keys = [...known.keys()];
  const tokensIn = (text: string, lower: string): readonly NameToken[] =>
    keys
      .flatMap((key) => {
        const found: NameToken[] = [];
        for (let start = lower.indexOf(key); start !== -1; start = lower.indexOf(key, start + 1))
          if (!isLetter(text[start - 1]) && !isLetter(text[start + key.length]))
            found.push({ name: known.get(key) ?? key, start, length: key.length });
        return found;
      })
      .sort((one, other) => one.start - other.start);
  const unknownIn = (text: string): string => {
    const parts = text.split(PARTING).map((part) => part.trim());
    const strange = parts.filter((part) => !known.has(folded(part)) && !isGlue(part));
    return (strange.length === 0 ? [text] : strange).join(', ');
  };
  return (text) => {
    const whole = known.get(folded(text));
    const start = text.length - text.trimStart().length;
    if (whole !== undefined)
      return { kind: 'names', tokens: [{ name: whole, start, length: text.trim().length }] };
    const lower = text.toLowerCase();
    // Some capitals have small letters of another length, which would move all places behind them.
    const tokens = lower.length === text.length ? tokensIn(text, lower) : [];
    const [first, second] = readingsOf(text, tokens);
    if (second) return { kind: 'ambiguous' };
    return first
      ? { kind: 'names', tokens: first }
      : { kind: 'unknown', text: unknownIn(text), some: tokens.length > 0 };
  };
};

/** A part of a cell's text: what stays, or a label, in whose place a name may come. */
export type Piece =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'label'; readonly label: string };

/** What stands between the names of a game where blanks stand between its numbers, or nothing; and between two such games. */
const [OF_GAME, OF_GAMES] = [' – ', ', '];

const BLANKS = /^[^\S\n]*$/;
const TIGHT = /[^\s,;()]/;

/** What stands beside names, with a blank on the side of each: `7-14` is `Berg - Carlsen`. */
const spaced = (text: string, follows: boolean, leads: boolean): string => {
  const before = follows && TIGHT.test(text.charAt(0)) ? ' ' : '';
  const after = leads && TIGHT.test(text.charAt(text.length - 1)) ? ' ' : '';
  return `${before}${text}${after}`;
};

/** A cell's text in pieces; `sides` are the labels that stand in it. */
export const piecesOf = (text: string, sides: readonly PlacedSide[]): readonly Piece[] => {
  const inOrder = [...sides].sort((one, other) => one.start - other.start);
  const ends = inOrder.map(({ start, length }) => start + length);
  const between = inOrder.slice(1).map(({ start }, place) => text.slice(ends[place], start));
  // `6-5 1-4` are two games: where a sign stands between the numbers of a game, blanks part games.
  // `110 29` and `AJ BI` are two games as well.
  const parting = between.some((each) => each === '' || /[^\s,;]/.test(each)) ? OF_GAMES : OF_GAME;
  const texts = [
    spaced(text.slice(0, inOrder[0]?.start), false, inOrder.length > 0),
    ...between.map((each) => {
      if (each === '') return OF_GAME;
      return BLANKS.test(each) ? parting : spaced(each, true, true);
    }),
    spaced(text.slice(ends.at(-1) ?? text.length), true, false),
  ];
  const pieces = texts.flatMap((each, place): readonly Piece[] => {
    const label = inOrder[place]?.label;
    return [
      { kind: 'text', text: each },
      ...(label === undefined ? [] : [{ kind: 'label' as const, label }]),
    ];
  });
  return pieces.filter((piece) => piece.kind === 'label' || piece.text !== '');
};
