import type { ExchangeFormat } from '../format';
import { makeGameList } from './make';
import { parseGameList } from './parse';

/** A list of all games for spreadsheets and other programs. */
export const csv: ExchangeFormat = {
  id: 'csv',
  extensions: ['.csv'],
  losses: [
    ...(['system', 'boards', 'calendar', 'scoring', 'rules', 'tieBreaks', 'lots', 'adjustments'] as const),
    ...(['adjustmentReasons', 'playOffs', 'withdrawals', 'pending', 'columns', 'details', 'teams'] as const),
    'appearance',
  ],
  parse: parseGameList,
  make: makeGameList,
};
