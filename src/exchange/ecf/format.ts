import type { ExchangeFormat } from '../format';
import { makeEcf } from './make';
import { isEcf, parseEcf } from './parse';

/** The results file of the English Chess Federation. */
export const ecf: ExchangeFormat = {
  id: 'ecf',
  extensions: ['.txt'],
  losses: [
    ...([
      'system',
      'boards',
      'times',
      'calendar',
      'scoring',
      'rules',
      'tieBreaks',
      'lots',
      'adjustments',
    ] as const),
    ...(['adjustmentReasons', 'playOffs', 'withdrawals', 'annulled', 'forfeits', 'unrated'] as const),
    ...(['specialResults', 'pending', 'openGames', 'ratings', 'federations', 'columns', 'details'] as const),
    ...(['teams', 'appearance'] as const),
  ],
  fields: ['title', 'sex', 'fideId', 'club', 'nationalId'],
  isOne: isEcf,
  parse: parseEcf,
  make: makeEcf,
};
