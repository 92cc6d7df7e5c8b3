import type { PlayerStatus } from '../core/model';
import type { OutcomeCode } from '../core/outcome';
import type { FinalReportWords } from './finalReport';
import type { FormWords } from './form';
import type { MatchWords } from './match';
import type { SectionSheetWords } from './sectionSheets';
import type { RoundWords } from './round';
import type { RaceWords } from './race';
import type { SectionWords } from './sections';
import type { TableWords } from './tables';
import type { TeamEventWords } from './teamEvent';

/** The words that stand on our sheets. What is read back is understood in every language, by name or code. */
export interface SheetWords {
  // names of the sheets
  readonly pairings: string;
  readonly standings: string;
  readonly crosstable: string;
  readonly players: string;
  readonly tournament: string;
  readonly log: string;
  readonly calculation: string;
  readonly lists: string;
  // column headings
  readonly no: string;
  readonly name: string;
  readonly rating: string;
  readonly federation: string;
  readonly status: string;
  readonly game: string;
  readonly round: string;
  readonly board: string;
  readonly whiteNo: string;
  readonly white: string;
  readonly result: string;
  readonly black: string;
  readonly blackNo: string;
  readonly date: string;
  /** The date that a game was planned for, where it was moved; where it is played; the last day for it. */
  readonly planned: string;
  readonly venue: string;
  readonly deadline: string;
  readonly check: string;
  readonly rank: string;
  readonly games: string;
  readonly points: string;
  readonly adjustment: string;
  readonly playOff: string;
  readonly reason: string;
  readonly side: string;
  readonly opponent: string;
  readonly bye: string;
  readonly meaning: string;
  readonly source: string;
  readonly logHeadings: readonly string[];
  // Pairings
  readonly findPlayer: string;
  readonly findPrompt: string;
  readonly resultPrompt: string;
  /** `12 of 56 games finished`: the words between and after the numbers. */
  readonly ofGames: string;
  readonly gamesFinished: string;
  readonly toCheck: string;
  readonly gamesBelow: string;
  readonly checkBye: string;
  readonly checkDate: string;
  readonly checkUnknown: string;
  readonly checkNumbers: string;
  readonly checkTwice: string;
  readonly checkGame: string;
  readonly checkPostponed: string;
  /** Of a game that was moved to a day on which one of its players has another one. */
  readonly checkTwiceThatDay: string;
  readonly checkBreak: string;
  readonly checkBoards: string;
  readonly checkOverdue: string;
  readonly checkAdjourned: string;
  /** After the name of who has left: of a game that was not played, and of one that was. */
  readonly checkLeft: string;
  readonly checkLeftPlayed: string;
  readonly checkCarried: string;
  readonly checkForfeit: string;
  readonly checkDoubleForfeit: string;
  // Players
  readonly playersHint: string;
  readonly playersBelow: string;
  readonly playersMissing: string;
  readonly statusPrompt: string;
  readonly statuses: Readonly<Record<PlayerStatus, string>>;
  // Standings and Crosstable
  readonly notStarted: string;
  readonly provisional: string;
  /** `After round 5 (2 games missing).` */
  readonly afterRound: string;
  readonly gameMissing: string;
  readonly gamesMissing: string;
  readonly final: string;
  readonly ranOut: string;
  /** Where lots decide and have not been drawn from the seed that is written. */
  readonly notDrawn: string;
  readonly adjusted: string;
  /** What stands above the adjusted players under Standings: what their points count for. */
  readonly adjustedNote: string;
  // Tournament
  readonly tournamentHint: string;
  readonly logHint: string;
  readonly tieBreaksHint: string;
  readonly criterionUnknown: string;
  readonly resultsHeading: string;
  readonly criteriaHeading: string;
  readonly outcomes: Readonly<Record<OutcomeCode, string>>;
  readonly form: FormWords;
  /** The label of each setting, and a line that explains it where it needs one. */
  readonly settings: Readonly<Record<string, string>>;
  readonly settingHints: Readonly<Record<string, string>>;
  readonly tables: TableWords;
  // a match of two teams
  readonly match: MatchWords;
  // an event of teams that all meet
  readonly teamEvent: TeamEventWords;
  // sections on sheets that they share
  readonly sectionSheets: SectionSheetWords;
  readonly finalReport: FinalReportWords;
  // one round, to pin up
  readonly roundSheet: RoundWords;
  readonly race: RaceWords;
  // the page of all sections of an event
  readonly sections: SectionWords;
  // values that Refresh writes
  readonly outOfDate: string;
  readonly refreshHint: string;
  /** In the longest fields, where no cell can tell whether the values are old. */
  readonly lastRefresh: string;
}
