export const raceEn = {
  /** The name of the sheet. */
  sheet: 'Race',
  /** Titles of the charts: of a field that is drawn whole, and of a larger one. */
  points: 'Points after each round',
  pointsOfEight: 'Points after each round: the first eight',
  pointsOfFive: 'Points after each round: the first five',
  games: 'Games won, drawn and lost',
  gamesOfForty: 'Games won, drawn and lost: the first forty',
  /** What the charts show, for whoever cannot see them. */
  pointsShown:
    'A line for each of the first players, from the start to the last round that was played. The table beside has the same numbers.',
  gamesShown:
    'A bar for each player, in order of rank: games won as White, won as Black, drawn and lost. The table beside has the same numbers.',
  /** Parts of the bars. */
  wonAsWhite: 'Won as White',
  wonAsBlack: 'Won as Black',
  drawn: 'Drawn',
  lost: 'Lost',
  /** Above the table beside the charts. */
  table: 'The numbers behind the charts: games, and points after each round (not printed)',
};
