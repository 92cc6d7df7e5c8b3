import { PAIRINGS } from '../../src/sheets/layout';
import type { Result } from '../../src/core/result';
import type { Patch } from '../../src/workbook/port';
import { gameIn, numbersOf, recordIn, rowOf, type Doing } from './anywhere';
import { changeField, expectedOf } from './entry';
import type { InExcel } from './inExcel';
import { afterRecord, placeOf, resultOf, withResult, withTournament, type Model } from './model';
import { ambiguity, expectRefusal } from './refusals';
import type { CoAuthored } from './steps';
import { codesOf } from './subject';
import { shownOf } from './texts';

const FAILED = 'host-failed';

/** What a co-author does, at once. */
const act = (subject: InExcel, model: Model, theirs: CoAuthored): void => {
  const place = placeOf(model, theirs.which);
  const tournament = model.tournaments[place]!;
  if (theirs.do === 'sort') subject.sort(place, theirs.table, theirs.column, theirs.ascending);
  else if (theirs.do === 'rename a sheet') subject.rename(place, theirs.sheet, theirs.to);
  else {
    const numbers = subject.values(place, 'pairings', numbersOf(tournament, 'pairings'));
    const row = rowOf(tournament, 'pairings', numbers, gameIn(tournament, theirs.game) + 1);
    subject.put(place, 'pairings', row, PAIRINGS.result, theirs.text);
  }
};

/** How a step may be refused that somebody came in between of: nothing of it is written then. */
const REFUSED_BESIDE = {
  'type a result': ['changed-meanwhile'],
  sort: ['changed-meanwhile'],
  'rename a sheet': ['sheet-missing', 'workbook-part-missing', FAILED],
} as const;

/** A game into which a result was typed. */
interface Typed {
  readonly place: number;
  readonly game: number;
}

interface Beside<T> {
  readonly result: T;
  readonly came: boolean;
  /** Whether they came just before the last request. */
  readonly isLast: boolean;
  readonly typed: Typed | null;
  /** What the model is if nobody but the co-author has done anything. */
  readonly between: Model;
}

/** Does something while a co-author acts just before a request. */
const beside = async <T>(
  subject: InExcel,
  model: Model,
  { request, theirs }: { readonly request: number; readonly theirs: CoAuthored },
  work: () => Promise<T>,
): Promise<Beside<T>> => {
  let came = false;
  const { result, requests } = await subject.beside(
    request,
    () => {
      came = true;
      act(subject, model, theirs);
    },
    work,
  );
  const isLast = request === requests;
  if (!came || theirs.do !== 'type a result') return { result, came, isLast, typed: null, between: model };
  const place = placeOf(model, theirs.which);
  const tournament = model.tournaments[place]!;
  const game = gameIn(tournament, theirs.game);
  const between = withTournament(model, place, withResult(tournament, game, theirs.text));
  return { result, came, isLast, typed: { place, game }, between };
};

/** The text that the step found in the cell before it wrote: ours comes last there, whatever it found. */
const foundBefore = ({ cells }: Patch, shown: string): string =>
  cells[0] ? String(cells[0].expect ?? '') : shown;

export const recordBeside: Doing<InExcel, 'record beside a co-author'> = async (subject, model, step) => {
  const place = placeOf(model, step.which);
  const tournament = model.tournaments[place]!;
  const game = gameIn(tournament, step.game);
  const { result, came, isLast, typed, between } = await beside(subject, model, step, () =>
    recordIn(subject, tournament, [game], step.text),
  );
  const refusal = ambiguity(model, place);
  if (refusal !== null) {
    expectRefusal(result, refusal);
    return between;
  }
  if (!result.ok) {
    expect([came, REFUSED_BESIDE[step.theirs.do]]).toEqual([
      true,
      expect.arrayContaining([...codesOf(result)]),
    ]);
    if (typed) expect(typed).toEqual({ place, game });
    return between;
  }
  const shown = shownOf(step.text)!;
  const now = between.tournaments[place]!;
  const before = foundBefore(result.value.patch, shown);
  // What came in before the request that writes was seen; in that one nobody can see it.
  const unseen = isLast && resultOf(tournament, game) === before;
  if (!unseen) expect(before).toBe(resultOf(now, game));
  return withTournament(between, place, afterRecord(withResult(now, game, before), [game], shown));
};

const isRefusedAs = (result: Result<unknown>, refusals: readonly string[]): boolean =>
  codesOf(result).join() === refusals.join();

/** Sheets that are to be made anew are looked at once more before the old ones go: whoever comes in before that is seen. */
export const changeFieldBeside: Doing<InExcel, 'change the field beside a co-author'> = async (
  subject,
  model,
  step,
) => {
  const place = placeOf(model, step.change.which);
  const tournament = model.tournaments[place]!;
  const { result, came, isLast, between } = await beside(subject, model, step, () =>
    subject.remaking(place, () => changeField(subject.workbook, tournament, step.change)),
  );
  if (result.ok) expect([came, isLast]).not.toEqual([true, true]);
  const { refusals, after } = expectedOf(between, step.change);
  if (isRefusedAs(result, refusals)) return refusals.length === 0 ? after() : between;
  const earlier = expectedOf(model, step.change).refusals;
  expect([came, result.ok]).toEqual([true, false]);
  if (!isRefusedAs(result, earlier))
    expect(REFUSED_BESIDE[step.theirs.do]).toEqual(expect.arrayContaining([...codesOf(result)]));
  return between;
};
