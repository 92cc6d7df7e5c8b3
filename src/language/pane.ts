import type { ProfileId } from '../core/model';
import { inProfile, type ByProfile, type Changed } from './inProfile';
import type { PaneTexts } from './paneTexts';

export type { Explained, PaneTask, PaneTexts } from './paneTexts';

const en: PaneTexts = {
  pane: 'Roundabout',
  help: 'Help',
  busy: {
    look: 'Looking at the workbook …',
    list: 'Reading the list …',
    create: 'Creating the sheets …',
    refresh: 'Working out the standings …',
    changes: 'Reading the tournament …',
    change: 'Changing the tournament …',
    record: 'Saving the result …',
    show: 'Opening the sheet …',
    handout: 'Making the sheet …',
    discard: 'Removing the sheets …',
    inspect: 'Looking at the sheets …',
    repair: 'Repairing the sheets …',
    newSheets: 'Making the sheets anew …',
    removal: 'Deleting the sheets …',
    tool: 'Writing into your sheet …',
  },
  offline: 'No connection: what you have open goes on working.',
  cancel: 'Cancel',
  cancelling: 'Cancelling …',
  cancelled: 'Cancelled. Nothing was changed.',
  waiting: 'Excel has not answered yet. If a cell is being edited, press Enter in the cell to go on.',

  newTitle: 'New round robin',
  playersTitle: 'Players',
  noList: 'Put the names into a sheet, one below the other. Ratings and clubs beside them come along.',
  useSelection: 'Use selection',
  selectionHint: 'Select your list in the sheet, then press the button.',
  otherSelectionHint: 'Another list? Select it in its sheet, then press the button.',
  found: '{count, plural, one {# player} other {# players}}',
  foundCells: '{sheet}, cells {cells}',
  listChanged: 'Your list has changed and was read again. Look at it once more, then create.',
  showAll: 'Show all {count}',
  showFirst: 'Show the first {count}',
  listLabel: 'The list of players',

  errors: '{count, plural, one {One thing to put right first} other {# things to put right first}}',
  warnings: '{count, plural, one {One thing to know} other {# things to know}}',
  fields: {
    dates: '“Days between rounds”',
    skip: '“Days without play”',
    times: '“Times on each day”',
    pin: '“Stays in one place”',
    board: '“Which place”',
    numbers: '“Pairing numbers”',
    time: '“Minutes a player” or “Seconds a move”',
    boards: '“Boards at hand”',
    turn: '“Minutes between rounds”',
    size: '“Players in a section”',
    teamBoards: '“Boards of a match”',
  },
  showCell: 'Show {cell}',
  showCellOf: 'Show {cell} on {sheet}',
  showSheet: 'Show “{sheet}”',

  makes:
    '{players, plural, one {# player} other {# players}}, {rounds, plural, one {# round} other {# rounds}}, {games, plural, one {# game} other {# games}}',
  makesMatch:
    '{first} against {second}: {players} players, {rounds, plural, one {# round} other {# rounds}}, {games, plural, one {# game} other {# games}}',
  chosen: '{system}, {cycles}. Pairing numbers: {numbers}.',
  cyclesChoice: '{count, plural, =1 {once} =2 {twice, colours reversed} other {# times}}',
  numbering: {
    list: { name: 'As listed', about: 'Number 1 is the first of your list.' },
    rating: {
      name: 'By rating',
      about: 'Number 1 is the highest rated; players without a rating come last, as listed.',
    },
    lots: { name: 'Drawn by lot', about: 'Chance decides.' },
    hand: { name: 'By hand', about: 'You give each player their number.' },
    column: { name: 'From a column', about: 'A column of your list has the numbers.' },
    varma: {
      name: 'Drawn by lot, compatriots apart (Varma)',
      about:
        'Players of one federation do not meet in the last three rounds. For the Berger system and 9 to 24 players.',
    },
    groups: {
      name: 'Three groups in rotation',
      about: 'Everybody meets strong, middling and weak opponents in turn; lots decide inside the groups.',
    },
    'best-last': {
      name: 'The best for last',
      about:
        'The four strongest meet one another at the end. For Easy Round Robin by seats; the others draw lots.',
    },
  },
  eventNamed: {
    cell: '“{event}”, the title in cell {cell}.',
    sheet: '“{event}”, the sheet’s name.',
    file: '“{event}”, the file’s name.',
    typed: '“{event}”.',
  },
  otherName: 'Change the name',
  matchByList: 'A match of two teams, as the list has a column “{column}”.',
  noMatch: 'No, everyone meets everyone',
  goByList: 'Go, as the list has dan and kyu.',
  noGo: 'No, it is chess',
  moreComes: 'One moment …',

  previewTitle: 'Round 1',
  boardsLabel: 'Boards of round 1',
  byes: 'Bye: {names}',
  moreBoards: '{count, plural, one {and # more board} other {and # more boards}}',
  coloursEqual: 'Everyone has White in {least} of {games} games.',
  coloursOr: 'Everyone has White in {least} or {most} of {games} games.',
  coloursTo: 'Everyone has White in {least} to {most} of {games} games.',
  neverThree: 'Nobody has the same colour three times in a row.',
  create:
    'Create {rounds, plural, one {# round} other {# rounds}} for {players, plural, one {# player} other {# players}}',
  createLater: 'Create the tournament',
  createSections: 'Create {count} sections for {players} players',
  deal: 'Deal into sections …',
  dealNot: 'One tournament of all',
  teamsMeet: 'Teams that all meet …',

  ready: 'The tournament is ready',
  nextLive:
    'Enter the results here, or type them into the column “{result}” of the sheet “{pairings}”: 1-0, ½-½ or 0-1. Crosstable and standings follow by themselves.',
  nextRefresh:
    'Enter the results here, or type them into the column “{result}” of the sheet “{pairings}”: 1-0, ½-½ or 0-1. Press Refresh under “More” to bring the standings up to date.',
  remove: 'Remove this tournament …',
  removal:
    'These sheets are deleted, with every result on them: {sheets}. Your own list stays as it is. This cannot be undone.',
  removeSheets: '{count, plural, one {Delete this sheet} other {Delete these # sheets}}',
  removed: '{count, plural, one {# sheet deleted.} other {# sheets deleted.}}',
  inspect: 'Check and repair …',
  inspectHint: 'Finds rows that were inserted, and numbers, formulas or sheets that are missing.',
  damaged: '{count, plural, one {One thing is damaged} other {# things are damaged}}',
  sound: 'All is well: nothing on the sheets is damaged.',
  repair: 'Repair',
  repairHint: 'Results and everything else that you typed stay as they are.',
  repaired:
    '{count, plural, =0 {Nothing was damaged.} one {Repaired: one thing was put right.} other {Repaired: # things were put right.}}',
  newSheets: {
    take: 'Make the sheets anew',
    taken: 'The sheets were made anew. Everything that you typed is there.',
  },
  choose: 'Tournament',
  section: '{event}, {section}',
  size: '{players, plural, one {# player} other {# players}}, {rounds, plural, one {# round} other {# rounds}}',
  finished: '{finished} of {games, plural, one {# game} other {# games}} finished',
  noResult: 'No result yet.',
  leading: 'In the lead: {names} with {points, plural, one {# point} other {# points}}',
  sharing: 'In the lead: {count} players with {points, plural, one {# point} other {# points}}',
  winner: 'First: {names} with {points, plural, one {# point} other {# points}}',
  toCheck: '{count, plural, one {One cell to check} other {# cells to check}}',
  sheetsTitle: 'Go to',
  liveHint: 'The sheets follow every result by themselves.',
  refreshHint: 'With more than {most} players, the standings follow when you press Refresh.',
  refresh: 'Refresh',
  refreshed:
    '{count, plural, =0 {Everything was up to date.} one {# cell brought up to date.} other {# cells brought up to date.}}',
  tabs: { play: 'Round', standings: 'Standings', players: 'Players', print: 'Print', more: 'More' },
  closed: 'Nothing can be changed here as it is',
  sectionsPage: 'The sheet “{sheet}” has all sections and finals.',
  toPrint: 'The sheet “{sheet}” is open. Press Ctrl+P to print it, or ⌘P on a Mac.',
  handedOut: 'The sheet “{sheet}” was added. Nothing depends on it: delete it whenever you like.',
  changed:
    '{count, plural, =0 {Done.} one {Done: # cell changed. You can undo it.} other {Done: # cells changed. You can undo it.}}',
  undone:
    '{count, plural, one {Undone: # cell is as it was before.} other {Undone: # cells are as they were before.}}',
  redone: '{count, plural, one {Done again: # cell changed.} other {Done again: # cells changed.}}',
  sheetsChanged: 'The sheets have changed meanwhile. Look once more at what follows, then do it.',
  another: 'Create another tournament',
  tools: 'Tools for your own sheets',
  openFiles: 'Open another program’s file',
  toolsTitle: 'Tools for your sheets',
  back: 'Back to {event}',

  couldNot: 'That could not be done',
  unreadable: 'The tournament cannot be read',
  otherUnreadable: 'Another tournament of this workbook cannot be read',
  tryAgain: 'Try again',
  unfinished:
    'An earlier attempt did not come to its end and left {count, plural, one {this sheet} other {these sheets}}: {sheets}.',
  unfinishedCaution:
    'If somebody else is creating a tournament in this workbook at this moment, let them finish first.',
  discard: '{count, plural, one {Remove this sheet} other {Remove these sheets}}',
  keep: 'Not now',
  discarded: '{count, plural, one {# sheet removed.} other {# sheets removed.}}',
  broken: 'Something went wrong',
  brokenText:
    'This is a fault of Roundabout, not yours. Have a look at your sheets, then try again. If it happens again, close the pane and open it anew.',
  brokenDetail: 'To report it: {detail}',

  outside: 'Roundabout works inside Excel',
  outsideText:
    'This page is the pane that Excel shows beside your workbook. On its own it has no sheets to work with.',
  outsideSteps: [
    'Open a workbook with your list of players in Excel.',
    'On the Home tab, in the group Roundabout, press Round robin.',
    'Press Create, and play.',
  ],
};

const enGo: Changed<PaneTexts> = {
  numbering: {
    rating: {
      name: 'By rank',
      about: 'Number 1 has the highest rank; players without one come last, as listed.',
    },
  },
};

const enNeutral: Changed<PaneTexts> = {
  cyclesChoice: '{count, plural, =1 {once} =2 {twice, sides changed} other {# times}}',
  coloursEqual: 'Everyone is named first in {least} of {games} games.',
  coloursOr: 'Everyone is named first in {least} or {most} of {games} games.',
  coloursTo: 'Everyone is named first in {least} to {most} of {games} games.',
  neverThree: 'Nobody is on the same side three times in a row.',
};

const ENGLISH: ByProfile<PaneTexts> = { chess: en, go: enGo, neutral: enNeutral };
const LANGUAGES: Readonly<Record<string, ByProfile<PaneTexts>>> = { en: ENGLISH };

/** The pane's texts in a language, else in English, as a game has them. */
export const paneTexts = (language: string, profile: ProfileId = 'chess'): PaneTexts =>
  inProfile(LANGUAGES[language] ?? ENGLISH, profile);
