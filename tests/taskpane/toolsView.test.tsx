import { ok } from '../../src/core/result';
import { arrives, buttons, does, FOUR, openNew, openPane, press, said } from './drawn';
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

it('a workbook whose Excel tables another program dropped leads to Check and repair', async () => {
  const around = ports(withLeftovers(withList(listOf(FOUR))));
  await openNew({}, around);
  const { workbook } = around;
  const read: typeof workbook.read = async (query) => {
    const seen = await workbook.read(query);
    return seen.ok ? ok({ ...seen.value, tables: [] }) : seen;
  };
  await openPane({ ...around, workbook: { ...workbook, read } });
  expect(said()).toContain('A part of the tournament is missing: Log.');
  // One beside what is said, and the one that is always there under “More”.
  expect(buttons().filter((name) => name === 'Check and repair …')).toHaveLength(2);
  await press('Check and repair …');
  await arrives();
  expect(said()).toContain('These cells are no longer an Excel table. Repair turns them back into one.');
});
