import { type OutcomeCode, outcomeOf } from '../../core/results/outcome';

/** Every letter of a result, capital: of a game, of a game whose result is not known, of a round without an opponent. */
export const GAME_LETTERS = '1=0+-WDL';
export const UNKNOWN_LETTERS = 'X?';
export const BYE_LETTERS = 'HFUZ';

/** What a letter is worth: as a win, a draw, a loss at the board, nothing, or what nobody knows yet. */
export type Worth = 'win' | 'draw' | 'loss' | 'none' | 'open';

const WORTH: Readonly<Record<string, Worth>> = {
  ...{ '1': 'win', W: 'win', '+': 'win', F: 'win', U: 'win' },
  ...{ '=': 'draw', D: 'draw', H: 'draw' },
  ...{ '0': 'loss', L: 'loss' },
  ...{ X: 'open', '?': 'open' },
};

/** The worth of a letter, blank among them; a loss by default and a bye that pays nothing have none. */
export const worthOf = (letter: string): Worth => WORTH[letter] ?? 'none';

const LETTERS: Readonly<Record<OutcomeCode, readonly [white: string, black: string]>> = {
  '1-0': ['1', '0'],
  '1/2': ['=', '='],
  '0-1': ['0', '1'],
  '+-': ['+', '-'],
  '-+': ['-', '+'],
  '--': ['-', '-'],
  '0-0': ['0', '0'],
  '1/2-0': ['=', '0'],
  '0-1/2': ['0', '='],
  '1-0u': ['W', 'L'],
  '1/2u': ['D', 'D'],
  '0-1u': ['L', 'W'],
};

const OUTCOMES = new Map(
  (Object.keys(LETTERS) as OutcomeCode[]).map((code) => [LETTERS[code].join(''), code] as const),
);

/** The letters of an outcome, White's and Black's. */
export const lettersOf = (outcome: OutcomeCode): readonly [white: string, black: string] => LETTERS[outcome];

/** The outcome of two letters; `null` where both say that it is not known, `undefined` where they contradict each other. */
export const outcomeOfLetters = (white: string, black: string): OutcomeCode | null | undefined => {
  const isOpen = (letter: string): boolean => letter === '' || UNKNOWN_LETTERS.includes(letter);
  return isOpen(white) && isOpen(black) ? null : OUTCOMES.get(white + black);
};

/** Whether an outcome was over the board. */
export const wasPlayed = (outcome: OutcomeCode): boolean => outcomeOf(outcome).kind === 'played';
