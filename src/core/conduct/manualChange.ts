import { entryAt, underKey } from '../present';
import type { Game, Rest, Tournament } from '../model';
import { isTeamSystem } from '../pairing/teams/system';
import { problem, type Problem } from '../problem';
import { andThen, unlessProblems, type Result } from '../result';
import { hallOf, timed } from '../calendar/timing';
import type { OutcomeCode } from '../results/outcome';
import { turnedSets } from '../results/score';
import { mirror } from '../results/typed';
import { BREAKING_FAULTS, newFaults } from './scheduleFaults';

/** Who has no game in a round, by number. */
const idleIn = ({ players }: Tournament, games: readonly Game[], round: number): readonly number[] => {
  const busy = new Set(games.flatMap((game) => (game.round === round ? [game.white, game.black] : [])));
  return players
    .map(({ no }) => no)
    .filter((no) => !busy.has(no))
    .sort((one, other) => one - other);
};

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((no, index) => no === other[index]);

/**
 * The byes after games have moved, by round and number. If the byes of a round were exactly the players without a game, they
 * follow the games. Otherwise somebody set them by hand, and they stay.
 */
export const movedRests = (before: Tournament, games: readonly Game[]): readonly Rest[] => {
  const rounds = [...new Set(before.rests.map(({ round }) => round))].sort((one, other) => one - other);
  return rounds.flatMap((round): readonly Rest[] => {
    const were = before.rests
      .flatMap((rest) => (rest.round === round ? [rest.player] : []))
      .sort((one, other) => one - other);
    const idle = idleIn(before, games, round);
    const isMoved = isSame(were, idleIn(before, before.games, round)) && idle.length === were.length;
    return (isMoved ? idle : were).map((player) => ({ round, player }));
  });
};

/** What two games exchange: their places (rounds, boards and dates), or their players with Black. */
export type Exchanged = 'places' | 'opponents';

/** The games after a change by hand, and what it makes worse. */
export interface ManualChange {
  readonly games: readonly Game[];
  /** All byes afterwards, by round and number: they follow the games. */
  readonly rests: readonly Rest[];
  readonly warnings: readonly Problem[];
}

/** `sides-by-table`: if two teams meet member by member, the table says who meets whom, when and where. */
export const sidesProblems = ({ discipline, system }: Tournament): readonly Problem[] =>
  discipline && isTeamSystem(system) ? [problem('sides-by-table')] : [];

const gameProblems = (tournament: Tournament, wanted: readonly number[]): readonly Problem[] => {
  const { games } = tournament;
  const known = new Set(games.map(({ no }) => no));
  const twice = wanted.find((no, index) => wanted.indexOf(no) < index);
  return [
    ...sidesProblems(tournament),
    ...wanted.filter((no) => !known.has(no)).map((no) => problem('game-unknown', {}, { typed: no })),
    ...(twice === undefined ? [] : [problem('exchange-itself', { game: twice })]),
  ];
};

const withGames = (tournament: Tournament, changed: readonly Game[]): Tournament => {
  const byNumber = new Map(changed.map((game) => [game.no, game]));
  const games = tournament.games.map((game) => byNumber.get(game.no) ?? game);
  return { ...tournament, games, rests: movedRests(tournament, games) };
};

const checked = (
  tournament: Tournament,
  games: readonly Game[],
  known: readonly Problem[] = [],
): Result<ManualChange> => {
  const after = withGames(tournament, games);
  const faults = newFaults(tournament, after);
  const wrong = faults.filter(({ code }) => BREAKING_FAULTS.includes(code));
  return unlessProblems(wrong, () => ({ games, rests: after.rests, warnings: [...known, ...faults] }));
};

const found = ({ games }: Tournament, numbers: readonly number[]): readonly Game[] => {
  const byNumber = new Map(games.map((game) => [game.no, game]));
  return numbers.map((no) => underKey(byNumber, no));
};

/** Whether a game has a result, or a board of a match. */
const hasResult = ({ outcome, boards = [] }: Game): boolean =>
  [...boards, { outcome }].some((each) => each.outcome !== null);

const mirrored = (outcome: OutcomeCode | null): OutcomeCode | null =>
  outcome === null ? null : mirror(outcome);

/**
 * Swaps home and away. Everybody keeps their board, and the match moves to the other venue unless somebody moved it elsewhere.
 */
const turnedBoards = (tournament: Tournament, game: Game): Partial<Game> => {
  const { boards, venue, white, black } = game;
  if (!boards) return {};
  const [own, other] = [white, black].map((no) => hallOf(tournament, no, game.no));
  return {
    boards: boards.map((board) => ({
      ...board,
      ...{ home: board.away, away: board.home, outcome: mirrored(board.outcome) },
    })),
    ...(other !== undefined && (own === undefined || own === venue) ? { venue: other } : {}),
  };
};

const turned = (tournament: Tournament, game: Game): Game => ({
  ...game,
  ...turnedBoards(tournament, game),
  white: game.black,
  black: game.white,
  outcome: mirrored(game.outcome),
  ...(game.sets === undefined ? {} : { sets: turnedSets(game.sets) }),
});

/**
 * Reverses the colours of games by hand; for matches, swaps home and away. The result of a finished game turns too
 * (`result-turned`): the colours were wrong, not the winner. Problems: `sides-by-table`, `game-unknown`, `exchange-itself` for a
 * game named twice. Warnings: `pair-one-colour`, `colours-more-uneven`.
 */
export const turnColours = (tournament: Tournament, numbers: readonly number[]): Result<ManualChange> =>
  andThen(
    unlessProblems(gameProblems(tournament, numbers), () => found(tournament, numbers)),
    (games) =>
      checked(
        tournament,
        games.map((game) => turned(tournament, game)),
        games.filter(hasResult).map(({ no, round }) => problem('result-turned', { round, game: no })),
      ),
  );

/** A game at the round, board and time of another. A match takes its number over, too: it says where the match stands. */
const placedAs = (game: Game, { no, round, board, ...time }: Game): Game =>
  timed({ ...game, no: game.boards ? no : game.no, round, board }, time);

/** A game against the player with Black of another; a visiting team takes its line-up along. */
const against = (game: Game, { black, boards: theirs = [] }: Game): Game => ({
  ...game,
  black,
  ...(game.boards && {
    boards: game.boards.map((board, index) => ({ ...board, away: theirs[index]?.away ?? '' })),
  }),
});

const exchangedPair = (one: Game, other: Game, what: Exchanged): readonly Game[] =>
  what === 'places'
    ? [placedAs(one, other), placedAs(other, one)].sort((left, right) => left.no - right.no)
    : [against(one, other), against(other, one)];

/** `exchange-sections` for each pair of games from two sections. */
const sectionsCrossed = (
  { players, sections }: Tournament,
  pairs: readonly (readonly [one: Game, other: Game])[],
): readonly Problem[] => {
  if (!sections) return [];
  const sectionOf = new Map(players.map(({ no, section = '' }) => [no, section]));
  return pairs.flatMap(([one, other]) => {
    const [section, another] = [one, other].map(({ white }) => underKey(sectionOf, white));
    const values = { game: one.no, section: section ?? '', other: other.no, another: another ?? '' };
    return section === another
      ? []
      : [problem('exchange-sections', { round: one.round, game: one.no }, values)];
  });
};

/**
 * Pairs of games exchange their places (finished games may, too) or their players with Black. All pairs change at once: two pairs
 * may be right together when one alone would not. A date belongs to the place, so a game that changes rounds takes the date
 * there. Afterwards each pair still meets as often as before, and nobody plays twice at a time. A single game that should be
 * played on another day is postponed instead. Problems: `sides-by-table`, `game-unknown`, `exchange-itself`, `exchange-sections` for games of two
 * sections, `game-finished` if players would leave a finished game, and `BREAKING_FAULTS`. Warnings: whatever else is new in the
 * schedule.
 */
export const exchangeGames = (
  tournament: Tournament,
  pairs: readonly (readonly [one: number, other: number])[],
  what: Exchanged,
): Result<ManualChange> => {
  const games = unlessProblems(gameProblems(tournament, pairs.flat()), () => found(tournament, pairs.flat()));
  if (!games.ok) return games;
  const finished = what === 'opponents' ? games.value.filter(hasResult) : [];
  const wanted = pairs.map(
    (_, index) => [entryAt(games.value, 2 * index), entryAt(games.value, 2 * index + 1)] as const,
  );
  const wrong = [
    ...sectionsCrossed(tournament, wanted),
    ...finished.map(({ no, round }) => problem('game-finished', { round, game: no })),
  ];
  const changed = unlessProblems(wrong, () =>
    wanted.flatMap(([one, other]) => exchangedPair(one, other, what)),
  );
  return changed.ok ? checked(tournament, changed.value) : changed;
};
