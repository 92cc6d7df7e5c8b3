import { countsOf } from '../grouped';
import { countTo } from '../numbers';
import { plays, type Game, type Tournament } from '../model';
import { isTeamSystem } from '../pairing/teams/system';
import { isDecided } from './decided';
import { countedPlayers } from '../results/progress';
import { currentRound } from './owed';

/** How one more player meets everyone in the rounds to come and in others after the last one. */
export interface AddedRounds {
  /** How many rounds there are then. */
  readonly rounds: number;
  /** The first round that changes: no game of it has begun. */
  readonly first: number;
  /** The round in which they meet each player, by number. */
  readonly meets: ReadonlyMap<number, number>;
  /** The new rounds of games that make room for theirs, by number: one a round at most. */
  readonly moved: ReadonlyMap<number, number>;
}

/** With one more, a workbook still has live formulas. */
const MOST_PLAYERS = 99;
/** Look at so many arrangements before another round is added. */
const MOST_TRIES = 4000;
/** A game moves to one of so many of the emptiest added rounds. */
const EMPTIEST = 3;

/** A round to come: who has no game in it, and which games can leave it. */
interface OpenRound {
  readonly round: number;
  readonly idle: readonly number[];
  readonly games: readonly Game[];
}

/** A game that leaves its round for an added one, by its place from 0. */
interface Move {
  readonly round: number;
  readonly game: Game;
  readonly to: number;
}

/** Who plays in each added round. */
type Busy = readonly ReadonlySet<number>[];

/** The first round of which nobody who is still there has played a game: its pairings can still change. */
const firstOpen = (tournament: Tournament, isHere: (game: Game) => boolean): number => {
  const current = currentRound(tournament);
  const isBegun = tournament.games.some((game) => game.round === current && isDecided(game) && isHere(game));
  return isBegun ? current + 1 : current;
};

const openRounds = (
  { games, rounds }: Tournament,
  first: number,
  here: ReadonlySet<number>,
  isHere: (game: Game) => boolean,
): readonly OpenRound[] =>
  countTo(rounds)
    .slice(first - 1)
    .map((round) => {
      const own = games.filter((game) => game.round === round);
      return {
        round,
        idle: [...here].filter((no) => !own.some(plays(no))),
        games: own.filter((game) => !isDecided(game) && isHere(game)),
      };
    })
    .filter(({ idle, games: open }) => idle.length > 0 || open.length > 0);

/** Where the games of a round can go: the emptiest added rounds first. */
const movesFrom = ({ round, games }: OpenRound, busy: Busy): readonly Move[] =>
  busy
    .map((there, to) => ({ there, to }))
    .sort((one, other) => one.there.size - other.there.size)
    .slice(0, EMPTIEST)
    .flatMap(({ there, to }) =>
      games
        .filter(({ white, black }) => !there.has(white) && !there.has(black))
        .map((game) => ({ round, game, to })),
    );

/** The moves in a better order: first those of players who have moved least. */
const fairest = (moves: readonly Move[], made: readonly Move[]): readonly Move[] => {
  const often = countsOf(made.flatMap(({ game: { white, black } }) => [white, black]));
  const total = ({ game: { white, black } }: Move): number =>
    (often.get(white) ?? 0) + (often.get(black) ?? 0);
  return [...moves].sort((one, other) => total(one) - total(other));
};

/** Gives each player a place of their own, where they fit; `null` if there are not enough (augmenting paths). */
const placed = (
  players: readonly number[],
  places: readonly ((no: number) => boolean)[],
): ReadonlyMap<number, number> | null => {
  const taken = new Map<number, number>();
  const place = (no: number, seen: Set<number>): boolean =>
    places.some((fits, index) => {
      if (seen.has(index) || !fits(no)) return false;
      seen.add(index);
      const other = taken.get(index);
      if (other !== undefined && !place(other, seen)) return false;
      taken.set(index, no);
      return true;
    });
  return players.every((no) => place(no, new Set())) ? new Map([...taken].map(([at, no]) => [no, at])) : null;
};

type Arrangement = Pick<AddedRounds, 'meets' | 'moved'>;

/** The rounds in which the newcomer meets everyone if these games move; `null` if they cannot. */
const meetingAll = (
  { players, rounds }: Tournament,
  open: readonly OpenRound[],
  busy: Busy,
  moves: readonly Move[],
): Arrangement | null => {
  const inRound = open.map((each) => moves.find(({ round }) => round === each.round));
  const meets = placed(
    countedPlayers({ players }).map(({ no }) => no),
    [
      ...open.map(({ idle }, at) => {
        const move = inRound[at];
        return (no: number) => (move ? plays(no)(move.game) : idle.includes(no));
      }),
      ...busy.map((there) => (no: number) => !there.has(no)),
    ],
  );
  if (!meets) return null;
  const used = [...meets.values()].flatMap((at) => inRound[at] ?? []);
  return {
    meets: new Map(
      [...meets].map(([no, at]) => [no, open[at]?.round ?? rounds + 1 + at - open.length] as const),
    ),
    moved: new Map(used.map(({ game, to }) => [game.no, rounds + 1 + to] as const)),
  };
};

/** An arrangement with so many added rounds; `null` if none is found. The round with the fewest choices comes first. */
const arranged = (tournament: Tournament, open: readonly OpenRound[], added: number): Arrangement | null => {
  let tries = 0;
  const arrange = (
    left: readonly OpenRound[],
    busy: Busy,
    moves: readonly Move[],
    spare: number,
  ): Arrangement | null => {
    const [hardest] = left
      .map((round) => ({ round, choices: movesFrom(round, busy) }))
      .sort((one, other) => one.choices.length - other.choices.length);
    if (!hardest) return meetingAll(tournament, open, busy, moves);
    const others = left.filter((round) => round !== hardest.round);
    for (const move of fairest(hardest.choices, moves)) {
      if (++tries > MOST_TRIES) return null;
      const { white, black } = move.game;
      const now = busy.map((there, to) => (to === move.to ? new Set([...there, white, black]) : there));
      const found = arrange(others, now, [...moves, move], spare);
      if (found) return found;
    }
    return spare > 0 && hardest.choices.length === 0 ? arrange(others, busy, moves, spare - 1) : null;
  };
  const full = open.filter(({ idle }) => idle.length === 0);
  const nobody = countTo(added).map(() => new Set<number>());
  return arrange(full, nobody, [], open.length + added - countedPlayers(tournament).length);
};

/**
 * How one more player can meet everyone whose games count once although no number is free: in each round to come they take one side of a game, or
 * meet somebody who has a bye there, and the games that make room are played in rounds after the last one, with all that are
 * still missing. Rounds in which somebody has played stay as they are. No fewer rounds are added than the newcomer needs, and
 * hardly ever more. `null` with several cycles, where teams meet, with carried-over games and with a hundred players.
 */
export const addedRounds = (tournament: Tournament): AddedRounds | null => {
  const { players, rounds, cycles, discipline, system, carried } = tournament;
  const isPlain = cycles === 1 && !discipline && !isTeamSystem(system) && carried === undefined;
  if (!isPlain || players.length > MOST_PLAYERS) return null;
  const here = new Set(players.flatMap(({ no, status }) => (status === 'playing' ? [no] : [])));
  const isHere = ({ white, black }: Game): boolean => here.has(white) && here.has(black);
  const first = firstOpen(tournament, isHere);
  const open = openRounds(tournament, first, here, isHere);
  for (
    let added = Math.max(0, countedPlayers({ players }).length - open.length);
    added <= players.length;
    added++
  ) {
    const found = arranged(tournament, open, added);
    if (found) return { ...found, first, rounds: rounds + added };
  }
  return null;
};
