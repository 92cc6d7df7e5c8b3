/** 2 Merged areas and undo: On another sheet merge two cells, select a third one, run this, type into it, wait a second, press Ctrl+Z. */
import { begin } from './answers';
import { contentAfter, selectedCell } from './watching';

begin('2 Merged areas and undo', 'Ctrl+Z takes back what was typed', async () => {
  const [cell, before] = await selectedCell();
  const typed = await contentAfter([cell, before]);
  if (typed === null) return `nothing was typed into ${cell} within a minute`;
  const merged = await Excel.run(async (context) => {
    const areas = context.workbook.worksheets
      .getActiveWorksheet()
      .getRange('A1:Z100')
      .getMergedAreasOrNullObject();
    areas.load('address');
    await context.sync();
    return areas.isNullObject ? 'none merged' : areas.address;
  });
  return (await contentAfter([cell, typed])) === before
    ? `as documented: ${cell} is as before; ${merged}`
    : `fault #5918: not taken back within a minute; ${merged}`;
});
