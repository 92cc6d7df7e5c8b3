import { isBye } from '../../src/language/byes';
import { takeChange } from '../../src/app/changes/take';
import { lateEntry } from '../../src/core/conduct/lateEntry';
import { redraw, redrawWithout, type Redrawn } from '../../src/core/conduct/redraw';
import type { Entrant } from '../../src/core/tournament';
import type { Player, Tournament } from '../../src/core/model';
import { parseRating } from '../../src/core/ratings/rating';
import { ok, type Result } from '../../src/core/result';
import { foldedName } from '../../src/core/names/name';
import type { Workbook } from '../../src/workbook/port';
import { playerIn } from './anywhere';
import { afterField, hasBegun } from './field';
import { placeOf, TIME, tournamentOf, withTournament, type Held, type Model } from './model';
import { ambiguity, expectCodes, rebuildRefusals } from './refusals';
import type { Happening } from './steps';
import { codesOf, type Subject } from './subject';

type ChangingField = Happening<'enter'> | Happening<'remove'>;

/** What the field becomes, by the core, under which rule, or by code why not. */
type Next =
  | { readonly rule: string; readonly tournament: Tournament; readonly lines: Redrawn['lines'] }
  | readonly string[];

/** What somebody new is called: with their federation in brackets where the list has a namesake, in brackets or not. */
export const calledAmong = (
  players: readonly Pick<Player, 'name'>[],
  name: string,
  federation: string | null,
): string =>
  federation &&
  players.some((other) => foldedName(other.name.replace(/ \([^()]*\)$/, '')) === foldedName(name))
    ? `${name} (${federation})`
    : name;

/** Nobody who has withdrawn is drawn again. */
const here = ({ players }: Tournament): readonly Player[] =>
  players.filter((player) => player.status === 'playing' || isBye(player));

const entered = (now: Tournament, { name: typed, rating, federation, seed }: Happening<'enter'>): Next => {
  const name = calledAmong(now.players, typed, federation);
  if (now.players.some((player) => foldedName(player.name) === foldedName(name))) return ['name-duplicate'];
  const entrant: Entrant = {
    name,
    ...(rating === null ? {} : { rating: parseRating(rating) }),
    ...(federation === null ? {} : { federation }),
  };
  const changed: Result<Pick<Redrawn, 'tournament' | 'lines'> & { readonly by: string }> = hasBegun(now)
    ? withSeat(now, entrant)
    : redraw(now, [...here(now), entrant], seed);
  if (!changed.ok) return codesOf(changed);
  const { tournament, lines, by } = changed.value;
  const { no } = tournament.players.find((player) => player.name === name)!;
  return { rule: `enter ${no} ${by}`, tournament, lines };
};

const removed = (now: Tournament, no: number, seed: string | undefined): Next => {
  if (hasBegun(now)) return ['removal-too-late'];
  const others = here(now).filter((player) => player.no !== no);
  const alone = others.length === now.players.length - 1;
  const changed = alone ? redrawWithout(now, no, seed) : redraw(now, others, seed);
  if (!changed.ok) return codesOf(changed);
  const { by, tournament, lines } = changed.value;
  return { rule: `remove ${no} ${by}`, tournament, lines };
};

const withSeat = (now: Tournament, entrant: Entrant) => {
  const late = lateEntry(now, entrant);
  return late.ok ? ok({ ...late.value, by: 'seat', lines: [] }) : late;
};

const nextOf = (tournament: Held, step: ChangingField): Next => {
  const now = tournamentOf(tournament);
  return step.do === 'enter'
    ? entered(now, step)
    : removed(now, playerIn(tournament, step.player) + 1, step.seed);
};

/** What the model is after a change of the field, and by code why it is refused. */
export const expectedOf = (
  model: Model,
  step: ChangingField,
): { readonly refusals: readonly string[]; readonly after: () => Model } => {
  const place = placeOf(model, step.which);
  const tournament = model.tournaments[place]!;
  const unclear = ambiguity(model, place);
  if (unclear !== null) return { refusals: [unclear], after: () => model };
  const next = nextOf(tournament, step);
  if (!('rule' in next)) return { refusals: next, after: () => model };
  return {
    refusals: rebuildRefusals(model, place),
    after: () => withTournament(model, place, afterField(tournament, next.rule, next.tournament, next)),
  };
};

/** Lets the program change the field. */
export const changeField = (
  workbook: Workbook,
  tournament: Held,
  step: ChangingField,
): Promise<Result<unknown>> => {
  const occasion = { time: TIME, named: tournament.base.id };
  if (step.do === 'enter') {
    const { name, rating, federation, seed } = step;
    return takeChange(workbook, 'enter', { name, rating, federation, seed }, occasion);
  }
  const player = playerIn(tournament, step.player) + 1;
  return takeChange(workbook, 'remove', { player, seed: step.seed }, occasion);
};

const change = async (subject: Subject, model: Model, step: ChangingField): Promise<Model> => {
  const place = placeOf(model, step.which);
  const { refusals, after } = expectedOf(model, step);
  const tournament = model.tournaments[place]!;
  const result = await subject.remaking(place, () => changeField(subject.workbook, tournament, step));
  expectCodes(result, refusals);
  return refusals.length === 0 ? after() : model;
};

/** What changes the field. */
export const ENTRY = { enter: change, remove: change };
