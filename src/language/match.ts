export const matchEn = {
  /** The name of the sheet. */
  sheet: 'Match',
  /** The heading of the column of teams on Players and Standings. */
  team: 'Team',
  total: 'Total',
  matchPoints: 'Match points',
  wins: 'Wins',
  draws: 'Draws',
  finished: 'Finished',
  order: 'Decided by',
  code: 'Code',
  criterion: 'Criterion',
  ahead: 'Ahead',
  level: 'level',
  soFar: 'Ahead so far',
  winner: 'Winner',
  /** `Uster ahead 6–3`, `Uster won 9.5–6.5`; `The teams are level at 3–3`, `The teams drew 8–8`. */
  leads: 'ahead',
  won: 'won',
  areLevel: 'The teams are level at',
  drew: 'The teams drew',
  /** After a score by which the match was not decided: `Uster won, 8–8 in game points`. */
  inGamePoints: 'in game points',
  /** What tells the teams apart instead. */
  aheadBy: 'Ahead by',
  decidedBy: 'Decided by',
  byRounds: 'By rounds',
  byBoards: 'By boards',
  /** The heads of the values of whoever is ahead, and of the other team. */
  with: 'with',
  against: 'against',
  allCriteria: 'All criteria that can decide a match.',
  hint: 'Change the yellow codes at any time. Each decides only if those above it leave the teams level.',
  legend: 'Match points: 2 for a round won, 1 for a drawn round, once all its games are finished.',
};
