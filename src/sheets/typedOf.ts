import { whole } from '../grid/reference';
import type { Layout } from './layout';

/**
 * A formula for what stands in a column of Players, as it was typed there, beside the player whose number `who` is; empty
 * where nothing does. `own` is the sheet of the formula.
 */
export const typedOf = (layout: Layout, column: number, who: string, own: string): string => {
  const { players, calculation } = layout;
  const line = `INDEX(${whole(calculation.player.position, own)},${who})`;
  const cell = `INDEX(${whole(players.column(column), own)},${line})`;
  return `IF(${line}=0,"",IFERROR(IF(LEN(${cell})=0,"",${cell}),""))`;
};
