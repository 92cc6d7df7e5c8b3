import type { ChangeId } from '../app/changes/table';
import type { Summary, Summaries } from '../app/summary';
import type { ListChoice } from '../app/roster';
import type { OpenStep } from '../app/step';
import type { Problem } from '../core/problem';
import type { PaneTask } from '../language/pane';
import type { Roster } from '../sheets/roster';
import type { Given } from '../app/changes/change';
import type { Draws } from './draws';
import type { PaperFormat } from '../core/paper';
import { NO_OPTIONS, type Options } from './options';

/** The organiser's list as it was read last: which cells were meant, and what was in them. */
export type ListState =
  | { readonly kind: 'none' }
  | { readonly kind: 'read'; readonly choice: ListChoice; readonly roster: Roster }
  | { readonly kind: 'wrong'; readonly choice: ListChoice; readonly problems: readonly Problem[] };

/** What is being done, and how far a creation has come. */
export interface Busy {
  readonly task: PaneTask;
  readonly done: number;
  readonly of: number;
}

/** A tournament that was made a moment ago, and what should be known of it. */
export interface Made {
  readonly id: string;
  readonly warnings: readonly Problem[];
}

/** What of a tournament is opened on demand: its changes, its sheets to print. */
export type OpenedPart = 'changes' | 'handouts';

/** A change or a handout that is being prepared, over the tournament as it was read. */
export interface Changing {
  readonly opened: OpenStep;
  readonly part: OpenedPart;
  /** `null` while none was chosen. */
  readonly change: ChangeId | null;
  readonly given: Given;
}

/** What was found on a tournament's sheets, or what would go with them; `sheet` is its Tournament sheet. */
export type Care =
  | { readonly kind: 'new-sheets'; readonly sheet: string }
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
      readonly what: 'refreshed' | 'discarded' | 'changed' | 'undone' | 'repaired' | 'removed';
      readonly count: number;
    }
  | { readonly what: 'list-changed' | 'sheets-changed' | 'new-sheets' }
  | { readonly what: 'handed-out'; readonly sheet: string };

/** `opening` until the workbook was read once; `broken` after an error that nobody foresaw. */
export type Screen = 'opening' | 'new' | 'tournament' | 'unreadable' | 'broken';

/** All that the pane knows. The sheets are the truth: what is here was read from them and may be old. */
export interface PaneState {
  readonly screen: Screen;
  readonly busy: Busy | null;
  /** The host has not answered for a while, because a cell is being edited. */
  readonly waiting: boolean;
  readonly list: ListState;
  /** The event's name as typed; `null` while it is that of the list. */
  readonly event: string | null;
  readonly options: Options;
  /** Draws for the tournament that is being prepared. */
  readonly draws: Draws;
  readonly tournaments: readonly Summary[];
  /** What is wrong with tournaments that cannot be read while others can. */
  readonly unreadable: readonly Problem[];
  readonly chosen: string | null;
  readonly made: Made | null;
  /** `null` while nothing is to be changed or printed. */
  readonly changing: Changing | null;
  /** `null` while neither damage nor new sheets nor removal is spoken of; whatever is begun takes it from sight. */
  readonly care: Care | null;
  readonly notice: Notice | null;
  /** Why the last thing that was asked for could not be done. */
  readonly problems: readonly Problem[];
  /** Sheets that a failed creation left behind. */
  readonly unfinished: readonly string[];
  /** Of an unforeseen error, for a report. */
  readonly detail: string;
}

/** Before anything was read. `seed` is the word behind the lots unless the arbiter types another. */
export const initialState = (seed: string, paper: PaperFormat): PaneState => ({
  screen: 'opening',
  busy: null,
  waiting: false,
  list: { kind: 'none' },
  event: null,
  options: { ...NO_OPTIONS, seed, paper },
  draws: {},
  tournaments: [],
  unreadable: [],
  chosen: null,
  made: null,
  changing: null,
  care: null,
  notice: null,
  problems: [],
  unfinished: [],
  detail: '',
});

export type Action =
  | { readonly type: 'begin'; readonly task: PaneTask }
  | { readonly type: 'progress'; readonly done: number; readonly of: number }
  | { readonly type: 'end' }
  | { readonly type: 'waiting'; readonly on: boolean }
  | { readonly type: 'list'; readonly list: ListState }
  | { readonly type: 'event'; readonly event: string }
  | { readonly type: 'options'; readonly options: Partial<Options> }
  | { readonly type: 'drawn'; readonly draws: Draws }
  | { readonly type: 'tournaments'; readonly summaries: Summaries }
  | { readonly type: 'unreadable'; readonly problems: readonly Problem[] }
  /** `seed` is for the next tournament. */
  | { readonly type: 'made'; readonly made: Made; readonly summaries: Summaries; readonly seed: string }
  | { readonly type: 'choose'; readonly id: string }
  /** Without a part, it is read again for the one that is open. */
  | { readonly type: 'changing'; readonly opened: OpenStep; readonly part?: OpenedPart }
  /** Sheets that were made beside others or anew, and what should be known of them. */
  | { readonly type: 'remade'; readonly made: Made }
  | { readonly type: 'change'; readonly change: ChangeId | null; readonly given: Given }
  | { readonly type: 'given'; readonly given: Given }
  | { readonly type: 'unchanging' }
  | { readonly type: 'care'; readonly care: Care | null }
  | { readonly type: 'another' }
  | { readonly type: 'back' }
  | { readonly type: 'notice'; readonly notice: Notice }
  | { readonly type: 'failed'; readonly problems: readonly Problem[] }
  | { readonly type: 'unfinished'; readonly sheets: readonly string[] }
  | { readonly type: 'broke'; readonly detail: string };

/** The tournament that is shown: the chosen one as long as it exists, else the first. */
export const shownTournament = ({ tournaments, chosen }: PaneState): Summary | undefined =>
  tournaments.find(({ id }) => id === chosen) ?? tournaments[0];

/** Where to go when the workbook was read: a workbook without tournaments needs one. */
const screenFor = (state: PaneState, tournaments: readonly Summary[]): Screen => {
  if (tournaments.length === 0) return 'new';
  return state.screen === 'new' ? 'new' : 'tournament';
};

const withChanging = (state: PaneState, change: Partial<Changing>): PaneState =>
  state.changing ? { ...state, changing: { ...state.changing, ...change } } : state;

/** A tournament that went takes what was said of it along. */
const withTournaments = (state: PaneState, { tournaments, problems }: Summaries): PaneState => {
  const isThere = (known: string | undefined): boolean => tournaments.some(({ id }) => id === known);
  return {
    ...state,
    tournaments,
    unreadable: problems,
    screen: screenFor(state, tournaments),
    problems: state.screen === 'unreadable' ? [] : state.problems,
    made: isThere(state.made?.id) ? state.made : null,
    changing: isThere(state.changing?.opened.open.tournament.id) ? state.changing : null,
  };
};

/** Shows a new tournament; for the next one all is as in the beginning. */
const withMade = (
  state: PaneState,
  { made, summaries, seed }: Extract<Action, { readonly type: 'made' }>,
): PaneState => ({
  ...state,
  screen: 'tournament',
  tournaments: summaries.tournaments,
  unreadable: summaries.problems,
  chosen: made.id,
  made,
  changing: null,
  list: { kind: 'none' },
  event: null,
  options: { ...NO_OPTIONS, seed, paper: state.options.paper },
  draws: {},
});

const withOpened = (
  state: PaneState,
  { opened, part }: Extract<Action, { readonly type: 'changing' }>,
): PaneState => ({
  ...state,
  changing: {
    ...{ change: null, given: {}, ...state.changing },
    opened,
    part: part ?? state.changing?.part ?? 'changes',
  },
});

/** What was said of one tournament goes when another is shown, or none. */
const UNSAID = { made: null, changing: null, care: null, notice: null, problems: [] } as const;

/** The next state; pure. */
export const reduce = (state: PaneState, action: Action): PaneState => {
  switch (action.type) {
    case 'begin':
      return {
        ...state,
        busy: { task: action.task, done: 0, of: 0 },
        care: null,
        problems: [],
        notice: null,
      };
    case 'progress':
      return state.busy ? { ...state, busy: { ...state.busy, done: action.done, of: action.of } } : state;
    case 'end':
      return { ...state, busy: null, waiting: false };
    case 'waiting':
      return { ...state, waiting: action.on };
    case 'list':
      return { ...state, list: action.list };
    case 'event':
      return { ...state, event: action.event };
    case 'options':
      return { ...state, options: { ...state.options, ...action.options } };
    case 'drawn':
      return { ...state, draws: action.draws };
    case 'tournaments':
      return withTournaments(state, action.summaries);
    case 'unreadable':
      return { ...state, screen: 'unreadable', problems: action.problems };
    case 'made':
      return withMade(state, action);
    case 'remade':
      return { ...state, made: action.made };
    case 'choose':
      return { ...state, ...UNSAID, chosen: action.id };
    case 'changing':
      return withOpened(state, action);
    case 'change':
      return withChanging(state, { change: action.change, given: action.given });
    case 'given':
      return withChanging(state, { given: action.given });
    case 'unchanging':
      return { ...state, changing: null };
    case 'care':
      return { ...state, care: action.care };
    case 'another':
      return { ...state, ...UNSAID, screen: 'new' };
    case 'back':
      return { ...state, screen: 'tournament', notice: null, problems: [] };
    case 'notice':
      return { ...state, notice: action.notice };
    case 'failed':
      return { ...state, problems: action.problems };
    case 'unfinished':
      return { ...state, unfinished: action.sheets };
    case 'broke':
      return { ...state, screen: 'broken', busy: null, waiting: false, detail: action.detail };
  }
};
