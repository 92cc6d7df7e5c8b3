import { OUTCOMES, PENDING_FORMS } from '../../core/results/outcome';
import { DIFFERENCE_STEPS, LARGEST_DIFFERENCES } from '../../core/ratings/table';
import { helpersOf, type LiveCriterion } from '../calculation/criteria';
import { columnIn, place, type Place } from '../../grid/reference';
import { columnsFrom } from './columns';

/** What can be said of a game's line, by number from -2: those above 0 are mistakes. */
export const NOTES = [
  'adjourned',
  'postponed',
  'fine',
  'numbers',
  'twice',
  'unknown',
  'date',
  'bye',
] as const;

/** What stands in place of a game that will not be played: a player has left. */
export const NOT_PLAYED = '–';

/**
 * Notes of games of whoever has left, by their numbers below those of `NOTES`. Their texts name the player, so they stand
 * in the formula of Check.
 */
export const FURTHER_NOTES = { leftPlayed: -3, left: -4 } as const;

/** The number of a note. */
export const noteNumber = (note: (typeof NOTES)[number]): number =>
  NOTES.indexOf(note) - NOTES.indexOf('fine');

/** Times that direct encounter is applied again inside one place of the tie-break list. */
export const DE_PASSES = 5;

/** How many further passes the list has in all: for the first two direct encounters in it. */
export const FURTHER_PASSES = 2 * (DE_PASSES - 1);

type Take = ReturnType<typeof columnsFrom>;

const gameColumns = (take: Take, { games, scored }: Sizes) => ({
  no: take(games),
  /** Empty where all play each other once. */
  cycle: take(games),
  position: take(games),
  round: take(games),
  white: take(games),
  black: take(games),
  /** Which of the pairs the two are; 0 for no two players. */
  pair: take(games),
  /** 1 if both players count. */
  alive: take(games),
  /** What stands in the cell of the result, a number as a number; its normal form. */
  typed: take(games),
  text: take(games),
  outcome: take(games),
  whiteResult: take(games),
  blackResult: take(games),
  /** What each side has of a score, as `markFor` has it, and the sets that it won; only where people type scores. */
  marks: scored ? { white: take(games), black: take(games) } : null,
  sets: scored ? { white: take(games), black: take(games) } : null,
  /** What there is to say of the line, as `NOTES` numbers it: above 0 a mistake. */
  note: take(games),
  /** The same in words. */
  said: take(games, 1, 1),
});

const sectionColumns = (take: Take, players: number) => ({
  /** The number of the player's section among them. */
  no: take(players),
  /** The player's number there. */
  own: take(players),
  /** The most points that anybody can make there. */
  maximum: take(players),
  /** How many of those who count there have no rating. */
  unrated: take(players),
});

const playerColumns = (take: Take, { players, divided }: Sizes) => ({
  no: take(players),
  position: take(players),
  name: take(players),
  live: take(players),
  /** 1 for whoever has left and whose games count. */
  left: take(players),
  adjustment: take(players),
  adjusted: take(players),
  /** Games finished, and of those won and drawn, forfeits among them. */
  played: take(players),
  won: take(players),
  drawn: take(players),
  score: take(players),
  rests: take(players),
  /** Only where there are sections. */
  ofSection: divided ? sectionColumns(take, players) : null,
  /** 1 for whoever has the name that the finder looks for. */
  wanted: take(players),
  /** Each player's place in the lots that were drawn, and below in `facts` the seed that they were drawn from. */
  lots: take(players, 1, 1),
});

/** How much there is of everything. */
interface Sizes {
  readonly players: number;
  readonly games: number;
  readonly cycles: number;
  /** Places in the list of tie-breaks. */
  readonly slots: number;
  /** Forms of a result. */
  readonly typed: number;
  /** Whether the players are divided into sections. */
  readonly divided: boolean;
  /** Whether people type scores of sets. */
  readonly scored: boolean;
  /** Whether dates are held against the boards of a venue. */
  readonly limited: boolean;
}

/** The rows above the columns: what each column is, and what stands in a player column, turned. */
const headRows = (slots: number, turned: readonly string[]) => {
  const chainTop = 6 + turned.length;
  return {
    head: { title: 0, code: 1, no: 2, cycle: 3, used: 4, score: 5, turned: 6 },
    first: chainTop + slots + FURTHER_PASSES + 1,
    /** The head row that holds a helper's column, turned. */
    turnedRow: (key: string): number => 6 + turned.indexOf(key),
    /** The head row that holds the places before a step, turned. */
    stepRow: (step: number): number => chainTop + step,
  };
};

const formColumns = (take: Take, typed: number) => {
  const count = typed + PENDING_FORMS.length;
  return { text: take(count), outcome: take(count, 1, 1) };
};

const outcomeColumns = (take: Take) => {
  const column = (gap = 0): Place => take(OUTCOMES.length, 1, gap);
  return {
    whiteResult: column(),
    blackResult: column(),
    /** What the cross-table shows of each to White and to Black. */
    marks: take(OUTCOMES.length, 2),
    shown: column(1),
  };
};

const factColumns = (take: Take) => {
  const [win, draw, loss, maximum, unrated] = [take(1), take(1), take(1), take(1), take(1)];
  const below = ({ sheet, area }: Place): Place => place(sheet, area.row + 1, area.column);
  return {
    win,
    draw,
    loss,
    maximum,
    unrated,
    drawnSeed: take(1),
    drawn: take(1),
    /** The last round of which a game is finished, and the games that are missing until then. They push no other column aside. */
    lastRound: below(maximum),
    missing: below(unrated),
    /** The games that are still to be played. */
    open: below(win),
    /** 1 if the cross-table shows nothing of games to come. */
    bare: below(loss),
    /** The number of the player whom the finder looks for; 0 of nobody, or of several with the name. */
    found: below(draw),
  };
};

const tableColumns = (take: Take) => {
  const largestDifferences = take(LARGEST_DIFFERENCES.length);
  const { sheet, area } = largestDifferences;
  return {
    largestDifferences,
    /** Below it, so that it pushes no other column aside. */
    differenceSteps: place(sheet, area.row + area.rows, area.column, DIFFERENCE_STEPS.length),
    differences: take(101, 1, 1),
  };
};

/** Every two players of each cycle, in order: their number, which may be that of the games, and their first game, else 0. */
const pairColumns = (
  take: Take,
  { players, games, cycles }: Sizes,
  { no }: ReturnType<typeof gameColumns>,
) => {
  const count = (players * (players - 1) * cycles) / 2;
  return { no: count === games ? no : take(count), game: take(count, 1, 1) };
};

/**
 * The places before the list and then after each step, side by side; the values that decide each step; the places after each
 * place of the list, and what it shows. A step is a place of the list, or a further pass of direct encounter there.
 */
const chainColumns = (take: Take, { players, slots }: Sizes) => {
  const steps = slots + FURTHER_PASSES;
  const start = take(players);
  const places = take(players, steps, 1);
  const values = take(players, steps, 1);
  const after = take(players, slots, 1);
  const shown = take(players, slots, 1);
  return {
    start,
    steps: Array.from({ length: steps }, (_, step) => ({
      value: columnIn(values, step),
      place: columnIn(places, step),
    })),
    places,
    values,
    shown,
    chain: Array.from({ length: slots }, (_, slot) => ({
      place: columnIn(after, slot),
      shown: columnIn(shown, slot),
    })),
  };
};

const gridColumns = (take: Take, { players, cycles }: Sizes) => ({
  games: take(players, players * cycles, 1),
  /** What each game is to the row's player. */
  results: take(players, players * cycles, 1),
  /** The round of each game. */
  rounds: take(players, players * cycles, 1),
  /** What the cross-table shows of each game. */
  shown: take(players, players * cycles, 1),
  /** The average points against each opponent; in a single round robin those of the one game, which `results` tells. */
  average: cycles === 1 ? null : take(players, players),
});

/** All columns, from left to right in the order in which they stand here. */
const columnsOf = (
  take: Take,
  sizes: Sizes,
  listed: readonly LiveCriterion[],
  supporting: ReturnType<typeof helpersOf>,
) => {
  const { players, games, slots, typed, limited } = sizes;
  const [forms, outcomes] = [formColumns(take, typed), outcomeColumns(take)];
  const notes = take(NOTES.length, 1, 1);
  const [facts, tables] = [factColumns(take), tableColumns(take)];
  const game = gameColumns(take, sizes);
  return {
    forms,
    outcomes,
    /** What Pairings says of a line, in the order of `NOTES`. */
    notes,
    facts,
    tables,
    game,
    pair: pairColumns(take, sizes, game),
    player: playerColumns(take, sizes),
    /** The list of tie-breaks as it was when the app last saw to the sheets. */
    published: take(slots, 1, 1),
    criteria: take(players, listed.length, 1),
    helpers: take(players, Math.max(1, supporting.length), 1),
    ...chainColumns(take, sizes),
    order: { tied: take(players), position: take(players), rank: take(players, 1, 1) },
    grid: gridColumns(take, sizes),
    /** When and where each game is played, as one number; 0 without a date. */
    occasion: limited ? take(games) : null,
  };
};

/**
 * The hidden sheet of a live tournament: a column per step of the calculation, grids of players by players; `listed` are
 * the criteria that have a column.
 */
export const calculationLayout = (sheet: string, sizes: Sizes, listed: readonly LiveCriterion[]) => {
  const supporting = helpersOf(listed);
  const turned = supporting.flatMap((helper) => (helper.turned ? [helper.key] : []));
  const rows = headRows(sizes.slots, turned);
  const columns = columnsOf(columnsFrom(sheet, rows.first), sizes, listed, supporting);
  const { criteria } = columns;
  return {
    sheet,
    listed,
    supporting,
    ...rows,
    ...columns,
    /** Row vectors over the columns of a grid: what stands in a player column, turned. */
    across: (row: number, over: Place): Place => place(sheet, row, over.area.column, 1, over.area.columns),
    criterionRow: (row: number): Place => place(sheet, row, criteria.area.column, 1, listed.length),
  };
};
