import { withStrongerWhite } from '../../core/draw/colours';
import { effectOf } from '../../core/conduct/effect';
import { given as givenAlone } from '../../core/format/fields';
import {
  correction,
  type Correction,
  type Person,
  substitution,
  type Substitution,
  withPlayer,
} from '../../core/conduct/person';
import type { ExtraValue, Player, Tournament } from '../../core/model';
import { nameOf, nameProblems } from '../../core/names/name';
import { playerNamed } from '../../core/names/meant';
import { type Problem, problem, type ProblemPlace } from '../../core/problem';
import { ratingProblems } from '../../core/ratings/rating';
import { andThen, ok, type Result, allClear } from '../../core/result';
import { annulledIn } from '../../core/results/progress';
import { isBye, meansBye } from '../../language/byes';
import { type PlayerCell, playerKey } from '../../sheets/log/key';
import { nameAmong } from '../../sheets/roster/namesakes';
import { cellsFor, cellOf } from '../cells';
import { identityOf } from '../identity';
import { wantedBetween } from '../keyedCells';
import type { OpenTournament } from '../open';
import type { OpenStep } from '../step';
import {
  change,
  asRating,
  type Given,
  type Follows as Sentence,
  FEDERATION,
  NEW_NAME,
  player,
  PLAYER,
  playerOf,
  RATING,
  type Patched,
} from './change';
import { columnFields, inColumns } from './columns';
import { openAgain, planReentry, type PlannedReentry } from './withdraw';

/** Problems with the new name of a player: those of `nameProblems`, and `name-missing` for the word for a bye. */
export const playerNameProblems = (
  { players }: Pick<Tournament, 'players'>,
  name: string,
  place: ProblemPlace,
  calledBy?: (no: number) => string | number,
): readonly Problem[] =>
  meansBye(name) ? [problem('name-missing', place)] : nameProblems(name, players, place, calledBy);

/** What to correct about a player, by name or pairing number; absent fields stay. */
export interface Corrected extends Partial<Person> {
  readonly player: string | number;
}

/** Who takes over whose number. */
export interface Substitute extends Omit<Person, 'extra'> {
  readonly player: string | number;
  /** What stands in the list's own columns, by the names of `columnFields`. */
  readonly columns?: Given;
}

const newNameProblems = (open: OpenTournament, no: number, name: string | undefined): readonly Problem[] => {
  const { players } = open.tournament;
  const others = { players: players.filter((player) => player.no !== no) };
  const locateProblem = (other: number) => cellOf(open, other, 'name').cell ?? other;
  return name === undefined ? [] : playerNameProblems(others, name, cellOf(open, no, 'name'), locateProblem);
};

/** `option-of-players` for options that teams do not have. */
export const unsuited = (tournament: Tournament, change: Partial<Person>): readonly Problem[] =>
  (['rating', 'federation'] as const)
    .filter((field) => tournament.discipline && (change[field] ?? '') !== '')
    .map((option) => problem('option-of-players', { field: option }, { option: `--${option}` }));

const TURNED =
  '{count, plural, one {One game} other {# games}} to come {count, plural, one {changes} other {change}} colours: the stronger player has White.';

/** What follows, and how many games to come change colours where the stronger player has White. */
type Turning<Follows> = Patched<Follows & { readonly turned: number }>;

const withCells = <Follows extends Correction>(
  open: OpenTournament,
  follows: Follows,
): Result<Turning<Follows>> => {
  const { tournament } = open;
  const after = withStrongerWhite(tournament, withPlayer(tournament, follows.after));
  const turned = after.games.filter(({ white }, at) => white !== tournament.games[at]?.white).length;
  return andThen(cellsFor(open, wantedBetween(tournament, after)), (cells) =>
    ok({ ...follows, turned, patch: { cells } }),
  );
};

const turnedText = ({ turned: count }: Turning<Correction>): readonly Sentence[] =>
  count === 0 ? [] : [{ text: TURNED, values: { count } }];

/** What changing one person would do: `change`, looked at first, is handed to `follows` with their number. */
export const planned = <Change extends Partial<Person>, Follows extends Correction>(
  open: OpenTournament,
  typed: string | number,
  change: Change,
  follows: (tournament: Tournament, no: number, change: Change) => Result<Follows>,
): Result<Turning<Follows>> => {
  const player = playerNamed(open.tournament, typed);
  if (!player.ok) return player;
  const { no } = player.value;
  const named = allClear([
    ...unsuited(open.tournament, change),
    ...newNameProblems(open, no, change.name),
    ...ratingProblems(change.rating, cellOf(open, no, 'rating')),
  ]);
  if (!named.ok) return named;
  // A bye that is given a name plays, unless its status says otherwise.
  const isFilled = change.name !== undefined && isBye(player.value);
  const given = isFilled ? { ...change, status: player.value.statusTyped ?? 'playing' } : change;
  return andThen(follows(open.tournament, no, given), (found) => withCells(open, found));
};

/**
 * What correcting a name, rating or federation would do, and whom it affects. Problems: `player-unknown`, `name-missing
 * name-too-long name-duplicate rating-invalid`, `workbook-part-missing`.
 */
export const planCorrection = (
  open: OpenTournament,
  { player, ...change }: Corrected,
): Result<Turning<Correction>> => planned(open, player, change, correction);

/** A substitute: what was typed, and where nothing was, what the organiser's formulas make of it. */
const personOf = (
  open: OpenTournament,
  { no, section, extra = [], rating, federation }: Player,
  { columns = {}, ...typed }: Omit<Substitute, 'player'>,
): Person => {
  const { cell } = identityOf(open);
  const kept = <Value extends ExtraValue>(column: PlayerCell, now: Value, value: Value): Value =>
    String(value ?? '').trim() === '' && cell(playerKey(no, column))?.expectFormula !== undefined
      ? now
      : value;
  return {
    name: typed.name,
    rating: kept('rating', rating?.typed ?? null, typed.rating),
    federation: kept('federation', federation ?? null, typed.federation),
    extra: inColumns(open.tournament, columns, section).map((value, index) =>
      kept(`column${index + 1}`, extra[index] ?? null, value),
    ),
  };
};

/** Somebody new with an old number, and what follows as who had left is first taken back in. */
interface PlannedSubstitution extends Turning<Substitution> {
  readonly back?: PlannedReentry;
}

/** Whether the games of a number are played from the start: those of who left did not count. */
const startsAfresh = (tournament: Tournament, no: number): boolean =>
  !tournament.discipline && annulledIn(tournament).has(no);

const CLEARED =
  '{count, plural, one {The result of {before} does not count: it is cleared, and {after} plays this game.} other {The # results of {before} do not count: they are cleared, and {after} plays these games.}}';

/** A game that somebody who came late has to catch up with. */
export const CATCH_UP = 'Still to play in round {round}, game {game}: {white} – {black}';

const ofLeft = (found: Problem): Problem => ({ ...found, values: { ...found.values, left: 'yes' } });

/**
 * What would follow if somebody takes over a player's number; that of a player who has left is first taken back in, and all games
 * that do not count are to be played. Problems:
 * those of `planCorrection`, `withdrawn-already` for a bye.
 */
export const planSubstitution = (
  opened: Pick<OpenStep, 'open' | 'lines'>,
  { player, ...typed }: Substitute,
): Result<PlannedSubstitution> => {
  const { open } = opened;
  const who = playerNamed(open.tournament, player);
  if (!who.ok) return who;
  const others = open.tournament.players.filter((each) => each !== who.value);
  const newcomer = personOf(open, who.value, { ...typed, name: typed.name.trim() });
  const person = { ...newcomer, name: nameAmong({ ...open.tournament, players: others }, newcomer) };
  const takeOver = (from: OpenTournament) => planned(from, player, person, substitution);
  if (who.value.status === 'playing' || isBye(who.value)) return takeOver(open);
  const afresh = startsAfresh(open.tournament, who.value.no);
  return andThen(planReentry(opened, { player, afresh }), (back) =>
    andThen(takeOver({ ...open, tournament: back.after }), (follows) =>
      ok({
        ...follows,
        back,
        patch: { cells: [...back.patch.cells, ...follows.patch.cells] },
        affected: effectOf(open.tournament, withPlayer(back.after, follows.after)),
        warnings: [...back.warnings, ...(afresh ? [] : follows.warnings.map(ofLeft))],
      }),
    ),
  );
};

/** What becomes of the games of who had left. */
const followsBack = (
  { back, before: { no, name: left }, after }: PlannedSubstitution,
  tournament: Tournament,
): readonly Sentence[] => {
  if (!back || tournament.discipline) return [];
  const { reopened, reversed, missed } = back;
  if (!startsAfresh(tournament, no)) return [openAgain(back)];
  const name = nameOf(withPlayer(tournament, after).players);
  const of = (numbers: readonly number[]) => tournament.games.filter((game) => numbers.includes(game.no));
  const count = of(reopened.map(({ game }) => game)).filter(({ outcome }) => outcome !== null).length;
  return [
    ...(count === 0 ? [] : [{ text: CLEARED, values: { count, before: left, after: after.name } }]),
    ...(reversed.length === 0 ? [] : [openAgain({ ...back, reopened: [] })]),
    ...of(missed).map(({ no: game, round, white, black }) => ({
      text: CATCH_UP,
      values: { game, round, white: name(white), black: name(black) },
    })),
  ];
};

/** Teams have no rating and no federation. */
export const ofPlayers = ({ discipline }: Tournament): boolean => discipline === undefined;

/** Corrects a name, rating or federation; only those that were typed. */
export const CORRECT = change({
  id: 'correct',
  words: {
    name: 'A name, rating or federation was wrong',
    inGame: { go: 'A name, rank or federation was wrong' },
    about: 'Every sheet shows the correction.',
    take: 'Correct it',
    step: 'Corrected {player}',
    ofTeams: {
      name: 'The name of a team was wrong',
      about: 'Every sheet shows the correction. Correct members on the sheet Teams.',
    },
  },
  fields: [
    { ...PLAYER, who: 'all' },
    { ...NEW_NAME, now: (all, given) => playerOf(all, given)?.name ?? '' },
    {
      ...RATING,
      where: ofPlayers,
      now: (all, given) => String(playerOf(all, given)?.rating?.typed ?? ''),
    },
    {
      ...FEDERATION,
      where: ofPlayers,
      now: (all, given) => playerOf(all, given)?.federation ?? '',
    },
  ],
  input: ({ newName, rating, federation, ...given }): Corrected => ({
    ...player(given),
    ...givenAlone({ name: newName, rating: rating === undefined ? rating : asRating(rating), federation }),
  }),
  plan: ({ open }, corrected) => planCorrection(open, corrected),
  rule: ({ before }) => ({ did: 'change', id: 'correct', player: before.no }),
  follows: turnedText,
});

/** Somebody takes over a player's number. */
export const SUBSTITUTE = change({
  id: 'substitute',
  words: {
    name: 'Somebody plays instead of a player',
    about: 'The substitute takes over the number and all games. What you leave empty stays empty.',
    take: 'Enter the substitute',
    step: 'Entered {player} as a substitute',
    ofTeams: {
      name: 'Another team takes over the place of a team',
      about: 'It takes over the number and all matches. Type its members on the sheet Teams.',
      take: 'Replace the team',
    },
  },
  fields: [
    { ...PLAYER, who: 'named', label: 'Who is replaced' },
    { ...NEW_NAME, label: 'Who takes over' },
    { ...RATING, where: ofPlayers },
    { ...FEDERATION, where: ofPlayers },
  ],
  furtherFields: columnFields,
  instead: { of: ['substitute-has-games'], change: 'withdraw' },
  input: ({ newName = '', rating = '', federation = '', ...given }): Substitute => ({
    ...player(given),
    name: newName,
    rating: asRating(rating),
    federation,
    columns: given,
  }),
  plan: planSubstitution,
  rule: ({ before, round }) => ({ did: 'change', id: 'substitute', player: before.no, round }),
  follows: (plan, tournament) => [
    {
      text: '{after} takes over number {number} from {before}.',
      values: { before: plan.before.name, after: plan.after.name, number: plan.after.no },
    },
    ...followsBack(plan, tournament),
    ...turnedText(plan),
  ],
});
