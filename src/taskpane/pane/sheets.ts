import type { AskedHandout } from '../../app/handout';
import type { Inside } from './inside';
import { handing, refreshing } from './onDemand';

/** What can be done with sheets of the tournament that is shown. */
export interface SheetActions {
  readonly refresh: () => Promise<void>;
  /** Adds a sheet to print, and shows it. */
  readonly handOut: (asked: AskedHandout) => Promise<void>;
}

/** Writes sheets. */
export const makeSheetActions = (inside: Inside): SheetActions => {
  const { run } = inside;
  return {
    refresh: () => run('refresh', async () => (await refreshing()).refresh(inside)),
    handOut: (asked) => run('handout', async () => (await handing()).handOut(inside, asked)),
  };
};
