import type { Misprint } from '../../core/check/misprint';
import { type PrintedGame, sidesAt } from '../../core/check/printed';
import { groupedBy } from '../../core/grouped';
import { entryAt } from '../../core/present';
import { address, cellText, type CellValue } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import { viewOfGrid } from '../view';
import { boardOf } from '../adopt/board';
import type { ResultLine } from '../adopt/resultLines';
import { findResults, gamesAndRests } from '../adopt/results';
import { placedSide, type PlacedSchedule, type PlacedSide } from '../printed/table';

type PlacedGame = PrintedGame<PlacedSide>;

/** Nothing but a dash or a colon, or nothing at all, stands where an opponent should. */
const IS_BLANK = /^[\s\-‐-―−:]*$/u;

interface Partner {
  readonly column: number;
  /** Whether the side that has this partner has White. */
  readonly isWhite: boolean;
}

/** The column of the other side, by the column of one, where games stand in two cells each. */
const partnersOf = ({ rounds }: PlacedSchedule): ReadonlyMap<number, Partner> => {
  const partners = new Map<number, Partner>();
  for (const { white, black } of rounds.flatMap(({ games }) => games)) {
    if (white.row !== black.row || white.column === black.column) continue;
    partners.set(white.column, { column: black.column, isWhite: true });
    partners.set(black.column, { column: white.column, isWhite: false });
  }
  return partners;
};

/**
 * Games of which only one side stands there: `7-`, or a number with a blank cell beside it. In an odd field that is a bye, and most
 * rounds have one; elsewhere the label beside it is missing, and its place is known.
 */
export const withHalfGames = (grid: Grid, schedule: PlacedSchedule): PlacedSchedule => {
  const resting = schedule.rounds.filter(({ rests }) => rests.length > 0);
  if (resting.length * 2 > schedule.rounds.length) return schedule;
  const partners = partnersOf(schedule);
  const textAt = (row: number, column: number): string =>
    cellText(grid.values[row - grid.area.row]?.[column - grid.area.column]);
  const gameOf = (side: PlacedSide): Omit<PlacedGame, 'board'> | null => {
    const { row, column, start, length } = side;
    const partner = partners.get(column);
    if (partner) {
      const label = textAt(row, partner.column);
      if (!IS_BLANK.test(label)) return null;
      const cell = address(row, partner.column);
      const blank = { label, cell, row, column: partner.column, start: 0, length: label.length };
      return partner.isWhite ? { white: side, black: blank } : { white: blank, black: side };
    }
    const text = textAt(row, column);
    const [before, after] = [text.slice(0, start), text.slice(start + length)];
    if (!IS_BLANK.test(before) || !IS_BLANK.test(after)) return null;
    const at = after.trim() === '' ? 0 : text.length;
    const blank = { ...side, label: '', start: at, length: 0 };
    return at === 0 ? { white: blank, black: side } : { white: side, black: blank };
  };
  const inOrder = (one: PlacedGame, other: PlacedGame): number =>
    one.white.row - other.white.row || one.white.column - other.white.column;
  return {
    ...schedule,
    rounds: schedule.rounds.map((round) => {
      const halves = round.rests.map((side) => ({ side, game: gameOf(side) }));
      if (halves.every(({ game }) => game === null)) return round;
      const games = [
        ...round.games,
        ...halves.flatMap(({ game }) => (game ? [{ board: 0, ...game }] : [])),
      ].sort(inOrder);
      const isCounted = round.games.every(({ board }, place) => board === place + 1);
      return {
        ...round,
        games: isCounted
          ? games.map((game, place) => ({ ...game, board: place + 1 }))
          : games.map((game, place) => ({ ...game, board: game.board === 0 ? place + 1 : game.board })),
        rests: halves.flatMap(({ side, game }) => (game ? [] : [side])),
      };
    }),
  };
};

/** Pairings by name in rounds, such as our own sheet has them: names are the labels. `null` where there are none, or a line of them is none. */
export const readNamedRounds = (grid: Grid): PlacedSchedule | null => {
  const board = boardOf(viewOfGrid(grid));
  const place = findResults(board);
  if (!place || place.black === null) return null;
  const { lines, rests, isRest, left } = gamesAndRests(board, place);
  const games = lines.filter((line) => !rests.includes(line));
  if (left.length > 0 || lines.some(({ round }) => round === null)) return null;
  const sidesOf = ({ row, sides, white, black }: ResultLine): readonly [PlacedSide, PlacedSide] => {
    const side = (label: string, column: number): PlacedSide =>
      placedSide(board, row, column, { label, start: 0, length: label.length });
    return [side(white, sides[0]), side(black, sides[1])];
  };
  const rounds = [...new Set(lines.map(({ round }) => round ?? 0))].sort((one, other) => one - other);
  return {
    rounds: rounds.map((round) => ({
      round,
      games: games
        .filter((line) => line.round === round)
        .map((line, at) => {
          const [white, black] = sidesOf(line);
          return { board: at + 1, white, black };
        }),
      rests: rests
        .filter((line) => line.round === round)
        .flatMap((line) => sidesOf(line).filter(({ label }) => !isRest(label))),
    })),
    coloured: true,
    labels: games.flatMap(sidesOf),
  };
};

/** A cell of a typed schedule as it stands, and as it is repaired. */
export interface CellRepair {
  readonly sheet: string;
  readonly cell: string;
  readonly row: number;
  readonly column: number;
  readonly before: CellValue;
  readonly after: CellValue;
  /** The number format that stands there. */
  readonly format: string;
}

/** A label in a cell that becomes another one. */
interface Edit {
  readonly side: PlacedSide;
  readonly to: string;
}

/** The labels that a repair changes; none where it is open, or changes more than labels. */
const editsOf = ({ rounds }: PlacedSchedule, { at, repair }: Misprint): readonly Edit[] => {
  if (!at || !repair) return [];
  const sides = sidesAt(entryAt(rounds, at.round), at);
  if (repair.length !== 0 && repair.length !== sides.length) return [];
  return sides
    .map((side, place) => ({ side, to: repair[place] ?? '' }))
    .filter(({ side, to }) => side.label !== to);
};

/** A cell's text with its labels changed; `null` where one of them does not stand there as it was read. */
const edited = (text: string, edits: readonly Edit[]): string | null =>
  [...edits]
    .sort((one, other) => other.side.start - one.side.start)
    .reduce<string | null>((all, { side: { label, start, length }, to }) => {
      if (all?.slice(start, start + length).normalize('NFKC') !== label) return null;
      return all.slice(0, start) + to + all.slice(start + length);
    }, text);

const valueOf = (text: string, before: CellValue): CellValue => {
  if (text === '' || /^[\s\-–:]*$/u.test(text)) return null;
  return typeof before !== 'string' && /^-?\d{1,9}$/.test(text) ? Number(text) : text;
};

/**
 * The cells that the certain repairs of a schedule change, each once. No cell with a formula is among them, and none whose label does not
 * stand where it was read, as in a table that shows rounds.
 */
export const repairsOf = (
  grid: Grid,
  schedule: PlacedSchedule,
  misprints: readonly Misprint[],
): readonly CellRepair[] => {
  const all = misprints.flatMap((misprint) => editsOf(schedule, misprint));
  const byCell = groupedBy(all, ({ side }) => side.cell);
  return [...byCell.values()].flatMap((edits): readonly CellRepair[] => {
    const [first] = edits;
    if (!first) return [];
    const { row, column } = first.side;
    const [down, along] = [row - grid.area.row, column - grid.area.column];
    const before = grid.values[down]?.[along] ?? null;
    const after = edited(cellText(before), edits);
    if (after === null || (grid.formulas[down]?.[along] ?? null) !== null) return [];
    const place = { sheet: grid.sheet, cell: address(row, column), row, column };
    return [
      { ...place, before, after: valueOf(after, before), format: grid.formats[down]?.[along] ?? 'General' },
    ];
  });
};
