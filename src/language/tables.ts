export const tablesEn = {
  won: 'Won',
  drawn: 'Drawn',
  lost: 'Lost',
  /** Of the column in the list of criteria with what stands above a tie-break. */
  heading: 'Heading',
  /** What the signs of the cross-table mean, a line each. */
  legend: {
    bold: 'Bold: White',
    forfeits: '+ and -: won and lost by forfeit',
    toPlay: '(3): to be played in round 3',
    left: '–: not played, a player has left',
  },
};
