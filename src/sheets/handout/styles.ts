import type { Style } from '../../grid/plan';
import { ACCENT, HEAD_FILL, INK, LINE, QUIET, SIZE } from '../look/style';

/** The look of a heading in a grid. */
export const HEAD: Style = {
  bold: true,
  color: INK,
  fill: HEAD_FILL,
  align: 'center',
  vertical: 'center',
  grid: LINE,
};
export const BOX: Style = { grid: LINE, align: 'center', vertical: 'center' };
export const NAME: Style = { grid: LINE, align: 'left', vertical: 'center' };
export const PART: Style = { bold: true, size: SIZE.heading, color: ACCENT };
export const NOTE: Style = { color: QUIET };
export const UNDER: Style = { ...NOTE, vertical: 'bottom' };
