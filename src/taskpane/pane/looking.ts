import type { Summaries, Look } from '../../app/summary';
import type { OpenStep } from '../../app/step';
import type { Result } from '../../core/result';
import { findList } from '../lists';
import { shownTournament, type OpenedPart } from '../state';
import type { Ports } from '../ports';
import type { Keeping, Tasks } from './tasks';

/** How the pane sees the workbook, and takes what it saw into its state. */
export interface Looking {
  readonly summary: () => Promise<Result<Summaries>>;
  readonly showSummaries: (summaries: Result<Summaries>) => void;
  /** Looks at everything that the screen shows. */
  readonly look: () => Promise<void>;
  /** Sheets that a creation left behind. */
  readonly lookForLeftovers: () => Promise<void>;
  /** The tournament that is shown, read whole, ready for a change. */
  readonly opened: () => Promise<Result<OpenStep> | null>;
  readonly changes: (opened: Result<OpenStep> | null, part?: OpenedPart) => void;
  /** Looks at everything and opens a tournament, in one reading. */
  readonly lookAt: (id: string) => Promise<Look>;
  readonly showWithChanges: (look: Look) => void;
}

const looking = () => import('../../app/summary');
const changing = () => import('../changes');

/** Looks over the pane's store. */
export const makeLooking = (
  { workbook }: Pick<Ports, 'workbook'>,
  { get, dispatch }: Keeping,
  { failed }: Pick<Tasks, 'failed'>,
): Looking => {
  const summary = async (): Promise<Result<Summaries>> => (await looking()).summarizeTournaments(workbook);

  const showSummaries = (summaries: Result<Summaries>): void =>
    dispatch(
      summaries.ok
        ? { type: 'tournaments', summaries: summaries.value }
        : { type: 'unreadable', problems: summaries.problems },
    );

  const changes = (opened: Result<OpenStep> | null, part?: OpenedPart): void => {
    if (opened?.ok) dispatch({ type: 'changing', opened: opened.value, ...(part ? { part } : {}) });
    else if (opened) failed(opened.problems);
  };

  return {
    summary,
    showSummaries,
    look: async () => {
      showSummaries(await summary());
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
    showWithChanges: ({ summaries, opened }) => {
      showSummaries(summaries);
      changes(opened);
    },
  };
};
