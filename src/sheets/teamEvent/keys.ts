import { largest } from '../../core/extremes';
import { makeTeamEvent } from '../../core/teamEvent/create';
import type { TeamEvent } from '../../core/teamEvent/model';
import { andThen, ok, type Result } from '../../core/result';
import type { CellValue } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import type { GridOf, Place } from '../../grid/reference';
import { teamEventLayout } from '../layout/teamEvent';
import { type TournamentParts } from '../findTournaments';
import { keysOf } from './matchCells';
import { parseTeamSheets, type ParsedTeamEvent } from './parse';
import { MATCH_KEY_PARTS, type NamedPart } from '../parts';
import { teamSheetNames } from './workbook';

type Row = readonly CellValue[];

/** A team event's parts, and what stands there. */
interface Standing {
  readonly parts: TournamentParts;
  readonly gridOf: GridOf;
}

/** Of a schedule that somebody made themselves, more numbers than these are others. */
const MOST_WRONG = 0.25;

const down = (place: Place | undefined, gridOf: GridOf): readonly CellValue[] =>
  (place && gridOf(place)?.values.map(([value = null]) => value)) ?? [];

/** The lines of Matches, from 0, in which nothing stands at all: somebody inserted them. */
export const insertedLines = ({ places }: TournamentParts, gridOf: GridOf): readonly number[] => {
  const columns = [...MATCH_KEY_PARTS, 'Matches_home', 'Matches_result', 'Matches_away'] as const;
  const cells = columns.map((part) => down(places[part], gridOf));
  const count = cells[0]?.length ?? 0;
  return Array.from({ length: count }, (_, line) => line).filter((line) =>
    cells.every((column) => (column[line] ?? null) === null),
  );
};

/** Grids in which the cells of some columns are others. */
const overlaid = (gridOf: GridOf, columns: ReadonlyMap<Place, readonly CellValue[]>): GridOf => {
  const byKey = new Map(
    [...columns].map(([place, values]) => [JSON.stringify(place), values.map((value) => [value])] as const),
  );
  return (where): Grid | undefined => {
    const [grid, values] = [gridOf(where), byKey.get(JSON.stringify(where))];
    return grid && values ? { ...grid, values } : grid;
  };
};

/** The event as its settings and its teams make it, without anything of Matches. */
const scheduled = (parts: TournamentParts, gridOf: GridOf): Result<TeamEvent> => {
  const place = parts.places.Matches_match;
  const blank = overlaid(gridOf, new Map(place ? [[place, down(place, gridOf).map(() => null)]] : []));
  const white = down(parts.places.Matches_white, gridOf);
  const first = down(parts.places.Matches_board, gridOf).flatMap((board, line) =>
    board === 1 ? [white[line]] : [],
  );
  const isHome = 2 * first.filter((value) => value === 1).length >= first.length;
  return andThen(parseTeamSheets(parts, blank), ({ tournament: event }) =>
    makeTeamEvent({
      ...{ ...event, ...event.discipline, teams: event.players, matchScoring: event.scoring },
      calendar: undefined,
      whiteOnOdd: isHome ? 'home' : 'away',
    }),
  );
};

/** The numbers of all lines as they were made, each with as many as `MATCH_KEY_PARTS`. */
const plannedKeys = (event: TeamEvent): readonly Row[] =>
  teamEventLayout(event, teamSheetNames(event, [])).lines.map((line) => keysOf(event, line));

/** Columns with the numbers that most of their cells have already; as they are where too many would be others. */
const corrected = (
  gridOf: GridOf,
  columns: readonly { readonly place: Place; readonly values: readonly CellValue[] }[],
): GridOf => {
  const cells = columns.reduce((sum, { values }) => sum + values.length, 0);
  const wrong = columns.reduce((sum, { place, values }) => {
    const found = down(place, gridOf);
    return sum + values.filter((value, line) => (found[line] ?? null) !== value).length;
  }, 0);
  return wrong === 0 || wrong > MOST_WRONG * cells
    ? gridOf
    : overlaid(gridOf, new Map(columns.map(({ place, values }) => [place, values])));
};

/** Teams with the numbers of its lines: each team has as many, its own first. */
const withTeamKeys = ({ places }: TournamentParts, gridOf: GridOf): GridOf => {
  const [teams, members] = [places.Teams_team, places.Teams_member];
  if (!teams || !members) return gridOf;
  const { rows } = teams.area;
  const lines = Array.from({ length: rows }, (_, line) => line);
  const found = down(members, gridOf);
  const fits = (size: number): number => lines.filter((line) => found[line] === line % size).length;
  const [size = rows] = lines
    .map((line) => line + 1)
    .filter((each) => rows % each === 0)
    .sort((one, other) => fits(other) - fits(one));
  return corrected(gridOf, [
    { place: teams, values: lines.map((line) => Math.floor(line / size) + 1) },
    { place: members, values: lines.map((line) => line % size) },
  ]);
};

/** Matches with the numbers of its lines as the system of the event has them, where there are as many lines. */
const withMatchKeys = ({ parts, gridOf }: Standing, planned: readonly Row[]): GridOf => {
  const inserted = new Set(insertedLines(parts, gridOf));
  const count = down(parts.places.Matches_match, gridOf).length;
  const kept = Array.from({ length: count }, (_, line) => line).filter((line) => !inserted.has(line));
  if (kept.length !== planned.length) return gridOf;
  return corrected(
    gridOf,
    MATCH_KEY_PARTS.flatMap((part, at) => {
      const place = parts.places[part];
      const values: CellValue[] = Array.from({ length: count }, () => null);
      kept.forEach((line, index) => (values[line] = planned[index]?.[at] ?? null));
      return place ? [{ place, values }] : [];
    }),
  );
};

/** The planned lines that are gone, if without them all others are those that stand there; else none. */
const goneLines = (standing: readonly Row[], planned: readonly Row[]): readonly number[] => {
  let found = 0;
  const gone = planned.flatMap((keys, line) => {
    const isThere = keys.every((key, column) => key === (standing[found]?.[column] ?? null));
    if (isThere) found++;
    return isThere ? [] : [line];
  });
  return found === standing.length ? gone : [];
};

/** The lines of some columns. */
const rowsIn = ({ parts, gridOf }: Standing, columns: readonly NamedPart[]): readonly Row[] => {
  const [first = [], ...more] = columns.map((part) => down(parts.places[part], gridOf));
  return first.map((value, line) => [value, ...more.map((column) => column[line] ?? null)]);
};

const withLines = <T>(lines: readonly T[], gone: readonly number[], blank: T): readonly T[] => {
  const all = [...lines];
  for (const line of gone) all.splice(line, 0, blank);
  return all;
};

/** A table with its planned lines that somebody deleted, empty but for the numbers in its `keys`. */
const withGoneLines = (
  { parts, gridOf }: Standing,
  keys: readonly NamedPart[],
  planned: readonly Row[],
): Standing => {
  const table = keys[0]?.replace(/_.*/, '_') ?? '';
  const gone = goneLines(rowsIn({ parts, gridOf }, keys), planned);
  if (gone.length === 0) return { parts, gridOf };
  const stood = new Map<string, Place>();
  const numbers = new Map<Place, readonly CellValue[]>();
  const places = Object.fromEntries(
    Object.entries(parts.places).map(([part, was]): [string, Place] => {
      if (!part.startsWith(table)) return [part, was];
      const now = { ...was, area: { ...was.area, rows: planned.length } };
      stood.set(JSON.stringify(now), was);
      const column = keys.indexOf(part as NamedPart);
      if (column >= 0)
        numbers.set(
          now,
          planned.map((row) => row[column] ?? null),
        );
      return [part, now];
    }),
  );
  const opened = (where: Place): Grid | undefined => {
    const was = stood.get(JSON.stringify(where));
    const grid = gridOf(was ?? where);
    return was && grid
      ? {
          ...grid,
          area: where.area,
          values: withLines(grid.values, gone, [null]),
          formulas: withLines(grid.formulas, gone, [null]),
          formats: withLines(grid.formats, gone, ['General']),
        }
      : grid;
  };
  return { parts: { ...parts, places }, gridOf: overlaid(opened, numbers) };
};

const TEAM_KEY_PARTS = ['Teams_team', 'Teams_member'] as const satisfies readonly NamedPart[];

/** Teams with the lines that somebody deleted, as far as the numbers of the others tell which. */
const withTeamLines = (standing: Standing): Standing => {
  const members = rowsIn(standing, TEAM_KEY_PARTS);
  const [teams, most] = [0, 1].map((column) => largest(members.map((row) => Number(row[column] ?? 0))));
  const lines = Array.from({ length: teams ?? 0 }, (_, team) =>
    Array.from({ length: (most ?? 0) + 1 }, (__, member) => [team + 1, member]),
  ).flat();
  return withGoneLines(standing, TEAM_KEY_PARTS, lines);
};

/**
 * Reads a team event whose lines may have other numbers than they were made with, or are gone: those are taken from its system and its
 * teams, where most of the others are as these have them. `parts` and `gridOf` have the lines and numbers, too. Problems: those of
 * `parseTeamSheets`.
 */
export const parseWithKeys = (standing: Standing): Result<ParsedTeamEvent & Standing> => {
  const teams = withTeamLines(standing);
  const numbered = { ...teams, gridOf: withTeamKeys(teams.parts, teams.gridOf) };
  const event = scheduled(numbered.parts, numbered.gridOf);
  const planned = event.ok ? plannedKeys(event.value) : [];
  const { parts, gridOf } = withGoneLines(numbered, MATCH_KEY_PARTS, planned);
  const source = withMatchKeys({ parts, gridOf }, planned);
  return andThen(parseTeamSheets(parts, source), (parsed) => ok({ ...parsed, parts, gridOf: source }));
};
