/** @sweep */
import { undoOnSheets } from '../../../src/app/tools/undo';
import { applyNames, type NamesHow } from '../../../src/app/tools/names';
import { labelsOf } from '../../../src/app/tools/namesLabels';
import { cellText, type CellValue } from '../../../src/grid/cell';
import { grammarFaults } from '../../../src/grid/formula/grammar';
import type { Grid } from '../../../src/grid/grid';
import { readPrinted } from '../../../src/sheets/printed/read';
import { closePages } from '../../emulator/office';
import { IS_SWEEP, sampled } from '../../sample';
import { drawn, roundsOf } from '../../sheets/printed/draw';
import { LAYOUTS, type Layout } from '../../sheets/printed/layouts';
import { unwrap } from '../../workbook/excel';
import { HOSTS, lookAt, lookAtMine } from './hosts';
import { nameOf, numberedList, teamList } from './lists';
import { drawIn, planned, textsIn, TIME } from './planFor';

afterEach(closePages);

const IN_PLACE: readonly NamesHow[] = ['replace', 'live'];

const gridOfLayout = ({ drawing, details }: Layout): Grid => ({ ...drawn(drawing, details), sheet: 'Draw' });

const labelsIn = (grid: Grid): readonly string[] =>
  unwrap(readPrinted(grid)).labels.map(({ label }) => label);

/** A list that the labels of a layout need. */
const listFor = (grid: Grid): Grid =>
  labelsOf(labelsIn(grid)).endsWith('field') ? numberedList(10) : teamList(4);

/** Whom a label of a layout stands for, said without the code that is tested. */
const named = (label: string, isTeams: boolean): string => {
  if (label === '0') return '0';
  if (!isTeams) return nameOf(/^\d+$/.test(label) ? Number(label) : label.charCodeAt(0) - 64);
  if (/^[AB]\d$/.test(label)) return `${label.startsWith('A') ? 'North' : 'South'} ${label.slice(1)}`;
  return /^\d+$/.test(label) ? `North ${label}` : `South ${label.charCodeAt(0) - 64}`;
};

/** Every label of a layout is a name where it stood, and nothing else has changed but blanks around names. */
const expectNamed = (grid: Grid, now: Grid): void => {
  const { labels } = unwrap(readPrinted(grid));
  const isTeams = !labelsOf(labels.map(({ label }) => label)).endsWith('field');
  const bare = (text: string): string => text.replace(/[ ,–]/g, '');
  grid.values.forEach((line, down) => {
    line.forEach((value, along) => {
      const own = labels
        .filter(({ row, column }) => row === grid.area.row + down && column === grid.area.column + along)
        .sort((one, other) => other.start - one.start);
      const expected = own.reduce(
        (text, { label, start, length }) =>
          text.slice(0, start) + named(label, isTeams) + text.slice(start + length),
        cellText(value),
      );
      expect(bare(cellText(now.values[down]?.[along]))).toBe(bare(expected));
      if (own.length === 0) expect(now.values[down]?.[along]).toEqual(value);
    });
  });
};

const ENTRIES = sampled(Object.entries(LAYOUTS), 3);

const hosted = Object.entries(HOSTS).filter(([name]) => IS_SWEEP || name === 'memory');

describe.each(hosted)('names in every layout, in %s', (_, host) => {
  it.each(ENTRIES)('%s', async (_name, layout) => {
    const grid = gridOfLayout(layout);
    const { workbook, reopened } = await host([listFor(grid), grid]);
    const before = await lookAt(workbook);
    let book = workbook;
    for (const how of IN_PLACE) {
      const plan = await planned(book, grid.area, how);
      unwrap(await applyNames(book, plan, TIME));
      expectNamed(grid, await drawIn(book, grid.area));
      for (const { writeFormula } of plan.cells)
        expect([writeFormula, writeFormula === undefined ? [] : grammarFaults(writeFormula)]).toEqual([
          writeFormula,
          [],
        ]);
      book = await reopened(book);
      unwrap(await applyNames(book, await planned(book, grid.area, 'numbers'), TIME));
      const read = unwrap(readPrinted(await drawIn(book, grid.area)));
      const isLetters = labelsIn(grid).every((label) => /^[A-Z]$/.test(label));
      // Letters are numbers afterwards, and the colours of a cross-table are not asked for here.
      const isAlike = !labelsIn(grid).some((label) => /^(?:0|[AB]\d)$/.test(label));
      if (!isLetters && isAlike && layout.labels === undefined) expect(roundsOf(read)).toEqual(layout.rounds);
      book = await reopened(book);
      unwrap(await undoOnSheets(book));
      unwrap(await undoOnSheets(book));
      expect(await lookAtMine(book)).toEqual(before);
    }
    const plan = await planned(book, grid.area, 'beside');
    unwrap(await applyNames(book, plan, TIME));
    expect(plan.preview.length).toBe(grid.values.flat().filter((value: CellValue) => value !== null).length);
    expect(textsIn(await drawIn(book, grid.area))).toEqual(textsIn(grid));
    book = await reopened(book);
    unwrap(await undoOnSheets(book));
    expect(await lookAtMine(book)).toEqual(before);
  });
});
