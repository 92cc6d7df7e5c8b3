import type { Result } from '../../src/core/result';
import type { SheetRole } from '../../src/grid/plan';
import {
  isAmbiguous,
  resultOf,
  type Model,
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
import { codesOf } from './subject';
import { isNonsense } from './texts';
import { isFieldAs, withFieldOf } from './field';

/** Which way a step goes. */
export type Way = 'undo' | 'redo';

/** The step that is taken back, or done again, next. */
const nextOf = (tournament: Held, way: Way): Taken | undefined =>
  way === 'undo' ? standingSteps(tournament).at(-1) : tournament.taken.find(({ undone }) => undone);

/** Whether that step changes the field. */
const isOfField = (tournament: Held, way: Way): boolean => nextOf(tournament, way)?.field !== undefined;

/** What is written this way. */
const goes = ({ cells }: Taken, way: Way): readonly Rewritten[] =>
  way === 'redo' ? cells : cells.map(({ name, before, after }) => ({ name, before: after, after: before }));

/** What the program answers with, by code; `null` if the step goes this way. */
const refusalOf = (tournament: Held, way: Way): string | null => {
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

export const expectCodes = (result: Result<unknown>, codes: readonly string[]): void =>
  expect(codesOf(result)).toEqual(codes);

export const expectRefusal = (result: Result<unknown>, refusal: string | null): void =>
  expectCodes(result, refusal === null ? [] : [refusal]);

/** By code what a tournament answers with that cannot be told from its copy. */
export const ambiguity = (model: Model, place: number): string | null =>
  isAmbiguous(model, place) ? 'workbook-copied-sheet' : null;

/** Sheets without formulas that look at others. */
const ALONE: readonly SheetRole[] = ['log', 'players', 'tournament'];

/** By code why a tournament's sheets cannot be made anew. */
export const rebuildRefusals = ({ tournaments, copies }: Model, place: number): readonly string[] => {
  const tournament = tournaments[place]!;
  const { games } = tournament.base;
  return [
    ...(games.some((_, game) => isNonsense(resultOf(tournament, game))) ? ['result-not-understood'] : []),
    ...(copies.some((copy) => copy.place === place && !ALONE.includes(copy.sheet))
      ? ['reference-would-break']
      : []),
  ];
};

/** What undo or redo answers with, by code. */
export const wayRefusals = (model: Model, place: number, way: Way): readonly string[] => {
  const tournament = model.tournaments[place]!;
  const refusal = ambiguity(model, place) ?? refusalOf(tournament, way);
  if (refusal !== null) return [refusal];
  return isOfField(tournament, way) ? rebuildRefusals(model, place) : [];
};
