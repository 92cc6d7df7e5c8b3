import type { LeftOut, PlayerCriterion } from './criterion';
import type { Encounter } from './scores';
import { counted } from './counted';
import { playerCriterion, sumOf } from './working';

/** Games played with Black over the board. */
const overTheBoard = ({ colour, played }: Encounter): LeftOut | undefined => {
  if (colour === 'white') return 'white';
  return played ? undefined : 'forfeit';
};

/** As 15.2 reads: forfeit wins are ordinary games, forfeit losses are not. */
const literal = ({ colour, played, mark }: Encounter): LeftOut | undefined => {
  if (colour === 'white') return 'white';
  return played || mark === 'win' ? undefined : 'forfeit';
};

const onlyWins =
  (outOf: typeof literal): typeof literal =>
  (encounter) =>
    outOf(encounter) ?? (encounter.mark === 'win' ? undefined : 'mark');

const blackGames = counted('BPG', 'Black games: games played with Black', 'FIDE C.07 7.3', overTheBoard);
const blackGamesLiteral = counted(
  'BPG#15.2',
  'All Black games: forfeit wins as ordinary games',
  'FIDE C.07 7.3, 15.2',
  literal,
);
const blackWins = counted(
  'BWG',
  'Black wins: games won with Black over the board',
  'FIDE C.07 7.4',
  onlyWins(overTheBoard),
);
const blackWinsLiteral = counted(
  'BWG#15.2',
  'All Black wins: forfeits as ordinary games',
  'FIDE C.07 7.4, 15.2',
  onlyWins(literal),
);

const NZCF = 'NZCF handbook, Tie-breaking Systems';

const blackPointsBy = (code: string, name: string, outOf: typeof literal): PlayerCriterion =>
  playerCriterion({
    code,
    name,
    source: NZCF,
    shape: 'points',
    working: (table) => (player) => {
      const terms = table.encounters(player).map((from) => {
        const out = outOf(from);
        return { from, amount: from.points, ...(out === undefined ? {} : { out }) };
      });
      return sumOf(terms, table.unit);
    },
  });

/** Points made with Black, by forfeit too. */
const blackPoints = blackPointsBy(
  'BPTS',
  'Black points: points made with Black, forfeits included',
  ({ colour }) => (colour === 'white' ? 'white' : undefined),
);

/** Points made with Black over the board. */
const blackPointsPlayed = blackPointsBy(
  'BPTS#otb',
  'Black points played: points made with Black over the board',
  overTheBoard,
);

/** What counts games with Black. */
export const BLACK: readonly PlayerCriterion[] = [
  blackGames,
  blackWins,
  blackGamesLiteral,
  blackWinsLiteral,
  blackPoints,
  blackPointsPlayed,
];
