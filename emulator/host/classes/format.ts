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
import type { HostContext, RangeObject } from '../context';
import { row } from '../row';

interface BorderObject extends RangeObject {
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

const camel = (wire: string): string => wire[0]!.toLowerCase() + wire.slice(1);

/** Rows of `get` and `set` for format properties that the model keeps by path. */
const kept = (folder: string, names: readonly string[]) => ({
  get: Object.fromEntries(
    names.map((wire) => [
      wire,
      ({ book }: HostContext, { ref }: RangeObject) => getFormat(book, ref, folder + camel(wire)),
    ]),
  ),
  set: Object.fromEntries(
    names.map((wire) => [
      wire,
      ({ book }: HostContext, { ref }: RangeObject, value: unknown) =>
        setFormat(book, ref, folder + camel(wire), value),
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

const format = row<HostContext, RangeObject>({
  type: 'RangeFormat',
  get: {
    ...cell.get,
    ColumnWidth: ({ book }, { ref }) => getColumnWidth(book, ref),
    RowHeight: ({ book }, { ref }) => getRowHeight(book, ref),
  },
  set: {
    ...cell.set,
    ColumnWidth: ({ book }, { ref }, width: number) => setColumnWidth(book, ref, width),
    RowHeight: ({ book }, { ref }, height: number) => setRowHeight(book, ref, height),
  },
  navigate: {
    Font: (_, it) => it,
    Fill: (_, it) => it,
    Borders: (_, it) => it,
    Protection: (_, it) => it,
  },
});

const sideNamed = ({ ref }: RangeObject, side: string): BorderObject => {
  const found = SIDES.find((known) => known.toLowerCase() === side.toLowerCase());
  if (!found)
    throw new HostError('InvalidArgument', 'The argument is invalid or missing or has an incorrect format.');
  return { ref, side: found };
};

const borderPart = (key: BorderKey) => ({
  get: ({ book }: HostContext, { ref, side }: BorderObject) => getBorder(book, ref, side, key),
  set: ({ book }: HostContext, { ref, side }: BorderObject, value: string) =>
    setBorder(book, ref, side, key, value),
});

const [style, color] = [borderPart('style'), borderPart('color')];

/** Formats of ranges: alignment and size, font, fill, protection, borders. */
export const formatRows = [
  format,
  row<HostContext, RangeObject>({
    type: 'RangeFont',
    ...kept('font/', ['Size', 'Color', 'Italic', 'Bold', 'Strikethrough']),
  }),
  row<HostContext, RangeObject>({ type: 'RangeFill', ...kept('fill/', ['Color']) }),
  row<HostContext, RangeObject>({
    type: 'FormatProtection',
    ...kept('protection/', ['Locked', 'FormulaHidden']),
  }),
  row<HostContext, RangeObject>({
    type: 'RangeBorderCollection',
    item: (_, it, side) => sideNamed(it, side),
  }),
  row<HostContext, BorderObject>({
    type: 'RangeBorder',
    get: { Style: style.get, Color: color.get },
    set: { Style: style.set, Color: color.set },
  }),
];
