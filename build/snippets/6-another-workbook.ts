/** 6 Another workbook in front: Run this, go to another open workbook (or a chart sheet) at once, and come back after ten seconds. */
import { begin } from './answers';
import { wait } from './watching';

begin('6 Two workbooks open', 'everything is answered', async () => {
  await wait(5000);
  const ask = (what: string, load: (workbook: Excel.Workbook) => unknown): Promise<string> =>
    Excel.run(async (context) => {
      load(context.workbook);
      await context.sync();
      return `${what}: answered`;
    }).catch((error) => `${what}: ${error.code}`);
  const answers = [
    await ask('names of the workbook', ({ names }) => names.load('items/name')),
    await ask('names of a sheet', ({ worksheets }) => worksheets.load('items/names/items/name')),
    await ask('active sheet', ({ worksheets }) => worksheets.getActiveWorksheet().load('name')),
    await ask('selection', (workbook) => workbook.getSelectedRanges().load('address')),
  ];
  await wait(7000);
  const all = answers.every((answer) => answer.endsWith(': answered'));
  return `${all ? 'as documented' : 'fault #6365 or #2444'}: ${answers.join('; ')}`;
});
