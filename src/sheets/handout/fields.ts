import { sectionAlone } from '../../core/sections/changeSection';
import { sectionTitle } from '../../language/sections';
import type { SheetWords } from '../../language/words';
import { area, type Area } from '../../grid/cell';
import { EASY } from '../look/fit';
import { ALLOWANCE, PAGE, pointsOf } from '../look/page';
import { SECTION_HEIGHT, SECTION_TITLE } from '../look/style';
import { cells, joined, over, tall, type SheetDrawing } from './drawing';
import type { Paper } from '../look/paging';
import { highest } from '../look/wrap';
import { subjectOf, type Subject } from './subject';

/**
 * What a handout tells of field by field: each section under its title, in the numbers that its players have there; of anything
 * that is not divided the subject itself.
 */
export const fieldSubjects = (
  subject: Subject,
  { sections: texts }: Pick<SheetWords, 'sections'>,
): readonly Subject[] => {
  const { tournament } = subject;
  if (!tournament?.sections) return [subject];
  return tournament.sections.map(({ name }, index) => ({
    ...subjectOf(sectionAlone(tournament, index)),
    section: sectionTitle(name, texts),
  }));
};

/** A table of one field on a sheet. */
export interface FieldPart {
  readonly drawing: SheetDrawing;
  /** So many rows it has. */
  readonly rows: number;
  /** Rows at which a page may begin where it takes several. */
  readonly starts: readonly number[];
}

/** A field, and where its table begins; `title` is the row above it with the name of a section. */
export interface PlacedField {
  readonly field: Subject;
  readonly title: number | null;
  readonly row: number;
  readonly column: number;
}

/** Characters between tables beside each other. */
const GAP = 4;
/** So few sections stand below each other. */
const FEW = 2;

/** The widths of a sheet with a table of these widths: of many narrow ones two stand beside each other. */
export const widthsBeside = (
  { tournament, format }: Subject,
  widths: readonly number[],
): readonly number[] => {
  const two = [...widths, GAP, ...widths];
  const isNarrow = pointsOf(two) * ALLOWANCE.usual * EASY < PAGE[format].upright.width;
  return (tournament?.sections ?? []).length > FEW && isNarrow ? two : widths;
};

/** Tables of so many columns beside each other as far as the sheet has columns, and below each other with an empty row after each. */
export const placeFields = (
  subject: Subject,
  words: Pick<SheetWords, 'sections'>,
  first: number,
  rowsOf: (field: Subject) => number,
  [columns, all]: readonly [table: number, sheet: number] = [1, 1],
): readonly PlacedField[] => {
  const titled = Number(subject.tournament?.sections !== undefined);
  // A row stays free above the first section.
  let [next, end] = [first + titled, 0];
  return fieldSubjects(subject, words).map((field, index) => {
    const column = all > columns && index % 2 === 1 ? all - columns : 0;
    if (column === 0) next = Math.max(next, end);
    const row = next + titled;
    end = Math.max(end, row + rowsOf(field) + 1);
    return { field, title: titled ? next : null, row, column };
  });
};

const shifted = ({ blocks, styles, heights, merges }: SheetDrawing, by: number): SheetDrawing => {
  const moved = (where: Area): Area => ({ ...where, column: where.column + by });
  return {
    blocks: blocks.map((block) => ({ ...block, area: moved(block.area) })),
    styles: styles.map((each) => ({ ...each, area: moved(each.area) })),
    heights,
    merges: merges.map(moved),
  };
};

/** The tables of all fields, their titles above them unless formulas are to name them; no page parts a table that fits on one. */
export const drawFields = (
  placed: readonly PlacedField[],
  draw: (placed: PlacedField) => FieldPart,
  follows = false,
): { readonly drawing: SheetDrawing; readonly rows: number; readonly sections: Paper | null } => {
  const parts = placed.map((each) => ({ ...each, part: draw(each) }));
  const titleOf = ({ title, field }: PlacedField): readonly SheetDrawing[] =>
    title === null
      ? []
      : [
          ...(follows ? [] : [cells(title, 0, [[field.section]])]),
          over(area(title, 0), SECTION_TITLE),
          tall(title, SECTION_HEIGHT),
        ];
  const drawing = joined(
    parts.map((each) => shifted(joined([...titleOf(each), each.part.drawing]), each.column)),
  );
  const begun = parts.filter(({ column }) => column === 0);
  return {
    drawing: { ...drawing, heights: highest(drawing.heights) },
    rows: parts.reduce((last, { row, part }) => Math.max(last, row + part.rows), 0),
    sections: placed.some(({ title }) => title !== null)
      ? { sections: begun.map(({ title, row, part }) => ({ start: title ?? row, starts: part.starts })) }
      : null,
  };
};
