import { entryAt } from '../../core/present';
import { area, areaAddress, areaAround, type Area } from '../../grid/cell';
import { formulaAt, formulaTemplate } from '../../grid/formula/template';
import { joinedAreas, joinedCells, overlap, runsAcross, type FilledArea } from '../../grid/joined';
import type { Block, FormulaBlock, SheetPlan, TablePlan, ValidationPlan, ValuesBlock } from '../../grid/plan';
import type { Range, Sheet } from './excel';
import { rangeOf } from './styles';
import { bytesOf, packed, textBytes } from './sent';
import { typedValue, writeCells } from './text';

/** A part of a sheet that is written in one request; `bytes` is about what it sends. */
export interface Step {
  readonly sheet: string;
  readonly bytes: number;
  readonly write: (sheet: Sheet) => void;
}

type Part = Omit<Step, 'sheet'>;

/** Larger blocks of values are written in pieces. */
const PIECE_BYTES = 1_000_000;

/** One value for every cell of a range: the client takes it where its types ask for an array. */
const everywhere = (value: string): string[][] => value as unknown as string[][];

const isBlank = ({ area: { rows, columns } }: Block): boolean => rows * columns === 0;

/** Blocks in their order, in groups of which no two lie over each other: within one, order does not matter. */
const layersOf = (blocks: readonly Block[]): readonly (readonly Block[])[] => {
  const layers: Block[][] = [];
  for (const block of blocks) {
    const top = layers.at(-1);
    if (!top || top.some(({ area }) => overlap(area, block.area))) layers.push([block]);
    else top.push(block);
  }
  return layers;
};

const filledOf = ({ area, values }: ValuesBlock) =>
  Array.from({ length: area.rows }, (_, row) =>
    Array.from({ length: area.columns }, (_, column) => values[row]?.[column] ?? null),
  );

/** A number in a Text cell is written before the cell becomes Text. */
const hasNumbersInText = ({ values, format }: ValuesBlock): boolean =>
  format === '@' &&
  values.some((row) => row.some((value) => typeof value === 'number' || typeof value === 'boolean'));

const numbersInText = (block: ValuesBlock): Part => {
  const cells = filledOf(block);
  return {
    bytes: bytesOf({ ranges: 1, calls: 3, text: textBytes(cells) + cells.length * block.area.columns * 12 }),
    write: (sheet) => writeCells(rangeOf(sheet, block.area), cells, () => block.format, true),
  };
};

/** A cell in an array of number formats, and one that is left as it is. */
const FORMAT_BYTES = 8;
const NULL_BYTES = 5;

/** More bytes than these are not worth it to write to one range fewer. */
const RANGE_WORTH = 500;

/** The client itself cuts what is written to more cells than these. */
const FEW_CELLS = 1500;

/** The area around areas that are many and close together, so that one array costs less than a range for each. */
const crowdOf = (parts: readonly { readonly area: Area }[], bytesOfCell: number): Area | null => {
  const areas = parts.map(({ area }) => area);
  const whole = areas.reduce(areaAround, areas[0] ?? area(0, 0));
  const cells = whole.rows * whole.columns;
  const fits = cells <= FEW_CELLS && cells * bytesOfCell < (areas.length - 1) * RANGE_WORTH;
  return fits ? whole : null;
};

/** Cells of areas in an array around them; `null` leaves a cell as it is. */
const spreadOver = <T>(around: Area, filled: readonly FilledArea<T>[]): FilledArea<T | null> => {
  const cells = Array.from({ length: around.rows }, () =>
    Array.from({ length: around.columns }, (): T | null => null),
  );
  for (const { area, cells: own } of filled)
    own.forEach((line, down) => {
      const row = entryAt(cells, area.row - around.row + down);
      line.forEach((cell, along) => {
        row[area.column - around.column + along] = cell;
      });
    });
  return { area: around, cells };
};

/** Each number format once for all neighbours that have it, those of a small sheet all at once. */
const formatParts = (blocks: readonly Block[]): readonly Part[] => {
  const areas = new Map<string, Area[]>();
  for (const { area, format } of blocks) {
    if (format === undefined) continue;
    const alike = areas.get(format) ?? [];
    alike.push(area);
    areas.set(format, alike);
  }
  const formatted = [...areas].flatMap(([format, alike]) =>
    joinedAreas(alike).map((area) => ({ area, format })),
  );
  const crowd = crowdOf(formatted, FORMAT_BYTES);
  if (crowd) {
    const { cells } = spreadOver(
      crowd,
      formatted.map(({ area, format }) => ({
        area,
        cells: Array.from({ length: area.rows }, () => Array<string>(area.columns).fill(format)),
      })),
    );
    return [
      {
        bytes: bytesOf({ ranges: 1, calls: 1, text: textBytes(cells) }),
        write: (sheet) => {
          rangeOf(sheet, crowd).numberFormat = cells.map((row) => [...row]);
        },
      },
    ];
  }
  return formatted.map(({ area, format }) => ({
    bytes: bytesOf({ ranges: 1, calls: 1, text: format.length }),
    write: (sheet) => {
      rangeOf(sheet, area).numberFormat = everywhere(format);
    },
  }));
};

/** Cells that are written as they are given, those of neighbours together. */
const cellParts = <T>(
  filled: readonly FilledArea<T>[],
  put: (range: Range, cells: readonly (readonly (T | null)[])[]) => void,
): readonly Part[] => {
  const joined = joinedCells(filled);
  const crowd = crowdOf(joined, NULL_BYTES);
  return (crowd ? [spreadOver(crowd, joined)] : joined).flatMap(({ area, cells }) =>
    packed(cells, PIECE_BYTES, (row) => textBytes(row) + 1).map(({ from, items, size }) => ({
      bytes: bytesOf({ ranges: 1, calls: 1, text: size }),
      write: (sheet: Sheet) =>
        put(rangeOf(sheet, { ...area, row: area.row + from, rows: items.length }), items),
    })),
  );
};

/** The first row of a block, written out. */
const firstRow = ({ area, formula }: FormulaBlock): FilledArea<string> => {
  const template = formulaTemplate(formula, area.row, area.column);
  const cells = Array.from(
    { length: area.columns },
    (_, column) => `=${formulaAt(template, area.row, area.column + column)}`,
  );
  return { area: { ...area, rows: 1 }, cells: [cells] };
};

/** The areas that are filled down from their first rows, those of neighbours as one. */
const fillsOf = (blocks: readonly FormulaBlock[]): readonly Area[] =>
  runsAcross(blocks.filter(({ area }) => area.rows > 1)).map((run) => {
    const { area: first } = entryAt(run, 0);
    return { ...first, columns: run.reduce((sum, { area }) => sum + area.columns, 0) };
  });

/** Formulas are filled: a workbook of 100 players has 160,000 of them in a few hundred blocks. */
const fillPart = (area: Area): Part => ({
  bytes: bytesOf({ ranges: 1, calls: 1, text: 20 }),
  write: (sheet) => rangeOf(sheet, area).copyFrom(areaAddress({ ...area, rows: 1 }), 'Formulas'),
});

const isValues = (block: Block): block is ValuesBlock => block.kind === 'values';
const isFormula = (block: Block): block is FormulaBlock => block.kind === 'formula';

const layerParts = (blocks: readonly Block[]): readonly Part[] => {
  const values = blocks.filter(isValues);
  const formulas = blocks.filter(isFormula);
  const apart = values.filter(hasNumbersInText);
  return [
    ...formatParts(blocks.filter((block) => !isValues(block) || !apart.includes(block))),
    ...apart.map(numbersInText),
    ...cellParts(
      values
        .filter((block) => !apart.includes(block))
        .map((block) => ({
          area: block.area,
          cells: filledOf(block).map((row) => row.map((value) => typedValue(value, block.format === '@'))),
        })),
      (range, cells) => {
        range.values = cells.map((row) => [...row]);
      },
    ),
    ...cellParts(formulas.map(firstRow), (range, cells) => {
      range.formulas = cells.map((row) => [...row]);
    }),
    ...fillsOf(formulas).map(fillPart),
  ];
};

const makeTable = (sheet: Sheet, { name, area, style }: TablePlan): void => {
  const table = sheet.tables.add(rangeOf(sheet, area), true);
  table.set({ name, style, showBandedRows: false });
};

const makeValidation = (sheet: Sheet, { area, source, refuse, prompt }: ValidationPlan): void => {
  const { dataValidation } = rangeOf(sheet, area);
  dataValidation.rule = { list: { inCellDropDown: true, source: `=${source}` } };
  dataValidation.errorAlert = { message: '', title: '', showAlert: refuse, style: 'Stop' };
  if (prompt) dataValidation.prompt = { showPrompt: true, title: prompt.title, message: prompt.text };
};

/** Cells first, formulas before the tables over them: a table would fill its columns by itself. */
export const stepsOf = ({ name: sheet, blocks, tables = [], validations = [] }: SheetPlan): readonly Step[] =>
  [
    ...layersOf(blocks.filter((block) => !isBlank(block))).flatMap(layerParts),
    ...tables.map((table) => ({
      bytes: bytesOf({ ranges: 1, objects: 2, calls: 2 }),
      write: (made: Sheet) => makeTable(made, table),
    })),
    ...validations.map((rule) => ({
      bytes: bytesOf({ ranges: 1, objects: 1, calls: 4, text: textBytes(rule) }),
      write: (made: Sheet) => makeValidation(made, rule),
    })),
  ].map((part) => ({ sheet, ...part }));

/** The last row of each filled area, to be read back: a fill that stopped half way shows there. */
export const lastRows = (sheet: Sheet, { blocks }: SheetPlan): readonly Range[] =>
  layersOf(blocks)
    .flatMap((layer) => fillsOf(layer.filter(isFormula)))
    .map((area) => {
      const last = rangeOf(sheet, { ...area, row: area.row + area.rows - 1, rows: 1 });
      last.load('formulas');
      return last;
    });

/** Whether every cell of a row that was read back holds a formula. */
export const isFilled = ({ formulas }: Range): boolean =>
  (formulas as unknown[][]).every((row) =>
    row.every((cell) => typeof cell === 'string' && cell.startsWith('=')),
  );
