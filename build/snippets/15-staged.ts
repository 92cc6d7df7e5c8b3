/** 15 Staged sheets: After Create and ten times Ctrl+Z, with the pane opened anew: is a sheet left that was being made? */
import { begin } from './answers';

begin('15 Staged sheets after Ctrl+Z', 'no hidden sheet is left, or the pane offers to remove it', () =>
  Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load('items/name,items/visibility');
    await context.sync();
    const hidden = worksheets.items
      .filter(({ visibility }) => visibility !== 'Visible')
      .map(({ name }) => name);
    const staged = hidden.filter((name) => name.startsWith('~Roundabout '));
    return staged.length === 0
      ? `as documented: none staged; hidden: ${hidden.join(', ') || 'none'}`
      : `look whether the pane offers to remove: ${staged.join(', ')}`;
  }),
);
