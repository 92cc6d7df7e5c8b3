import { applyDeparture } from '../../core/conduct/departure';
import { reentry, type Reentry, type WithdrawalDone } from '../../core/conduct/reentry';
import { effectOf, type Affected } from '../../core/conduct/effect';
import { playerNamed } from '../../core/names/meant';
import type { Tournament } from '../../core/model';
import { problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import { parseTyped, readingOf } from '../../core/results/typed';
import { isLeftWhite } from '../../core/results/sides';
import { cellText, type CellValue } from '../../grid/cell';
import { gameKey, parseKey, playerKey, type GameCell } from '../../sheets/log/key';
import { parseRule } from '../../sheets/log/rule';
import type { LogEntry } from '../../sheets/log/line';
import type { Patch } from '../../workbook/port';
import { isByePlayer } from '../../sheets/statuses';
import { cellOf, cellsFor, shownIn, sidesOf, type Wanted } from '../cells';
import type { OpenTournament } from '../open';
import { parseChanges, type LoggedChange } from '../../sheets/log/changes';
import { stepsOfNumbers } from '../../sheets/log/history';
import type { OpenStep } from '../step';
import { change, player, PLAYER } from './change';

/** Who comes back, by name or pairing number. */
export interface Returning {
  readonly player: string | number;
}

/** A re-entry with its cells. */
export interface PlannedReentry extends Reentry {
  readonly after: Tournament;
  /** The players whose lines in the standings change. */
  readonly affected: readonly Affected[];
  readonly patch: Patch;
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

/** A game to be played again gets its old text back, such as “postponed”. */
const openText = (tournament: Tournament, changes: readonly LoggedChange[], game: number): CellValue => {
  const before = gamesOf(changes, 'result').find((each) => each.game === game)?.before ?? null;
  return parseTyped(cellText(before), readingOf(tournament)) === null ? before : null;
};

const wantedOf = (
  { tournament }: OpenTournament,
  changes: readonly LoggedChange[],
  back: Reentry,
): readonly Wanted[] => [
  [playerKey(back.player.no, 'status'), null],
  ...back.reopened.map(({ game, outcome }): Wanted => [
    gameKey(game, 'result'),
    outcome === null ? openText(tournament, changes, game) : shownIn(tournament, outcome),
  ]),
  ...back.reversed.flatMap((game) => sidesOf(tournament, game)),
];

/**
 * What would follow if a player comes back: the Log says what their withdrawal changed. Problems: those of `reentry`,
 * `name-missing` for a bye, `workbook-part-missing`.
 */
export const planReentry = (
  { open, lines }: Pick<OpenStep, 'open' | 'lines'>,
  { player: typed }: Returning,
): Result<PlannedReentry> => {
  const { tournament } = open;
  const player = playerNamed(tournament, typed);
  if (!player.ok) return player;
  const { no } = player.value;
  if (isByePlayer(player.value, tournament.language))
    return fail(problem('name-missing', cellOf(open, no, 'name')));
  const changes = withdrawalOf(lines, no);
  const back = reentry(tournament, no, changes && doneOf(open, changes));
  if (!back.ok) return back;
  const { reopened: outcomes, reversed } = back.value;
  const after = applyDeparture(tournament, { no, status: 'playing', outcomes, reversed });
  return andThen(cellsFor(open, wantedOf(open, changes ?? [], back.value)), (cells) =>
    ok({ ...back.value, after, affected: effectOf(tournament, after), patch: { cells } }),
  );
};

/** What becomes of `count` games of who is back. */
export const AGAIN =
  '{count, plural, =0 {No game changes.} one {One game is open again or gets its old colours back.} other {# games are open again or get their old colours back.}}';

/** A player who has left comes back. */
export const REENTER = change({
  id: 'reenter',
  of: 'all',
  words: {
    name: 'A player who had left comes back',
    about: 'Restores what their withdrawal changed, except for games that were played since.',
    take: 'Take the player back in',
    step: 'Took {player} back in',
    ofTeams: {
      name: 'A team that had left comes back',
      about: 'Restores what its withdrawal changed.',
      take: 'Take the team back in',
    },
  },
  fields: [{ ...PLAYER, who: 'left' }],
  input: (given): Returning => player(given),
  plan: planReentry,
  rule: ({ player: { no } }) => ({ did: 'change', id: 'reenter', player: no }),
  follows: ({ player: { name }, reopened, reversed }, { discipline }) => [
    { text: '{player} is in the tournament again.', values: { player: name } },
    ...(discipline ? [] : [{ text: AGAIN, values: { count: reopened.length + reversed.length } }]),
  ],
});
