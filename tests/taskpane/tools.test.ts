import { standingLast, undoneLast } from '../../src/app/tools/steps';
import { makePane, type Pane } from '../../src/taskpane/pane';
import { area, type CellValue } from '../../src/grid/cell';
import { ports, withLeftovers, withList, type Around } from './ports';

const TABLE: readonly (readonly CellValue[])[] = [
  ['No', 'Name', 1, 2, 3],
  [1, 'Berg ', 'X', '1', '½'],
  [2, 'Dahl', '0', 'X', '1'],
  [3, 'Frey', '½', '0', 'X'],
];

const open = async (): Promise<{ pane: Pane; around: Around }> => {
  const around = ports(withLeftovers(withList(TABLE)));
  const pane = makePane(around);
  await pane.open();
  await pane.openTools();
  return { pane, around };
};

/** Somebody types into the list, unseen. */
const type = ({ workbook }: Around, row: number, column: number, expect: CellValue, write: CellValue) =>
  workbook.change({ cells: [{ sheet: 'Club', row, column, expect, write }] });

const cellOf = async ({ workbook }: Around, row: number, column: number): Promise<CellValue | undefined> => {
  const read = await workbook.read({ ranges: [{ sheet: 'Club', area: area(row, column) }] });
  return read.ok ? read.value.ranges[0]?.values[0]?.[0] : undefined;
};

describe('the tools in the pane', () => {
  it('a table that was changed since it was shown is shown once more, and no tournament is made', async () => {
    const { pane, around } = await open();
    await pane.readTable({});
    expect([pane.get().problems, pane.get().toolbox.found?.tool]).toEqual([[], 'adopt']);
    await type(around, 1, 4, '½', '0');
    await type(around, 3, 2, '½', '1');
    await pane.adoptTable();
    expect([pane.get().notice?.what, pane.get().tournaments]).toEqual(['list-changed', []]);
    await pane.adoptTable();
    expect(pane.get().tournaments).toMatchObject([{ players: 3, games: 3, finished: 3 }]);
  });

  it('what was found is put right and taken back; a cell that was changed since is left alone', async () => {
    const { pane, around } = await open();
    await pane.lookForMistakes();
    await pane.putRight([{ finding: 0, cure: 0 }]);
    expect([await cellOf(around, 1, 1), pane.get().toolbox.steps.length]).toEqual(['Berg', 1]);
    await pane.undoTool();
    expect([await cellOf(around, 1, 1), undoneLast(pane.get().toolbox.steps)?.step]).toEqual(['Berg ', 1]);
    await pane.redoTool();
    expect([await cellOf(around, 1, 1), standingLast(pane.get().toolbox.steps)?.step]).toEqual(['Berg', 1]);
    await pane.undoTool();
    await pane.lookForMistakes();
    await type(around, 1, 1, 'Berg ', 'Bergh');
    await pane.putRight([{ finding: 0, cure: 0 }]);
    expect(pane.get().problems.map(({ code }) => code)).toEqual(['changed-meanwhile']);
    expect([await cellOf(around, 1, 1), standingLast(pane.get().toolbox.steps)]).toEqual(['Bergh', null]);
  });
});
