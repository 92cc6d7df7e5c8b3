import { draw, openPane, press, said } from './drawn';
import { act, Suspense } from 'react';
import { makePane } from '../../src/taskpane/pane';
import { speechOf, type Speech } from '../../src/taskpane/speech';
import { App } from '../../src/taskpane/view/app';
import { part } from '../../src/taskpane/view/part';
import { ports, withLeftovers, withList } from './ports';

/** What webpack rejects with where a file does not come. */
const noFile = (): Error => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

const NOT_LOADED =
  'A part of Roundabout did not load, probably because you are offline. Your sheets still work.';

it('a part of the pane that does not come says so, can be asked for again, and leaves what is around it', async () => {
  let attempts = 0;
  const Late = part(async () => {
    attempts += 1;
    if (attempts < 3) throw noFile();
    return { default: ({ speech }: { readonly speech: Speech }) => <p>Here in {speech.profile}</p> };
  });
  await draw(
    <>
      <input defaultValue="typed" />
      <Suspense>
        <Late speech={speechOf()} />
      </Suspense>
    </>,
  );
  const field = document.querySelector('input');
  expect(said()).toContain(NOT_LOADED);
  await press('Try again');
  expect([attempts, said().includes(NOT_LOADED)]).toEqual([2, true]);
  await press('Try again');
  expect([attempts, said()]).toEqual([3, 'Here in chess']);
  expect(document.querySelector('input')).toBe(field);
});

/** A pane whose workbook lacks a part of ours for so many calls of Create. */
const lacking = (calls: number) => {
  const workbook = withLeftovers(withList());
  let left = calls;
  return ports({
    ...workbook,
    create: (plan, progress) => {
      if (left-- > 0) throw noFile();
      return workbook.create(plan, progress);
    },
  });
};

it('what lacks a part is no fault of Roundabout’s: it says so, keeps what was typed, and is done by Try again', async () => {
  const { pane } = await openPane(lacking(1));
  await act(async () => pane.choose({ event: 'Spring Cup' }));
  await act(() => pane.create());
  expect(pane.get()).toMatchObject({ screen: 'new', options: { event: 'Spring Cup' }, busy: null });
  expect(said()).toContain(NOT_LOADED);
  await press('Try again');
  expect(pane.get()).toMatchObject({ screen: 'tournament', problems: [] });
  expect(pane.get().tournaments).toMatchObject([{ event: 'Spring Cup' }]);
});

it('a workbook that cannot be looked at for want of a part is looked at by Try again', async () => {
  const around = ports();
  const { read } = around.workbook;
  let isThere = false;
  const workbook = {
    ...around.workbook,
    read: (query: Parameters<typeof read>[0]) => {
      if (!isThere) throw noFile();
      return read(query);
    },
  };
  const pane = makePane({ ...around, workbook });
  await pane.open();
  expect(pane.get()).toMatchObject({ screen: 'opening', problems: [{ code: 'part-not-loaded' }] });
  isThere = true;
  await pane.again();
  expect(pane.get()).toMatchObject({ screen: 'new', problems: [], list: { kind: 'read' } });
});

it('a line says that there is no connection, as long as there is none', async () => {
  let isOn = true;
  let tell = (): void => undefined;
  const connection = { isOn: () => isOn, onChanged: (listener: () => void) => void (tell = listener) };
  const pane = makePane({ ...ports(), connection });
  await draw(<App pane={pane} speech={speechOf()} />);
  const line = 'No connection. You can keep working with what is open.';
  for (const on of [true, false, true]) {
    isOn = on;
    await act(async () => tell());
    expect(said().includes(line)).toBe(!on);
  }
});
