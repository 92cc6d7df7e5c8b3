import type { Area } from '../../grid/cell';
import type { ConditionalPlan, SheetPlan } from '../../grid/plan';
import type { Range, Sheet } from './excel';

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
