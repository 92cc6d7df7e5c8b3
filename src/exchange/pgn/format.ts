import type { ExchangeFormat } from '../format';
import { makePgn } from './make';
import { parsePgn } from './parse';

/** Results, or the pairings of a round, as programs that show games read them. */
export const pgn: ExchangeFormat = {
  id: 'pgn',
  extensions: ['.pgn'],
  byRound: true,
  losses: [
    ...(['system', 'numbering', 'boards', 'calendar', 'scoring', 'rules', 'tieBreaks', 'lots'] as const),
    ...(['adjustments', 'adjustmentReasons', 'playOffs', 'withdrawals', 'pending', 'columns'] as const),
    ...(['details', 'teams', 'appearance'] as const),
  ],
  fields: ['title', 'fideId'],
  parse: parsePgn,
  make: makePgn,
};
