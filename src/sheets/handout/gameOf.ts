import { whole, type Place } from '../../grid/reference';
import { markFormula } from '../calculation/games';
import { NOT_PLAYED, type Layout } from '../layout';

/**
 * The game of a player, by number, in the round that `round` names: its number, negative with Black; 0 where they have none.
 * A formula on the sheet `own`.
 */
export const gameIn = (layout: Layout, own: string, no: number, round: string): string => {
  const { grid } = layout.calculation;
  const line = (where: Place): string =>
    whole({ sheet: where.sheet, area: { ...where.area, row: where.area.row + no - 1, rows: 1 } }, own);
  return `IFERROR(INDEX(${line(grid.games)},1,MATCH(${round},${line(grid.rounds)},0)),0)`;
};

/** What of a game is told from the side of a player; each a formula of the cell that `gameIn` filled. */
export const gameTold = (layout: Layout, own: string) => {
  const { game, player } = layout.calculation;
  const all = (where: Place): string => whole(where, own);
  const either = (cell: string, withWhite: string, withBlack: string): string =>
    `IF(${cell}>0,INDEX(${withWhite},${cell}),INDEX(${withBlack},0-${cell}))`;
  /** What stands for the game in a column of the games. */
  const of = (where: Place, cell: string): string => `INDEX(${all(where)},MAX(${cell},0-${cell}))`;
  return {
    of,
    opponent: (cell: string): string => either(cell, all(game.black), all(game.white)),
    nameOf: (no: string): string => `INDEX(${all(player.name)},${no})`,
    /** The result as the player's side has it; a dash where it will not be played, nothing before it is. */
    mark: (cell: string, said = (sign: string): string => sign): string => {
      const mark = markFormula(layout, (where) => of(where, cell), `${cell}>0`, own);
      const open = `IF(${of(game.alive, cell)}=0,"${NOT_PLAYED}","")`;
      return `IF(${cell}=0,"",IF(${of(game.outcome, cell)}>0,${said(mark)},${open}))`;
    },
    /** A sign beside a game that does not count: nothing that whoever reads the sheet could take for a number. */
    uncounted: (cell: string): string => `IF(${cell}=0,"",IF(${of(game.alive, cell)}=0,"x",""))`,
    /** Where the game stands in the table Pairings, as far as it is there. */
    position: (cell: string): string => of(game.position, cell),
  };
};
