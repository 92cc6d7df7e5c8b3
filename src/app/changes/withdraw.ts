import { effectOf } from '../../core/conduct/effect';
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
import { andThen, ok, type Result, fail } from '../../core/result';
import { playerNamed, calledById } from '../../core/names/meant';
import { cellsFor, cellOf, shownIn, sidesOf, type Wanted } from '../cells';
import { wantedBetween } from '../keyedCells';
import type { OpenTournament } from '../open';
import { change, type Follows, player, PLAYER, type CellPlan } from './change';
import { applyDeparture } from '../../core/conduct/departure';
import { reentry, type Reentry, type WithdrawalDone } from '../../core/conduct/reentry';
import { problem } from '../../core/problem';
import { hasColours } from '../../core/results/sides';
import { parseTyped, readingOf } from '../../core/results/typed';
import { isLeftWhite } from '../../core/results/sides';
import { cellText, type CellValue } from '../../grid/cell';
import { gameKey, parseKey, playerKey, type GameCell } from '../../sheets/log/key';
import { parseRule } from '../../sheets/log/rule';
import type { LogEntry } from '../../sheets/log/line';
import { isBye } from '../../language/byes';
import { parseChanges, type LoggedChange } from '../../sheets/log/changes';
import { stepsOfNumbers } from '../../sheets/log/history';
import type { OpenStep } from '../step';

/** Who leaves, by name or pairing number, and by which rule; by default that of the tournament's rule set. */
export interface Leaver {
  readonly player: string | number;
  readonly rule?: string | undefined;
}

/** The cells of a change, and the players whose lines in the standings change. */
type Effect = Required<Pick<CellPlan, 'patch' | 'affected'>>;

/** A withdrawal with its cells. */
export interface PlannedWithdrawal extends Withdrawal, Effect {
  readonly player: Player;
}

/** The rule with an id, by default that of the tournament's rule set; else `choice-unknown`. */
const withdrawalRule = (tournament: Tournament, id: string | undefined): Result<WithdrawalRule> =>
  id === undefined
    ? ok(withdrawalRuleFor(tournament))
    : calledById(id, withdrawalRulesOf(tournament), 'choice-unknown');

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

const ANNULLED =
  '{player} has played {completed} of {scheduled, plural, one {# game} other {# games}}. None of them count.';
const FORFEITS =
  '{player} has played {completed} of {scheduled, plural, one {# game} other {# games}}. These count{count, plural, =0 {} one {; the game left is a forfeit} other {; the # games left are forfeits}}.';
const MATCHES_ANNULLED =
  '{player} has finished {completed} of {scheduled, plural, one {# match} other {# matches}}. None of them count.';
const MATCHES_LOST =
  '{player} has finished {completed} of {scheduled, plural, one {# match} other {# matches}}. These count{count, plural, =0 {} one {; the match left is lost by forfeit} other {; the # matches left are lost by forfeit}}.';
const REVERSED = 'Colours are reversed: {white} has White against {black} in round {round}.';
const SIDES_CHANGED = 'Sides are changed in round {round}: {white} – {black}.';

/** A rule in words. Other games than chess have no federations. */
const ruleText = ({ profile }: Tournament, { name, by }: WithdrawalRule): string =>
  by === undefined || profile !== 'chess' ? name : `${name} (${by})`;

/** A player, or a team, leaves. */
export const WITHDRAW = change({
  id: 'withdraw',
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
        withdrawalRulesOf(tournament).map((rule) => [rule.id, ruleText(tournament, rule)]),
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
        text: hasColours({ profile }) ? REVERSED : SIDES_CHANGED,
        values: { round, white: name(white), black: name(black) },
      })),
    ];
  },
});

/** Who comes back, by name or pairing number; with `afresh` all their games are to be played. */
export interface Returning {
  readonly player: string | number;
  readonly afresh?: boolean;
}

/** A re-entry with its cells. */
export interface PlannedReentry extends Reentry, Effect {
  readonly after: Tournament;
}

/** The cells that the last withdrawal of a player changed; `null` if the Log has none under the current numbers. */
const withdrawalOf = (lines: readonly LogEntry[], no: number): readonly LoggedChange[] | null => {
  const own = stepsOfNumbers(lines).filter(({ rule }) => {
    const known = parseRule(rule);
    return known?.did === 'withdraw' && known.player === no;
  });
  const last = own.reduce((most, { step }) => Math.max(most, step), 0);
  return last === 0 ? null : own.filter(({ step }) => step === last).flatMap(parseChanges);
};

const gamesOf = (changes: readonly LoggedChange[], cell: GameCell) =>
  changes.flatMap(({ key: text, before }) => {
    const key = parseKey(text);
    return key?.of === 'game' && key.cell === cell ? [{ game: key.no, before }] : [];
  });

const doneOf = ({ tournament }: OpenTournament, changes: readonly LoggedChange[]): WithdrawalDone => {
  const rights = new Map(gamesOf(changes, 'right').map(({ game, before }) => [game, Number(before)]));
  return {
    forfeited: gamesOf(changes, 'result').map(({ game }) => game),
    reversed: gamesOf(changes, 'left').map(({ game, before }) => {
      const [left, right] = [Number(before), rights.get(game) ?? 0];
      return isLeftWhite(tournament)
        ? { game, white: left, black: right }
        : { game, white: right, black: left };
    }),
  };
};

/** A game to be played again gets its old text back, such as “adjourned”. */
const openText = (tournament: Tournament, changes: readonly LoggedChange[], game: number): CellValue => {
  const before = gamesOf(changes, 'result').find((each) => each.game === game)?.before ?? null;
  return parseTyped(cellText(before), readingOf(tournament)) === null ? before : null;
};

/** The games that are open again, and those that they have missed without a result. */
const openGames = ({ reopened, postponed }: Reentry): Reentry['reopened'] => {
  const changed = new Set(reopened.map(({ game }) => game));
  return [
    ...reopened,
    ...postponed.filter((game) => !changed.has(game)).map((game) => ({ game, outcome: null })),
  ];
};

const wantedOf = (
  { tournament }: OpenTournament,
  changes: readonly LoggedChange[],
  back: Reentry,
  afresh: boolean,
): readonly Wanted[] => {
  const openAs = (game: number): CellValue =>
    openText(tournament, changes, game) ?? (back.postponed.includes(game) ? 'postponed' : null);
  return [
    [playerKey(back.player.no, 'status'), null],
    ...openGames(back).map(({ game, outcome }): Wanted => [
      gameKey(game, 'result'),
      outcome === null ? openAs(game) : shownIn(tournament, outcome),
    ]),
    ...back.reversed.flatMap((game) => sidesOf(tournament, game)),
    ...tournament.games.flatMap((game) =>
      (['date', 'planned'] as const).flatMap((cell): readonly Wanted[] =>
        afresh && back.missed.includes(game.no) && game[cell] !== undefined
          ? [[gameKey(game.no, cell), null]]
          : [],
      ),
    ),
  ];
};

/**
 * What would follow if a player comes back: the Log says what their withdrawal changed. Problems: those of `reentry`,
 * `name-missing` for a bye, `workbook-part-missing`.
 */
export const planReentry = (
  { open, lines }: Pick<OpenStep, 'open' | 'lines'>,
  { player: typed, afresh = false }: Returning,
): Result<PlannedReentry> => {
  const { tournament } = open;
  const player = playerNamed(tournament, typed);
  if (!player.ok) return player;
  const { no } = player.value;
  if (isBye(player.value)) return fail(problem('name-missing', cellOf(open, no, 'name')));
  const changes = withdrawalOf(lines, no);
  const back = reentry(tournament, no, changes && doneOf(open, changes), afresh);
  if (!back.ok) return back;
  const { reopened: outcomes, reversed } = back.value;
  const after = applyDeparture(tournament, { no, status: 'playing', outcomes, reversed });
  return andThen(cellsFor(open, wantedOf(open, changes ?? [], back.value, afresh)), (cells) =>
    ok({ ...back.value, after, affected: effectOf(tournament, after), patch: { cells } }),
  );
};

/** How many games of who is back change. */
export const openAgain = ({ reopened, reversed }: Reentry): Follows => ({
  text: '{count, plural, =0 {No game changes.} one {One game is open again or gets its old colours back.} other {# games are open again or get their old colours back.}}',
  values: { count: reopened.length + reversed.length },
});

/** A player who has left comes back. */
export const REENTER = change({
  id: 'reenter',
  words: {
    name: 'A player who had left comes back',
    about: 'Restores what their withdrawal changed, except for games that were played since.',
    take: 'Bring the player back',
    step: 'Brought {player} back',
    ofTeams: {
      name: 'A team that had left comes back',
      about: 'Restores what its withdrawal changed.',
      take: 'Bring the team back',
    },
  },
  fields: [{ ...PLAYER, who: 'left' }],
  input: (given): Returning => player(given),
  plan: planReentry,
  rule: ({ player: { no } }) => ({ did: 'change', id: 'reenter', player: no }),
  follows: (back, { discipline }) => [
    { text: '{player} is in the tournament again.', values: { player: back.player.name } },
    ...(discipline ? [] : [openAgain(back)]),
  ],
});
