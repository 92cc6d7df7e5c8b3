import type { WantedPin } from '../core/draw/pins';
import type { ColourMethod, HandicapId, ProfileId, SystemId, SystemOptions } from '../core/model';
import type { PaperFormat } from '../core/paper';
import type { ScoringChoice } from '../language/choices';
import type { ReportId } from '../language/reports';
import type { NumberingChoice } from './numbering';
import type { SectionOptions } from './sections';
import type { TeamOptions } from './teams';

/** What decides on the system, and what only one list has; `null` is left to the defaults. */
export interface SystemChoice extends NumberingChoice {
  readonly system: SystemId | null;
  readonly colours: ColourMethod;
  /** In Go, where the stronger player has White. */
  readonly handicap: HandicapId;
  /** Players who stay in their place, by name; one without a board has the number that stays. */
  readonly pins: readonly WantedPin[];
}

/** What the arbiter chose for the pairings; `null` and absent is left to the defaults. Texts are as they typed them. */
export interface Options extends SystemChoice {
  /** Those of the system that they did not leave as they are preset. */
  readonly systemOptions: SystemOptions;
  readonly cycles: number | null;
  /** The event's name as typed; `null` while it is that of the list. */
  readonly event: string | null;
  /** The word behind the lots: one that the pane made up, or that of a witness. */
  readonly seed: string;
  /** Who said it, as typed; empty where nobody was asked. */
  readonly saidBy: string;
  readonly exchange: boolean | null;
  readonly rules: string | null;
  /** Codes of criteria in order, for a list of their own; `null` is that of the rules. */
  readonly tieBreaks: readonly string[] | null;
  /** Codes of criteria that decide a match of two teams, in order; `null` is the usual list. */
  readonly teamTieBreaks: readonly string[] | null;
  readonly profile: ProfileId | null;
  /** Whether games can be drawn, in other games than chess and Go. */
  readonly draws: boolean;
  /** In Go, as typed. */
  readonly komi: string;
  /** In chess, such as `10+5`, where it was chosen. */
  readonly timeControl: string;
  readonly paper: PaperFormat;
  /** The federation for whose report Players gets columns. */
  readonly report: ReportId | null;
  readonly scoring: ScoringChoice;
  /** Win, draw, loss as typed, for a scoring of their own. */
  readonly points: readonly [win: string, draw: string, loss: string];
  /** The day of the first round, as `2026-11-27`; empty for games without dates. */
  readonly firstDay: string;
  /** Days from one round to the next, as typed. */
  readonly daysBetween: string;
  /** How the list is dealt into sections; `null` for one tournament of all. */
  readonly sections: SectionOptions | null;
  /** How the teams of the list all meet; `null` for players who do. */
  readonly teams: TeamOptions | null;
  /** Days without play, times of day, and how many boards there are, as typed; empty where nothing is said. */
  readonly skippedDays: string;
  readonly timesOfDay: string;
  /** Whether the month stands first in dates of numbers, as in the United States. */
  readonly isMonthFirst: boolean;
  readonly boardsThere: string;
}

export const NO_OPTIONS: Options = {
  system: null,
  systemOptions: {},
  cycles: null,
  event: null,
  numbers: null,
  detail: null,
  seed: '',
  saidBy: '',
  colours: 'system',
  handicap: 'none',
  pins: [],
  exchange: null,
  rules: null,
  tieBreaks: null,
  teamTieBreaks: null,
  profile: null,
  draws: true,
  komi: '',
  timeControl: '',
  paper: 'A4',
  report: null,
  scoring: 'classic',
  points: ['1', '0.5', '0'],
  firstDay: '',
  daysBetween: '7',
  sections: null,
  teams: null,
  skippedDays: '',
  timesOfDay: '',
  isMonthFirst: false,
  boardsThere: '',
};
