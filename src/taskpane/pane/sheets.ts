import { dayOf } from '../../core/dates';
import type { AskedHandout } from '../../app/handout';
import type { Selection } from '../../workbook/port';
import type { Inside } from './inside';
import { handing, refreshing } from './onDemand';

/** What can be done with sheets of the tournament that is shown. */
export interface SheetActions {
  readonly refresh: () => Promise<void>;
  /** Shows a sheet that is to be printed, and says how. */
  readonly toPrint: (where: Selection) => Promise<void>;
  /** Adds a sheet to print, and shows it. */
  readonly handOut: (asked: AskedHandout) => Promise<void>;
  /** Today by the local clock, and the moment by universal time: calendars are held against them. */
  readonly today: () => string;
  /** The same with the time of day. */
  readonly now: () => string;
  readonly instant: () => string;
}

/** Writes sheets. */
export const makeSheetActions = (inside: Inside): SheetActions => {
  const { run, surface, failed, dispatch, time, instant } = inside;
  return {
    refresh: () => run('refresh', async () => (await refreshing()).refresh(inside)),
    toPrint: (where) =>
      run('show', async () => {
        const shown = await surface.show(where);
        if (!shown.ok) return failed(shown.problems);
        dispatch({ type: 'notice', notice: { what: 'to-print', sheet: where.sheet } });
      }),
    now: time,
    today: () => dayOf(time()),
    instant,
    handOut: (asked) => run('handout', async () => (await handing()).handOut(inside, asked)),
  };
};
