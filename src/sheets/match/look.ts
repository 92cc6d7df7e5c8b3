import type { Tournament } from '../../core/model';
import { address, area, type Area } from '../../grid/cell';
import type { MatchLayout } from '../layout/match';
import type { ConditionalPlan, SheetPlan, StyledArea } from '../../grid/plan';
import { quoted, whole, type Place } from '../../grid/reference';
import {
  fitWidth,
  HEADING,
  INK,
  INPUT_FILL,
  LINE,
  nameWidth,
  QUIET,
  styled,
  topStyles,
  SIZE,
} from '../style';
import { pageHeader } from '../title';
import { formatsOf } from './criteria';

const BLOCK_COLUMNS = 6;
const TEAM_WIDTH = 18;
/** Three lines of a heading. */
const HEAD_HEIGHT = 46;
const TOTAL_HEIGHT = 24;

type Look = Omit<SheetPlan, 'role' | 'name' | 'tabColor' | 'blocks'>;

/** From the first to the last column of a block, as many rows as one of its columns has. */
const blockOf = ({ area: { row, column, rows } }: Place): Area => area(row, column, rows, BLOCK_COLUMNS);

const headOf = (where: Area): Area => ({ ...where, row: where.row - 1, rows: 1 });

const styles = (match: MatchLayout): readonly StyledArea[] => {
  const { total, rounds, boardRows, order, criteria, verdict } = match;
  const blocks = [total, rounds, boardRows].map(({ label }) => blockOf(label));
  const lists = [order, criteria].map(({ no }) => blockOf(no));
  const heads = [total, boardRows].map(({ label }) => headOf(blockOf(label)));
  const bold = (where: Place): StyledArea => styled({ ...where.area, columns: 2 }, { bold: true });
  return [
    ...topStyles(),
    styled(area(1, 0), { bold: true, size: SIZE.lead, color: INK }),
    styled(area(1, match.columns.list), { color: QUIET }),
    styled(area(boardRows.header - 2, match.columns.score), { color: QUIET }),
    ...blocks.map((where) => styled(where, { grid: LINE, align: 'center', vertical: 'center' })),
    ...lists.map((where) => styled(where, { grid: LINE, vertical: 'center' })),
    ...[...heads, ...lists.map(headOf)].map((where) => styled(where, { ...HEADING, align: 'center' })),
    ...[order, criteria].flatMap(({ no, values }) => [
      styled(no.area, { align: 'center' }),
      styled({ ...values.first.area, columns: 3 }, { align: 'center' }),
    ]),
    styled(blockOf(total.label), { bold: true }),
    styled({ ...total.points.first.area, columns: 2 }, { size: SIZE.title }),
    ...[rounds, boardRows].map(({ points }) => bold(points.first)),
    styled(order.code.area, { fill: INPUT_FILL }),
    styled(verdict.label.area, { bold: true, size: SIZE.heading, align: 'right' }),
    styled(verdict.team.area, { bold: true, size: SIZE.heading, indent: 1 }),
  ];
};

/** The code beside a value says how it is shown. */
const formats = (match: MatchLayout): readonly ConditionalPlan[] => {
  const { code, values } = match.order;
  const where: Area = { ...values.first.area, columns: 2 };
  const typed = `TRIM(${address(code.area.row, code.area.column, 'column')}&"")`;
  return formatsOf(match)
    .filter(([, format]) => format !== '0.0')
    .map(([each, numberFormat]) => ({
      area: where,
      formula: `${typed}=${quoted(each)}`,
      style: { numberFormat },
    }));
};

/** Everything of the Match sheet but what stands in its cells. */
export const lookOfMatch = (tournament: Tournament, match: MatchLayout): Look => {
  const { sheet, columns, total, order, criteria, end, hiddenCount } = match;
  const team = Math.min(TEAM_WIDTH, nameWidth(tournament.teams.map(({ name }) => name)));
  const widths = [8, team, team, 14, 14, 10, 3, 4, 14, 52, team, team, team];
  return {
    styles: styles(match),
    columns: [
      ...widths.map((width, from) => ({ from, count: 1, width })),
      { from: columns.hidden, count: hiddenCount, width: 6, hidden: true },
    ],
    rows: [
      { row: 1, height: TOTAL_HEIGHT },
      { row: total.header, height: HEAD_HEIGHT },
      { row: total.header + 1, height: TOTAL_HEIGHT },
      { row: criteria.header, height: HEAD_HEIGHT },
    ],
    freeze: { rows: total.header + 1, columns: 0 },
    tables: [],
    validations: [{ area: order.code.area, source: whole(criteria.code, sheet), refuse: false }],
    conditionals: formats(match),
    print: {
      area: area(0, 0, end, columns.hidden),
      landscape: true,
      ...fitWidth(widths, true, end <= 45),
      header: pageHeader(tournament),
    },
  };
};
