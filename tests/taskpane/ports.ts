import { openRoster } from '../../src/app/roster';
import { problem } from '../../src/core/problem';
import { fail } from '../../src/core/result';
import type { Front, Ports, Projector } from '../../src/taskpane/ports';
import { area, type CellValue } from '../../src/grid/cell';
import type { Roster } from '../../src/sheets/roster';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import { valueOf } from '../results';
import type { Leftovers, MarkedCells, Selection, Surface, Workbook } from '../../src/workbook/port';

/** A surface that nobody looks at: it notes what was shown, and lets a test select, change and wait. */
export interface FakeSurface extends Surface {
  readonly shown: Selection[];
  readonly unhidden: Selection[];
  /** The cells that are marked now. */
  readonly marked: MarkedCells[];
  select: (selection: Selection) => void;
  change: (sheet: string) => void;
  /** The workbook calculates only when asked for it. */
  byHand: boolean;
  /** How often it was asked. */
  calculated: number;
  /** Somebody opens a sheet. */
  open: (sheet: string) => void;
}

const fakeSurface = (): FakeSurface => {
  let selected: Selection = { sheet: 'Club', area: area(0, 0) };
  const listeners: ((sheet: string) => void)[] = [];
  const openers: ((sheet: string) => void)[] = [];
  const [shown, unhidden]: [Selection[], Selection[]] = [[], []];
  const marked: MarkedCells[] = [];
  const stop = async () => ({ ok: true as const, value: null });
  const surface: FakeSurface = {
    shown,
    unhidden,
    marked,
    byHand: false,
    calculated: 0,
    calculatesByHand: async () => ({ ok: true, value: surface.byHand }),
    calculate: async () => {
      surface.calculated += 1;
      return { ok: true, value: null };
    },
    select: (selection) => (selected = selection),
    change: (sheet) => {
      for (const listener of listeners) listener(sheet);
    },
    open: (sheet) => {
      for (const opener of openers) opener(sheet);
    },
    selection: async () => ({ ok: true, value: selected }),
    show: async (selection) => {
      shown.push(selection);
      return { ok: true, value: null };
    },
    unhide: async (columns) => {
      unhidden.push(...columns);
      return { ok: true, value: null };
    },
    mark: async (cells) => {
      marked.splice(0, marked.length, ...cells);
      return { ok: true, value: null };
    },
    onChanged: async (listener) => {
      listeners.push(listener);
      return { ok: true, value: stop };
    },
    onOpened: async (listener) => {
      openers.push(listener);
      return { ok: true, value: stop };
    },
  };
  return surface;
};

/** Time that stands still until a test lets it pass. */
export interface FakeTime {
  readonly later: Ports['later'];
  /** Does what is due, and waits until it is done. */
  pass: () => Promise<void>;
}

export const fakeTime = (): FakeTime => {
  let due: (() => void)[] = [];
  return {
    later: (work) => {
      due.push(work);
      return () => (due = due.filter((other) => other !== work));
    },
    pass: async () => {
      const now = due;
      due = [];
      for (const work of now) work();
      await settled();
    },
  };
};

/** Time that passes as a test says, to the millisecond. */
export interface Stopwatch {
  readonly later: Ports['later'];
  readonly pass: (milliseconds: number) => void;
}

export const stopwatch = (): Stopwatch => {
  let now = 0;
  let due: { readonly at: number; readonly work: () => void }[] = [];
  return {
    later: (work, milliseconds) => {
      const entry = { at: now + milliseconds, work };
      due.push(entry);
      return () => (due = due.filter((other) => other !== entry));
    },
    pass: (milliseconds) => {
      now += milliseconds;
      const ripe = due.filter(({ at }) => at <= now);
      due = due.filter(({ at }) => at > now);
      for (const { work } of ripe) work();
    },
  };
};

/** Waits until everything that needs no timer of its own has happened, and what was asked for has been loaded. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A pane that a test shows or hides. */
export interface FakeFront extends Front {
  readonly leave: () => void;
  readonly come: () => void;
}

export const fakeFront = (): FakeFront => {
  let seen = true;
  const listeners: (() => void)[] = [];
  return {
    isSeen: () => seen,
    onCame: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
    leave: () => (seen = false),
    come: () => {
      seen = true;
      for (const listener of listeners) listener();
    },
  };
};

/** Where no window may be opened. */
export const noProjector: Projector = { open: async () => fail(problem('projector-refused')) };

export const NAMES = ['Anna', 'Bert', 'Cora', 'Dora', 'Emil', 'Fred', 'Gina', 'Hans', 'Ines', 'Jan'];

/** A list as an organiser keeps it: a heading, then names with ratings. */
export const listOf = (names: readonly string[]): readonly (readonly CellValue[])[] => [
  ['Name', 'Rating'],
  ...names.map((name, index) => [name, 2000 - 10 * index]),
];

export const withList = (
  values: readonly (readonly CellValue[])[] = listOf(NAMES),
  name = 'Club',
): Workbook =>
  memoryWorkbook([
    {
      name,
      blocks:
        values.length > 0
          ? [{ kind: 'values', area: area(0, 0, values.length, values[0]?.length ?? 0), values }]
          : [],
    },
  ]);

/** A list as it is read. */
export const rosterOf = async (values: readonly (readonly CellValue[])[], name?: string): Promise<Roster> =>
  valueOf(await openRoster(withList(values, name), {}));

/** Nothing is left over in memory, unless a test says so. */
export const withLeftovers = (workbook: Workbook, sheets: string[] = []): Workbook & Leftovers => ({
  read: (query) => workbook.read(query),
  create: (plan, progress) => workbook.create(plan, progress),
  change: (patch) => workbook.change(patch),
  replace: (old, plan, progress) => workbook.replace(old, plan, progress),
  remove: (old) => workbook.remove(old),
  unfinished: async () => ({ ok: true, value: [...sheets] }),
  discardUnfinished: async (names) => {
    const gone = sheets.filter((sheet) => names.includes(sheet));
    sheets.splice(0, sheets.length, ...sheets.filter((sheet) => !names.includes(sheet)));
    return { ok: true, value: gone.length };
  },
});

export interface Around extends Ports {
  readonly surface: FakeSurface;
  readonly clock: FakeTime;
  readonly front: FakeFront;
}

export const ports = (workbook: Workbook & Leftovers = withLeftovers(withList())): Around => {
  const clock = fakeTime();
  let drawn = 0;
  return {
    workbook,
    surface: fakeSurface(),
    projector: noProjector,
    platform: 'windows',
    paper: 'A4',
    time: () => '2026-11-20 09:00',
    instant: () => '2026-11-20T08:00:00Z',
    random: () => `r${(drawn += 1)}`,
    onRequest: () => undefined,
    connection: { isOn: () => true, onChanged: () => undefined },
    front: fakeFront(),
    later: clock.later,
    clock,
  };
};
