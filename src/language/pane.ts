import type { NumberingMethod } from '../core/model';
import { byGame, withoutBoards, type Changed } from './inProfile';

/** A choice that is explained where it is made. */
export interface Explained {
  readonly name: string;
  readonly about: string;
}

const en = {
  /** What screen readers and the title bar call the pane. */
  pane: 'Roundabout',
  /** The link to the help on what is shown. */
  help: 'Help',
  busy: {
    look: 'Looking at the workbook …',
    list: 'Reading the list …',
    create: 'Creating the sheets … Please don’t type yet.',
    refresh: 'Working out the standings …',
    changes: 'Reading the tournament …',
    change: 'Changing the tournament …',
    record: 'Saving the result …',
    show: 'Opening the sheet …',
    handout: 'Making the sheet …',
    discard: 'Removing the sheets …',
    inspect: 'Looking at the sheets …',
    repair: 'Repairing the sheets …',
    newSheets: 'Rebuilding the sheets …',
    removal: 'Deleting the sheets …',
    tool: 'Writing into your sheet …',
  },
  offline: 'No connection. You can keep working with what is open.',
  cancel: 'Cancel',
  /** What screen readers call the × of a message. */
  close: 'Close this message',
  cancelling: 'Cancelling …',
  cancelled: 'Cancelled. Nothing was changed.',
  waiting: 'Excel has not answered yet. If you are editing a cell, press Enter in it.',

  // the list
  newTitle: 'New round robin',
  playersTitle: 'Players',
  noList: 'Type the names on a sheet, one below the other. You can add ratings and clubs beside them.',
  useSelection: 'Use selection',
  selectionHint: 'Select your list on its sheet, then press the button.',
  found: '{count, plural, one {# player} other {# players}}',
  listChanged: 'Your list has changed. Check it again, then press Create.',
  showAll: 'Show all {count}',

  // problems
  errors: '{count, plural, one {One thing to fix first} other {# things to fix first}}',
  warnings: 'Please note',
  /** What the pane calls the fields that a problem may name. */
  fields: {
    dates: '“Days between rounds”',
    skip: '“Days without play”',
    times: '“Times on each day”',
    pin: '“Stays in one place”',
    board: '“Which place”',
    numbers: '“Pairing numbers”',
    time: '“Minutes per player” or “Seconds per move”',
    boards: '“Boards”',
    turn: '“Break”',
    size: '“Players per section”',
    teamBoards: '“Boards per match”',
    to: '“New date”',
  } as Readonly<Record<string, string>>,
  /** Takes a name that was probably meant. */
  useName: 'Use “{name}”',
  showCell: 'Show {cell}',
  showCellOf: 'Show {cell} on {sheet}',
  showSheet: 'Show “{sheet}”',

  // what will be made
  makes:
    '{players} {teams, select, true {teams} other {{players, plural, one {player} other {players}}}}, {rounds, plural, one {# round} other {# rounds}}, {games, plural, one {# game} other {# games}}',
  makesMatch:
    '{first} against {second}: {players} players, {rounds, plural, one {# round} other {# rounds}}, {games, plural, one {# game} other {# games}}',
  cyclesChoice: '{count, plural, =1 {once} =2 {twice, colours reversed} other {# times}}',
  numbering: {
    list: { name: 'As listed', about: 'Number 1 is the first player on your list.' },
    rating: {
      name: 'By rating',
      about: 'Number 1 has the highest rating. Players without one come last, in list order.',
    },
    lots: { name: 'Drawn by lot', about: 'Chance decides.' },
    hand: { name: 'By hand', about: 'You choose each player’s number.' },
    column: { name: 'From a column', about: 'The numbers are in a column of your list.' },
    varma: {
      name: 'Drawn by lot, countries apart (Varma)',
      about:
        'Players from the same federation do not meet in the last three rounds. For the Berger system and 9 to 24 players.',
    },
    groups: {
      name: 'Three groups in rotation',
      about: 'Everybody meets strong, average and weak opponents in turn. Lots decide within each group.',
    },
    'best-last': {
      name: 'The best for last',
      about:
        'The four strongest meet each other at the end. The others draw lots. Only for Easy Round Robin by seats.',
    },
  } satisfies Readonly<Record<NumberingMethod, Explained>>,
  moreComes: 'One moment …',

  // the preview
  previewTitle: 'Round 1',
  boardsLabel: 'Boards of round 1',
  byes: 'Bye: {names}',
  moreBoards: '{count, plural, one {and # more board} other {and # more boards}}',
  create:
    'Create {rounds, plural, one {# round} other {# rounds}} for {players} {teams, select, true {teams} other {{players, plural, one {player} other {players}}}}',
  createLater: 'Create the tournament',
  createSections: 'Create {count} sections for {players} players',

  // a tournament
  removed: '{count, plural, one {# sheet deleted.} other {# sheets deleted.}}',
  repaired: '{count, plural, =0 {Nothing was damaged.} one {Repaired one thing.} other {Repaired # things.}}',
  /** The sheets were made anew. */
  newSheets: 'The sheets were rebuilt. Everything you typed is still there.',
  section: '{event}, {section}',
  sheetsTitle: 'Sheets',
  /** Read out: the tabs of the pane have some of the same names. */
  goToSheet: 'Sheet {sheet}',
  refresh: 'Refresh',
  refreshed:
    '{count, plural, =0 {Everything was up to date.} one {# cell brought up to date.} other {# cells brought up to date.}}',
  sectionsPage: 'The sheet “{sheet}” has all sections and finals.',
  toPrint: 'The sheet “{sheet}” is open. Press Ctrl+P to print it, or ⌘P on a Mac.',
  saved: 'Saved “{file}”. Look for it in your downloads.',
  handedOut:
    'Added the sheet “{sheet}”. Press Ctrl+P to print it, or ⌘P on a Mac. You can delete it at any time.',
  /** The first is open. New sheets stand beside each other. */
  readyToPrint:
    'Ready to print: {sheets}.\nHold {row, select, true {Shift, click the last of these tabs, and press Ctrl+P (⌘P on a Mac)} other {Ctrl (⌘ on a Mac), click the other tabs, and press P}}; then click another tab, so that you type on one sheet only.',
  sheetsChanged: 'Somebody has changed the sheets. Check below what will happen now, then confirm.',
  another: 'Create another tournament',
  /** The way to the tools for the organiser's own sheets, and their heading. */
  tools: 'Tools for your own sheets',
  /** The way to files of other programs. */
  openFiles: 'Open another program’s file',
  toolsTitle: 'Tools for your sheets',
  back: 'Back to {event}',

  // what went wrong
  couldNot: 'That did not work',
  unreadable: 'Roundabout cannot read the tournament',
  tryAgain: 'Try again',
  unfinished:
    'An earlier attempt stopped halfway and left {count, plural, one {this sheet} other {these sheets}}: {sheets}.',
  unfinishedCaution:
    'If somebody else is creating a tournament in this workbook right now, let them finish first.',
  discard: '{count, plural, one {Remove this sheet} other {Remove these sheets}}',
  keep: 'Not now',
  discarded: '{count, plural, one {# sheet removed.} other {# sheets removed.}}',
  broken: 'Something went wrong',
  brokenText:
    'This is Roundabout’s mistake, not yours. Check your sheets, then try again. If it happens again, close the pane and open it again.',
  brokenDetail: 'To report it, quote: {detail}',

  /** Opened outside of Excel, and without Microsoft's script: what is wrong, why, and what to do. */
  outside: [
    'Roundabout works inside Excel',
    'Excel shows this page beside your workbook. On its own it has no sheets to work with.',
    'Open a workbook with your list of players in Excel.',
    'On the Home tab, press Open Roundabout.',
    'Press Create, and play.',
  ],
  withoutOffice: [
    'Microsoft’s script did not load',
    'Roundabout needs office.js from Microsoft to reach your workbook.',
    'Check your internet connection, and whether anything blocks scripts.',
    'Open this page again.',
  ],
};

/** The texts of the pane. Those with values are ICU messages. */
export type PaneTexts = typeof en;

/** What the pane can be busy with. */
export type PaneTask = keyof (typeof en)['busy'];

const enGo: Changed<PaneTexts> = {
  numbering: {
    rating: {
      name: 'By rank',
      about: 'Number 1 has the highest rank. Players without one come last, in list order.',
    },
  },
};

const enNeutral: Changed<PaneTexts> = {
  cyclesChoice: '{count, plural, =1 {once} =2 {twice, sides swapped} other {# times}}',
};

const OF_BOARDS = ['boardsLabel', 'moreBoards'] as const;

/** The pane's texts, as a game has them. */
export const paneTexts = byGame({
  chess: en,
  go: enGo,
  neutral: enNeutral,
  home: withoutBoards('home', en, OF_BOARDS),
  plain: { cyclesChoice: en.cyclesChoice, ...withoutBoards('plain', en, OF_BOARDS) },
});
