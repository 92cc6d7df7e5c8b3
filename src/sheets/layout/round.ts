import { mostInRound } from '../../core/calendar/planned';
import type { Tournament } from '../../core/model';
import { allowsHandicap } from '../../core/results/handicap';
import { OUTCOMES } from '../../core/results/outcome';
import { place } from '../../grid/reference';
import { columnsFrom, HEADER } from './columns';
import type { FieldLayout } from './fields';

/** The columns that are printed, from 0. `left` is the side that stands on the left. */
export const ROUND = { board: 0, left: 1, result: 2, right: 3, note: 4, count: 5 } as const;

/** The standings of so many have room below the games; of more the first are named. */
const ALL_PLACES = 10;
const FIRST_PLACES = 5;
/** So many games that are missing from earlier rounds are told. */
const MISSING_LINES = 5;

/** The label beside the cell in which a round is chosen, with a free column before it. */
const CHOICE = ROUND.count + 1;
const HIDDEN = CHOICE + 2;

type Take = ReturnType<typeof columnsFrom>;

type Shown = Pick<
  Tournament,
  'games' | 'rests' | 'players' | 'rounds' | 'dated' | 'sections' | 'profile' | 'colours'
>;

/** What stands of a field on the page, in lines from 0: its title, if it is a section, its games, and its byes below them. */
export interface RoundPart {
  readonly field: FieldLayout;
  readonly title: number | null;
  readonly first: number;
  readonly games: number;
  readonly byes: number;
}

/** A section has lines for as many games and byes as it has in any round. */
const partsOf = ({ games, rests, sections }: Shown, fields: readonly FieldLayout[]): readonly RoundPart[] => {
  let next = 0;
  return fields.map((field) => {
    const isOf = (no: number): boolean => no > field.before && no <= field.before + field.players;
    const title = sections ? next : null;
    const first = next + (sections ? 1 : 0);
    const most = mostInRound(games.filter(({ white }) => isOf(white)));
    const byes = mostInRound(rests.filter(({ player }) => isOf(player)));
    next = first + most + byes;
    return { field, title, first, games: most, byes };
  });
};

const sizesOf = (tournament: Shown, parts: readonly RoundPart[]) => {
  const { games, players, rounds, dated, sections } = tournament;
  const total = parts.reduce((sum, part) => sum + (part.title === null ? 0 : 1) + part.games + part.byes, 0);
  const most = mostInRound(games);
  return {
    games: most,
    /** Lines that may have a game: in sections all. */
    lines: sections ? total : most,
    total,
    places: sections?.length ?? (players.length > ALL_PLACES ? FIRST_PLACES : players.length),
    players: parts.some(({ byes }) => byes > 0) ? players.length : 0,
    sections: sections?.length ?? 0,
    rounds,
    dated: dated === true,
    handicaps: allowsHandicap(tournament),
  };
};

const hiddenColumns = (
  take: Take,
  { games, lines, total, places, players, sections, rounds, dated, handicaps }: ReturnType<typeof sizesOf>,
) => ({
  /** The rounds that can be chosen. */
  rounds: take(rounds),
  /** What each outcome looks like on the wall. */
  shown: take(OUTCOMES.length),
  /** Literal places of the lines below. */
  line: take(Math.max(total, places, MISSING_LINES)),
  /** The games of the round in order of number, what they are sorted by, and the place of each; 0 where there is none. */
  found: take(games),
  key: take(games),
  order: take(games),
  /** The game in each line, and what there is to say of it as Calculation numbers it. */
  game: take(lines),
  said: take(lines),
  /** The line of the last player up to each who has the bye in the round. */
  free: take(players),
  /**
   * Of each section the number of its first player, and its first lines of games and of byes; of each game that was found who has
   * White, and the first line of their section.
   */
  starts:
    sections === 0
      ? null
      : {
          ...{ player: take(sections), game: take(sections), bye: take(sections) },
          ...{ white: take(games), line: take(games) },
        },
  /** Who is at each of the first places; in sections at the first of each. */
  who: take(places),
  /** Games missing from earlier rounds. */
  missing: take(MISSING_LINES),
  /** How many more games of each round were played than are open. */
  ahead: take(rounds),
  /** What Pairings has for the date of the game in each line; not without dates. */
  date: dated ? take(lines) : null,
  /** What the choice takes off the ranks, and the stones of the game in each line; not where there can be no handicap. */
  handicap: handicaps ? { fewer: take(1), stones: take(lines) } : null,
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
export const roundLayout = (sheet: string, tournament: Shown, fields: readonly FieldLayout[]) => {
  const parts = partsOf(tournament, fields);
  const sizes = sizesOf(tournament, parts);
  const first = HEADER + 1;
  const places = first + sizes.total + 2;
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
    column: (index: number) => place(sheet, first, index, sizes.lines),
    /** The lines of games and byes from the first to the last printed column. */
    body: place(sheet, first, 0, sizes.total, ROUND.count),
    parts,
    /** The lines of byes. */
    byes: parts.flatMap(({ first: from, games, byes }) =>
      byes === 0 ? [] : [place(sheet, first + from + games, 0, byes, ROUND.count)],
    ),
    /** The titles of sections. */
    titles: parts.flatMap(({ title }) => (title === null ? [] : [first + title])),
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
