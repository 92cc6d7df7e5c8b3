import { quoted, writing, cellIn } from '../../grid/reference';
import { hasColours } from '../../core/results/sides';
import { type Side, SIDES } from '../../core/model';
import type { TeamEvent } from '../../core/teamEvent/model';
import type { SheetWords } from '../../language/words';
import { rows, textRow } from '../../grid/block';
import { address, area } from '../../grid/cell';
import type { SheetPlan, StyledArea, ValidationPlan } from '../../grid/plan';
import { MATCH_COLUMNS, TEAM_COLUMNS, type TeamEventLayout } from '../layout/teamEvent';
import { timeShown } from '../pairings/dateColumn';
import { isNoDateFormula, TIME_WIDTH } from '../dates';
import { aired, partsAt, type LongPart } from '../look/page';
import { printOf } from '../look/paging';
import {
  ACCENT,
  alarmWhen,
  HEAD_FILL,
  HEADING,
  INPUT_FILL,
  LINE,
  QUIET,
  SIZE,
  styled,
  TAB,
  textWidth,
  topStyles,
} from '../look/style';
import { pageHeader, titleOf } from '../look/title';
import { linesIn } from '../look/wrap';
import { blocksOf, keysOf, type Line, linesOf, matchAt } from './matchCells';
import { statusLine } from './status';
import { columnPlans } from '../look/table';

/** A longer name of a team wraps: the width of a column of names is for those who sit at the boards. */
const TEAM_MOST = 30;

/** The heights of lines, with room for two lines where a team has a long name: matches may be swapped. */
const heightsOf = ({ players }: TeamEvent): Readonly<Record<Line['kind'], number>> => ({
  round: 27,
  match: players.some(({ name }) => linesIn(name, TEAM_MOST) > 1) ? 32 : 20,
  board: 16,
});

const styles = (layout: TeamEventLayout): readonly StyledArea[] => {
  const { matches } = layout;
  const { count, board, home, result, away, check, times } = matches.columns;
  const ofLine = ({ kind, row }: Line): readonly StyledArea[] => {
    if (kind === 'round')
      return [
        styled(area(row, 0, 1, count), { bold: true, size: SIZE.lead, color: ACCENT, vertical: 'bottom' }),
      ];
    if (kind === 'match')
      return [
        styled(area(row, 0, 1, count), { bold: true, fill: HEAD_FILL, vertical: 'center', wrap: true }),
        styled(area(row, check), { bold: false, color: QUIET }),
        ...(times
          ? [styled(area(row, times.date, 1, 2), { bold: false, fill: INPUT_FILL, grid: LINE })]
          : []),
      ];
    return [
      styled(area(row, 0, 1, count), { vertical: 'center', wrap: true }),
      styled(area(row, home, 1, 3), { fill: INPUT_FILL, grid: LINE }),
    ];
  };
  const body = (column: number) => area(matches.first, column, matches.rows);
  return [
    ...topStyles(),
    styled(area(2, 0), { color: QUIET, italic: true, vertical: 'top' }),
    styled(area(0, check, 3), { color: QUIET, italic: true, wrap: true, vertical: 'top' }),
    styled(area(matches.header, 0, 1, count), HEADING),
    ...linesOf(layout).flatMap(ofLine),
    ...linesOf(layout).flatMap(({ kind, row }) =>
      kind === 'round' ? [] : [styled(area(row, board), { align: 'center' })],
    ),
    styled(area(matches.header, board), { align: 'center' }),
    styled(area(matches.header, result), { align: 'center' }),
    ...[home, away].map((column) => styled(area(matches.header, column), { indent: 1 })),
    styled(body(result), { align: 'center' }),
    ...[home, away, check].map((column) => styled(body(column), { align: 'left', indent: 1 })),
    ...linesOf(layout).flatMap(({ kind, row }) =>
      kind === 'round'
        ? [styled(area(row, away), { bold: false, size: SIZE.body, color: QUIET, align: 'right' })]
        : [],
    ),
    ...(times
      ? [
          styled(body(times.date), { align: 'center' }),
          styled(area(matches.header, times.date), { align: 'center' }),
          styled(body(times.venue), { align: 'left', indent: 1 }),
        ]
      : []),
  ];
};

/** Drop-downs that help: results, and the members of the team that sits on a side. */
const validations = (
  event: TeamEvent,
  layout: TeamEventLayout,
  words: SheetWords,
): readonly ValidationPlan[] => {
  const { calculation, matches, teams, memberRows } = layout;
  const { all, cell } = writing(matches.sheet);
  const first = cell({ sheet: teams.sheet, area: area(teams.first, TEAM_COLUMNS.name) });
  /** Those of the team whose number stands in the row of a board: matches, and home and away, may be swapped. */
  const members = (row: number, side: Side): string => {
    const no = cell(cellIn(matches.key(side === 'home' ? 'homeNo' : 'awayNo'), row - matches.first));
    return `OFFSET(${first},(${no}-1)*${memberRows + 1}+1,0,${memberRows})`;
  };
  return linesOf(layout).flatMap((line): readonly ValidationPlan[] => {
    if (line.kind !== 'board' || line.board > 0) return [];
    const match = matchAt(event, line);
    const count = match.boards.length;
    const prompt = { title: words.name, text: words.teamEvent.namePrompt };
    return [
      ...SIDES.map((side) => ({
        area: area(line.row, MATCH_COLUMNS[side], count),
        source: members(line.row, side),
        refuse: false,
        prompt,
      })),
      {
        area: area(line.row, MATCH_COLUMNS.result, count),
        source: all(calculation.choices.results),
        refuse: false,
      },
    ];
  });
};

const CHECK_WIDTH = 56;
const LEAST_VENUE = 12;
/** Rounds that no page parts but between matches, where one is longer than a page. */
const roundParts = (layout: TeamEventLayout): readonly LongPart[] => {
  const lines = linesOf(layout);
  // A round's heading stays with its first match.
  const starts = lines.filter(
    ({ kind }, index) => kind === 'round' || (kind === 'match' && lines[index - 1]?.kind === 'board'),
  );
  return partsAt(
    starts.map(({ row }) => row),
    starts.map(({ kind }) => kind === 'round'),
  );
};

const widthsOf = ({ players: teams, games: matches, dated }: TeamEvent): readonly number[] => {
  const ofTeams = teams.map(({ name }) => name);
  const ofMembers = teams.flatMap(({ members }) => members.map(({ name }) => name));
  const names = Math.max(Math.min(TEAM_MOST, textWidth(ofTeams, 20)), textWidth(ofMembers, 20));
  const held = matches.map(({ venue = '' }) => venue);
  const venues = textWidth(held, LEAST_VENUE);
  return [14, names, 11, names, ...(dated ? [TIME_WIDTH, venues] : []), CHECK_WIDTH];
};

/** The sheet Matches: round by round and match by match, a line a board, where line-ups and results are typed. */
export const makeMatchesSheet = (event: TeamEvent, layout: TeamEventLayout, words: SheetWords): SheetPlan => {
  const { matches } = layout;
  const { check, times } = matches.columns;
  const bold = hasColours(event);
  const widths = widthsOf(event);
  const keys = matches.hidden;
  const heights = heightsOf(event);
  const lines = [aired(2), ...linesOf(layout).map(({ kind, row }) => ({ row, height: heights[kind] }))];
  const [boardNo, white] = [matches.key('boardNo'), matches.key('white')].map((column) =>
    address(matches.first, column.area.column, 'column'),
  ) as [string, string];
  const said = address(matches.first, check, 'column');
  const noDate = times ? isNoDateFormula(address(matches.first, times.date, 'column')) : 'FALSE';
  return {
    role: 'team-event',
    name: matches.sheet,
    tabColor: TAB.typed,
    blocks: [
      textRow(0, 0, [titleOf(event, words.teamEvent.matches)]),
      statusLine(layout, words, matches.sheet),
      ...(bold ? [textRow(2, 0, [`${words.tables.legend.bold}.`])] : []),
      textRow(0, check, [words.teamEvent.hint]),
      textRow(matches.header, 0, [
        ...[words.teamEvent.matchBoard, words.teamEvent.home, words.result, words.teamEvent.away],
        ...(times ? [words.date, words.venue] : []),
        words.check,
      ]),
      rows(
        matches.first,
        keys.from,
        layout.lines.map((line) => keysOf(event, line)),
      ),
      ...blocksOf(event, layout, words),
    ],
    styles: styles(layout),
    columns: columnPlans(widths, keys),
    rows: lines,
    merges: [area(0, check, 3)],
    freeze: { rows: matches.header + 1, columns: 0 },
    validations: validations(event, layout, words),
    conditionals: [
      ...(times ? [timeShown(matches.column(times.date).area)] : []),
      ...(bold ? SIDES : []).map((side) => ({
        area: area(matches.first, MATCH_COLUMNS[side], matches.rows),
        formula: `AND(${boardNo}>0,${white}=${Number(side === 'home')})`,
        style: { bold: true },
      })),
      alarmWhen(
        area(matches.first, check, matches.rows),
        `IF(${boardNo}>0,LEN(${said})>0,OR(${said}=${quoted(words.teamEvent.checkTotal)},${noDate}))`,
      ),
    ],
    print: printOf(
      {
        // Check, and what to do here, are for whoever types.
        widths: widths.slice(0, check),
        rows: matches.first + matches.rows,
        paper: { sections: roundParts(layout) },
        titleRows: { from: matches.header, to: matches.header },
        header: pageHeader(event),
        format: event.paper ?? 'A4',
      },
      { heights: lines, styles: [] },
    ),
  };
};
