import { valueOf } from '../results';
import { takeChange } from '../../src/app/changes/take';
import { type PlannedRecord } from '../../src/app/changes/record';
import type { Result } from '../../src/core/result';
import { layoutOf, PAIRINGS, type Layout } from '../../src/sheets/layout';
import type { CellValue } from '../../src/grid/cell';
import { NAMES } from '../sheets/plan';
import {
  afterRecord,
  held,
  newTournament,
  placeOf,
  TIME,
  withCell,
  withResult,
  withTournament,
  type Held,
  type Model,
} from './model';
import type { Happening, Name } from './steps';
import { ambiguity, expectCodes, expectRefusal, wayRefusals, afterWay, type Way } from './refusals';
import { type Subject } from './subject';
import { shownOf } from './texts';

/** Lets one thing happen in the workbook, checks what the program answers, and answers what the model is then. */
export type Doing<Where extends Subject, Which extends Name> = (
  subject: Where,
  model: Model,
  step: Happening<Which>,
) => Promise<Model>;

/** More tournaments than this nobody creates in a story. */
export const MOST_TOURNAMENTS = 2;

export const layoutIn = ({ base }: Held): Layout => layoutOf(base, NAMES);

export const gameIn = ({ base }: Held, game: number): number => game % base.games.length;

export const playerIn = ({ base }: Held, player: number): number => player % base.players.length;

/** The column of a table that holds the numbers of games or players. */
export const numbersOf = (tournament: Held, role: 'pairings' | 'players') =>
  layoutIn(tournament)[role].column(0).area;

/** The row of a number, wherever the table was sorted to. */
export const rowOf = (
  tournament: Held,
  role: 'pairings' | 'players',
  numbers: readonly (readonly CellValue[])[],
  no: number,
): number => numbersOf(tournament, role).row + numbers.findIndex(([found]) => found === no);

const typeResult = async (
  subject: Subject,
  model: Model,
  step: Happening<'type a result'>,
): Promise<Model> => {
  const place = placeOf(model, step.which);
  const tournament = model.tournaments[place]!;
  const game = gameIn(tournament, step.game);
  const numbers = await subject.shown(place, 'pairings', numbersOf(tournament, 'pairings'));
  const row = rowOf(tournament, 'pairings', numbers, game + 1);
  await subject.type(place, 'pairings', row, PAIRINGS.result, step.text);
  return withTournament(model, place, withResult(tournament, game, step.text));
};

/** Someone types into a line of the Players table. */
const typePlayer = async (
  subject: Subject,
  model: Model,
  step: { readonly which: number; readonly player: number },
  field: 'name' | 'status' | 'adjustment' | 'playOff',
  value: string | number,
): Promise<Model> => {
  const place = placeOf(model, step.which);
  const tournament = model.tournaments[place]!;
  const player = playerIn(tournament, step.player);
  const numbers = await subject.shown(place, 'players', numbersOf(tournament, 'players'));
  const row = rowOf(tournament, 'players', numbers, player + 1);
  await subject.type(place, 'players', row, layoutIn(tournament).playersColumns[field], value);
  return withTournament(model, place, withCell(tournament, `player ${player + 1} ${field}`, value));
};

/** Results of games, counted from 0, as the program records them. */
export const recordIn = (
  subject: Subject,
  { base }: Held,
  games: readonly number[],
  typed: string,
): Promise<Result<PlannedRecord>> =>
  takeChange(
    subject.workbook,
    'record',
    games.map((game) => ({ game: game + 1, typed })),
    { time: TIME, named: base.id },
  );

export const goIn = (
  subject: Subject,
  { tournaments }: Model,
  place: number,
  way: Way,
): Promise<Result<unknown>> =>
  subject.remaking(place, () =>
    takeChange(subject.workbook, way, null, { time: TIME, named: tournaments[place]!.base.id }),
  );

const record = async (subject: Subject, model: Model, step: Happening<'record'>): Promise<Model> => {
  const place = placeOf(model, step.which);
  const tournament = model.tournaments[place]!;
  const games = [...new Set(step.games.map((game) => gameIn(tournament, game)))];
  const shown = shownOf(step.text);
  const refusal = ambiguity(model, place) ?? (shown === undefined ? 'result-not-understood' : null);
  expectRefusal(await recordIn(subject, tournament, games, step.text), refusal);
  return refusal === null ? withTournament(model, place, afterRecord(tournament, games, shown!)) : model;
};

const go = async (subject: Subject, model: Model, step: Happening<Way>): Promise<Model> => {
  const place = placeOf(model, step.which);
  const tournament = model.tournaments[place]!;
  const refusals = wayRefusals(model, place, step.do);
  expectCodes(await goIn(subject, model, place, step.do), refusals);
  return refusals.length === 0 ? withTournament(model, place, afterWay(tournament, step.do)) : model;
};

const createBeside = async (
  subject: Subject,
  model: Model,
  made: Happening<'create beside'>,
): Promise<Model> => {
  const place = model.tournaments.length;
  if (place >= MOST_TOURNAMENTS) return model;
  const base = newTournament(made, place);
  valueOf(await subject.add(base));
  return { ...model, tournaments: [...model.tournaments, held(base)] };
};

/** What can happen in any workbook. */
export const ANYWHERE = {
  'type a result': typeResult,
  'rename a player': (subject, model, step) => typePlayer(subject, model, step, 'name', step.to),
  'set a status': (subject, model, step) => typePlayer(subject, model, step, 'status', step.status),
  'adjust points': (subject, model, step) => typePlayer(subject, model, step, 'adjustment', step.points),
  'type a play-off': (subject, model, step) => typePlayer(subject, model, step, 'playOff', step.value),
  record,
  undo: go,
  redo: go,
  'create beside': createBeside,
  reopen: async (subject, model) => {
    await subject.reopen();
    return model;
  },
} satisfies { readonly [Which in Name]?: Doing<Subject, Which> };
