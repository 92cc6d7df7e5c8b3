import { sectionAlone } from '../../core/sections/changeSection';
import { sectionTitle } from '../../language/sections';
import type { SheetWords } from '../../language/words';
import { area } from '../../grid/cell';
import { SECTION_HEIGHT, SECTION_TITLE } from '../look/style';
import { cells, joined, over, tall, type SheetDrawing } from './drawing';
import type { Paper } from '../look/paging';
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
}

/** Tables below each other with an empty row after each, from a row on. */
export const placeFields = (
  subject: Subject,
  words: Pick<SheetWords, 'sections'>,
  first: number,
  rowsOf: (field: Subject) => number,
): readonly PlacedField[] => {
  // A row stays free above the first section.
  let next = first + Number(subject.tournament?.sections !== undefined);
  return fieldSubjects(subject, words).map((field) => {
    const title = subject.tournament?.sections ? next++ : null;
    const row = next;
    next += rowsOf(field) + 1;
    return { field, title, row };
  });
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
  return {
    drawing: joined(parts.flatMap((each) => [...titleOf(each), each.part.drawing])),
    rows: parts.reduce((last, { row, part }) => Math.max(last, row + part.rows), 0),
    sections: placed.some(({ title }) => title !== null)
      ? { sections: parts.map(({ title, row, part }) => ({ start: title ?? row, starts: part.starts })) }
      : null,
  };
};
