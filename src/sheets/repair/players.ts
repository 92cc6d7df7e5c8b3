import { countsOf } from '../../core/grouped';
import { countTo } from '../../core/numbers';
import { entryAt } from '../../core/present';
import { problem } from '../../core/problem';
import { fail, ok, type Result } from '../../core/result';
import { cellText, type CellValue } from '../../grid/cell';
import { type Place, valuesDown } from '../../grid/reference';
import { wrongContent, type CellEdit } from './grids';
import {
  gridIn,
  gridOfStanding,
  mendedWith,
  placedIn,
  placeOn,
  withRowsBack,
  type Standing,
} from './standing';
import { joinedNames } from '../../language/nameLists';

/** Numbers typed or pasted as text count as numbers. */
export const numeral = (value: CellValue): CellValue =>
  typeof value === 'string' && /^\s*\d{1,7}\s*$/.test(value) ? Number(value) : value;

const isNumberUpTo = (value: CellValue, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;

/** The rows without a valid number (1 to `count`, once each), and the numbers without a row. */
export const unnumbered = (
  values: readonly CellValue[],
  count: number,
): { readonly lines: readonly number[]; readonly missing: readonly number[] } => {
  const counts = countsOf(values);
  const isSound = (value: CellValue): boolean => isNumberUpTo(value, count) && counts.get(value) === 1;
  return {
    lines: values.flatMap((value, line) => (isSound(value) ? [] : [line])),
    missing: countTo(count).filter((no) => counts.get(no) !== 1),
  };
};

/** The contents of a column, from its first row. */
export const columnIn = (standing: Standing, place: Place | undefined): readonly CellValue[] =>
  valuesDown(gridOfStanding(standing), place);

/** Corrects the wrong cells of a column, each with its fault. */
export const withNumbers = (
  standing: Standing,
  where: Place,
  mended: readonly (CellValue | undefined)[],
): Standing => {
  const { sheet, area } = where;
  const values = columnIn(standing, where);
  const lines = mended.flatMap((value, line) =>
    value !== undefined && value !== values[line] ? [{ line, value }] : [],
  );
  const edits = lines.map(({ line, value }): CellEdit => ({
    row: area.row + line,
    column: area.column,
    value,
  }));
  const faults = edits.map((edit, at) =>
    wrongContent(placeOn(standing, sheet, edit), values[entryAt(lines, at).line] ?? null, edit.value),
  );
  return mendedWith(standing, sheet, edits, faults);
};

/**
 * Corrects a pairing number on Players that was typed over: it is the one that nobody else has. Problems:
 * `repair-players-ambiguous` if several were, so that nobody can tell which is whose.
 */
export const mendPlayerNumbers = (standing: Standing): Result<Standing> => {
  const { Players_no: numbers, Players_name: names } = standing.parts.places;
  if (!numbers) return ok(standing);
  const values = columnIn(standing, numbers);
  const sound = values.map(numeral);
  const { lines, missing } = unnumbered(sound, values.length);
  const { sheet, area } = numbers;
  if (lines.length > 1) {
    const known = columnIn(standing, names);
    const who = joinedNames(lines.map((line) => cellText(known[line]).trim()));
    const place = placeOn(standing, sheet, { row: area.row + entryAt(lines, 0), column: area.column });
    return fail(problem('repair-players-ambiguous', place, { missing: missing.join(', '), who }));
  }
  const mended = sound.map((value, line) => (line === lines[0] ? entryAt(missing, 0) : value));
  return ok(withNumbers(standing, numbers, mended));
};

/** The placeholder name of a player whose row is gone, until somebody types it again. */
const calledNow = (no: number): string => `Player ${no}`;

/**
 * Players with new rows for those who appear only on Pairings: `damaged-player` for each. This works only if all numbers from 1
 * are then there. Their section is that of their opponents; their team is that of a neighbour whom they do not play.
 */
export const withPlayersBack = (standing: Standing): Standing => {
  const { places } = standing.parts;
  const { Players: table, Players_no: numbers, Pairings_leftNo: left, Pairings_rightNo: right } = places;
  const grid = numbers && gridIn(standing, numbers.sheet);
  if (!table || !grid) return standing;
  const has = columnIn(standing, numbers).map(numeral);
  const lefts = columnIn(standing, left).map(numeral);
  const rights = columnIn(standing, right).map(numeral);
  const met = new Map<number, number[]>();
  lefts.forEach((one, line) => {
    const other = rights[line];
    if (typeof one !== 'number' || typeof other !== 'number') return;
    met.set(one, [...(met.get(one) ?? []), other]);
    met.set(other, [...(met.get(other) ?? []), one]);
  });
  const missing = [...met.keys()].filter((no) => !has.includes(no) && (met.get(no)?.length ?? 0) > 1);
  const count = has.length + missing.length;
  const all = new Set([...has, ...missing]);
  if (missing.length === 0 || all.size < count || [...all].some((no) => !isNumberUpTo(no, count)))
    return standing;
  missing.sort((one, other) => one - other);
  const isInOrder = has.every((no, line) => line === 0 || Number(no) > Number(has[line - 1]));
  const top = numbers.area.row;
  const textsOf = (place: Place | undefined) => {
    const texts = new Map(columnIn(standing, place).map((text, line) => [has[line], text]));
    return (no: number): CellValue => texts.get(no) ?? null;
  };
  const [sectionOf, teamOf] = [textsOf(places.Players_section), textsOf(places.Players_team)];
  const rows = missing.map((no, index) => (isInOrder ? top + no - 1 : top + has.length + index));
  const cells = missing.flatMap((no, index): CellEdit[] => {
    const [opponent = no] = met.get(no) ?? [];
    const teams = [no - 1, no + 1].map(teamOf).filter((team) => team !== teamOf(opponent));
    const values = [
      [numbers, no],
      [places.Players_name, calledNow(no)],
      [places.Players_section, sectionOf(opponent)],
      [places.Players_team, teams.find((team) => team !== null) ?? null],
    ] as const;
    return values.flatMap(([place, value]) =>
      place ? [{ row: entryAt(rows, index), column: place.area.column, value }] : [],
    );
  });
  const faults = missing.map((no, index) => {
    const cell = { row: entryAt(rows, index) - index, column: numbers.area.column };
    return problem('damaged-player', placeOn(standing, numbers.sheet, cell), { no, name: calledNow(no) });
  });
  const back = withRowsBack(standing, grid, rows, cells);
  const area = { ...table.area, rows: table.area.rows + missing.length };
  return placedIn({ ...back, faults: [...back.faults, ...faults] }, 'Players', { ...table, area });
};
