import type { ExplainedLine, ExplainedValue } from '../core/explain/value';
import type { Fraction } from '../core/fraction';
import type { Tournament } from '../core/model';
import type { Cited } from '../language/explain';
import { address, area, quoteSheet, type CellValue } from '../grid/cell';
import type { TournamentParts } from './findTournaments';
import { fieldLayouts } from './layout/fields';
import { RANKING, standingsLayout } from './layout/standings';
import type { GridOf, Place } from '../grid/reference';
import type { NamedPart } from './parts';

const SIMPLE = /^[\p{L}_][\p{L}\p{N}_]*$/u;

/** A cell as people read it: `Pairings!F12`. */
const cellName = (sheet: string, row: number, column: number): string =>
  `${SIMPLE.test(sheet) ? sheet : quoteSheet(sheet)}!${address(row, column)}`;

/** Where in the Standings the points stand, from their first column. */
const POINTS = RANKING.points;

/** The player number in each row of Standings, from its last column; none between the tables of sections. */
const numbersIn = (
  tournament: Tournament,
  rows: readonly (readonly CellValue[])[],
): readonly (CellValue | undefined)[] => {
  if (!tournament.sections) return rows.map((row) => row.at(-1));
  const { tables, first: top } = standingsLayout('', fieldLayouts(tournament), 1, true);
  const numbers = rows.map((): CellValue => null);
  for (const { first, players, before } of tables)
    for (let row = first - top; row < first - top + players; row++) {
      const shown = rows[row]?.at(-1);
      numbers[row] = typeof shown === 'number' ? shown + before : null;
    }
  return numbers;
};

/** Whether a cell shows this number. We cite only cells that show what was counted. */
const shows = (value: CellValue | undefined, { n, d }: Fraction): boolean =>
  typeof value === 'number' && Math.abs(value * d - n) < 1e-6;

/** The player and the criterion whose number a cell of the Standings shows; `null` for any other cell. */
export const numberAt = (
  tournament: Tournament,
  parts: TournamentParts,
  gridOf: GridOf,
  { sheet, area: { row, column } }: Place,
): { readonly no: number; readonly code: string } | null => {
  const body = parts.places.Standings;
  if (!body || body.sheet !== sheet) return null;
  const no = numbersIn(tournament, gridOf(body)?.values ?? [])[row - body.area.row];
  const code = tournament.tieBreaks[column - body.area.column - POINTS];
  return typeof no === 'number' && code !== undefined ? { no, code } : null;
};

/** The cells that show the figures of explanations. */
export interface CitedPlaces {
  /** Those that a line of a sum was made from. */
  readonly line: (line: ExplainedLine, value: ExplainedValue) => readonly Place[];
  /** Those that show a value. */
  readonly value: (value: ExplainedValue) => readonly Place[];
}

/**
 * The cells that show the figures of explanations: results on Pairings, scores and values on Standings, ratings and adjustments
 * on Players. A cell is cited only if it shows the very number.
 */
export const citedPlaces = (tournament: Tournament, parts: TournamentParts, gridOf: GridOf): CitedPlaces => {
  const lineOf = (part: NamedPart): ReadonlyMap<CellValue, number> => {
    const where = parts.places[part];
    const grid = where && gridOf(where);
    return new Map(grid?.values.map((row, index) => [row[0] ?? null, index]));
  };
  const [games, players] = [lineOf('Pairings_game'), lineOf('Players_no')];
  const body = parts.places.Standings;
  const rows = (body && gridOf(body)?.values) ?? [];
  const standings = new Map(numbersIn(tournament, rows).map((no, line) => [no, line]));
  const cell = (part: NamedPart, line: number | undefined, column = 0): readonly Place[] => {
    const where: Place | undefined = parts.places[part];
    if (!where || line === undefined) return [];
    return [{ sheet: where.sheet, area: area(where.area.row + line, where.area.column + column) }];
  };
  const showing = (part: NamedPart, line = -1, number: Fraction, column = 0): readonly Place[] => {
    const where = parts.places[part];
    const shown = where && gridOf(where)?.values[line]?.[column];
    return shows(shown, number) ? cell(part, line, column) : [];
  };
  const inStandings = (no: number, column: number, number: Fraction): readonly Place[] =>
    showing('Standings', standings.get(no), number, column);
  const opponentCell = (line: ExplainedLine, { player, shape }: ExplainedValue): readonly Place[] => {
    // The sets of others stand in the cell of the result.
    if (line.opponentValue === null || shape === 'sets') return [];
    const no = line.himself || line.of !== 'game' ? player : line.opponent;
    const score = inStandings(no, POINTS, line.opponentValue);
    return score.length > 0 ? score : showing('Players_rating', players.get(no), line.opponentValue);
  };
  return {
    line: (line, value) => [
      ...(line.of === 'game' ? cell('Pairings_result', games.get(line.game)) : []),
      ...(line.of === 'adjustment' ? cell('Players_adjustment', players.get(value.player)) : []),
      ...opponentCell(line, value),
    ],
    value: ({ player, code, value }) => {
      const place = tournament.tieBreaks.indexOf(code);
      return value === null || place < 0 ? [] : inStandings(player, POINTS + place, value);
    },
  };
};

/** The places that messages cite, as people write them: `Pairings!F12`. */
export const citedIn = (tournament: Tournament, parts: TournamentParts, gridOf: GridOf): Cited => {
  const { line, value } = citedPlaces(tournament, parts, gridOf);
  const named = (places: readonly Place[]): readonly string[] =>
    places.map(({ sheet, area: { row, column } }) => cellName(sheet, row, column));
  return { line: (asked, value) => named(line(asked, value)), value: (asked) => named(value(asked)) };
};
