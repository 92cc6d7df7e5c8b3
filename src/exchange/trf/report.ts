import { kindIn } from '../../core/results/progress';
import type { Game, Tournament } from '../../core/model';
import { outcomeOf, pointsOf } from '../../core/results/outcome';
import { entryAt, underKey } from '../../core/present';
import { standings } from '../../core/tiebreak/standings';
import { lettersOf, wasPlayed } from './letters';

/** A round of a player as their line shows it: the opponent's number, `w` or `b`, and a letter. */
export interface Cell {
  readonly opponent: number | null;
  readonly colour: 'w' | 'b' | '-';
  readonly letter: string;
}

/** What of a tournament one file shows: players by their places, from 0; rounds by columns. */
export interface Report {
  readonly field: Tournament;
  /** The day of each column, where it is known. */
  readonly dates: readonly (string | undefined)[];
  /** The cells of each player, one for each column that anybody has played in. */
  readonly cells: readonly (readonly (Cell | null)[])[];
  readonly points: readonly number[];
  readonly ranks: readonly number[];
}

/** No game, and no points for it: a rest, or a game that counts for nobody. */
export const NOBODY: Cell = { opponent: null, colour: '-', letter: 'Z' };

/** The places of players in their order, from 0, by number. */
const placesOf = ({ players }: Tournament): ReadonlyMap<number, number> =>
  new Map([...players].sort((one, other) => one.no - other.no).map(({ no }, place) => [no, place]));

/** Whether a finished game is shown, as what it was. */
type IsShown = (game: Game) => boolean;

/** In standings: what counts. */
export const countsIn = (field: Tournament): IsShown => {
  const kindOf = kindIn(field);
  return (game) => !['annulled', 'not-yet'].includes(kindOf(game));
};

/** For ratings: what counts, and what was played although it counts for nobody. */
export const isRated = (field: Tournament): IsShown => {
  const counts = countsIn(field);
  return (game) => counts(game) || (game.outcome !== null && wasPlayed(game.outcome));
};

/** The cells of all players in some rounds; open games are blank, as are all games behind the last finished one. */
export const cellsOf = (
  field: Tournament,
  rounds: readonly number[],
  games: readonly Game[],
  isShown: IsShown,
): readonly (readonly (Cell | null)[])[] => {
  const places = placesOf(field);
  const columnOf = new Map(rounds.map((round, column) => [round, column]));
  const finished = games.filter(({ outcome }) => outcome !== null);
  const reached = finished.reduce((last, { round }) => Math.max(last, columnOf.get(round) ?? 0), -1);
  const all = field.players.map(() => rounds.slice(0, reached + 1).map((): Cell | null => NOBODY));
  const put = (no: number, column: number, cell: Cell | null): void => {
    const row = entryAt(all, underKey(places, no));
    if (column < row.length) row[column] = cell;
  };
  for (const game of games) {
    const column = columnOf.get(game.round);
    if (column === undefined) continue;
    const { white, black, outcome } = game;
    if (outcome === null) for (const no of [white, black]) put(no, column, null);
    else if (isShown(game)) {
      const [own, other] = lettersOf(outcome);
      put(white, column, { opponent: underKey(places, black) + 1, colour: 'w', letter: own });
      put(black, column, { opponent: underKey(places, white) + 1, colour: 'b', letter: other });
    }
  }
  return all;
};

/** Points of some games by place. */
export const pointsIn = (field: Tournament, games: readonly Game[], isShown: IsShown): readonly number[] => {
  const places = placesOf(field);
  const points = field.players.map(() => 0);
  for (const game of games.filter(isShown)) {
    if (game.outcome === null) continue;
    const { white, black, kind } = outcomeOf(game.outcome);
    for (const [no, mark] of [
      [game.white, white],
      [game.black, black],
    ] as const) {
      const place = underKey(places, no);
      points[place] = entryAt(points, place) + pointsOf(field.scoring, mark, kind === 'played');
    }
  }
  return points.map((units) => units / field.scoring.unit);
};

/** Places by points alone, equals with the same one: 1, 2, 2, 4. */
export const ranksByPoints = (points: readonly number[]): readonly number[] =>
  points.map((own) => 1 + points.filter((other) => other > own).length);

/** Places by the list of tie-breaks; those who are not ranked come behind all others. */
export const ranksOf = (field: Tournament): readonly number[] => {
  const places = placesOf(field);
  const found = standings(field);
  const rows = found.ok ? found.value.rows : [];
  const ranked = rows.filter(({ rank }) => rank !== null).length;
  const ranks = field.players.map(() => ranked + 1);
  for (const { no, rank } of rows) ranks[underKey(places, no)] = rank ?? ranked + 1;
  return ranks;
};

/** Points as the standings have them, the arbiter's adjustments among them or not. */
export const standingPoints = (field: Tournament, adjusted: boolean): readonly number[] => {
  const counts = countsIn(field);
  const games = pointsIn(field, field.games, counts);
  const inOrder = [...field.players].sort((one, other) => one.no - other.no);
  return games.map((points, place) => {
    const { adjustment = 0, status } = entryAt(inOrder, place);
    return adjusted && status !== 'annulled' ? Math.round((points + adjustment) * 100) / 100 : points;
  });
};
