import { readFileSync } from 'node:fs';
import { parseXlsx } from '../../emulator/files/parseXlsx';
import { makePane } from '../../src/taskpane/pane';
import { watchRequests } from '../../src/workbook/office/requests';
import { officeSurface } from '../../src/workbook/office/surface';
import { closePages, settled } from '../emulator/office';
import { FORMER, formerFile, type Former } from '../sheets/former/opened';
import { excel, unwrap, workbook } from '../workbook/excel';
import { fakeTime, fakeFront, noProjector } from './ports';
import './former.test';

afterEach(closePages);

/** Excel with a workbook of the former version, and the pane beside it. */
const opened = async (name: Former) => {
  const { book } = unwrap(parseXlsx(readFileSync(formerFile(name))));
  const page = await excel({ workbook: book });
  const pane = makePane({
    ...{
      workbook,
      surface: officeSurface(),
      projector: noProjector,
      platform: 'windows',
      front: fakeFront(),
      language: 'en',
      paper: 'A4',
      onRequest: watchRequests,
    },
    connection: { isOn: () => true, onChanged: () => undefined },
    ...{ time: () => '2026-11-23 09:00', instant: () => '2026-11-23T08:00:00Z' },
    ...{ random: () => 'r', later: fakeTime().later },
  });
  await pane.open();
  const count = async (work: () => Promise<unknown>): Promise<number> => {
    page.host.reset();
    await work();
    await settled();
    expect(pane.get().problems).toEqual([]);
    return page.host.counters.requests;
  };
  return { page, pane, count };
};

const tabs = ({ page }: Pick<Awaited<ReturnType<typeof opened>>, 'page'>): readonly string[] =>
  page.host.book.state.sheets.map(({ name }) => name);

describe('in Excel, a workbook of the former version', () => {
  it.each(FORMER)('has its sheets made anew in so many requests, whatever the field: %s', async (name) => {
    const standing = await opened(name);
    const { pane, count } = standing;
    const [before] = pane.get().tournaments;
    const had = tabs(standing);
    expect(before).toMatchObject({ former: true, damage: [] });
    expect(await count(() => pane.makeNewSheets())).toBe(21);
    expect(pane.get()).toMatchObject({ notice: { what: 'new-sheets' } });
    const [after] = pane.get().tournaments;
    const { finished, leaders, players, games } = before!;
    expect(after).toMatchObject({ finished, leaders, players, games, former: false, damage: [] });
    const kept = name === 'match' ? had.filter((tab) => tab !== 'Crosstable') : had;
    expect(tabs(standing).filter((tab) => had.includes(tab))).toEqual(kept);
  });

  it('takes a result, gives it back, and is sound', async () => {
    const { pane, count } = await opened('ten');
    const counts = {
      record: await count(() => pane.takeChange('record', { game: '26', result: '1-0' })),
      undo: await count(() => pane.takeChange('undo', {})),
    };
    expect(counts).toEqual({ record: 8, undo: 8 });
    await pane.inspect();
    expect(pane.get().care).toMatchObject({ kind: 'repair', faults: [] });
  });
});
