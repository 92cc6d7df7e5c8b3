import {
  withdrawal,
  WITHDRAWAL_RULES,
  type Withdrawal,
  type WithdrawalRule,
} from '../core/conduct/withdrawal';
import type { Player, Tournament } from '../core/model';
import { problem } from '../core/problem';
import { andThen, fail, ok, type Result } from '../core/result';
import type { CellValue } from '../sheets/cell';
import type { CellChange, Patch, Workbook } from '../workbook/port';
import { identityOf } from './identity';
import type { OpenTournament } from './open';
import { shownIn } from './record';
import { openStep, writeStep } from './step';

/** Who leaves, by name or pairing number, and whose rule is followed; FIDE's if none is named. */
export interface Leaver {
  readonly player: string | number;
  readonly rule?: string | undefined;
}

/** A withdrawal with the cells that carry it out. */
export interface PlannedWithdrawal extends Withdrawal {
  readonly player: Player;
  readonly patch: Patch;
}

/** The rule of an id, else `choice-unknown`. */
export const withdrawalRule = (id: string = WITHDRAWAL_RULES[0]!.id): Result<WithdrawalRule> => {
  const rule = WITHDRAWAL_RULES.find((each) => each.id === id);
  const choices = WITHDRAWAL_RULES.map((each) => each.id).join(', ');
  return rule ? ok(rule) : fail(problem('choice-unknown', {}, { typed: id, choices }));
};

const folded = (name: string): string => name.trim().normalize('NFC').toLowerCase();

/** The player of a number, or of a name as it stands on Players, capitals or not; `player-unknown`. */
export const playerNamed = ({ players }: Tournament, typed: string | number): Result<Player> => {
  const found =
    typeof typed === 'number'
      ? players.find(({ no }) => no === typed)
      : players.find(({ name }) => folded(name) === folded(typed));
  return found ? ok(found) : fail(problem('player-unknown', {}, { typed }));
};

const cellsOf = (open: OpenTournament, left: Withdrawal): Result<readonly CellChange[]> => {
  const { cell } = identityOf(open);
  const isLeftWhite = open.tournament.profile !== 'go';
  const wanted: readonly (readonly [name: string, write: CellValue])[] = [
    [`player ${left.no} status`, left.status],
    ...left.forfeits.map(({ game, outcome }) => [`game ${game}`, shownIn(open.tournament, outcome)] as const),
    ...left.reversed.flatMap(({ game, white, black }) => [
      [`game ${game} left`, isLeftWhite ? white : black] as const,
      [`game ${game} right`, isLeftWhite ? black : white] as const,
    ]),
  ];
  const cells = wanted.flatMap(([name, write]): CellChange[] => {
    const where = cell(name);
    return where ? [{ ...where, write, ...(typeof write === 'string' ? { format: '@' } : {}) }] : [];
  });
  return cells.length === wanted.length
    ? ok(cells)
    : fail(problem('workbook-part-missing', { sheet: open.found.sheet }, { part: 'Players_status' }));
};

/**
 * What a withdrawal would do to an open tournament, for a look before it is done. Problems: those of `withdrawal`,
 * `choice-unknown`, `workbook-part-missing`.
 */
export const planWithdrawal = (
  open: OpenTournament,
  { player: typed, rule: id }: Leaver,
): Result<PlannedWithdrawal> =>
  andThen(withdrawalRule(id), (rule) =>
    andThen(playerNamed(open.tournament, typed), (player) =>
      andThen(withdrawal(open.tournament, player.no, rule), (left) =>
        andThen(cellsOf(open, left), (cells) => ok({ ...left, player, patch: { cells } })),
      ),
    ),
  );

/**
 * Takes a player out of a tournament in one step, with its lines in the Log; `undoLast` takes it back. Problems: those of
 * `planWithdrawal`, `openTournament` and `Writer.change`.
 */
export const withdrawPlayer = async (
  workbook: Workbook,
  leaver: Leaver,
  { time, named }: { readonly time: string; readonly named?: string },
): Promise<Result<PlannedWithdrawal>> => {
  const opened = await openStep(workbook, named);
  if (!opened.ok) return opened;
  const planned = planWithdrawal(opened.value.open, leaver);
  if (!planned.ok) return planned;
  const { player, rule, patch } = planned.value;
  const written = await writeStep(workbook, opened.value, patch, {
    rule: `withdraw ${player.no} ${rule}`,
    time,
  });
  return andThen(written, () => planned);
};
