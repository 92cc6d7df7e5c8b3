export const roundEn = {
  /** The name of the sheet. */
  sheet: 'Round',
  /** Beside the cell in which a round is chosen, and below it. */
  show: 'Show round',
  hint: 'Empty: by itself the first round with a game that is waited for.',
  unknown: 'There is no such round.',
  /** In small beside a game. */
  postponed: 'postponed',
  adjourned: 'adjourned',
  forfeit: 'by forfeit',
  unclear: 'see Pairings',
  /** After the name of who has left. */
  left: 'has left',
  stillToPlay: 'Still to play',
  /** `and 3 more games`: the words before and after the number. */
  and: 'and',
  more: 'more games',
};
