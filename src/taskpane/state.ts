import type { TypedResult } from '../core/results/record';
import type { ChangeId } from '../app/changes/registry';
import type { Look, Summary } from '../app/summary';
import type { ListChoice } from '../app/roster';
import type { OpenStep } from '../app/step';
import type { Problem } from '../core/problem';
import type { PaneTask } from '../language/pane';
import type { Roster } from '../sheets/roster';
import type { Given } from '../app/changes/change';
import type { Draws } from './draws';
import type { PaperFormat } from '../core/paper';
import { NO_OPTIONS, type Options } from './options';
import type { Proposal } from './proposal';
import { NO_TOOL, type Toolbox } from './toolbox';

/** The organiser's list as it was read last: which cells were meant, and what was in them. */
export type ListState =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'read';
      readonly choice: ListChoice;
      readonly roster: Roster;
      readonly proposed: Proposal;
    }
  | { readonly kind: 'wrong'; readonly choice: ListChoice; readonly problems: readonly Problem[] };

/** What is being done, and how far a creation has come. */
export interface Busy {
  readonly task: PaneTask;
  readonly done: number;
  readonly of: number;
  /** Whether it has taken so long that it is worth cancelling. */
  readonly long: boolean;
  /** Whether it can be cancelled: it makes sheets, and they are not shown yet. */
  readonly stops: boolean;
  readonly cancelled: boolean;
}

/** A tournament that was made a moment ago, and what should be known of it. */
export interface Made {
  readonly id: string;
  readonly warnings: readonly Problem[];
  /** Whether it is told that it is ready: until the organiser goes on. */
  readonly isNew?: boolean;
}

/** What of a tournament is shown. */
export type Tab = 'play' | 'standings' | 'players' | 'print' | 'more';

/** A change that is being prepared, over the tournament as it was read. */
export interface Changing {
  /** `null` while none was chosen. */
  readonly change: ChangeId | null;
  readonly given: Given;
}

/** What was found on a tournament's sheets, or what would go with them; `sheet` is its Tournament sheet. */
export type Maintenance =
  | { readonly kind: 'repair'; readonly sheet: string; readonly faults: readonly Problem[] }
  | {
      readonly kind: 'removal';
      readonly sheet: string;
      readonly sheets: readonly string[];
      readonly cautions: readonly Problem[];
    };

/** Something that was done, to be told once. */
export type Notice =
  | {
      readonly what: 'refreshed' | 'discarded' | 'repaired' | 'removed';
      readonly count: number;
    }
  /** A step of the tournament that is shown or of a tool, in words; beside its Undo. */
  | { readonly what: 'done'; readonly text: string }
  | { readonly what: 'list-changed' | 'sheets-changed' | 'new-sheets' | 'cancelled' }
  | { readonly what: 'handed-out' | 'to-print' | 'sections-page'; readonly sheet: string }
  | { readonly what: 'ready'; readonly sheets: readonly string[] };

/** `opening` until the workbook was read once; `broken` after an error that nobody foresaw. */
export type Screen = 'opening' | 'new' | 'tournament' | 'tools' | 'unreadable' | 'broken';

/** All that the pane knows. The sheets are the truth: what is here was read from them and may be old. */
export interface PaneState {
  readonly screen: Screen;
  readonly busy: Busy | null;
  /** The host has not answered for a while, because a cell is being edited. */
  readonly waiting: boolean;
  /** The browser says that there is no connection. */
  readonly offline: boolean;
  /** The workbook calculates only when somebody asks for it. */
  readonly byHand: boolean;
  readonly list: ListState;
  /** The event's name as typed; `null` while it is that of the list. */
  readonly event: string | null;
  readonly options: Options;
  /** Whether somebody has said what the list is, one tournament, sections or a league; else it is what it looks like. */
  readonly shaped: boolean;
  /** Draws for the tournament that is being prepared. */
  readonly draws: Draws;
  readonly tournaments: readonly Summary[];
  /** What is wrong with tournaments that cannot be read while others can. */
  readonly unreadable: readonly Problem[];
  /** The tournament that was chosen, by its id. */
  readonly chosen: string | null;
  /** The tournament that is shown, read whole; `null` where it was not, or nothing can be changed in it. */
  readonly opened: OpenStep | null;
  /** Why it is not opened. */
  readonly closed: readonly Problem[];
  readonly tab: Tab;
  /** Which part of what can be printed and sent was asked for. */
  readonly at: 'print' | 'send';
  /** The sheet that is open, as far as is known. */
  readonly sheet: string | null;
  /** The round that is shown; `null` before the tournament was opened. */
  readonly round: number | null;
  /** The number of the player who is looked at. */
  readonly player: number | null;
  /** Results that were typed in the pane and are on their way to the sheet, in the order in which they came. */
  readonly typed: readonly TypedResult[];
  readonly made: Made | null;
  readonly changing: Changing;
  /** `null` while neither damage nor new sheets nor removal is spoken of; whatever is begun takes it from sight. */
  readonly care: Maintenance | null;
  readonly toolbox: Toolbox;
  readonly notice: Notice | null;
  /** Why the last thing that was asked for could not be done. */
  readonly problems: readonly Problem[];
  /** Sheets that a failed creation left behind. */
  readonly unfinished: readonly string[];
  /** Of an unforeseen error, for a report. */
  readonly detail: string;
}

/** No change is prepared. */
export const NO_CHANGE: Changing = { change: null, given: {} };

/** Before anything was read. `seed` is the word behind the lots unless the arbiter types another. */
export const initialState = (seed: string, paper: PaperFormat): PaneState => ({
  screen: 'opening',
  busy: null,
  waiting: false,
  offline: false,
  byHand: false,
  list: { kind: 'none' },
  event: null,
  options: { ...NO_OPTIONS, seed, paper },
  shaped: false,
  draws: {},
  tournaments: [],
  unreadable: [],
  chosen: null,
  opened: null,
  closed: [],
  tab: 'play',
  at: 'print',
  sheet: null,
  round: null,
  player: null,
  typed: [],
  made: null,
  changing: NO_CHANGE,
  care: null,
  toolbox: NO_TOOL,
  notice: null,
  problems: [],
  unfinished: [],
  detail: '',
});

/** What is kept as it is told, and changes nothing else. */
type Told = Pick<
  PaneState,
  | 'waiting'
  | 'offline'
  | 'byHand'
  | 'list'
  | 'event'
  | 'draws'
  | 'sheet'
  | 'round'
  | 'made'
  | 'care'
  | 'notice'
  | 'problems'
  | 'unfinished'
>;

export type Action =
  | { readonly type: 'told'; readonly told: Partial<Told> }
  | { readonly type: 'begin'; readonly task: PaneTask }
  | { readonly type: 'progress'; readonly done: number; readonly of: number; readonly stops: boolean }
  | { readonly type: 'long' }
  | { readonly type: 'cancel' }
  | { readonly type: 'end' }
  | { readonly type: 'options'; readonly options: Partial<Options> }
  | { readonly type: 'looked'; readonly look: Look }
  /** `seed` is for the next tournament. */
  | { readonly type: 'made'; readonly made: Made; readonly look: Look; readonly seed: string }
  | { readonly type: 'choose'; readonly id: string }
  | { readonly type: 'tab'; readonly tab: Tab; readonly at?: PaneState['at'] }
  | { readonly type: 'player'; readonly player: number | null }
  | { readonly type: 'typed'; readonly result: TypedResult }
  /** Results that are no longer on their way; with the tournament in which they are recorded. */
  | {
      readonly type: 'arrived';
      readonly results: readonly TypedResult[];
      readonly recorded?: { readonly opened: OpenStep; readonly summary: Summary };
    }
  | { readonly type: 'change'; readonly change: ChangeId | null; readonly given: Given }
  | { readonly type: 'given'; readonly given: Given }
  /** The tools are opened, or what is known of them has changed. */
  | { readonly type: 'tools' }
  | { readonly type: 'toolbox'; readonly toolbox: Partial<Toolbox> }
  | { readonly type: 'another' }
  | { readonly type: 'back' }
  | { readonly type: 'broke'; readonly detail: string };

/** The tournament that is shown: the chosen one as long as it exists, else the first. */
export const shownTournament = ({
  tournaments,
  chosen,
}: Pick<PaneState, 'tournaments' | 'chosen'>): Summary | undefined =>
  tournaments.find(({ id }) => id === chosen) ?? tournaments[0];

/** The tournament that is shown, whole, if it is the one that was opened. */
export const openedTournament = (state: PaneState): OpenStep | null => {
  const shown = shownTournament(state);
  return shown && state.opened?.open.tournament.id === shown.id ? state.opened : null;
};
