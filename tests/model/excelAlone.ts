import { valueOf } from '../results';
import { ANYWHERE, gameIn, MOST_TOURNAMENTS, goIn, recordIn, type Doing, numbersOf, rowOf } from './anywhere';
import { CONDUCT } from './conduct';
import { changeField, ENTRY, expectedOf } from './entry';
import {
  afterRecord,
  held,
  newTournament,
  placeOf,
  withTournament,
  type Model,
  resultOf,
  withResult,
} from './model';
import { ambiguity, expectCodes, expectRefusal, wayRefusals, afterWay } from './refusals';
import type { Name, CoAuthored } from './steps';
import { codesOf } from './subject';
import { PAIRINGS } from '../../src/sheets/layout';
import type { Result } from '../../src/core/result';
import type { Patch } from '../../src/workbook/port';
import type { InExcel } from './inExcel';
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
  'rename a sheet': ['sheet-missing', 'workbook-part-missing', 'changed-meanwhile', 'sheet-gone-meanwhile'],
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

/**
 * Does something while a co-author acts just before a request. Once our sheets have been made anew they come too late; for
 * typing and sorting, from when these are about to be.
 */
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
      const place = placeOf(model, theirs.which);
      came = subject.stands(place) && (theirs.do === 'rename a sheet' || !subject.isClosed(place));
      if (came) act(subject, model, theirs);
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

const recordBeside: Doing<InExcel, 'record beside a co-author'> = async (subject, model, step) => {
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
const changeFieldBeside: Doing<InExcel, 'change the field beside a co-author'> = async (
  subject,
  model,
  step,
) => {
  const place = placeOf(model, step.change.which);
  const tournament = model.tournaments[place]!;
  const { result, came, between } = await beside(subject, model, step, () =>
    subject.remaking(place, () => changeField(subject.workbook, tournament, step.change)),
  );
  const { refusals, after } = expectedOf(between, step.change);
  if (isRefusedAs(result, refusals)) return refusals.length === 0 ? after() : between;
  const earlier = expectedOf(model, step.change).refusals;
  expect([came, result.ok]).toEqual([true, false]);
  if (!isRefusedAs(result, earlier))
    expect(REFUSED_BESIDE[step.theirs.do]).toEqual(expect.arrayContaining([...codesOf(result)]));
  return between;
};

/** A step at which the host fails has not happened, or it has as a whole. */
const allOrNothing = (
  model: Model,
  result: Result<unknown>,
  refusals: readonly string[],
  after: () => Model,
): Model => {
  if (codesOf(result)[0] === FAILED) return model;
  expectCodes(result, refusals);
  return refusals.length === 0 ? after() : model;
};

const recordAtFaults: Doing<InExcel, 'record at faults'> = async (subject, model, step) => {
  const place = placeOf(model, step.which);
  const tournament = model.tournaments[place]!;
  const games = [gameIn(tournament, step.game)];
  const result = await subject.failing(step.faults, () => recordIn(subject, tournament, games, step.text));
  const refusal = ambiguity(model, place);
  return allOrNothing(model, result, refusal === null ? [] : [refusal], () =>
    withTournament(model, place, afterRecord(tournament, games, shownOf(step.text)!)),
  );
};

/** Whatever failed, sheets of ours are there whole, or not at all, or known as unfinished and discarded in one step. */
const discardLeft = async (subject: InExcel, { copies }: Model): Promise<void> => {
  const left = subject.strangers(copies.map(({ id }) => id));
  const unfinished = valueOf(await subject.workbook.unfinished());
  expect(new Set(unfinished)).toEqual(new Set(left));
  expect(valueOf(await subject.workbook.discardUnfinished(unfinished))).toBe(left.length);
};

const undoAtFaults: Doing<InExcel, 'undo at faults'> = async (subject, model, step) => {
  const place = placeOf(model, step.which);
  const result = await subject.failing(step.faults, () => goIn(subject, model, place, 'undo'));
  await discardLeft(subject, model);
  return allOrNothing(model, result, wayRefusals(model, place, 'undo'), () =>
    withTournament(model, place, afterWay(model.tournaments[place]!, 'undo')),
  );
};

const changeFieldAtFaults: Doing<InExcel, 'change the field at faults'> = async (subject, model, step) => {
  const place = placeOf(model, step.change.which);
  const { refusals, after } = expectedOf(model, step.change);
  const result = await subject.failing(step.faults, () =>
    subject.remaking(place, () => changeField(subject.workbook, model.tournaments[place]!, step.change)),
  );
  await discardLeft(subject, model);
  return allOrNothing(model, result, refusals, after);
};

const createAtFaults: Doing<InExcel, 'create at faults'> = async (subject, model, step) => {
  const place = model.tournaments.length;
  if (place >= MOST_TOURNAMENTS) return model;
  const base = newTournament(step, place);
  const result = await subject.failing(step.faults, () => subject.add(base));
  if (result.ok) return { ...model, tournaments: [...model.tournaments, held(base)] };
  expectRefusal(result, FAILED);
  await discardLeft(subject, model);
  return model;
};

/** Whoever edits a cell is waited for, and what they type is found. */
const whileEdited: Doing<InExcel, 'record while a cell is edited'> = async (subject, model, step) => {
  let typed = model;
  const place = placeOf(model, step.which);
  const tournament = model.tournaments[place]!;
  const games = [gameIn(tournament, step.game)];
  const { result, waited } = await subject.whileEdited(
    async () => {
      typed = await ANYWHERE['type a result'](subject, model, step.typed);
    },
    () => recordIn(subject, tournament, games, step.text),
  );
  expect(waited).toBe(true);
  const refusal = ambiguity(model, place);
  expectRefusal(result, refusal);
  return refusal === null
    ? withTournament(typed, place, afterRecord(typed.tournaments[place]!, games, shownOf(step.text)!))
    : typed;
};

const copySheet: Doing<InExcel, 'copy a sheet'> = async (subject, model, { which, sheet }) => {
  const place = placeOf(model, which);
  const id = subject.copy(place, sheet);
  return { ...model, copies: [...model.copies, { id, place, sheet }] };
};

const deleteCopy: Doing<InExcel, 'delete the copy'> = async (subject, model) => {
  const last = model.copies.at(-1);
  if (last) subject.delete(last.id);
  return { ...model, copies: model.copies.slice(0, -1) };
};

/** What can happen in Excel. */
export const IN_EXCEL: { readonly [Which in Name]: Doing<InExcel, Which> } = {
  ...ANYWHERE,
  ...CONDUCT,
  ...ENTRY,
  'change the field at faults': changeFieldAtFaults,
  'record at faults': recordAtFaults,
  'undo at faults': undoAtFaults,
  'create at faults': createAtFaults,
  'record beside a co-author': recordBeside,
  'change the field beside a co-author': changeFieldBeside,
  'record while a cell is edited': whileEdited,
  sort: async (subject, model, { which, table, column, ascending }) => {
    subject.sort(placeOf(model, which), table, column, ascending);
    return model;
  },
  'rename a sheet': async (subject, model, { which, sheet, to }) => {
    subject.rename(placeOf(model, which), sheet, to);
    return model;
  },
  'copy a sheet': copySheet,
  'delete the copy': deleteCopy,
  'delete a sheet of the organiser': async (subject, model) => {
    subject.deleteOwn();
    return model;
  },
};
