import type { AskedHandout } from '../../app/handout';
import { dayOf } from '../../core/calendar/dates';
import type { PaneTask } from '../../language/pane';
import type { PaneState } from '../state';
import type { Titled } from './handOut';
import type { Inside } from './inside';
import { handing, maintaining, refreshing } from './onDemand';

/** What was told before a task began, which takes it from sight, goes into it. */
const after = (
  inside: Inside,
  task: PaneTask,
  work: (care: PaneState['care']) => Promise<void>,
): Promise<void> => {
  const { care } = inside.get();
  return inside.run(task, () => work(care));
};

/** What can be done about a tournament's sheets as such, and about those that a failed creation left behind. */
export const makeMaintenanceActions = (inside: Inside) => ({
  /** Looks at the sheets whole: what is damaged, and what Repair would do about it. */
  inspect: () => inside.run('inspect', async () => (await maintaining()).inspect(inside)),
  /** Does what `inspect` told; with `isTaken`, results that are proposed for dates are put back. */
  repair: (isTaken = false) =>
    after(inside, 'repair', async (care) => (await maintaining()).repair(inside, care, isTaken)),
  /** Makes them anew. */
  makeNewSheets: () => inside.run('newSheets', async () => (await refreshing()).makeNewSheets(inside)),
  /** Says which sheets would go with the tournament, and what of the organiser's with them. */
  planRemoval: () => inside.run('inspect', async () => (await maintaining()).planRemoval(inside)),
  /** Deletes them. */
  remove: () => after(inside, 'removal', async (care) => (await maintaining()).remove(inside, care)),
  keepTournament: () => inside.dispatch({ type: 'told', told: { care: null } }),
  /** Has Excel calculate; whether it did. */
  calculate: async () => {
    let done = false;
    await inside.run('refresh', async () => {
      const calculated = await inside.surface.calculate();
      done = calculated.ok;
      if (!calculated.ok) inside.failed(calculated.problems);
    });
    return done;
  },
  discard: () => inside.run('discard', async () => (await maintaining()).discard(inside)),
  /** Takes from sight what was told: a problem, what was done, that a tournament is ready. */
  close: () => {
    const { made } = inside.get();
    const told = { notice: null, problems: [], made: made && { ...made, isNew: false } };
    inside.dispatch({ type: 'told', told });
  },
  keep: () => inside.dispatch({ type: 'told', told: { unfinished: [] } }),
});

/** What can be done with sheets of the tournament that is shown. */
export const makeSheetActions = (inside: Inside) => {
  const { run, time, instant } = inside;
  return {
    refresh: () => run('refresh', async () => (await refreshing()).refresh(inside)),
    /** Now, with the time of day. */
    now: time,
    /** Today by the local clock, and the moment by universal time: calendars are held against them. */
    today: () => dayOf(time()),
    instant,
    /** Adds a sheet to print, and shows it. */
    handOut: (asked: AskedHandout) => run('handout', async () => (await handing()).handOut(inside, asked)),
    /** Adds sheets to print beside those that stand, and says how to print them all; answers how many were added. */
    makeReady: async (standing: readonly Titled[], asked: readonly AskedHandout[]) => {
      let added = 0;
      const task = asked.length > 0 ? 'handout' : 'show';
      await run(task, async () => {
        added = await (await handing()).makeReady(inside, standing, asked);
      });
      return added;
    },
  };
};
