import type { Tournament } from '../core/model';
import { orderByItself } from '../core/progress';
import { choiceNamed } from '../language/choiceNames';
import { cellText, type CellValue } from '../grid/cell';
import { fixedCell, place, quoted } from '../grid/reference';
import type { Layout } from './layout';

/** How the cross-table's players stand, in the order in which Lists has it: by themselves by number until the last game. */
const ORDERS = ['itself', 'number', 'rank'] as const;

/** Whether the cross-table is in order of rank, by what its switch says, by name or code. */
export const isByRank = (tournament: Tournament, typed: CellValue | undefined): boolean => {
  const order = choiceNamed('order', cellText(typed)) ?? 'itself';
  return (order === 'itself' ? orderByItself(tournament) : order) === 'rank';
};

/** The same as a formula on the cross-table's sheet: 1 or 0. */
export const byRankFormula = (layout: Layout): string => {
  const { sheet, order } = layout.crosstable;
  const typed = `TRIM(${fixedCell(order, sheet)}&"")`;
  const { sheet: lists, area } = layout.lists.orders;
  const is = (code: (typeof ORDERS)[number]): string => {
    const choice = place(lists, area.row + ORDERS.indexOf(code), area.column);
    return `OR(${typed}=${fixedCell(choice, sheet)},${typed}=${quoted(code)})`;
  };
  return `IF(${is('rank')},1,IF(OR(${is('number')},${fixedCell(layout.calculation.facts.open, sheet)}>0),0,1))`;
};
