import { fromLeft } from '../../core/results/sides';
import { makeTournament } from '../../core/tournament';
import { type Tournament, PROFILES, type ProfileId } from '../../core/model';
import { area, cellText, type CellValue } from '../../grid/cell';
import type { TournamentParts } from '../../sheets/findTournaments';
import type { Grid } from '../../grid/grid';
import { LOG } from '../../sheets/layout';
import { parseLogRow, type LogEntry } from '../../sheets/log/line';
import { parseTournament } from '../../sheets/parse';
import { type GridOf, type Place, place } from '../../grid/reference';
import type { NamedPart } from '../../sheets/parts';
import {
  gridOfStanding,
  TABLE_COLUMNS,
  type Standing,
  gridIn,
  standingAt,
} from '../../sheets/repair/standing';
import { type Result } from '../../core/result';
import { largest } from '../../core/extremes';
import { ALL_SYSTEMS } from '../../core/pairing/anySystem';
import { problem, type Problem } from '../../core/problem';
import { RULE_SETS, rulesFor } from '../../core/ruleSets';
import { choiceNamed } from '../../language/choices';
import { criterionName, criterionNamed } from '../../language/criteria';
import { words } from '../../language/language';
import { LEAST_SLOTS } from '../../sheets/layout/tournament';
import { FORMAT_VERSION, TOURNAMENT_SETTINGS, type SettingKey } from '../../sheets/tournament/settings';
import { settingValues } from '../../sheets/tournament/form';
import { columnIn, numeral } from '../../sheets/repair/players';
import { settingIn } from './seen';

/** The settings and players of a tournament, which can be read without Pairings. Problems: those of `parseTournament`. */
export const withoutGames = (standing: Standing): Result<Tournament> => {
  const { parts } = standing;
  const nowhere: Place = { sheet: parts.sheet, area: area(0, 0, 0, 1) };
  const unread: readonly NamedPart[] = ['Pairings', ...TABLE_COLUMNS.Pairings];
  const places = { ...parts.places, ...Object.fromEntries(unread.map((part) => [part, nowhere])) };
  const read = gridOfStanding(standing);
  const gridOf: GridOf = (where) => (where.area.rows === 0 ? undefined : read(where));
  const parsed = parseTournament({ ...parts, places } satisfies TournamentParts, gridOf);
  return parsed.ok ? { ok: true, value: parsed.value.tournament } : parsed;
};

/** The lines of a Log, down to the last one with a step. */
export const logLines = (parts: TournamentParts, grids: readonly Grid[]): readonly LogEntry[] => {
  const place = parts.places.Log;
  const grid = place && grids.find(({ sheet }) => sheet === place.sheet);
  if (!place || !grid) return [];
  const { row: top, column: left } = grid.area;
  const lines = grid.values
    .slice(place.area.row + 1 - top)
    .map((row) =>
      parseLogRow(Array.from({ length: LOG.count }, (_, at) => row[place.area.column + at - left] ?? null)),
    );
  return lines.filter(({ step, rule }) => step > 0 && rule !== '');
};

/** A name that no sheet can have, for guessed settings until the tournament is read. */
const NOWHERE = '\u0000';

type Values = Readonly<Partial<Record<NamedPart, CellValue>>>;

const down = (standing: Standing, part: NamedPart): readonly CellValue[] =>
  columnIn(standing, standing.parts.places[part]).map(numeral);

/** The codes of a list of tie-breaks. */
const listIn = (standing: Standing, part: 'TieBreaks' | 'Published'): readonly string[] =>
  down(standing, part)
    .map((value) => criterionNamed(cellText(value)))
    .filter((code) => code !== '');

/** The profile, from the headings of Pairings. */
const profileIn = (standing: Standing): ProfileId => {
  const results = standing.parts.places.Pairings_result;
  const grid = results && gridIn(standing, results.sheet);
  const heads = grid ? grid.values[results.area.row - 1 - grid.area.row] : [];
  const shown = new Set(heads?.map(cellText));
  const fitting = (profile: ProfileId): number =>
    Object.values(words(profile)).filter((text) => typeof text === 'string' && shown.has(text)).length;
  return PROFILES.reduce((best, each) => (fitting(each) > fitting(best) ? each : best));
};

/** The event and section, from the title of Pairings. */
const namesIn = (standing: Standing): Values => {
  const sheet = standing.parts.places.Pairings_game?.sheet ?? '';
  const parts = cellText(standingAt(standing, sheet, 0, 0).value)
    .split(' · ')
    .slice(0, -1);
  const [event, section] = [settingIn(standing, 'event'), settingIn(standing, 'section')];
  return {
    event: parts.slice(0, section === '' ? undefined : -1).join(' · '),
    section: event === '' ? null : parts.join(' · ').slice(event.length + 3) || null,
  };
};

/** The rules that go with the list of tie-breaks that stands there. */
const rulesIn = (standing: Standing, profile: ProfileId): string => {
  const order = listIn(standing, 'TieBreaks').join(' ');
  const usual = rulesFor(choiceNamed('system', settingIn(standing, 'system')) ?? '', profile);
  return ([usual, ...RULE_SETS].find(({ tieBreaks }) => tieBreaks.join(' ') === order) ?? usual).id;
};

/** Guesses lost points: win, draw and loss in the ratio 1, ½, 0. */
const pointsIn = (standing: Standing): Values => {
  const [win, draw] = [down(standing, 'win')[0], down(standing, 'draw')[0]].map(Number);
  return { win: draw ? 2 * draw : 1, draw: win ? win / 2 : 0.5, loss: 0 };
};

/** The number of rounds and cycles, from the games on Pairings. */
const extentIn = (standing: Standing): Values => {
  const games = down(standing, 'Pairings_game').filter((no) => typeof no === 'number').length;
  const players = down(standing, 'Players_no').length;
  return {
    rounds: largest(down(standing, 'Pairings_round').map(Number)),
    cycles: Math.max(1, Math.round((2 * games) / (players * (players - 1)))),
  };
};

/** Default values for needed settings that nothing tells. */
const USUAL: Values = {
  format: FORMAT_VERSION,
  system: 'berger',
  exchange: 'no',
  numbering: 'list',
  colours: 'system',
  handicap: 'none',
};

/** Guesses of lost settings from the rest of the sheets. */
const guessed = (standing: Standing, lines: readonly LogEntry[]): Values => {
  const profile = profileIn(standing);
  const table = standing.tables.find(({ sheet }) => sheet === standing.parts.places.Pairings?.sheet);
  const isMatch = standing.parts.places.Players_team !== undefined;
  return {
    ...USUAL,
    ...(isMatch ? { system: 'scheveningen' } : {}),
    ...namesIn(standing),
    ...pointsIn(standing),
    ...extentIn(standing),
    id: lines[0]?.tournament ?? table?.name.replace(/^[^_]*_/, '') ?? null,
    profile,
    rules: rulesIn(standing, profile),
  };
};

/** The same sheets with other values for some settings, and another list of tie-breaks if given. */
const withValues = (standing: Standing, values: Values, list: readonly string[] | null): Standing => {
  const entries = Object.entries(values);
  const lines = [...entries.map(([, value]) => value), ...(list ?? [])];
  const grid = {
    ...{ sheet: NOWHERE, area: area(0, 0, lines.length), formulas: [], formats: [], hiddenRows: [] },
    values: lines.map((value) => [value]),
  };
  const places = {
    ...Object.fromEntries(entries.map(([key], row) => [key, place(NOWHERE, row, 0)])),
    ...(list ? { TieBreaks: place(NOWHERE, entries.length, 0, list.length) } : {}),
  };
  return {
    ...standing,
    grids: [...standing.grids.filter(({ sheet }) => sheet !== NOWHERE), grid],
    parts: { ...standing.parts, places: { ...standing.parts.places, ...places } },
  };
};

/** The system that makes most of the games on Pairings. */
const scheduleIn = (standing: Standing, lost: ReadonlySet<SettingKey>): Values => {
  const base = withoutGames(standing);
  if (!base.ok || !(lost.has('system') || lost.has('exchange'))) return {};
  const lines = (['Pairings_game', 'Pairings_leftNo', 'Pairings_rightNo'] as const).map((part) =>
    down(standing, part),
  );
  const there = new Set(lines[0]?.map((_, line) => lines.map((each) => each[line] ?? '').join(' ')));
  const fitting = (choice: Pick<Tournament, 'system' | 'exchangeLastTwo'>): number => {
    const made = makeTournament({ ...base.value, ...choice });
    return !made.ok
      ? -1
      : made.value.games.filter(({ no, white, black }) =>
          there.has([no, ...fromLeft(base.value, white, black)].join(' ')),
        ).length;
  };
  const { system: known, exchangeLastTwo: exchanged } = base.value;
  const systems = lost.has('system') ? ALL_SYSTEMS.map(({ id }) => id) : [known];
  const [best] = systems
    .flatMap((system) =>
      (lost.has('exchange') ? [false, true] : [exchanged]).map((exchangeLastTwo) => ({
        system,
        exchangeLastTwo,
      })),
    )
    .map((choice) => ({ ...choice, games: fitting(choice) }))
    .sort((one, other) => other.games - one.games);
  return best ? { system: best.system, exchange: best.exchangeLastTwo ? 'yes' : 'no' } : {};
};

/** The tie-breaks as Refresh saw them last, where a row of the list was deleted and the others stand there in that order. */
const publishedList = (standing: Standing): readonly string[] | null => {
  const published = listIn(standing, 'Published');
  const rows = standing.parts.places.TieBreaks?.area.rows ?? Infinity;
  let at = -1;
  const isPart = listIn(standing, 'TieBreaks').every((code) => (at = published.indexOf(code, at + 1)) >= 0);
  return rows < Math.max(LEAST_SLOTS, published.length) && isPart ? published : null;
};

/** The settings whose rows are gone with their names. */
const lostSettings = ({ parts: { broken = [] } }: Standing): readonly SettingKey[] =>
  TOURNAMENT_SETTINGS.filter((key) => broken.includes(key));

/** Sheets whose lost settings are read with what the rest of the sheets tells of them; the same sheets if none is lost. */
export const withLostSettings = (standing: Standing, lines: readonly LogEntry[]): Standing => {
  const [lost, list] = [lostSettings(standing), publishedList(standing)];
  if (lost.length === 0 && !list) return standing;
  const taken = (all: Values): Values => Object.fromEntries(lost.map((key) => [key, all[key] ?? null]));
  const known = guessed(standing, lines);
  const first = withValues(standing, taken(known), list);
  return withValues(standing, taken({ ...known, ...scheduleIn(first, new Set(lost)) }), list);
};

/**
 * `damaged-setting` for each setting that was lost, with what was taken for it; the sheets without it, as `before`, so that its row can be
 * put back.
 */
export const settingsTold = (standing: Standing, tournament: Tournament, before: Standing): Standing => {
  const { labels, rankedBy } = words(tournament.profile).form;
  const values = settingValues(tournament);
  const told = (setting: string, value: string): Problem =>
    problem('damaged-setting', { sheet: standing.parts.sheet }, { setting, value, belongs: value.length });
  const { TieBreaks } = before.parts.places;
  const isOther = listIn(before, 'TieBreaks').join(' ') !== tournament.tieBreaks.join(' ');
  const names = tournament.tieBreaks.map((code) => criterionName(code, tournament.profile));
  const places = Object.entries(standing.parts.places).filter(([, { sheet }]) => sheet !== NOWHERE);
  return {
    ...standing,
    grids: standing.grids.filter(({ sheet }) => sheet !== NOWHERE),
    parts: {
      ...standing.parts,
      places: { ...Object.fromEntries(places), ...(TieBreaks ? { TieBreaks } : {}) },
    },
    faults: [
      ...standing.faults,
      ...lostSettings(before).map((key) => told(labels[key] ?? key, cellText(values[key]))),
      ...(isOther ? [told(rankedBy, names.join(', '))] : []),
    ],
  };
};
