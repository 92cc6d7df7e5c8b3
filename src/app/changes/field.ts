import { roundDates } from '../../core/calendar/dates';
import { largest, smallest } from '../../core/extremes';
import { plays, type Tournament } from '../../core/model';
import { countTo } from '../../core/numbers';
import { nameOf } from '../../core/names/name';
import { threeRunningIn } from '../../core/pairing/colours';
import { fieldsOf, numberInSection } from '../../core/sections/fields';
import { roundsOn } from '../../language/dates';
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
import { CATCH_UP, ofPlayers } from './person';
import {
  closedToEntries,
  type Newcomer,
  openSection,
  planEntry,
  type PlannedField,
  planRemoval,
  type Removed,
  sectionsOffered,
} from './plannedField';

const IN = '{section, select, none {} other { in section {section}}}';

/** What happens to the others. */
const OTHERS: Readonly<Record<PlannedField['by'], string>> = {
  seat: '{player} takes the bye{from, plural, =0 {} =1 {} other { from round # on}} and meets everyone. All other games stay as they are.',
  lots: `Nobody${IN} has a result yet, so everyone is paired again, with new numbers by lot.`,
  numbers: `Nobody${IN} has a result yet, so everyone is paired again. Numbers are assigned as before.`,
  rounds: 'Rounds that have begun stay as they are.',
  bye: 'Anyone who would have met number {number} has a bye. All other games stay as they are.',
};
const OFF = '{player} has withdrawn and comes off the list.';
const DRAW = '{game, select, chess {FIDE requires new lots. } other {}}The draw code is {seed}.';
const ALONE =
  '{count, plural, one {Only section {section} plays round {from}} other {Only section {section} plays rounds {from} to {to}}}.';
const PRINTED =
  '{section, select, none {Sheets} other {Sheets of section {section}}} that you printed before are out of date.';
const ROUNDS =
  '{players} {teams, select, true {teams} other {players}} play {rounds, plural, one {# round} other {# rounds}}, not {before}.';
const PAIRED = `No match${IN} has a result yet, so all are paired again.`;
/** In the rhythm of the others. */
const DATED = 'New dates: {dates}.';
const UNDATED =
  '{count, plural, one {Round {from} has no date yet. Type it} other {Rounds {from} to {to} have no dates yet. Type them}} beside the games, in the column Date.';
const AHEAD = 'Round {round}: {white} – {black}';
const INSTEAD =
  'Round {round}: {white} – {black} instead of {movedWhite} – {movedBlack}, which moves to round {to}';
const BYE = 'Round {round}: {player} has a bye. If another player joins, the two meet there.';
const RUNS =
  '{player} will have the same {profile, select, plain {side} neutral {side} home {side} other {colour}} three times in a row.';

/** Which rounds a field plays from now on, where these are others than before. */
const followsRounds = (after: Tournament, before: Tournament, section: string): readonly Follows[] => {
  const fieldIn = (all: Tournament): Tournament =>
    fieldsOf(all).find((field) => field.section === section) ?? all;
  const [now, formerly] = [fieldIn(after), fieldIn(before)];
  const { rounds } = now;
  if (rounds === formerly.rounds) return [];
  const others = fieldsOf(after).filter((field) => after.sections && field.section !== section);
  const from = largest([0, ...others.map((field) => field.rounds)]) + 1;
  const teams = String(before.discipline !== undefined);
  const values = { rounds, before: formerly.rounds, players: now.players.length, teams };
  const undated = now.games.flatMap(({ round, date }) =>
    after.dated && round > formerly.rounds && date === undefined ? [round] : [],
  );
  return [
    { text: ROUNDS, values },
    ...(others.length > 0 && from <= rounds
      ? [{ text: ALONE, values: { section, from, to: rounds, count: rounds - from + 1 } }]
      : []),
    ...(after.dated && undated.length === 0
      ? [{ text: DATED, values: { dates: roundsOn(roundDates(now), roundDates(formerly)) } }]
      : []),
    ...(undated.length > 0
      ? [{ text: UNDATED, values: { from: smallest(undated), to: rounds, count: new Set(undated).size } }]
      : []),
  ];
};

/** Who will have one colour three times in a row, and had not before. */
const followsColours = (after: Tournament, before: Tournament): readonly Follows[] => {
  const runners = (all: Tournament): readonly string[] => threeRunningIn(all).map(nameOf(all.players));
  const had = runners(before);
  return runners(after)
    .filter((name) => !had.includes(name))
    .map((player) => ({ text: RUNS, values: { player, profile: after.profile } }));
};

/** What happens to the others; the sentences depend on how the field changed. */
const followsField = (
  { tournament, player, by, ahead = [], catchUp, drawnIn }: PlannedField,
  before: Tournament,
): readonly Follows[] => {
  const { section = 'none' } = player;
  const owed = catchUp.map(({ game }) => game);
  const own = tournament.games.filter(
    (game) => plays(player.no)(game) && game.outcome === null && !owed.includes(game.no),
  );
  const from = own.length === 0 ? 0 : smallest(own.map(({ round }) => round));
  const values = { player: player.name, number: numberInSection(before)(player.no), section, from };
  const seed = drawnIn?.seed ?? tournament.numbering.seed ?? '';
  const folded = by === 'rounds' ? ({ detail: true } as const) : {};
  const known = new Set([player, ...tournament.players].map(({ name }) => name));
  const off = before.players.filter(({ name, status }) => status !== 'playing' && !known.has(name));
  return [
    ...off.map(({ name }): Follows => ({ text: OFF, values: { player: name } })),
    { text: before.discipline && by === 'numbers' ? PAIRED : OTHERS[by], values, ...folded },
    ...(by === 'lots' ? [{ text: DRAW, values: { game: before.profile, seed }, detail: true } as const] : []),
    ...followsRounds(tournament, before, section).map((each) =>
      [DATED, UNDATED].includes(each.text) ? each : { ...each, ...folded },
    ),
    ...tournament.rests
      .filter((rest) => rest.player === player.no && ahead[0] && rest.round < ahead[0].round)
      .map(({ round }): Follows => ({ text: BYE, values: { round, player: player.name }, ...folded })),
    ...ahead.map(({ moved, ...game }): Follows => ({
      text: moved ? INSTEAD : AHEAD,
      values: moved ? { ...game, movedWhite: moved.white, movedBlack: moved.black, to: moved.round } : game,
      ...folded,
    })),
    ...(by === 'seat' ? followsColours(tournament, before) : []),
    ...catchUp.map((game): Follows => ({ text: CATCH_UP, values: { ...game } })),
    { text: PRINTED, values: { section } },
  ];
};

/** Whose numbers change. Those of other sections stay, as people see them. */
const newNumbers = ({ tournament }: PlannedField, before: Tournament): readonly NewNumber[] => {
  const [now, formerly] = [numberInSection(tournament), numberInSection(before)];
  const old = new Map(before.players.map(({ no, name }) => [name, formerly(no)]));
  return tournament.players
    .map(({ no, name }) => ({ no: now(no), name, before: old.get(name) ?? null }))
    .filter((each) => each.no !== each.before);
};

/** A player enters: before the first result with new numbers for everyone, after it on the empty seat of an odd field. */
export const ENTER = change({
  id: 'enter',
  words: {
    name: 'A player joins late',
    take: 'Add the player',
    step: 'Added {player}',
    ofTeams: {
      name: 'A team joins late',
      take: 'Add the team',
    },
  },
  fields: [
    { ...NEW_NAME, standIn: ({ discipline }) => (discipline ? 'The new team' : 'The newcomer') },
    { ...MEMBERS, standIn: ({ discipline }) => countTo(discipline?.boards ?? 0).join('; ') },
    { ...RATING, where: ofPlayers },
    { ...FEDERATION, where: ofPlayers },
    { ...SECTION, now: openSection, choicesIn: sectionsOffered },
  ],
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
      text: `{player} gets number {number}${IN}.`,
      values: {
        ...{ player: plan.player.name, section: plan.player.section ?? 'none' },
        number: numberInSection(plan.tournament)(plan.player.no),
      },
    },
    ...followsField(plan, before),
  ],
  numbers: newNumbers,
});

/** A player is taken off the list before the first result. */
export const REMOVE = change({
  id: 'remove',
  words: {
    name: 'A player does not turn up at all',
    about: 'Only before the first result.',
    take: 'Take off the list',
    step: 'Took {player} off the list',
    ofTeams: {
      name: 'A team does not turn up at all',
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
