import { present } from '../../core/present';
import type { SheetPlan, ValuesBlock } from '../../grid/plan';

/** Excel on the web takes 5 MB a request; what JSON and object paths add is left room for. */
const MOST_BYTES = 4_000_000;

/** Larger blocks of values are written in pieces. */
const PIECE_BYTES = 1_000_000;

/** A call with a formula, a format or the like. */
export const CALL_BYTES = 600;

/** Calls for a chart, and about as many at most for each of its series. */
const CHART_CALLS = 30;

/** What a row of values sends; in Text cells those that are no texts take formats of their own, twice. */
const rowBytes = (row: readonly unknown[], format: string | undefined): number => {
  const formats = format === '@' && row.some((value) => typeof value !== 'string') ? 30 : 0;
  return new TextEncoder().encode(JSON.stringify(row)).length + row.length * (formats + 2);
};

/** Rough size of what a block of values sends. */
export const valuesBytes = ({ values, format }: ValuesBlock): number =>
  values.reduce((sum, row) => sum + rowBytes(row, format), CALL_BYTES);

const callsBytes = (calls: number): number => calls * 2 * CALL_BYTES;

/** Rough size of what is sent for a sheet's looks. */
export const looksBytes = ({ styles, conditionals, columns, charts = [] }: SheetPlan): number =>
  callsBytes(
    styles.length +
      conditionals.length +
      columns.length +
      charts.reduce((sum, { series }) => sum + CHART_CALLS * (1 + series.length), 0),
  );

/** Rough size of what is sent for a sheet beside its blocks and looks. */
export const partsBytes = ({ validations, tables }: SheetPlan): number =>
  callsBytes(validations.length + tables.length);

const rowsOf = (block: ValuesBlock, from: number, to: number): ValuesBlock => ({
  ...block,
  area: { ...block.area, row: block.area.row + from, rows: to - from },
  values: block.values.slice(from, to),
});

/** A block of values cut between rows, where it is large. */
export const piecesOf = (block: ValuesBlock): readonly ValuesBlock[] => {
  const cuts = [0];
  let size = 0;
  block.values.forEach((row, index) => {
    const bytes = rowBytes(row, block.format);
    if (size > 0 && size + bytes > PIECE_BYTES) {
      cuts.push(index);
      size = 0;
    }
    size += bytes;
  });
  return cuts.map((from, index) => rowsOf(block, from, cuts[index + 1] ?? block.area.rows));
};

/** Steps in their order, in groups that one request each can carry. */
export const requestsOf = <T extends { readonly bytes: number }>(
  steps: readonly T[],
): readonly (readonly T[])[] => {
  const groups: T[][] = [[]];
  let size = 0;
  for (const step of steps) {
    if (size > 0 && size + step.bytes > MOST_BYTES) {
      groups.push([]);
      size = 0;
    }
    present(groups.at(-1)).push(step);
    size += step.bytes;
  }
  return groups;
};
