/** 9 Time: Run this, then press Create within a minute. It takes the time from the first new sheet to the last. */
import { begin } from './answers';
import { inAMinute, wait } from './watching';

/** How many sheets there are, and how many of them are seen. */
const countOf = async (context: Excel.RequestContext): Promise<readonly [all: number, seen: number]> => {
  const { worksheets } = context.workbook;
  worksheets.load('items/visibility');
  await context.sync();
  return [
    worksheets.items.length,
    worksheets.items.filter(({ visibility }) => visibility === 'Visible').length,
  ];
};

begin('9 Time', 'less than a minute', async () => {
  const [before, seenBefore] = await Excel.run(countOf);
  const whenMoreThan = (least: number, which: 0 | 1): Promise<number | null> =>
    inAMinute(async (context) => ((await countOf(context))[which] > least ? Date.now() : null));
  const begun = await whenMoreThan(before, 0);
  if (begun === null) return 'no new sheet within a minute';
  const shown = await whenMoreThan(seenBefore, 1);
  if (shown === null) return 'slow: new sheets, but none is shown after a minute';
  await wait(1000);
  const [after] = await Excel.run(countOf);
  return `as documented: ${after - before} sheets in ${((shown - begun) / 1000).toFixed(1)} s`;
});
