import type { Tournament } from '../../core/model';
import {
  change,
  type Follows,
  type NewNumber,
  asRating,
  FEDERATION,
  NEW_NAME,
  player,
  PLAYER,
  RATING,
  SECTION,
} from './change';
import { columnFields } from './columns';
import { MEMBERS, parseMembers } from './members';
import { ofPlayers } from './person';
import {
  closedToEntries,
  type Newcomer,
  planEntry,
  type PlannedField,
  planRemoval,
  type Removed,
} from './plannedField';

/** How the others get their numbers. */
const NUMBERS: Readonly<Record<PlannedField['by'], string>> = {
  seat: 'The newcomer takes the place of the bye. All other games stay as they are.',
  lots: 'New lots are drawn for everyone, as FIDE requires, with the draw code {seed}.',
  numbers: 'Everyone gets a new number, in the same way as before.',
  rounds: 'Rounds that have begun stay as they are.',
  bye: 'Anyone who would have met number {number} has a bye. All other games stay as they are.',
};
const LOTS_ELSEWHERE = 'New lots are drawn for everyone, with the draw code {seed}.';
const TEAM_ROUNDS =
  '{players, plural, one {# team} other {# teams}} play {rounds, plural, one {# round} other {# rounds}}, not {before}.';
const ROUNDS =
  '{players, plural, one {# player} other {# players}} play {rounds, plural, one {# round} other {# rounds}}, not {before}.';
const PAIRED = 'All matches are paired again.';
const AHEAD = 'Round {round}: {white} – {black}';
const INSTEAD =
  'Round {round}: {white} – {black} instead of {movedWhite} – {movedBlack}, which moves to round {to}';
const CATCH_UP = 'Still to play in round {round}, game {game}: {white} – {black}';

/** What happens to the others; the sentence depends on how the field changed. */
const followsField = (
  {
    tournament: { players, rounds, numbering },
    player: { no },
    by,
    ahead = [],
    catchUp,
    drawnIn,
  }: PlannedField,
  before: Tournament,
): readonly Follows[] => [
  {
    text:
      before.discipline && by === 'numbers'
        ? PAIRED
        : by === 'lots' && before.profile !== 'chess'
          ? LOTS_ELSEWHERE
          : NUMBERS[by],
    values: { number: no, seed: drawnIn?.seed ?? numbering.seed ?? '' },
  },
  ...(rounds === before.rounds || before.sections
    ? []
    : [
        {
          text: before.discipline ? TEAM_ROUNDS : ROUNDS,
          values: { rounds, before: before.rounds, players: players.length },
        },
      ]),
  ...ahead.map(({ moved, ...game }): Follows =>
    moved
      ? {
          text: INSTEAD,
          values: { ...game, movedWhite: moved.white, movedBlack: moved.black, to: moved.round },
        }
      : { text: AHEAD, values: game },
  ),
  ...catchUp.map((game): Follows => ({
    text: CATCH_UP,
    values: { ...game },
  })),
];

const newNumbers = ({ tournament }: PlannedField, { players }: Tournament): readonly NewNumber[] =>
  tournament.players
    .map(({ no, name }) => ({ no, name, before: players.find((each) => each.name === name)?.no ?? null }))
    .filter(({ no, before }) => no !== before);

/** A player enters: before the first result with new numbers for everyone, after it on the empty seat of an odd field. */
export const ENTER = change({
  id: 'enter',
  of: 'all',
  words: {
    name: 'A player joins late',
    about:
      'Before the first result, everyone gets a new pairing number. After it, a newcomer takes the place of a bye. If there is none, rounds can be added at the end.',
    take: 'Add the player',
    step: 'Added {player}',
    ofTeams: {
      name: 'A team joins late',
      about:
        'Before the first result, all matches are paired again. After it, a new team can only take the place of a bye.',
      take: 'Add the team',
    },
  },
  fields: [NEW_NAME, MEMBERS, { ...RATING, where: ofPlayers }, { ...FEDERATION, where: ofPlayers }, SECTION],
  furtherFields: columnFields,
  closed: closedToEntries,
  instead: { of: ['late-entry-full', 'late-entry-rests', 'match-players-stay'], change: 'substitute' },
  agreed: { to: 'late-entry-rounds', given: { mayAdd: 'yes' } },
  input: ({
    newName = '',
    rating = '',
    federation = '',
    members,
    section,
    seed,
    mayAdd,
    ...columns
  }): Newcomer => ({
    name: newName,
    members: members === undefined ? members : parseMembers(members),
    rating: asRating(rating),
    federation,
    section,
    seed,
    mayAdd: mayAdd !== undefined,
    columns,
  }),
  plan: ({ open }, newcomer) => planEntry(open, newcomer),
  rule: (plan) => ({ did: 'enter', player: plan.player.no, by: plan.by }),
  follows: (plan, before) => [
    {
      text: '{player} gets number {number}.',
      values: { player: plan.player.name, number: plan.player.no },
    },
    ...followsField(plan, before),
  ],
  numbers: newNumbers,
});

/** A player is taken off the list before the first result. */
export const REMOVE = change({
  id: 'remove',
  of: 'all',
  words: {
    name: 'A player does not turn up at all',
    about: 'Only before the first result. Everyone gets a new pairing number.',
    take: 'Take off the list',
    step: 'Took {player} off the list',
    ofTeams: {
      name: 'A team does not turn up at all',
      about: 'Only before the first result. All matches are paired again.',
    },
  },
  fields: [PLAYER],
  input: ({ seed, ...given }): Removed => ({ ...player(given), seed }),
  plan: ({ open }, removed) => planRemoval(open, removed),
  rule: (plan) => ({ did: 'remove', player: plan.player.no, by: plan.by }),
  follows: (plan, before) => [
    { text: '{player} is taken off the list.', values: { player: plan.player.name } },
    ...followsField(plan, before),
  ],
  numbers: newNumbers,
});
