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

/** Actions during play. */
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
  /** Waits until no task is under way. */
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
    showRound: (round: number, game: number | null = null) =>
      dispatch({ type: 'told', told: { round, game } }),
    /** Shows one player, or all of them. */
    showPlayer: (player: number | null) => {
      if (player !== null) dispatch({ type: 'tab', tab: 'players' });
      dispatch({ type: 'player', player });
    },
    /**
     * Records a typed result of a game or board; an empty text clears it. Results that arrive during a write wait, and are then
     * written together.
     */
    record: (game: number, typed: string, board?: number) =>
      dispatch({ type: 'typed', result: { game, typed, ...(board === undefined ? {} : { board }) } }),
    /** Sets who sits at the boards of a match, after the present write. */
    seat: (lineUp: TypedLineUp) =>
      inTurn(() => void run('change', async () => (await seating()).takeLineUp(lineUp, inside))),
  };
};

/** What can be done about the changes of the tournament that is shown. */
export const makeChangeActions = (inside: Inside) => {
  const { random, dispatch, run } = inside;
  /** The draw code for a change with new lots. It stays the same until a change is made, so that nobody can pick a draw. */
  let lots: string | null = null;
  const withLots = (given: Given): Given => ({ ...given, seed: (lots ??= random()) });
  const takeChange = async (id: ChangeId, given: Given): Promise<void> => {
    const taken = await (await changing()).takePreviewed(id, withLots(given), inside);
    if (taken) lots = null;
  };
  return {
    /** Chooses a change, or none, with any known values. */
    change: (change: ChangeId | null, given: Given = {}) =>
      dispatch({ type: 'change', change, given: withLots(given) }),
    /** Sets values of the chosen change. */
    give: (given: Given) => dispatch({ type: 'given', given: withLots(given) }),
    takeChange: (id: ChangeId, given: Given) => run('change', () => takeChange(id, given)),
  };
};

const citing = () => import('../../app/citedCells');

/** Actions that explain a number in the standings. */
export const makeExplainActions = (inside: Inside) => {
  const { workbook, surface, get, run, quietly, failed, ended } = inside;
  return {
    /** The selected number on Standings, or what to select first; reports any other problem and returns `null`. */
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
    unmark: async () => {
      await quietly(() => surface.mark([]), ended);
    },
  };
};
