import type { Grid } from '../../../src/grid/grid';
import type { PlacedSchedule } from '../../../src/sheets/printed/table';
import { gridOf, valueIn, type GridDetails } from '../grid-of';

const isBold = (cell: string): boolean => cell.startsWith('*') && cell.endsWith('*') && cell.length > 2;

/**
 * A drawing of a table as a grid: a line a row, cells parted by bars. Digits are numbers, with an apostrophe before them texts; `*3*` is
 * bold, `#N/A` an error value, `\n` a line break in a cell.
 */
export const drawn = (drawing: string, details: GridDetails = {}): Grid => {
  const lines = drawing.replace(/^\n|\n *$/g, '').split('\n');
  const cells = lines.map((line) => line.split('|').map((cell) => cell.trim().replaceAll('\\n', '\n')));
  const grid = gridOf(
    cells.map((line) => line.map((cell) => valueIn(isBold(cell) ? cell.slice(1, -1) : cell))),
    details,
  );
  const bold = grid.values.map((line, row) => line.map((_, column) => isBold(cells[row]?.[column] ?? '')));
  return { ...grid, bold };
};

/** Rounds in a line each: `3: 8-6 1-3 (7)`, rests in brackets. */
export const roundsOf = ({ rounds }: PlacedSchedule): readonly string[] =>
  rounds.map(({ round, games, rests }) =>
    [
      `${round}:`,
      ...games.map(({ white, black }) => `${white.label}-${black.label}`),
      ...rests.map(({ label }) => `(${label})`),
    ].join(' '),
  );
