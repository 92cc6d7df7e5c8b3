import type { WorkbookPlan } from '../../src/grid/plan';
import { differences, fileOfPlan, ours, refereed, valuesIn } from './books';
import { recalculatedByGnumeric } from './gnumeric';

/**
 * Tests that LibreOffice and Gnumeric work plans out as we do, and as their files have them already. `seen` is what of a plan
 * is compared.
 */
export const workedOutAlike = (
  plans: readonly (readonly [name: string, plan: WorkbookPlan])[],
  seen = (plan: WorkbookPlan): WorkbookPlan => plan,
): void => {
  const files = async () =>
    new Map(
      await Promise.all(
        plans.map(
          async ([name, plan], index) =>
            [`book${index}`, { name, plan, bytes: await fileOfPlan(plan) }] as const,
        ),
      ),
    );

  it('by LibreOffice', async () => {
    const books = await files();
    const values = await refereed(books);
    for (const [key, { name, plan, bytes }] of books)
      for (const known of [ours(plan), await valuesIn(bytes, plan)])
        expect([name, differences(seen(plan), known, values.get(key)!)]).toEqual([name, []]);
  });

  it('by Gnumeric', async () => {
    const books = await files();
    const saved = await recalculatedByGnumeric(new Map([...books].map(([key, { bytes }]) => [key, bytes])));
    for (const [key, { name, plan }] of books) {
      const value = await valuesIn(saved.get(key)!, plan);
      expect([name, differences(seen(plan), ours(plan), value)]).toEqual([name, []]);
    }
  });
};
