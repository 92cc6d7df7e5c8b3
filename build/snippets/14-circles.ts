/** 14 Circles: No add-in can see the warning. This notes whether Excel would give one, and looks for cells with errors. */
import { begin } from './answers';

begin(
  '14 Circles',
  'no warning of a circular reference, also after saving and opening; no errors',
  async () => {
    const iteration = await Excel.run(async (context) => {
      const { iterativeCalculation } = context.workbook.application;
      iterativeCalculation.load('enabled');
      await context.sync();
      return iterativeCalculation.enabled ? 'on, so there is never a warning' : 'off';
    }).catch(() => 'not told');
    const errors = await Excel.run(async (context) => {
      const { worksheets } = context.workbook;
      worksheets.load('items/name');
      await context.sync();
      const used = worksheets.items.map((sheet) => sheet.getUsedRangeOrNullObject());
      for (const range of used) range.load('valueTypes');
      await context.sync();
      return worksheets.items.flatMap(({ name }, at) => {
        const range = used[at];
        const types = range === undefined || range.isNullObject ? [] : range.valueTypes.flat();
        const count = types.filter((type) => type === 'Error').length;
        return count === 0 ? [] : [`${name} ${count}`];
      });
    });
    return `look for a warning (iteration: ${iteration}; cells with errors: ${errors.join(', ') || 'none'})`;
  },
);
