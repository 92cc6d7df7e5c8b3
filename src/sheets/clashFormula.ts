import { inRow, whole, type Place } from '../grid/reference';
import { PAIRINGS, type Layout } from './layout';

const placeOf = ({ pairings: table }: Layout, wanted: string): Place | null => {
  const found = table.times.find(({ cell }) => cell === wanted);
  return found ? table.column(found.column) : null;
};

/** Whether Pairings says of games that they were moved to a day on which a player has another one. */
export const watchesClashes = (layout: Layout): boolean => placeOf(layout, 'planned') !== null;

/**
 * Whether the open game of a line was moved to a day on which one of its players has another game; `null` where no planned dates are
 * kept. Lines of games that were not moved, nearly all, are done with the comparison of two cells.
 */
export const clashFormula = (layout: Layout, isOpen: string): string | null => {
  const [date, planned] = [placeOf(layout, 'date'), placeOf(layout, 'planned')];
  if (!date || !planned) return null;
  const { sheet } = date;
  const [own, before] = [inRow(date, sheet), inRow(planned, sheet)];
  const sides = [PAIRINGS.leftNo, PAIRINGS.rightNo].map((side) => layout.pairings.column(side));
  const days = whole(date, sheet);
  const onDay = `${days},">="&INT(${own}),${days},"<"&(INT(${own})+1)`;
  const games = sides.flatMap((side) =>
    sides.map((player) => `COUNTIFS(${onDay},${whole(side, sheet)},${inRow(player, sheet)})`),
  );
  const isMoved = `IF(ISNUMBER(${own}),IF(ISNUMBER(${before}),INT(${own})<>INT(${before}),FALSE),FALSE)`;
  return `IF(${isMoved},IF(${isOpen},${games.join('+')}>2,FALSE),FALSE)`;
};
