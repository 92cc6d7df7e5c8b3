/** The words of the sheet of the race: a chart of the points after each round, and one of games won, drawn and lost. */
export interface RaceWords {
  /** The name of the sheet. */
  readonly sheet: string;
  /** Titles of the charts: of a field that is drawn whole, and of a larger one. */
  readonly points: string;
  readonly pointsOfEight: string;
  readonly pointsOfFive: string;
  readonly games: string;
  readonly gamesOfForty: string;
  /** What the charts show, for whoever cannot see them. */
  readonly pointsShown: string;
  readonly gamesShown: string;
  /** Parts of the bars. */
  readonly wonAsWhite: string;
  readonly wonAsBlack: string;
  readonly drawn: string;
  readonly lost: string;
  /** Above the table beside the charts. */
  readonly table: string;
}

export const raceEn: RaceWords = {
  sheet: 'Race',
  points: 'Points after each round',
  pointsOfEight: 'Points after each round: the first eight',
  pointsOfFive: 'Points after each round: the first five',
  games: 'Games won, drawn and lost',
  gamesOfForty: 'Games won, drawn and lost: the first forty',
  pointsShown:
    'A line for each of the first players, from the start to the last round that was played. The table beside has the same numbers.',
  gamesShown:
    'A bar for each player, in order of rank: games won as White, won as Black, drawn and lost. The table beside has the same numbers.',
  wonAsWhite: 'Won as White',
  wonAsBlack: 'Won as Black',
  drawn: 'Drawn',
  lost: 'Lost',
  table: 'The numbers behind the charts: games, and points after each round (not printed)',
};
