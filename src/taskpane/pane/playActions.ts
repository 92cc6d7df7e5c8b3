import type { Given } from '../../app/changes/change';
import type { TypedLineUp } from '../../app/changes/lineUp';
import type { ChangeId } from '../../app/changes/registry';
import type { AskedNumber } from '../../app/citedCells';
import type { Problem } from '../../core/problem';
import { area } from '../../grid/cell';
import { lacksPart } from '../notLoaded';
import { type PaneState, shownTournament, type Tab } from '../state';
import type { Inside } from './inside';
import { changing, recording, seating } from './onDemand';

/** What can be done while a tournament is played. */
export const makePlayActions = (inside: Inside) => {
  const { get, dispatch, subscribe, run } = inside;
  const write = (): void => {
    const { busy, typed, screen, problems } = get();
    // What writes has not come: Try again, or whatever is done next, asks for it once more.
    if (lacksPart(problems)) return;
    if (busy || typed.length === 0 || screen !== 'tournament') return;
    void run('record', async () => (await recording()).recordFromPane(inside));
  };
  subscribe(write);
  /** Does something once nothing else is being done. */
  const inTurn = (work: () => void): void => {
    if (!get().busy) return work();
    const stop = subscribe(() => {
      if (get().busy) return;
      stop();
      work();
    });
  };
  return {
    turnTo: (tab: Tab, at?: PaneState['at']) =>
      dispatch({ type: 'tab', tab, ...(at === undefined ? {} : { at }) }),
    showRound: (round: number) => dispatch({ type: 'told', told: { round } }),
    /** Shows one player, or all of them. */
    showPlayer: (player: number | null) => {
      if (player !== null) dispatch({ type: 'tab', tab: 'players' });
      dispatch({ type: 'player', player });
    },
    /**
     * Records the result of a game, or of a board of a match, as it is typed; an empty text takes it back. Results that come while
     * one is being written wait for it and go to the sheet together.
     */
    record: (game: number, typed: string, board?: number) =>
      dispatch({ type: 'typed', result: { game, typed, ...(board === undefined ? {} : { board }) } }),
    /** Names who sits at boards of a match, once what is being written is on the sheet. */
    seat: (lineUp: TypedLineUp) =>
      inTurn(() => void run('change', async () => (await seating()).takeLineUp(lineUp, inside))),
  };
};

/** What can be done about the changes of the tournament that is shown. */
export const makeChangeActions = (inside: Inside) => {
  const { random, dispatch, run } = inside;
  /** The word behind lots that a change draws anew: the same until a change was made, so that nobody picks a draw. */
  let lots: string | null = null;
  const withLots = (given: Given): Given => ({ ...given, seed: (lots ??= random()) });
  const takeChange = async (id: ChangeId, given: Given): Promise<void> => {
    const taken = await (await changing()).takePreviewed(id, withLots(given), inside);
    if (taken) lots = null;
  };
  return {
    /** Chooses a change, or none, with what is known of it. */
    change: (change: ChangeId | null, given: Given = {}) =>
      dispatch({ type: 'change', change, given: withLots(given) }),
    /** Tells the chosen change something. */
    give: (given: Given) => dispatch({ type: 'given', given: withLots(given) }),
    /** Does a change as it was previewed. */
    takeChange: (id: ChangeId, given: Given) => run('change', () => takeChange(id, given)),
  };
};

const citing = () => import('../../app/citedCells');

/** What can be done about where a number of the standings comes from. */
export const makeExplainActions = (inside: Inside) => {
  const { workbook, surface, get, run, quietly, failed } = inside;
  return {
    /** The number that is selected on the sheet of the standings, or what to select first; `null` where something is wrong, which is told. */
    askSelected: async (): Promise<AskedNumber | Problem | null> => {
      let asked: AskedNumber | Problem | null = null;
      await run('show', async () => {
        const shown = shownTournament(get());
        const selection = await surface.selection();
        if (!shown) return;
        const found = selection.ok
          ? await (await citing()).askedAt(workbook, shown.id, selection.value)
          : selection;
        if (found.ok) asked = found.value;
        else {
          asked = found.problems.find((each) => each.code === 'number-not-selected') ?? null;
          if (!asked) failed(found.problems);
        }
      });
      return asked;
    },
    /** Marks the cells that a number comes from, and shows the first of them. */
    markCells: (asked: AskedNumber) =>
      run('show', async () => {
        const shown = shownTournament(get());
        if (!shown) return;
        const cells = await (await citing()).citedCells(workbook, shown.id, asked);
        if (!cells.ok) return failed(cells.problems);
        const marked = await surface.mark(cells.value);
        if (!marked.ok) return failed(marked.problems);
        const [first] = cells.value;
        if (first) await surface.show({ sheet: first.sheet, area: first.areas[0] ?? area(0, 0) });
      }),
    /** Takes the marks away. */
    unmark: async () => {
      await quietly(
        () => surface.mark([]),
        (done) => {
          if (!done.ok) failed(done.problems);
        },
      );
    },
  };
};
