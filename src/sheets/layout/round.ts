import { mostInRound } from '../../core/calendar/planned';
import type { Tournament } from '../../core/model';
import { allowsHandicap } from '../../core/results/handicap';
import { OUTCOMES } from '../../core/results/outcome';
import { place } from '../../grid/reference';
import { columnsFrom, HEADER } from './columns';

/** The columns that are printed, from 0. `left` is the side that stands on the left. */
export const ROUND = { board: 0, left: 1, result: 2, right: 3, note: 4, count: 5 } as const;

/** So many of the standings' first are named, and so many games that are missing from earlier rounds. */
const FIRST_PLACES = 5;
const MISSING_LINES = 5;

/** The label beside the cell in which a round is chosen, with a free column before it. */
const CHOICE = ROUND.count + 1;
const HIDDEN = CHOICE + 2;

type Take = ReturnType<typeof columnsFrom>;

type Shown = Pick<
  Tournament,
  'games' | 'rests' | 'players' | 'rounds' | 'dated' | 'sections' | 'profile' | 'colours'
>;

const sizesOf = ({ games, rests, players, rounds, dated, sections, ...chosen }: Shown) => ({
  games: mostInRound(games),
  byes: mostInRound(rests),
  places: sections?.length ?? Math.min(FIRST_PLACES, players.length),
  players: players.length,
  rounds,
  dated: dated === true,
  handicaps: allowsHandicap(chosen),
});

const hiddenColumns = (
  take: Take,
  { games, byes, places, players, rounds, dated, handicaps }: ReturnType<typeof sizesOf>,
) => ({
  /** The rounds that can be chosen. */
  rounds: take(rounds),
  /** What each outcome looks like on the wall. */
  shown: take(OUTCOMES.length),
  /** Literal places of the lines below. */
  line: take(Math.max(games, byes, places, MISSING_LINES)),
  /** The games of the round in order of number, what they are sorted by, and the place of each; 0 where there is none. */
  found: take(games),
  key: take(games),
  order: take(games),
  /** The game in each line, and what there is to say of it as Calculation numbers it. */
  game: take(games),
  said: take(games),
  /** How many players up to each have the bye in the round. */
  free: take(byes === 0 ? 0 : players),
  /** Who is at each of the first places; in sections at the first of each. */
  who: take(places),
  /** Games missing from earlier rounds. */
  missing: take(MISSING_LINES),
  /** How many more games of each round were played than are open. */
  ahead: take(rounds),
  /** What Pairings has for the date of the game in each line; not without dates. */
  date: dated ? take(games) : null,
  /** What the choice takes off the ranks, and the stones of the game in each line; not where there can be no handicap. */
  handicap: handicaps ? { fewer: take(1), stones: take(games) } : null,
});

const factsOf = (sheet: string, column: number) => ({
  /** The last round of which more games were played than are open, or the first. */
  underWay: place(sheet, 0, column + 2),
  /** The number of rounds from the first with a game that somebody waits for to 2048; 0 if there is none. */
  next: place(sheet, 0, column),
  /** The round that is shown, and its games. */
  round: place(sheet, 1, column),
  count: place(sheet, 2, column),
  /** Games missing from earlier rounds. */
  owed: place(sheet, 0, column + 1),
  /** The first and the last date of the round's games, where they have any; else 0. */
  first: place(sheet, 1, column + 1),
  last: place(sheet, 2, column + 1),
});

/**
 * The Round sheet: a line for each game and each bye of a round, the first of the standings, and games missing from earlier
 * rounds. Beside them, not printed, stands the cell in which a round is chosen.
 */
export const roundLayout = (sheet: string, tournament: Shown) => {
  const sizes = sizesOf(tournament);
  const first = HEADER + 1;
  const byes = first + sizes.games;
  const places = byes + sizes.byes + 2;
  const missing = places + sizes.places + 2;
  const take = columnsFrom(sheet, first);
  take(0, HIDDEN);
  const hidden = hiddenColumns(take, sizes);
  return {
    sheet,
    header: HEADER,
    title: place(sheet, 1, 0),
    chosen: place(sheet, 0, CHOICE + 1),
    choice: CHOICE,
    /** A column of the games' lines. */
    column: (index: number) => place(sheet, first, index, sizes.games),
    /** The lines of games and byes from the first to the last printed column. */
    body: place(sheet, first, 0, sizes.games + sizes.byes, ROUND.count),
    byes: place(sheet, byes, 0, sizes.byes, ROUND.count),
    /** The row above the first places, and their lines. */
    placesHead: places - 1,
    places: place(sheet, places, 0, sizes.places, ROUND.count),
    /** The column of their points; names of sections, of which two may lead, have all columns before it. */
    placePoints: tournament.sections ? ROUND.note : ROUND.result,
    missingHead: missing - 1,
    missingLines: place(sheet, missing, 0, MISSING_LINES, ROUND.count),
    end: missing + MISSING_LINES,
    facts: factsOf(sheet, HIDDEN),
    ...hidden,
    hidden: HIDDEN,
    hiddenCount: take(0).area.column - HIDDEN,
  };
};

export type RoundLayout = ReturnType<typeof roundLayout>;
