import { fill } from '../../grid/block';
import { area, type Area } from '../../grid/cell';
import type { Block, ConditionalPlan, StyledArea } from '../../grid/plan';
import { fixedCell, inRow, quoted, whole } from '../../grid/reference';
import { timeShown } from '../pairings/dateColumn';
import { DATE_FORMAT } from '../dates';
import type { Layout } from '../layout';
import { ROUND, type RoundLayout } from '../layout/round';
import { LINE, styled } from '../look/style';

/** The row below the title, with the first date of the round; with another one the last, after a dash. */
const ROW = 2;
const FIRST = area(ROW, 0, 1, 2);
const DASH = area(ROW, ROUND.result);
const LAST = area(ROW, ROUND.right, 1, 2);

/** The cells of the dates above the games, each across two columns. */
export const dateMerges = ({ date }: RoundLayout): readonly Area[] => (date ? [FIRST, LAST] : []);

const cellOf = ({ row, column }: Area): Area => area(row, column);

/**
 * Above the games: the date of the round, or the first and the last where its games have several. Beside them, hidden, is
 * what stands on Pairings for each.
 */
export const dateBlocks = (layout: Layout, round: RoundLayout): readonly Block[] => {
  const { sheet, date, game, facts } = round;
  const { columns } = layout.pairings;
  if (!date || columns.date === null) return [];
  const at = inRow(game, sheet);
  const line = `INDEX(${whole(layout.calculation.game.position, sheet)},${at})`;
  const typed = `INDEX(${whole(layout.pairings.column(columns.date), sheet)},${line})`;
  const [first, last] = [fixedCell(facts.first, sheet), fixedCell(facts.last, sheet)];
  const several = (shown: string): string => `IF(${first}<${last},${shown},"")`;
  return [
    fill(date, `IF(${at}=0,"",IFERROR(IF(LEN(${typed})=0,"",${typed}),""))`, DATE_FORMAT),
    fill(facts.first, `MIN(${whole(date, sheet)})`, DATE_FORMAT),
    fill(facts.last, `MAX(${whole(date, sheet)})`, DATE_FORMAT),
    fill(cellOf(FIRST), `IF(${first}=0,"",${first})`, DATE_FORMAT),
    fill(DASH, several(quoted('–'))),
    fill(cellOf(LAST), several(last), DATE_FORMAT),
  ];
};

/**
 * What stands beside a game: its own date where the games of the round have several, and whatever was typed in place of a date;
 * else `otherwise`.
 */
export const dateOr = ({ sheet, date, facts }: RoundLayout, otherwise: string): string => {
  if (!date) return otherwise;
  const own = inRow(date, sheet);
  const isNews = `IF(ISNUMBER(${own}),${fixedCell(facts.first, sheet)}<${fixedCell(facts.last, sheet)},LEN(${own})>0)`;
  return `IF(${isNews},${own},${otherwise})`;
};

/** How dates look: those above the games of this size. */
export const dateStyles = ({ date, column }: RoundLayout, size: number): readonly StyledArea[] =>
  date
    ? [
        styled(area(ROW, 0, 1, ROUND.count), { size, vertical: 'top' }),
        styled(FIRST, { align: 'left' }),
        styled(DASH, { align: 'center' }),
        styled(LAST, { align: 'left' }),
        styled(column(ROUND.note).area, { align: 'left' }),
      ]
    : [];

/** Times of dates that have one; beside a game with the line above it. */
export const dateConditionals = ({ date, column }: RoundLayout): readonly ConditionalPlan[] => {
  if (!date) return [];
  const beside = timeShown(column(ROUND.note).area);
  return [
    timeShown(cellOf(FIRST)),
    timeShown(cellOf(LAST)),
    { ...beside, style: { ...beside.style, lineAbove: LINE } },
  ];
};
