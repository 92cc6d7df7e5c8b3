/** The words of the final report. Those that stand before or after a number or a name have no space of their own. */
export interface FinalReportWords {
  readonly sheet: string;
  /** Before the first and the last day, and before the only one. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly onlyDay: string;
  readonly standings: string;
  readonly decided: string;
  /** `Berg is ahead of Novak on points, 6½ to 5`, `… on Sonneborn-Berger, 23¼ to 22`, `… on direct encounter`. */
  readonly aheadOf: string;
  readonly onPoints: string;
  readonly on: string;
  readonly to: string;
  /** `Berg and Novak share their place`. */
  readonly and: string;
  readonly share: string;
  readonly crosstable: string;
  readonly statistics: string;
  readonly played: string;
  /** `of 45`. */
  readonly of: string;
  readonly whiteWon: string;
  readonly drawn: string;
  readonly blackWon: string;
  readonly whiteScored: string;
  readonly byForfeit: string;
  readonly mostWins: string;
  readonly longestUnbeaten: string;
  /** `Berg and 2 others`, `Berg and 1 other`. */
  readonly other: string;
  readonly others: string;
}

export const finalReportEn: FinalReportWords = {
  sheet: 'Final report',
  firstDay: 'From',
  lastDay: 'To',
  onlyDay: 'On',
  standings: 'Standings',
  decided: 'What decided the first places',
  aheadOf: 'is ahead of',
  onPoints: 'on points',
  on: 'on',
  to: 'to',
  and: 'and',
  share: 'share their place',
  crosstable: 'Crosstable',
  statistics: 'The games',
  played: 'Games finished',
  of: 'of',
  whiteWon: 'White won',
  drawn: 'Drawn',
  blackWon: 'Black won',
  whiteScored: 'White scored',
  byForfeit: 'By forfeit',
  mostWins: 'Most wins in a row',
  longestUnbeaten: 'Longest without a loss',
  other: 'other',
  others: 'others',
};
