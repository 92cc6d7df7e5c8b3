import { does, openNew, said } from './drawn';
import '../../src/taskpane/view/standings';

const NAMES = [
  '<img src=x onerror=alert()>',
  '<script>alert()</script>',
  '"><a href="javascript:alert()">B',
  '&lt;b&gt;',
];

/** Elements that only a name could have brought. */
const brought = (): readonly string[] =>
  [...document.querySelectorAll('img[src="x"], script, iframe, a[href^="javascript:"], [onerror]')].map(
    ({ tagName }) => tagName,
  );

describe('names with tags', () => {
  it('are shown in the pane as they were typed', async () => {
    const pane = await openNew({}, { names: NAMES });
    expect(brought()).toEqual([]);
    await does(() => pane.record(1, '1-0'));
    await does(() => pane.turnTo('standings'));
    for (const name of NAMES) expect(said()).toContain(name);
    expect(brought()).toEqual([]);
  });
});
