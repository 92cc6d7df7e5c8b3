import type { Tournament } from '../../core/model';
import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { fill } from '../../grid/block';
import type { Place } from '../../grid/reference';
import { wasLive } from '../former/format1';
import type { SheetNames } from '../layout';
import type { NamedPart } from '../parts';
import { brokenReferences, comparedFormats, comparedFormulas } from './compare';
import { at, wrongContent } from './grids';
import { gridIn, mendedWith, standingAt, type Standing } from './standing';

/** The sheets that a tournament had in format 1, with the part by which each is known. */
const sheetsOf = (
  { teams }: Tournament,
  standing: Standing,
  names: SheetNames,
): readonly (readonly [name: string, part: NamedPart])[] => {
  const { places } = standing.parts;
  // The longest fields had neither of these.
  const isLong = !wasLive(standing.parts) && !places.Crosstable && !places.Calculation;
  return [
    [names.pairings, 'Pairings'],
    [names.standings, 'Standings'],
    ...(isLong
      ? []
      : ([
          [names.crosstable, 'Crosstable'],
          [names.calculation, 'Calculation'],
        ] as const)),
    [names.players, 'Players'],
    [names.tournament, 'id'],
    [names.log, 'Log'],
    ...(teams.length > 0 ? ([[names.match, 'Match']] as const) : []),
  ];
};

const TABLES: readonly NamedPart[] = ['Pairings', 'Players', 'Log'];

/** Sheets, tables and names that are gone. */
const missing = (
  standing: Standing,
  sheets: readonly (readonly [name: string, part: NamedPart])[],
): readonly Problem[] => {
  const withTable = new Set(standing.tables.map(({ sheet }) => sheet.toLowerCase()));
  return sheets.flatMap(([name, part]): readonly Problem[] => {
    if (!gridIn(standing, name)) return [problem('damaged-sheet', {}, { sheet: name })];
    if (TABLES.includes(part) && !withTable.has(name.toLowerCase()))
      return [problem('damaged-table', { sheet: name })];
    if (standing.parts.places[part]) return [];
    return [problem('damaged-name', { sheet: standing.parts.sheet }, { name: part })];
  });
};

/** The numbers of the games on the hidden sheet, on which all else leans: each once, in whatever order. */
const comparedNumbers = (standing: Standing, { games }: Tournament): Standing => {
  const where = standing.parts.places.Calculation;
  if (!where) return standing;
  const { sheet, area } = where;
  const open = new Set(games.map(({ no }) => no));
  const lines = Array.from({ length: area.rows }, (_, line) => ({
    row: area.row + line,
    column: area.column,
    found: standingAt(standing, sheet, area.row + line, area.column).value,
  }));
  // What is deleted from the set has its line.
  const strange = lines.filter(({ found }) => typeof found !== 'number' || !open.delete(found));
  const missing = [...open].sort((one, other) => one - other);
  if (strange.length !== missing.length) return standing;
  const wrong = strange.map((line, index) => ({ ...line, value: entryAt(missing, index) }));
  const faults = wrong.map(({ row, column, found, value }) =>
    wrongContent(at(sheet, row, column), found, value),
  );
  const edits = wrong.map(({ row, column, value }) => ({ row, column, value }));
  return mendedWith(standing, sheet, edits, faults);
};

/** Parts that were filled from one formula each: whatever it was, all of their cells have it. */
const FILLED: readonly NamedPart[] = ['Pairings_left', 'Pairings_right', 'Pairings_check', 'Crosstable'];

const comparedFills = (standing: Standing): Standing => {
  const places = FILLED.flatMap((part) => standing.parts.places[part] ?? []);
  const bySheet = new Map<string, Place[]>();
  for (const place of places) bySheet.set(place.sheet, [...(bySheet.get(place.sheet) ?? []), place]);
  return [...bySheet].reduce(
    (now, [name, own]) => comparedFormulas(now, { name, blocks: own.map((place) => fill(place, '')) }, true),
    standing,
  );
};

/**
 * The sheets of format 1 seen against what can be known of them today: what is gone, formulas that lost what they refer to or
 * differ from those around them, numbers, the Text format of results. Their words, and how their formulas were written, are
 * nobody's damage.
 */
export const comparedFormer = (standing: Standing, tournament: Tournament, names: SheetNames): Standing => {
  const sheets = sheetsOf(tournament, standing, names);
  const told = { ...standing, faults: [...missing(standing, sheets), ...standing.faults] };
  const filled = wasLive(standing.parts) ? comparedFills(told) : told;
  const whole = sheets
    .filter(([name, part]) => part !== 'Log' && gridIn(filled, name))
    .reduce((now, [name]) => brokenReferences(now, name), filled);
  return comparedFormats(comparedNumbers(whole, tournament));
};
