import type { Look } from '../../app/summary';
import { findList } from '../lists';
import type { Ports } from '../ports';
import type { Keeping } from './tasks';

/** How the pane sees the workbook, and takes what it saw into its state. */
export interface Looking {
  /** Every tournament summed up and one opened: that of an id, else the one that was chosen, in one reading. */
  readonly lookAt: (id?: string) => Promise<Look>;
  readonly showLook: (look: Look) => void;
  /** Looks at everything that the screen shows. */
  readonly look: () => Promise<void>;
  /** Sheets that a creation left behind. */
  readonly lookForLeftovers: () => Promise<void>;
}

const looking = () => import('../../app/summary');

/** Looks over the pane's store. */
export const makeLooking = ({ workbook }: Pick<Ports, 'workbook'>, { get, dispatch }: Keeping): Looking => {
  const lookAt = async (id = get().chosen): Promise<Look> => (await looking()).lookAt(workbook, id);
  const showLook = (look: Look): void => dispatch({ type: 'looked', look });
  return {
    lookAt,
    showLook,
    look: async () => {
      showLook(await lookAt());
      if (get().screen === 'new') dispatch({ type: 'list', list: await findList(workbook) });
    },
    lookForLeftovers: async () => {
      const left = await workbook.unfinished();
      if (left.ok) dispatch({ type: 'unfinished', sheets: left.value });
    },
  };
};
