import { effectOf, type Affected } from '../../core/conduct/effect';
import {
  expulsionWarnings,
  WITHDRAWAL_RULES,
  withdrawal,
  withdrawalRuleFor,
  withdrawalRulesOf,
  type Withdrawal,
  type WithdrawalRule,
} from '../../core/conduct/withdrawal';
import { newTeamWarnings } from '../../core/teamEvent/warnings';
import type { Player, Tournament } from '../../core/model';
import { nameOf } from '../../core/names/name';
import { andThen, ok, type Result } from '../../core/result';
import { playerNamed, calledById } from '../../core/names/meant';
import type { Patch } from '../../workbook/port';
import { cellsFor } from '../cells';
import { wantedBetween } from '../keyedCells';
import type { OpenTournament } from '../open';
import { change, type Follows, player, PLAYER } from './change';

/** Who leaves, by name or pairing number, and by which rule; by default that of the tournament's rule set. */
export interface Leaver {
  readonly player: string | number;
  readonly rule?: string | undefined;
}

/** A withdrawal with its cells. */
export interface PlannedWithdrawal extends Withdrawal {
  readonly player: Player;
  /** The players whose lines in the standings change. */
  readonly affected: readonly Affected[];
  readonly patch: Patch;
}

/** The rule with an id, by default that of the tournament's rule set; else `choice-unknown`. */
const withdrawalRule = (tournament: Tournament, id: string | undefined): Result<WithdrawalRule> => {
  return id === undefined
    ? ok(withdrawalRuleFor(tournament))
    : calledById(id, withdrawalRulesOf(tournament), 'choice-unknown');
};

/** What a withdrawal would do. Problems: those of `withdrawal`, `choice-unknown`, `workbook-part-missing`. */
const planWithdrawal = (
  open: OpenTournament,
  { player: typed, rule: id }: Leaver,
): Result<PlannedWithdrawal> => {
  const { tournament } = open;
  const rule = withdrawalRule(tournament, id);
  if (!rule.ok) return rule;
  const player = playerNamed(tournament, typed);
  if (!player.ok) return player;
  const left = withdrawal(tournament, player.value.no, rule.value);
  if (!left.ok) return left;
  const { after } = left.value;
  const warnings = [
    ...left.value.warnings,
    ...expulsionWarnings(after, tournament),
    ...newTeamWarnings(tournament, after),
  ];
  const affected = effectOf(tournament, after);
  return andThen(cellsFor(open, wantedBetween(tournament, after)), (cells) =>
    ok({
      ...left.value,
      ...{ warnings, affected, player: player.value, patch: { cells } },
    }),
  );
};

const ANNULLED = 'The games of {player} do not count. They completed {completed} of {scheduled}.';
const FORFEITS =
  'The games of {player} count. They completed {completed} of {scheduled}. {count, plural, =0 {No game is left.} one {One game becomes a forfeit.} other {# games become forfeits.}}';
const MATCHES_ANNULLED =
  '{player} has finished {completed} of {scheduled, plural, one {# match} other {# matches}}. None of its matches counts.';
const MATCHES_LOST =
  '{player} has finished {completed} of {scheduled, plural, one {# match} other {# matches}}. What it played counts; {count, plural, =0 {no match is lost by forfeit} one {one match is lost by forfeit} other {# matches are lost by forfeit}}.';
const REVERSED = 'Colours are reversed: {white} has White against {black} in round {round}.';
const SIDES_CHANGED = 'Sides are changed: {white} is named first against {black} in round {round}.';

/** A rule in words. Other games than chess have no federations. */
const ruleText = ({ profile }: Tournament, { name, by }: WithdrawalRule): string =>
  by === undefined || profile !== 'chess' ? name : `${name} (${by})`;

/** A player, or a team, leaves. */
export const WITHDRAW = change({
  id: 'withdraw',
  of: 'all',
  words: {
    name: 'A player leaves the tournament',
    about:
      'Usually, if they have played fewer than half of their games, none of them count. Otherwise they lose the remaining games by forfeit.',
    take: 'Withdraw the player',
    step: 'Withdrew {player}',
    ofTeams: {
      name: 'A team leaves the tournament',
      about:
        'Usually, if it has played fewer than half of its matches, none of them count. Otherwise it forfeits the remaining ones.',
      take: 'Withdraw the team',
    },
  },
  fields: [
    PLAYER,
    {
      name: 'rule',
      label: 'Which games count',
      ofTeams: { label: 'Which matches count' },
      kind: 'choice',
      choices: WITHDRAWAL_RULES.map(({ id, name }) => [id, name] as const),
      choicesIn: (tournament) =>
        withdrawalRulesOf(tournament)
          .filter(({ id }) => tournament.profile === 'chess' || id !== 'nzcf')
          .map((rule) => [rule.id, ruleText(tournament, rule)]),
      now: (tournament) => withdrawalRuleFor(tournament).id,
    },
  ],
  input: ({ rule, ...given }): Leaver => ({ ...player(given), rule }),
  plan: ({ open }, leaver) => planWithdrawal(open, leaver),
  rule: ({ player: { no }, rule }) => ({ did: 'withdraw', player: no, by: rule }),
  follows: ({ player: left, status, progress, lost, reversed }, { players, profile, discipline }) => {
    const name = nameOf(players);
    const [annulled, counted] = discipline ? [MATCHES_ANNULLED, MATCHES_LOST] : [ANNULLED, FORFEITS];
    return [
      {
        text: status === 'annulled' ? annulled : counted,
        values: { player: left.name, ...progress, count: lost },
      },
      ...reversed.map(({ round, white, black }): Follows => ({
        text: profile === 'neutral' ? SIDES_CHANGED : REVERSED,
        values: { round, white: name(white), black: name(black) },
      })),
    ];
  },
});
