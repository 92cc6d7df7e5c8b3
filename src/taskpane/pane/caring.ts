import type { Inside } from './inside';
import type { PaneTask } from '../../language/pane';
import { type PaneState } from '../state';
import { maintaining, refreshing } from './onDemand';

/** What can be done about a tournament's sheets as such, and about those that a failed creation left behind. */
export interface CareActions {
  /** Looks at the sheets whole: what is damaged, and what Repair would do about it. */
  readonly inspect: () => Promise<void>;
  /** Does what `inspect` told. */
  readonly repair: () => Promise<void>;
  /** Says that the sheets of the tournament would be made anew. */
  /** Makes them anew. */
  readonly makeNewSheets: () => Promise<void>;
  /** Says which sheets would go with the tournament, and what of the organiser's with them. */
  readonly planRemoval: () => Promise<void>;
  /** Deletes them. */
  readonly remove: () => Promise<void>;
  readonly keepTournament: () => void;
  readonly discard: () => Promise<void>;
  readonly keep: () => void;
}

/** What was told before a task began, which takes it from sight, goes into it. */
const after = (
  inside: Inside,
  task: PaneTask,
  work: (care: PaneState['care']) => Promise<void>,
): Promise<void> => {
  const { care } = inside.get();
  return inside.run(task, () => work(care));
};

/** Cares for tournaments. */
export const makeCareActions = (inside: Inside): CareActions => ({
  inspect: () => inside.run('inspect', async () => (await maintaining()).inspect(inside)),
  repair: () => after(inside, 'repair', async (care) => (await maintaining()).repair(inside, care)),
  makeNewSheets: () => inside.run('newSheets', async () => (await refreshing()).makeNewSheets(inside)),
  planRemoval: () => inside.run('inspect', async () => (await maintaining()).planRemoval(inside)),
  remove: () => after(inside, 'removal', async (care) => (await maintaining()).remove(inside, care)),
  keepTournament: () => inside.dispatch({ type: 'care', care: null }),
  discard: () => inside.run('discard', async () => (await maintaining()).discard(inside)),
  keep: () => inside.dispatch({ type: 'unfinished', sheets: [] }),
});
