import { openTournament } from '../../src/app/open';
import type { SheetRole } from '../../src/grid/plan';
import { ANYWHERE, recordIn, type Doing } from './anywhere';
import { expectRead, expectSame } from './compare';
import { CONDUCT } from './conduct';
import { ENTRY } from './entry';
import { IN_EXCEL } from './excelAlone';
import type { InExcel } from './inExcel';
import { held, newTournament, placeOf, type Model } from './model';
import { expectRefusal } from './refusals';
import type { Name, Step, Story, StoryOfLoss } from './steps';
import { unwrap, type Subject } from './subject';

type Doings<Where extends Subject> = { readonly [Which in Name]?: Doing<Where, Which> };

const begin = async (subject: Subject, story: Story): Promise<Model> => {
  const base = newTournament(story, 0);
  unwrap(await subject.add(base));
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
const expectClean = async (subject: InExcel, { copies }: Model): Promise<void> => {
  expect(subject.strangers(copies.map(({ id }) => id))).toEqual([]);
  expect(subject.missing()).toEqual([]);
  expect(unwrap(await subject.workbook.unfinished())).toEqual([]);
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
