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

/** The columns of the numbers that tell whose each line is, and of which lines: by default of all that have them. */
export interface Owners {
  readonly numbers: readonly NamedPart[];
  readonly isOf?: (numbers: readonly CellValue[]) => boolean;
}

const OF_GAMES: Owners = { numbers: ['Pairings_game'] };
const OF_BYES: Owners = {
  numbers: ['Pairings_game', 'Pairings_round', 'Pairings_leftNo'],
  isOf: ([game]) => game === null,
};

/** The boards of matches; the heading of a match has the number 0. */
export const OF_BOARDS: Owners = {
  numbers: ['Matches_match', 'Matches_board'],
  isOf: ([, board = null]) => board !== null && board !== 0,
};

/** Reads a column of sheets, or of a plan. */
export type Down = (place: Place | undefined) => readonly CellValue[];

/** Whose each line is; `null` for nobody's. */
export const ownersIn = (
  { numbers, isOf = (own) => !own.includes(null) }: Owners,
  places: Places,
  down: Down,
): readonly (string | null)[] => {
  const columns = numbers.map((part) => down(places[part]));
  return (columns[0] ?? []).map((_, line) => {
    const own = columns.map((column) => column[line] ?? null);
    return isOf(own) ? own.join(' ') : null;
  });
};

/** Where parts stand and how they are read, on the old sheets and in the plan. */
interface Moving {
  readonly from: Places;
  readonly to: Places;
  readonly read: Down;
  readonly made: Down;
}

/** Results as typed: `1:0` stays `1:0`, and so does anything we cannot read. */
const typedResults = ({ from, to, read, made }: Moving, reading: Reading) => {
  const meaning = (value: CellValue) => parseTyped(cellText(value), reading);
  const part = to.Matches_result ? 'Matches_result' : 'Pairings_result';
  const owners = to.Matches_result ? OF_BOARDS : OF_GAMES;
  const [stood, planned] = [ownersIn(owners, from, read), ownersIn(owners, to, made)];
  const typed = new Map(read(from[part]).map((value, line) => [stood[line], value]));
  return made(to[part]).flatMap((will, line): PlacedValue[] => {
    const game = planned[line] ?? null;
    const was = (game === null ? null : typed.get(game)) ?? null;
    const isSame = was !== null && was !== will && meaning(was) === meaning(will);
    const isUnknown = was !== null && will === null && meaning(was) === undefined;
    return isSame || isUnknown ? [placedIn(present(to[part]), line, was)] : [];
  });
};

/**
 * Anything typed beside a bye in a date or venue column. It goes to the same player's bye in the same round, or has no room.
 */
const besideByes = (
  part: (typeof TIME_COLUMNS)[number],
  { from, to, read, made }: Moving,
): Pick<CarriedOver, 'carried' | 'lost'> => {
  const [there, room] = [from[part], to[part]];
  const lines = new Map(ownersIn(OF_BYES, to, made).map((bye, line) => [bye, line]));
  const stood = ownersIn(OF_BYES, from, read);
  const [carried, lost]: [PlacedValue[], OwnCell[]] = [[], []];
  read(there).forEach((value, line) => {
    const bye = stood[line] ?? null;
    if (value === null || bye === null || !there) return;
    const place = lines.get(bye);
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
const typedSettings = ({ from, to, read, made }: Moving) =>
  [...LIVE_SETTINGS, 'TieBreaks' as const].flatMap((part): PlacedValue[] => {
    const place = to[part];
    const will = made(place);
    return place
      ? read(from[part]).flatMap((was, line) =>
          meaningOf(part, was) === meaningOf(part, will[line] ?? null) ? [] : [placedIn(place, line, was)],
        )
      : [];
  });

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
  const moving = {
    ...{ from: found.places, to: placesOf(next) },
    read: (place: Place | undefined) => readDown(grids, place),
    made: (place: Place | undefined) => plannedDown(next, place),
  };
  const byes = TIME_COLUMNS.map((part) => besideByes(part, moving));
  const carried = [
    ...[...typedResults(moving, reading), ...typedSettings(moving)],
    ...byes.flatMap((column) => column.carried),
  ];
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
