import { OUTCOMES } from '../../core/outcome';
import { FORMS } from '../../core/typed';
import { LIVE_CRITERIA } from '../../live/criteria';
import { place, type Place } from '../reference';
import { columnsFrom } from './columns';

/** Times that direct encounter is applied again inside one place of the tie-break list. */
export const DE_PASSES = 5;

const gameColumns = (take: ReturnType<typeof columnsFrom>, games: number) => ({
  no: take(games),
  cycle: take(games),
  position: take(games),
  round: take(games),
  white: take(games),
  black: take(games),
  text: take(games),
  outcome: take(games),
  key: take(games),
  counts: take(games),
  whitePoints: take(games),
  blackPoints: take(games),
  whiteWin: take(games),
  blackWin: take(games),
  whiteKey: take(games),
  blackKey: take(games),
  /** 1 where something is wrong with the line of the game. */
  fault: take(games, 1, 1),
});

const playerColumns = (take: ReturnType<typeof columnsFrom>, players: number) => ({
  no: take(players),
  position: take(players),
  name: take(players),
  live: take(players),
  adjustment: take(players),
  adjusted: take(players),
  played: take(players),
  score: take(players),
  koya: take(players, 1, 1),
});

const slotColumns = (take: ReturnType<typeof columnsFrom>, players: number) => ({
  passes: Array.from({ length: DE_PASSES }, () => ({ value: take(players), place: take(players) })),
  shown: take(players, 1, 1),
});

/** The hidden sheet of a live tournament: a column per step of the calculation, grids of players by players. */
export const calculationLayout = (
  sheet: string,
  players: number,
  games: number,
  cycles: number,
  slots: number,
) => {
  const head = { title: 0, code: 1, no: 2, cycle: 3, score: 4, koya: 5, chain: 6 } as const;
  const first = head.chain + slots * DE_PASSES + 1;
  const take = columnsFrom(sheet, first);
  const forms = { text: take(FORMS.length), outcome: take(FORMS.length, 1, 1) };
  const outcomeColumn = (gap = 0): Place => take(OUTCOMES.length, 1, gap);
  const outcomes = {
    whitePoints: outcomeColumn(),
    blackPoints: outcomeColumn(),
    whiteMark: outcomeColumn(),
    blackMark: outcomeColumn(),
    whiteWin: outcomeColumn(),
    blackWin: outcomeColumn(),
    shown: outcomeColumn(1),
  };
  const game = gameColumns(take, games);
  const player = playerColumns(take, players);
  const criteria = take(players, LIVE_CRITERIA.length, 1);
  const start = take(players, 1, 1);
  const chain = Array.from({ length: slots }, () => slotColumns(take, players));
  const order = { tied: take(players), position: take(players), rank: take(players, 1, 1) };
  const pairs = take(players, players * cycles, 1);
  const points = take(players, players, 1);
  const finished = take(players, players, 1);
  /** In a single round robin the average of one game is its points. */
  const grid = { games: pairs, points, finished, average: cycles === 1 ? points : take(players, players) };
  return {
    sheet,
    head,
    first,
    forms,
    outcomes,
    game,
    player,
    criteria,
    start,
    chain,
    order,
    grid,
    /** Row vectors over the columns of a grid: what stands in a player column, turned. */
    across: (row: number, over: Place): Place => place(sheet, row, over.area.column, 1, over.area.columns),
    chainRow: (slot: number, pass: number): number => head.chain + slot * DE_PASSES + pass,
    criterionRow: (row: number): Place => place(sheet, row, criteria.area.column, 1, LIVE_CRITERIA.length),
  };
};
