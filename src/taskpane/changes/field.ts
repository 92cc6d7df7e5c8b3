import {
  enterPlayer,
  planEntry,
  planRemoval,
  removePlayer,
  type ChangedField,
  type Newcomer,
  type PlannedField,
  type Removed,
} from '../../app/entry';
import type { Tournament } from '../../core/model';
import { andThen, ok, type Result } from '../../core/result';
import { change, type Change, type ChangeOf, type Follows, type Given, type NewNumber } from './change';
import { asRating, player, PLAYER } from './given';

const newcomerOf = ({ newName = '', rating = '', federation = '', seed }: Given): Newcomer => ({
  name: newName,
  rating: asRating(rating),
  federation,
  seed,
});

const removedOf = ({ seed, ...given }: Given): Removed => ({ ...player(given), seed });

/** How the others fare: the sentence goes by how the field was changed. */
const followsField = (
  { tournament: { players, rounds, numbering }, player: { no }, by, catchUp }: PlannedField,
  before: Tournament,
): readonly Follows[] => [
  { text: by, values: { number: no, seed: numbering.seed ?? '' } },
  ...(rounds === before.rounds
    ? []
    : [{ text: 'rounds' as const, values: { rounds, before: before.rounds, players: players.length } }]),
  ...catchUp.map((game): Follows => ({ text: 'catchUp', values: { ...game } })),
];

const newNumbers = ({ tournament }: PlannedField, { players }: Tournament): readonly NewNumber[] =>
  tournament.players
    .map(({ no, name }) => ({ no, name, before: players.find((each) => each.name === name)?.no ?? null }))
    .filter(({ no, before }) => no !== before);

/** A change for which sheets are made anew: what could not be done of them is told afterwards. */
const fieldChange = (
  row: Omit<ChangeOf<PlannedField>, 'numbers' | 'take'>,
  take: (...call: Parameters<Change['take']>) => Promise<Result<ChangedField>>,
): Change => ({
  ...change({ ...row, numbers: newNumbers, take }),
  take: async (...call) => andThen(await take(...call), ({ warnings }) => ok(warnings)),
});

/** A player comes in: before the first result with numbers given anew, after it on the empty seat of an odd field. */
export const ENTER = fieldChange(
  {
    id: 'enter',
    fields: [
      { name: 'newName', kind: 'text' },
      { name: 'rating', kind: 'text', optional: true },
      { name: 'federation', kind: 'text', optional: true },
    ],
    plan: ({ open }, given) => planEntry(open, newcomerOf(given)),
    follows: (plan, before) => [
      { text: 'entered', values: { player: plan.player.name, number: plan.player.no } },
      ...followsField(plan, before),
    ],
  },
  (workbook, given, occasion, progress) => enterPlayer(workbook, newcomerOf(given), occasion, progress),
);

/** A player is taken off the list before the first result. */
export const REMOVE = fieldChange(
  {
    id: 'remove',
    fields: [PLAYER],
    plan: ({ open }, given) => planRemoval(open, removedOf(given)),
    follows: (plan, before) => [
      { text: 'removed', values: { player: plan.player.name } },
      ...followsField(plan, before),
    ],
  },
  (workbook, given, occasion, progress) => removePlayer(workbook, removedOf(given), occasion, progress),
);
