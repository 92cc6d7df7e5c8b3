import { entryAt } from '../present';
import { fraction } from '../fraction';
import type { Rest, Tournament } from '../model';
import type { Mark } from '../results/outcome';
import { isGame, type PlayerCriterion, type Term, cut, playerCriterion, sumOf } from './criterion';
import type { ScoreTable } from './scores';

const OF_NZCF = { source: 'NZCF handbook, Tie-breaking Systems', games: 'colours' } as const;

/** Whether a bye in an odd field counts as an unplayed game (the handbook: byes or defaults). */
type Resting = '' | '#rest';

/** Half points of a result as a factor, whatever the tournament's own scale. */
const HALVES: Readonly<Record<Mark, number>> = { win: 2, draw: 1, loss: 0 };

const restsOf = ({ rests }: Tournament, no: number, resting: Resting): readonly Rest[] =>
  resting === '' ? [] : rests.filter(({ player }) => player === no);

/**
 * A player's own games and byes for the handbook's sums: points made over the board, and for each unplayed game a draw against
 * themselves.
 */
const lines = (table: ScoreTable, player: number, resting: Resting): readonly Term[] => {
  const { tournament, encounters } = table;
  const { draw } = tournament.scoring;
  const rests = restsOf(tournament, entryAt(tournament.players, player).no, resting);
  return [
    ...encounters(player).map((from) => ({ from, amount: from.played ? from.points : draw })),
    ...rests.map((from) => ({ from, amount: draw })),
  ];
};

/** The adjusted score of each player, in units. */
const adjustedScores = (table: ScoreTable, resting: Resting): readonly number[] =>
  table.scores.map((_, player) => lines(table, player, resting).reduce((sum, { amount }) => sum + amount, 0));

/** The adjusted score used in each line: the opponent's, or their own for an unplayed game. */
const facing = (table: ScoreTable, resting: Resting): ((player: number) => readonly Term[]) => {
  const scores = adjustedScores(table, resting);
  const shown = scores.map((score) => fraction(score, table.unit));
  return (player) =>
    lines(table, player, resting).map(({ from }) =>
      isGame(from) && from.played
        ? { from, amount: entryAt(scores, from.opponent), opponent: entryAt(shown, from.opponent) }
        : { from, amount: entryAt(scores, player), opponent: entryAt(shown, player), himself: true },
    );
};

const FACTORS = { win: fraction(1), draw: fraction(1, 2), loss: fraction(0) } as const;

/** The part of a name about byes. */
const drawn = (resting: Resting): string => (resting === '' ? '' : ', days of rest as draws');

const adjustedSonneborn = (resting: Resting): PlayerCriterion =>
  playerCriterion({
    code: `NZ_SB${resting}`,
    name: `Adjusted Sonneborn-Berger: by adjusted scores${drawn(resting)}`,
    ...OF_NZCF,
    shape: 'product',
    working: (table) => {
      const facingOf = facing(table, resting);
      return (player) => {
        const terms = facingOf(player).map((term) => {
          const mark = isGame(term.from) && term.from.played ? term.from.mark : 'draw';
          return { ...term, amount: HALVES[mark] * term.amount, factor: FACTORS[mark] };
        });
        return sumOf(terms, 2 * table.unit);
      };
    },
  });

const adjustedBuchholz = (
  code: string,
  name: string,
  resting: Resting,
  cuts: (table: ScoreTable) => readonly [lowest: number, highest: number] = () => [0, 0],
): PlayerCriterion =>
  playerCriterion({
    code: `${code}${resting}`,
    name,
    ...OF_NZCF,
    shape: 'scores',
    roundRobin: 'idle',
    working: (table) => {
      const facingOf = facing(table, resting);
      const [lowest, highest] = cuts(table);
      return (player) => {
        const terms = cut(facingOf(player), ({ amount }) => amount, lowest, highest);
        return sumOf(terms, table.unit, { cut: { lowest, highest } });
      };
    },
  });

/** Scores that the median leaves out at either end: one up to 8 rounds, two up to 12, three above. */
export const medianCut = (rounds: number): number => (rounds <= 8 ? 1 : rounds <= 12 ? 2 : 3);

const medianCuts = ({ tournament: { rounds } }: ScoreTable): readonly [number, number] => {
  const count = medianCut(rounds);
  return [count, count];
};

/** Adjusted score: points over the board, and a draw for each unplayed game. */
const adjustedScore = (resting: Resting): PlayerCriterion =>
  playerCriterion({
    code: `NZ_ADJ${resting}`,
    name: `Adjusted score: unplayed games ${resting === '' ? '' : 'and days of rest '}as draws`,
    ...OF_NZCF,
    shape: 'points',
    working: (table) => (player) => sumOf(lines(table, player, resting), table.unit),
  });

const family = (resting: Resting): readonly PlayerCriterion[] => [
  adjustedScore(resting),
  adjustedSonneborn(resting),
  adjustedBuchholz('NZ_BH', `Adjusted Buchholz: by adjusted scores${drawn(resting)}`, resting),
  adjustedBuchholz(
    'NZ_BH/C1',
    `Adjusted Buchholz cut 1: by adjusted scores${drawn(resting)}, without the lowest`,
    resting,
    () => [1, 0],
  ),
  adjustedBuchholz(
    'NZ_BH/C2',
    `Adjusted Buchholz cut 2: by adjusted scores${drawn(resting)}, without the two lowest`,
    resting,
    () => [2, 0],
  ),
  adjustedBuchholz(
    'NZ_MEDIAN',
    `Adjusted median: Buchholz (Harkness) by adjusted scores${drawn(resting)}`,
    resting,
    medianCuts,
  ),
];

/** NZCF's criteria on adjusted scores: without byes, then with them (`#rest`). */
export const adjusted: readonly PlayerCriterion[] = [...family(''), ...family('#rest')];
