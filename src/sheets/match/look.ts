import type { Tournament } from '../../core/model';
import { address, area, type Area } from '../../grid/cell';
import type { MatchLayout } from '../layout/match';
import type { ConditionalPlan, SheetPlan, StyledArea } from '../../grid/plan';
import { quoted, whole, type Place } from '../../grid/reference';
import { HEADING, INPUT_FILL, LINE, nameWidth, QUIET, styled, wholeWidth } from '../style';
import { formatsOf } from './criteria';
import { pageConditionals, pageStyles } from './pageLook';
import { pageMerges, pagePrint, pageRows, pageWidths } from './pageShape';

const BLOCK_COLUMNS = 6;
const TEAM_WIDTH = 22;
const GAP = 3;
/** From so many columns of numbers on names stay in sight. */
const MANY = 12;

type Look = Omit<SheetPlan, 'role' | 'name' | 'tabColor' | 'blocks'>;

/** From the first to the last column of a block, as many rows as one of its columns has. */
const blockOf = ({ area: { row, column, rows } }: Place): Area => area(row, column, rows, BLOCK_COLUMNS);

/** What stands beside the page: the list with its codes, every criterion, rounds and boards in full. */
const besideStyles = (match: MatchLayout): readonly StyledArea[] => {
  const { total, rounds, boardRows, order, criteria, verdict, header, columns } = match;
  const blocks = [total, rounds, boardRows].map(({ label }) => blockOf(label));
  const lists = [order, criteria].map(({ no }) => blockOf(no));
  const heads = [order.no, criteria.no, total.label, boardRows.label].map(({ area: { column } }) =>
    area(header, column, 1, BLOCK_COLUMNS),
  );
  const bold = (where: Place): StyledArea => styled({ ...where.area, columns: 2 }, { bold: true });
  return [
    styled(area(header - 1, columns.list, 1, columns.hidden - columns.list), { color: QUIET }),
    ...blocks.map((where) => styled(where, { grid: LINE, align: 'center', vertical: 'center' })),
    ...lists.map((where) => styled(where, { grid: LINE, vertical: 'center' })),
    ...heads.map((where) => styled(where, { ...HEADING, align: 'center' })),
    ...[order, criteria].flatMap(({ no, values }) => [
      styled(no.area, { align: 'center' }),
      styled({ ...values.first.area, columns: 3 }, { align: 'center' }),
    ]),
    styled(blockOf(total.label), { bold: true }),
    ...[rounds, boardRows].map(({ points }) => bold(points.first)),
    styled(order.code.area, { fill: INPUT_FILL }),
    styled(verdict.label.area, { bold: true, align: 'right' }),
    styled(verdict.team.area, { bold: true, align: 'left', indent: 1 }),
  ];
};

/** The code of a line says how its values are shown. */
const formats = (
  match: MatchLayout,
  where: Area,
  also: ConditionalPlan['style'] = {},
): readonly ConditionalPlan[] => {
  const { code } = match.order;
  const typed = `TRIM(${address(code.area.row, code.area.column, 'column')}&"")`;
  return formatsOf(match)
    .filter(([, format]) => format !== '0.0')
    .map(([each, numberFormat]) => ({
      area: where,
      formula: `${typed}=${quoted(each)}`,
      style: { ...also, numberFormat },
    }));
};

/** Everything of the Match sheet but what stands in its cells. */
export const lookOfMatch = (tournament: Tournament, match: MatchLayout): Look => {
  const { sheet, page, columns, order, criteria, hiddenCount } = match;
  const team = Math.min(TEAM_WIDTH, nameWidth(tournament.teams.map(({ name }) => name)));
  const ahead = wholeWidth(
    tournament.teams.map(({ name }) => name),
    team,
  );
  const list = [5, 14, 58, team, team, ahead, GAP];
  const score = [8, team, team, team, team, 10, GAP];
  const widths = [...pageWidths(tournament, match), GAP, ...list, ...list, ...score, ...score];
  const { own } = page.decision.values;
  return {
    styles: [...pageStyles(tournament, match), ...besideStyles(match)],
    columns: [
      ...widths.map((width, from) => ({ from, count: 1, width })),
      { from: columns.hidden, count: hiddenCount, width: 6, hidden: true },
    ],
    rows: pageRows(tournament, match),
    merges: pageMerges(tournament, match),
    freeze: { rows: 0, columns: page.columns > MANY ? page.numbers : 0 },
    tables: [],
    validations: [{ area: order.code.area, source: whole(criteria.code, sheet), refuse: false }],
    conditionals: [
      ...formats(match, { ...order.values.first.area, columns: 2 }),
      // Of two that apply LibreOffice takes the first, so that it has the line, too.
      ...formats(match, { ...own.area, columns: 2 * page.decision.spans.value }, { lineAbove: LINE }),
      ...pageConditionals(match),
    ],
    print: pagePrint(tournament, match),
  };
};
