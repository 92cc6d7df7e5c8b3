import type { Selection } from '../../workbook/port';
import { concernsList, findList, readList } from '../lists';
import { isAway } from '../reduce';
import { type Inside, sameText } from './inside';
import { fetchAhead } from './onDemand';

/** Changes come in bursts; they are looked at once they have calmed down. */
const CALM_MILLISECONDS = 500;

/** Nothing tells that this workbook is in front again, so Excel is asked once in a while. */
const AWAY_MILLISECONDS = 3000;

/** The sheets that were changed; `null` is any. */
type Changed = ReadonlySet<string> | null;

const followList = async (
  { workbook, get, dispatch, quietly }: Inside,
  changed: Changed,
): Promise<boolean> => {
  const { list } = get();
  if (changed && !concernsList(list, changed)) return true;
  return quietly(
    () => (list.kind === 'none' ? findList(workbook, changed ?? undefined) : readList(workbook, list.choice)),
    (now) => {
      if (!sameText(now, get().list)) dispatch({ type: 'told', told: { list: now } });
    },
  );
};

const followTournaments = async (
  { get, quietly, lookAt, showLook }: Inside,
  changed: Changed,
): Promise<boolean> => {
  const ours = get().tournaments.flatMap(({ sheets }) => sheets);
  if (changed && !ours.some((sheet) => changed.has(sheet))) return true;
  return quietly(lookAt, showLook);
};

/** Reads again what the changed sheets may have to do with; whether what was read is shown. */
const followChanges = async (inside: Inside, changed: Changed): Promise<boolean> => {
  const { screen } = inside.get();
  if (screen === 'new') return followList(inside, changed);
  if (screen === 'tournament') return followTournaments(inside, changed);
  return screen === 'unreadable' ? inside.quietly(inside.lookAt, inside.showLook) : true;
};

/** Keeps whether the workbook calculates only when somebody asks for it: nothing tells of that. */
const tellOfCalculation = async ({ surface, get, dispatch }: Inside): Promise<void> => {
  const byHand = await surface.calculatesByHand();
  if (byHand.ok && byHand.value !== get().byHand) dispatch({ type: 'told', told: { byHand: byHand.value } });
};

/** Reads again whatever is shown: somebody comes to the pane. */
const followAll = async (inside: Inside, open: () => Promise<void>): Promise<void> => {
  await tellOfCalculation(inside);
  const { busy, screen } = inside.get();
  if (!busy) await (screen === 'opening' ? open() : followChanges(inside, null));
};

/** Begins to hear of changes. */
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
  await surface.onChanged(({ sheet }) => {
    touched.add(sheet);
    followLater();
  });
};

/** What a button of the ribbon wants to be seen; where there is no tournament yet, the way to one is. */
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
  const { failed, look, lookAt, showLook, lookForLeftovers } = inside;
  /** Begins once, however often the pane is opened until all its parts are there. */
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
    });
  /** Reads again whatever is shown. Somebody who comes may be told of twice; it is read once. */
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
      await quietly(
        () => surface.show(selection),
        (shown) => {
          if (!shown.ok) failed(shown.problems);
        },
      );
    },
    chooseTournament: (id: string) =>
      run('look', async () => {
        dispatch({ type: 'choose', id });
        showLook(await lookAt(id));
      }),
  };
};
