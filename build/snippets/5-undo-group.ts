/** 5 One step of undo: Is a request taken that waits for cell editing and is one step of undo? */
import { begin } from './answers';

begin('5 Results from the pane', 'the request is taken', () =>
  Excel.run({ delayForCellEdit: true, mergeUndoGroup: true }, async (context) => {
    const cell = context.workbook.worksheets.getActiveWorksheet().getRange('XFD1');
    cell.values = [['check']];
    await context.sync();
    cell.values = [['']];
    await context.sync();
    return 'as documented: taken';
  }),
);
