import type { ExchangeFormat } from '../format';
import { makeH9 } from './make';
import { isH9, parseH9 } from './parse';

/** Results of a Go tournament for the European Go Database. */
export const h9: ExchangeFormat = {
  id: 'h9',
  extensions: ['.h9', '.txt'],
  losses: [
    ...([
      'system',
      'numbering',
      'boards',
      'dates',
      'times',
      'calendar',
      'scoring',
      'rules',
      'tieBreaks',
    ] as const),
    ...([
      'lots',
      'adjustments',
      'adjustmentReasons',
      'playOffs',
      'withdrawals',
      'annulled',
      'unrated',
    ] as const),
    ...([
      'pending',
      'ratings',
      'federations',
      'columns',
      'details',
      'teams',
      'sections',
      'appearance',
    ] as const),
  ],
  fields: ['club', 'egfPin'],
  isOne: isH9,
  parse: parseH9,
  make: makeH9,
};
