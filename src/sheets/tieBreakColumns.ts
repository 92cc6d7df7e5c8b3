import type { Tournament } from '../core/model';
import { countTo } from '../grid/block';
import { address } from '../grid/cell';
import type { ConditionalPlan } from '../grid/plan';
import { fixedCell, quoted, type Place } from '../grid/reference';
import { slotHead } from './calculation/chain';
import type { Layout } from './layout';

/** The cells of one slot of the tie-break list, for headings that follow a change of the list. */
export const slotCode = (layout: Layout, slot: number, own: string): string =>
  fixedCell(slotHead(layout, slot).code, own);

/** Widths of the tie-breaks' columns, wide enough for the codes that are listed. */
export const tieBreakWidths = (
  { tieBreaks }: Tournament,
  { slots }: Layout,
  least: number,
): readonly number[] =>
  countTo(slots - 1).map((slot) => Math.max(least, Math.ceil((tieBreaks[slot]?.length ?? 0) * 1.2) + 1));

/** Codes that one condition compares with: an old limit of 255 characters for such a formula is never met. */
const CODES_A_RULE = 10;

/** Number formats by criterion: the code in the heading decides, so that a changed list is shown right. */
export const criterionFormats = (
  { criteria }: Layout,
  where: Place,
  headingRow: number,
): ConditionalPlan[] => {
  const heading = address(headingRow, where.area.column, 'row');
  const formats = new Set(criteria.map(({ format }) => format));
  formats.delete('0.00');
  return [...formats].flatMap((numberFormat) => {
    const tests = criteria
      .filter(({ format }) => format === numberFormat)
      .map(({ code }) => `${heading}=${quoted(code)}`);
    return countTo(Math.ceil(tests.length / CODES_A_RULE)).map((part) => ({
      area: where.area,
      formula: `OR(${tests.slice((part - 1) * CODES_A_RULE, part * CODES_A_RULE).join(',')})`,
      style: { numberFormat },
    }));
  });
};
