import { entryAt } from '../../core/present';
import { areaAddress, type Area } from '../../grid/cell';
import { joinedAreas, overlap } from '../../grid/joined';
import type { Style, StyledArea, ConditionalPlan, SheetPlan } from '../../grid/plan';
import type { FormatUpdate, Range, Sheet } from './excel';
import { bytesOf, packed } from './sent';

/** Points of a column that is so many characters of the default font wide (7 pixels each and 5 for the margins, a part of one and them below 1). */
export const columnPoints = (characters: number): number =>
  Math.trunc(characters < 1 ? characters * 12 : characters * 7 + 5) * 0.75;

/** The range of an area, for the request that it is made in: Excel keeps no reference to it. */
export const rangeOf = (sheet: Sheet, { row, column, rows, columns }: Area): Range =>
  sheet.getRangeByIndexes(row, column, rows, columns).untrack();

/** A colour as Excel takes it. */
export const color = (rgb: string): string => `#${rgb}`;

/** Adds a conditional format; Excel puts a new one first, so the last in the plan has to be added first. */
export const applyConditional = (sheet: Sheet, { area, formula, style }: ConditionalPlan): void => {
  const { custom } = rangeOf(sheet, area).conditionalFormats.add('Custom');
  custom.rule.formula = `=${formula}`;
  const { format } = custom;
  if (style.bold !== undefined) format.font.bold = style.bold;
  if (style.italic !== undefined) format.font.italic = style.italic;
  if (style.strike !== undefined) format.font.strikethrough = style.strike;
  if (style.color !== undefined) format.font.color = color(style.color);
  if (style.fill !== undefined) format.fill.color = color(style.fill);
  if (style.numberFormat !== undefined) format.numberFormat = style.numberFormat;
  if (style.lineAbove !== undefined) {
    const line = format.borders.getItem('EdgeTop');
    line.style = 'Continuous';
    line.color = color(style.lineAbove);
  }
};

/** Keeps the headings in view. */
export const applyFreeze = (sheet: Sheet, plan: SheetPlan): void => {
  const { rows, columns } = plan.freeze ?? { rows: 0, columns: 0 };
  if (rows > 0 && columns > 0)
    sheet.freezePanes.freezeAt(rangeOf(sheet, { row: 0, column: 0, rows, columns }));
  else if (rows > 0) sheet.freezePanes.freezeRows(rows);
  else if (columns > 0) sheet.freezePanes.freezeColumns(columns);
};

/** The colour of the tab. */
export const applyTabColor = (sheet: Sheet, { tabColor }: SheetPlan): void => {
  if (tabColor !== undefined) sheet.tabColor = color(tabColor);
};

/** Lines between all cells, where people type. */
export const applyGridlines = (sheet: Sheet, { gridlines }: SheetPlan): void => {
  if (gridlines !== true) sheet.showGridlines = false;
};

/** A part of what a sheet looks like that one request carries; `bytes` is about what it sends. */
export interface LookStep {
  readonly bytes: number;
  readonly write: (sheet: Sheet) => void;
}

type Format = Range['format'];

const HORIZONTAL = { left: 'Left', center: 'Center', right: 'Right' } as const;
const VERTICAL = { top: 'Top', center: 'Center', bottom: 'Bottom' } as const;

/** What each part of a style is to Excel, but for lines. */
const PAINTS: {
  readonly [Key in keyof Omit<Style, 'grid'>]-?: (value: NonNullable<Style[Key]>) => FormatUpdate;
} = {
  bold: (bold) => ({ font: { bold } }),
  italic: (italic) => ({ font: { italic } }),
  strike: (strikethrough) => ({ font: { strikethrough } }),
  size: (size) => ({ font: { size } }),
  color: (ink) => ({ font: { color: color(ink) } }),
  fill: (paper) => ({ fill: { color: color(paper) } }),
  align: (align) => ({ horizontalAlignment: HORIZONTAL[align] }),
  vertical: (vertical) => ({ verticalAlignment: VERTICAL[vertical] }),
  wrap: (wrapText) => ({ wrapText }),
  rotation: (textOrientation) => ({ textOrientation }),
  indent: (indentLevel) => ({ indentLevel }),
};

/** Draws lines around and in areas that are all one row or column high or wide, or all more. */
const drawGrid = ({ borders }: Format, line: string, { rows, columns }: Area): void => {
  const inside = [...(rows > 1 ? INSIDE_ROWS : []), ...(columns > 1 ? INSIDE_COLUMNS : [])];
  for (const edge of [...OUTSIDE, ...inside])
    borders.getItem(edge).set({ style: 'Continuous', color: color(line) });
};

const OUTSIDE = ['EdgeTop', 'EdgeBottom', 'EdgeLeft', 'EdgeRight'] as const;
const INSIDE_ROWS = ['InsideHorizontal'] as const;
const INSIDE_COLUMNS = ['InsideVertical'] as const;

/** Lines around and inside of an area come to so many times what anything else of a style does. */
const GRID_CALLS = 12;

/** One part of a style, and all areas that have it. */
interface Coat {
  readonly key: keyof Style;
  readonly value: unknown;
  readonly areas: Area[];
}

/** Adds an area to the coat that has its value; a new coat where one with another value lies between. */
const addTo = (coats: Coat[], key: keyof Style, value: unknown, area: Area): void => {
  // Neighbours share a line.
  const apart = key === 'grid' ? 1 : 0;
  for (const coat of [...coats].reverse()) {
    if (coat.value === value) return void coat.areas.push(area);
    if (coat.areas.some((other) => overlap(other, area, apart))) break;
  }
  coats.push({ key, value, areas: [area] });
};

const coatsOf = (styles: readonly StyledArea[]): readonly Coat[] => {
  const all = new Map<keyof Style, Coat[]>();
  for (const { area, style } of styles)
    for (const [name, value] of Object.entries(style)) {
      const key = name as keyof Style;
      const coats = all.get(key) ?? [];
      all.set(key, coats);
      addTo(coats, key, value, area);
    }
  return [...all.values()].flat();
};

/** An address of several areas gets no longer than this: Excel takes some 8,000 characters, at times fewer (office-js #5198). */
const MOST_CHARACTERS = 2000;

/** Areas in groups that have one address each. */
export const addressesOf = <T>(
  areas: readonly T[],
  textOf: (area: T) => string,
): readonly { readonly areas: readonly T[]; readonly text: string }[] =>
  packed(areas, MOST_CHARACTERS, (area) => textOf(area).length + 1).map(({ items }) => ({
    areas: items,
    text: items.map(textOf).join(','),
  }));

/** Areas of a coat that can be painted in one go. */
const alike = ({ key, areas }: Coat): readonly (readonly Area[])[] => {
  const joined = joinedAreas(areas);
  if (key !== 'grid') return [joined];
  const kinds = [true, false].flatMap((tall) => [true, false].map((wide) => ({ tall, wide })));
  return kinds.map(({ tall, wide }) =>
    joined.filter(({ rows, columns }) => rows > 1 === tall && columns > 1 === wide),
  );
};

interface Layer {
  readonly areas: readonly Area[];
  readonly text: string;
  readonly coats: Coat[];
}

/** What is put on the same areas goes together, as long as nothing comes below what it has to cover. */
const layersOf = (coats: readonly Coat[]): readonly Layer[] => {
  const layers: Layer[] = [];
  const places = new Map<string, number>();
  const top = new Map<keyof Style, number>();
  for (const coat of coats)
    for (const areas of alike(coat))
      for (const group of addressesOf(areas, (area) => areaAddress(area))) {
        const known = places.get(group.text) ?? -1;
        const place = known >= (top.get(coat.key) ?? 0) ? known : layers.length;
        if (place === layers.length) layers.push({ ...group, coats: [] });
        entryAt(layers, place).coats.push(coat);
        places.set(group.text, place);
        top.set(coat.key, place);
      }
  return layers;
};

const paint = (format: Format, { key, value }: Coat, area: Area): void =>
  key === 'grid'
    ? drawGrid(format, String(value), area)
    : format.set((PAINTS[key] as (value: unknown) => FormatUpdate)(value));

const formatOf = (sheet: Sheet, { areas, text }: Layer): Format => {
  const [area, ...more] = areas;
  return area && more.length === 0 ? rangeOf(sheet, area).format : sheet.getRanges(text).untrack().format;
};

/** Styles, each part of them once for all areas that have it. */
export const styleSteps = (styles: readonly StyledArea[]): readonly LookStep[] =>
  layersOf(coatsOf(styles)).map((layer) => {
    const { coats, text } = layer;
    const grids = coats.filter(({ key }) => key === 'grid').length;
    return {
      bytes: bytesOf({
        ranges: 1,
        objects: 2 + 7 * grids,
        calls: coats.length + GRID_CALLS * grids,
        text: text.length,
      }),
      write: (sheet) => {
        const format = formatOf(sheet, layer);
        for (const coat of coats) paint(format, coat, entryAt(layer.areas, 0));
      },
    };
  });
