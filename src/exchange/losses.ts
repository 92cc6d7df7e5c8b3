import type { Game, Player, PlayerStatus, Tournament } from '../core/model';
import { outcomeOf, type OutcomeCode, CLASSIC, isSameScoring } from '../core/results/outcome';
import { problem, type Problem } from '../core/problem';
import { rulesOf } from '../core/ruleSets';
import { isTeamEvent, teamNo, type TeamEvent, usualOrder } from '../core/teamEvent/model';
import { teamProgress } from '../core/teamEvent/table';
import { MATCH_POINTS } from '../core/tiebreak/teams/table';
import { LOG_LOSS, LOSS_NAMES, TEAM_LOSS_NAMES, type LossName, type TeamLoss } from '../language/files';
import type { PlayerField } from '../language/playerFields';
import { closedUp } from './byes';
import { fieldColumns } from './reports';
import type { ExchangeFormat } from './exchangeFormat';

const somePlayer =
  (has: (player: Player) => boolean) =>
  ({ players }: Tournament): boolean =>
    players.some(has);

const someGame =
  (has: (game: Game) => boolean) =>
  ({ games }: Tournament): boolean =>
    games.some(has);

const someOutcome = (has: (code: OutcomeCode) => boolean) =>
  someGame(({ outcome }) => outcome !== null && has(outcome));

const SPECIAL: readonly OutcomeCode[] = ['0-0', '1/2-0', '0-1/2'];

const isOwnOrder = ({ ruleSet, tieBreaks }: Tournament): boolean => {
  const rules = rulesOf(ruleSet);
  return !rules.ok || rules.value.tieBreaks.join() !== tieBreaks.join();
};

/** Whether a tournament has what a format may lose. What whoever gets the file makes again by themselves is not told. */
const HAS: Readonly<Record<LossName, (tournament: Tournament) => boolean>> = {
  adjustments: somePlayer(({ adjustment = 0 }) => adjustment !== 0),
  adjustmentReasons: somePlayer(({ adjustmentReason = '' }) => adjustmentReason !== ''),
  playOffs: somePlayer(({ playOff }) => playOff !== undefined),
  withdrawals: somePlayer(({ status }) => status !== 'playing'),
  annulled: (tournament) =>
    someGame(({ annulled }) => annulled === true)(tournament) ||
    somePlayer(({ status }) => status === 'annulled')(tournament),
  dates: someGame(({ date }) => date !== undefined),
  times: someGame(({ date = '' }) => date.includes(':')),
  moves: someGame(({ date, planned = date }) => planned !== date),
  venues: someGame(({ venue = '' }) => venue !== ''),
  deadlines: someGame(({ deadline = '' }) => deadline !== ''),
  scoring: ({ scoring }) => !isSameScoring(scoring, CLASSIC),
  tieBreaks: isOwnOrder,
  forfeits: someOutcome((code) => outcomeOf(code).kind !== 'played'),
  unrated: someOutcome((code) => outcomeOf(code).kind === 'played' && !outcomeOf(code).rated),
  specialResults: someOutcome((code) => SPECIAL.includes(code)),
  pending: someGame(({ pending }) => pending !== undefined),
  colours: () => true,
  rounds: () => true,
  ratings: somePlayer(({ rating }) => rating !== undefined),
  federations: somePlayer(({ federation = '' }) => federation !== ''),
  columns: () => true,
  teams: ({ teams }) => teams.length > 0,
  sections: ({ sections = [] }) => sections.length > 0,
};

/** Whether something stands in a column of the organiser's that tells none of some fields. */
const hasOtherColumns = (tournament: Tournament, fields: readonly PlayerField[]): boolean => {
  const kept = new Set(
    [...fieldColumns(tournament)].flatMap(([field, at]) => (fields.includes(field) ? [at] : [])),
  );
  return somePlayer(({ extra = [] }) =>
    extra.some((value, at) => !kept.has(at) && value !== null && value !== ''),
  )(tournament);
};

const isTold = (loss: string): loss is LossName => loss in LOSS_NAMES;

const told = (names: readonly string[]): readonly Problem[] =>
  names.length === 0 ? [] : [problem('exchange-lost', {}, { what: names.join(', ') })];

/** A file that is read back has no Log; of one that is only sent nobody expects it. */
const logLost = (losses: readonly string[], hasLog: boolean): readonly string[] =>
  hasLog && losses.length > 0 ? [LOG_LOSS] : [];

/** What a file of our own loses: the Log alone. */
export const logLoss = (hasLog = false): readonly Problem[] => told(hasLog ? [LOG_LOSS] : []);

const someTeam =
  (status: PlayerStatus) =>
  ({ players: teams }: TeamEvent): boolean =>
    teams.some((team) => team.status === status);

const hasOpenLineUps = ({ games: matches, players: teams }: TeamEvent): boolean =>
  matches.some(
    ({ white: home, black: away, boards }) =>
      boards.every(({ outcome }) => outcome === null) &&
      boards.some(
        (board, at) =>
          board.home !== (teamNo({ players: teams }, home)?.members[at]?.name ?? '') ||
          board.away !== (teamNo({ players: teams }, away)?.members[at]?.name ?? ''),
      ),
  );

/** Whether an event of teams has what a format may lose; that somebody is no member of their team is told by name. */
const TEAMS_HAVE: Readonly<Record<TeamLoss, (event: TeamEvent) => boolean>> = {
  adjustments: HAS.adjustments,
  adjustmentReasons: HAS.adjustmentReasons,
  withdrawals: someTeam('withdrawn'),
  annulled: someTeam('annulled'),
  lineUps: hasOpenLineUps,
  lineUpRule: ({ discipline: { lineUp } }) => lineUp !== 'free',
  strangers: () => false,
  home: ({ games: matches }) => matches.some(({ boards }) => boards[0]?.white === 'away'),
  seats: (event) => teamProgress(event).played > 0,
  pending: ({ games: matches }) =>
    matches.some(({ boards }) => boards.some(({ pending }) => pending !== undefined)),
  matchScoring: ({ scoring }) => !isSameScoring(scoring, MATCH_POINTS),
  tieBreaks: ({ games, tieBreaks }) => tieBreaks.join() !== usualOrder(games.length).join(),
};

/** What of players a file will not hold. */
const playersLose = (
  tournament: Tournament,
  { losses, fields = [] }: Pick<ExchangeFormat, 'losses' | 'fields'>,
): readonly string[] =>
  losses
    .filter(isTold)
    .filter((loss) => HAS[loss](tournament))
    .filter((loss) => loss !== 'columns' || hasOtherColumns(tournament, fields))
    .map((loss) => LOSS_NAMES[loss]);

/**
 * What of a tournament a file will not hold, in one warning, the Log of a workbook (`hasLog`) included; none where it holds all that
 * anybody could miss.
 */
export const lossesOf = (
  tournament: Tournament,
  format: Pick<ExchangeFormat, 'losses' | 'fields' | 'teamLosses'>,
  hasLog = false,
): readonly Problem[] => {
  const { losses, teamLosses = [] } = format;
  if (!isTeamEvent(tournament))
    return told([...playersLose(closedUp(tournament), format), ...logLost(losses, hasLog)]);
  const lost = teamLosses.filter((loss) => TEAMS_HAVE[loss](tournament));
  return told([...lost.map((loss) => TEAM_LOSS_NAMES[loss]), ...logLost(teamLosses, hasLog)]);
};
