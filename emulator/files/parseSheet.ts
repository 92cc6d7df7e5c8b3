import { address, area, parseArea, type Area } from '../../src/grid/cell';
import type { FileCell, FileSheet } from '../../src/workbook/xlsx/cells';
import { readSheet } from '../../src/workbook/xlsx/sheet';
import {
  type StringAt,
  child,
  children,
  isTrue,
  parsePart,
  type XmlElement,
} from '../../src/workbook/xlsx/xml';
import type { Cell, LineState, SheetState } from '../model';
import { cellKey } from '../model/address';
import { blankSheet, PLAIN } from '../model/book';
import { colorOf, type ThemeColors, type ParsedStyles } from './parseStyles';
import { parsePage } from './parsePage';
import { parseConditionals, parseValidations } from './parseRules';
import { widthPoints } from './makePage';

/** What the parts of a workbook share. */
export interface Shared {
  readonly styles: ParsedStyles;
  readonly theme: ThemeColors;
  readonly stringAt: StringAt;
  readonly newId: () => number;
  /** Told of what the model cannot hold. */
  readonly dropped: (what: string) => void;
}

const isFalse = (text: string | undefined): boolean => text === '0' || text === 'false';

const cellOf = ({ value, formula, style }: FileCell, { styles }: Shared): Cell => {
  const look = styles.cells[style];
  type Content = Exclude<Cell['value'], undefined>;
  const cell: { value?: Content; formula?: string; saved?: Content; prefixed?: boolean } = {};
  if (formula && formula.text !== '') {
    cell.formula = `=${formula.text}`;
    if (value !== null) cell.saved = value;
  } else if (value !== null) cell.value = value;
  if (look?.quoted) cell.prefixed = true;
  return look && look.format !== PLAIN ? { ...cell, format: look.format } : cell;
};

const cellsOf = ({ rows }: FileSheet, shared: Shared): Map<number, Cell> => {
  const cells = new Map<number, Cell>();
  for (const { row, cells: line } of rows)
    for (const found of line) {
      if (found.formula?.array) shared.dropped('array formula');
      const cell = cellOf(found, shared);
      if (Object.keys(cell).length > 0) cells.set(cellKey(row, found.column), cell);
    }
  return cells;
};

const formatOf = (style: string | undefined, { styles }: Shared): Pick<LineState, 'format'> => {
  const format = style === undefined ? undefined : styles.cells[Number(style)]?.format;
  return format && format !== PLAIN ? { format } : {};
};

const rowsOf = (root: XmlElement, shared: Shared): Map<number, LineState> => {
  const rows = new Map<number, LineState>();
  children(child(root, 'sheetData'), 'row').forEach(({ attributes }, index) => {
    const { r, ht, customHeight, hidden, customFormat, s } = attributes;
    const line: LineState = {
      ...(ht !== undefined && isTrue(customHeight) ? { size: Number(ht) } : {}),
      ...(isTrue(hidden) ? { hidden: true } : {}),
      ...(isTrue(customFormat) ? formatOf(s, shared) : {}),
    };
    if (Object.keys(line).length > 0) rows.set(Number(r ?? index + 1) - 1, line);
  });
  return rows;
};

/** Programs describe the columns to the end of the sheet by one entry; a model of them is made of those in use. */
const FARTHEST = 1024;

const columnsOf = (root: XmlElement, shared: Shared): Map<number, LineState> => {
  const columns = new Map<number, LineState>();
  for (const { attributes } of children(child(root, 'cols'), 'col')) {
    const { min, max, width, customWidth, hidden, style } = attributes;
    const line: LineState = {
      ...(width !== undefined && isTrue(customWidth) ? { size: widthPoints(Number(width)) } : {}),
      ...(isTrue(hidden) ? { hidden: true } : {}),
      ...formatOf(style, shared),
    };
    if (Object.keys(line).length === 0) continue;
    const last = Number(max) > FARTHEST ? Math.max(Number(min), FARTHEST) : Number(max);
    for (let column = Number(min) - 1; column < last; column++) columns.set(column, line);
  }
  return columns;
};

const frozenOf = (view: XmlElement | undefined): SheetState['frozen'] => {
  const { state = '', xSplit = '0', ySplit = '0' } = child(view, 'pane')?.attributes ?? {};
  return state.startsWith('frozen')
    ? { rows: Number(ySplit), columns: Number(xSplit) }
    : { rows: 0, columns: 0 };
};

const selectionOf = (view: XmlElement | undefined): Area => {
  const selections = children(view, 'selection');
  const pane = child(view, 'pane')?.attributes['activePane'];
  const chosen = selections.find(({ attributes }) => attributes['pane'] === pane) ?? selections.at(-1);
  const first = chosen?.attributes['sqref']?.split(/\s+/)[0] ?? chosen?.attributes['activeCell'];
  return parseArea(first ?? '') ?? area(0, 0);
};

/** Parts of a worksheet that the model holds nothing of. */
const FOREIGN = ['drawing', 'legacyDrawing', 'picture', 'oleObjects', 'controls', 'hyperlinks', 'scenarios'];

/** Reads a worksheet part into a sheet of the model, without its tables. */
export const parseSheet = (
  xml: string,
  part: string,
  id: string,
  name: string,
  shared: Shared,
): SheetState => {
  const root = parsePart(xml, part);
  const file = readSheet(new TextEncoder().encode(xml), part, shared.stringAt);
  const view = child(child(root, 'sheetViews'), 'sheetView');
  const { showGridLines, showRowColHeaders, rightToLeft } = view?.attributes ?? {};
  for (const foreign of FOREIGN) if (child(root, foreign)) shared.dropped(foreign);
  return {
    ...blankSheet(id, name),
    tabColor: colorOf(child(child(root, 'sheetPr'), 'tabColor'), shared.theme) ?? '',
    showGridlines: !isFalse(showGridLines),
    showHeadings: !isFalse(showRowColHeaders),
    rightToLeft: isTrue(rightToLeft),
    cells: cellsOf(file, shared),
    rows: rowsOf(root, shared),
    columns: columnsOf(root, shared),
    merges: [...file.merges],
    validations: parseValidations(root),
    conditionals: parseConditionals(
      root,
      shared.styles,
      () => `{file-${shared.newId()}}`,
      address,
      shared.dropped,
    ),
    frozen: frozenOf(view),
    page: parsePage(root),
    protection: isTrue(child(root, 'sheetProtection')?.attributes['sheet']) ? { options: {} } : null,
    selection: selectionOf(view),
  };
};
