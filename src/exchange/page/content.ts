import type { Tournament } from '../../core/model';
import { progressOf } from '../../core/results/progress';
import { fromLeft } from '../../core/results/sides';
import { isTeamEvent } from '../../core/teamEvent/model';
import { teamProgress } from '../../core/teamEvent/table';
import { asTextTexts, type AsTextTexts, pageTexts, type PageTexts } from '../../language/page';
import { type Texts, say, words } from '../../language/language';
import type { SheetWords } from '../../language/words';

/** A column of standings. */
export interface StandingsColumn {
  readonly of: 'rank' | 'no' | 'name' | 'rating' | 'side' | 'count' | 'points' | 'tieBreak';
  readonly head: string;
}

/** A line of standings; its cells are those of the columns. */
export interface StandingsLine {
  readonly cells: readonly string[];
  /** Whether they are first, alone or with others, once a game counts. */
  readonly leads: boolean;
  /** Whether they left before half of their games, and so have no rank. */
  readonly left: boolean;
}

export interface StandingsTable {
  readonly columns: readonly StandingsColumn[];
  readonly lines: readonly StandingsLine[];
}

/** What stands where two players meet in a cross-table: nothing where they do not, `self` on the diagonal. */
export interface CrossCell {
  readonly mark: string;
  readonly of: 'self' | 'game' | 'toPlay' | 'none';
  /** Whether the player of the line has White. */
  readonly white: boolean;
  readonly counts: boolean;
}

export interface CrossPlayer {
  readonly no: number;
  readonly name: string;
}

/** A line of a cross-table: a cell for each opponent and cycle. */
export interface CrossLine extends CrossPlayer {
  readonly cells: readonly CrossCell[];
  readonly points: string;
  readonly rank: string;
  readonly left: boolean;
}

/** What a sign means, or a kind of type, which plain text has not. */
export interface Meaning {
  readonly of: 'sign' | 'type';
  readonly text: string;
}

export interface CrossTable {
  readonly caption: string;
  /** Over the columns, each of which is as many cells wide as there are cycles. */
  readonly opponents: readonly CrossPlayer[];
  readonly cycles: number;
  readonly lines: readonly CrossLine[];
  /** What signs and type mean, those that occur. */
  readonly legend: readonly Meaning[];
}

/** A game of a round, as the game's profile shows its sides. */
export interface RoundGame {
  readonly board: string;
  readonly left: string;
  readonly right: string;
  readonly result: string;
  /** What is to be known of its result, such as that it is one by forfeit. */
  readonly note: string;
  /** When and where it is, if that is not what its round says. */
  readonly place: string;
  /** Whose name is bold: White's, and above the boards of a match both teams'; nobody's at boards without colours. */
  readonly bold: 'left' | 'right' | 'both' | 'none';
}

export interface RoundOfGames {
  readonly title: string;
  readonly games: readonly RoundGame[];
  /** Who rests, in a sentence; empty where nobody does. */
  readonly bye: string;
}

/** One all-play-all: the whole tournament, or a section of it. */
export interface PageField {
  /** Of a section. */
  readonly title: string | null;
  /** How far it is. */
  readonly progress: string;
  /** How a match of two teams stands. */
  readonly match: string | null;
  readonly standings: StandingsTable;
  readonly notes: readonly string[];
  readonly cross: CrossTable;
  readonly rounds: readonly RoundOfGames[];
}

/** All that a page of results says, whatever it is written in; every text is plain. */
export interface PageContent {
  readonly title: string;
  /** Where and when the event was, who ran it. */
  readonly facts: readonly string[];
  readonly heads: PageHeads;
  readonly fields: readonly PageField[];
  /** Of all fields. */
  readonly notes: readonly string[];
  readonly asOf: string;
}

/** The words that a page and a text for a chat are made of. */
export interface PageWords extends Texts<PageTexts> {
  readonly words: SheetWords;
  readonly lines: AsTextTexts;
}

/** Those of a tournament. */
export const pageWords = ({ profile }: Pick<Tournament, 'profile'>): PageWords => ({
  ...{ texts: pageTexts(profile), say },
  words: words(profile),
  lines: asTextTexts,
});

/** What stands above tables and their columns, sides as the game's profile shows them; `white` where bold type alone would say it. */
export const headsOf = (tournament: Tournament, { words: said, texts }: PageWords) => {
  const { standings: ranking, crosstable, no, rank, board, result, white, black, teamEvent, date } = said;
  const isOfTeams = tournament.discipline !== undefined;
  const [left, right] = isOfTeams ? [teamEvent.home, teamEvent.away] : fromLeft(tournament, white, black);
  const name = isOfTeams ? teamEvent.team : said.name;
  const points = (isOfTeams && teamEvent.criteria[tournament.tieBreaks[0] ?? '']) || said.points;
  return {
    ...{ standings: ranking, crosstable, rounds: texts.rounds },
    ...{ no, name, points, rank, board, left, right, result, white },
    place: isOfTeams ? texts.dateAndVenue : date,
  };
};

export type PageHeads = ReturnType<typeof headsOf>;

/** How far a tournament is, or a field of it. Of matches that are missing up to a round nothing is told. */
export const progressText = (field: Tournament, { lines, say }: PageWords): string => {
  const progress = progressOf(field);
  if (
    isTeamEvent(field) &&
    progress.stage !== 'final' &&
    (progress.stage !== 'after' || progress.missing > 0)
  )
    return teamProgress(field).played === 0 ? lines.notStarted : lines.provisional;
  const stages = { provisional: lines.provisional, final: lines.final, 'not-started': lines.notStarted };
  return progress.stage === 'after'
    ? say(lines.after, { round: progress.round, missing: progress.missing })
    : stages[progress.stage];
};
