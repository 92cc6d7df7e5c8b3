import { createBook, setValues } from '../../emulator/model';
import { area } from '../../src/grid/cell';
import { makePane, type Pane } from '../../src/taskpane/pane';
import { officeSurface } from '../../src/workbook/office/surface';
import { closePages, settled } from '../emulator/office';
import { excel, workbook } from '../workbook/excel';
import { fakeTime, fakeFront, noProjector } from './ports';
import { IS_SWEEP } from '../sample';

afterEach(closePages);

type Cells = readonly (readonly (string | number)[])[];

/** Excel with eight sheets and the pane beside it; what an edit on a sheet sends. */
const opened = async (list: Cells | null) => {
  const page = await excel({ workbook: createBook(['Mine', 'B', 'C', 'D', 'E', 'F', 'G', 'H']) });
  const { host } = page;
  const put = (sheet: string, row: number, values: Cells): void => {
    const { id } = host.book.state.sheets.find(({ name }) => name === sheet)!;
    host.as('user', () =>
      setValues(
        host.book,
        { sheet: id, area: area(row, 0, values.length, values[0]!.length) },
        values as never,
      ),
    );
  };
  if (list) put('Mine', 0, list);
  const clock = fakeTime();
  const pane: Pane = makePane({
    workbook,
    surface: officeSurface(),
    projector: noProjector,
    platform: 'windows',
    front: fakeFront(),
    language: 'en',
    time: () => '2026-11-20 09:00',
    instant: () => '2026-11-20T08:00:00Z',
    random: () => 'seed',
    paper: 'A4',
    onRequest: () => () => undefined,
    connection: { isOn: () => true, onChanged: () => undefined },
    later: clock.later,
  });
  await pane.open();
  const edit = async (sheet: string, row: number, values: Cells): Promise<number> => {
    host.reset();
    put(sheet, row, values);
    await settled();
    await settled();
    await clock.pass();
    for (let turn = 0; turn < 8; turn += 1) await settled();
    return host.counters.requests;
  };
  return { pane, edit };
};

const names = ({ get }: Pane): readonly string[] => {
  const { list } = get();
  return list.kind === 'read' ? list.roster.players.map(({ name }) => name) : [];
};

describe('what an edit costs, beside the request for the name of its sheet', () => {
  it('before a list is found: the active sheet and the one that changed, not all', async () => {
    const { pane, edit } = await opened(null);
    expect(pane.get().list.kind).toBe('none');
    expect(await edit('Mine', 0, [[5]])).toBe(1 + 3);
    expect(await edit('F', 0, [[1]])).toBe(1 + 3 + 3);
    expect(await edit('F', 1, [['Name'], ['Anna'], ['Bert'], ['Cora']])).toBe(1 + 3 + 3);
    expect(names(pane)).toEqual(['Anna', 'Bert', 'Cora']);
  });

  it('beside a list that was found: nothing, and one reading on its own sheet', async () => {
    const { pane, edit } = await opened([['Name'], ['Anna'], ['Bert'], ['Cora']]);
    expect(await edit('F', 0, [['Note']])).toBe(1);
    expect(await edit('Mine', 4, [['Dora']])).toBe(1 + 3);
    expect(names(pane)).toEqual(['Anna', 'Bert', 'Cora', 'Dora']);
  });

  if (IS_SWEEP)
    it('beside a tournament: nothing, also while changes are prepared', async () => {
      const { pane, edit } = await opened([['Name'], ['Anna'], ['Bert'], ['Cora'], ['Dora']]);
      await pane.create();
      expect(pane.get().screen).toBe('tournament');
      expect(await edit('F', 0, [['Note']])).toBe(1);
      pane.change('enter');
      expect(await edit('F', 1, [['Note']])).toBe(1);
      expect(await edit('Players', 20, [['a note below']])).toBeGreaterThan(1);
    });
});
