import { groupedBy } from '../../core/grouped';
import type { Misprint } from '../../core/check/misprint';
import { sidesAt } from '../../core/check/printed';
import { entryAt } from '../../core/present';
import { address, cellText, type CellValue } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import type { PlacedSchedule, PlacedSide } from '../printed/schedule';

/** A cell of a typed schedule as it stands, and as it is repaired. */
export interface CellRepair {
  readonly sheet: string;
  readonly cell: string;
  readonly row: number;
  readonly column: number;
  readonly before: CellValue;
  readonly after: CellValue;
  /** The number format that stands there. */
  readonly format: string;
}

/** A label in a cell that becomes another one. */
interface Edit {
  readonly side: PlacedSide;
  readonly to: string;
}

/** The labels that a repair changes; none where it is open, or changes more than labels. */
const editsOf = ({ rounds }: PlacedSchedule, { at, repair }: Misprint): readonly Edit[] => {
  if (!at || !repair) return [];
  const sides = sidesAt(entryAt(rounds, at.round), at);
  if (repair.length !== 0 && repair.length !== sides.length) return [];
  return sides
    .map((side, place) => ({ side, to: repair[place] ?? '' }))
    .filter(({ side, to }) => side.label !== to);
};

/** A cell's text with its labels changed; `null` where one of them does not stand there as it was read. */
const edited = (text: string, edits: readonly Edit[]): string | null =>
  [...edits]
    .sort((one, other) => other.side.start - one.side.start)
    .reduce<string | null>((all, { side: { label, start, length }, to }) => {
      if (all?.slice(start, start + length).normalize('NFKC') !== label) return null;
      return all.slice(0, start) + to + all.slice(start + length);
    }, text);

const valueOf = (text: string, before: CellValue): CellValue => {
  if (text === '' || /^[\s\-–:]*$/u.test(text)) return null;
  return typeof before !== 'string' && /^-?\d{1,9}$/.test(text) ? Number(text) : text;
};

/**
 * The cells that the certain repairs of a schedule change, each once. No cell with a formula is among them, and none whose label does not
 * stand where it was read, as in a table that shows rounds.
 */
export const repairsOf = (
  grid: Grid,
  schedule: PlacedSchedule,
  misprints: readonly Misprint[],
): readonly CellRepair[] => {
  const all = misprints.flatMap((misprint) => editsOf(schedule, misprint));
  const byCell = groupedBy(all, ({ side }) => side.cell);
  return [...byCell.values()].flatMap((edits): readonly CellRepair[] => {
    const [first] = edits;
    if (!first) return [];
    const { row, column } = first.side;
    const [down, along] = [row - grid.area.row, column - grid.area.column];
    const before = grid.values[down]?.[along] ?? null;
    const after = edited(cellText(before), edits);
    if (after === null || (grid.formulas[down]?.[along] ?? null) !== null) return [];
    const place = { sheet: grid.sheet, cell: address(row, column), row, column };
    return [
      { ...place, before, after: valueOf(after, before), format: grid.formats[down]?.[along] ?? 'General' },
    ];
  });
};
