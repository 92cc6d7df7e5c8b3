import type { SheetWords } from '../../language/words';
import { fill, textRow } from '../../grid/block';
import { area, type Area } from '../../grid/cell';
import type { Layout } from '../layout';
import type { Block, ConditionalPlan } from '../../grid/plan';
import type { Beside } from '../pairings/finder';
import { fixedCell, quoted, type Place } from '../../grid/reference';
import { alarmWhen, QUIET, styled } from '../look/style';

/** A formula that warns if the values around it are out of date; otherwise it shows `otherwise`. */
const orOutOfDate = (layout: Layout, words: SheetWords, own: string, otherwise: string): string =>
  layout.calculationShown
    ? `IF(${fixedCell(layout.snapshot.flag, own)}>0,${quoted(words.outOfDate)},${otherwise})`
    : otherwise;

/** The live cell that shows the status text from Refresh while it is up to date. */
export const statusBlock = (
  layout: Layout,
  words: SheetWords,
  status: Place,
  around = (formula: string): string => formula,
  own = status.sheet,
): Block => fill(area(1, 0), around(orOutOfDate(layout, words, own, `${fixedCell(status, own)}&""`)));

/** Highlights the status cell while values are out of date. */
export const outOfDateAlarm = (layout: Layout, words: SheetWords): readonly ConditionalPlan[] => {
  const where: Area = area(1, 0);
  return layout.live ? [] : [alarmWhen(where, `$A$2=${quoted(words.outOfDate)}`)];
};

/** What stands beside a refreshed Pairings table: the hidden status text, and how the sheet is kept up to date. */
export const makeRefreshHint = (
  { pairings: { columns } }: Layout,
  words: SheetWords,
  status: readonly Block[],
): Beside => ({
  blocks: [...status, textRow(1, columns.find + 1, [words.refreshHint])],
  styles: [styled(area(1, columns.find + 1), { color: QUIET })],
  columns: [
    { from: columns.count, count: 1, width: 3 },
    { from: columns.find, count: 1, width: 6, hidden: true },
  ],
});
