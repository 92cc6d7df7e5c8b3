import { fixedCell, inRow, quoted, whole, type Place } from '../../grid/reference';
import type { SheetWords } from '../../language/words';
import { isNoDateFormula } from '../dates';
import { PAIRINGS, type Layout } from '../layout';

const placeOf = ({ pairings: table }: Layout, wanted: string): Place | null => {
  const found = table.times.find(({ cell }) => cell === wanted);
  return found ? table.column(found.column) : null;
};

/** What the check of a game may say of its date, in these words; where it says nothing, all that there is room for is less. */
export const dateChecks = (layout: Layout, words: SheetWords): readonly string[] => [
  ...(placeOf(layout, 'date') ? [words.checkNoDate] : []),
  ...(placeOf(layout, 'planned') ? [words.checkTwiceThatDay] : []),
  ...(layout.tournament.breaks ? [words.checkBreak, words.checkBoards, words.checkOverdue] : []),
];

/**
 * Whether the open game of a line was moved to a day on which one of its players has another game, or to the time of one where more
 * games are planned for the first day than fit a round; `null` where no planned dates are kept. Lines of games that were not moved, nearly all, are done with the comparison of two cells.
 */
const clashFormula = (layout: Layout, isOpen: string): string | null => {
  const [date, planned] = [placeOf(layout, 'date'), placeOf(layout, 'planned')];
  if (!date || !planned) return null;
  const { sheet } = date;
  const [own, before] = [inRow(date, sheet), inRow(planned, sheet)];
  const sides = [PAIRINGS.leftNo, PAIRINGS.rightNo].map((side) => layout.pairings.column(side));
  const days = whole(date, sheet);
  const onDay = (cells: string, day: string): string => `${cells},">="&${day},${cells},"<"&(${day}+1)`;
  const isTwice = (when: string): string => {
    const games = sides.flatMap((side) =>
      sides.map((player) => `COUNTIFS(${when},${whole(side, sheet)},${inRow(player, sheet)})`),
    );
    return `${games.join('+')}>2`;
  };
  const plans = whole(planned, sheet);
  const manyADay = `COUNTIFS(${onDay(plans, `INT(MIN(${plans}))`)})>${layout.playerCount / 2}`;
  const twice = `IF(${manyADay},${isTwice(`${days},${own}`)},${isTwice(onDay(days, `INT(${own})`))})`;
  const isMoved = `IF(ISNUMBER(${own}),IF(ISNUMBER(${before}),INT(${own})<>INT(${before}),FALSE),FALSE)`;
  return `IF(${isMoved},IF(${isOpen},${twice},FALSE),FALSE)`;
};

/** Whether the open game of a line is on a day without play. A range without a last day is a single one. */
const breakFormula = (layout: Layout, isOpen: string): string | null => {
  const [date, { breaks }] = [placeOf(layout, 'date'), layout.tournament];
  if (!date || !breaks) return null;
  const { sheet } = date;
  const side = (column: number): string =>
    whole({ ...breaks, area: { ...breaks.area, column: breaks.area.column + column, columns: 1 } }, sheet);
  const [from, to, own] = [side(0), side(1), inRow(date, sheet)];
  const day = `INT(${own})`;
  const found = `COUNTIFS(${from},${day})+COUNTIFS(${from},"<="&${day},${to},">="&${day})>0`;
  return `IF(MAX(${from})>0,IF(ISNUMBER(${own}),IF(${isOpen},${found},FALSE),FALSE),FALSE)`;
};

/** Whether more games are played when and where that of a line is than there are boards, and it is open. */
const boardsFormula = (layout: Layout, isOpen: string): string | null => {
  const { occasion } = layout.calculation;
  const date = placeOf(layout, 'date');
  if (!date || !occasion || !layout.tournament.breaks) return null;
  const { sheet } = date;
  const boards = fixedCell(layout.tournament.setting('boards'), sheet);
  const all = whole(occasion, sheet);
  const own = `INDEX(${all},${inRow(layout.pairings.column(PAIRINGS.game), sheet)})`;
  return `IF(ISNUMBER(${boards}),IF(${isOpen},IF(${own}>0,COUNTIFS(${all},${own})>${boards},FALSE),FALSE),FALSE)`;
};

/** Whether the open game of a line was due, by its deadline or else its date, before the day that the sheet Tournament says. */
const overdueFormula = (layout: Layout, isOpen: string): string | null => {
  const [date, deadline] = [placeOf(layout, 'date'), placeOf(layout, 'deadline')];
  if (!date || !layout.tournament.breaks) return null;
  const { sheet } = date;
  const asOf = fixedCell(layout.tournament.setting('asOf'), sheet);
  const before = (cell: string): string => `IF(ISNUMBER(${cell}),${cell}<INT(${asOf}),FALSE)`;
  const own = before(inRow(date, sheet));
  const last = deadline && inRow(deadline, sheet);
  const due = last === null ? own : `IF(LEN(${last})>0,${before(last)},${own})`;
  return `IF(ISNUMBER(${asOf}),IF(${isOpen},${due},FALSE),FALSE)`;
};

/** What there is to say of the date of a line's game, and where there is nothing, what `otherwise` says. */
export const orOfDate = (layout: Layout, words: SheetWords, isOpen: string, otherwise: string): string => {
  const date = placeOf(layout, 'date');
  return [
    [date && `IF(${isNoDateFormula(inRow(date, date.sheet))},${isOpen},FALSE)`, words.checkNoDate] as const,
    [clashFormula(layout, isOpen), words.checkTwiceThatDay] as const,
    [breakFormula(layout, isOpen), words.checkBreak] as const,
    [boardsFormula(layout, isOpen), words.checkBoards] as const,
    [overdueFormula(layout, isOpen), words.checkOverdue] as const,
  ].reduceRight(
    (inner, [formula, text]) => (formula === null ? inner : `IF(${formula},${quoted(text)},${inner})`),
    otherwise,
  );
};
