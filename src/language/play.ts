import { byGame, withoutBoards, type Changed } from './inProfile';

const keys = (one: string, other: string): string =>
  `Keys: 1 ${one} wins{draws, select, true {, = draw} other {}}, 0 ${other} wins, + or\u00a0-\u2060\u00a0forfeit, Delete clears.`;

/** Where sets, legs or goals are counted, every digit begins a score. */
const scored = (one: string, other: string): string =>
  `Type a score such as 3-1 and press Enter, or just 1 if the ${one} won and 0 if the ${other} won. Keys: {draws, select, true {= draw, } other {}}+ or\u00a0-\u2060\u00a0forfeit, Delete clears.`;

const en = {
  round: 'Round {round}',
  chooseRound: 'Round',
  /** A round in the list of rounds. */
  roundChoice: 'Round {round}{state, select, done {: complete} open {: {missing} to play} other {}}',
  earlier: 'Previous round',
  later: 'Next round',
  keys: keys('White', 'Black'),
  /** What stands on the buttons where a game is worth other points than 1, ½ and 0: won, drawn or lost by the one named first. */
  letters: { '1-0': 'W', '1/2': 'D', '0-1': 'L' },
  /** Where sets, legs or goals are counted. */
  score: {
    choose: 'Score …',
    label: 'Score of {left} – {right}',
    hint: 'Such as 3-1, {left} first.',
    take: 'Record',
  },
  /** A board as screen readers hear it, and its buttons. */
  board: 'Board {board}: {left} – {right}, {result}',
  results: {
    '1-0': '{left} wins',
    '1/2': 'Draw',
    '0-1': '{right} wins',
    '+-': '{left} wins by forfeit, not played',
    '-+': '{right} wins by forfeit, not played',
    '--': 'Both lose by forfeit, not played',
    '0-0': 'A loss for both',
    '1/2-0': 'A draw for {left}, a loss for {right}',
    '0-1/2': 'A loss for {left}, a draw for {right}',
    '1-0u': '{left} wins, unrated',
    '1/2u': 'Draw, unrated',
    '0-1u': '{right} wins, unrated',
    postponed: 'Postponed',
    adjourned: 'Adjourned',
  },
  putOffTo: '{result} to {date}',
  /** A button whose result names nobody. */
  between: '{result} between {left} and {right}',
  other: 'Other result on board {board}: {left} – {right}',
  /** The results in that list that hardly ever happen. */
  rare: 'Rare',
  none: 'no result yet',
  notPlayed: 'not played',
  takeBack: 'Clear the result',
  /** In Go with handicaps: how far apart the two are. */
  apart: '{ranks, plural, =0 {Same rank} one {# rank apart} other {# ranks apart}}',
  /** The handicap that follows. */
  stones: '{stones, plural, =0 {Even game} one {Black begins, half a point of komi} other {# stones}}',
  away: 'Not played: {player} has withdrawn.',
  /** Beside a result that does not count, because one of the two left early. */
  annulled: 'Does not count',
  bye: 'Bye: {names}',
  complete:
    'Round {round} is complete{postponed, plural, =0 {} one {, except for one unfinished game} other {, except for # unfinished games}}.',
  allComplete: { games: 'All games are finished.', matches: 'All matches are finished.' },
  /** What comes after the last game. */
  toPrint: 'Print the results',
  next: 'Go to round {round}',
  toCurrent: 'Go to the current round ({round})',
  rotate: 'Rotate now',
  missing:
    '{postponed, select, true {{count, plural, one {One game is postponed} other {# games are postponed}}} other {{count, plural, one {One earlier result is missing} other {# earlier results are missing}}}}',
  missingGame:
    'Round {round}, board {board}: {left} – {right}{pending, select, postponed { (postponed)} adjourned { (adjourned)} other {}}',
  byRound: 'By round',
  byPlayer: 'By player',
  missingOf: '{player}: {count, plural, one {# game} other {# games}}',
  /** What copies a round or shows it. */
  share: 'Share this round',
  copyRound: 'Copy the round as text',
  copyMissing: 'Copy the list as text',
  copied: 'Copied. Paste it wherever you like.',
  copyByHand: 'Excel does not allow copying here. Select the text and copy it yourself.',
  leaders: 'Leaders',
  /** Beside the last of those who are named and share a place. */
  withMore: '{name} and {count} more',
  /** The table under that heading. */
  firstPlaces: 'First places',
};

/** The texts of the round that is being played; those with values are ICU messages. */
export type PlayTexts = typeof en;

/** What a result is called on its button: `left` and `right` are names, `draw` and `loss` points. */
export type ResultNameId = keyof (typeof en)['results'];

const enGo: Changed<PlayTexts> = {
  keys: `${keys('Black', 'White')} Type a score such as B+3.5 on the sheet.`,
  results: { '1/2': 'Jigo', '1/2u': 'Jigo, unrated' },
};

const enTeams: Changed<PlayTexts> = {
  keys: keys('home player', 'away player'),
  missing:
    '{postponed, select, true {{count, plural, one {One match is postponed} other {# matches are postponed}}} other {{count, plural, one {One earlier match is not finished} other {# earlier matches are not finished}}}}',
  complete:
    'Round {round} is complete{postponed, plural, =0 {} one {, except for one unfinished match} other {, except for # unfinished matches}}.',
};

const AT_BOARDS = ['board', 'other', 'missingGame'] as const;

/** The texts of the round that is being played, as a game has them. */
export const playTexts = byGame({
  chess: en,
  go: enGo,
  neutral: { keys: scored('first player', 'second player') },
  home: { keys: scored('home side', 'away side'), ...withoutBoards('home', en, AT_BOARDS) },
  plain: withoutBoards('plain', en, AT_BOARDS),
  teams: enTeams,
});
