import {
  getBorder,
  getColumnWidth,
  getFormat,
  getRowHeight,
  setBorder,
  setColumnWidth,
  setFormat,
  setRowHeight,
} from '../../model';
import { HostError } from '../../model/error';
import type { BorderIndex, BorderKey } from '../../model/format';
import type { Ref } from '../../model/state';
import { type AreasObject, type HostContext, type RangeObject, row } from '../row';

/** What has a format: a range, or several at once. */
type Formatted = RangeObject | AreasObject;

interface BorderObject {
  readonly of: Formatted;
  readonly side: BorderIndex;
}

const refsOf = (it: Formatted): readonly Ref[] =>
  'ranges' in it ? it.ranges.map(({ ref }) => ref) : [it.ref];

/** What all ranges have, `null` if they differ. */
const common = <T>(it: Formatted, valueOf: (ref: Ref) => T): T | null => {
  const different = new Set(refsOf(it).map(valueOf));
  return different.size === 1 ? [...different][0]! : null;
};

const each = (it: Formatted, change: (ref: Ref) => void): void => refsOf(it).forEach(change);

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

const camel = (wire: string): string => wire[0]!.toLowerCase() + wire.slice(1);

/** Rows of `get` and `set` for format properties that the model keeps by path. */
const kept = (folder: string, names: readonly string[]) => ({
  get: Object.fromEntries(
    names.map((wire) => [
      wire,
      ({ book }: HostContext, it: Formatted) =>
        common(it, (ref) => getFormat(book, ref, folder + camel(wire))),
    ]),
  ),
  set: Object.fromEntries(
    names.map((wire) => [
      wire,
      ({ book }: HostContext, it: Formatted, value: unknown) =>
        each(it, (ref) => setFormat(book, ref, folder + camel(wire), value)),
    ]),
  ),
});

const cell = kept('', [
  'WrapText',
  'HorizontalAlignment',
  'VerticalAlignment',
  'TextOrientation',
  'IndentLevel',
]);

const format = row<HostContext, Formatted>({
  type: 'RangeFormat',
  get: {
    ...cell.get,
    ColumnWidth: ({ book }, it) => common(it, (ref) => getColumnWidth(book, ref)),
    RowHeight: ({ book }, it) => common(it, (ref) => getRowHeight(book, ref)),
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
});

const sideNamed = (of: Formatted, side: string): BorderObject => {
  const found = SIDES.find((known) => known.toLowerCase() === side.toLowerCase());
  if (!found)
    throw new HostError('InvalidArgument', 'The argument is invalid or missing or has an incorrect format.');
  return { of, side: found };
};

const borderPart = (key: BorderKey) => ({
  get: ({ book }: HostContext, { of, side }: BorderObject) =>
    common(of, (ref) => getBorder(book, ref, side, key)),
  set: ({ book }: HostContext, { of, side }: BorderObject, value: string) =>
    each(of, (ref) => setBorder(book, ref, side, key, value)),
});

const [style, color] = [borderPart('style'), borderPart('color')];

/** Formats of ranges: alignment and size, font, fill, protection, borders. */
export const formatRows = [
  format,
  row<HostContext, Formatted>({
    type: 'RangeFont',
    ...kept('font/', ['Name', 'Size', 'Color', 'Italic', 'Bold', 'Strikethrough']),
  }),
  row<HostContext, Formatted>({ type: 'RangeFill', ...kept('fill/', ['Color']) }),
  row<HostContext, Formatted>({
    type: 'FormatProtection',
    ...kept('protection/', ['Locked']),
  }),
  row<HostContext, Formatted>({
    type: 'RangeBorderCollection',
    item: (_, it, side) => sideNamed(it, side),
  }),
  row<HostContext, BorderObject>({
    type: 'RangeBorder',
    get: { Style: style.get, Color: color.get },
    set: { Style: style.set, Color: color.set },
  }),
];
