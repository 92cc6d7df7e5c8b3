import './dom';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Pane } from '../../src/taskpane/pane';
import { speechOf } from '../../src/taskpane/speech';
import { App } from '../../src/taskpane/view/app';
import { Themed } from '../../src/taskpane/view/themed';
import { afterThisTest } from '../afterThisTest';
import { settled } from './ports';

/** Draws the pane, to the end of the test, and opens it. */
export const drawPane = async (pane: Pane): Promise<void> => {
  await act(async () => {
    const place = document.createElement('div');
    document.body.replaceChildren(place);
    const root = createRoot(place);
    afterThisTest(() => act(async () => root.unmount()));
    root.render(
      <Themed background={() => '#ffffff'}>
        <App pane={pane} speech={speechOf('en')} />
      </Themed>,
    );
  });
  await act(async () => pane.open());
  await act(settled);
};
