import type { ExchangeFormat } from '../format';
import { makeUsChess } from './make';
import { parseUsChess } from './parse';

/** The report of an event to US Chess. */
export const usChess: ExchangeFormat = {
  id: 'uschess',
  extensions: ['.zip'],
  losses: [
    ...(['system', 'boards', 'dates', 'times', 'calendar', 'scoring', 'rules', 'tieBreaks', 'lots'] as const),
    ...(['adjustments', 'adjustmentReasons', 'playOffs', 'withdrawals', 'annulled', 'unrated'] as const),
    ...(['pending', 'openGames', 'federations', 'columns', 'details', 'teams', 'appearance'] as const),
  ],
  fields: ['nationalId'],
  parse: parseUsChess,
  make: makeUsChess,
};
