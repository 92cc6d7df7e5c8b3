import { byGame, type Changed } from './inProfile';

const en = {
  title: 'Last step',
  choose: 'Choose …',
  nothing: 'Nothing would change.',
  consequences: 'What follows',
  warnings: '{count, plural, one {One thing to know} other {# things to know}}',
  impossible: 'That is not possible',
  /** Where other ways stand below. */
  ways: 'No place is free. How should they join?',
  affected: 'The standings change for {count, plural, one {one player} other {# players}}',
  rank: 'rank {before} → {after}',
  value: '{code} {before} → {after}',
  newNumbers: '{count, plural, one {One player has a new number} other {# players have new numbers}}',
  newNumber: 'New',
  player: 'Player',
  cells: '{count, plural, one {This changes one cell} other {This changes # cells}}',
  /** Of the last step. */
  undoneCells: '{count, plural, one {Undo changes one cell} other {Undo changes # cells}}',
  moreCells: '{count, plural, one {And one more.} other {And # more.}}',
  cell: 'Cell',
  before: 'Before',
  after: 'After',
  /** Cells by their keys, without the number. */
  cellNames: {
    'game result': 'Result of game {no}',
    'game round': 'Round of game {no}',
    'game board': 'Board of game {no}',
    'game left': 'Player on the left of game {no}',
    'game right': 'Player on the right of game {no}',
    'game date': 'Date of game {no}',
    'game planned': 'Planned date of game {no}',
    'game venue': 'Venue of game {no}',
    'game deadline': 'Deadline of game {no}',
    'player name': 'Name of number {no}',
    'player rating': 'Rating of number {no}',
    'player federation': 'Federation of number {no}',
    'player adjustment': 'Adjustment of number {no}',
    'player reason': 'Reason beside number {no}',
    'player status': 'Status of number {no}',
    'player playOff': 'Play-off of number {no}',
    'player section': 'Section of number {no}',
    'player column': 'Extra column beside number {no}',
    'player member': 'Member of team {no}',
    'player memberRating': 'Rating of a member of team {no}',
    'board result': 'Result of match {no}, board {board}',
    'board home': 'Home side of match {no}, board {board}',
    'board away': 'Away side of match {no}, board {board}',
    'board left': 'Home side of match {no}, board {board}',
    'board right': 'Away side of match {no}, board {board}',
    bye: 'Bye in round {no}',
    column: 'Extra column {no}',
    'setting rounds': 'Rounds',
    'setting exchange': 'Last two rounds of a cycle swapped',
    'setting options': 'Options of the system',
    'setting numbering': 'How numbers are given',
    'setting seed': 'Draw code',
    'setting pins': 'Who stays in their place',
    'setting dates': 'Dates of the rounds',
    'setting skip': 'Days without play',
  },
  /** The number format of such a cell. */
  cellFormat: '{cell}: number format',
  person: '{no} {name}',
  personIn: '{name} ({section}, no. {no})',
  lastStepAt:
    '{time}, {count, plural, one {# cell} other {# cells}}. To undo what you typed on a sheet, use Excel’s own Undo.',
  /** When undoing a repair that made sheets. */
  sheetsStay:
    'This brings back only what you had typed over Roundabout’s cells. Sheets that Repair made again and rows that it removed stay as they are.',
  /** When undoing a repair of cells. */
  repairBack: 'This brings the damage back. You can repair it again.',
};

/** The texts of changes in one language; those with values are ICU messages. */
export type ChangeTexts = typeof en;

/** The name of a cell that belongs to a player, a game, a bye or the settings. */
export type CellNameId = keyof (typeof en)['cellNames'];

const enGo: Changed<ChangeTexts> = {
  rank: 'place {before} → {after}',
  cellNames: { 'player rating': 'Rank of number {no}' },
};

const enTeams: Changed<ChangeTexts> = {
  affected: 'The standings change for {count, plural, one {one team} other {# teams}}',
  cellNames: { 'game date': 'Date of match {no}', 'game venue': 'Venue of match {no}' },
};

/** The texts of changes in a language, else in English, as a game has them, or teams. */
export const changeTexts = byGame({ en: { chess: en, go: enGo, neutral: {}, teams: enTeams } });
