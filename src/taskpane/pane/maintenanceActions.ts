import type { AskedHandout } from '../../app/handout';
import { dayOf } from '../../core/calendar/dates';
import type { PaneTask } from '../../language/pane';
import { openedTournament, type PaneState } from '../state';
import type { Titled } from './handOut';
import type { Inside } from './inside';
import { handing, maintaining, refreshing } from './onDemand';

/** Passes the plan on show to a task, since starting a task clears it. */
const after = (
  inside: Inside,
  task: PaneTask,
  work: (care: PaneState['care']) => Promise<void>,
): Promise<void> => {
  const { care } = inside.get();
  return inside.run(task, () => work(care));
};

/** Actions for damaged, outdated, unwanted or leftover sheets. */
export const makeMaintenanceActions = (inside: Inside) => ({
  inspect: () => inside.run('inspect', async () => (await maintaining()).inspect(inside)),
  /** With `isTaken`, the proposed results replace dates. */
  repair: (isTaken = false) =>
    after(inside, 'repair', async (care) => (await maintaining()).repair(inside, care, isTaken)),
  makeNewSheets: () => inside.run('newSheets', async () => (await refreshing()).makeNewSheets(inside)),
  planRemoval: () => inside.run('inspect', async () => (await maintaining()).planRemoval(inside)),
  remove: () => after(inside, 'removal', async (care) => (await maintaining()).remove(inside, care)),
  keepTournament: () => inside.dispatch({ type: 'told', told: { care: null } }),
  /** Makes Excel calculate. Returns whether it did. */
  calculate: async () => {
    let done = false;
    await inside.run('refresh', async () => {
      const calculated = await inside.surface.calculate();
      done = calculated.ok;
      inside.ended(calculated);
    });
    return done;
  },
  discard: () => inside.run('discard', async () => (await maintaining()).discard(inside)),
  /** Dismisses messages. */
  close: () => {
    const { made } = inside.get();
    const told = { notice: null, problems: [], made: made && { ...made, isNew: false } };
    inside.dispatch({ type: 'told', told });
  },
  /** Tells the last step no more. */
  passStep: () =>
    inside.dispatch({
      type: 'told',
      told: { untold: openedTournament(inside.get())?.lines.length ?? null },
    }),
  keep: () => inside.dispatch({ type: 'told', told: { unfinished: [] } }),
});

/** What can be done with sheets of the tournament that is shown. */
export const makeSheetActions = (inside: Inside) => {
  const { run, time, instant, dispatch } = inside;
  return {
    refresh: () => run('refresh', async () => (await refreshing()).refresh(inside)),
    /** Now, with the time of day. */
    now: time,
    /** Today by the local clock, and the moment in universal time, for calendars. */
    today: () => dayOf(time()),
    instant,
    /** Tells of a file that the browser was given to save. */
    saved: (file: string) => dispatch({ type: 'told', told: { notice: { what: 'saved', file } } }),
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
