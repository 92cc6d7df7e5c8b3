import { area, type Area } from './cell';
import type { ConditionalPlan, PrintPlan, Style, StyledArea } from './plan';

/** The colours of all our sheets, `RRGGBB`. */
export const INK = '1F2A37';
export const QUIET = '6B7280';
export const ACCENT = '1F4E79';
export const HEAD_FILL = 'DCE6F1';
export const INPUT_FILL = 'FFF9E5';
export const LINE = 'BFC7D1';
export const DIAGONAL = '44546A';
export const ALARM = 'B42318';
export const FOUND_FILL = 'FFE9A8';

export const TABLE_STYLE = 'TableStyleLight1';

export const TITLE: Style = { bold: true, size: 16, color: ACCENT };
export const SUBTITLE: Style = { color: QUIET };
export const HEADING: Style = { bold: true, color: INK, fill: HEAD_FILL, wrap: true, vertical: 'center' };

/** Styles one area. */
export const styled = (where: Area, style: Style): StyledArea => ({ area: where, style });

/** Title and status line at the top of every sheet. */
export const topStyles = (): StyledArea[] => [styled(area(0, 0), TITLE), styled(area(1, 0), SUBTITLE)];

/** Shown in the alarm colour while the cell is not empty. */
export const alarmWhenFilled = (where: Area, cell: string): ConditionalPlan => ({
  area: where,
  formula: `LEN(${cell})>0`,
  style: { bold: true, color: ALARM },
});

const NAME_LEAST = 14;
const NAME_MOST = 34;

/** Width of a column of names, in characters: wide enough for the longest, within reason; longer ones wrap. */
export const nameWidth = (names: readonly string[]): number =>
  Math.min(NAME_MOST, Math.max(NAME_LEAST, ...names.map((name) => Math.ceil([...name].length * 1.15) + 2)));

/** Characters of width that A4 takes at 100 %, upright and landscape, with our margins. */
const PAGE_WIDTH = { upright: 96, landscape: 140 } as const;

/** One page across as long as it stays readable. */
const LEAST_SCALE = 0.6;

/** Fits the width on one page where that prints at 60 % or more; else pages across at a readable size. */
export const fitWidth = (
  widths: readonly number[],
  landscape: boolean,
  onePage: boolean,
): Pick<PrintPlan, 'fit' | 'scale'> => {
  const total = widths.reduce((sum, width) => sum + width, 0);
  const page = landscape ? PAGE_WIDTH.landscape : PAGE_WIDTH.upright;
  if (page / total >= LEAST_SCALE) return { fit: { wide: 1, tall: onePage ? 1 : 0 } };
  return { scale: 70 };
};
