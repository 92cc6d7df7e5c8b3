import { address } from '../../src/grid/cell';
import { FAINT, SIZE, TAB } from '../../src/sheets/look/style';
import { luminanceOf } from '../../src/taskpane/theme';
import { isPoster } from './faults';
import type { ShownSheet } from './sheet';

const luminance = (color: string): number => luminanceOf(color) ?? 0;

/** As WCAG 2 counts it, 1 to 21. */
const contrast = (one: string, other: string): number => {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((first, second) => second - first);
  return (lighter! + 0.05) / (darker! + 0.05);
};

const LEAST_CONTRAST = 4.5;

/** What is still to come may be faint. */
const isFaint = (color: string, fill: string): boolean =>
  color !== FAINT && contrast(color, fill) < LEAST_CONTRAST;

/** Which rules of all sheets one breaks: that it can be read, its title and tab, and what stays in sight of a long list. */
export const brokenRules = (sheet: ShownSheet): readonly string[] => {
  const { plan, cells } = sheet;
  const title = cells.find(({ row }) => row === 0)?.style ?? {};
  const hasTitle = title.bold === true && (title.size ?? 0) >= SIZE.title;
  const heads = (plan.tables ?? []).map(({ area }) => area.row + 1);
  const isFrozen = heads.every((head) => plan.freeze?.rows === head);
  return [
    ...cells
      .filter(({ style: { color = '000000', fill = 'FFFFFF' } }) => isFaint(color, fill))
      .map(({ row, column, text }) => `${plan.name}!${address(row, column)} contrast: ${text}`),
    ...(hasTitle || isPoster(sheet) ? [] : [`${plan.name} title`]),
    ...(isFrozen ? [] : [`${plan.name} frozen`]),
    ...(Object.values<string | undefined>(TAB).includes(plan.tabColor) ? [] : [`${plan.name} tab`]),
  ];
};
