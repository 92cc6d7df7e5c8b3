import { writing, cellIn, columnIn } from '../../grid/reference';
import type { TeamEvent } from '../../core/teamEvent/model';
import type { SheetWords } from '../../language/words';
import { countTo, fill, textRow } from '../../grid/block';
import { area } from '../../grid/cell';
import type { Block, SheetPlan } from '../../grid/plan';
import { onePage, sectionPages } from '../look/fit';
import { aired } from '../look/page';
import { POINT_UNIT } from '../layout';
import { TEAM_COLUMNS, type TeamEventLayout } from '../layout/teamEvent';
import { MARKS } from '../match/games';
import { HEADING, QUIET, styled, TAB, textWidth, topStyles } from '../look/style';
import { pageHeader, titleOf } from '../look/title';
import { statusLine } from './status';
import { placed } from './cells';
import { columnPlans, tableOf } from '../look/table';

const bodyBlocks = (layout: TeamEventLayout): readonly Block[] => {
  const { calculation, teams, players, boards } = layout;
  const { person, team, worth } = calculation;
  const { all, own, cell } = writing(players.sheet);
  const helper = players.column(players.helper);
  const who = own(helper);
  const of = (where: Parameters<typeof all>[0]): string => `INDEX(${all(where)},${who})`;
  /** Nothing in a row of nobody. */
  const shown = (formula: string): string => `IF(${who}=0,"",IF(${of(person.key)}="","",${formula}))`;
  const played = (formula: string): string => shown(`IF(${of(person.games)}=0,"",${formula})`);
  const [rank, rankTo] = [of(person.rank), of(person.rankTo)];
  const rating = of(teams.column(TEAM_COLUMNS.rating));
  const win = cell(cellIn(worth, MARKS.win));
  return [
    ...placed(helper, players.rows, person.position, 0),
    fill(players.column(0), played(`IF(${rank}=${rankTo},${rank},${rank}&"–"&${rankTo})`)),
    fill(players.column(1), shown(`${of(teams.column(TEAM_COLUMNS.name))}&""`)),
    fill(players.column(2), shown(`INDEX(${all(team.name)},${of(teams.key('team'))})`)),
    fill(players.column(3), shown(`IF(${rating}="","",${rating})`)),
    fill(players.column(4), shown(of(person.games))),
    fill(players.column(5), played(of(person.won))),
    fill(players.column(6), played(of(person.drawn))),
    fill(players.column(7), played(`${of(person.games)}-${of(person.won)}-${of(person.drawn)}`)),
    fill(players.column(8), played(`${of(person.points)}/${POINT_UNIT}`), '0.0'),
    fill(
      players.column(9),
      played(`IF(${win}=0,0,100*${of(person.points)}/(${of(person.games)}*${win}))`),
      '0.0',
    ),
    ...countTo(boards).map((board) => {
      const points = of(columnIn(person.onBoards, board - 1));
      return fill(
        players.column(players.fixed + board - 1),
        shown(`IF(${points}<0,"",${points}/${POINT_UNIT})`),
        '0.0',
      );
    }),
  ];
};

/** Rows that are printed for members who join a team later, each team. */
const JOINING = 2;

/** The sheet Individuals: every member of every team by points made over the board, and what they made on each board. */
export const makeIndividuals = (event: TeamEvent, layout: TeamEventLayout, words: SheetWords): SheetPlan => {
  const { players, boards } = layout;
  const { first, header, fixed, rows: count } = players;
  const { teamEvent: texts } = words;
  const teams = event.players.map(({ name }) => name);
  const members = event.players.flatMap((team) => team.members.map(({ name }) => name));
  const printed = first + Math.min(count, members.length + JOINING * event.players.length);
  const isRated = event.players.some((team) => team.members.some(({ rating }) => rating !== undefined));
  const widths = [
    6,
    textWidth(members, 20),
    textWidth(teams, 12),
    ...[isRated ? 8 : 0, 7, 6, 7, 6, 7, 7],
    ...countTo(boards).map(() => 7),
  ];
  const heading = { row: header, height: 32 };
  const heights = [aired(2), heading];
  const table = tableOf(columnPlans(widths), widths.length, heights, printed, event.paper);
  const lines = countTo(printed - first).map((each) => ({ title: null, header: first + each - 1 }));
  return {
    role: 'team-event',
    name: players.sheet,
    tabColor: TAB.read,
    blocks: [
      textRow(0, 0, [titleOf(event, texts.players)]),
      statusLine(layout, words, players.sheet),
      textRow(2, 0, [texts.playersHint]),
      textRow(header, 0, [
        ...[
          words.rank,
          words.name,
          texts.team,
          words.rating,
          words.games,
          texts.won,
          texts.drawn,
          texts.lost,
        ],
        ...[words.points, texts.percent],
        ...countTo(boards).map((board) => `${texts.board} ${board}`),
      ]),
      ...bodyBlocks(layout),
    ],
    styles: [
      ...topStyles(),
      styled(area(2, 0), { color: QUIET, italic: true, vertical: 'top' }),
      styled(area(header, 0, 1, fixed + boards), { ...HEADING, align: 'center' }),
      styled(area(header, 1, 1, 2), { align: 'left' }),
      styled(area(first, 0, count), { align: 'center' }),
      styled(area(first, 3, count), { align: 'right', indent: 1 }),
      styled(area(first, 4, count, 4), { align: 'center' }),
      styled(area(first, 8, count, 2 + boards), { align: 'right', indent: 1 }),
      styled(area(first, 8, count), { bold: true }),
    ],
    // Ratings are typed on Teams: whoever gives some later shows the column.
    columns: columnPlans(
      widths.map((width) => ({ width: width || 8, hidden: width === 0 })),
      { from: fixed + boards, count: 3 },
    ),
    rows: heights,
    freeze: { rows: first, columns: 2 },
    print: {
      area: area(0, 0, printed, fixed + boards),
      titleRows: { from: header, to: header },
      ...(onePage(table) ?? sectionPages(lines, printed, { ...table, repeated: heading.height }, heights)),
      header: pageHeader(event),
    },
  };
};
