import { isFieldAs, withFieldOf } from './field';
import {
  cellOf,
  linesOf,
  nextStep,
  standingSteps,
  withLines,
  written,
  type Held,
  type Rewritten,
  type Taken,
} from './model';

/** Which way a step goes. */
export type Way = 'undo' | 'redo';

/** The step that is taken back, or done again, next. */
const nextOf = (tournament: Held, way: Way): Taken | undefined =>
  way === 'undo' ? standingSteps(tournament).at(-1) : tournament.taken.find(({ undone }) => undone);

/** Whether that step changes the field. */
export const isOfField = (tournament: Held, way: Way): boolean =>
  nextOf(tournament, way)?.field !== undefined;

/** What is written this way. */
const goes = ({ cells }: Taken, way: Way): readonly Rewritten[] =>
  way === 'redo' ? cells : cells.map(({ name, before, after }) => ({ name, before: after, after: before }));

/** What the program answers with, by code; `null` if the step goes this way. */
export const refusalOf = (tournament: Held, way: Way): string | null => {
  const next = nextOf(tournament, way);
  if (!next) return `${way}-nothing`;
  const isAsLeft = next.field
    ? isFieldAs(tournament, next, way === 'undo' ? next.field.after : next.field.before)
    : goes(next, way).every(({ name, before }) => cellOf(tournament, name) === before);
  return isAsLeft ? null : 'changed-meanwhile';
};

const withField = (tournament: Held, { before, after }: NonNullable<Taken['field']>, way: Way): Held =>
  way === 'undo' ? withFieldOf(tournament, after, before) : withFieldOf(tournament, before, after);

/** After a step went this way, where that is not refused. */
export const afterWay = (tournament: Held, way: Way): Held => {
  const { base, taken } = tournament;
  const next = nextOf(tournament, way)!;
  const cells = goes(next, way);
  return {
    ...(next.field ? withField(tournament, next.field, way) : written(tournament, cells)),
    taken: taken.map((each) => (each === next ? { ...each, undone: way === 'undo' } : each)),
    log: withLines(tournament, linesOf(base, nextStep(tournament), `${way} ${next.step}`, cells)),
  };
};
