import type { EventDetails } from '../core/details';
import type { MatchBoard, Player, Side, TeamMember, Tournament } from '../core/model';
import type { OutcomeCode, Scoring } from '../core/results/outcome';
import { entryAt } from '../core/present';
import { type Problem, problem, type ProblemPlace } from '../core/problem';
import type { Result } from '../core/result';
import type { Entrant } from '../core/tournament';
import type { LossName, TeamLoss } from '../language/files';
import type { PlayerField } from '../language/playerFields';

/** A file that is made. */
export interface ExportedFile {
  /** Added to the name of the file that was asked for, before its extension, such as `-2026-10`; empty for the only one. */
  readonly suffix: string;
  readonly content: string | Uint8Array;
}

/** A file of text that is made. */
export interface TextFile extends ExportedFile {
  readonly content: string;
}

/** One or several. */
export type Some<T> = readonly [T, ...T[]];

/** A list that is known to have an entry. */
export const some = <T>(all: readonly T[]): Some<T> => [entryAt(all, 0), ...all.slice(1)];

/** What is made of a tournament: one file or several, and what they do not say of it or what a federation would miss in them. */
export interface ExportedFiles<File extends ExportedFile = ExportedFile> {
  readonly files: Some<File>;
  readonly warnings: readonly Problem[];
}

/** What a list of the organiser's tells of those who play for teams, of whom the sheets have names alone. */
export interface PeopleList extends Pick<Tournament, 'columns' | 'columnFormats'> {
  readonly players: readonly Pick<Player, 'name' | 'rating' | 'federation' | 'extra'>[];
}

/** What a file is made with, besides its tournament. */
export interface ExportOptions {
  /** The local time, such as `2026-11-27T19:00`. */
  readonly time: string;
  /** One round alone, for files that can have one. */
  readonly round?: number;
  /** Of a tournament of teams. */
  readonly people?: PeopleList | undefined;
}

/** A game as a file of another program has it. Players are places in its list, from 0. */
export interface FoundGame {
  readonly white: number;
  readonly black: number;
  /** Whether the file says who has White; in Go with handicap nobody may have. */
  readonly coloursKnown: boolean;
  readonly outcome: OutcomeCode | null;
  readonly round: number | null;
  readonly date?: string;
  /** Played, but counts for nobody. */
  readonly annulled?: true;
  /** Where it stands. */
  readonly place: ProblemPlace;
}

/** A player as a file of another program has them, with their values of `FoundEvent.columns` in `extra`. */
export interface FoundPlayer extends Entrant {
  readonly no: number;
  readonly place: ProblemPlace;
}

/** What a file of another program tells of an event, before it is a tournament. */
export interface FoundEvent {
  /** Empty where the file has no name for it. */
  readonly event: string;
  readonly section?: string;
  readonly year?: number;
  readonly players: readonly FoundPlayer[];
  /** Whether nothing but games and rests names them. */
  readonly namedByGames?: true;
  readonly columns: readonly string[];
  readonly games: readonly FoundGame[];
  /** How often all meet, where the file says so. */
  readonly cycles?: number;
  /** How many rounds there are or will be, where the file says so. */
  readonly rounds?: number;
  readonly scoring?: Scoring;
  /** Criterion codes, `PTS` first; of teams match points or game points first. */
  readonly tieBreaks?: readonly string[];
  /** Of a match of two teams: codes of team criteria, match points or game points first. */
  readonly teamTieBreaks?: readonly string[];
  readonly profile?: Tournament['profile'];
  readonly details: EventDetails;
}

/** What was read of a file: its events (most have one), and what could not be taken over. */
export interface Parsed {
  readonly events: Some<FoundEvent>;
  readonly warnings: readonly Problem[];
}

/** A board of a match as a file has it: names of members, empty where nobody sat. */
export type FoundBoard = Pick<MatchBoard, 'home' | 'away' | 'white' | 'outcome'>;

/** A match of two teams, that of White at home. */
export interface FoundMatch extends FoundGame {
  readonly round: number;
  readonly boards: readonly FoundBoard[];
}

/** A team of a file, members in the order of boards, with the points that the file gives it where it says so. */
export interface FoundTeam extends FoundPlayer {
  readonly members: readonly TeamMember[];
  /** Without what the arbiter gave. */
  readonly matchPoints?: number;
  readonly gamePoints?: number;
}

/** What a file tells of an event of teams that all meet: teams as players, matches as games. */
export interface FoundTeamEvent extends FoundEvent {
  readonly players: readonly FoundTeam[];
  readonly games: readonly FoundMatch[];
  /** What a match is worth. */
  readonly scoring: Scoring;
  readonly discipline: {
    /** Boards of a match. */
    readonly boards: number;
    /** Who has White at each of them. */
    readonly white: readonly Side[];
    /** What a game is worth. */
    readonly scoring: Scoring;
  };
}

/** Whether teams meet. */
export const isFoundTeamEvent = (found: FoundEvent): found is FoundTeamEvent => 'discipline' in found;

/** What a format may be unable to hold of a tournament: what is told by name, and what whoever gets the file makes again. */
export type Loss = LossName | 'numbering' | 'openGames' | 'details' | 'event';

/** What is lost in a file of players and results alone. */
export const RESULTS_ALONE = [
  ...(['moves', 'venues', 'deadlines', 'scoring', 'tieBreaks', 'adjustments', 'adjustmentReasons'] as const),
  ...(['playOffs', 'withdrawals', 'pending', 'columns', 'details', 'teams'] as const),
];

/** A format in which results are exchanged: a row of the registry. */
export interface ExchangeFormat {
  /** By which `--from` and `--to` call it, such as `trf16`. */
  readonly id: string;
  /** With their dots; the first is the one that is made. Several formats may share one: the first of the registry is preset. */
  readonly extensions: readonly string[];
  /** What of a tournament is gone after writing it in this format and reading it back; nothing where it is only made. */
  readonly losses: readonly Loss[];
  /** What of the organiser's further columns comes back, where their loss is told. */
  readonly fields?: readonly PlayerField[];
  /** Whether it can have one round alone. */
  readonly byRound?: true;
  /** Whether bytes look like a file of this format, where its extension is also that of another one. */
  readonly isOne?: (bytes: Uint8Array) => boolean;
  /**
   * Reads a file. Problems are located by `line` (and `field`) and name the `file`; a file that contradicts itself is refused,
   * never guessed at.
   */
  readonly parse?: (bytes: Uint8Array, file: string) => Result<Parsed>;
  /** Writes a tournament. Problems are what makes a file impossible; all else is a warning. */
  readonly make?: (tournament: Tournament, making: ExportOptions) => Result<ExportedFiles>;
  /** The losses of an event of teams; missing where the format knows no matches of teams. */
  readonly teamLosses?: readonly TeamLoss[];
}

/** `number-out-of-range` for a round that a tournament has not; nothing where none was asked for. */
export const roundProblem = (
  { rounds }: Pick<Tournament, 'rounds'>,
  round: number | undefined,
): Problem | null =>
  round === undefined || (Number.isInteger(round) && round >= 1 && round <= rounds)
    ? null
    : problem('number-out-of-range', { field: 'round' }, { typed: round, least: 1, most: rounds });
