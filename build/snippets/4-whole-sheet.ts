/** 4 A whole sheet selected: Press Ctrl+A twice in a sheet, then run this. */
import { begin } from './answers';

begin('4 A whole sheet selected', 'an answer within a second', () => {
  const begun = Date.now();
  const asked = Excel.run(async (context) => {
    const { areas } = context.workbook.getSelectedRanges();
    areas.load('items/address');
    await context.sync();
    const ms = Date.now() - begun;
    const selected = areas.items.map(({ address }) => address).join(', ');
    return `${ms < 1000 ? 'as documented' : 'slow'}: ${selected} in ${ms} ms`;
  });
  const late = new Promise<string>((resolve) =>
    setTimeout(resolve, 10000, 'fault #5758: no answer within 10 seconds'),
  );
  return Promise.race([asked, late]);
});
