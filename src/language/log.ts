import type { NumberingMethod } from '../core/model';
import { byGame, type Changed } from './inProfile';

const en = {
  made: 'Tournament created: {players, plural, one {# player} other {# players}}, {games, plural, one {# game} other {# games}}.',
  draws: {
    list: 'Numbers follow the list.',
    rating: 'Numbers follow the ratings.',
    hand: 'Numbers set by hand{said, select, yes { (witness: {saidBy})} other {}}.',
    column: 'Numbers taken from the column “{detail}”{said, select, yes { (witness: {saidBy})} other {}}.',
    lots: 'Numbers drawn by lot{seeded, select, yes {, draw code “{seed}”{said, select, yes { (witness: {saidBy})} other {}}} other {}}.',
    varma:
      'Numbers drawn by lot{seeded, select, yes {, draw code “{seed}”{said, select, yes { (witness: {saidBy})} other {}}} other {}}, countries apart (Varma).',
    groups:
      'Numbers drawn by lot{seeded, select, yes {, draw code “{seed}”{said, select, yes { (witness: {saidBy})} other {}}} other {}}, in three groups by strength.',
    'best-last':
      'Numbers set so that the best meet last{seeded, select, yes {, with lots, draw code “{seed}”{said, select, yes { (witness: {saidBy})} other {}}} other {}}.',
  } satisfies Readonly<Record<NumberingMethod, string>>,
  /** A draw of one of several sections. */
  drawnIn: '{section}: {sentence}',
  /** Where lots decided who plays in the section, but not their numbers. */
  dealtByLot: 'Players drawn by lot, draw code “{seed}”. {sentence}',
  notTaken: 'Draw {no} was shown, but not used: {sentence}',
  /** Ties that had to be decided before a final could be made. */
  ties: {
    lots: 'Tie for place {place} in {section}: {names}. Order by lots, draw code “{seed}”: {order}.',
    name: 'Tie for place {place} in {section}: {names}. Order by hand: {order}.',
  },
  refreshed: 'Refreshed: {count, plural, one {one value} other {# values}} updated.',
  /** Where Refresh made all sheets anew. */
  newSheets: 'Sheets rebuilt.',
  order: 'The order of ranking is now {after} (was {before}).',
  repaired: 'Repaired: {list}.',
  repairedCells: {
    formula: '{count, plural, one {one formula} other {# formulas}} on {sheet}',
    number: '{count, plural, one {one number} other {# numbers}} on {sheet}',
    text: '{count, plural, one {one text} other {# texts}} on {sheet}',
    format: 'the format of {count, plural, one {one cell} other {# cells}} on {sheet}',
  },
  sheetsAnew: 'Repaired, sheets rebuilt: {list}.',
  damages: {
    'damaged-sheet': '{count, plural, one {one sheet was missing} other {# sheets were missing}}',
    'damaged-table': '{count, plural, one {one table was lost} other {# tables were lost}}',
    'damaged-name': '{count, plural, one {one name was} other {# names were}} lost',
    'damaged-row': '{count, plural, one {one empty row was} other {# empty rows were}} inserted',
    'damaged-deleted-row': '{count, plural, one {one row was} other {# rows were}} deleted',
    'damaged-setting': '{count, plural, one {one setting was} other {# settings were}} missing',
    'damaged-player': '{count, plural, one {one player was} other {# players were}} missing',
    'damaged-game': '{count, plural, one {one game was} other {# games were}} missing',
    'damaged-number': '{count, plural, one {one number was} other {# numbers were}} wrong',
    'damaged-formula': 'formulas were lost{count, plural, one {} other { in # places}}',
    'damaged-typed-over': '{count, plural, one {one formula was} other {# formulas were}} typed over',
    'damaged-text': 'texts were missing{count, plural, one {} other { in # places}}',
    'damaged-format': 'formats were lost{count, plural, one {} other { in # places}}',
    'damaged-date': '{count, plural, one {one result had} other {# results had}} become a date',
  },
  undone: 'Undone: {sentence}',
  stepUndone: 'Step {step} was undone.',
  redone: 'Redone: {sentence}',
  stepRedone: 'Step {step} was redone.',
  annulled:
    '{player} withdrew {round, plural, =0 {before their first game} other {after round #}}{games, plural, =0 {} one {; their game does not count} other {; their # games do not count}}.',
  withdrawn:
    '{player} withdrew {round, plural, =0 {before their first game} other {after round #}}; their games count{forfeits, plural, =0 {} one {, one is lost by forfeit} other {, # are lost by forfeit}}.',
  coloursToo: 'Colours reversed: {list}.',
  entered:
    'Late entry: {player}, number {number}{by, select, lots {; all numbers were drawn again} numbers {; everyone has new numbers} paired {; all matches were paired again} rounds {; {moved, plural, =0 {rounds were} one {one game moved to rounds that were} other {# games moved to rounds that were}} added at the end} other {}}.',
  removed:
    'Taken off the list: {player}, number {number}{by, select, lots {; all numbers were drawn again} numbers {; everyone has new numbers} paired {; all matches were paired again} other {}}.',
  result: 'Round {round}, {left} – {right}: {result} (was {before}).',
  resultGone: 'Round {round}, {left} – {right}: result cleared (was {before}).',
  results: '{count} results recorded. {list}',
  resultsOfRound: 'Round {round}: {list}.',
  resultInList: '{left} – {right} {result}',
  moreRounds: '{list} And {count, plural, one {one more round} other {# more rounds}}.',
  backAgain:
    '{player} plays again{games, plural, =0 {} one {; one of their games is open again} other {; # of their games are open again}}.',
  substitute: '{player} plays instead of {before}, number {number}.',
  corrected: 'Corrected: {list}.',
  was: '{after} (was {before})',
  rating: 'rating {after} (was {before})',
  federation: 'federation or club {after} (was {before})',
  adjusted: '{player}: points adjusted by {points} (was {before}).',
  adjustedWhy: '{player}: points adjusted by {points} (was {before}): {reason}',
  adjustmentGone: '{player}: adjustment removed (was {before}).',
  colours: 'Colours reversed: {list}.',
  numbersSwapped: 'Numbers swapped: {list}.',
  numbered: '{player} has number {number}',
  exchanged: 'Games swapped: {list}.',
  matchesExchanged: 'Matches swapped: {list}.',
  columnsAdded: '{count, plural, one {Column} other {Columns}} for a report added on {sheet}: {list}.',
  /** A game that moves to another date. */
  moved: '{left} – {right} (round {round}) moved from {from} to {to}.',
  putOff: '{left} – {right} (round {round}) postponed from {from}, without a new date.',
  datesSet:
    '{count, plural, one {Date set for round {from}: {first}.} other {Dates set for rounds {from} to {to}: {first} to {last}.}}',
  game: 'round {round}, {left} – {right}',
  gameWithResult: 'round {round}, {left} – {right}, result {result}',
  gamePlace:
    '{left} – {right} in round {round}, board {board} (was round {roundBefore}, board {boardBefore})',
  gamePlayers: 'round {round}, {left} – {right} (was {leftBefore} – {rightBefore})',
  bye: 'bye of {player} in round {round} (was {before})',
  /** An empty cell, and an empty result. */
  empty: 'empty',
  more: '{list}, and {count} more',
  unknown: '{rule}: {count, plural, =0 {no cell} one {one cell} other {# cells}} changed.',
  continued: '(continued)',
};

/** The sentences of the Log: ICU messages with their values. */
export type LogTexts = typeof en;

/** What Repair finds damaged, as the Log counts it. */
export type Damage = keyof (typeof en)['damages'];

const enGo: Changed<LogTexts> = {
  draws: { rating: 'Numbers follow the ranks.' },
  rating: 'rank {after} (was {before})',
};

/** The sentences of the Log, as a game has them. */
export const logTexts = byGame({ chess: en, go: enGo, neutral: {} });
