import { tournamentOf } from '../app/draft';
import type { Glances, Look } from '../app/glance';
import { selectedList } from '../app/roster';
import type { OpenStep } from '../app/step';
import { idOf } from '../core/format/id';
import type { Problem } from '../core/problem';
import { andThen, ok, type Result } from '../core/result';
import type { ChangeId } from '../language/changes';
import type { PaneTask } from '../language/pane';
import { area } from '../sheets/cell';
import type { Selection } from '../workbook/port';
import type { Given } from './changes/change';
import type { Caring } from './care';
import { makeDrawing, type Drawing } from './drawing';
import { drawsOf, withDraw } from './draws';
import { concernsList, findList, readList } from './lists';
import { choicesOf, type Options } from './options';
import {
  initialState,
  reduce,
  shownTournament,
  type Action,
  type ListState,
  type OpenedPart,
  type PaneState,
} from './state';
import { createStore, type Store } from './store';
import type { Surroundings } from './surroundings';

/** The pane without its view: what it knows, and all that can be done in it. */
export interface Pane extends Pick<Store<PaneState, Action>, 'get' | 'subscribe'>, Drawing, Caring {
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

/** What writes sheets is no part of the first load; it comes while the arbiter looks at his list. */
const making = () => import('../app/create');
const refreshing = () => import('../app/refresh');
const changing = () => import('./changes');
const handing = () => import('../app/handout');
const looking = () => import('../app/glance');
const caring = () => import('./care');

/** Changes come in bursts; they are looked at once they have calmed down. */
const CALM_MILLISECONDS = 500;

/** A request that was not answered for so long is told of, with what Excel may be waiting for. */
const PATIENT_MILLISECONDS = 2000;

const detailOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

const sameText = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Opens the pane over a workbook; nothing is read before `open`. */
export const makePane = (around: Surroundings): Pane => {
  const { workbook, surface, language } = around;
  const store = createStore(reduce, initialState(around.random(), around.paper));
  const { get, dispatch } = store;
  /** Counts what was begun, so that a reading that was overtaken is dropped. */
  let turn = 0;
  let calm = (): void => undefined;
  const touched = new Set<string>();
  /** The word behind lots that a change draws anew: the same until a change was made, so that nobody picks a draw. */
  let lots: string | null = null;
  const withLots = (given: Given): Given => ({ ...given, seed: (lots ??= around.random()) });

  const broke = (error: unknown): void => dispatch({ type: 'broke', detail: detailOf(error) });
  const failed = (problems: readonly Problem[]): void => dispatch({ type: 'failed', problems });

  /** Excel does not tell that it waits for a cell that is being edited: all one sees is that it does not answer. */
  around.onRequest(() => {
    let stop = (): void => undefined;
    // A reading in the background may have been asked long before somebody presses a button and has to wait behind it.
    const wait = (): void => {
      stop = around.later(
        () => (get().busy ? dispatch({ type: 'waiting', on: true }) : wait()),
        PATIENT_MILLISECONDS,
      );
    };
    wait();
    return () => {
      stop();
      if (get().waiting) dispatch({ type: 'waiting', on: false });
    };
  });

  /** Does one thing at a time; while it is under way, further ones are not begun. */
  const run = async (task: PaneTask, work: () => Promise<void>): Promise<void> => {
    if (get().busy) return;
    turn += 1;
    dispatch({ type: 'begin', task });
    try {
      await work();
      dispatch({ type: 'end' });
    } catch (error) {
      broke(error);
    }
  };

  /** Reads in the background; nothing happens if something was begun meanwhile. */
  const quietly = async <T>(read: () => Promise<T>, then: (value: T) => void): Promise<void> => {
    const begun = turn;
    try {
      const value = await read();
      if (begun === turn) then(value);
    } catch (error) {
      broke(error);
    }
  };

  const glance = async (): Promise<Result<Glances>> => (await looking()).glanceAtTournaments(workbook);

  const seen = (glances: Result<Glances>): void =>
    dispatch(
      glances.ok
        ? { type: 'tournaments', glances: glances.value }
        : { type: 'unreadable', problems: glances.problems },
    );

  const look = async (): Promise<void> => {
    seen(await glance());
    if (get().screen === 'new') dispatch({ type: 'list', list: await findList(workbook) });
  };

  const lookForLeftovers = async (): Promise<void> => {
    const left = await workbook.unfinished();
    if (left.ok) dispatch({ type: 'unfinished', sheets: left.value });
  };

  const openedAgain = async (): Promise<Result<OpenStep> | null> => {
    const shown = shownTournament(get());
    const { openStep } = await changing();
    return shown ? openStep(workbook, shown.id) : null;
  };

  const changes = (opened: Result<OpenStep> | null, part?: OpenedPart): void => {
    if (opened?.ok) dispatch({ type: 'changing', opened: opened.value, ...(part ? { part } : {}) });
    else if (opened) failed(opened.problems);
  };

  const lookAt = async (id: string): Promise<Look> => (await looking()).lookAt(workbook, id);

  const seenWithChanges = ({ glances, opened }: Look): void => {
    seen(glances);
    changes(opened);
  };

  /** Reads again what the changed sheets may have to do with; `null` is any sheet. */
  const follow = async (sheets: ReadonlySet<string> | null): Promise<void> => {
    const { screen, list, tournaments } = get();
    const concerns = (known: readonly string[]): boolean =>
      sheets === null || known.some((name) => sheets.has(name));
    const shown = shownTournament(get());
    const ours = screen === 'tournament' && concerns(tournaments.flatMap((each) => each.sheets));
    if (ours && shown && get().changing) await quietly(() => lookAt(shown.id), seenWithChanges);
    else if (ours || screen === 'unreadable') await quietly(glance, seen);
    if (screen === 'new' && (sheets === null || concernsList(list, sheets)))
      await quietly(
        () =>
          list.kind === 'none' ? findList(workbook, sheets ?? undefined) : readList(workbook, list.choice),
        (now) => {
          if (!sameText(now, get().list)) dispatch({ type: 'list', list: now });
        },
      );
  };

  const followLater = (): void => {
    calm();
    calm = around.later(() => {
      if (get().busy) return followLater();
      const sheets = new Set(touched);
      touched.clear();
      void follow(sheets);
    }, CALM_MILLISECONDS);
  };

  const listen = async (): Promise<void> => {
    await surface.onChanged(({ sheet }) => {
      touched.add(sheet);
      followLater();
    });
  };

  /** Whether it comes is seen when it is needed. */
  const fetchAhead = (): void => {
    for (const fetched of [making(), refreshing(), changing()]) fetched.catch(() => undefined);
  };

  const progress = (done: number, total: number): void => dispatch({ type: 'progress', done, of: total });

  const makeOf = async (
    list: ListState & { readonly kind: 'read' },
  ): Promise<Result<readonly [string, readonly Problem[]]>> => {
    const { options, event } = get();
    const named = event === null || event.trim() === '' ? undefined : event.trim();
    const tournament = andThen(choicesOf(list.roster, options, language), (choices) =>
      tournamentOf(list.roster, { ...choices, event: named }, { id: idOf(around.random()) }),
    );
    if (!tournament.ok) return tournament;
    const { addTournament } = await making();
    const time = around.time();
    const draws = withDraw(get().draws, { roster: list.roster, options, language }, time);
    const told = { time, draws: drawsOf(draws, list.roster) };
    const added = await addTournament(workbook, tournament.value, told, progress);
    return andThen(added, ({ warnings }) => ok([tournament.value.id, warnings] as const));
  };

  /** The list is read once more: nobody shall get a tournament of another list than he looked at. */
  const create = async (): Promise<void> => {
    const { list } = get();
    if (list.kind !== 'read') return;
    const again = await readList(workbook, list.choice);
    if (again.kind !== 'read' || !sameText(again.roster, list.roster)) {
      dispatch({ type: 'list', list: again });
      dispatch({ type: 'told', told: { what: 'list-changed' } });
      return;
    }
    const made = await makeOf(again);
    if (!made.ok) {
      failed(made.problems);
      return lookForLeftovers();
    }
    const [id, warnings] = made.value;
    const glances = await glance();
    if (!glances.ok) return seen(glances);
    const seed = around.random();
    dispatch({ type: 'made', made: { id, warnings }, glances: glances.value, seed });
  };

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

  /** The tournament is read once more: nothing shall follow that was not previewed. */
  const takeChange = async (id: ChangeId, typed: Given): Promise<void> => {
    const given = withLots(typed);
    const before = get().changing?.opened;
    const now = await openedAgain();
    if (!before || !now?.ok) return changes(now);
    const { changeOf, previewChange, toldOf } = await changing();
    const change = changeOf(id);
    const [seen, preview] = [before, now.value].map((opened) => previewChange(change, opened, given));
    if (!preview!.ok) return failed(preview!.problems);
    if (!sameText(seen, preview)) {
      changes(now);
      return dispatch({ type: 'told', told: { what: 'sheets-changed' } });
    }
    const { tournament } = now.value.open;
    const occasion = { time: around.time(), named: tournament.id, opened: now.value };
    const taken = await change.take(workbook, toldOf(change, tournament, given), occasion, progress);
    if (!taken.ok) {
      failed(taken.problems);
      return lookForLeftovers();
    }
    lots = null;
    dispatch({ type: 'change', change: null, given: {} });
    seenWithChanges(await lookAt(tournament.id));
    if (taken.value.length > 0)
      dispatch({ type: 'remade', made: { id: tournament.id, warnings: taken.value } });
    const count = preview!.value.cells.length;
    dispatch({ type: 'told', told: { what: id === 'undo' ? 'undone' : 'changed', count } });
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

  const care = async () =>
    (await caring()).makeCaring(around, store, { run, look, failed, lookForLeftovers, progress });

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
    ...makeDrawing(around, store),
    inspect: async () => (await care()).inspect(),
    repair: async () => (await care()).repair(),
    planRemoval: async () => (await care()).planRemoval(),
    remove: async () => (await care()).remove(),
    keepTournament: () => dispatch({ type: 'care', care: null }),
    create: () => run('create', create),
    refresh: () => run('refresh', refresh),
    show: (selection) =>
      quietly(
        () => surface.show(selection),
        (shown) => {
          if (!shown.ok) failed(shown.problems);
        },
      ),
    chooseTournament: (id) => dispatch({ type: 'choose', id }),
    openChanges: (part = 'changes') => run('changes', async () => changes(await openedAgain(), part)),
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
    broke,
  };
};
