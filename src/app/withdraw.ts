import { afterwards } from '../core/conduct/afterwards';
import { effectOf, type Affected } from '../core/conduct/effect';
import {
  expulsionWarnings,
  withdrawal,
  withdrawalRuleFor,
  WITHDRAWAL_RULES,
  type Withdrawal,
  type WithdrawalRule,
} from '../core/conduct/withdrawal';
import type { Player, Tournament } from '../core/model';
import { playerNamed } from '../core/named';
import { problem } from '../core/problem';
import { andThen, fail, ok, type Result } from '../core/result';
import type { Patch, Workbook } from '../workbook/port';
import { gameKey, playerKey } from '../sheets/log/key';
import { makeRule } from '../sheets/log/rule';
import { cellsFor, shownIn, sidesOf, type Wanted } from './cells';
import type { OpenTournament } from './open';
import { takeStep, type Occasion } from './step';

/** Who leaves, by name or pairing number, and whose rule is followed: that of the tournament's rule set if none is named. */
export interface Leaver {
  readonly player: string | number;
  readonly rule?: string | undefined;
}

/** A withdrawal with the cells that carry it out. */
export interface PlannedWithdrawal extends Withdrawal {
  readonly player: Player;
  /** Where the rule that was followed is published: a citation. */
  readonly source: string;
  /** Whose lines in the standings are others then. */
  readonly affected: readonly Affected[];
  readonly patch: Patch;
}

/** The rule of an id, without one that of the tournament's rule set; else `choice-unknown`. */
const withdrawalRule = (tournament: Tournament, id: string | undefined): Result<WithdrawalRule> => {
  if (id === undefined) return ok(withdrawalRuleFor(tournament));
  const rule = WITHDRAWAL_RULES.find((each) => each.id === id);
  const choices = WITHDRAWAL_RULES.map((each) => each.id).join(', ');
  return rule ? ok(rule) : fail(problem('choice-unknown', {}, { typed: id, choices }));
};

const wantedOf = ({ tournament }: OpenTournament, left: Withdrawal): readonly Wanted[] => [
  [playerKey(left.no, 'status'), left.status],
  ...left.forfeits.map(({ game, outcome }): Wanted => [
    gameKey(game, 'result'),
    shownIn(tournament, outcome),
  ]),
  ...left.reversed.flatMap((game) => sidesOf(tournament, game)),
];

/**
 * What a withdrawal would do to an open tournament, for a look before it is done. Problems: those of `withdrawal`,
 * `choice-unknown`, `workbook-part-missing`.
 */
export const planWithdrawal = (
  open: OpenTournament,
  { player: typed, rule: id }: Leaver,
): Result<PlannedWithdrawal> =>
  andThen(withdrawalRule(open.tournament, id), (rule) =>
    andThen(playerNamed(open.tournament, typed), (player) =>
      andThen(withdrawal(open.tournament, player.no, rule), (left) =>
        andThen(cellsFor(open, wantedOf(open, left)), (cells) => {
          const { tournament } = open;
          const after = afterwards(tournament, { ...left, outcomes: left.forfeits });
          const warnings = [...left.warnings, ...expulsionWarnings(after, tournament)];
          const affected = effectOf(tournament, after);
          return ok({ ...left, warnings, affected, player, source: rule.source, patch: { cells } });
        }),
      ),
    ),
  );

/**
 * Takes a player out of a tournament in one step, with its lines in the Log; `undoLast` takes it back. Problems: those of
 * `planWithdrawal`, `openTournament` and `Writer.change`.
 */
export const withdrawPlayer = (
  workbook: Workbook,
  leaver: Leaver,
  occasion: Occasion,
): Promise<Result<PlannedWithdrawal>> =>
  takeStep(
    workbook,
    occasion,
    ({ open }) => planWithdrawal(open, leaver),
    ({ player, rule }) => makeRule({ did: 'withdraw', player: player.no, by: rule }),
  );
