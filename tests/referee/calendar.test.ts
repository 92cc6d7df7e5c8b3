import type { WorkbookPlan } from '../../src/grid/plan';
import { scheduled } from '../core/calendar/field';
import { planned, typedInto } from '../sheets/plan';
import { differences, fileOfPlan, ours, refereed, valuesIn } from './books';
import { recalculatedByGnumeric } from './gnumeric';

const six = planned(
  scheduled(6, '2026-11-27 19:00/7', { venue: { column: 'Home' }, deadline: { weeks: 4 } }),
);

/** The first game on other days, as somebody types them: that of round 2, a free one, none, a word. */
const PLANS: readonly (readonly [string, WorkbookPlan])[] = (
  [
    ['as planned', 46_353.75],
    ['on the day of another round', 46_360],
    ['in the evening of that day', 46_360.99],
    ['on a free day', 46_359.5],
    ['without a date', null],
    ['a word', 'Friday'],
  ] as const
).map(([name, write]) => {
  const { columns, header } = six.layout.pairings;
  const cell = { sheet: 'Pairings', row: header + 1, column: columns.date!, write };
  return [name, typedInto(six, [cell]).plan];
});

const ofPairings = ({ sheets, ...plan }: WorkbookPlan): WorkbookPlan => ({
  ...plan,
  sheets: sheets.filter(({ role }) => role === 'pairings'),
});

describe('Pairings with games that were moved is worked out alike', () => {
  const faults = (
    values: (name: string) => Parameters<typeof differences>[2] | undefined,
  ): readonly string[] =>
    PLANS.flatMap(([name, plan]) => {
      const value = values(name);
      return value ? differences(ofPairings(plan), ours(plan), value) : [`${name} is missing`];
    });

  it('by LibreOffice', async () => {
    const books = await Promise.all(
      PLANS.map(async ([name, plan]) => [name, { plan, bytes: await fileOfPlan(plan) }] as const),
    );
    const values = await refereed(new Map(books));
    expect(faults((name) => values.get(name))).toEqual([]);
  });

  it('by Gnumeric', async () => {
    const books = await Promise.all(
      PLANS.map(async ([name, plan]) => [name, await fileOfPlan(plan)] as const),
    );
    const saved = await recalculatedByGnumeric(new Map(books));
    const values = new Map(
      await Promise.all(
        PLANS.map(async ([name, plan]) => {
          const bytes = saved.get(name);
          return [name, bytes && (await valuesIn(bytes, plan))] as const;
        }),
      ),
    );
    expect(faults((name) => values.get(name))).toEqual([]);
  });
});
