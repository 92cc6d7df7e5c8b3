/** The sheets of a tournament of players, in the order of their tabs; the last two are hidden. */
export const SHEETS: readonly string[] = [
  'Pairings',
  'Round',
  'Standings',
  'Crosstable',
  'Players',
  'Tournament',
  'Log',
  'Lists',
  'Calculation',
];
