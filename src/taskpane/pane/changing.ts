import type { Given } from '../../app/changes/change';
import type { ChangeId } from '../../app/changes/table';
import type { OpenedPart } from '../state';
import type { Inside } from './inside';
import { changing } from './onDemand';

/** What can be done about the changes of the tournament that is shown. */
export interface ChangeActions {
  /** Gets ready for changes of the tournament that is shown, or for its sheets to print. */
  readonly openChanges: (part?: OpenedPart) => Promise<void>;
  readonly closeChanges: () => void;
  /** Chooses a change, or none. */
  readonly change: (change: ChangeId | null) => void;
  /** Tells the chosen change something. */
  readonly give: (given: Given) => void;
  /** Does a change as it was previewed. */
  readonly takeChange: (change: ChangeId, given: Given) => Promise<void>;
}

/** Changes tournaments. */
export const makeChangeActions = (inside: Inside): ChangeActions => {
  const { random, dispatch, run, opened, changes } = inside;
  /** The word behind lots that a change draws anew: the same until a change was made, so that nobody picks a draw. */
  let lots: string | null = null;
  const withLots = (given: Given): Given => ({ ...given, seed: (lots ??= random()) });
  const takeChange = async (id: ChangeId, given: Given): Promise<void> => {
    const taken = await (await changing()).takePreviewed(id, withLots(given), inside);
    if (taken) lots = null;
  };
  return {
    openChanges: (part = 'changes') => run('changes', async () => changes(await opened(), part)),
    closeChanges: () => dispatch({ type: 'unchanging' }),
    change: (change) => dispatch({ type: 'change', change, given: withLots({}) }),
    give: (given) => dispatch({ type: 'given', given: withLots(given) }),
    takeChange: (id, given) => run('change', () => takeChange(id, given)),
  };
};
