import { concernsList, findList, readList } from '../lists';
import { sameText } from '../sameText';
import { shownTournament } from '../state';
import type { Ports } from '../ports';
import type { Looking } from './looking';
import type { Keeping, Tasks } from './tasks';

/** Changes come in bursts; they are looked at once they have calmed down. */
const CALM_MILLISECONDS = 500;

/** How the pane follows what happens in the workbook. */
export interface Following {
  /** Begins to hear of changes. */
  readonly listen: () => Promise<void>;
  /** Reads again what the changed sheets may have to do with; `null` is any sheet. */
  readonly follow: (sheets: ReadonlySet<string> | null) => Promise<void>;
}

/** Follows over the pane's store. */
export const makeFollowing = (
  { workbook, surface, later }: Pick<Ports, 'workbook' | 'surface' | 'later'>,
  { get, dispatch }: Keeping,
  { quietly }: Pick<Tasks, 'quietly'>,
  { summary, seen, lookAt, seenWithChanges }: Looking,
): Following => {
  let calm = (): void => undefined;
  const touched = new Set<string>();

  const follow = async (sheets: ReadonlySet<string> | null): Promise<void> => {
    const { screen, list, tournaments } = get();
    const concerns = (known: readonly string[]): boolean =>
      sheets === null || known.some((name) => sheets.has(name));
    const shown = shownTournament(get());
    const ours = screen === 'tournament' && concerns(tournaments.flatMap((each) => each.sheets));
    if (ours && shown && get().changing) await quietly(() => lookAt(shown.id), seenWithChanges);
    else if (ours || screen === 'unreadable') await quietly(summary, seen);
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
    calm = later(() => {
      if (get().busy) return followLater();
      const sheets = new Set(touched);
      touched.clear();
      void follow(sheets);
    }, CALM_MILLISECONDS);
  };

  return {
    listen: async () => {
      await surface.onChanged(({ sheet }) => {
        touched.add(sheet);
        followLater();
      });
    },
    follow,
  };
};
