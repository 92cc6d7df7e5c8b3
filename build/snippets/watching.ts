/** Waits for so many milliseconds. */
export const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Asks twice a second for a minute, until there is an answer. While a cell is being edited Excel answers nothing. */
export const inAMinute = async <T>(
  ask: (context: Excel.RequestContext) => Promise<T | null>,
): Promise<T | null> => {
  for (let time = 0; time < 120; time++) {
    const answer = await Excel.run(ask).catch(() => null);
    if (answer !== null) return answer;
    await wait(500);
  }
  return null;
};

const contentOf = async (context: Excel.RequestContext, address: string): Promise<string> => {
  const [, sheet = '', cells = ''] = /^'?(.*?)'?!(.*)$/.exec(address) ?? [];
  const range = context.workbook.worksheets.getItem(sheet.replaceAll("''", "'")).getRange(cells);
  range.load('values');
  await context.sync();
  return String(range.values[0]?.[0]);
};

/** The selected cell, with its sheet, and what it holds. */
export const selectedCell = (): Promise<readonly [address: string, content: string]> =>
  Excel.run(async (context) => {
    const selected = context.workbook.getSelectedRanges();
    selected.load('address');
    await context.sync();
    return [selected.address, await contentOf(context, selected.address)] as const;
  });

/** What the cell holds as soon as it is no longer what it was; `null` after a minute. */
export const contentAfter = ([address, before]: readonly [string, string]): Promise<string | null> =>
  inAMinute(async (context) => {
    const content = await contentOf(context, address);
    return content === before ? null : content;
  });

/** Does something, and gives the cells of which Excel told that they changed meanwhile, as `Sheet!A1`. */
export const toldDuring = async (
  work: (told: readonly string[]) => Promise<unknown>,
): Promise<readonly string[]> => {
  const told: string[] = [];
  const names = new Map<string, string>();
  const listening = await Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load('items/id,items/name');
    const added = worksheets.onChanged.add(async ({ worksheetId, address }) => {
      told.push(`${names.get(worksheetId) ?? 'a new sheet'}!${address}`);
    });
    await context.sync();
    for (const { id, name } of worksheets.items) names.set(id, name);
    return added;
  });
  await work(told);
  await Excel.run(listening.context as Excel.RequestContext, async (context) => {
    listening.remove();
    await context.sync();
  });
  return told;
};
