import type { HostOptions } from '../../emulator/host/host';
import { setValues } from '../../emulator/model';
import { area, type Area } from '../../src/grid/cell';
import { makePane, type Pane } from '../../src/taskpane/pane';
import type { Ports } from '../../src/taskpane/ports';
import { watchRequests } from '../../src/workbook/office/excel';
import { officeSurface } from '../../src/workbook/office/surface';
import { settled, type Page } from '../emulator/office';
import { excel, workbook } from '../workbook/excel';
import { fakeTime, fakeFront, noProjector, type FakeTime } from './ports';

export interface PaneInExcel {
  readonly page: Page;
  readonly pane: Pane;
  readonly clock: FakeTime;
  /** Types into a sheet as somebody does who knows nothing of the pane. */
  readonly type: (sheet: string, where: Area, values: readonly (readonly unknown[])[]) => Promise<void>;
}

/** Excel with a list, which may be empty, in the first cells of the sheet Mine, or at `row` and `column`, and the pane beside it. */
export const paneInExcel = async (
  list: readonly (readonly unknown[])[],
  {
    row,
    column,
    later,
    options,
  }: { row: number; column: number; later?: Ports['later']; options?: HostOptions } = {
    row: 0,
    column: 0,
  },
): Promise<PaneInExcel> => {
  const page = await excel(options);
  const { host } = page;
  const type: PaneInExcel['type'] = async (sheet, where, values) => {
    const { id } = host.book.state.sheets.find(({ name }) => name === sheet)!;
    host.as('user', () => setValues(host.book, { sheet: id, area: where }, values as never));
    await settled();
    await settled();
  };
  if (list[0]) await type('Mine', area(row, column, list.length, list[0].length), list);
  const clock = fakeTime();
  let drawn = 0;
  const pane = makePane({
    workbook,
    surface: officeSurface(),
    projector: noProjector,
    platform: 'windows',
    front: fakeFront(),
    paper: 'A4',
    time: () => '2026-11-20 09:00',
    instant: () => '2026-11-20T08:00:00Z',
    random: () => `r${(drawn += 1)}`,
    onRequest: watchRequests,
    connection: { isOn: () => true, onChanged: () => undefined },
    later: later ?? clock.later,
  });
  await pane.open();
  return { page, pane, clock, type };
};
