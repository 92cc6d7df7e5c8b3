import { entryAt, underKey } from '../present';
import { teamNamed, type NumberingMethod, type Team } from '../model';
import { andThen, fail, ok, type Result } from '../result';
import { unknownProblem } from '../names/meant';
import type { Numbered, Order } from './entry';
import { drawNumbers, numberingOf, folded } from './numbers';

/** An entry of a list of two teams, with the name of their team. */
export interface Member extends Numbered {
  readonly team: string;
}

/** The teams of a list, and its entries by number: first the whole first team, then the second. */
export interface TeamDraw {
  readonly teams: readonly Team[];
  /** The `id` of the team of each entry, in the order of the list. */
  readonly teamOf: readonly string[];
  readonly order: Order;
}

/** The ways to give numbers that make sense for teams. */
export const TEAM_NUMBERING: readonly NumberingMethod[] = ['list', 'rating', 'lots', 'hand', 'column'];

/** The teams in list order; capitals make no difference. */
const teamsIn = (entries: readonly Member[]): ReadonlyMap<string, Team> => {
  const teams = new Map<string, Team>();
  for (const { team } of entries) if (!teams.has(folded(team))) teams.set(folded(team), teamNamed(team));
  return teams;
};

type Settings = Parameters<typeof drawNumbers>[3];

/** A column numbers each team by itself. Every other way numbers the whole list, and each team keeps that order. */
const orderIn = (
  entries: readonly Member[],
  places: readonly (readonly number[])[],
  numbering: string,
  seed: string | undefined,
  settings: Settings,
): Result<Order> => {
  const draw = (some: readonly number[]): Result<Order> => {
    const members = some.map((place) => entryAt(entries, place));
    return andThen(drawNumbers(members, numbering, seed, settings), (order) =>
      ok(order.map((index) => entryAt(some, index))),
    );
  };
  const byTeam = numberingOf(numbering);
  if (byTeam.ok && byTeam.value.method === 'column') {
    const drawn = places.map(draw);
    const failed = drawn.find((each) => !each.ok);
    return failed ?? ok(drawn.flatMap((each) => (each.ok ? each.value : [])));
  }
  return andThen(draw(entries.map((_, place) => place)), (order) =>
    ok(places.flatMap((team) => order.filter((place) => team.includes(place)))),
  );
};

/**
 * Gives the members of two teams their numbers; the first team of the list has the first ones. `list`, `rating`, `lots` and
 * `hand` number the whole list, and each team keeps that order; `column` numbers each team from 1. Problems: `choice-unknown` for
 * ways that need one list of players; those of `drawNumbers`.
 */
export const drawTeams = (
  entries: readonly Member[],
  numbering: string,
  seed?: string,
  settings: Settings = {},
): Result<TeamDraw> => {
  const meant = numberingOf(numbering);
  if (!meant.ok) return meant;
  const { method } = meant.value;
  if (!TEAM_NUMBERING.includes(method)) return fail(unknownProblem('choice-unknown', method, TEAM_NUMBERING));
  const teams = teamsIn(entries);
  const teamOf = entries.map(({ team }) => underKey(teams, folded(team)).id);
  const places = [...teams.values()].map(({ id }) =>
    teamOf.flatMap((team, place) => (team === id ? [place] : [])),
  );
  const order = orderIn(entries, places, numbering, seed, settings);
  return order.ok ? ok({ teams: [...teams.values()], teamOf, order: order.value }) : order;
};
