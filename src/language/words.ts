import type { PlayerStatus } from '../core/model';
import type { OutcomeCode } from '../core/results/outcome';
import { formEn } from './form';
import { matchEn } from './match';
import { sectionSheetsEn, sectionsEn } from './sections';
import { teamEventEn } from './teamEvent';

const finalReportEn = {
  sheet: 'Report',
  /** Before the first and the last day, and before the only one. */
  firstDay: 'From',
  lastDay: 'To',
  onlyDay: 'On',
  /** Behind the name of whoever withdrew and whose games count for nobody. */
  annulled: 'withdrew, not counted',
  standings: 'Standings',
  decided: 'What decided the top places',
  /** `Berg is ahead of Novak on points, 6.5 to 5`, `… on Sonneborn-Berger, 23.25 to 22`, `… on direct encounter`. */
  aheadOf: 'is ahead of',
  onPoints: 'on points',
  on: 'on',
  to: 'to',
  /** `Berg and Novak share places 1–2`, `Berg, Novak and 5 others share places 1–7`. */
  and: 'and',
  share: 'share places',
  crosstable: 'Cross-table',
  statistics: 'The games',
  played: 'Games finished',
  /** `of 45`, `of 43. 2 more do not count` where somebody left before half of their games. */
  of: 'of',
  notCounted: ['more does not count', 'more do not count'],
  whiteWon: 'White won',
  drawn: 'Drawn',
  blackWon: 'Black won',
  whiteScored: 'White scored',
  byForfeit: 'By forfeit',
  mostWins: 'Most wins in a row',
  longestUnbeaten: 'Longest without a loss',
  /** `Berg and 2 others`, `Berg and 1 other`. */
  other: 'other',
  others: 'others',
};

/** What everyone's bar shows, for whoever cannot see it, and its parts. */
export const barsOf = (first: string, second: string, order = 'rank') => ({
  gamesShown: `A bar for each player, in order of ${order}: games won ${first}, won ${second}, drawn and lost. The table beside it has the same numbers.`,
  wonAsWhite: `Won ${first}`,
  wonAsBlack: `Won ${second}`,
});

/** What the results that are not the same for both mean. */
export const outcomesOf = (one: string, other: string) => ({
  '1-0': `${one} won`,
  '0-1': `${other} won`,
  '+-': `${one} won by forfeit`,
  '-+': `${other} won by forfeit`,
  '1/2-0': `a draw for ${one}, a loss for ${other}`,
  '0-1/2': `a draw for ${other}, a loss for ${one}`,
  '1-0u': `${one} won, not rated`,
  '0-1u': `${other} won, not rated`,
});

const raceEn = {
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
    'A line for each of the leading players, from the start to the last round played. The table beside it has the same numbers.',
  ...barsOf('as White', 'as Black'),
  drawn: 'Drawn',
  lost: 'Lost',
  /** Above the table beside the charts. */
  table: 'The numbers behind the charts: games, and points after each round (not printed)',
};

const roundEn = {
  /** The name of the sheet. */
  sheet: 'Round',
  /** Beside the cell in which a round is chosen, and below it. */
  show: 'Show round',
  hint: 'Leave this cell empty to show the current round.',
  unknown: 'There is no such round.',
  /** In small beside a game. */
  postponed: 'postponed',
  adjourned: 'adjourned',
  forfeit: 'by forfeit',
  unclear: 'see Pairings',
  /** After the name of who has left. */
  left: 'withdrew',
  bothLeft: 'both withdrew',
  /** Before whoever has no game because somebody withdrew. */
  alone: 'Bye:',
  /** Where only the first are named: `Final standings: top 5`. */
  topOfTable: 'top',
  stillToPlay: 'Still to play',
  /** `and 3 more games`: the words before and after the number; `Dora and 2 more` of those who are level at the end of a list. */
  and: 'and',
  more: 'more games',
  moreLevel: 'more',
  noGames: 'no games',
};

const tablesEn = {
  won: 'Won',
  drawn: 'Drawn',
  lost: 'Lost',
  /** Of the column in the list of criteria with what stands above a tie-break. */
  heading: 'Heading',
  /** What the signs of the cross-table mean, a line each. */
  legend: {
    bold: 'Bold: White',
    forfeits: '+ and -: won and lost by forfeit',
    toPlay: 'In brackets: the round of a game still to come',
    left: '–: no game',
  },
};

/** The words in English. */
export const wordsEn = {
  // names of the sheets
  pairings: 'Pairings',
  standings: 'Standings',
  crosstable: 'Crosstable',
  players: 'Players',
  tournament: 'Tournament',
  log: 'Log',
  calculation: 'Calculation',
  lists: 'Lists',
  // column headings
  no: 'No',
  name: 'Name',
  rating: 'Rating',
  federation: 'Federation or club',
  status: 'Status',
  game: 'Game',
  round: 'Round',
  board: 'Board',
  whiteNo: 'White no.',
  white: 'White',
  result: 'Result',
  black: 'Black',
  blackNo: 'Black no.',
  date: 'Date',
  /** The date that a game was planned for, where it was moved; where it is played; the last day for it. */
  planned: 'Moved from',
  venue: 'Venue',
  deadline: 'Play by',
  check: 'Check',
  rank: 'Rank',
  games: 'Games',
  points: 'Points',
  adjustment: 'Adjustment',
  playOff: 'Play-off',
  reason: 'Reason',
  side: 'Colour',
  opponent: 'Opponent',
  bye: 'bye',
  /** The handicap of a game of Go: with Black’s first move alone, and with so many stones. */
  handicap: { name: 'Handicap', komi: 'komi', stones: 'stones' },
  meaning: 'Meaning',
  source: 'Source',
  /** Below its title: nobody takes the Log for a list of everything. */
  logHint: 'Results typed straight into the sheets are not listed here.',
  logHeadings: ['When', 'What happened', 'Step', 'Tournament', 'Rule', 'Cells', 'Before', 'After'],
  // Pairings
  findPlayer: 'Find player',
  findPrompt: 'Choose a name to highlight and list their games.',
  /** Where no game can be drawn. */
  decisivePrompt:
    '1-0 or 0-1. Also 1, 0; not played: +/- and -/+ for a forfeit, -/- for a double one; postponed or adjourned. A game lost because a phone rang is 1-0 or 0-1.',
  resultPrompt:
    '1-0, ½-½ or 0-1. Also 1, =, 0; not played: +/- and -/+ for a forfeit, -/- for a double one; postponed or adjourned. A game lost because a phone rang is 1-0 or 0-1.',
  /** Before these where a game is worth other points than 1, ½ and 0. */
  notPoints: 'Results, not points:',
  /** `12 of 56 games finished`: the words between and after the numbers. */
  ofGames: 'of',
  gamesFinished: 'games finished',
  toCheck: 'to check',
  /** What follows the numbers while there is such a result. */
  byForfeit: '+/-, -/+ and -/-: by forfeit',
  gamesGone: 'A game is missing (a row was deleted): undo that.',
  gamesBelow: 'A row below the last game does not count. Delete it, or make a new tournament.',
  checkBye: 'A bye has no result: clear the cell',
  checkDate: 'Not text: format as Text and type again',
  checkUnknown: 'Not a result: type 1-0, ½-½ or 0-1',
  checkDraw: 'No jigo with this komi: check it',
  checkNumbers: 'Check the two numbers',
  checkTwice: 'These two have met already',
  checkGame: 'Game number changed: undo that',
  checkPostponed: 'Postponed',
  /** Of a game that was moved to a day on which one of its players has another one. */
  checkNoDate: 'Not a date: type 3 Dec 2026',
  checkTwiceThatDay: 'A player has another game that day',
  checkBreak: 'On a day without play',
  checkBoards: 'More games than boards then',
  checkOverdue: 'Overdue',
  checkAdjourned: 'Adjourned',
  /** After the name of who has left: of a game that was not played, and of one that was. */
  checkLeft: 'withdrew: not played',
  checkLeftPlayed: 'withdrew: does not count',
  /** After the name of who has left: of a game that is still open. A result follows. */
  checkLeftOpen: 'withdrew: enter',
  checkCarried: 'Carried over',
  checkForfeit: 'Won by forfeit',
  checkDoubleForfeit: 'Lost by forfeit on both sides',
  /** Of 0-0 where a game may end so; empty where nobody takes it for a draw. */
  checkBothLost: '',
  // Players
  playersHint: 'Correct a name here and it changes everywhere. Don’t change the numbers.',
  sectionNumbers: 'Numbers continue across sections here. Standings and Crosstable start each section at 1.',
  playersBelow: 'A player below the last row has no games. Delete the row, or make a new tournament.',
  playersMissing: 'A player or their number is missing here: undo that.',
  playersTwice: 'A number appears here twice: undo that.',
  adjustmentUnknown: 'An adjustment is not a number.',
  statusPrompt:
    'Leave empty while they play. If they leave after half of their games, choose that all count; before half, that they don’t.',
  statuses: {
    playing: 'plays (or leave the cell empty)',
    withdrawn: 'withdrew after half of their games or more: all count, the rest are forfeits',
    annulled: 'withdrew before half of their games: these stay in the table but don’t count',
  } satisfies Readonly<Record<PlayerStatus, string>>,
  // Standings and Crosstable
  notStarted: 'No results yet.',
  provisional: 'Provisional: some games are still to be played.',
  /** `After round 5 (2 games missing).` */
  afterRound: 'After round',
  gameMissing: 'game missing',
  gamesMissing: 'games missing',
  final: 'Final standings.',
  ranOut: 'Large tie: check direct encounter by hand.',
  /** The mark stands behind the names of those who left. */
  leftNote: '* withdrew',
  /** Where lots decide and have not been drawn from the seed that is written. */
  notDrawn: 'The lots are not drawn yet: write a draw code on the Tournament sheet, then choose Refresh.',
  adjusted: 'Adjusted',
  /** What stands above the adjusted players under Standings: what their points count for. */
  adjustedNote: 'Adjusted: this changes the player’s points, but not the tie-breaks of opponents.',
  // Tournament
  tournamentHint: 'Change the yellow cells at any time. The rest shows how the tournament was set up.',
  tieBreaksHint: 'Each one ranks only players still tied after those above it.',
  criterionUnknown: 'not in the list of criteria',
  resultsHeading: 'Results',
  criteriaHeading: 'Criterion',
  outcomes: {
    ...outcomesOf('White', 'Black'),
    '1/2': 'draw',
    '--': 'neither came',
    '0-0': 'played, no points for either',
    '1/2u': 'draw, not rated',
  } satisfies Readonly<Record<OutcomeCode, string>>,
  // a match of two teams
  match: matchEn,
  // an event of teams that all meet
  teamEvent: teamEventEn,
  // sections on sheets that they share
  sectionSheets: sectionSheetsEn,
  finalReport: finalReportEn,
  // one round, to pin up
  roundSheet: roundEn,
  race: raceEn,
  // the page of all sections of an event
  sections: sectionsEn,
  form: formEn,
  tables: tablesEn,
  // values that Refresh writes
  outOfDate: 'Out of date: results, players or settings have changed since the last Refresh.',
  refreshHint: 'This tournament is too large for formulas: choose Refresh to update it.',
  /** In the longest fields, where no cell can tell whether the values are old. */
  lastRefresh: 'As of the last Refresh. Anything typed since does not count yet.',
};

/** The words that stand on our sheets. What is read back is understood by name or code. */
export type SheetWords = typeof wordsEn;
