import type { ExchangeFormat } from '../format';
import { isTextRounds, parseTextRounds } from './rounds';

/** Games below headings of rounds, as programs and people write them in a text. */
export const textRounds: ExchangeFormat = {
  id: 'text-rounds',
  extensions: ['.txt', '.md'],
  losses: [],
  isOne: isTextRounds,
  parse: parseTextRounds,
};
