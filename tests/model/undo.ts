import { isFieldAsLeft, withoutField } from './field';
import { cellOf, linesOf, nextStep, standingSteps, withLines, written, type Held } from './model';

/** Whether the last step has changed the field. */
export const isLastOfField = (tournament: Held): boolean =>
  standingSteps(tournament).at(-1)?.field !== undefined;

/** What undo answers with, by code; `null` if it takes the last step back. */
export const undoRefusal = (tournament: Held): string | null => {
  const last = standingSteps(tournament).at(-1);
  if (!last) return 'undo-nothing';
  const isAsLeft = last.field
    ? isFieldAsLeft(tournament, last)
    : last.cells.every(({ name, after }) => cellOf(tournament, name) === after);
  return isAsLeft ? null : 'changed-meanwhile';
};

/** After the last step was taken back, where undo is not refused. */
export const afterUndo = (tournament: Held): Held => {
  const { base, taken } = tournament;
  const last = standingSteps(tournament).at(-1)!;
  const back = last.cells.map(({ name, before, after }) => ({ name, before: after, after: before }));
  return {
    ...(last.field ? withoutField(tournament, last) : written(tournament, back)),
    taken: taken.map((each) => (each === last ? { ...each, undone: true } : each)),
    log: withLines(tournament, linesOf(base, nextStep(tournament), `undo ${last.step}`, back)),
  };
};
