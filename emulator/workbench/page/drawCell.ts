import { address, area } from '../../../src/grid/cell';
import type { Constant, Format } from '../../model';
import { element, place } from './element';
import { sizeOf, startOf } from './lines';
import { fontOf, widthOf } from './measure';
import { PADDING, type Sight } from './sight';
import { TEXTS } from './texts';

const GRIDLINE = '#e1e1e1';

const STYLES: Readonly<Record<string, string>> = {
  Dash: 'dashed',
  Dot: 'dotted',
  Double: 'double',
  DashDot: 'dashed',
  DashDotDot: 'dashed',
};
const WEIGHTS: Readonly<Record<string, number>> = { Medium: 2, Thick: 3 };

const lineOf = (format: Format, edge: string): string | null => {
  const style = format[`border/${edge}/style`];
  if (style === undefined || style === 'None') return null;
  const width = style === 'Double' ? 3 : (WEIGHTS[String(format[`border/${edge}/weight`])] ?? 1);
  return `${width}px ${STYLES[String(style)] ?? 'solid'} ${format[`border/${edge}/color`] ?? '#000000'}`;
};

/** The line between a cell and its neighbour to the right or below: either's, else the grid's, else none. */
const between = (own: Format, edge: string, other: Format, otherEdge: string, grid: boolean): string =>
  lineOf(other, otherEdge) ??
  lineOf(own, edge) ??
  `1px solid ${own['fill/color'] ?? (grid ? GRIDLINE : 'transparent')}`;

const HORIZONTAL: Readonly<Record<string, string>> = {
  Left: 'left',
  Center: 'center',
  CenterAcrossSelection: 'center',
  Right: 'right',
};
const VERTICAL: Readonly<Record<string, string>> = {
  Top: 'flex-start',
  Center: 'center',
  Bottom: 'flex-end',
};

const alignmentOf = (format: Format, value: Constant | null): string => {
  const set = HORIZONTAL[String(format['horizontalAlignment'])];
  if (set) return set;
  if (typeof value === 'number') return 'right';
  return typeof value === 'boolean' || (typeof value === 'object' && value !== null) ? 'center' : 'left';
};

/** How far a text may run over the empty cells to its right, in pixels. */
const roomFor = (sight: Sight, row: number, column: number, wanted: number): number => {
  let room = sizeOf(sight.columns, column);
  for (let next = column + 1; next < sight.columns.count && room < wanted && sight.isEmpty(row, next); next++)
    room += sizeOf(sight.columns, next);
  return room;
};

const decorate = ({ style }: HTMLElement, format: Format): void => {
  if (format['font/color'] !== undefined) style.color = String(format['font/color']);
  const lines = [
    format['font/strikethrough'] ? 'line-through' : '',
    format['font/underline'] !== undefined && format['font/underline'] !== 'None' ? 'underline' : '',
  ].filter((line) => line !== '');
  if (lines.length > 0) style.textDecoration = lines.join(' ');
};

const rotated = (text: HTMLElement, degrees: number): void => {
  text.classList.add('rotated');
  if (degrees === 90) text.style.transform = 'rotate(180deg)';
  else if (degrees !== -90 && degrees !== 180) {
    text.classList.remove('rotated');
    text.style.transform = `rotate(${-degrees}deg)`;
  }
  if (degrees === 180) text.style.textOrientation = 'upright';
};

const textOf = (
  sight: Sight,
  row: number,
  column: number,
  width: number,
  format: Format,
): HTMLElement | null => {
  const value = sight.value(row, column);
  const shown = sight.text(row, column);
  if (shown === '') return null;
  const text = element('span', { class: 'text' });
  const font = fontOf(format);
  const wraps = format['wrapText'] === true;
  const turned = Number(format['textOrientation'] ?? 0);
  const align = alignmentOf(format, value);
  const needed = wraps || turned !== 0 ? 0 : widthOf(shown, font) + 2 * PADDING;
  const tooWide = needed > width + 1;
  text.textContent =
    tooWide && typeof value === 'number' ? '#'.repeat(Math.max(1, Math.floor(width / 8))) : shown;
  text.style.font = font;
  text.style.textAlign = align;
  if (wraps) text.classList.add('wraps');
  if (tooWide && typeof value === 'string' && align === 'left') {
    text.classList.add('over');
    if (format['fill/color'] === undefined) text.classList.add('blank');
    place(text, { width: roomFor(sight, row, column, needed) });
  }
  const indent = Number(format['indentLevel'] ?? 0) * 9;
  if (indent > 0)
    text.style.setProperty(align === 'right' ? 'padding-right' : 'padding-left', `${PADDING + indent}px`);
  if (turned !== 0) rotated(text, turned);
  decorate(text, format);
  return text;
};

/** Draws a cell, or the merged area that begins at it. */
export const drawCell = (sight: Sight, row: number, column: number): HTMLElement => {
  const { rows, columns } = sight.merged(row, column) ?? area(row, column);
  const format = sight.format(row, column);
  const width = startOf(sight.columns, column + columns) - startOf(sight.columns, column);
  const height = startOf(sight.rows, row + rows) - startOf(sight.rows, row);
  const cell = element('div', {
    role: 'gridcell',
    'aria-colindex': column + 1,
    'data-cell': address(row, column),
    class: rows * columns > 1 ? 'cell merged' : 'cell',
  });
  place(cell, { width, height });
  const { style } = cell;
  const grid = sight.sheet.showGridlines;
  const [last, bottom] = [column + columns - 1, row + rows - 1];
  const right = sight.format(row, last + 1);
  const below = sight.format(bottom + 1, column);
  style.borderRight = between(sight.format(row, last), 'EdgeRight', right, 'EdgeLeft', grid);
  style.borderBottom = between(sight.format(bottom, column), 'EdgeBottom', below, 'EdgeTop', grid);
  if (format['fill/color'] !== undefined) style.backgroundColor = String(format['fill/color']);
  style.alignItems = VERTICAL[String(format['verticalAlignment'])] ?? 'flex-end';
  if (sight.book.isDoubtful(sight.sheet, row, column)) {
    cell.classList.add('beyond');
    cell.title = TEXTS.beyond;
  }
  const text = textOf(sight, row, column, width, format);
  if (text) cell.append(text);
  return cell;
};
