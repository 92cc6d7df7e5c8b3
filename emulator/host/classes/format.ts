import { getBorder, getFormat, setBorder, setColumnWidth, setFormat, setRowHeight } from '../../model';
import { invalid } from '../../model/error';
import type { BorderIndex, BorderKey } from '../../model/format';
import type { Ref } from '../../model/state';
import { kept } from './kept';
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
];

const keptFormat = (folder: string, ...names: readonly string[]) =>
  kept<Formatted>(
    folder,
    names,
    ({ book }, it, path) => common(it, (ref) => getFormat(book, ref, path)),
    ({ book }, it, path, value) => each(it, (ref) => setFormat(book, ref, path, value)),
  );

const cell = keptFormat(
  '',
  'WrapText',
  'HorizontalAlignment',
  'VerticalAlignment',
  'TextOrientation',
  'IndentLevel',
);

const format = row<HostContext, Formatted>({
  type: 'RangeFormat',
  get: cell.get,
  set: {
    ...cell.set,
    ColumnWidth: ({ book }, it, width: number) => each(it, (ref) => setColumnWidth(book, ref, width)),
    RowHeight: ({ book }, it, height: number) => each(it, (ref) => setRowHeight(book, ref, height)),
  },
  navigate: {
    Font: (_, it) => it,
    Fill: (_, it) => it,
    Borders: (_, it) => it,
  },
});

const sideNamed = (of: Formatted, side: string): BorderObject => ({
  of,
  side: SIDES.find((known) => known.toLowerCase() === side.toLowerCase()) ?? invalid(),
});

const borderPart = (key: BorderKey) => ({
  get: ({ book }: HostContext, { of, side }: BorderObject) =>
    common(of, (ref) => getBorder(book, ref, side, key)),
  set: ({ book }: HostContext, { of, side }: BorderObject, value: string) =>
    each(of, (ref) => setBorder(book, ref, side, key, value)),
});

const [style, color] = [borderPart('style'), borderPart('color')];

/** Formats of ranges: alignment and size, font, fill, borders. */
export const formatRows = [
  format,
  row<HostContext, Formatted>({
    type: 'RangeFont',
    ...keptFormat('font/', 'Name', 'Size', 'Color', 'Italic', 'Bold', 'Strikethrough'),
  }),
  row<HostContext, Formatted>({ type: 'RangeFill', ...keptFormat('fill/', 'Color') }),
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
