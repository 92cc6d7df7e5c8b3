import type { Result } from '../../src/core/result';
import type { SheetRole } from '../../src/grid/plan';
import { isAmbiguous, resultOf, type Model } from './model';
import { codesOf } from './subject';
import { isNonsense } from './texts';
import { isOfField, refusalOf, type Way } from './undo';

export const expectCodes = (result: Result<unknown>, codes: readonly string[]): void =>
  expect(codesOf(result)).toEqual(codes);

export const expectRefusal = (result: Result<unknown>, refusal: string | null): void =>
  expectCodes(result, refusal === null ? [] : [refusal]);

/** By code what a tournament answers with that cannot be told from its copy. */
export const ambiguity = (model: Model, place: number): string | null =>
  isAmbiguous(model, place) ? 'workbook-copied-sheet' : null;

/** Sheets without formulas that look at others. */
const ALONE: readonly SheetRole[] = ['log', 'tournament'];

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
