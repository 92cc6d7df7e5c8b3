/** The words of Standings and Crosstable alone. */
export interface TableWords {
  readonly won: string;
  readonly drawn: string;
  readonly lost: string;
  /** Of the column in the list of criteria with what stands above a tie-break. */
  readonly heading: string;
  /** What the signs of the cross-table mean, a line each. */
  readonly legend: Readonly<Record<'bold' | 'forfeits' | 'toPlay' | 'left', string>>;
}

export const tablesEn: TableWords = {
  won: 'Won',
  drawn: 'Drawn',
  lost: 'Lost',
  heading: 'Heading',
  legend: {
    bold: 'Bold: White',
    forfeits: '+ and -: won and lost by forfeit',
    toPlay: '(3): to be played in round 3',
    left: '–: not played, a player has left',
  },
};
