/** The words of the sheet of one round. */
export interface RoundWords {
  /** The name of the sheet. */
  readonly sheet: string;
  /** Beside the cell in which a round is chosen, and below it. */
  readonly show: string;
  readonly hint: string;
  readonly unknown: string;
  /** In small beside a game. */
  readonly postponed: string;
  readonly adjourned: string;
  readonly forfeit: string;
  readonly unclear: string;
  /** After the name of who has left. */
  readonly left: string;
  readonly stillToPlay: string;
  /** `and 3 more games`: the words before and after the number. */
  readonly and: string;
  readonly more: string;
}

export const roundEn: RoundWords = {
  sheet: 'Round',
  show: 'Show round',
  hint: 'Empty: by itself the first round with a game that is waited for.',
  unknown: 'There is no such round.',
  postponed: 'postponed',
  adjourned: 'adjourned',
  forfeit: 'by forfeit',
  unclear: 'see Pairings',
  left: 'has left',
  stillToPlay: 'Still to play',
  and: 'and',
  more: 'more games',
};
