import type { Result } from '../../src/core/result';
import { PAIRINGS } from '../../src/sheets/layout';
import type { Patch } from '../../src/workbook/port';
import {
  ambiguity,
  ANYWHERE,
  expectRefusal,
  gameIn,
  MOST_TOURNAMENTS,
  numbersOf,
  recordIn,
  rowOf,
  undoIn,
  type Doing,
} from './anywhere';
import { CONDUCT } from './conduct';
import type { InExcel } from './inExcel';
import {
  afterRecord,
  afterUndo,
  held,
  newTournament,
  placeOf,
  resultOf,
  undoRefusal,
  withResult,
  withTournament,
  type Held,
  type Model,
} from './model';
import type { Happening, Name } from './steps';
import { codesOf, unwrap } from './subject';
import { shownOf } from './texts';

const FAILED = 'host-failed';

/** A step at which the host fails has not happened, or it has as a whole. */
const allOrNothing = (
  model: Model,
  place: number,
  result: Result<unknown>,
  refusal: string | null,
  after: () => Held,
): Model => {
  if (codesOf(result)[0] === FAILED) return model;
  expectRefusal(result, refusal);
  return refusal === null ? withTournament(model, place, after()) : model;
};

const recordAtFaults: Doing<InExcel, 'record at faults'> = async (subject, model, step) => {
  const place = placeOf(model, step.which);
  const tournament = model.tournaments[place]!;
  const games = [gameIn(tournament, step.game)];
  const result = await subject.failing(step.faults, () => recordIn(subject, tournament, games, step.text));
  return allOrNothing(model, place, result, ambiguity(model, place), () =>
    afterRecord(tournament, games, shownOf(step.text)!),
  );
};

const undoAtFaults: Doing<InExcel, 'undo at faults'> = async (subject, model, step) => {
  const place = placeOf(model, step.which);
  const tournament = model.tournaments[place]!;
  const result = await subject.failing(step.faults, () => undoIn(subject, tournament));
  const refusal = ambiguity(model, place) ?? undoRefusal(tournament);
  return allOrNothing(model, place, result, refusal, () => afterUndo(tournament));
};

/** Whatever fails, sheets of ours are there whole, or not at all, or known as unfinished and discarded in one step. */
const createAtFaults: Doing<InExcel, 'create at faults'> = async (subject, model, step) => {
  const place = model.tournaments.length;
  if (place >= MOST_TOURNAMENTS) return model;
  const base = newTournament(step.players, step.cycles, place);
  const result = await subject.failing(step.faults, () => subject.add(base));
  if (result.ok) return { ...model, tournaments: [...model.tournaments, held(base)] };
  expectRefusal(result, FAILED);
  const left = subject.strangers(model.copies.map(({ id }) => id));
  const unfinished = unwrap(await subject.workbook.unfinished());
  expect(new Set(unfinished)).toEqual(new Set(left));
  expect(unwrap(await subject.workbook.discardUnfinished(unfinished))).toBe(left.length);
  return model;
};

/** What a co-author does, at once. */
const act = (
  subject: InExcel,
  model: Model,
  theirs: Happening<'record beside a co-author'>['theirs'],
): void => {
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

/** The text that the step found in the cell before it wrote: ours comes last there, whatever it found. */
const foundBefore = ({ cells }: Patch, shown: string): string =>
  cells[0] ? String(cells[0].expect ?? '') : shown;

const besideCoAuthor: Doing<InExcel, 'record beside a co-author'> = async (subject, model, step) => {
  const place = placeOf(model, step.which);
  const tournament = model.tournaments[place]!;
  const game = gameIn(tournament, step.game);
  let came = false;
  const { result, requests } = await subject.beside(
    step.request,
    () => {
      came = true;
      act(subject, model, step.theirs);
    },
    () => recordIn(subject, tournament, [game], step.text),
  );
  const { theirs } = step;
  const theirPlace = placeOf(model, theirs.which);
  const theirTournament = model.tournaments[theirPlace]!;
  const typed = came && theirs.do === 'type a result' ? gameIn(theirTournament, theirs.game) : null;
  const between =
    typed === null || theirs.do !== 'type a result'
      ? model
      : withTournament(model, theirPlace, withResult(theirTournament, typed, theirs.text));
  const refusal = ambiguity(model, place);
  if (refusal !== null) {
    expectRefusal(result, refusal);
    return between;
  }
  if (!result.ok) {
    expect([came, REFUSED_BESIDE[theirs.do]]).toEqual([true, expect.arrayContaining([...codesOf(result)])]);
    if (typed !== null) expect([theirPlace, typed]).toEqual([place, game]);
    return between;
  }
  const shown = shownOf(step.text)!;
  const now = between.tournaments[place]!;
  const before = foundBefore(result.value.patch, shown);
  // What came in before the request that writes was seen; in that one nobody can see it.
  const unseen = step.request === requests && resultOf(tournament, game) === before;
  if (!unseen) expect(before).toBe(resultOf(now, game));
  return withTournament(between, place, afterRecord(withResult(now, game, before), [game], shown));
};

/** Whoever edits a cell is waited for, and what he types is found. */
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
  const ambiguous = sheet === 'tournament' ? place : null;
  return { ...model, copies: [...model.copies, { id, ambiguous }] };
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
  'record at faults': recordAtFaults,
  'undo at faults': undoAtFaults,
  'create at faults': createAtFaults,
  'record beside a co-author': besideCoAuthor,
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
