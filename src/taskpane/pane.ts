import type { ChangeId } from '../app/changes/table';
import { selectedList } from '../app/roster';
import { idOf } from '../core/format/id';
import { area } from '../grid/cell';
import type { Selection } from '../workbook/port';
import type { Maintenance } from './maintenance';
import type { Given } from '../app/changes/change';
import { makeDrawActions, type DrawActions } from './drawActions';
import { findList, readList } from './lists';
import type { Options } from './options';
import { makeFollowing } from './pane/following';
import { makeLooking } from './pane/looking';
import { makeTasks, tellOfWaiting } from './pane/tasks';
import { initialState, reduce, shownTournament, type Action, type OpenedPart, type PaneState } from './state';
import { createStore, type Store } from './store';
import type { Ports } from './ports';

/** The pane without its view: what it knows, and all that can be done in it. */
export interface Pane extends Pick<Store<PaneState, Action>, 'get' | 'subscribe'>, DrawActions, Maintenance {
  readonly language: string;
  /** Reads the workbook for the first time and begins to follow its changes. */
  readonly open: () => Promise<void>;
  /** Reads it again: after an error, or because somebody comes back to the pane. */
  readonly lookAgain: () => Promise<void>;
  readonly follow: () => Promise<void>;
  readonly useSelection: () => Promise<void>;
  readonly nameEvent: (event: string) => void;
  readonly choose: (options: Partial<Options>) => void;
  readonly create: () => Promise<void>;
  readonly refresh: () => Promise<void>;
  readonly show: (selection: Selection) => Promise<void>;
  readonly chooseTournament: (id: string) => void;
  /** Gets ready for changes of the tournament that is shown, or for its sheets to print. */
  readonly openChanges: (part?: OpenedPart) => Promise<void>;
  readonly closeChanges: () => void;
  /** Chooses a change, or none. */
  readonly change: (change: ChangeId | null) => void;
  /** Tells the chosen change something. */
  readonly give: (given: Given) => void;
  /** Does a change as it was previewed. */
  readonly takeChange: (change: ChangeId, given: Given) => Promise<void>;
  /** Adds a sheet to print, and shows it. */
  readonly handOut: (handout: string, player?: number) => Promise<void>;
  readonly another: () => Promise<void>;
  readonly back: () => void;
  readonly discard: () => Promise<void>;
  readonly keep: () => void;
  readonly broke: (error: unknown) => void;
}

/** What writes sheets is no part of the first load; it comes while the arbiter looks at their list. */
const creating = () => import('./pane/creating');
const refreshing = () => import('../app/refresh');
const changing = () => import('./pane/changing');
const handing = () => import('../app/handout');
const maintaining = () => import('./maintenance');

/** Whether it comes is seen when it is needed. */
const fetchAhead = (): void => {
  for (const fetched of [creating(), refreshing(), changing()]) fetched.catch(() => undefined);
};

/** Opens the pane over a workbook; nothing is read before `open`. */
export const makePane = (around: Ports): Pane => {
  const { workbook, surface, language } = around;
  const store = createStore(reduce, initialState(around.random(), around.paper));
  const { get, dispatch } = store;
  const tasks = makeTasks(store);
  const { run, quietly, failed, progress } = tasks;
  const looking = makeLooking(around, store, tasks);
  const { look, opened, changes, lookForLeftovers } = looking;
  const { listen, follow } = makeFollowing(around, store, tasks, looking);
  tellOfWaiting(around, store);
  /** The word behind lots that a change draws anew: the same until a change was made, so that nobody picks a draw. */
  let lots: string | null = null;
  const withLots = (given: Given): Given => ({ ...given, seed: (lots ??= around.random()) });

  const refresh = async (): Promise<void> => {
    const shown = shownTournament(get());
    if (!shown) return;
    const { refreshTournament } = await refreshing();
    const written = await refreshTournament(workbook, { time: around.time(), named: shown.id });
    await look();
    if (written.ok)
      dispatch({ type: 'told', told: { what: 'refreshed', count: written.value.cells.length } });
    else failed(written.problems);
  };

  const takeChange = async (id: ChangeId, given: Given): Promise<void> => {
    const taken = await (await changing()).takePreviewed(id, withLots(given), around, store, tasks, looking);
    if (taken) lots = null;
  };

  const handOut = async (handout: string, player: number | undefined): Promise<void> => {
    const shown = shownTournament(get());
    if (!shown) return;
    const { addHandout } = await handing();
    const identity = { id: idOf(around.random()) };
    const added = await addHandout(workbook, { handout, player, language }, shown.id, identity, progress);
    if (!added.ok) {
      failed(added.problems);
      return lookForLeftovers();
    }
    const { sheet, warnings } = added.value;
    if (warnings.length > 0) dispatch({ type: 'remade', made: { id: shown.id, warnings } });
    dispatch({ type: 'told', told: { what: 'handed-out', sheet } });
    const seen = await surface.show({ sheet, area: area(0, 0) });
    if (!seen.ok) failed(seen.problems);
  };

  const discard = async (): Promise<void> => {
    const gone = await workbook.discardUnfinished(get().unfinished);
    if (!gone.ok) return failed(gone.problems);
    dispatch({ type: 'unfinished', sheets: [] });
    dispatch({ type: 'told', told: { what: 'discarded', count: gone.value } });
  };

  const care = async () => (await maintaining()).makeMaintenance(around, store, tasks, looking);

  return {
    get,
    subscribe: store.subscribe,
    language,
    open: () =>
      run('look', async () => {
        await Promise.all([listen(), lookForLeftovers(), look()]);
        fetchAhead();
      }),
    lookAgain: () => run('look', look),
    follow: async () => {
      if (!get().busy) await follow(null);
    },
    useSelection: () =>
      run('list', async () => {
        const selection = await surface.selection();
        const choice = selection.ok ? await selectedList(workbook, selection.value) : selection;
        if (choice.ok) dispatch({ type: 'list', list: await readList(workbook, choice.value) });
        else failed(choice.problems);
      }),
    nameEvent: (event) => dispatch({ type: 'event', event }),
    choose: (options) => dispatch({ type: 'options', options }),
    ...makeDrawActions(around, store),
    inspect: async () => (await care()).inspect(),
    repair: async () => (await care()).repair(),
    planRemoval: async () => (await care()).planRemoval(),
    remove: async () => (await care()).remove(),
    keepTournament: () => dispatch({ type: 'care', care: null }),
    create: () =>
      run('create', async () => (await creating()).createTournament(around, store, tasks, looking)),
    refresh: () => run('refresh', refresh),
    show: (selection) =>
      quietly(
        () => surface.show(selection),
        (shown) => {
          if (!shown.ok) failed(shown.problems);
        },
      ),
    chooseTournament: (id) => dispatch({ type: 'choose', id }),
    openChanges: (part = 'changes') => run('changes', async () => changes(await opened(), part)),
    closeChanges: () => dispatch({ type: 'unchanging' }),
    change: (change) => dispatch({ type: 'change', change, given: withLots({}) }),
    give: (given) => dispatch({ type: 'given', given: withLots(given) }),
    takeChange: (id, given) => run('change', () => takeChange(id, given)),
    handOut: (handout, player) => run('handout', () => handOut(handout, player)),
    another: async () => {
      dispatch({ type: 'another' });
      await run('list', async () => dispatch({ type: 'list', list: await findList(workbook) }));
    },
    back: () => dispatch({ type: 'back' }),
    discard: () => run('discard', discard),
    keep: () => dispatch({ type: 'unfinished', sheets: [] }),
    broke: tasks.broke,
  };
};
