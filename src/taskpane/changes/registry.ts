import { adjustPoints, planAdjustment } from '../../app/adjust';
import { exchangeGames, planColours, planExchange, turnColours, type Exchange } from '../../app/handChange';
import {
  correctPlayer,
  planCorrection,
  planSubstitution,
  substitutePlayer,
  type Corrected,
  type Substitute,
} from '../../app/person';
import { planRecord, recordResults, type TypedResult } from '../../app/record';
import { planReentry, reenterPlayer } from '../../app/reenter';
import { planUndo, undoLast } from '../../app/undo';
import { planWithdrawal, withdrawPlayer } from '../../app/withdraw';
import { withdrawalRuleFor, WITHDRAWAL_RULES } from '../../core/conduct/withdrawal';
import type { Player, Tournament } from '../../core/model';
import type { ChangeId } from '../../language/changes';
import { parsePoints } from '../options';
import { change, type Change, type ChangeField, type Follows, type Given } from './change';
import { ENTER, REMOVE } from './field';
import { asRating, number, player, PLAYER } from './given';

const GAME: ChangeField = { name: 'game', kind: 'game' };

const playerOf = ({ players }: Tournament, { player: no }: Given): Player | undefined =>
  players.find((each) => each.no === number(no));

const nameOf = ({ players }: Tournament, no: number): string =>
  players.find((each) => each.no === no)?.name ?? String(no);

/** Points below 0 are taken away. */
const signedPoints = (typed = ''): number => {
  const [, minus, points] = /^\s*([-−–]?)\+?(.*)$/.exec(typed)!;
  return parsePoints(points!) * (minus === '' ? 1 : -1);
};

const leaver = ({ rule, ...given }: Given) => ({ ...player(given), rule });

const resultOf = ({ game, result = '' }: Given): readonly TypedResult[] => [
  { game: number(game), typed: result },
];

const substituteOf = ({ newName = '', rating = '', federation = '', ...given }: Given): Substitute => ({
  ...player(given),
  name: newName,
  rating: asRating(rating),
  federation,
});

/** Only what was typed is corrected. */
const correctedOf = ({ newName, rating, federation, ...given }: Given): Corrected => ({
  ...player(given),
  ...(newName === undefined ? {} : { name: newName }),
  ...(rating === undefined ? {} : { rating: asRating(rating) }),
  ...(federation === undefined ? {} : { federation }),
});

const adjustedOf = ({ points, reason = '', ...given }: Given) => ({
  ...player(given),
  points: signedPoints(points),
  reason,
});

const exchangeOf = ({ game, other, exchanged }: Given): Exchange => ({
  pairs: [[number(game), number(other)]],
  what: exchanged === 'opponents' ? 'opponents' : 'places',
});

const moved = (
  tournament: Tournament,
  games: readonly { no: number; round: number; board: number; white: number; black: number }[],
): readonly Follows[] =>
  games.map(({ no, round, board, white, black }) => ({
    text: 'moved',
    values: { game: no, round, board, white: nameOf(tournament, white), black: nameOf(tournament, black) },
  }));

/** Everything that the pane can do to a tournament while it is played, in the order in which it is offered. */
export const CHANGES: readonly Change[] = [
  change({
    id: 'undo',
    fields: [],
    plan: planUndo,
    follows: ({ time }) => [{ text: 'undone', values: { time } }],
    take: (workbook, _, occasion, progress) => undoLast(workbook, occasion, progress),
  }),
  change({
    id: 'result',
    fields: [GAME, { name: 'result', kind: 'text', optional: true }],
    plan: ({ open }, given) => planRecord(open, resultOf(given)),
    follows: () => [],
    take: (workbook, given, occasion) => recordResults(workbook, resultOf(given), occasion),
  }),
  change({
    id: 'withdraw',
    fields: [
      PLAYER,
      {
        name: 'rule',
        kind: 'choice',
        choices: WITHDRAWAL_RULES.map(({ id }) => id),
        now: (tournament) => withdrawalRuleFor(tournament).id,
      },
    ],
    plan: ({ open }, given) => planWithdrawal(open, leaver(given)),
    follows: ({ player: { name }, status, progress, forfeits, reversed }, tournament) => [
      {
        text: status === 'annulled' ? 'annulled' : 'forfeits',
        values: { player: name, ...progress, count: forfeits.length },
      },
      ...reversed.map(({ round, white, black }): Follows => ({
        text: 'reversed',
        values: { round, white: nameOf(tournament, white), black: nameOf(tournament, black) },
      })),
    ],
    take: (workbook, given, occasion) => withdrawPlayer(workbook, leaver(given), occasion),
  }),
  ENTER,
  REMOVE,
  change({
    id: 'reenter',
    fields: [{ ...PLAYER, who: 'left' }],
    plan: (opened, given) => planReentry(opened, player(given)),
    follows: ({ player: { name }, reopened, reversed }) => [
      { text: 'back', values: { player: name } },
      { text: 'again', values: { count: reopened.length + reversed.length } },
    ],
    take: (workbook, given, occasion) => reenterPlayer(workbook, player(given), occasion),
  }),
  change({
    id: 'substitute',
    fields: [
      PLAYER,
      { name: 'newName', kind: 'text' },
      { name: 'rating', kind: 'text', optional: true },
      { name: 'federation', kind: 'text', optional: true },
    ],
    plan: ({ open }, given) => planSubstitution(open, substituteOf(given)),
    follows: ({ before, after }) => [
      { text: 'substitute', values: { before: before.name, after: after.name, number: after.no } },
    ],
    take: (workbook, given, occasion) => substitutePlayer(workbook, substituteOf(given), occasion),
  }),
  change({
    id: 'correct',
    fields: [
      { name: 'player', kind: 'player' },
      { name: 'newName', kind: 'text', now: (all, given) => playerOf(all, given)?.name ?? '' },
      {
        name: 'rating',
        kind: 'text',
        optional: true,
        now: (all, given) => String(playerOf(all, given)?.rating?.typed ?? ''),
      },
      {
        name: 'federation',
        kind: 'text',
        optional: true,
        now: (all, given) => playerOf(all, given)?.federation ?? '',
      },
    ],
    plan: ({ open }, given) => planCorrection(open, correctedOf(given)),
    follows: () => [],
    take: (workbook, given, occasion) => correctPlayer(workbook, correctedOf(given), occasion),
  }),
  change({
    id: 'adjust',
    fields: [PLAYER, { name: 'points', kind: 'text' }, { name: 'reason', kind: 'text', optional: true }],
    plan: ({ open }, given) => planAdjustment(open, adjustedOf(given)),
    follows: ({ after }) => [
      { text: 'adjusted', values: { player: after.name, points: after.adjustment ?? 0 } },
    ],
    take: (workbook, given, occasion) => adjustPoints(workbook, adjustedOf(given), occasion),
  }),
  change({
    id: 'colours',
    fields: [GAME],
    plan: ({ open }, { game }) => planColours(open, [number(game)]),
    follows: ({ games }, tournament) => moved(tournament, games),
    take: (workbook, { game }, occasion) => turnColours(workbook, [number(game)], occasion),
  }),
  change({
    id: 'exchange',
    fields: [
      GAME,
      { name: 'other', kind: 'game' },
      { name: 'exchanged', kind: 'choice', choices: ['places', 'opponents'] },
    ],
    plan: ({ open }, given) => planExchange(open, exchangeOf(given)),
    follows: ({ games }, tournament) => moved(tournament, games),
    take: (workbook, given, occasion) => exchangeGames(workbook, exchangeOf(given), occasion),
  }),
];

/** The change of an id. */
export const changeOf = (id: ChangeId): Change => CHANGES.find((each) => each.id === id)!;
