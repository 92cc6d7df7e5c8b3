import type { FoundMark } from '../../core/adopt/tables';
import { outcomeOf } from '../../core/results/outcome';
import { entryAt } from '../../core/present';
import { normalForm, parsePending, parseTyped } from '../../core/results/typed';
import { isCellError, type CellValue } from '../../grid/cell';

/** A sign of a result, as people write it for one side, before it is known what the table means by it. */
export type Sign = '1' | '½' | '0' | '=' | '+' | '-' | '1f' | '0f' | '1u' | '½u' | '0u' | 'w' | 'd' | 'l';

/** A letter that says a colour, before it is known in which language. */
export type Letter = 'w' | 'b' | 's' | 'z' | 'n';

/** What stands in a cell where a result could stand. */
export type Content =
  | { readonly kind: 'blank' }
  /** What people fill a diagonal with. */
  | { readonly kind: 'filler' }
  /** A game to come, of which the round stands there, `(3)`, or why there is no result yet, `postponed`. */
  | { readonly kind: 'open'; readonly round: number | null }
  /** A word for a game that nobody played, such as `wd`: no result, but in the place of one. */
  | { readonly kind: 'word' }
  | { readonly kind: 'date' }
  | { readonly kind: 'error' }
  | { readonly kind: 'other' }
  | {
      readonly kind: 'signs';
      readonly signs: readonly Sign[];
      readonly letter: Letter | null;
      readonly round: number | null;
    };

const FILLER = /^([x×*■█▓▒░●•\\/|#_.…]+|\p{So}+|-{3,})$/u;
const SIGN = '1f|0f|f1|f0|1u|0u|½u|=u|[1½0=+-]';
const ONE = new RegExp(
  `^([wbszn])?(${SIGN}|[wdl])([wbszn])?(?:\\((\\d{1,3})\\)|\\[(\\d{1,3})\\]|r(\\d{1,3}))?$`,
);
const MANY = new RegExp(`^(?:${SIGN})(?:[/;|,]?(?:${SIGN}))+$`);
/** Words for a game that was not played: who withdrew, who was absent, what was broken off. None of them says a result. */
const UNPLAYED =
  /^(w\/?d|w\.?\/?o\.?|withdr[ae]wn?|withdrew|walk-?over|dn[sfp]|dsq|dq|ret\.?|retd|retired|n\/?[apg]|abd|abandoned|abgebrochen|bye|rest|void|cancel+ed|scr|scratched|absent|unplayed|disq?\.?|ausgefallen|zurückgezogen|abandon|forfait|kl|kampflos|ff|def\.?|forfeit)$/;

/** Whether a text says that a game was not played. */
export const isUnplayed = (text: string): boolean => UNPLAYED.test(text.trim().toLowerCase());

const DRAWN_WORD = /\p{L}{3}/u;
const EACH = new RegExp(SIGN, 'g');

/** The same result in the signs that we have. */
const SAME: Readonly<Record<string, Sign>> = { f1: '1f', f0: '0f', '=u': '½u' };

/** A text that the forms of results have as it stands, but for capitals. */
const IS_NORMAL = /^[a-z0-9*+=]+$/i;

/** A text as the forms of results have it: no spaces, one kind of dash, `½` for every half; but a colon stays. */
const normalised = (text: string): string =>
  IS_NORMAL.test(text) ? text.toLowerCase() : normalForm(text.replace(/^([01])[.,]0$/, '$1'), ':');

const sign = (text: string): Sign => SAME[text] ?? (text as Sign);

const signed = (
  signs: readonly Sign[],
  letter: Letter | null = null,
  round: number | null = null,
): Content => ({
  kind: 'signs',
  signs,
  letter,
  round,
});

/** Both sides in one cell: `1-0`, of which the left is the player in whose line it stands. */
const leftOf = (text: string): Sign | undefined => {
  const code = /^.+[-:/‐‑‒–—−].+$/.test(text) ? parseTyped(text) : undefined;
  if (code === undefined || code === null) return undefined;
  const { kind, white, rated } = outcomeOf(code);
  if (kind !== 'played') return white === 'win' ? '1f' : '0f';
  const plain = { win: '1', draw: '½', loss: '0' } as const;
  return rated ? plain[white] : (`${plain[white]}u` as const);
};

/** What a cell says, as text or number; `isDate` where it holds a date, `slashRounds` where `1/3` is a win in round 3. */
export const contentOfCell = (
  value: CellValue,
  text: string,
  isDate: boolean,
  slashRounds = false,
): Content => {
  if (isCellError(value)) return { kind: 'error' };
  if (isDate) return { kind: 'date' };
  if (text === '') return { kind: 'blank' };
  if (typeof value === 'boolean') return { kind: 'other' };
  // A sum such as 1.5 is no result of one game, nor of two.
  if (/^\d+[.,]\d+$/.test(text) && !/^([01][.,]0|0?[.,]50?)$/.test(text)) return { kind: 'other' };
  const inRound = slashRounds ? /^(.{1,3}?)\/(\d{1,3})$/.exec(text.replaceAll(' ', '')) : null;
  if (inRound) return withRound(entryAt(inRound, 1), Number(inRound[2]));
  const form = normalised(text);
  if (FILLER.test(form)) return { kind: 'filler' };
  const open = /^\((\d{1,3})\)$/.exec(form);
  if (open) return { kind: 'open', round: Number(open[1]) };
  const one = ONE.exec(form);
  if (one) {
    const letter = (one[1] ?? one[3] ?? null) as Letter | null;
    const round = one[4] ?? one[5] ?? one[6];
    const isWord = /^[wdl]$/.test(one[2] ?? '') && letter !== null;
    if (isWord || (one[1] !== undefined && one[3] !== undefined))
      return { kind: UNPLAYED.test(form) ? 'word' : 'other' };
    return signed([sign(one[2] ?? '')], letter, round === undefined ? null : Number(round));
  }
  const left = leftOf(text);
  if (left !== undefined) return signed([left]);
  if (parsePending(text) !== null) return { kind: 'open', round: null };
  if (UNPLAYED.test(form)) return { kind: 'word' };
  if (MANY.test(form)) return signed((form.match(EACH) ?? []).map(sign));
  return DRAWN_WORD.test(form) && parseTyped(text) === '1/2' ? signed(['½']) : { kind: 'other' };
};

const withRound = (text: string, round: number): Content => {
  const found = contentOfCell(text, text, false);
  return found.kind === 'signs' && found.signs.length === 1 ? { ...found, round } : { kind: 'other' };
};

/**
 * Whether a text can only be a result with the round behind a stroke, such as `1/3`: then the others of its table are read so, too,
 * `1/2` among them.
 */
export const isSlashRound = (text: string): boolean =>
  /^([1½0=+-]|0[.,]5)\/([3-9]|[1-9]\d{1,2})$/.test(text.replaceAll(' ', ''));

/** How the signs of a table are meant. */
export interface SignReading {
  /** Whether `+` and `-` are a win and a loss that were played, as in a table without 1 and 0; else they are forfeits. */
  readonly plusIsWin: boolean;
  /** The letter that says White; `null` where letters do not tell. */
  readonly white: Letter | null;
}

const PLAYED: Readonly<Partial<Record<Sign, FoundMark>>> = {
  '1': { mark: 'win', played: true, rated: true },
  '½': { mark: 'draw', played: true, rated: true },
  '=': { mark: 'draw', played: true, rated: true },
  '0': { mark: 'loss', played: true, rated: true },
  '1f': { mark: 'win', played: false, rated: true },
  '0f': { mark: 'loss', played: false, rated: true },
  '1u': { mark: 'win', played: true, rated: false },
  '½u': { mark: 'draw', played: true, rated: false },
  '0u': { mark: 'loss', played: true, rated: false },
  w: { mark: 'win', played: true, rated: true },
  d: { mark: 'draw', played: true, rated: true },
  l: { mark: 'loss', played: true, rated: true },
};

/** What a sign says in a table that is read so. */
export const markOf = (found: Sign, { plusIsWin }: Pick<SignReading, 'plusIsWin'>): FoundMark => {
  if (found === '+') return { mark: 'win', played: plusIsWin, rated: true };
  if (found === '-') return plusIsWin ? { mark: 'loss', played: true, rated: true } : 'dash';
  return PLAYED[found] ?? 'dash';
};

/** In which languages a pair of letters says White and Black: English, German, Dutch; French and Spanish have `b` for White. */
const PAIRS: readonly (readonly [white: Letter, black: Letter])[] = [
  ['w', 'b'],
  ['w', 's'],
  ['w', 'z'],
  ['b', 'n'],
];

/** How a table's signs and letters are meant, by all of them. */
export const readingOfSigns = (signs: Iterable<Sign>, letters: Iterable<Letter>): SignReading => {
  const [all, used] = [new Set(signs), new Set(letters)];
  const numbers = ['1', '½', '0', '1u', '½u', '0u', 'w', 'd', 'l'] as const;
  const pair =
    used.size < 2 ? undefined : PAIRS.find((each) => [...used].every((letter) => each.includes(letter)));
  const plusIsWin = all.has('+') && all.has('-') && !numbers.some((each) => all.has(each));
  return { plusIsWin, white: pair ? pair[0] : null };
};

/** 1 for the signs of a win, -1 for those of a loss, a lone dash among them. */
export const weightOf = (each: Sign): number =>
  ['1', '+', '1f', '1u', 'w'].includes(each) ? 1 : ['0', '-', '0f', '0u', 'l'].includes(each) ? -1 : 0;

/** Signs that can stand for the two sides of one game: used to see which cells belong together, not to read them. */
export const agree = (one: Sign, other: Sign): boolean =>
  weightOf(one) + weightOf(other) === 0 || (one === '-' && other === '-');

/** What a cell of a list by rounds says: against which number, with which result and colour. */
export interface RoundCell {
  readonly opponent: number;
  /** `null` of a game to come. */
  readonly sign: Sign | null;
  readonly letter: Letter | null;
}

const OPPONENT_FIRST = /^(\d{1,3})([wbszn])?(1f|0f|[½+=*-]|(?<=[wbszn])[10])$/;
const SIGN_FIRST = /^(1f|0f|[½+=-]|[wdl](?=\d)|[wld])(\d{1,3})([wbszn])?$/;
const SIGN_APART = /^([10½]) +(?:([wbszn]) ?)?(\d{1,3}) ?([wbszn])?$/;
const NUMBERED = /^#(\d{1,3})(?: ?([wbszn]))? ?(1f|0f|[10½+=*-])$/;
const OPPONENT_APART = /^(\d{1,3}) +(?:([wbszn]) ?)?(1f|0f|[10½+=*-])$/;

const asForm = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/0[.,]5|1\/2|(?<![\d.,])[.,]5/g, '½')
    .trim();

/** Reads `5w1`, `5w*`, `#5 1`, `+5w`, `W 5`, `1 5w`, `5 ½`; null for anything else. */
export const parseRoundCell = (text: string): RoundCell | null => {
  const apart = asForm(text);
  const form = apart.replaceAll(' ', '');
  const made = (opponent?: string, sign?: string, letter?: string): RoundCell => ({
    opponent: Number(opponent),
    sign: sign === '*' ? null : (sign as Sign),
    letter: (letter ?? null) as Letter | null,
  });
  const spaced = SIGN_APART.exec(apart);
  if (spaced) return made(spaced[3], spaced[1], spaced[2] ?? spaced[4]);
  const opponentApart = NUMBERED.exec(apart) ?? OPPONENT_APART.exec(apart);
  if (opponentApart) return made(opponentApart[1], opponentApart[3], opponentApart[2]);
  const first = OPPONENT_FIRST.exec(form);
  if (first) return made(first[1], first[3], first[2]);
  const sign = SIGN_FIRST.exec(form);
  return sign ? made(sign[2], sign[1], sign[3]) : null;
};
