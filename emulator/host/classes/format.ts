import {
  autofitColumns,
  autofitRows,
  clearFill,
  getBorder,
  getColumnWidth,
  getFormat,
  getRowHeight,
  setBorder,
  setColumnWidth,
  setFormat,
  setRowHeight,
  type Book,
} from '../../model';
import { HostError } from '../../model/error';
import type { BorderIndex, BorderKey } from '../../model/format';
import type { Ref } from '../../model/state';
import type { HostContext } from '../context';
import { row } from '../row';
import type { AreasObject } from './rangeAreas';

interface BorderObject extends AreasObject {
  readonly side: BorderIndex;
}

const SIDES: readonly BorderIndex[] = [
  'EdgeTop',
  'EdgeBottom',
  'EdgeLeft',
  'EdgeRight',
  'InsideVertical',
  'InsideHorizontal',
  'DiagonalDown',
  'DiagonalUp',
];

/** The value that all ranges share, else `null`. */
const shared = <T>(it: AreasObject, read: (ref: Ref) => T | null): T | null => {
  const [first, ...rest] = it.ranges.map(({ ref }) => read(ref));
  return rest.every((value) => value === first) ? (first ?? null) : null;
};

const each = (it: AreasObject, change: (ref: Ref) => void): void => {
  for (const { ref } of it.ranges) change(ref);
};

const camel = (wire: string): string => wire[0]!.toLowerCase() + wire.slice(1);

/** Rows of `get` and `set` for format properties that the model keeps by path. */
const kept = (folder: string, names: readonly string[]) => ({
  get: Object.fromEntries(
    names.map((wire) => [
      wire,
      ({ book }: HostContext, it: AreasObject) =>
        shared(it, (ref) => getFormat(book, ref, folder + camel(wire))),
    ]),
  ),
  set: Object.fromEntries(
    names.map((wire) => [
      wire,
      ({ book }: HostContext, it: AreasObject, value: unknown) =>
        each(it, (ref) => setFormat(book, ref, folder + camel(wire), value)),
    ]),
  ),
});

const CELL = [
  'WrapText',
  'HorizontalAlignment',
  'VerticalAlignment',
  'TextOrientation',
  'ReadingOrder',
  'ShrinkToFit',
  'IndentLevel',
];
const cell = kept('', CELL);

const format = row<HostContext, AreasObject>({
  type: 'RangeFormat',
  get: {
    ...cell.get,
    ColumnWidth: ({ book }, it) => shared(it, (ref) => getColumnWidth(book, ref)),
    RowHeight: ({ book }, it) => shared(it, (ref) => getRowHeight(book, ref)),
  },
  set: {
    ...cell.set,
    ColumnWidth: ({ book }, it, width: number) => each(it, (ref) => setColumnWidth(book, ref, width)),
    RowHeight: ({ book }, it, height: number) => each(it, (ref) => setRowHeight(book, ref, height)),
  },
  navigate: {
    Font: (_, it) => it,
    Fill: (_, it) => it,
    Borders: (_, it) => it,
    Protection: (_, it) => it,
  },
  call: {
    AutofitColumns: ({ book }, it) => each(it, (ref) => autofitColumns(book, ref)),
    AutofitRows: ({ book }, it) => each(it, (ref) => autofitRows(book, ref)),
  },
});

const sideNamed = (it: AreasObject, side: string): BorderObject => {
  const found = SIDES.find((known) => known.toLowerCase() === side.toLowerCase());
  if (!found)
    throw new HostError('InvalidArgument', 'The argument is invalid or missing or has an incorrect format.');
  return { ranges: it.ranges, side: found };
};

const borderPart = (book: Book, it: BorderObject, key: BorderKey) =>
  shared(it, (ref) => getBorder(book, ref, it.side, key));

/** Formats of ranges: alignment and size, font, fill, protection, borders. */
export const formatRows = [
  format,
  row<HostContext, AreasObject>({
    type: 'RangeFont',
    ...kept('font/', [
      'Name',
      'Size',
      'Color',
      'Italic',
      'Bold',
      'Underline',
      'Strikethrough',
      'Subscript',
      'Superscript',
      'TintAndShade',
    ]),
  }),
  row<HostContext, AreasObject>({
    type: 'RangeFill',
    ...kept('fill/', ['Color', 'Pattern', 'TintAndShade']),
    call: { Clear: ({ book }, it) => each(it, (ref) => clearFill(book, ref)) },
  }),
  row<HostContext, AreasObject>({
    type: 'FormatProtection',
    ...kept('protection/', ['Locked', 'FormulaHidden']),
  }),
  row<HostContext, AreasObject>({
    type: 'RangeBorderCollection',
    get: { Count: () => SIDES.length },
    items: (_, it) => SIDES.map((side) => ({ ranges: it.ranges, side })),
    item: (_, it, side) => sideNamed(it, side),
  }),
  row<HostContext, BorderObject>({
    type: 'RangeBorder',
    get: {
      SideIndex: (_, it) => it.side,
      Style: ({ book }, it) => borderPart(book, it, 'style'),
      Weight: ({ book }, it) => borderPart(book, it, 'weight'),
      Color: ({ book }, it) => borderPart(book, it, 'color'),
      TintAndShade: ({ book }, it) => borderPart(book, it, 'tintAndShade'),
    },
    set: {
      Style: ({ book }, it, value: string) =>
        each(it, (ref) => setBorder(book, ref, it.side, 'style', value)),
      Weight: ({ book }, it, value: string) =>
        each(it, (ref) => setBorder(book, ref, it.side, 'weight', value)),
      Color: ({ book }, it, value: string) =>
        each(it, (ref) => setBorder(book, ref, it.side, 'color', value)),
      TintAndShade: ({ book }, it, value: number) =>
        each(it, (ref) => setBorder(book, ref, it.side, 'tintAndShade', value)),
    },
  }),
];
