import type { Selection } from '../../workbook/port';
import { concernsList, findList, readList } from '../lists';
import { sameText } from '../sameText';
import { shownTournament } from '../state';
import type { Inside } from './inside';
import { fetchAhead } from './onDemand';

/** Changes come in bursts; they are looked at once they have calmed down. */
const CALM_MILLISECONDS = 500;

/** How the pane follows what happens in the workbook, and shows what stands in it. */
export interface FollowActions {
  /** Reads the workbook for the first time and begins to follow its changes. */
  readonly open: () => Promise<void>;
  /** Reads it again: after an error, or because somebody comes back to the pane. */
  readonly lookAgain: () => Promise<void>;
  readonly follow: () => Promise<void>;
  readonly show: (selection: Selection) => Promise<void>;
  readonly chooseTournament: (id: string) => void;
}

/** The sheets that were changed; `null` is any. */
type Changed = ReadonlySet<string> | null;

const followList = async ({ workbook, get, dispatch, quietly }: Inside, changed: Changed): Promise<void> => {
  const { list } = get();
  if (changed && !concernsList(list, changed)) return;
  await quietly(
    () => (list.kind === 'none' ? findList(workbook, changed ?? undefined) : readList(workbook, list.choice)),
    (now) => {
      if (!sameText(now, get().list)) dispatch({ type: 'list', list: now });
    },
  );
};

const followTournaments = async (
  { get, quietly, summary, showSummaries, lookAt, showWithChanges }: Inside,
  changed: Changed,
): Promise<void> => {
  const { tournaments, changing } = get();
  const ours = tournaments.flatMap(({ sheets }) => sheets);
  if (changed && !ours.some((sheet) => changed.has(sheet))) return;
  const shown = shownTournament(get());
  if (shown && changing) await quietly(() => lookAt(shown.id), showWithChanges);
  else await quietly(summary, showSummaries);
};

/** Reads again what the changed sheets may have to do with. */
const followChanges = async (inside: Inside, changed: Changed): Promise<void> => {
  const { screen } = inside.get();
  if (screen === 'new') await followList(inside, changed);
  if (screen === 'tournament') await followTournaments(inside, changed);
  if (screen === 'unreadable') await inside.quietly(inside.summary, inside.showSummaries);
};

/** Begins to hear of changes. */
const listen = async (inside: Inside): Promise<void> => {
  const { surface, later } = inside;
  let calm = (): void => undefined;
  const touched = new Set<string>();
  const followLater = (): void => {
    calm();
    calm = later(() => {
      if (inside.get().busy) return followLater();
      const changed = new Set(touched);
      touched.clear();
      void followChanges(inside, changed);
    }, CALM_MILLISECONDS);
  };
  await surface.onChanged(({ sheet }) => {
    touched.add(sheet);
    followLater();
  });
};

/** Follows the workbook. */
export const makeFollowActions = (inside: Inside): FollowActions => {
  const { surface, get, dispatch, run, quietly, failed, look, lookForLeftovers } = inside;
  return {
    open: () =>
      run('look', async () => {
        await Promise.all([listen(inside), lookForLeftovers(), look()]);
        fetchAhead();
      }),
    lookAgain: () => run('look', look),
    follow: async () => {
      if (!get().busy) await followChanges(inside, null);
    },
    show: (selection) =>
      quietly(
        () => surface.show(selection),
        (shown) => {
          if (!shown.ok) failed(shown.problems);
        },
      ),
    chooseTournament: (id) => dispatch({ type: 'choose', id }),
  };
};
