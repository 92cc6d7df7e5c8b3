import type { Glances, Look } from '../../app/glance';
import type { OpenStep } from '../../app/step';
import type { Result } from '../../core/result';
import { findList } from '../lists';
import { shownTournament, type OpenedPart } from '../state';
import type { Surroundings } from '../surroundings';
import type { Keeping, Tasks } from './tasks';

/** How the pane sees the workbook, and takes what it saw into its state. */
export interface Looking {
  readonly glance: () => Promise<Result<Glances>>;
  readonly seen: (glances: Result<Glances>) => void;
  /** Looks at everything that the screen shows. */
  readonly look: () => Promise<void>;
  /** Sheets that a creation left behind. */
  readonly lookForLeftovers: () => Promise<void>;
  /** The tournament that is shown, read whole, ready for a change. */
  readonly opened: () => Promise<Result<OpenStep> | null>;
  readonly changes: (opened: Result<OpenStep> | null, part?: OpenedPart) => void;
  /** Looks at everything and opens a tournament, in one reading. */
  readonly lookAt: (id: string) => Promise<Look>;
  readonly seenWithChanges: (look: Look) => void;
}

const looking = () => import('../../app/glance');
const changing = () => import('../changes');

/** Looks over the pane's store. */
export const makeLooking = (
  { workbook }: Pick<Surroundings, 'workbook'>,
  { get, dispatch }: Keeping,
  { failed }: Pick<Tasks, 'failed'>,
): Looking => {
  const glance = async (): Promise<Result<Glances>> => (await looking()).glanceAtTournaments(workbook);

  const seen = (glances: Result<Glances>): void =>
    dispatch(
      glances.ok
        ? { type: 'tournaments', glances: glances.value }
        : { type: 'unreadable', problems: glances.problems },
    );

  const changes = (opened: Result<OpenStep> | null, part?: OpenedPart): void => {
    if (opened?.ok) dispatch({ type: 'changing', opened: opened.value, ...(part ? { part } : {}) });
    else if (opened) failed(opened.problems);
  };

  return {
    glance,
    seen,
    look: async () => {
      seen(await glance());
      if (get().screen === 'new') dispatch({ type: 'list', list: await findList(workbook) });
    },
    lookForLeftovers: async () => {
      const left = await workbook.unfinished();
      if (left.ok) dispatch({ type: 'unfinished', sheets: left.value });
    },
    opened: async () => {
      const shown = shownTournament(get());
      const { openStep } = await changing();
      return shown ? openStep(workbook, shown.id) : null;
    },
    changes,
    lookAt: async (id) => (await looking()).lookAt(workbook, id),
    seenWithChanges: ({ glances, opened }) => {
      seen(glances);
      changes(opened);
    },
  };
};
