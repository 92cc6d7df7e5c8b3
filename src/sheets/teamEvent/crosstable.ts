import type { TeamEvent } from '../../core/teamEvent/model';
import type { SheetWords } from '../../language/words';
import { countTo, fill, rows, down, textRow } from '../../grid/block';
import { address, area } from '../../grid/cell';
import type { Block, SheetPlan } from '../../grid/plan';
import { quoted, type Place, writing } from '../../grid/reference';
import { columnPlans, printTable } from '../look/table';
import { rowHeight } from '../look/fit';
import { KEY_BASE, POINT_UNIT } from '../layout';
import type { TeamEventLayout } from '../layout/teamEvent';
import {
  DIAGONAL,
  HEADING,
  HEADING_HEIGHT,
  LINE,
  QUIET,
  SIZE,
  styled,
  TAB,
  textWidth,
  topStyles,
} from '../look/style';
import { pageHeader, titleOf } from '../look/title';
import { fact } from './cells';
import { statusLine } from './status';

/** Over each cell: the place of the opponent, the number of the meeting, and the opponent's number, live. */
const headRows = { opponent: -1, meeting: -2, team: -3 } as const;

/** Above the helper column: 1 while game points rank first, else 0. */
const gamesFirst = ({ first, helper }: TeamEventLayout['crosstable']) =>
  ({ row: first + headRows.team, column: helper.area.column }) as const;

const cellBlocks = (layout: TeamEventLayout): readonly Block[] => {
  const { calculation, crosstable, teamCount, meetings } = layout;
  const { match, team, order } = calculation;
  const { all, own, cell } = writing(crosstable.sheet);
  const primary = gamesFirst(crosstable);
  const { helper, found, won, cells, first } = crosstable;
  const { column, columns } = found.area;
  const over = (row: keyof typeof headRows): string => address(first + headRows[row], column, 'row');
  const mine = own(helper);
  const theirs = over('team');
  const pair = `MIN(${mine},${theirs})*${KEY_BASE}+MAX(${mine},${theirs})`;
  const at = address(first, column);
  // Gnumeric has no `INDEX` of a single cell, which a single match is.
  const of = (where: Place): string => (where.area.rows === 1 ? all(where) : `INDEX(${all(where)},${at})`);
  const isHome = `${of(match.home)}=${mine}`;
  const [home, away] = [of(match.games.home), of(match.games.away)];
  const score = `IF(${isHome},${home},${away})/${POINT_UNIT}`;
  const state = `IF(${of(match.alive)}=0,"–",IF(${of(match.counted)}=0,"("&${of(match.round)}&")",${score}))`;
  const ofTeam = (where: Place): string => `INDEX(${all(where)},${mine})`;
  const points = (...made: readonly Place[]): string =>
    `IF(${ofTeam(team.live)}=0,"",(${made.map(ofTeam).join('+')})/${POINT_UNIT})`;
  const places = countTo(teamCount).flatMap((place) => countTo(meetings).map(() => place));
  return [
    rows(first + headRows.opponent, column, [places], '0'),
    rows(first + headRows.meeting, column, [countTo(teamCount).flatMap(() => countTo(meetings))], '0'),
    fill(
      area(first + headRows.team, column, 1, columns),
      `IFERROR(MATCH(${address(first + headRows.opponent, column, 'row')},${all(order.position)},0),1)`,
    ),
    fill(area(primary.row, primary.column), cell(fact(layout, 'gamesFirst'))),
    fill(helper, `IFERROR(MATCH(${address(first, 0, 'column')},${all(order.position)},0),1)`),
    fill(
      found,
      `IF(${mine}=${theirs},0,SUMPRODUCT((${all(match.pair)}=${pair})*(${all(match.meeting)}=${over('meeting')})*${all(match.no)}))`,
    ),
    fill(cells, `IF(${at}=0,"",${state})`, '0.0'),
    fill(
      won,
      `IF(${at}=0,0,IF(OR(${of(match.open)}>0,${of(match.counted)}=0),0,IF(${isHome},IF(${home}>${away},1,0),IF(${away}>${home},1,0))))`,
    ),
    fill(area(first, 1, teamCount), `INDEX(${all(team.name)},${mine})`),
    fill(crosstable.matchPoints, points(team.matches, team.adjustment), '0.0'),
    fill(crosstable.gamePoints, points(team.games), '0.0'),
    fill(crosstable.rank, `INDEX(${all(order.rank)},${mine})`),
  ];
};

/** What the cells say, a line each below them: of matches to come and of those that do not count only while there are any. */
const legend = (
  { calculation, crosstable, teamCount, meetings }: TeamEventLayout,
  { teamEvent: texts }: SheetWords,
): readonly Block[] => {
  const { match, team } = calculation;
  const { all } = writing(crosstable.sheet);
  const [toPlay, uncounted] = [
    `(${all(match.alive)}>0)*(${all(match.counted)}=0)`,
    `(${all(match.alive)}=0)*1`,
  ];
  const where = (some: string, text: string): string => `IF(SUMPRODUCT(${some})=0,"",${quoted(text)})`;
  const row = crosstable.first + teamCount + 1;
  return [
    textRow(row, 0, [[texts.crosstableLegend, ...(meetings > 1 ? [texts.crosstableOrder] : [])].join(' ')]),
    fill(area(row + 1, 0), where(toPlay, texts.crosstableToPlay)),
    fill(area(row + 2, 0), where(uncounted, texts.crosstableUncounted)),
    fill(area(row + 3, 0), where(`1*(${all(team.adjustment)}<>0)`, texts.crosstableAdjusted)),
  ];
};

/** The sheet Team crosstable: in order of rank down and across, the game points of every match, live. */
export const makeTeamCrosstable = (
  event: TeamEvent,
  layout: TeamEventLayout,
  words: SheetWords,
): SheetPlan => {
  const { crosstable, teamCount, meetings } = layout;
  const { first, header, cells, won, helper } = crosstable;
  const { teamEvent: texts } = words;
  const names = event.players.map(({ name }) => name);
  const width = meetings > 1 ? 6 : 7;
  const end = cells.area.column + cells.area.columns;
  const widths = [5, textWidth(names, 24), ...countTo(cells.area.columns).map(() => width), 9, 9, 7];
  const table = { widths, height: 142 + teamCount * rowHeight(teamCount), paper: event.paper };
  const last = first + teamCount;
  const { row, column } = gamesFirst(crosstable);
  const primary = address(row, column, 'both');
  return {
    role: 'team-event',
    name: crosstable.sheet,
    tabColor: TAB.read,
    blocks: [
      textRow(0, 0, [titleOf(event, texts.crosstable)]),
      statusLine(layout, words, crosstable.sheet),
      rows(
        header,
        0,
        [
          [
            null,
            texts.team,
            ...countTo(teamCount).flatMap((place) =>
              countTo(meetings).map((each) => (each === 1 ? place : null)),
            ),
            texts.matchPoints,
            texts.gamePoints,
            words.rank,
          ],
        ],
        '0',
      ),
      down(area(first, 0), countTo(teamCount), '0'),
      ...cellBlocks(layout),
      ...legend(layout, words),
    ],
    styles: [
      ...topStyles(),
      styled(area(header, 0, 1, end + 3), { ...HEADING, align: 'center' }),
      styled(area(header, end, 1, 3), { size: SIZE.small }),
      styled(area(header, 1), { align: 'left', indent: 1 }),
      styled(area(first, 0, teamCount, end + 3), { vertical: 'center', align: 'center', grid: LINE }),
      styled(area(first, 1, teamCount), { align: 'left', indent: 1, wrap: true }),
      ...countTo(teamCount).map((place) =>
        styled(area(first + place - 1, cells.area.column + (place - 1) * meetings, 1, meetings), {
          fill: DIAGONAL,
        }),
      ),
      styled(area(last + 1, 0, 4), { color: QUIET, size: SIZE.small }),
    ],
    columns: columnPlans(widths, {
      from: helper.area.column,
      count: won.area.column + won.area.columns - helper.area.column,
    }),
    rows: [
      { row: header, height: HEADING_HEIGHT },
      ...countTo(teamCount).map((each) => ({ row: first + each - 1, height: rowHeight(teamCount) })),
    ],
    freeze: { rows: first, columns: 2 },
    conditionals: [
      {
        area: cells.area,
        formula: `${address(first, won.area.column)}=1`,
        style: { bold: true },
      },
      {
        area: cells.area,
        formula: `LEFT(${address(first, cells.area.column)},1)="("`,
        style: { color: QUIET },
      },
      { area: crosstable.matchPoints.area, formula: `${primary}=0`, style: { bold: true } },
      { area: crosstable.gamePoints.area, formula: `${primary}=1`, style: { bold: true } },
    ],
    print: printTable(area(0, 0, last + 5, end + 3), header, table, pageHeader(event)),
  };
};
