import {
  addConditional,
  clearConditionals,
  conditionalsOf,
  removeConditional,
  setConditionalFormat,
  setConditionalFormula,
  type Book,
} from '../../model';
import { notFound } from '../../model/error';
import type { ConditionalState } from '../../model/state';
import { type HostContext, type RangeObject, row } from '../row';
import { kept } from './kept';

/** A conditional format; its range is where it was found. */
interface FormatObject extends RangeObject {
  readonly id: string;
}

interface SideObject extends FormatObject {
  readonly side: string;
}

const SIDES = ['Top', 'Bottom', 'Left', 'Right'];

const foundOn = (book: Book, { ref }: RangeObject): readonly ConditionalState[] => conditionalsOf(book, ref);

const stateOf = (book: Book, it: FormatObject): ConditionalState =>
  foundOn(book, it).find(({ id }) => id === it.id) ?? notFound();

const objectOf = ({ ref }: RangeObject, { id }: ConditionalState): FormatObject => ({ ref, id });

/** Parts of a conditional format's format, kept by path like those of cells. */
const keptFormat = (folder: string, ...names: readonly string[]) =>
  kept<FormatObject>(
    folder,
    names,
    ({ book }, it, path) => stateOf(book, it).format[path] ?? null,
    ({ book }, it, path, value) => setConditionalFormat(stateOf(book, it), path, value),
  );

const borderPart = (key: string) => ({
  get: ({ book }: HostContext, it: SideObject) =>
    stateOf(book, it).format[`border/Edge${it.side}/${key}`] ?? null,
  set: ({ book }: HostContext, it: SideObject, value: unknown) =>
    setConditionalFormat(stateOf(book, it), `border/Edge${it.side}/${key}`, value),
});

const [style, color] = [borderPart('style'), borderPart('color')];

const sideOf = (it: FormatObject, side: string): SideObject => ({ ...it, side });

/** Conditional formats: custom ones, by formula. */
export const conditionalRows = [
  row<HostContext, RangeObject>({
    type: 'ConditionalFormatCollection',
    items: ({ book }, it) => foundOn(book, it).map((state) => objectOf(it, state)),
    item: ({ book }, it, key) => objectOf(it, foundOn(book, it).find(({ id }) => id === key) ?? notFound()),
    call: {
      Add: ({ book }, it, type: string) => objectOf(it, addConditional(book, it.ref, type)),
      ClearAll: ({ book }, { ref }) => clearConditionals(book, ref),
    },
  }),
  row<HostContext, FormatObject>({
    type: 'ConditionalFormat',
    identity: (_, { id }) => ({ Id: id }),
    get: {
      Type: ({ book }, it) => stateOf(book, it).type,
    },
    navigate: { Custom: (_, it) => it },
    call: {
      Delete: ({ book }, it) => removeConditional(book, stateOf(book, it)),
    },
  }),
  row<HostContext, FormatObject>({
    type: 'CustomConditionalFormat',
    navigate: { Rule: (_, it) => it, Format: (_, it) => it },
  }),
  row<HostContext, FormatObject>({
    type: 'ConditionalFormatRule',
    get: { Formula: ({ book }, it) => stateOf(book, it).formula },
    set: {
      Formula: ({ book }, it, formula: string) => setConditionalFormula(book, stateOf(book, it), formula),
    },
  }),
  row<HostContext, FormatObject>({
    type: 'ConditionalRangeFormat',
    ...keptFormat('', 'NumberFormat'),
    navigate: { Font: (_, it) => it, Fill: (_, it) => it, Borders: (_, it) => it },
  }),
  row<HostContext, FormatObject>({
    type: 'ConditionalRangeFont',
    ...keptFormat('font/', 'Color', 'Bold', 'Italic', 'Strikethrough'),
  }),
  row<HostContext, FormatObject>({ type: 'ConditionalRangeFill', ...keptFormat('fill/', 'Color') }),
  row<HostContext, FormatObject>({
    type: 'ConditionalRangeBorderCollection',
    item: (_, it, key) =>
      sideOf(it, SIDES.find((side) => `edge${side}`.toLowerCase() === key.toLowerCase()) ?? notFound()),
  }),
  row<HostContext, SideObject>({
    type: 'ConditionalRangeBorder',
    get: { Style: style.get, Color: color.get },
    set: { Style: style.set, Color: color.set },
  }),
];
