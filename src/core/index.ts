/** `roundabout/core`: what other programs use of the core as a library, with examples in docs/api.md. A later version keeps it. */

// results and problems
export { unwrap, type Result } from './result';
export type { Problem, ProblemCode, ProblemPlace } from './problem';
export { fractionText, toNumber, type Fraction } from './fraction';

// pairings
export { SYSTEMS } from './pairing/registry';
export type { PairingSystem } from './pairing/system';
export { makeSchedule, type Schedule, type ScheduledGame, type ScheduledRound } from './pairing/schedule';
export type { ScheduleRequest } from './pairing/schedule';
export { defaultExchange } from './pairing/schedule';
export { letterLabels } from './pairing/schedule';
export { TEAM_SYSTEMS } from './pairing/registry';
export { makeTeamSchedule, memberLabel, type TeamRequest, type TeamSchedule } from './pairing/teams/schedule';
export { reversals, type Reversal, type ReversibleGame } from './conduct/reversals';

// audits of pairing tables
export { auditOf, type Audit, type Audited, type PlayerAudit } from './audit/audit';
export { parseTable } from './format/table';
export { checkPrinted, type NearestTable, type ScheduleCheck } from './check/check';
export type { Misprint } from './check/misprint';
export type { PrintedSchedule } from './check/printed';

// draws
export { drawLots } from './draw/lots';
export { drawNumbers, NUMBERING_METHODS } from './draw/numbers';
export { parseRating, type Rating } from './ratings/rating';
export { dealSections, type Deal, type DealChoice } from './sections/deal';
export type { Dealing, DealtSection } from './sections/sizes';

// tournaments
export type { Game, Player, Rest, Section, Team, Tournament } from './model';
export type { OutcomeCode } from './results/outcome';
export { withResults, type TypedResult } from './results/record';
export { CLASSIC, scoringOf, type Scoring } from './results/outcome';
export { makeTournament, type Entrant, type TournamentRequest } from './tournament';
export { makeSectionedTournament, type SectionRequest } from './sections/makeSectioned';
export { parseEvent, makeEvent } from './format/event';
export { nameOf } from './names/name';
export { playerNamed } from './names/meant';
export { scheduleFaults } from './conduct/scheduleFaults';
export { progressOf, type Progress } from './results/progress';

// leagues and matches of teams
export { makeTeamEvent, type TeamCalendar, type TeamEventRequest } from './teamEvent/create';
export type { EventTeam, Match, TeamEvent } from './teamEvent/model';
export { matchScore } from './teamEvent/table';
export type { MatchBoard, Side, TeamMember } from './model';

// standings
export { RULE_SETS, rulesFor, type RuleSet } from './ruleSets';
export { CRITERIA } from './tiebreak/registry';
export type { Criterion } from './tiebreak/criterion';
export { standings, values, type StandingRow, type Standings } from './tiebreak/standings';
export { TEAM_CRITERIA, teamStandings, type TeamRow } from './tiebreak/teams/standings';
export {
  explainPair,
  explainPlace,
  type Comparison,
  type Decision,
  type ExplainedPlace,
} from './explain/standings';
export type { ExplainedLine, ExplainedValue } from './explain/value';
export { chancesOf, type Chances } from './outlook/chances';
export { ratingReport, type RatingLine } from './ratings/report';

// during play
export { WITHDRAWAL_RULES, withdrawal, type Withdrawal, type WithdrawalRule } from './conduct/withdrawal';

// calendar
export { withCalendar } from './calendar/planned';
export type { WantedCalendar } from './calendar/wanted';
export { roundDates } from './calendar/dates';
export { makeCalendar, type CalendarEntry } from './format/calendar';
