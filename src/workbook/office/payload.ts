import type { SheetPlan } from '../../sheets/plan';

/** Excel on the web takes 5 MB a request; what JSON and object paths add is left room for. */
const MOST_BYTES = 4_000_000;

/** A call with a formula, a format or the like. */
const CALL_BYTES = 600;

/** Rough size of what a sheet's plan sends. */
const bytesOf = ({ blocks, styles, conditionals }: SheetPlan): number =>
  (styles.length + conditionals.length) * 2 * CALL_BYTES +
  blocks.reduce((sum, block) => {
    if (block.kind === 'formula') return sum + block.formula.length + CALL_BYTES;
    const cells = block.values.reduce(
      (size, row) => size + row.reduce<number>((all, cell) => all + String(cell).length + 4, 2),
      0,
    );
    return sum + cells + CALL_BYTES;
  }, 0);

/** Sheets in their order, in groups that one request each can carry. */
export const requestsOf = (sheets: readonly SheetPlan[]): readonly (readonly SheetPlan[])[] => {
  const groups: SheetPlan[][] = [[]];
  let size = 0;
  for (const sheet of sheets) {
    const bytes = bytesOf(sheet);
    if (size > 0 && size + bytes > MOST_BYTES) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)!.push(sheet);
    size += bytes;
  }
  return groups;
};
