import { rating } from './criteria/strength';
import { usersOf, type CriterionCells, type LiveHelper } from './criteria';
import { fill, rows, textRow } from '../../grid/block';
import type { Layout } from '../layout';
import { inField, spansOf, type FieldLayout } from '../layout/fields';
import type { Block } from '../../grid/plan';
import { numberIn } from '../../grid/formula/number';
import { columnIn, fixedCell, inColumn, inRow, place, whole, type Place } from '../../grid/reference';

/** The column of a helper. */
export const helperColumn = ({ calculation }: Layout, { key }: LiveHelper): Place => {
  const { helpers, supporting } = calculation;
  const at = supporting.findIndex((helper) => helper.key === key);
  return columnIn(helpers, at);
};

/** The cell above a criterion's or helper's column that is 1 while the list needs it. */
const usedAt = ({ calculation }: Layout, columns: Place, index: number): Place =>
  place(calculation.sheet, calculation.head.used, columns.area.column + index);

/** The cell that is 1 while the list has a criterion. */
export const usedCell = (layout: Layout, code: string): Place => {
  const { listed, criteria } = layout.calculation;
  const at = listed.findIndex((each) => each.code === code);
  return usedAt(layout, criteria, at);
};

/** A formula that is calculated only while its column is needed, by the cell above it. */
export const whileUsed = (layout: Layout, columns: Place, index: number, formula: string): string =>
  `IF(${inColumn(usedAt(layout, columns, index), layout.calculation.sheet)}=0,0,${formula})`;

/** Which criteria stand in the list: the slots know their places among all. */
export const usedBlocks = (layout: Layout): readonly Block[] => {
  const { sheet, head, listed, criteria, criterionRow, across, shown } = layout.calculation;
  const first = inColumn(criterionRow(head.cycle), sheet);
  return [
    rows(head.cycle, criteria.area.column, [listed.map((_, index) => index + 1)], '0'),
    fill(criterionRow(head.used), `MIN(1,COUNTIFS(${whole(across(head.no, shown), sheet)},${first}))`),
  ];
};

/** The helpers' columns, each worked out while a criterion that needs it is in the list. */
export const helperBlocks = (
  layout: Layout,
  cellsOf: (span: FieldLayout) => CriterionCells,
): readonly Block[] => {
  const { sheet, head, listed, helpers, supporting } = layout.calculation;
  const always = layout.tournament.settings.includes('handicap') ? [rating, ...(rating.needs ?? [])] : [];
  const spans = spansOf(layout.fields).map((span) => ({ span, cells: cellsOf(span) }));
  return supporting.flatMap((helper, index) => {
    const users = [
      ...usersOf(listed, helper.key).map((code) => fixedCell(usedCell(layout, code), sheet)),
      ...(always.includes(helper) ? ['1'] : []),
    ];
    const column = helperColumn(layout, helper);
    return [
      textRow(head.code, column.area.column, [helper.key]),
      fill(usedAt(layout, helpers, index), `MAX(${users.join(',')})`),
      ...spans.map(({ span, cells }) =>
        fill(inField(column, span), whileUsed(layout, helpers, index, helper.formula(cells))),
      ),
    ];
  });
};

/** The rows that hold helpers' columns, turned, over the opponents of the results. */
export const turnedBlocks = (layout: Layout): readonly Block[] => {
  const { sheet, head, supporting, grid, across, turnedRow } = layout.calculation;
  const number = inColumn(across(head.no, grid.games), sheet);
  return supporting
    .filter(({ turned }) => turned)
    .map((helper) =>
      fill(
        across(turnedRow(helper.key), grid.games),
        `INDEX(${whole(helperColumn(layout, helper), sheet)},${number})`,
      ),
    );
};

/** Counts the rows that are not 0, so that notes can find the k-th one. */
export const countedDown = (where: Place, value: string): string =>
  `IF(${value}=0,0,1)+${numberIn(inRow(where, where.sheet, where.area.row - 1))}`;
