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

/** The organiser's list as last read: which cells, and their contents. */
export type ListState =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'read';
      readonly choice: ListChoice;
      readonly roster: Roster;
      readonly proposed: Proposal;
    }
  | { readonly kind: 'wrong'; readonly choice: ListChoice; readonly problems: readonly Problem[] };

/** The task under way, and the progress of a creation. */
export interface Busy {
  readonly task: PaneTask;
  readonly done: number;
  readonly of: number;
  /** Whether it has taken long enough to offer Cancel. */
  readonly long: boolean;
  /** Whether it can be cancelled: it makes sheets, and they are not shown yet. */
  readonly stops: boolean;
  readonly cancelled: boolean;
}

/** A tournament just made, with its warnings. */
export interface Made {
  readonly id: string;
  readonly warnings: readonly Problem[];
  /** Whether “ready” is shown, until the organiser goes on. */
  readonly isNew?: boolean;
}

/** The tabs of the pane. */
export type Tab = 'play' | 'standings' | 'players' | 'print' | 'more';

/** A change that somebody is preparing. */
export interface Changing {
  /** `null` while none was chosen. */
  readonly change: ChangeId | null;
  readonly given: Given;
}

/** Damage that was found, or a removal that is planned; `sheet` is the Tournament sheet. */
export type Maintenance =
  | { readonly kind: 'repair'; readonly sheet: string; readonly faults: readonly Problem[] }
  | {
      readonly kind: 'removal';
      readonly sheet: string;
      readonly sheets: readonly string[];
      readonly cautions: readonly Problem[];
    };

/** Something that was done, to be reported once. */
export type Notice =
  | {
      readonly what: 'refreshed' | 'discarded' | 'repaired' | 'removed';
      readonly count: number;
    }
  /** A step of the tournament that is shown or of a tool, in words; beside its Undo. */
  | { readonly what: 'done'; readonly text: string }
  | { readonly what: 'list-changed' | 'sheets-changed' | 'new-sheets' | 'cancelled' }
  | { readonly what: 'handed-out' | 'to-print' | 'sections-page'; readonly sheet: string }
  | { readonly what: 'saved'; readonly file: string }
  | { readonly what: 'ready'; readonly sheets: readonly string[]; readonly inRow: boolean };

/** `opening` until the workbook was first read; `broken` after an unexpected error. */
export type Screen = 'opening' | 'new' | 'tournament' | 'tools' | 'unreadable' | 'broken';

/** All that the pane knows. The sheets are the truth; this was read from them and may be out of date. */
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
  readonly options: Options;
  /** Whether somebody has chosen one tournament, sections or a league; otherwise our guess holds. */
  readonly shaped: boolean;
  /** Draws for the tournament that is being prepared. */
  readonly draws: Draws;
  readonly tournaments: readonly Summary[];
  /** Problems of tournaments that cannot be read, while others can. */
  readonly unreadable: readonly Problem[];
  /** The tournament that was chosen, by its id. */
  readonly chosen: string | null;
  /** The tournament on show, ready for changes; `null` if it cannot be changed. */
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
  /** The game of that round to which a link led. */
  readonly game: number | null;
  /** The number of the player who is looked at. */
  readonly player: number | null;
  /** Results typed in the pane that are not on the sheet yet, oldest first. */
  readonly typed: readonly TypedResult[];
  readonly made: Made | null;
  /** The length of the Log whose last step is told no more: it was closed, or somebody has typed on the sheets since. */
  readonly untold: number | null;
  readonly changing: Changing;
  /** Damage or a removal on show. It disappears when another task begins. */
  readonly care: Maintenance | null;
  readonly toolbox: Toolbox;
  readonly notice: Notice | null;
  /** Why the last task failed. */
  readonly problems: readonly Problem[];
  /** Sheets that a failed creation left behind. */
  readonly unfinished: readonly string[];
  /** Details of an unexpected error, for a bug report. */
  readonly detail: string;
}

/** No change in preparation. */
export const NO_CHANGE: Changing = { change: null, given: {} };

/** The state before the first reading. `seed` is the draw code, unless the arbiter types another. */
export const initialState = (seed: string, paper: PaperFormat, isMonthFirst = false): PaneState => ({
  screen: 'opening',
  busy: null,
  waiting: false,
  offline: false,
  byHand: false,
  list: { kind: 'none' },
  options: { ...NO_OPTIONS, seed, paper, isMonthFirst },
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
  game: null,
  player: null,
  typed: [],
  made: null,
  untold: null,
  changing: NO_CHANGE,
  care: null,
  toolbox: NO_TOOL,
  notice: null,
  problems: [],
  unfinished: [],
  detail: '',
});

/** Fields that an action may set without further effects. */
type Told = Pick<
  PaneState,
  | 'waiting'
  | 'offline'
  | 'byHand'
  | 'list'
  | 'draws'
  | 'sheet'
  | 'round'
  | 'game'
  | 'made'
  | 'untold'
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
  /** Results have been written, or refused; with the tournament that now has them. */
  | {
      readonly type: 'arrived';
      readonly results: readonly TypedResult[];
      readonly recorded?: { readonly opened: OpenStep; readonly summary: Summary };
    }
  | { readonly type: 'change'; readonly change: ChangeId | null; readonly given: Given }
  | { readonly type: 'given'; readonly given: Given }
  /** The tools are opened, or what they know has changed. */
  | { readonly type: 'tools' }
  | { readonly type: 'toolbox'; readonly toolbox: Partial<Toolbox> }
  | { readonly type: 'another' }
  | { readonly type: 'back' }
  | { readonly type: 'broke'; readonly detail: string };

/** The tournament on show: the chosen one if it exists, else the first. */
export const shownTournament = ({
  tournaments,
  chosen,
}: Pick<PaneState, 'tournaments' | 'chosen'>): Summary | undefined =>
  tournaments.find(({ id }) => id === chosen) ?? tournaments[0];

/** The tournament on show, ready for changes, if it is the one that was opened. */
export const openedTournament = (state: PaneState): OpenStep | null => {
  const shown = shownTournament(state);
  return shown && state.opened?.open.tournament.id === shown.id ? state.opened : null;
};
