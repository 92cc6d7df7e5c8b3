import { detailsFrom, unlessSilent, type EventDetails } from '../details';
import { COLOUR_METHODS } from '../draw/colours';
import { NUMBERING_METHODS } from '../draw/numbers';
import {
  HANDICAPS,
  PROFILES,
  type Numbering,
  type Pin,
  type Player,
  type SystemOptions,
  type Team,
  type Tournament,
} from '../model';
import { ALL_SYSTEMS, optionsInField } from '../pairing/anySystem';
import { MOST_CYCLES } from '../pairing/schedule';
import { MOST_PLAYERS } from '../pairing/system';
import { isTeamSystem } from '../pairing/teams/system';
import { memberProblems } from '../pairing/teams/members';
import type { Result } from '../result';
import { DEFAULT_RULES, RULE_SETS, rulesOf } from '../ruleSets';
import { optionsOfSections } from '../sections/fields';
import { drawsIn, handicapIn } from '../results/handicap';
import { CLASSIC } from '../results/outcome';
import { isTeamEvent } from '../teamEvent/model';
import { checkOrder } from '../tiebreak/registry';
import { checkTeamOrder } from '../tiebreak/teams/order';
import { orderBy, paperIn, readCalendar, readSections, scoring, systemOptions } from './eventParts';
import { MOST_GAMES, readGames, readRests } from './eventGames';
import { readPlayers, teams } from './eventPlayers';
import {
  anyText,
  entry,
  given,
  listOf,
  oneOf,
  record,
  text,
  whole,
  yesOrNo,
  type Fields,
  type Findings,
  type Read,
  parseFile,
} from './fields';
import { idOf } from '../names/name';
import { eventFields } from './makeEvent';
import { hasMatches, teamEventFields, teamEvent } from './teamEvent';

const cyclesIn = whole(1, MOST_CYCLES);

/** How many cycles `RR`, `DRR`, `4xRR` mean. */
const cyclesOfSystem: Read<number> = (value, path, findings) => {
  const multiple = typeof value === 'string' ? /^([1-9]\d{0,5})xRR$/.exec(value) : null;
  if (multiple) return cyclesIn(Number(multiple[1]), path, findings);
  const named = oneOf(['RR', 'DRR', '3xRR', '4xRR'])(value, path, findings);
  return named === undefined ? undefined : named === 'DRR' ? 2 : 1;
};

const numbering: Read<Numbering> = entry(
  { method: oneOf(NUMBERING_METHODS) },
  { detail: anyText, seed: anyText },
);

const pin: Read<Pin> = entry({ no: whole(1, MOST_PLAYERS) }, { board: whole(1, MOST_PLAYERS / 2) });

/** How colours were given and who is pinned; `event-player-unknown` for a pin of an unknown player. */
const seatingOf = (
  schedule: Partial<Pick<Tournament, 'colours' | 'handicap' | 'pins'>> | undefined,
  profile: Tournament['profile'],
  players: readonly Player[],
  { report }: Findings,
): Pick<Tournament, 'colours' | 'handicap' | 'pins'> => {
  const { colours, handicap, pins = [] } = schedule ?? {};
  pins.forEach(({ no: number }, index) => {
    if (!players.some(({ no }) => no === number))
      report('event-player-unknown', `pairing.pins[${index}].no`, { number });
  });
  return given({
    colours: colours === 'system' ? undefined : colours,
    handicap: handicapIn({ profile, colours, handicap }),
    pins: pins.length === 0 ? undefined : pins,
  });
};

const details: Read<EventDetails> = record((fields) =>
  detailsFrom((name) => fields.optional(name, anyText)?.trim() ?? ''),
);

/** The options that matter in this field, with defaults for those that the file does not give; nothing if it gives none. */
const optionsFor = (
  id: string,
  players: readonly Player[],
  typed: SystemOptions | undefined,
  { report }: Findings,
): SystemOptions | undefined => {
  if (typed === undefined) return undefined;
  const ofSections = players.some(({ section }) => section !== undefined)
    ? optionsOfSections(id, players, typed)
    : {};
  if (Object.keys(typed).every((name) => name in ofSections)) return ofSections;
  const found = optionsInField(id, players, typed);
  if (found.ok) return found.value;
  for (const { code, place, values } of found.problems)
    report(code, `pairing.${place.field ?? 'options'}`, values);
  return undefined;
};

const pairing = entry(
  {},
  {
    system: oneOf(
      ALL_SYSTEMS.map(({ id }) => id),
      'system-unknown',
    ),
    options: systemOptions,
    exchangeLastTwo: yesOrNo,
    numbering,
    colours: oneOf(COLOUR_METHODS.map(({ id }) => id)),
    handicap: oneOf(HANDICAPS),
    pins: listOf(pin),
  },
);

/** Why the players of an event cannot be the two teams of a match, each problem at its player. */
const checkMembers = (
  players: readonly Player[],
  teamsOfEvent: readonly Team[],
  { report }: Findings,
): void => {
  const inOrder = [...players].sort((one, other) => one.no - other.no);
  for (const { code, place, values } of memberProblems(inOrder, teamsOfEvent)) {
    const entry = players.findIndex(({ name }) => name === place.player);
    report(code, entry < 0 ? 'teams' : `players[${entry}].team`, values);
  }
};

/** The list of a rule set, used by a file without its own list. */
const listOfRules = (ruleSet: string): readonly string[] => {
  const rules = rulesOf(ruleSet);
  return rules.ok ? rules.value.tieBreaks : [];
};

/** No event has more rounds than this. */
const mostRounds = (players: readonly Player[] | undefined, cycles: number): number =>
  players && players.length > 1
    ? Math.min(MOST_GAMES, (cycles * players.length * (players.length - 1)) / 2)
    : MOST_GAMES;

const tournament = (fields: Fields, findings: Findings): Tournament => {
  const event = fields.required('event', text) ?? '';
  const ofSystem = fields.optional('system', cyclesOfSystem) ?? 1;
  const cycles = fields.optional('cycles', cyclesIn) ?? ofSystem;
  const columns = fields.optional('columns', listOf(anyText)) ?? [];
  const ofTeams = fields.optional('teams', teams) ?? [];
  const players = readPlayers(fields, columns, ofTeams, cycles, findings);
  const most = mostRounds(players, cycles);
  const stated = fields.optional('rounds', whole(1, most));
  const profile = fields.optional('profile', oneOf(PROFILES)) ?? 'chess';
  const limits = { players, cycles, rounds: stated ?? most, profile };
  const games = readGames(fields, limits, findings);
  const dated =
    fields.optional('dated', yesOrNo) === true ||
    games.some(({ date, planned, venue, deadline }) => (date ?? planned ?? venue ?? deadline) !== undefined);
  const calendar = readCalendar(fields, games);
  const schedule = fields.optional('pairing', pairing);
  const system = schedule?.system ?? 'berger';
  if (isTeamSystem(system) && players) checkMembers(players, ofTeams, findings);
  const divided = { players: players ?? [], games, cycles, system, mostBoards: MOST_GAMES };
  const ruleSets = RULE_SETS.map(({ id }) => id);
  const ruleSet = fields.optional('ruleSet', oneOf(ruleSets, 'rules-unknown'));
  return {
    id: idOf(fields.optional('id', text) ?? event),
    event,
    ...given({
      section: fields.optional('section', text),
      year: fields.optional('year', whole(1, 9999)),
      lotsSeed: fields.optional('lotsSeed', text),
      clubs: fields.optional('clubs', text),
    }),
    system,
    ...given({ systemOptions: optionsFor(system, players ?? [], schedule?.options, findings) }),
    cycles,
    exchangeLastTwo: schedule?.exchangeLastTwo ?? false,
    ...given({ carried: fields.optional('carried', whole(1, Math.max(1, games.length))) }),
    rounds: stated ?? games.reduce((last, { round }) => Math.max(last, round), 1),
    players: players ?? [],
    columns,
    teams: ofTeams,
    ...given({ sections: readSections(fields, divided, findings) }),
    games,
    rests: readRests(fields, limits, games, findings),
    ...(dated ? { dated } : {}),
    ...(dated ? calendar : {}),
    scoring: fields.optional('scoring', scoring) ?? CLASSIC,
    ruleSet: ruleSet ?? DEFAULT_RULES.id,
    tieBreaks: fields.optional('tieBreaks', orderBy(checkOrder)) ?? listOfRules(ruleSet ?? DEFAULT_RULES.id),
    ...given({ teamTieBreaks: fields.optional('teamTieBreaks', orderBy(checkTeamOrder)) }),
    numbering: schedule?.numbering ?? { method: 'list' },
    ...seatingOf(schedule, profile, players ?? [], findings),
    profile,
    ...given({ draws: drawsIn({ profile, draws: fields.optional('draws', yesOrNo) }) }),
    ...paperIn(fields),
    ...given({ details: unlessSilent(fields.optional('details', details)) }),
  };
};

/**
 * Reads an event file, its text or the value of its JSON; one with matches has teams. Defaults: Berger table, one cycle (or what `system` says: RR, DRR, 4xRR),
 * 1-½-0, FIDE's rules of 2019 with their tie-breaks. It collects all problems, up to `MOST_PROBLEMS`, each with the path of its
 * field and with `file`.
 */
export const parseEvent = (source: unknown, file?: string): Result<Tournament> =>
  parseFile(
    (value, path, findings): Tournament | undefined =>
      (hasMatches(value) ? teamEvent : record(tournament))(value, path, findings),
    source,
    file,
  );

/**
 * Writes an event file: JSON, two spaces, fields in a fixed order, without those that say nothing. `parseEvent` reads the same
 * tournament back.
 */
export const makeEvent = (of: Tournament): string => {
  const fields = isTeamEvent(of) ? teamEventFields(of) : eventFields(of);
  return `${JSON.stringify(fields, null, 2)}\n`;
};
