import './dom';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { makePane, type Pane } from '../../src/taskpane/pane';
import { speechOf } from '../../src/taskpane/speech';
import { App } from '../../src/taskpane/view/app';
import { Themed } from '../../src/taskpane/view/themed';
import type { Workbook } from '../../src/workbook/port';
import { openedFormer } from '../sheets/former/opened';
import { ports, settled, withLeftovers } from './ports';
import { IS_SWEEP } from '../sample';

let root: Root | undefined;
afterEach(() => act(async () => root?.unmount()));

const open = async (workbook: Workbook): Promise<Pane> => {
  const pane = makePane({ ...ports(), workbook: withLeftovers(workbook) });
  await act(async () => {
    const place = document.createElement('div');
    document.body.replaceChildren(place);
    root = createRoot(place);
    root.render(
      <Themed background={() => '#ffffff'}>
        <App pane={pane} speech={speechOf('en')} />
      </Themed>,
    );
  });
  await act(async () => pane.open());
  await act(settled);
  return pane;
};

const text = (): string => (document.body.textContent ?? '').replaceAll(/[\u2068\u2069]/g, '');

const button = (name: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find((each) => each.textContent === name);

const press = (name: string): Promise<void> =>
  act(async () => {
    button(name)!.click();
    await settled();
  });

describe('the pane beside a workbook of the former version', () => {
  if (IS_SWEEP)
    it('says so in a sentence, tells what would be made anew, and makes it', async () => {
      const pane = await open((await openedFormer('five')).workbook);
      expect(text()).toContain(
        'A former version of Roundabout made these sheets. They work as they are, and can be made anew in today’s form.',
      );
      await press('Make the sheets anew …');
      expect(text()).toMatch(
        /made anew, in today’s form: Pairings, Standings, Crosstable, Players, Log, Calculation,? and Tournament\. Results,/,
      );
      await press('Not now');
      await press('Make the sheets anew …');
      await press('Make the sheets anew');
      await act(settled);
      expect(pane.get()).toMatchObject({ problems: [], notice: { what: 'new-sheets' } });
      expect(text()).toContain('The sheets were made anew. Everything that you typed is there.');
      expect(button('Make the sheets anew …')).toBeUndefined();
      expect(pane.get().tournaments).toMatchObject([{ finished: 5, games: 10, former: false }]);
    });

  it('names the cell of a note that would be lost, and does nothing', async () => {
    const { workbook } = await openedFormer('five');
    const note = { sheet: 'Standings', row: 24, column: 3, expect: null, write: 'Prizes at six' };
    expect(await workbook.change({ cells: [note] })).toMatchObject({ ok: true });
    const pane = await open(workbook);
    await press('Make the sheets anew …');
    await press('Make the sheets anew');
    await act(settled);
    expect(pane.get().problems).toMatchObject([
      { code: 'cells-would-be-lost', place: { sheet: 'Standings', cell: 'D25' } },
    ]);
    expect(pane.get().tournaments).toMatchObject([{ former: true }]);
  });
});
