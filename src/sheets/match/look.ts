import type { Tournament } from '../../core/model';
import { address, area, type Area } from '../../grid/cell';
import type { ConditionalPlan, SheetPlan, StyledArea } from '../../grid/plan';
import { whole, type Place, inRow } from '../../grid/reference';
import { columnPlans } from '../look/table';
import type { MatchLayout } from '../layout/match';
import {
  HEADING,
  INPUT_FILL,
  LINE,
  QUIET,
  styled,
  wholeWidth,
  FAINT,
  INK,
  SIZE,
  topStyles,
  whiteFormats,
} from '../look/style';
import { nameWidth } from '../look/wrap';
import { formatsByText } from '../standings/tieBreakColumns';
import { formatsOf } from './criteria';
import {
  pageMerges,
  pagePrint,
  pageRows,
  pageWidths,
  fittedSentence,
  headOf,
  ROOMY,
  sideColumns,
} from './pageShape';
import type { Shown } from '../../core/results/sides';

type Pages = MatchLayout['page'];

const linesStyles = (page: Pages): readonly StyledArea[] =>
  [page.byRound, page.byBoard].flatMap(({ head, heads }) => {
    const count = heads.area.columns;
    return [
      styled(area(head, 0, 1, page.numbers + count), HEADING),
      styled(heads.area, { align: 'center' }),
      styled(area(head + 1, 0, 2, page.numbers + count), { grid: LINE, vertical: 'center' }),
      styled(area(head + 1, page.numbers, 2, count), { align: 'center' }),
      styled(area(head + 1, 0, 2, 2), { wrap: true, bold: true, align: 'left', indent: 1 }),
      styled(area(head, 0, 1, 2), { align: 'left', indent: 1 }),
    ];
  });

const totalStyles = ({ byRound, total }: Pages): readonly StyledArea[] => {
  const { column } = total.first.area;
  return [
    styled(area(byRound.head, column), { ...HEADING, align: 'center' }),
    styled(area(byRound.head + 1, column, 2), {
      grid: LINE,
      bold: true,
      align: 'center',
      vertical: 'center',
    }),
  ];
};

const decisionStyles = ({ decision, count }: Pages): readonly StyledArea[] => {
  const { head, no, name, ahead, values, spans } = decision;
  const rows = no.area.rows;
  const value = area(head + 1, values.own.area.column, rows, 2 * spans.value);
  return [
    styled(area(head, 0, 1, Math.min(count, values.other.area.column + spans.value)), HEADING),
    styled(area(head, values.own.area.column, 1, 2 * spans.value), { align: 'center' }),
    styled(no.area, { align: 'center', vertical: 'center', color: QUIET }),
    styled(name.area, { vertical: 'center', wrap: true }),
    styled({ ...ahead.area, columns: spans.ahead }, { vertical: 'center', bold: true, wrap: true }),
    styled(value, { align: 'center', vertical: 'center' }),
  ];
};

const tableStyles = (tournament: Tournament, match: MatchLayout): readonly StyledArea[] => {
  const { page } = match;
  const { table, cells, header, foot, no, name, points, side } = page;
  const { column, columns } = table.area;
  const roomy = page.width >= ROOMY;
  const { turned } = headOf(tournament, match);
  return [
    styled(area(side.area.row, column, 2, columns), HEADING),
    styled(area(side.area.row, side.area.column, 1, sideColumns(tournament, match)), {
      align: 'center',
      wrap: false,
    }),
    styled(area(header, 0), { align: 'center' }),
    styled(area(header, page.numbers, 1, columns - page.numbers), {
      align: 'center',
      ...(turned ? { rotation: 90, vertical: 'bottom' } : {}),
    }),
    styled(area(header, points.area.column), { rotation: 0, vertical: 'center' }),
    styled(area(no.area.row, 0, no.area.rows + 1, columns), { grid: LINE, vertical: 'center' }),
    styled(no.area, { align: 'center', color: QUIET }),
    styled(name.area, { wrap: true, bold: true, align: 'left', indent: 1 }),
    styled(area(header, page.label), { align: 'left', indent: 1 }),
    styled(
      { ...cells.area, columns: cells.area.columns + 1 },
      { align: 'center', ...(roomy ? { size: SIZE.lead } : {}) },
    ),
    styled(points.area, { bold: true }),
    styled(area(foot.area.row, page.label), { align: 'right', color: QUIET, indent: 1 }),
    styled(foot.area, { align: 'center', bold: true, ...(roomy ? { size: SIZE.lead } : {}) }),
    styled(page.legend.area, { color: QUIET }),
  ];
};

/** The looks of what is printed. */
const pageStyles = (tournament: Tournament, match: MatchLayout): readonly StyledArea[] => {
  const { page } = match;
  const { size } = fittedSentence(tournament, pageWidths(tournament, match));
  return [
    ...topStyles(),
    styled(page.sentence.area, { bold: true, size, color: INK, wrap: true, vertical: 'center' }),
    styled(page.status.area, { color: QUIET }),
    ...tableStyles(tournament, match),
    ...linesStyles(page),
    ...totalStyles(page),
    ...decisionStyles(page),
  ];
};

/** A game to come is grey, White bold, and whoever has left struck out with what does not count. */
const pageConditionals = (
  shown: Shown,
  { sheet, page, live, white }: MatchLayout,
): readonly ConditionalPlan[] => {
  const { cells, names, counts, decision } = page;
  const { row, column } = cells.area;
  const hasLeft = `${inRow(live, sheet)}=0`;
  const opponentLeft = `${address(counts.area.row, column, 'row')}=0`;
  const left = { italic: true, strike: true, color: QUIET } as const;
  return [
    { area: cells.area, formula: `LEFT(${address(row, column)},1)="("`, style: { color: FAINT } },
    { area: cells.area, formula: `OR(${hasLeft},${opponentLeft})`, style: { italic: true, color: QUIET } },
    ...whiteFormats(shown, cells.area, `${address(row, white.area.column)}>0`),
    { area: area(row, 0, cells.area.rows, 2), formula: hasLeft, style: left },
    { area: names.area, formula: opponentLeft, style: left },
    {
      area: area(
        decision.head + 1,
        0,
        decision.no.area.rows,
        decision.values.other.area.column + decision.spans.value,
      ),
      formula: `LEN(${address(decision.head + 1, decision.name.area.column, 'column')})>0`,
      style: { lineAbove: LINE },
    },
  ];
};

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

/** Everything of the Match sheet but what stands in its cells. */
export const lookOfMatch = (tournament: Tournament, match: MatchLayout): Look => {
  const { sheet, page, columns, order, criteria, hiddenCount } = match;
  const names = tournament.teams.map(({ name }) => name);
  const team = Math.min(TEAM_WIDTH, nameWidth(names));
  const ahead = wholeWidth(names, team);
  const list = [5, 14, 58, team, team, ahead, GAP];
  const score = [8, team, team, team, team, 10, GAP];
  const widths = [...pageWidths(tournament, match), GAP, ...list, ...list, ...score, ...score];
  const { own } = page.decision.values;
  // The code of a line says how its values are shown.
  const typed = `TRIM(${address(order.code.area.row, order.code.area.column, 'column')}&"")`;
  const formats = formatsOf(match).filter(({ format }) => format !== '0.0');
  return {
    styles: [...pageStyles(tournament, match), ...besideStyles(match)],
    columns: columnPlans(widths, { from: columns.hidden, count: hiddenCount }),
    rows: pageRows(tournament, match),
    merges: pageMerges(tournament, match),
    freeze: { rows: 0, columns: page.columns > MANY ? page.numbers : 0 },
    validations: [{ area: order.code.area, source: whole(criteria.code, sheet), refuse: false }],
    conditionals: [
      ...formatsByText({ ...order.values.first.area, columns: 2 }, typed, formats),
      // Of two that apply LibreOffice takes the first, so that it has the line, too.
      ...formatsByText({ ...own.area, columns: 2 * page.decision.spans.value }, typed, formats, {
        lineAbove: LINE,
      }),
      ...pageConditionals(tournament, match),
    ],
    print: pagePrint(tournament, match),
  };
};
