import type { TypedResult } from '../core/results/record';
import type { OpenStep } from '../app/step';
import type { Look, Summary } from '../app/summary';
import { currentRound } from '../core/conduct/owed';
import type { Problem } from '../core/problem';
import type { PaneTask } from '../language/pane';
import { NO_OPTIONS } from './options';
import { type Action, type Busy, NO_CHANGE, type PaneState, type Screen } from './state';
import { NO_TOOL } from './toolbox';

/** Whether something failed because Excel shows another workbook or no sheet. We try again when somebody is back. */
const isNotNow = (problems: readonly Problem[]): boolean =>
  problems.some(({ code }) => code === 'workbook-not-in-front');

/** Whether that is why the pane lacks something. */
export const isAway = ({ problems, list }: Pick<PaneState, 'problems' | 'list'>): boolean =>
  isNotNow(problems) || (list.kind === 'wrong' && isNotNow(list.problems));

/** The screen for a workbook with or without a tournament. */
const shownScreen = ({ length }: readonly Summary[]): Screen => (length > 0 ? 'tournament' : 'new');

/** The screen after the workbook was read. */
const screenFor = ({ screen }: PaneState, tournaments: readonly Summary[]): Screen =>
  screen === 'tools' || screen === 'new' ? screen : shownScreen(tournaments);

/** Keeps showing the same round while it exists; at first, the current round. */
const roundIn = ({ open: { tournament } }: OpenStep, round: number | null): number =>
  round !== null && round <= tournament.rounds
    ? round
    : Math.min(currentRound(tournament), tournament.rounds);

/** Keeps showing the same player, also by a new number or name; nobody once they are off the list. */
const playerIn = ({ open }: OpenStep, before: OpenStep | null, player: number | null): number | null => {
  const { players } = open.tournament;
  const former = before?.open.tournament.players ?? [];
  const name = former.find(({ no }) => no === player)?.name;
  const found = players.filter((each) => each.name === name);
  if (found.length === 1) return found[0]?.no ?? null;
  return players.length === former.length ? player : null;
};

/** Messages about one tournament disappear when another is opened. */
const withOpened = (state: PaneState, { opened }: Pick<Look, 'opened'>): PaneState => {
  if (!opened.ok) return { ...state, opened: null, closed: opened.problems };
  const { id } = opened.value.open.tournament;
  const same = state.opened?.open.tournament.id === id;
  return {
    ...state,
    opened: opened.value,
    closed: [],
    round: roundIn(opened.value, same ? state.round : null),
    game: same ? state.game : null,
    player: same ? playerIn(opened.value, state.opened, state.player) : null,
    changing: same ? state.changing : NO_CHANGE,
  };
};

/** Messages about a deleted tournament disappear with it. */
const withLook = (state: PaneState, look: Look): PaneState => {
  // What was seen before is as true as it was.
  if (!look.summaries.ok && isNotNow(look.summaries.problems))
    return { ...state, problems: look.summaries.problems };
  if (!look.summaries.ok) return { ...state, screen: 'unreadable', problems: look.summaries.problems };
  const { tournaments, problems } = look.summaries.value;
  const seen = withOpened(
    {
      ...state,
      tournaments,
      sheet: look.active ?? state.sheet,
      unreadable: problems,
      screen: screenFor(state, tournaments),
      problems: state.screen === 'unreadable' || isNotNow(state.problems) ? [] : state.problems,
      made: tournaments.some(({ id }) => id === state.made?.id) ? state.made : null,
    },
    look,
  );
  // What was done before the file was opened is no news.
  return state.screen === 'opening' ? { ...seen, untold: seen.opened?.lines.length ?? null } : seen;
};

/** Follows our guess from the list, unless somebody has chosen. */
const withProposal = (state: PaneState): PaneState => {
  const { list, options, shaped } = state;
  return shaped || list.kind !== 'read'
    ? state
    : { ...state, options: { ...options, ...list.proposed.options } };
};

/** Shows a new tournament, and resets the choices for the next. */
const withMade = (
  state: PaneState,
  { made, look, seed }: Extract<Action, { readonly type: 'made' }>,
): PaneState => ({
  ...withLook({ ...state, screen: 'tournament', chosen: made.id }, look),
  made,
  tab: 'play',
  list: { kind: 'none' },
  options: { ...NO_OPTIONS, seed, paper: state.options.paper },
  shaped: false,
  draws: {},
});

/** Of several results typed for one game or board, only the last is written. */
const withTyped = (state: PaneState, result: TypedResult): PaneState => ({
  ...state,
  typed: [...state.typed.filter(({ game, board }) => game !== result.game || board !== result.board), result],
});

const withArrived = (
  state: PaneState,
  { results, recorded }: Extract<Action, { readonly type: 'arrived' }>,
): PaneState => {
  const typed = state.typed.filter((result) => !results.includes(result));
  if (!recorded) return { ...state, typed };
  const { opened, summary } = recorded;
  const tournaments = state.tournaments.map((each) => (each.id === summary.id ? summary : each));
  return { ...state, typed, opened, tournaments };
};

/** Clears messages when another tournament is shown, or none. */
const UNSAID = {
  made: null,
  untold: null,
  changing: NO_CHANGE,
  care: null,
  notice: null,
  problems: [],
} as const;

/** Damage stays in sight until it is repaired; a plan for anything else goes with the next step. */
const lasting = ({ care }: PaneState): PaneState['care'] =>
  care?.kind === 'repair' && care.faults.length > 0 ? care : null;

/** Tasks that always make sheets; others may turn out to. */
const MAKES: readonly PaneTask[] = ['create', 'handout', 'newSheets'];

/** Shows a tab as it was left, but all players and no open form. The current tab goes back to its first page. */
const withTab = (state: PaneState, { tab, at }: Extract<Action, { readonly type: 'tab' }>): PaneState => {
  const made = state.made && { ...state.made, isNew: false };
  const shown: PaneState = { ...state, made, tab, at: at ?? 'print', care: lasting(state) };
  const first = { ...shown, player: null, changing: NO_CHANGE };
  if (tab !== state.tab) return { ...first, notice: null };
  return at !== undefined || !state.opened ? shown : { ...first, round: roundIn(state.opened, null) };
};

/** A task that has just begun. */
const BEGUN = { done: 0, of: 0, long: false, stops: false, cancelled: false } as const;

const withBusy = (state: PaneState, more: Partial<Busy>): PaneState =>
  state.busy ? { ...state, busy: { ...state.busy, ...more } } : state;

/** The next state; pure. */
export const reduce = (state: PaneState, action: Action): PaneState => {
  switch (action.type) {
    case 'told':
      return withProposal({ ...state, ...action.told });
    case 'begin':
      return {
        ...state,
        busy: { ...BEGUN, task: action.task, stops: MAKES.includes(action.task) },
        care: lasting(state),
        problems: [],
        notice: null,
      };
    case 'progress':
      return withBusy(state, { done: action.done, of: action.of, stops: action.stops });
    case 'long':
      return withBusy(state, { long: true });
    case 'cancel':
      return state.busy?.stops === true ? withBusy(state, { cancelled: true }) : state;
    case 'end':
      return { ...state, busy: null, waiting: false };
    case 'options':
      return {
        ...state,
        options: { ...state.options, ...action.options },
        shaped: state.shaped || action.options.teams !== undefined || action.options.sections !== undefined,
      };
    case 'looked':
      return withLook(state, action.look);
    case 'made':
      return withMade(state, action);
    case 'choose':
      return { ...state, ...UNSAID, chosen: action.id };
    case 'tab':
      return withTab(state, action);
    case 'player':
      return { ...state, player: action.player, changing: NO_CHANGE };
    case 'typed':
      return withTyped(state, action.result);
    case 'arrived':
      return withArrived(state, action);
    case 'change':
      return { ...state, changing: { change: action.change, given: action.given } };
    case 'given':
      return { ...state, changing: { ...state.changing, given: action.given } };
    case 'tools':
      return { ...state, ...UNSAID, screen: 'tools', toolbox: NO_TOOL };
    case 'toolbox':
      return { ...state, toolbox: { ...state.toolbox, ...action.toolbox } };
    case 'another':
      return { ...state, ...UNSAID, screen: 'new' };
    case 'back':
      return {
        ...state,
        screen: shownScreen(state.tournaments),
        toolbox: NO_TOOL,
        notice: null,
        problems: [],
      };
    case 'broke':
      return { ...state, screen: 'broken', busy: null, waiting: false, detail: action.detail };
  }
};
