import type { OpenTournament } from '../../app/open';
import type { Selection } from '../../workbook/port';
import { concernsList, findList, readList } from '../lists';
import { isAway } from '../reduce';
import { openedTournament } from '../state';
import { type Inside, sameText } from './inside';
import { fetchAhead, maintaining, revealing } from './onDemand';

/** Changes come in bursts. We read once they are over. */
const CALM_MILLISECONDS = 500;

/** No event says that this workbook is in front again, so we ask Excel from time to time. */
const AWAY_MILLISECONDS = 3000;

/** The changed sheets; `null` for any. */
type Changed = ReadonlySet<string> | null;

const followList = async (
  { workbook, get, dispatch, quietly }: Inside,
  changed: Changed,
): Promise<boolean> => {
  const { list, sheet, tournaments } = get();
  // A list that is pasted on the sheet in front is the one that is meant, as long as nobody chose cells of another.
  const isPasted = sheet !== null && changed?.has(sheet) === true && tournaments.length === 0;
  if (isPasted && list.kind === 'read' && list.choice.sheet !== sheet && !list.choice.range)
    return quietly(
      () => readList(workbook, { sheet }),
      (now) => {
        if (now.kind === 'read') dispatch({ type: 'told', told: { list: now } });
      },
    );
  if (changed && !concernsList(list, changed)) return true;
  return quietly(
    () => (list.kind === 'none' ? findList(workbook, changed ?? undefined) : readList(workbook, list.choice)),
    (now) => {
      if (!sameText(now, get().list)) dispatch({ type: 'told', told: { list: now } });
    },
  );
};

/** Looks for damage after somebody typed where nothing is read on Pairings or Matches, such as over the names, and while there is some. */
const followDamage = (inside: Inside): Promise<boolean> =>
  inside.quietly(
    async () => (await maintaining()).damageOf(inside),
    (found) => {
      if (!found.ok || found.value?.kind !== 'repair') return;
      const care = found.value.faults.length > 0 ? found.value : null;
      if (care || inside.get().care?.kind === 'repair') inside.dispatch({ type: 'told', told: { care } });
    },
  );

const followTournaments = async (inside: Inside, changed: Changed): Promise<boolean> => {
  const { get, dispatch, quietly, lookAt, showLook } = inside;
  const ours = get().tournaments.flatMap(({ sheets }) => sheets);
  if (changed && !ours.some((sheet) => changed.has(sheet))) return true;
  let isUnread = false;
  let seen: readonly OpenTournament[] = [];
  const isShown = await quietly(lookAt, (look) => {
    const before = openedTournament(get());
    showLook(look);
    const now = openedTournament(get());
    const { Log, Pairings_result, Matches_result } = now?.open.parts.places ?? {};
    const games = Pairings_result ?? Matches_result;
    const isSame = sameText(before?.open.tournament, now?.open.tournament);
    if (before && now && !isSame) seen = [before.open, now.open];
    // Every step of ours has its line in the Log.
    isUnread = isSame && changed?.has(games?.sheet ?? '') === true && !changed.has(Log?.sheet ?? '');
    const [was, is] = [before, now].map((opened) => opened?.lines.length);
    if (is !== undefined && was === is && !isSame)
      dispatch({ type: 'told', told: { untold: is, notice: null } });
  });
  const [was, is] = seen;
  // Where the sheet is protected they stay hidden; nothing else depends on it.
  if (was && is)
    await quietly(
      async () => {
        const columns = (await revealing()).newColumns(was, is);
        if (columns.length > 0) await inside.surface.unhide(columns);
      },
      () => undefined,
    );
  return isShown && (isUnread || get().care?.kind === 'repair') ? followDamage(inside) : isShown;
};

/** Reads again whatever the changed sheets may affect. Returns whether it is on show now. */
const followChanges = async (inside: Inside, changed: Changed): Promise<boolean> => {
  const { screen } = inside.get();
  if (screen === 'new') return followList(inside, changed);
  if (screen === 'tournament') return followTournaments(inside, changed);
  return screen === 'unreadable' ? inside.quietly(inside.lookAt, inside.showLook) : true;
};

/** Notes whether the workbook is set to manual calculation; no event says so. */
const tellOfCalculation = async ({ surface, get, dispatch }: Inside): Promise<void> => {
  const byHand = await surface.calculatesByHand();
  if (byHand.ok && byHand.value !== get().byHand) dispatch({ type: 'told', told: { byHand: byHand.value } });
};

/** Somebody returns to the pane: reads everything on show again. */
const followAll = async (inside: Inside, open: () => Promise<void>): Promise<void> => {
  await tellOfCalculation(inside);
  const { busy, screen } = inside.get();
  if (!busy) await (screen === 'opening' ? open() : followChanges(inside, null));
};

/** Starts listening for changes. */
const listen = async (inside: Inside, follow: () => Promise<void>): Promise<void> => {
  const { surface, front, later } = inside;
  let calm = (): void => undefined;
  const touched = new Set<string>();
  const followTouched = async (): Promise<void> => {
    // A pane that nobody sees leaves the reading to the one in front; somebody who comes to it finds all read anew.
    if (!front.isSeen()) return touched.clear();
    if (inside.get().busy) return followLater();
    const changed = new Set(touched);
    touched.clear();
    if (await followChanges(inside, changed)) return;
    for (const sheet of changed) touched.add(sheet);
    followLater();
  };
  const followLater = (): void => {
    calm();
    calm = later(() => void followTouched(), CALM_MILLISECONDS);
  };
  front.onCame(() => void follow());
  await surface.onOpened((sheet) => inside.dispatch({ type: 'told', told: { sheet } }));
  await surface.onChanged((sheet) => {
    touched.add(sheet);
    followLater();
  });
};

/** Shows what a ribbon button asked for, or the way to a first tournament. */
const openAt = async ({ opensAt, workbook, get, dispatch }: Inside): Promise<void> => {
  const { screen } = get();
  const isPlayed = screen === 'tournament';
  if (opensAt === 'open' && (isPlayed || screen === 'new')) {
    dispatch({ type: 'tools' });
    dispatch({ type: 'toolbox', toolbox: { tool: 'file' } });
  }
  if (!isPlayed) return;
  if (opensAt === 'print' || opensAt === 'send') dispatch({ type: 'tab', tab: 'print', at: opensAt });
  if (opensAt !== 'new') return;
  dispatch({ type: 'another' });
  dispatch({ type: 'told', told: { list: await findList(workbook) } });
};

/** How the pane follows what happens in the workbook, and shows what stands in it. */
export const makeFollowActions = (inside: Inside) => {
  const { surface, get, subscribe, later, dispatch, run, quietly } = inside;
  const { ended, look, lookAt, showLook, lookForLeftovers } = inside;
  /** We listen only once, even if opening is repeated until all parts are loaded. */
  let listening: Promise<void> | null = null;
  let following: Promise<void> | null = null;
  const open = (): Promise<void> =>
    run('look', async () => {
      await Promise.all([
        (listening ??= listen(inside, follow)),
        lookForLeftovers(),
        look(),
        tellOfCalculation(inside),
      ]);
      await openAt(inside);
      fetchAhead();
      // What was typed where nothing is read, while no pane was open, is found once the pane can be used.
      if (get().screen === 'tournament') later(() => void followDamage(inside), CALM_MILLISECONDS);
    });
  /** Reads everything on show again: once, even if two events announce the same return. */
  const follow = (): Promise<void> =>
    (following ??= followAll(inside, open).finally(() => {
      following = null;
    }));
  let isAsking = false;
  subscribe(() => {
    if (isAsking || !isAway(get())) return;
    isAsking = true;
    later(() => {
      isAsking = false;
      void follow();
    }, AWAY_MILLISECONDS);
  });
  return {
    /** Reads the workbook for the first time and begins to follow its changes. */
    open,
    /** Reads it again: after an error, or because somebody comes back to the pane. */
    lookAgain: () => run('look', look),
    follow,
    show: async (selection: Selection) => {
      await quietly(() => surface.show(selection), ended);
    },
    /** Selects cells of the sheet that is open. If Excel answers late, somebody was typing in a cell, and nothing is selected. */
    goAlong: async (selection: Selection) => {
      if (get().sheet !== selection.sheet) return;
      let isLate = false;
      const stop = later(() => {
        isLate = true;
      }, CALM_MILLISECONDS);
      const asked = await surface.selection();
      stop();
      if (!isLate && asked.ok && asked.value.sheet === selection.sheet) await surface.show(selection);
    },
    chooseTournament: (id: string) =>
      run('look', async () => {
        dispatch({ type: 'choose', id });
        showLook(await lookAt(id));
      }),
  };
};
