import { present } from '../core/present';
import { parseTyped, type Reading } from '../core/results/typed';
import { choiceNamed } from '../language/choices';
import { criterionNamed } from '../language/criteria';
import { cellText, covers, type CellValue } from '../grid/cell';
import { placesOf, type TournamentParts } from './findTournaments';
import { heldCells, type Grid, type GridCell } from '../grid/grid';
import type { WorkbookPlan } from '../grid/plan';
import { plannedAt, plannedGrid, type PlacedValue } from '../grid/planned';
import { INPUT_PARTS, type NamedPart, TIME_COLUMNS } from './parts';
import { type Place, valuesDown } from '../grid/reference';
import { LIVE_SETTINGS, SETTINGS, type SettingKey } from './tournament/settings';

/** A cell of the organiser's. */
export interface OwnCell {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

/** Everything people typed on a tournament's sheets, compared with a plan that will replace them. */
export interface CarriedOver {
  /** What the plan has room for, beside what it was made from. */
  readonly carried: readonly PlacedValue[];
  /** What the plan has no room for. */
  readonly lost: readonly OwnCell[];
  /** Notes beside our cells, where neither the old sheets nor the new ones have anything. */
  readonly beside: readonly PlacedValue[];
}

/** Where parts of a tournament stand. */
export type Places = TournamentParts['places'];

/** The cells that a tournament is read from. The plan already has these; everything else must be carried over. */
const READ: readonly NamedPart[] = [...SETTINGS, ...INPUT_PARTS];

/** Parts that may have moved: the organiser's own columns may stand between those of Players. */
const MOVABLE = /^(?:Players|Log)/;

/** The parts that are not where they were planned. */
export const movedParts = (planned: Places, now: Places): readonly OwnCell[] =>
  Object.entries(planned).flatMap(([part, { area }]) => {
    const place = now[part as NamedPart];
    const isMoved = place && (place.area.row !== area.row || place.area.column !== area.column);
    return isMoved && !MOVABLE.test(part)
      ? [{ sheet: place.sheet, row: place.area.row, column: place.area.column }]
      : [];
  });

/** The planned values of a column. */
export const plannedDown = (plan: WorkbookPlan, place: Place | undefined): readonly CellValue[] =>
  valuesDown(plannedGrid(plan), place);

/** The present values of a column, or their formulas. */
export const readDown = (
  grids: readonly Grid[],
  place: Place | undefined,
  what: 'values' | 'formulas' = 'values',
): readonly CellValue[] => {
  const grid = grids.find(({ sheet }) => sheet === place?.sheet);
  if (!grid || !place) return [];
  const { area } = grid;
  const along = place.area.column - area.column;
  return Array.from(
    { length: place.area.rows },
    (_, line) => grid[what][place.area.row + line - area.row]?.[along] ?? null,
  );
};

const placedIn = (place: Place, line: number, value: CellValue): PlacedValue => ({
  sheet: place.sheet,
  row: place.area.row + line,
  column: place.area.column,
  value,
});

/** The columns of results, and of the game numbers beside them. */
const OF_GAMES = ['Pairings_result', 'Pairings_game'] as const;
const OF_BOARDS = ['Matches_result', 'Matches_match', 'Matches_board'] as const;

/** Results as typed: `1:0` stays `1:0`, and so does anything we cannot read. */
const typedResults = (
  next: WorkbookPlan,
  to: Places,
  grids: readonly Grid[],
  from: Places,
  reading: Reading,
) => {
  const meaning = (value: CellValue) => parseTyped(cellText(value), reading);
  const [part, ...numbers] = to.Matches_result ? OF_BOARDS : OF_GAMES;
  const along = (columns: readonly (readonly CellValue[])[], line: number): string | null => {
    const own = columns.map((column) => column[line] ?? null);
    // The heading of a match has a formula there.
    return own.includes(null) || own[1] === 0 ? null : own.join(' ');
  };
  const [stood, planned] = [
    numbers.map((each) => readDown(grids, from[each])),
    numbers.map((each) => plannedDown(next, to[each])),
  ];
  const typed = new Map(readDown(grids, from[part]).map((value, line) => [along(stood, line), value]));
  return plannedDown(next, to[part]).flatMap((will, line): PlacedValue[] => {
    const game = along(planned, line);
    const was = typed.get(game) ?? null;
    const isSame = was !== null && was !== will && meaning(was) === meaning(will);
    const isUnknown = was !== null && will === null && meaning(was) === undefined;
    return game !== null && (isSame || isUnknown) ? [placedIn(present(to[part]), line, was)] : [];
  });
};

/**
 * Anything typed beside a bye in a date or venue column. It goes to the same player's bye in the same round, or has no room.
 */
const besideByes = (
  part: (typeof TIME_COLUMNS)[number],
  next: WorkbookPlan,
  to: Places,
  grids: readonly Grid[],
  from: Places,
): Pick<CarriedOver, 'carried' | 'lost'> => {
  const [there, room] = [from[part], to[part]];
  const columns = ['Pairings_game', 'Pairings_round', 'Pairings_leftNo'] as const;
  const keyOf = ([game, round, player]: readonly (CellValue | undefined)[]): string =>
    (game ?? null) === null ? `${cellText(round ?? null)} ${cellText(player ?? null)}` : '';
  const along = (read: readonly (readonly CellValue[])[], line: number): string =>
    keyOf(read.map((values) => values[line]));
  const planned = columns.map((part) => plannedDown(next, to[part]));
  const stood = columns.map((part) => readDown(grids, from[part]));
  const lines = new Map(present(planned[0]).map((_, line) => [along(planned, line), line]));
  const [carried, lost]: [PlacedValue[], OwnCell[]] = [[], []];
  readDown(grids, there).forEach((value, line) => {
    const key = along(stood, line);
    if (value === null || key === '' || !there) return;
    const place = lines.get(key);
    if (place === undefined || !room) lost.push(placedIn(there, line, value));
    else carried.push(placedIn(room, place, value));
  });
  return { carried, lost: lost.map(({ sheet, row, column }) => ({ sheet, row, column })) };
};

/** The meaning of a setting or tie-break, by name or code. */
const meaningOf = (part: SettingKey | 'TieBreaks', value: CellValue): CellValue => {
  const text = cellText(value);
  if (part === 'TieBreaks') return criterionNamed(text);
  return part === 'order' || part === 'unplayed' || part === 'paper' || part === 'handicap'
    ? (choiceNamed(part, text) ?? value)
    : value;
};

/** Settings and tie-breaks as typed, if they differ in meaning from the plan. */
const typedSettings = (next: WorkbookPlan, to: Places, grids: readonly Grid[], from: Places) =>
  [...LIVE_SETTINGS, 'TieBreaks' as const].flatMap((part): PlacedValue[] => {
    const place = to[part];
    const will = plannedDown(next, place);
    return place
      ? readDown(grids, from[part]).flatMap((was, line) =>
          meaningOf(part, was) === meaningOf(part, will[line] ?? null) ? [] : [placedIn(place, line, was)],
        )
      : [];
  });

/** Results, settings and tie-breaks as typed, in the cells of the plan. */
const typedInto = (
  next: WorkbookPlan,
  grids: readonly Grid[],
  { places: from }: Pick<TournamentParts, 'places'>,
  reading: Reading,
): readonly PlacedValue[] => {
  const to = placesOf(next);
  return [...typedResults(next, to, grids, from, reading), ...typedSettings(next, to, grids, from)];
};

/** Whether a cell is in the Log, or one that a tournament is read from. */
const isRead = (
  { places }: Pick<TournamentParts, 'places'>,
  log: Place,
): ((sheet: string, cell: GridCell) => boolean) => {
  const read = READ.map((part) => places[part]);
  return (sheet, { row, column, formula }) => {
    const at = (place: Place | undefined): boolean =>
      place?.sheet === sheet && covers(place.area, row, column);
    // A line-up that follows Teams is read as the name it shows.
    const isLineUp = at(places.Matches_home) || at(places.Matches_away);
    return at(log) || ((formula === null || isLineUp) && read.some(at));
  };
};

/**
 * Carries everything people typed on a tournament's sheets over to the plan `next`. `old` is the plan of the present
 * tournament, `found` where its parts are, `grids` its visible sheets, `log` its Log table, `reading` how its results are read.
 */
export const carryOver = (
  old: WorkbookPlan,
  next: WorkbookPlan,
  found: TournamentParts,
  grids: readonly Grid[],
  log: Place,
  reading: Reading,
): CarriedOver => {
  const planned = placesOf(old);
  const byes = TIME_COLUMNS.map((part) => besideByes(part, next, placesOf(next), grids, found.places));
  const carried = [...typedInto(next, grids, found, reading), ...byes.flatMap((column) => column.carried)];
  const lost: OwnCell[] = [...movedParts(planned, found.places), ...byes.flatMap((column) => column.lost)];
  const beside: PlacedValue[] = [];
  const isOfRead = isRead(found, log);
  const ours = Object.values(planned);
  for (const grid of grids) {
    const { sheet } = grid;
    const before = old.sheets.find(({ name }) => name === sheet);
    const after = next.sheets.find(({ name }) => name === sheet);
    for (const cell of heldCells(grid)) {
      if (isOfRead(sheet, cell)) continue;
      const { row, column, value, formula } = cell;
      const at = (place: Place): boolean => place.sheet === sheet && covers(place.area, row, column);
      const was = before && plannedAt(before, row, column);
      const isRoom = before && after && !was && !plannedAt(after, row, column);
      if (isRoom && formula === null && covers(grid.area, row, column)) {
        beside.push({ sheet, row, column, value });
        continue;
      }
      // A title may be a formula that names the event.
      const isTitle = row === 0 && was?.kind === 'value' && was.value === value;
      if ((was?.kind === 'formula' || isTitle) && formula !== null) continue;
      if (was?.kind === 'value' && formula === null) {
        if (was.value === value || ours.some(at)) continue;
        // A number of ours that has come to another row belongs to nobody.
        if (typeof was.value === 'number' && typeof value === 'number') continue;
        const will = after && plannedAt(after, row, column);
        if (will?.kind === 'value' && will.value === was.value) {
          carried.push({ sheet, row, column, value });
          continue;
        }
      }
      lost.push({ sheet, row, column });
    }
  }
  return { carried, lost, beside };
};
