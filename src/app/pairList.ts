import { given } from '../core/format/fields';
import { entryAt } from '../core/present';
import { withCalendar } from '../core/calendar/planned';
import { tossesColours } from '../core/draw/colours';
import { drawNumbers, drawsLots, makeNumbering, numberingOf, takesNumbers } from '../core/draw/numbers';
import { pinsInList, placePins } from '../core/draw/pins';
import { drawTeams } from '../core/draw/teams';
import { makeTournament, type Entrant, type TournamentRequest } from '../core/tournament';
import type { Tournament } from '../core/model';
import { systemOf, teamSystemOf } from '../core/pairing/registry';
import { isTeamSystem } from '../core/pairing/teams/system';
import { problem, type Problem } from '../core/problem';
import { andThen, ok, allClear, unlessProblems, type Result } from '../core/result';
import { rulesOf } from '../core/ruleSets';
import { checkTeamOrder } from '../core/tiebreak/teams/order';
import { clubsCalled } from '../language/playerFields';
import type { Roster } from '../sheets/roster';
import { withDefaults, type TournamentChoices } from './choices';
import { withTeams } from './pairTeams';
import { keptDraws, type Draw } from '../core/draw/protocol';
import { areaAddress, quoteSheet } from '../grid/cell';
import { inOneLine } from '../sheets/log/draw';

/** A player of a list, as a tournament is made of them. */
export const entrantOf = ({ name, rating, federation, extra }: Roster['players'][number]): Entrant =>
  given({ name, rating, federation, extra: extra.length === 0 ? undefined : extra });

type Defaulted = ReturnType<typeof withDefaults>;

/** What the list and the draw say of a tournament. */
type DraftRoster = Pick<
  TournamentRequest,
  'players' | 'columns' | 'columnFormats' | 'teams' | 'teamTieBreaks' | 'pins'
>;

const fieldOf = (
  { players, columns, columnFormats, headings }: Roster,
  { system, systemOptions: options, numbers, seed, pins: wanted = [] }: Defaulted,
): Result<DraftRoster> => {
  const drawn = drawNumbers(players, numbers, seed, { system, columns, own: headings.number });
  if (!drawn.ok) return drawn;
  const pinned = pinsInList(players, wanted);
  if (!pinned.ok) return pinned;
  const placed = placePins(drawn.value, pinned.value, { system, options });
  if (!placed.ok) return placed;
  const { order, pins } = placed.value;
  return ok({
    players: order.map((index) => entrantOf(entryAt(players, index))),
    columns,
    columnFormats,
    pins,
  });
};

const fieldOfTeams = (
  list: Roster,
  { system, numbers, seed, teamColumn, teamTieBreaks }: Defaulted,
): Result<DraftRoster> => {
  const roster = withTeams(list, teamColumn);
  if (!roster.ok) return roster;
  const { players, columns, columnFormats, teams: named } = roster.value;
  const members = players.map((player, index) => ({ ...player, team: entryAt(named, index) }));
  const drawn = drawTeams(members, numbers, seed, { system, columns, own: list.headings.number });
  if (!drawn.ok) return drawn;
  const { teams, teamOf, order } = drawn.value;
  return unlessProblems(checkTeamOrder(teamTieBreaks), () => ({
    players: order.map((index) => ({ ...entrantOf(entryAt(players, index)), team: entryAt(teamOf, index) })),
    columns,
    columnFormats,
    teams,
    teamTieBreaks,
  }));
};

/** `system-of-teams` where something was chosen that only one list has: a match has its colours and boards by its tables. */
const listMeant = (
  system: string,
  { colours = 'system', pins = [] }: TournamentChoices,
): readonly Problem[] => {
  if (colours === 'system' && pins.length === 0) return [];
  const found = systemOf(system);
  return found.ok ? [] : found.problems;
};

/** `system-of-players` where something was chosen that only teams have. */
const teamsMeant = (system: string, { teamColumn, teamTieBreaks }: TournamentChoices): readonly Problem[] => {
  if (teamColumn === undefined && teamTieBreaks === undefined) return [];
  const found = teamSystemOf(system);
  return found.ok ? [] : found.problems;
};

/**
 * Makes a tournament of a list: draws the numbers, pairs all rounds, gives them their dates. The list of tie-breaks is taken
 * as it is, so that a page which shows a draft need not know what each of them is. Problems: those of `drawNumbers`,
 * `placePins`, `makeTournament`, `withCalendar` and `rulesOf`; for a match of two teams those of `withTeams`,
 * `drawTeams` and `checkTeamOrder` too.
 */
export const pairList = (
  roster: Roster,
  choices: TournamentChoices,
  { id }: Pick<Tournament, 'id'>,
): Result<Tournament> => {
  const all = withDefaults(roster, choices);
  const { system, cycles, numbers, seed } = all;
  const isMatch = isTeamSystem(system);
  const isChance = drawsLots(numbers) || tossesColours(all.colours);
  const rules = rulesOf(all.rules);
  if (!rules.ok) return rules;
  const tieBreaks = all.tieBreaks ?? rules.value.tieBreaks;
  const meant = allClear((isMatch ? listMeant : teamsMeant)(system, choices));
  if (!meant.ok) return meant;
  const field = (isMatch ? fieldOfTeams : fieldOf)(roster, all);
  if (!field.ok) return field;
  const numbering = numberingOf(numbers);
  if (!numbering.ok) return numbering;
  const made = makeTournament({
    id,
    event: all.event,
    section: all.section,
    ...field.value,
    system,
    systemOptions: all.systemOptions,
    cycles,
    exchangeLastTwo: all.exchangeLastTwo,
    scoring: all.scoring,
    ruleSet: rules.value.id,
    tieBreaks,
    numbering: { ...numbering.value, ...(isChance && seed !== undefined ? { seed } : {}) },
    colours: all.colours,
    handicap: all.handicap,
    profile: all.profile,
    draws: all.draws,
    paper: all.paper,
  });
  const named = andThen(made, (tournament) =>
    ok({ ...tournament, ...clubsCalled(roster.headings.federation) }),
  );
  const { calendar } = all;
  return calendar === undefined ? named : andThen(named, (tournament) => withCalendar(tournament, calendar));
};

/**
 * `list-numbers-unused` for a list with a column that gives each player a number of their own, in another order than that of the list:
 * lots that were drawn already, perhaps.
 */
export const numbersProposed = ({ players, columns, sheet }: Roster): readonly Problem[] => {
  const isDrawn = (detail: string): boolean => {
    const order = drawNumbers(players, makeNumbering({ method: 'column', detail }), '', { columns });
    return order.ok && order.value.some((index, place) => index !== place);
  };
  const column = columns.find(isDrawn);
  if (column !== undefined) return [problem('list-numbers-unused', { sheet }, { column, way: column })];
  const isNumbered = players.some(({ number }) => number !== undefined);
  return isNumbered && isDrawn('')
    ? [problem('list-numbers-unused', { sheet }, { column: 'none', way: '' })]
    : [];
};

/** Where a list stands, such as `'Club'!A1:B11`. */
export const listAddress = ({ sheet, area }: Pick<Roster, 'sheet' | 'area'>): string =>
  `${quoteSheet(sheet)}!${areaAddress(area)}`;

/**
 * The protocol of draws with the one that these choices make of a list at its end. Whoever shows a draw before a
 * tournament is made keeps what this answers and hands it to `createTournament` (`draws`), which writes it into the Log: so
 * nobody can draw until they like it without its being seen. A draw that is its last one already is not written twice, and
 * nothing is as long as no lots are drawn, not even for sections (`isDealt`); members of teams are numbered by team, which is no draw of the list. Problems:
 * those of `drawNumbers`.
 */
export const keepDraw = (
  protocol: readonly Draw[],
  roster: Roster,
  choices: TournamentChoices,
  time: string,
  isDealt = false,
): Result<readonly Draw[]> => {
  const { system, numbers, seed = '', saidBy = '' } = withDefaults(roster, choices);
  if (isTeamSystem(system) && !drawsLots(numbers)) return ok(protocol);
  const isSaid = inOneLine(saidBy) !== '' && (seed.trim() !== '' || takesNumbers(numbers));
  return keptDraws(
    protocol,
    { entries: roster.players, system, columns: roster.columns, own: roster.headings.number },
    {
      time,
      numbering: numbers,
      seed: seed.trim(),
      ...(isSaid ? { saidBy: inOneLine(saidBy) } : {}),
      list: listAddress(roster),
    },
    isDealt,
  );
};
