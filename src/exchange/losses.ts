import type { Game, Player, Tournament } from '../core/model';
import { outcomeOf, type OutcomeCode } from '../core/outcome';
import { problem, type Problem } from '../core/problem';
import { rulesOf } from '../core/rules';
import { CLASSIC } from '../core/scoring';
import { LOSS_NAMES, type LossName } from '../language/exchangeLosses';
import type { ExchangeFormat } from './format';

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
  calendar: ({ calendar = [] }) => calendar.length > 0,
  scoring: ({ scoring: { win, draw, loss, unit } }) =>
    [win, draw, loss].join() !==
    [CLASSIC.win, CLASSIC.draw, CLASSIC.loss].map((points) => (points * unit) / CLASSIC.unit).join(),
  tieBreaks: isOwnOrder,
  forfeits: someOutcome((code) => outcomeOf(code).kind !== 'played'),
  unrated: someOutcome((code) => outcomeOf(code).kind === 'played' && !outcomeOf(code).rated),
  specialResults: someOutcome((code) => SPECIAL.includes(code)),
  pending: someGame(({ pending }) => pending !== undefined),
  colours: () => true,
  rounds: () => true,
  ratings: somePlayer(({ rating }) => rating !== undefined),
  federations: somePlayer(({ federation = '' }) => federation !== ''),
  columns: somePlayer(({ extra = [] }) => extra.some((value) => value !== null && value !== '')),
  teams: ({ teams }) => teams.length > 0,
  sections: ({ sections = [] }) => sections.length > 0,
};

const isTold = (loss: string): loss is LossName => loss in LOSS_NAMES;

/** What of a tournament a file will not hold, in one warning; none where it holds all that anybody could miss. */
export const lossesOf = (tournament: Tournament, { losses }: ExchangeFormat): readonly Problem[] => {
  const lost = losses.filter(isTold).filter((loss) => HAS[loss](tournament));
  return lost.length === 0
    ? []
    : [problem('exchange-lost', {}, { what: lost.map((loss) => LOSS_NAMES[loss]).join(', ') })];
};
