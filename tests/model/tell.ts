import { valueOf } from '../results';
import type { SheetRole } from '../../src/grid/plan';
import { ANYWHERE, recordIn, type Doing, layoutIn } from './anywhere';
import { CONDUCT } from './conduct';
import { ENTRY } from './entry';
import { IN_EXCEL } from './excelAlone';
import type { InExcel } from './inExcel';
import { held, newTournament, placeOf, type Model, resultOf, tournamentOf, type Held } from './model';
import { expectRefusal, ambiguity } from './refusals';
import type { Name, Step, Story, StoryOfLoss } from './steps';
import { openTournament } from '../../src/app/open';
import type { Rest, Tournament } from '../../src/core/model';
import { area, type CellValue } from '../../src/grid/cell';
import { LOG, PAIRINGS } from '../../src/sheets/layout';
import { makeLogRow } from '../../src/sheets/log/line';
import { crosstableHead, crosstableValues } from '../../src/sheets/values/crosstable';
import { standingsValues } from '../../src/sheets/values/standings';
import { type Subject } from './subject';
import { isNonsense } from './texts';

const byRound = (one: Rest, other: Rest): number => one.round - other.round || one.player - other.player;

/** Rests have no number, so that a sorted table gives them in its own order. */
const inOrder = (tournament: Tournament): Tournament => ({
  ...tournament,
  rests: [...tournament.rests].sort(byRound),
});

const resultsOf = (tournament: Held): readonly string[] =>
  tournament.base.games.map((_, game) => resultOf(tournament, game));

/** What the program reads. */
const expectRead = async (subject: Subject, model: Model, place: number): Promise<void> => {
  const tournament = model.tournaments[place]!;
  const read = await openTournament(subject.workbook, tournament.base.id);
  const refusal = ambiguity(model, place);
  if (refusal !== null) return expectRefusal(read, refusal);
  expect(inOrder(valueOf(read).tournament)).toEqual(inOrder(tournamentOf(tournament)));
  expect(valueOf(read).warnings.map(({ code }) => code)).toEqual(
    resultsOf(tournament)
      .filter(isNonsense)
      .map(() => 'result-not-understood'),
  );
};

/** What people see in Standings, Crosstable and Pairings: what the core makes of the same results. */
const expectShown = async (subject: Subject, tournament: Held, place: number): Promise<void> => {
  const wanted = tournamentOf(tournament);
  const layout = layoutIn(tournament);
  const { crosstable, pairings, standings } = layout;
  expect(await subject.shown(place, 'standings', standings.body.area)).toEqual(
    valueOf(standingsValues(wanted, layout)),
  );
  const lines = valueOf(crosstableValues(wanted, layout));
  expect(await subject.shown(place, 'crosstable', crosstable.heads.area)).toEqual(lines.map(crosstableHead));
  expect(await subject.shown(place, 'crosstable', crosstable.cells.area)).toEqual(
    lines.map(({ cells }) => cells),
  );
  expect(await subject.shown(place, 'crosstable', crosstable.values.area)).toEqual(
    lines.map(({ values, rank }) => [...values.slice(1), rank]),
  );
  const rows = await subject.shown(place, 'pairings', pairings.body());
  const games = rows
    .filter((row) => row[PAIRINGS.game] !== '')
    .map((row) => [row[PAIRINGS.game], row[PAIRINGS.left], row[PAIRINGS.result], row[PAIRINGS.right]])
    .sort(([one], [other]) => Number(one) - Number(other));
  const nameOf = (no: number): string => wanted.players[no - 1]!.name;
  expect(games).toEqual(
    wanted.games.map(({ no, white, black }) => [
      no,
      nameOf(white),
      resultOf(tournament, no - 1),
      nameOf(black),
    ]),
  );
};

/** Lines of one step in order of what they say. */
const byStep = (lines: readonly (readonly CellValue[])[]): readonly (readonly CellValue[])[] =>
  [...lines].sort(
    (one, other) => Number(one[LOG.step]) - Number(other[LOG.step]) || (one.join() < other.join() ? -1 : 1),
  );

/** Every line of the Log, wherever it was sorted to. */
const expectLog = async (subject: Subject, { log }: Held, place: number): Promise<void> => {
  const { row, rows } = await subject.table(place, 'log');
  const lines = await subject.shown(place, 'log', area(row + 1, 0, rows - 1, LOG.count));
  expect(byStep(lines)).toEqual(byStep(log.map((line) => makeLogRow(line))));
};

/** Compares all of a workbook's tournaments with the model's. */
const expectSame = async (subject: Subject, model: Model): Promise<void> => {
  for (const [place, tournament] of model.tournaments.entries()) {
    await expectRead(subject, model, place);
    await expectShown(subject, tournament, place);
    await expectLog(subject, tournament, place);
  }
};

type Doings<Where extends Subject> = { readonly [Which in Name]?: Doing<Where, Which> };

const begin = async (subject: Subject, story: Story): Promise<Model> => {
  const base = newTournament(story, 0);
  valueOf(await subject.add(base));
  return { tournaments: [held(base)], copies: [] };
};

const happen = <Where extends Subject>(
  doings: Doings<Where>,
  subject: Where,
  model: Model,
  step: Step,
): Promise<Model> => {
  const doing = doings[step.do] as Doing<Where, typeof step.do> | undefined;
  if (!doing) throw new Error(`cannot happen here: ${step.do}`);
  return doing(subject, model, step as never);
};

/** Lets a story happen in a workbook and in the model, and compares them after every step. */
export const tell = async (subject: Subject, story: Story): Promise<void> => {
  let model = await begin(subject, story);
  const own = await subject.own();
  await expectSame(subject, model);
  for (const step of story.steps) {
    model = await happen({ ...ANYWHERE, ...CONDUCT, ...ENTRY }, subject, model, step);
    await expectSame(subject, model);
    expect(await subject.own()).toEqual(own);
  }
};

/** Nothing but ours and the organiser's is there, nothing of ours is lost, and the host is left as it was found. */
const expectClean = async (subject: InExcel, { copies, tournaments }: Model): Promise<void> => {
  expect(subject.strangers(copies.map(({ id }) => id))).toEqual([]);
  expect(subject.missing()).toEqual([]);
  expect(tournaments.map((_, place) => subject.isClosed(place))).not.toContain(true);
  expect(valueOf(await subject.workbook.unfinished())).toEqual([]);
  expect([subject.defects(), subject.eventsOn()]).toEqual([[], true]);
};

/** What reading answers without a sheet, by code; `null`: nothing of it is needed. */
const READING_WITHOUT: Readonly<Record<SheetRole, string | null>> = {
  pairings: 'workbook-part-missing',
  players: 'workbook-part-missing',
  tournament: 'tournament-sheet-lost',
  log: null,
  standings: null,
  crosstable: null,
  calculation: null,
  lists: null,
  handout: null,
  before: null,
  'live-handout': null,
  match: null,
  'team-event': null,
  sections: null,
  round: null,
};

/** A sheet of a tournament is deleted: its problem has a code, and the other tournament goes on. */
const lose = async (subject: InExcel, model: Model, { which, sheet }: StoryOfLoss['loss']): Promise<void> => {
  const place = placeOf(model, which);
  const tournament = model.tournaments[place]!;
  for (const { id } of model.copies) subject.delete(id);
  subject.lose(place, sheet);
  const left: Model = { ...model, copies: [] };
  const reading = READING_WITHOUT[sheet];
  if (reading === null) await expectRead(subject, left, place);
  else expectRefusal(await openTournament(subject.workbook, tournament.base.id), reading);
  const isDamaged = sheet === 'log' || sheet === 'calculation';
  const recording = isDamaged ? 'tournament-damaged' : reading;
  expectRefusal(await recordIn(subject, tournament, [0], '0-0'), recording);
  for (const other of left.tournaments.keys()) if (other !== place) await expectRead(subject, left, other);
  expect([subject.defects(), subject.eventsOn()]).toEqual([[], true]);
};

/** The same in Excel, where more can happen; at the end a sheet of ours is deleted. */
export const tellInExcel = async (subject: InExcel, story: StoryOfLoss): Promise<void> => {
  subject.behave(story.quirks ?? []);
  let model = await begin(subject, story);
  await expectSame(subject, model);
  for (const step of story.steps) {
    const own = (await subject.own()) as readonly unknown[];
    model = await happen(IN_EXCEL, subject, model, step);
    await expectSame(subject, model);
    expect(await subject.own()).toEqual(step.do === 'delete a sheet of the organiser' ? own.slice(1) : own);
    await expectClean(subject, model);
  }
  await lose(subject, model, story.loss);
};
