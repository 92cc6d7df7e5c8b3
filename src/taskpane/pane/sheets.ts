import type { Inside } from './inside';
import { handing, refreshing } from './onDemand';

/** What can be done about single sheets: fill them anew, add one to print, delete what a creation left behind. */
export interface SheetActions {
  readonly refresh: () => Promise<void>;
  /** Adds a sheet to print, and shows it. */
  readonly handOut: (handout: string, player?: number) => Promise<void>;
  readonly discard: () => Promise<void>;
  readonly keep: () => void;
}

const discard = async ({ workbook, get, dispatch, failed }: Inside): Promise<void> => {
  const gone = await workbook.discardUnfinished(get().unfinished);
  if (!gone.ok) return failed(gone.problems);
  dispatch({ type: 'unfinished', sheets: [] });
  dispatch({ type: 'notice', notice: { what: 'discarded', count: gone.value } });
};

/** Writes and deletes single sheets. */
export const makeSheetActions = (inside: Inside): SheetActions => {
  const { run, dispatch } = inside;
  return {
    refresh: () => run('refresh', async () => (await refreshing()).refresh(inside)),
    handOut: (handout, player) =>
      run('handout', async () => (await handing()).handOut(inside, handout, player)),
    discard: () => run('discard', () => discard(inside)),
    keep: () => dispatch({ type: 'unfinished', sheets: [] }),
  };
};
