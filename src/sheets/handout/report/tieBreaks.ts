import { entryAt } from '../../../core/present';
import { countTo, fill } from '../../../grid/block';
import { address, area, type Area } from '../../../grid/cell';
import type { Block, ConditionalPlan } from '../../../grid/plan';
import { acrossRow, fixedCell, place, whole, type Place } from '../../../grid/reference';
import type { Layout } from '../../layout';
import { HEAD_FILL, LINE } from '../../look/style';
import { anybodyHas, criterionFormats } from '../../standings/tieBreakColumns';
import type { RankedParts } from './head';

/** Hidden, tie-break by tie-break of Standings: how many up to it are not 0 or empty for everybody, and which is the n-th of those. */
export const usedTieBreakBlocks = ({
  layout: { standings },
  report,
}: Omit<RankedParts, 'words'>): readonly Block[] => {
  const { sheet, used, shown, figures } = report;
  const { row, column } = used.area;
  return countTo(figures).flatMap((each) => {
    const own = row + each - 1;
    const values = whole(standings.column(standings.columns.points + each), sheet);
    const before = each === 1 ? '' : `${address(own - 1, column)}+`;
    return [
      fill(area(own, column), `${before}(${anybodyHas(values)})*1`),
      fill(area(own, shown.area.column), `IFERROR(MATCH(${each},${whole(used, sheet)},0),0)`),
    ];
  });
};

/** The tie-breaks of a field in order of rank: those of Standings that anybody has something in, and nothing right of them. */
export const tieBreakBlocks = (
  { layout: { standings }, report }: Omit<RankedParts, 'words'>,
  index: number,
  header: number,
  first: number,
): readonly Block[] => {
  const { sheet, shown, figures, figure } = report;
  const table = entryAt(standings.tables, index);
  const heads = whole(standings.heads(table), sheet);
  const values = acrossRow(
    place(standings.sheet, table.first, standings.columns.tieBreaks, 1, figures),
    sheet,
  );
  return countTo(figures).flatMap((each): Block[] => {
    const column = figure(each - 1);
    const which = fixedCell(place(sheet, shown.area.row + each - 1, shown.area.column), sheet);
    return [
      fill(area(header, column), `IF(${which}=0,"",INDEX(${heads},1,${which})&"")`),
      fill(
        area(first, column, table.players),
        `IF(${address(header, column, 'row')}="","",INDEX(${values},1,${which}))`,
        '0.00',
      ),
    ];
  });
};

/** The numbers of the tie-breaks that are shown, with lines between them and one below. */
export const tieBreakFormats = (layout: Layout, header: number, where: Place): readonly ConditionalPlan[] => {
  const { row, column, rows } = where.area;
  const style = { lineAbove: LINE };
  const formula = `LEN(${address(header, column, 'row')})>0`;
  const heads = place(where.sheet, header, column);
  return [
    ...criterionFormats(layout, where, heads, 'heading', style),
    { area: where.area, formula, style },
    { area: { ...where.area, row: row + rows, rows: 1 }, formula, style },
  ];
};

/** The colour of their headings. */
export const tieBreakHeads = (where: Area): ConditionalPlan => ({
  area: where,
  formula: `LEN(${address(where.row, where.column, 'row')})>0`,
  style: { fill: HEAD_FILL },
});
