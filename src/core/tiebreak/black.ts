import type { LeftOut, PlayerCriterion } from './criterion';
import type { Encounter } from './scores';
import { counted } from './wins';
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

export const blackGames = counted('BPG', 'FIDE C.07 7.3', overTheBoard);
export const blackGamesLiteral = counted('BPG#15.2', 'FIDE C.07 7.3, 15.2', literal);
export const blackWins = counted('BWG', 'FIDE C.07 7.4', onlyWins(overTheBoard));
export const blackWinsLiteral = counted('BWG#15.2', 'FIDE C.07 7.4, 15.2', onlyWins(literal));

const NZCF = 'NZCF handbook, Tie-breaking Systems';

const blackPointsBy = (code: string, source: string, outOf: typeof literal): PlayerCriterion =>
  playerCriterion({
    code,
    source,
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
export const blackPoints = blackPointsBy('BPTS', NZCF, ({ colour }) =>
  colour === 'white' ? 'white' : undefined,
);

/** Points made with Black over the board. */
export const blackPointsPlayed = blackPointsBy('BPTS#otb', NZCF, overTheBoard);
