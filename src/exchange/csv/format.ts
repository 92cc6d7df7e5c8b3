import type { ExchangeFormat } from '../format';
import { makeOfficerTable } from './crosstable';
import { makeGameList, TOLD_FIELDS } from './make';
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
  fields: TOLD_FIELDS,
  parse: parseGameList,
  make: makeGameList,
};

/** A cross-table for a rating officer, such as that of the German Chess Federation. Whoever reads one adopts it. */
export const csvCrosstable: ExchangeFormat = {
  id: 'csv-crosstable',
  extensions: ['.csv'],
  losses: [],
  make: makeOfficerTable,
};
