import type { Result } from '../../src/core/result';
import { ANYWHERE, gameIn, MOST_TOURNAMENTS, goIn, recordIn, type Doing } from './anywhere';
import { CONDUCT } from './conduct';
import { changeField, ENTRY, expectedOf } from './entry';
import { changeFieldBeside, recordBeside } from './coAuthor';
import type { InExcel } from './inExcel';
import { afterRecord, held, newTournament, placeOf, withTournament, type Model } from './model';
import { ambiguity, expectCodes, expectRefusal, wayRefusals } from './refusals';
import type { Name } from './steps';
import { codesOf, unwrap } from './subject';
import { shownOf } from './texts';
import { afterWay } from './undo';

const FAILED = 'host-failed';

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
  const unfinished = unwrap(await subject.workbook.unfinished());
  expect(new Set(unfinished)).toEqual(new Set(left));
  expect(unwrap(await subject.workbook.discardUnfinished(unfinished))).toBe(left.length);
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
