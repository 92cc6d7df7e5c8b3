import type { AskedNumber } from '../../app/citedCells';
import { area } from '../../grid/cell';
import { shownTournament } from '../state';
import type { Inside } from './inside';

/** What can be done about where a number of the standings comes from. */
export interface ExplainActions {
  /** The number that is selected on the sheet of the standings; `null` where the selection is none, which is told. */
  readonly askSelected: () => Promise<AskedNumber | null>;
  /** Marks the cells that a number comes from, and shows the first of them. */
  readonly markCells: (asked: AskedNumber) => Promise<void>;
  /** Takes the marks away. */
  readonly unmark: () => Promise<void>;
}

const citing = () => import('../../app/citedCells');

/** Explains numbers. */
export const makeExplainActions = (inside: Inside): ExplainActions => {
  const { workbook, surface, get, run, quietly, failed } = inside;
  return {
    askSelected: async () => {
      let asked: AskedNumber | null = null;
      await run('show', async () => {
        const shown = shownTournament(get());
        const selection = await surface.selection();
        if (!shown) return;
        const found = selection.ok
          ? await (await citing()).askedAt(workbook, shown.id, selection.value)
          : selection;
        if (found.ok) asked = found.value;
        else failed(found.problems);
      });
      return asked;
    },
    markCells: (asked) =>
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
      await quietly(
        () => surface.mark([]),
        (done) => {
          if (!done.ok) failed(done.problems);
        },
      );
    },
  };
};
