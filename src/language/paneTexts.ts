import type { NumberingMethod } from '../core/model';

/** What the pane can be busy with. */
export type PaneTask =
  | 'look'
  | 'list'
  | 'create'
  | 'refresh'
  | 'changes'
  | 'change'
  | 'record'
  | 'show'
  | 'handout'
  | 'discard'
  | 'inspect'
  | 'repair'
  | 'newSheets'
  | 'removal'
  | 'tool';

/** A choice that is explained where it is made. */
export interface Explained {
  readonly name: string;
  readonly about: string;
}

/** The texts of the pane in one language. Those with values are ICU messages. */
export interface PaneTexts {
  /** What screen readers and the title bar call the pane. */
  readonly pane: string;
  /** The link to the help on what is shown. */
  readonly help: string;
  readonly busy: Readonly<Record<PaneTask, string>>;
  readonly waiting: string;
  readonly offline: string;
  readonly cancel: string;
  readonly cancelling: string;
  readonly cancelled: string;

  // the list
  readonly newTitle: string;
  readonly playersTitle: string;
  readonly noList: string;
  readonly useSelection: string;
  readonly selectionHint: string;
  readonly otherSelectionHint: string;
  readonly found: string;
  readonly foundCells: string;
  readonly listChanged: string;
  readonly showAll: string;
  readonly showFirst: string;
  readonly listLabel: string;

  // problems
  readonly errors: string;
  readonly warnings: string;
  /** What the pane calls the fields that a problem may name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly showCell: string;
  readonly showCellOf: string;
  readonly showSheet: string;

  // what will be made
  readonly makes: string;
  readonly makesMatch: string;
  readonly chosen: string;
  readonly cyclesChoice: string;
  readonly numbering: Readonly<Record<NumberingMethod, Explained>>;
  /** The name of the event, by where it comes from. */
  readonly eventNamed: Readonly<Record<'cell' | 'sheet' | 'file' | 'typed', string>>;
  readonly otherName: string;
  readonly matchByList: string;
  readonly noMatch: string;
  readonly goByList: string;
  readonly noGo: string;
  readonly moreComes: string;

  // the preview
  readonly previewTitle: string;
  readonly boardsLabel: string;
  readonly byes: string;
  readonly moreBoards: string;
  readonly coloursEqual: string;
  readonly coloursOr: string;
  readonly coloursTo: string;
  readonly neverThree: string;
  readonly create: string;
  readonly createLater: string;
  readonly createSections: string;
  /** The way to sections, and back. */
  readonly deal: string;
  readonly dealNot: string;
  /** The way to an event of the teams of a list. */
  readonly teamsMeet: string;

  // a tournament
  readonly removed: string;
  readonly repaired: string;
  /** The sheets were made anew. */
  readonly newSheets: string;
  readonly choose: string;
  readonly section: string;
  readonly toCheck: string;
  readonly sheetsTitle: string;
  readonly refresh: string;
  readonly refreshed: string;
  readonly tabs: Readonly<Record<'play' | 'standings' | 'players' | 'print' | 'more', string>>;
  /** Why a tournament can be looked at and not changed. */
  readonly handedOut: string;
  readonly toPrint: string;
  readonly sectionsPage: string;
  readonly changed: string;
  readonly undone: string;
  readonly redone: string;
  readonly sheetsChanged: string;
  readonly another: string;
  /** The way to the tools for the organiser's own sheets, and their heading. */
  readonly tools: string;
  /** The way to files of other programs. */
  readonly openFiles: string;
  readonly toolsTitle: string;
  readonly back: string;

  // what went wrong
  readonly couldNot: string;
  readonly unreadable: string;
  readonly otherUnreadable: string;
  readonly tryAgain: string;
  readonly unfinished: string;
  readonly unfinishedCaution: string;
  readonly discard: string;
  readonly keep: string;
  readonly discarded: string;
  readonly broken: string;
  readonly brokenText: string;
  readonly brokenDetail: string;

  // opened outside of Excel
  readonly outside: string;
  readonly outsideText: string;
  readonly outsideSteps: readonly string[];
}
