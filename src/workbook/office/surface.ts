import { present } from '../../core/present';
import { problem } from '../../core/problem';
import { fail, ok, type Result } from '../../core/result';
import { parseReference } from '../../grid/reference';
import type { Selection, StopListening, Surface } from '../port';
import { attempt } from './attempt';
import type { Context } from './excel';
import { rangeAt } from './pieces';
import { refused } from './refusal';

/** A listener that the host knows of; it is removed with the context that it was added with. */
interface Registered {
  readonly context: unknown;
  remove(): void;
}

const stopping =
  (registered: Registered): StopListening =>
  async () => {
    try {
      const context = registered.context as Context;
      registered.remove();
      await context.sync();
      return ok(null);
    } catch (error) {
      return refused(error);
    }
  };

/** The first of several areas. Whole columns are `A:C`, whole rows and sheets `1:3`. */
export const firstSelected = (addresses: string): Selection | null => {
  const [first = ''] = /^(?:'(?:[^']|'')*'|[^',])*/.exec(addresses) ?? [];
  return parseReference(
    first
      .replace(/!(\d+):(\d+)$/, (_, from, to) => `!A${from}:XFD${to}`)
      .replace(/!([A-Z]+):([A-Z]+)$/, (_, from, to) => `!${from}1:${to}1048576`),
  );
};

const selection = (): Promise<Result<Selection>> =>
  attempt(async (context) => {
    // Several areas at once make one selected range an error; Excel hangs at the areas of a whole sheet, not at their address.
    const selected = context.workbook.getSelectedRanges();
    selected.load('address');
    await context.sync();
    return ok(present(firstSelected(selected.address)));
  });

const show = ({ sheet, area: where }: Selection): Promise<Result<null>> =>
  attempt(async (context) => {
    const tab = context.workbook.worksheets.getItemOrNullObject(sheet);
    tab.load('name');
    await context.sync();
    if (tab.isNullObject) return fail(problem('sheet-missing', { sheet }, { sheet }));
    const shown = rangeAt(context, { sheet, area: where });
    // The first column, which stands for a whole sheet, is never hidden.
    if (where.column > 0) {
      shown.load('columnHidden');
      await context.sync();
      if (shown.columnHidden) shown.columnHidden = false;
    }
    tab.activate();
    shown.select();
    await context.sync();
    return ok(null);
  });

const unhide = (columns: readonly Selection[]): Promise<Result<null>> =>
  attempt(async (context) => {
    for (const column of columns) rangeAt(context, column).columnHidden = false;
    await context.sync();
    return ok(null);
  });

/** The name of a sheet: it may have been renamed since, so it is asked for when something happens on it; `null` if it is gone. */
const nameOfSheet = async (id: string): Promise<string | null> => {
  const named = await attempt(async (context) => {
    const tab = context.workbook.worksheets.getItemOrNullObject(id);
    tab.load('name');
    await context.sync();
    return ok(tab.isNullObject ? null : tab.name);
  });
  return named.ok ? named.value : null;
};

const listening =
  (event: 'onChanged' | 'onActivated') =>
  (listener: (sheet: string) => void): Promise<Result<StopListening>> =>
    attempt(async (context) => {
      const registered = context.workbook.worksheets[event].add(async ({ worksheetId }) => {
        const sheet = await nameOfSheet(worksheetId);
        if (sheet !== null) listener(sheet);
      });
      await context.sync();
      return ok(stopping(registered));
    });

const calculatesByHand = (): Promise<Result<boolean>> =>
  attempt(async (context) => {
    const { application } = context.workbook;
    application.load('calculationMode');
    await context.sync();
    return ok(application.calculationMode === 'Manual');
  });

const calculate = (): Promise<Result<null>> =>
  attempt(async (context) => {
    context.workbook.application.calculate('Recalculate');
    await context.sync();
    return ok(null);
  });

const marking = () => import('./marks');

/** The surface of the open workbook. */
export const officeSurface = (): Surface => {
  let marked: readonly string[] = [];
  return {
    selection,
    show,
    unhide,
    mark: async (cells) => {
      const before = marked;
      if (cells.length === 0 && before.length === 0) return ok(null);
      marked = [...new Set([...before, ...cells.map(({ sheet }) => sheet)])];
      const done = await (await marking()).markCells(cells, before);
      if (done.ok) marked = cells.map(({ sheet }) => sheet);
      return done;
    },
    calculatesByHand,
    calculate,
    onChanged: listening('onChanged'),
    onOpened: listening('onActivated'),
  };
};
