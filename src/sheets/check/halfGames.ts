import { address, cellText } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import type { PrintedGame } from '../../core/check/printed';
import type { PlacedSchedule, PlacedSide } from '../printed/schedule';

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
