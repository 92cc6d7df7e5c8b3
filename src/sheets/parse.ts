import type { ExtraValue, Game, Numbering, Player, Rest, Tournament } from '../core/model';
import { colourMethodOf, COLOUR_METHODS } from '../core/draw/colours';
import { NUMBERING_METHODS, numberingOf } from '../core/draw/numbers';
import { parsePins } from '../core/draw/placePins';
import { ALL_SYSTEMS, optionsInField } from '../core/pairing/anySystem';
import { withCycles } from '../core/pairing/cycles';
import { parseOptions } from '../core/pairing/options';
import { MOST_CYCLES } from '../core/pairing/request';
import { PAPER_FORMATS, parsePaper } from '../core/paper';
import { isTeamSystem } from '../core/pairing/teams/ids';
import { problem, type Problem } from '../core/problem';
import { parseRating, ratingProblems } from '../core/rating';
import { andThen, fail, ok, unlessProblems, type Result } from '../core/result';
import { scoringOf } from '../core/scoring';
import { codeOf } from '../core/tiebreak/registry';
import { changeWarnings } from '../core/tiebreak/warnings';
import { parsePending, parseTyped, readingOf, type Reading } from '../core/typed';
import { cellText, isCellError, type CellValue } from './cell';
import { located, wholeTournament, type FoundTournament } from './found';
import type { Grid } from './grid';
import { parseTeams } from './members';
import { STATUSES } from './players';
import { INPUT_PARTS, type NamedPart, type Part } from './parts';
import type { Place } from './reference';
import { FORMAT_VERSION, SETTINGS, type SettingKey } from './settings';

/** A tournament read from its sheets. `warnings`: cells that count as not filled, such as a result nobody understands. */
export interface ParsedTournament {
  readonly tournament: Tournament;
  readonly warnings: readonly Problem[];
}

/** What a workbook holds at a place, as a port read it. */
export type GridOf = (where: Place) => Grid | undefined;

/** `inputs`: what people type, which is all that a tournament is parsed from; `all`: what is worked out from it, too. */
export type Extent = 'inputs' | 'all';

const INPUTS: ReadonlySet<NamedPart> = new Set<NamedPart>([...SETTINGS, ...INPUT_PARTS]);

/** The places that have to be read before a tournament can be parsed. */
export const placesToRead = (found: FoundTournament, extent: Extent = 'inputs'): readonly Place[] =>
  Object.entries(found.places)
    .filter(([part, where]) => where.area.rows > 0 && (extent === 'all' || INPUTS.has(part as NamedPart)))
    .map(([, where]) => where);

interface Source {
  readonly found: FoundTournament;
  readonly gridOf: GridOf;
  readonly problems: Problem[];
}

const column = ({ found, gridOf }: Source, part: NamedPart): readonly CellValue[] => {
  const where = found.places[part];
  const grid = where && gridOf(where);
  return grid ? grid.values.map((row) => row[0] ?? null) : [];
};

const setting = (source: Source, key: SettingKey): string => cellText(column(source, key)[0] ?? null).trim();

const wrong = (source: Source, part: NamedPart, line: number, found: CellValue, expected: string): void => {
  source.problems.push(
    problem('workbook-cell', located(source.found.places[part]!, line), { found: cellText(found), expected }),
  );
};

const whole = (source: Source, part: NamedPart, line: number, value: CellValue, most = Infinity): number => {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most) return value;
  wrong(source, part, line, value, most === Infinity ? '1, 2, 3 …' : `1 … ${most}`);
  return 1;
};

const settingNumber = (source: Source, key: SettingKey, most?: number): number =>
  whole(source, key, 0, column(source, key)[0] ?? null, most);

const choice = <T extends string>(source: Source, key: SettingKey, choices: readonly T[]): T => {
  const typed = setting(source, key);
  const found = choices.find((candidate) => candidate === typed);
  if (!found) wrong(source, key, 0, typed, choices.join(', '));
  return found ?? choices[0]!;
};

const OWN_COLUMNS: readonly Part[] = [
  'Players_no',
  'Players_name',
  'Players_rating',
  'Players_federation',
  'Players_adjustment',
  'Players_reason',
  'Players_status',
  'Players_team',
];

/** The organiser's further columns: those of the table that none of our names covers. */
const extraColumns = ({
  found,
  gridOf,
}: Source): { headings: string[]; formats: string[]; lines: ExtraValue[][] } => {
  const table = found.places.Players!;
  const grid = gridOf(table);
  const ours = new Set(
    [...OWN_COLUMNS, 'Players_playOff' as const].map((part) => found.places[part]?.area.column),
  );
  const indexes = Array.from({ length: table.area.columns }, (_, index) => index).filter(
    (index) => !ours.has(table.area.column + index),
  );
  const [head = [], ...body] = grid?.values ?? [];
  const plain = (value: CellValue | undefined): ExtraValue =>
    value === undefined ? null : isCellError(value) ? value.error : value;
  return {
    headings: indexes.map((index) => cellText(head[index] ?? null)),
    formats: indexes.map((index) => grid?.formats[1]?.[index] ?? 'General'),
    lines: body.map((line) => indexes.map((index) => plain(line[index]))),
  };
};

interface ParsedPlayers {
  readonly players: readonly Player[];
  readonly columns: string[];
  readonly columnFormats: string[];
  /** `rating-invalid`, `rating-error-value`: such a rating counts as it is read, and is worth a word. */
  readonly warnings: readonly Problem[];
}

/** What is wrong with a cell of the column Rating. */
const ratingWarnings = ({ found }: Source, line: number, value: CellValue): readonly Problem[] => {
  const where = found.places.Players_rating;
  if (!where || typeof value === 'boolean') return [];
  const place = located(where, line);
  return isCellError(value)
    ? [problem('rating-error-value', place, { error: value.error })]
    : ratingProblems(value, place);
};

const parsePlayers = (source: Source): ParsedPlayers => {
  const numbers = column(source, 'Players_no');
  const [names, ratings, federations, adjustments, reasons, statuses, teams] = OWN_COLUMNS.slice(1).map(
    (part) => column(source, part),
  );
  const playOffs = column(source, 'Players_playOff');
  const extra = extraColumns(source);
  const seen = new Set<number>();
  const players = numbers.map((value, line): Player => {
    const no = whole(source, 'Players_no', line, value, numbers.length);
    if (seen.has(no)) wrong(source, 'Players_no', line, value, `1 … ${numbers.length}`);
    seen.add(no);
    const rating = ratings?.[line] ?? null;
    const federation = cellText(federations?.[line] ?? null);
    const adjustment = adjustments?.[line] ?? null;
    if (adjustment !== null && typeof adjustment !== 'number')
      wrong(source, 'Players_adjustment', line, adjustment, '0.5, -1');
    const reason = cellText(reasons?.[line] ?? null);
    const playOff = playOffs[line] ?? null;
    if (playOff !== null && typeof playOff !== 'number')
      wrong(source, 'Players_playOff', line, playOff, '1, 2');
    const team = cellText(teams?.[line] ?? null).trim();
    const typedStatus = cellText(statuses?.[line] ?? null).trim();
    const status = STATUSES.find((candidate) => candidate === (typedStatus.toLowerCase() || 'playing'));
    if (!status) wrong(source, 'Players_status', line, typedStatus, STATUSES.join(', '));
    return {
      no,
      name: cellText(names?.[line] ?? null),
      status: status ?? 'playing',
      ...(typeof rating === 'number' || typeof rating === 'string' ? { rating: parseRating(rating) } : {}),
      ...(federation === '' ? {} : { federation }),
      ...(team === '' ? {} : { team }),
      ...(typeof adjustment === 'number' && adjustment !== 0 ? { adjustment } : {}),
      ...(reason === '' ? {} : { adjustmentReason: reason }),
      ...(typeof playOff === 'number' && playOff !== 0 ? { playOff } : {}),
      ...(extra.headings.length === 0 ? {} : { extra: extra.lines[line] ?? [] }),
    };
  });
  const inOrder = players.sort((one, other) => one.no - other.no);
  const warnings = (ratings ?? []).flatMap((value, line) => ratingWarnings(source, line, value));
  return { players: inOrder, columns: extra.headings, columnFormats: extra.formats, warnings };
};

interface ParsedLines {
  readonly games: Omit<Game, 'cycle'>[];
  readonly rests: Rest[];
  readonly warnings: Problem[];
}

/** Few different texts stand in very many cells. */
const remembered = <T>(parse: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, { readonly value: T }>();
  return (text) => {
    const entry = known.get(text) ?? { value: parse(text) };
    known.set(text, entry);
    return entry.value;
  };
};

const parseLines = (source: Source, reading: Reading, most: number): ParsedLines => {
  const { leftIsWhite } = reading;
  const [numbers, rounds, boards, lefts, results, rights] = (
    ['game', 'round', 'board', 'leftNo', 'result', 'rightNo'] as const
  ).map((name) => column(source, `Pairings_${name}`));
  const parsed: ParsedLines = { games: [], rests: [], warnings: [] };
  const outcomeOf = remembered((text) => parseTyped(text, reading));
  const pendingOf = remembered(parsePending);
  const seen = new Set<number>();
  (numbers ?? []).forEach((value, line) => {
    const round = whole(source, 'Pairings_round', line, rounds?.[line] ?? null);
    const left = whole(source, 'Pairings_leftNo', line, lefts?.[line] ?? null, most);
    const typed = cellText(results?.[line] ?? null);
    const result = located(source.found.places.Pairings_result!, line);
    // Whoever has an opponent does not rest: somebody cleared the number of the game.
    if (value === null && cellText(rights?.[line] ?? null).trim() !== '') {
      wrong(source, 'Pairings_game', line, value, '1, 2, 3 …');
      return;
    }
    if (value === null) {
      parsed.rests.push({ round, player: left });
      if (typed.trim() !== '') parsed.warnings.push(problem('result-of-bye', result));
      return;
    }
    const no = whole(source, 'Pairings_game', line, value);
    if (seen.has(no)) wrong(source, 'Pairings_game', line, value, '1, 2, 3 …');
    seen.add(no);
    const right = whole(source, 'Pairings_rightNo', line, rights?.[line] ?? null, most);
    if (left === right) wrong(source, 'Pairings_rightNo', line, right, `≠ ${left}`);
    const outcome = outcomeOf(typed);
    if (outcome === undefined) parsed.warnings.push(problem('result-not-understood', result, { typed }));
    const pending = pendingOf(typed);
    parsed.games.push({
      no,
      round,
      board: Number(boards?.[line] ?? 0) || 0,
      white: leftIsWhite ? left : right,
      black: leftIsWhite ? right : left,
      outcome: outcome ?? null,
      ...(pending === null ? {} : { pending }),
    });
  });
  return parsed;
};

/** The system, and its options if the sheet says any: a workbook from before there were options has none. */
const parseSystem = (source: Source): Pick<Tournament, 'system' | 'systemOptions'> => {
  const id = choice(
    source,
    'system',
    ALL_SYSTEMS.map((each) => each.id),
  );
  const typed = setting(source, 'options');
  if (typed === '') return { system: id };
  const system = ALL_SYSTEMS.find((each) => each.id === id)!;
  const teams = column(source, 'Players_team');
  const players = column(source, 'Players_no').map((_, line) => ({ team: cellText(teams[line]).trim() }));
  const found = optionsInField(id, players, parseOptions(typed));
  if (found.ok) return { system: id, systemOptions: found.value };
  wrong(
    source,
    'options',
    0,
    typed,
    system.options.map(({ name, preset }) => `${name}=${preset}`).join(', '),
  );
  return { system: id };
};

/** How the numbers were given: a method, and what it was told. */
const parseNumbers = (source: Source): Pick<Numbering, 'method' | 'detail'> => {
  const typed = setting(source, 'numbering');
  const found = numberingOf(typed);
  if (found.ok) return found.value;
  wrong(source, 'numbering', 0, typed, NUMBERING_METHODS.join(', '));
  return { method: 'list' };
};

/** Who has White and who stays where, if the sheet says it: workbooks from before there was a choice have no such cells. */
const parseSeating = (source: Source): Pick<Tournament, 'colours' | 'pins'> => {
  const [typed, typedPins] = [setting(source, 'colours'), setting(source, 'pins')];
  const colours = colourMethodOf(typed);
  if (typed !== '' && !colours)
    wrong(source, 'colours', 0, typed, COLOUR_METHODS.map(({ id }) => id).join(', '));
  const players = column(source, 'Players_no').length;
  const pins = parsePins(typedPins);
  const known = pins?.every(({ no }) => no >= 1 && no <= players) ?? false;
  if (!known) wrong(source, 'pins', 0, typedPins, `1, 2:1 … ${players}`);
  return {
    ...(colours && colours !== 'system' ? { colours } : {}),
    ...(pins && pins.length > 0 ? { pins } : {}),
  };
};

/** Workbooks from before there was a choice have no such cell: they are printed on A4. */
const parsePaperCell = (source: Source): Pick<Tournament, 'paper'> => {
  const typed = setting(source, 'paper');
  const paper = typed === '' ? 'A4' : parsePaper(typed);
  if (!paper) wrong(source, 'paper', 0, typed, PAPER_FORMATS.join(', '));
  return paper === 'Letter' ? { paper } : {};
};

const codesIn = (source: Source, part: Part): readonly string[] =>
  column(source, part)
    .map((value) => codeOf(cellText(value)))
    .filter((code) => code !== '');

/** A list that was changed on the sheet after the first result, unless Refresh has seen it since. */
const listWarnings = (source: Source, tournament: Tournament): readonly Problem[] => {
  const published = codesIn(source, 'Published');
  if (published.length === 0) return [];
  const place = located(source.found.places.TieBreaks!);
  return changeWarnings({ ...tournament, tieBreaks: published }, tournament.tieBreaks).map((warning) => ({
    ...warning,
    place,
  }));
};

const parseSettings = (source: Source) => {
  const teamTieBreaks = codesIn(source, 'Match_order');
  const points = (['win', 'draw', 'loss'] as const).map((key) => Number(column(source, key)[0] ?? NaN));
  const scoring = scoringOf(points);
  if (!scoring.ok)
    source.problems.push(
      ...scoring.problems.map((each) => ({ ...each, place: located(source.found.places.win!) })),
    );
  const year = column(source, 'year')[0];
  const [section, seed, lots] = [
    setting(source, 'section'),
    setting(source, 'seed'),
    setting(source, 'lots'),
  ];
  return {
    id: setting(source, 'id'),
    event: setting(source, 'event'),
    ...(section === '' ? {} : { section }),
    ...(typeof year === 'number' ? { year } : {}),
    ...parseSystem(source),
    cycles: settingNumber(source, 'cycles', MOST_CYCLES),
    exchangeLastTwo: choice(source, 'exchange', ['yes', 'no']) === 'yes',
    rounds: settingNumber(source, 'rounds'),
    scoring: scoring.ok ? scoring.value : { win: 2, draw: 1, loss: 0, unit: 2 },
    ruleSet: setting(source, 'rules'),
    tieBreaks: codesIn(source, 'TieBreaks'),
    ...(teamTieBreaks.length === 0 ? {} : { teamTieBreaks }),
    ...(lots === '' ? {} : { lotsSeed: lots }),
    numbering: {
      ...parseNumbers(source),
      ...(seed === '' ? {} : { seed }),
    },
    ...parseSeating(source),
    ...parsePaperCell(source),
    profile: choice(source, 'profile', ['chess', 'go', 'neutral']),
    language: setting(source, 'language'),
  };
};

const NO_TEAMS: ReturnType<typeof parseTeams> = { teams: [], problems: [] };

const checkedVersion = (source: Source): Result<null> => {
  const found = column(source, 'format')[0] ?? null;
  return typeof found === 'number' && found > FORMAT_VERSION
    ? fail(
        problem('workbook-version', located(source.found.places.format!), { found, known: FORMAT_VERSION }),
      )
    : ok(null);
};

/**
 * Reads a tournament back from its sheets, which may have been sorted, renamed and typed into. Problems:
 * `workbook-part-missing`, `workbook-version`, `workbook-cell` with the cell; in a match those of `parseTeams`.
 */
export const parseTournament = (found: FoundTournament, gridOf: GridOf): Result<ParsedTournament> => {
  const source: Source = { found, gridOf, problems: [] };
  return andThen(wholeTournament(found), () =>
    andThen(checkedVersion(source), () => {
      const settings = parseSettings(source);
      const { warnings: ofPlayers, ...roster } = parsePlayers(source);
      const lines = parseLines(source, readingOf(settings), roster.players.length);
      const { games, rests, warnings } = lines;
      const { teams, problems } = isTeamSystem(settings.system)
        ? parseTeams(found, roster.players, column(source, 'Players_no'))
        : NO_TEAMS;
      return unlessProblems([...source.problems, ...problems], () => {
        const tournament = { ...settings, ...roster, teams, games: withCycles(games), rests };
        return { tournament, warnings: [...ofPlayers, ...warnings, ...listWarnings(source, tournament)] };
      });
    }),
  );
};
