import type { Given } from '../../app/changes/change';
import type { ChangeId } from '../../app/changes/table';
import type { Inside } from './inside';
import { changing } from './onDemand';

/** What can be done about the changes of the tournament that is shown. */
export interface ChangeActions {
  /** Chooses a change, or none, with what is known of it. */
  readonly change: (change: ChangeId | null, given?: Given) => void;
  /** Tells the chosen change something. */
  readonly give: (given: Given) => void;
  /** Does a change as it was previewed. */
  readonly takeChange: (change: ChangeId, given: Given) => Promise<void>;
}

/** Changes tournaments. */
export const makeChangeActions = (inside: Inside): ChangeActions => {
  const { random, dispatch, run } = inside;
  /** The word behind lots that a change draws anew: the same until a change was made, so that nobody picks a draw. */
  let lots: string | null = null;
  const withLots = (given: Given): Given => ({ ...given, seed: (lots ??= random()) });
  const takeChange = async (id: ChangeId, given: Given): Promise<void> => {
    const taken = await (await changing()).takePreviewed(id, withLots(given), inside);
    if (taken) lots = null;
  };
  return {
    change: (change, given = {}) => dispatch({ type: 'change', change, given: withLots(given) }),
    give: (given) => dispatch({ type: 'given', given: withLots(given) }),
    takeChange: (id, given) => run('change', () => takeChange(id, given)),
  };
};
