import { buttons, does, openPane, press, said } from './drawn';
import '../../src/taskpane/view/tools';
import '../../src/taskpane/view/tools/doctor';
import { listOf, ports, withLeftovers, withList } from './ports';

it('a step of a tool is told in words, beside the button that takes it back or does it again', async () => {
  const steps = () => buttons().filter((name) => /^(Undo|Redo)/.test(name));
  const { pane } = await openPane(ports(withLeftovers(withList(listOf(['Anna', 'Bert ', 'Cora'])))));
  await does(() => pane.openTools());
  await does(() => pane.openTool('doctor'));
  await does(() => pane.lookForMistakes());
  await does(() => pane.putRight([{ finding: 0, cure: 0 }]));
  expect(steps()).toEqual(['Undo: One mistake corrected.']);
  expect(said()).not.toContain('Undone');
  await press('Undo: One mistake corrected.');
  expect(steps()).toEqual(['Redo: One mistake corrected.']);
  expect(said()).toContain('Undone: One mistake corrected.');
});
