import type { SheetPlan, TablePlan, ValidationPlan, ValuesBlock, FormulaBlock } from '../../grid/plan';
import type { Range, Sheet } from './excel';
import { rangeOf } from './format';
import { CALL_BYTES, partsBytes, piecesOf, valuesBytes } from './payload';
import { writeCells } from './text';

/** One value for every cell of a range: the client takes it where its types ask for an array. */
const everywhere = (value: string): string[][] => value as unknown as string[][];

const writeValues = (sheet: Sheet, { area, values, format }: ValuesBlock): void => {
  if (area.rows === 0 || area.columns === 0) return;
  const filled = Array.from({ length: area.rows }, (_, row) =>
    Array.from({ length: area.columns }, (_, column) => values[row]?.[column] ?? null),
  );
  writeCells(rangeOf(sheet, area), filled, () => format, format !== undefined);
};

/** The formula once, then filled over its block: a workbook of 100 players has 160,000 formulas in a few hundred blocks. */
const writeFormulas = (sheet: Sheet, { area, formula, format }: FormulaBlock): void => {
  const range = rangeOf(sheet, area);
  range.numberFormat = everywhere(format);
  const first = sheet.getRangeByIndexes(area.row, area.column, 1, 1);
  first.formulas = [[`=${formula}`]];
  if (area.rows * area.columns > 1) range.copyFrom(first, 'Formulas');
};

const makeTable = (sheet: Sheet, { name, area, style }: TablePlan): void => {
  const table = sheet.tables.add(rangeOf(sheet, area), true);
  table.name = name;
  table.style = style;
};

const makeValidation = (sheet: Sheet, { area, source, refuse, prompt }: ValidationPlan): void => {
  const { dataValidation } = rangeOf(sheet, area);
  dataValidation.rule = { list: { inCellDropDown: true, source: `=${source}` } };
  dataValidation.errorAlert = { message: '', title: '', showAlert: refuse, style: 'Stop' };
  if (prompt) dataValidation.prompt = { showPrompt: true, title: prompt.title, message: prompt.text };
};

/** A part of a sheet that is written in one request; `bytes` is about what it sends. */
export interface Step {
  readonly sheet: string;
  readonly bytes: number;
  readonly write: (sheet: Sheet) => void;
}

/** What is part of a sheet beside its cells, whatever it looks like. */
const writeParts = (sheet: Sheet, { tables, validations }: SheetPlan): void => {
  for (const table of tables) makeTable(sheet, table);
  for (const rule of validations) makeValidation(sheet, rule);
};

/** Cells first, formulas before the tables over them: a table would fill its columns by itself. */
export const stepsOf = (plan: SheetPlan): readonly Step[] => {
  const step = (bytes: number, write: Step['write']): Step => ({ sheet: plan.name, bytes, write });
  return [
    ...plan.blocks.flatMap((block) =>
      block.kind === 'formula'
        ? [step(block.formula.length + 2 * CALL_BYTES, (sheet) => writeFormulas(sheet, block))]
        : piecesOf(block).map((piece) => step(valuesBytes(piece), (sheet) => writeValues(sheet, piece))),
    ),
    step(partsBytes(plan), (sheet) => writeParts(sheet, plan)),
  ];
};

/** The last row of each filled block, to be read back: a fill that stopped half way shows there. */
export const lastRows = (sheet: Sheet, { blocks }: SheetPlan): readonly Range[] =>
  blocks.flatMap((block) => {
    if (block.kind !== 'formula' || block.area.rows * block.area.columns === 1) return [];
    const { row, column, rows, columns } = block.area;
    const last = sheet.getRangeByIndexes(row + rows - 1, column, 1, columns);
    last.load('formulas');
    return [last];
  });

/** Whether every cell of a row that was read back holds a formula. */
export const isFilled = ({ formulas }: Range): boolean =>
  (formulas as unknown[][]).every((row) =>
    row.every((cell) => typeof cell === 'string' && cell.startsWith('=')),
  );
