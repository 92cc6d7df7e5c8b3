import { OUTCOMES } from '../../core/outcome';
import { PENDING_FORMS } from '../../core/pending';
import { LARGEST_DIFFERENCES } from '../../core/ratingTable';
import { helpersOf, type LiveCriterion } from '../calculation/criteria';
import { MOST_RESULT } from '../calculation/criteria/results';
import { place, type Place } from '../../grid/reference';
import { columnsFrom } from './columns';

/** What can be said of a game's line, by number from -2: those above 0 are mistakes. */
export const NOTES = ['adjourned', 'postponed', 'fine', 'numbers', 'twice', 'unknown', 'date'] as const;

/** The number of a note. */
export const noteNumber = (note: (typeof NOTES)[number]): number =>
  NOTES.indexOf(note) - NOTES.indexOf('fine');

/** Times that direct encounter is applied again inside one place of the tie-break list. */
export const DE_PASSES = 5;

const gameColumns = (take: ReturnType<typeof columnsFrom>, games: number) => ({
  no: take(games),
  cycle: take(games),
  position: take(games),
  round: take(games),
  white: take(games),
  black: take(games),
  key: take(games),
  /** The game's number where the lower player has White, negative where the higher one has. */
  signed: take(games),
  /** 1 if the two have not met before in this cycle. */
  first: take(games),
  /** 1 if both players count. */
  alive: take(games),
  whiteKey: take(games),
  blackKey: take(games),
  text: take(games),
  outcome: take(games),
  whiteResult: take(games),
  blackResult: take(games),
  /** What the cross-table shows before it is played. */
  waiting: take(games),
  /** What there is to say of the line, as `NOTES` numbers it: above 0 a mistake. */
  note: take(games, 1, 1),
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
  rests: take(players),
  /** 1 for whoever has the name that the finder looks for. */
  wanted: take(players),
  /** Each player's place in the lots that were drawn, and below in `facts` the seed that they were drawn from. */
  lots: take(players, 1, 1),
});

const slotColumns = (take: ReturnType<typeof columnsFrom>, players: number) => ({
  passes: Array.from({ length: DE_PASSES }, () => ({ value: take(players), place: take(players) })),
  shown: take(players, 1, 1),
});

/**
 * The hidden sheet of a live tournament: a column per step of the calculation, grids of players by players. `typed` is how
 * many forms of a result there are.
 */
export const calculationLayout = (
  sheet: string,
  players: number,
  games: number,
  cycles: number,
  slots: number,
  listed: readonly LiveCriterion[],
  typed: number,
) => {
  const supporting = helpersOf(listed);
  const turned = supporting.flatMap((helper) => (helper.turned ? [helper.key] : []));
  const head = { title: 0, code: 1, no: 2, cycle: 3, used: 4, score: 5, turned: 6, tied: 6 + turned.length };
  const chainTop = head.tied + slots;
  const first = chainTop + slots * DE_PASSES + 1;
  const take = columnsFrom(sheet, first);
  const formCount = typed + PENDING_FORMS.length;
  const forms = { text: take(formCount), outcome: take(formCount, 1, 1) };
  const outcomeColumn = (gap = 0): Place => take(OUTCOMES.length, 1, gap);
  const outcomes = {
    whiteResult: outcomeColumn(),
    blackResult: outcomeColumn(),
    whiteMark: outcomeColumn(),
    blackMark: outcomeColumn(),
    shown: outcomeColumn(1),
  };
  const fact = (): Place => take(1);
  /** What Pairings says of a line, in the order of `NOTES`. */
  const notes = take(NOTES.length, 1, 1);
  const facts = {
    win: fact(),
    draw: fact(),
    loss: fact(),
    maximum: fact(),
    unrated: fact(),
    drawnSeed: fact(),
    drawn: fact(),
  };
  const tables = {
    /** Points of each number that a result is written as, from the lowest to the highest. */
    points: take(2 * MOST_RESULT + 1),
    largestDifferences: take(LARGEST_DIFFERENCES.length),
    differences: take(101, 1, 1),
  };
  const game = gameColumns(take, games);
  const pairCount = (players * (players - 1) * cycles) / 2;
  /** Every two players of each cycle, in order: their key, and the first game with it as `game.signed` has it, else 0. */
  const pair = { key: take(pairCount), game: take(pairCount, 1, 1) };
  const player = playerColumns(take, players);
  /** The list of tie-breaks as it was when the app last saw to the sheets. */
  const published = take(slots, 1, 1);
  const criteria = take(players, listed.length, 1);
  const helpers = take(players, Math.max(1, supporting.length), 1);
  const start = take(players, 1, 1);
  const chain = Array.from({ length: slots }, () => slotColumns(take, players));
  const order = { tied: take(players), position: take(players), rank: take(players, 1, 1) };
  const pairs = take(players, players * cycles, 1);
  const points = take(players, players, 1);
  const grid = {
    games: pairs,
    /** What each game is to the row's player. */
    results: take(players, players * cycles, 1),
    /** The round of each game. */
    rounds: take(players, players * cycles, 1),
    points,
    /** In a single round robin the average of one game is its points. */
    average: cycles === 1 ? points : take(players, players),
  };
  return {
    sheet,
    head,
    first,
    forms,
    outcomes,
    notes,
    facts,
    tables,
    game,
    pair,
    player,
    published,
    criteria,
    listed,
    helpers,
    supporting,
    start,
    chain,
    order,
    grid,
    /** Row vectors over the columns of a grid: what stands in a player column, turned. */
    across: (row: number, over: Place): Place => place(sheet, row, over.area.column, 1, over.area.columns),
    /** The head row that holds a helper's column, turned. */
    turnedRow: (key: string): number => head.turned + turned.indexOf(key),
    /** Head rows that hold the places before a slot and before a pass, turned. */
    tiedRow: (slot: number): number => head.tied + slot,
    chainRow: (slot: number, pass: number): number => chainTop + slot * DE_PASSES + pass,
    criterionRow: (row: number): Place => place(sheet, row, criteria.area.column, 1, listed.length),
    /** The cells of a head row over the chain. */
    slotRow: (row: number): Place =>
      place(sheet, row, start.area.column, 1, order.tied.area.column - start.area.column),
  };
};
