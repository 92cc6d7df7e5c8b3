import { present } from '../../core/present';
import { isDecided } from '../../core/conduct/decided';
import { lateEntry, lateEntryProblems, type LateEntry, seatProblems } from '../../core/conduct/lateEntry';
import { redraw, redrawWithout, type Redrawn } from '../../core/conduct/redraw';
import { plays, type Player, type TeamMember, type Tournament } from '../../core/model';
import { given } from '../../core/format/fields';
import { nameOf } from '../../core/names/name';
import { fieldsOf } from '../../core/sections/fields';
import { playerNamed } from '../../core/names/meant';
import { isTeamSystem } from '../../core/pairing/teams/system';
import { problem, type Problem } from '../../core/problem';
import { parseRating, ratingProblems } from '../../core/ratings/rating';
import type { Entrant } from '../../core/tournament';
import { nameAmong } from '../../sheets/roster/namesakes';
import { isBye } from '../../language/byes';
import { andThen, fail, ok, allClear, unlessProblems, type Result } from '../../core/result';
import { reversed, type LoggedChange } from '../../sheets/log/changes';
import { parseKey } from '../../sheets/log/key';
import { isSameCell, tellingChanged } from '../cells';
import { beforeChanges, roundDatesLeftBy, unlikeSystem } from '../fromKeyedCells';
import { changesBetween, isOfSchedule, keyedCells, leftBy } from '../keyedCells';
import type { OpenTournament } from '../open';
import type { ChangeField, Given, RebuildPlan } from './change';
import { fieldAt, fieldNamed, seedIn, type ChangingField } from './changingField';
import { inColumns } from './columns';
import { memberNameProblems } from './members';
import { playerNameProblems, unsuited } from './person';
import { sectionsTooLarge } from '../create';
import { birthsIn, dealtByAge, withYears } from '../sections/births';

/** Who enters. */
export interface Newcomer {
  readonly name: string;
  /** Of a team, in the order of boards. */
  readonly members?: readonly TeamMember[] | undefined;
  /** As typed in the column Rating. */
  readonly rating?: string | number | null;
  readonly federation?: string | null;
  /** What stands in the list's own columns, by the names of `columnFields`. */
  readonly columns?: Given;
  /** Into which section, where there are several. */
  readonly section?: string | undefined;
  /** The seed for new lots; the old one if absent. */
  readonly seed?: string | undefined;
  /** Whether rounds may be added if no seat is empty. */
  readonly mayAdd?: boolean | undefined;
}

/** Who is taken off the list. */
export interface Removed {
  /** Name or pairing number. */
  readonly player: string | number;
  readonly seed?: string | undefined;
}

/** A game by its players' names. */
export interface NamedGame {
  readonly game: number;
  readonly round: number;
  readonly white: string;
  readonly black: string;
}

/** A game that a newcomer gets, and the one that makes room for it by moving to another round. */
export interface NewGame extends NamedGame {
  readonly moved?: NamedGame;
}

/** The result of a change of a tournament's field. */
export interface PlannedField extends RebuildPlan {
  /** The tournament afterwards. */
  readonly tournament: Tournament;
  /** The newcomer with their number, or the player taken off the list with their old number. */
  readonly player: Player;
  /** `seat`: on the empty seat, with everything else unchanged; `rounds`: with added rounds; the others as in `Redrawn`. */
  readonly by: Redrawn['by'] | LateEntry['by'];
  /** Games of past rounds that they have to catch up with. */
  readonly catchUp: readonly NamedGame[];
  /** Their games, if rounds are added. */
  readonly ahead?: readonly NewGame[];
  /** The drawn order, as in `Redrawn`. */
  readonly lines: Redrawn['lines'];
}

/** Whether any game has data: from then on there is no new draw. */
const hasBegun = ({ games }: Tournament): boolean => games.some(isDecided);

/**
 * Whether changes that touch no game can be undone and redone. If venues and deadlines follow those of most games, another field
 * may give them others.
 */
const leadBothWays = (before: Tournament, after: Tournament, changes: readonly LoggedChange[]): boolean => {
  const leads = (from: Tournament, to: Tournament, told: readonly LoggedChange[]): boolean =>
    changesBetween(keyedCells(beforeChanges(from, told)), keyedCells(to)).length === 0;
  return leads(after, before, changes) && leads(before, after, reversed(changes));
};

/** The filled cells of the games of players who changed, as they stay: undo tells by them what somebody typed later. */
const gamesStaying = (after: Tournament, changes: readonly LoggedChange[]): readonly LoggedChange[] => {
  const keys = changes.map(({ key }) => parseKey(key));
  const changed = new Set(keys.flatMap((key) => (key?.of === 'player' ? [key.no] : [])));
  const games = after.games.filter(({ white, black }) => changed.has(white) || changed.has(black));
  const staying = new Set(games.map(({ no }) => no));
  return [...keyedCells(after)].flatMap(([key, value]) => {
    const known = parseKey(key);
    return known?.of === 'game' && staying.has(known.no) && !isSameCell(value, null)
      ? [{ key, before: value, after: value }]
      : [];
  });
};

const changesOf = (before: Tournament, after: Tournament): readonly LoggedChange[] => {
  const changes = changesBetween(keyedCells(before), keyedCells(after));
  if (unlikeSystem(before).length > 0 || unlikeSystem(after).length > 0)
    return changes.some(isOfSchedule) ? changes : [...changes, ...gamesStaying(after, changes)];
  const told = changes.filter((change) => !isOfSchedule(change));
  return before.calendar === undefined || leadBothWays(before, after, told) ? told : changes;
};

/** A tournament with a changed field, and its entry in the Log. */
const madeFor = (before: Tournament, tournament: Tournament) => ({
  tournament,
  next: () => ok(tournament),
  changes: changesOf(before, tournament),
});

/** A match keeps the players it began with. */
const listProblems = ({ system }: Tournament): readonly Problem[] =>
  isTeamSystem(system) ? [problem('match-players-stay')] : [];

/** The draw, with the numbers of the whole tournament. */
const drawnInWhole = (
  before: Tournament,
  { whole, section }: ChangingField,
  { tournament, by, lines }: Redrawn,
) => ({
  ...madeFor(before, whole(tournament)),
  ...{ by, lines },
  ...(section === undefined
    ? {}
    : { drawnIn: { section: section.name, sectionNo: section.no, seed: tournament.numbering.seed ?? '' } }),
});

const entrantOf = (
  tournament: Tournament,
  { name, rating = null, federation = null, members, columns = {}, section }: Newcomer,
): Entrant => {
  const extra = inColumns(tournament, columns, section);
  return given({
    name: nameAmong(tournament, { name: name.trim(), federation, extra }),
    extra: extra.some((value) => value !== null) ? extra : undefined,
    members: members && members.length > 0 ? members : undefined,
    rating: rating === null || rating === '' ? undefined : parseRating(rating),
    federation: federation?.trim() || undefined,
  });
};

const namedGames = ({ games, players }: Tournament, wanted: readonly number[]): readonly NamedGame[] => {
  const name = nameOf(players);
  return games
    .filter(({ no }) => wanted.includes(no))
    .map(({ no, round, white, black }) => ({
      ...{ game: no, round },
      white: name(white),
      black: name(black),
    }));
};

/** A newcomer's games by round, with those that leave that round for an added one. */
const gamesAhead = (before: Tournament, after: Tournament, newcomer: number): readonly NewGame[] => {
  const rounds = new Map(before.games.map(({ no, round }) => [no, round]));
  const leaving = after.games.filter(({ no, round }) => (rounds.get(no) ?? round) !== round);
  const left = leaving.map(({ no }) => no);
  const moved = namedGames(after, left);
  const own = after.games.filter(plays(newcomer)).map(({ no }) => no);
  return [...namedGames(after, own)]
    .sort((one, other) => one.round - other.round)
    .map((game) => given({ ...game, moved: moved.find((each) => rounds.get(each.game) === game.round) }));
};

const late = (
  before: Tournament,
  changing: ChangingField,
  newcomer: Newcomer,
  entrant: Entrant,
): Result<PlannedField> =>
  andThen(lateEntry(changing.field, entrant, newcomer), (entered) => {
    const tournament = changing.whole(entered.tournament);
    const no = entered.player.no + changing.before;
    const owed = new Set(
      entered.tournament.games.filter((game) => entered.catchUp.includes(game.no)).map(({ round }) => round),
    );
    const catchUp = tournament.games.flatMap((game) =>
      plays(no)(game) && owed.has(game.round) ? [game.no] : [],
    );
    return ok({
      ...madeFor(before, tournament),
      player: present(tournament.players.find((player) => player.no === no)),
      by: entered.by,
      ...(entered.by === 'rounds' ? { ahead: gamesAhead(before, tournament, no) } : {}),
      catchUp: namedGames(tournament, catchUp),
      lines: [],
    });
  });

/** Everybody but those who have withdrawn. */
const stayingIn = ({ players }: Tournament): readonly Player[] =>
  players.filter((player) => player.status === 'playing' || isBye(player));

const early = (
  before: Tournament,
  changing: ChangingField,
  { seed }: Newcomer,
  entrant: Entrant,
): Result<PlannedField> => {
  const players = [...stayingIn(changing.field), entrant];
  return andThen(redraw(changing.field, players, seedIn(changing, seed)), (drawn) => {
    const planned = drawnInWhole(before, changing, drawn);
    const player = present(planned.tournament.players.find(({ name }) => name === entrant.name));
    return ok({ ...planned, player, catchUp: [] });
  });
};

/** Why nobody can enter a field. */
const fieldProblems = (field: Tournament): readonly Problem[] =>
  hasBegun(field) ? lateEntryProblems(field) : [];

/** Why nobody can enter; checked for each section. Problems as for `planEntry`. */
export const closedToEntries = (tournament: Tournament): readonly Problem[] => [
  ...listProblems(tournament),
  ...(tournament.sections ? [] : fieldProblems(tournament)),
];

/** The sections, and whether each is full as things stand. */
const sectionsIn = (tournament: Tournament) =>
  (tournament.sections ?? []).map(({ name }, at) => {
    const { field } = fieldAt(tournament, at);
    return { name, isFull: hasBegun(field) && seatProblems(field).length > 0 };
  });

/** When the players of sections were born that were dealt by age. */
const ageSections = (tournament: Tournament) =>
  dealtByAge(fieldsOf(tournament).map((field) => ({ name: field.section ?? '', tournament: field })));

/** Where sections were dealt by age, that of a newcomer's birth; before it is known and elsewhere, the first that is not full, else the first of all. */
export const openSection = (tournament: Tournament, typed: Given = {}): string => {
  const sections = sectionsIn(tournament);
  const [born] = birthsIn({ ...tournament, players: [{ extra: inColumns(tournament, typed) }] });
  const byAge = born === undefined ? [] : ageSections(tournament);
  const fitting = byAge.find(({ first }) => born !== undefined && first <= born) ?? byAge.at(-1);
  return (fitting ?? sections.find(({ isFull }) => !isFull) ?? sections[0])?.name ?? '';
};

/** The sections to choose from, with their years if they were dealt by age; those that are full behind the others and so called. */
export const sectionsOffered = (tournament: Tournament): ChangeField['choices'] & object => {
  const byAge = ageSections(tournament);
  return sectionsIn(tournament)
    .sort((one, other) => Number(one.isFull) - Number(other.isFull))
    .map(({ name, isFull }) => [name, `${withYears(name, byAge)}${isFull ? ' (full)' : ''}`] as const);
};

/**
 * What entering a player would do. Before the first result, whoever has withdrawn comes off the list, and numbers are given again in
 * the same way (FIDE C.05: new lots). After
 * it, they take the empty seat of an odd field, and owe the games of past rounds; without one, rounds may be added. Problems: `name-missing name-too-long
 * name-duplicate rating-invalid`, `match-players-stay`, those of `lateEntry` and `redraw`; with sections (the other sections stay
 * unchanged): `section-missing section-unknown sections-too-large`.
 */
export const planEntry = ({ tournament }: OpenTournament, newcomer: Newcomer): Result<PlannedField> => {
  const [fixed] = listProblems(tournament);
  if (fixed) return fail(fixed);
  const entrant = entrantOf(tournament, newcomer);
  const known = allClear([
    ...playerNameProblems(tournament, entrant.name, { field: 'name' }),
    ...ratingProblems(newcomer.rating, { field: 'rating' }),
    ...unsuited(tournament, newcomer),
    ...(tournament.discipline ? memberNameProblems(newcomer.members) : []),
  ]);
  if (!known.ok) return known;
  return andThen(fieldNamed(tournament, newcomer), (changing) =>
    andThen((hasBegun(changing.field) ? late : early)(tournament, changing, newcomer, entrant), (planned) =>
      unlessProblems(sectionsTooLarge(planned.tournament), () => planned),
    ),
  );
};

/**
 * What taking a player off the list would do before the first result. Whoever has withdrawn comes off too, and numbers are given
 * again; but if only the last number of an even field goes, it simply becomes the bye (FIDE C.05). Problems: `player-unknown`, `removal-too-late`, `match-players-stay`, those of
 * `redraw`. Other sections stay unchanged.
 */
export const planRemoval = (
  { tournament }: OpenTournament,
  { player: typed, seed }: Removed,
): Result<PlannedField> => {
  const [fixed] = listProblems(tournament);
  if (fixed) return fail(fixed);
  const named = playerNamed(tournament, typed);
  if (!named.ok) return named;
  const player = named.value;
  const changing = fieldAt(
    tournament,
    (tournament.sections ?? []).findIndex(({ name }) => name === player.section),
  );
  if (hasBegun(changing.field))
    return fail(problem('removal-too-late', { player: player.name }, { player: player.name }));
  const { field, before } = changing;
  const no = player.no - before;
  const staying = stayingIn(field).filter((other) => other.no !== no);
  const drawn =
    staying.length === field.players.length - 1
      ? redrawWithout(field, no, seedIn(changing, seed))
      : redraw(field, staying, seedIn(changing, seed));
  return andThen(drawn, (again) => ok({ ...drawnInWhole(tournament, changing, again), player, catchUp: [] }));
};

/** `changed-meanwhile` for each cell of the field that no longer has what the step wrote. */
const changedSinceStep = (open: OpenTournament, changes: readonly LoggedChange[]): readonly Problem[] => {
  const now = keyedCells(open.tournament);
  const differing = tellingChanged(open);
  return [
    ...[...leftBy(changes, now)].flatMap(([key, left]) => differing(key, left, now.get(key) ?? null)),
    ...(changes.some(isOfSchedule)
      ? []
      : unlikeSystem(open.tournament, roundDatesLeftBy(changes)).flatMap(({ key, before, after }) =>
          differing(key, before, after),
        )),
  ];
};

/**
 * The tournament before a change of the field, to rebuild the sheets as they were. Problems: `changed-meanwhile`, with its cell,
 * for everything that has changed since, such as the result of a game that would disappear.
 */
export const fieldBefore = (open: OpenTournament, changes: readonly LoggedChange[]): Result<Tournament> =>
  unlessProblems(changedSinceStep(open, changes), () => beforeChanges(open.tournament, changes));
