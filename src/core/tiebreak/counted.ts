import { type ForGames, type LeftOut, type PlayerCriterion, playerCriterion, sumOf } from './criterion';
import type { Encounter } from './scores';

/** A number of games: 1 for each that is not left out. */
const counted = (
  code: string,
  name: string,
  source: string,
  outOf: (encounter: Encounter) => LeftOut | undefined,
  { games }: ForGames = {},
) =>
  playerCriterion({
    ...{ code, name, source, ...(games ? { games } : {}) },
    shape: 'games',
    working: (table) => (player) => {
      const terms = table.encounters(player).map((from) => {
        const out = outOf(from);
        return out === undefined ? { from, amount: 1 } : { from, amount: 0, out };
      });
      return sumOf(terms, 1);
    },
  });

/** Criteria that count games by their result. */
export const COUNTED: readonly PlayerCriterion[] = [
  /** Number of wins, over the board or by forfeit. */
  counted('WIN', 'Wins: games won, forfeits included', 'FIDE C.07 7.1', ({ mark }) =>
    mark === 'win' ? undefined : 'mark',
  ),
  /** Games won over the board. */
  counted('WON', 'Wins played: games won over the board', 'FIDE C.07 7.2', ({ mark, played }) => {
    if (mark !== 'win') return 'mark';
    return played ? undefined : 'forfeit';
  }),
  /** Games won, forfeits included: article 15.2 treats forfeit wins as ordinary games. */
  counted('WON#15.2', 'All wins: games won, forfeits as ordinary games', 'FIDE C.07 7.2, 15.2', ({ mark }) =>
    mark === 'win' ? undefined : 'mark',
  ),
];

/** Rounds the player elected to play: each with a game of theirs that they did not lose by forfeit. Until 2024: GE. */
export const elected = counted(
  'REP',
  'Rounds elected: those that the player chose to play',
  'FIDE C.07 7.6',
  ({ played, mark }) => (played || mark === 'win' ? undefined : 'forfeit'),
  { games: 'colours' },
);

/** Games played with Black over the board. */
const overTheBoard = ({ colour, played }: Encounter): LeftOut | undefined => {
  if (colour === 'white') return 'white';
  return played ? undefined : 'forfeit';
};

/** By article 15.2, forfeit wins are ordinary games, forfeit losses are not. */
const literal = ({ colour, played, mark }: Encounter): LeftOut | undefined => {
  if (colour === 'white') return 'white';
  return played || mark === 'win' ? undefined : 'forfeit';
};

const onlyWins =
  (outOf: typeof literal): typeof literal =>
  (encounter) =>
    outOf(encounter) ?? (encounter.mark === 'win' ? undefined : 'mark');

const NZCF = 'NZCF handbook, Tie-breaking Systems';

const SIDED: ForGames = { games: 'sides' };

const blackPointsBy = (code: string, name: string, outOf: typeof literal): PlayerCriterion =>
  playerCriterion({
    code,
    name,
    source: NZCF,
    ...SIDED,
    shape: 'points',
    working: (table) => (player) => {
      const terms = table.encounters(player).map((from) => {
        const out = outOf(from);
        return { from, amount: from.points, ...(out === undefined ? {} : { out }) };
      });
      return sumOf(terms, table.unit);
    },
  });

/** Criteria that count games with Black. */
export const BLACK: readonly PlayerCriterion[] = [
  counted('BPG', 'Black games: games played with Black', 'FIDE C.07 7.3', overTheBoard, SIDED),
  counted(
    'BWG',
    'Black wins: games won with Black over the board',
    'FIDE C.07 7.4',
    onlyWins(overTheBoard),
    SIDED,
  ),
  counted(
    'BPG#15.2',
    'All Black games: forfeit wins as ordinary games',
    'FIDE C.07 7.3, 15.2',
    literal,
    SIDED,
  ),
  counted(
    'BWG#15.2',
    'All Black wins: forfeits as ordinary games',
    'FIDE C.07 7.4, 15.2',
    onlyWins(literal),
    SIDED,
  ),

  /** Points made with Black, by forfeit too. */
  blackPointsBy('BPTS', 'Black points: points made with Black, forfeits included', ({ colour }) =>
    colour === 'white' ? 'white' : undefined,
  ),

  /** Points made with Black over the board. */
  blackPointsBy('BPTS#otb', 'Black points played: points made with Black over the board', overTheBoard),
];
