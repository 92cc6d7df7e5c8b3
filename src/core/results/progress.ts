import { largest } from '../extremes';
import { plays, type Game, type Player, type Tournament, type Rest } from '../model';
import { outcomeOf, type OutcomeCode, type OutcomeKind } from './outcome';

/** A finished game that counts. */
export type CountedGame = Game & { readonly outcome: OutcomeCode };

/**
 * The kind of a line of a tournament's schedule. A finished game is `annulled` if it is so itself or if one of its players is
 * (FIDE C.05): it stays in the table and counts for nobody.
 */
export const kindIn = (tournament: Tournament): ((line: Game | Rest) => OutcomeKind) => {
  const annulled = annulledIn(tournament);
  return (line) => {
    if ('player' in line) return 'rest';
    if (line.outcome === null) return 'not-yet';
    if (line.annulled === true || annulled.has(line.white) || annulled.has(line.black)) return 'annulled';
    return outcomeOf(line.outcome).kind;
  };
};

/** The finished games that count: played, or forfeited by one side or both. */
export const countedGames = (tournament: Tournament): readonly CountedGame[] => {
  const kindOf = kindIn(tournament);
  return tournament.games.filter((game): game is CountedGame => {
    const kind = kindOf(game);
    return kind !== 'not-yet' && kind !== 'annulled';
  });
};

/** The numbers of players who left before half of their games, so that none of them count. */
export const annulledIn = ({ players }: Pick<Tournament, 'players'>): ReadonlySet<number> =>
  new Set(players.flatMap(({ no, status }) => (status === 'annulled' ? [no] : [])));

/** The players whose games count. */
export const countedPlayers = ({ players }: Pick<Tournament, 'players'>): readonly Player[] =>
  players.filter(({ status }) => status !== 'annulled');

/** The games that count, or will: not those of players who left early, nor of byes. */
const gamesToCount = <G extends Game>(
  tournament: Pick<Tournament, 'players'> & { readonly games: readonly G[] },
): readonly G[] => {
  const left = annulledIn(tournament);
  return tournament.games.filter(
    ({ annulled, white, black }) => annulled !== true && !left.has(white) && !left.has(black),
  );
};

/** The games still to be played. Games of players who have left are not. */
export const stillToPlay = <G extends Game>(
  tournament: Pick<Tournament, 'players'> & { readonly games: readonly G[] },
): readonly G[] => gamesToCount(tournament).filter(({ outcome }) => outcome === null);

/** Whether a game, or one at a board, was played: a forfeit was not. */
export const isPlayed = ({ outcome }: Pick<Game, 'outcome'>): boolean =>
  outcome !== null && outcomeOf(outcome).kind === 'played';

/** Whether a match has a result at one of its boards; a game of two has no boards. */
export const isBegun = ({ boards = [] }: { readonly boards?: Game['boards'] | undefined }): boolean =>
  boards.some(({ outcome }) => outcome !== null);

/** Whoever has left, of two whose game was therefore not played: it has no result, or they lost it by forfeit. */
export const absentFrom = <P extends Pick<Player, 'no' | 'status'>>(
  { players }: { readonly players: readonly P[] },
  { white, black, outcome, boards }: Pick<Game, 'white' | 'black' | 'outcome' | 'boards'>,
): readonly P[] => {
  const result = outcome === null || boards ? null : outcomeOf(outcome);
  if (result?.kind === 'played' || isBegun({ boards })) return [];
  const stayed = [result?.white === 'win' ? white : 0, result?.black === 'win' ? black : 0];
  return players.filter(
    ({ no, status }) => (no === white || no === black) && status !== 'playing' && !stayed.includes(no),
  );
};

/** The numbers of those who have a bye in a round: they rest, or their game has no result and its other player has left. Whoever left has none after their last game. */
export const byesIn = (
  tournament: Pick<Tournament, 'players' | 'rests' | 'games'>,
  round: number,
): readonly number[] => {
  const { players, rests, games } = tournament;
  const left = new Set(players.flatMap(({ no, status }) => (status === 'playing' ? [] : [no])));
  const isOut = (player: number): boolean =>
    left.has(player) && lastPlayed(games.filter(plays(player))) < round;
  const alone = games.flatMap((game) => {
    const absent = game.round !== round || game.outcome !== null ? [] : absentFrom(tournament, game);
    return absent.length === 1 ? [game.white, game.black].filter((no) => !left.has(no)) : [];
  });
  return [
    ...rests.flatMap((rest) => (rest.round === round && !isOut(rest.player) ? [rest.player] : [])),
    ...alone,
  ];
};

/** The last round of which some game was played, 0 if none was. */
export const lastPlayed = (games: readonly Game[]): number =>
  largest([0, ...games.flatMap((game) => ((game.boards ?? [game]).some(isPlayed) ? [game.round] : []))]);

/**
 * The last round of which a game is finished, 0 if none is. Forfeits count as round 1: whoever left forfeits in all later rounds, which
 * have not begun. Standings has the same rule as a formula.
 */
export const lastRound = (games: readonly Game[]): number => {
  const finished = games.filter(({ outcome }) => outcome !== null);
  return Math.max(lastPlayed(finished), Math.min(1, finished.length));
};

/** How many games are finished, of how many: only those that count. */
export const gamesFinished = (
  tournament: Pick<Tournament, 'players' | 'games'>,
): { readonly finished: number; readonly games: number } => {
  const games = gamesToCount(tournament);
  return { finished: games.filter(({ outcome }) => outcome !== null).length, games: games.length };
};

/** The default order of the cross-table: by number while games are still to be played, then by rank. */
export const orderByItself = (tournament: Tournament): 'number' | 'rank' =>
  stillToPlay(tournament).length === 0 ? 'rank' : 'number';

/** How far a tournament is: after which round, and how many games are missing up to it. */
export type Progress =
  | { readonly stage: 'not-started' | 'provisional' | 'final' }
  | { readonly stage: 'after'; readonly round: number; readonly missing: number };

/** The most games of any round, without byes. */
export const gamesInRound = (games: number, rounds: number): number => Math.ceil(games / rounds);

/**
 * How far a tournament is: after its last round. It is only provisional if more games are missing up to it
 * than a round has. Games of players who have left are not missing.
 */
export const progressOf = (tournament: Tournament): Progress => {
  if (countedGames(tournament).length === 0) return { stage: 'not-started' };
  const open = stillToPlay(tournament);
  if (open.length === 0) return { stage: 'final' };
  const last = lastRound(tournament.games);
  const missing = open.filter(({ round }) => round <= last).length;
  return missing > gamesInRound(tournament.games.length, tournament.rounds)
    ? { stage: 'provisional' }
    : { stage: 'after', round: last, missing };
};
