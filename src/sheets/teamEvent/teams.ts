import type { TeamEvent } from '../../core/teamEvent/model';
import type { SheetWords } from '../../language/words';
import { fill, rows, textRow } from '../../grid/block';
import { address, area, type CellValue } from '../../grid/cell';
import type { Block, SheetPlan } from '../../grid/plan';
import { quoted, writing, cellIn } from '../../grid/reference';
import { printOf } from '../look/paging';
import { TEAM_COLUMNS, type TeamEventLayout } from '../layout/teamEvent';
import {
  alarmWhen,
  HEAD_FILL,
  HEADING,
  INPUT_FILL,
  LINE,
  PAPER_FILL,
  QUIET,
  SIZE,
  styled,
  TAB,
  textWidth,
  TITLE_CHARACTER,
  topStyles,
} from '../look/style';
import { pageHeader, titleOf } from '../look/title';
import { statusCell } from '../statuses';
import { columnPlans } from '../look/table';

/** A team's rows: its own, then one a member, free ones last. */
const teamRows = (event: TeamEvent, { memberRows, teams }: TeamEventLayout) =>
  event.players.map((team, index) => ({ team, row: teams.first + index * (memberRows + 1) }));

const valueBlocks = (event: TeamEvent, layout: TeamEventLayout, words: SheetWords): readonly Block[] => {
  const { memberRows, teams } = layout;
  const places = Array.from({ length: memberRows }, (_, index) => index);
  return teamRows(event, layout).flatMap(({ team, row }): readonly Block[] => [
    rows(row, TEAM_COLUMNS.no, [[team.no], ...places.map((place) => [place + 1])], '0'),
    rows(
      row,
      TEAM_COLUMNS.name,
      [[team.name], ...places.map((place) => [team.members[place]?.name ?? null])],
      '@',
    ),
    rows(
      row + 1,
      TEAM_COLUMNS.rating,
      places.map((place): readonly CellValue[] => [team.members[place]?.rating?.typed ?? null]),
    ),
    textRow(row, TEAM_COLUMNS.status, [words.form.statuses[statusCell(team) ?? 'playing']]),
    rows(row, TEAM_COLUMNS.adjustment, [[team.adjustment ?? null]], '+0.0;-0.0;0.0'),
    textRow(row, TEAM_COLUMNS.reason, [team.adjustmentReason ?? null]),
    rows(row, teams.hidden.from, [
      [team.no, 0, team.no],
      ...places.map((place) => [team.no, place + 1, null]),
    ]),
  ]);
};

/** How many of a team's matches are finished, and whether its status fits that; beside members who is a reserve. */
const liveBlocks = (event: TeamEvent, layout: TeamEventLayout, words: SheetWords): readonly Block[] => {
  const { calculation, memberRows, teams, boards } = layout;
  const { team } = calculation;
  const { cell } = writing(teams.sheet);
  const { leftEarly, leftLate, reserve, ofMatches } = words.teamEvent;
  return teamRows(event, layout).flatMap(({ team: { no }, row }): readonly Block[] => {
    const of = (column: Parameters<typeof cellIn>[0]): string => cell(cellIn(column, no - 1));
    const [finished, all] = [of(team.finished), of(team.all)];
    const early = `AND(${of(team.left)}=1,2*${finished}<${all})`;
    const late = `AND(${of(team.live)}=0,2*${finished}>=${all})`;
    const member = address(row + 1, TEAM_COLUMNS.no, 'column');
    const name = address(row + 1, TEAM_COLUMNS.name, 'column');
    return [
      fill(area(row, TEAM_COLUMNS.played), `${finished}&${quoted(` ${ofMatches} `)}&${all}`),
      fill(
        area(row, TEAM_COLUMNS.note),
        `IF(${early},${quoted(leftEarly)},IF(${late},${quoted(leftLate)},""))`,
      ),
      fill(
        area(row + 1, TEAM_COLUMNS.note, memberRows),
        `IF(AND(${member}>${boards},LEN(${name})>0),${quoted(reserve)},"")`,
      ),
    ];
  });
};

/** The sheet Teams: every team with its status, its members in the order of boards below it. */
export const makeTeamsSheet = (event: TeamEvent, layout: TeamEventLayout, words: SheetWords): SheetPlan => {
  const { calculation, teams, memberRows } = layout;
  const { all } = writing(teams.sheet);
  const { no, name, rating, status, played, note, count } = TEAM_COLUMNS;
  const blocks = teamRows(event, layout);
  const names = blocks.flatMap(({ team }) => [team.name, ...team.members.map((member) => member.name)]);
  const reasons = event.players.map(({ adjustmentReason = '' }) => adjustmentReason);
  const title = titleOf(event, words.teamEvent.teams);
  const [numbers, ratings] = [7, 9];
  // What stands right of the ratings is for the organiser alone; so are these while nobody has one.
  const isRated = blocks.some(({ team }) => team.members.some((member) => member.rating !== undefined));
  const printed = isRated ? status : rating;
  // Beside the numbers and the ratings there is room for the title.
  const least = Math.max(24, title.length * TITLE_CHARACTER - numbers - (isRated ? ratings : 0));
  const widths = [numbers, textWidth(names, least), ratings, 27, 12, textWidth(reasons, 22), 10, 46];
  const first = (column: number): string => address(teams.first, column, 'column');
  const above = address(teams.first - 1, name, 'column');
  const isTeam = address(teams.first, teams.hidden.from + 1, 'column');
  return {
    role: 'team-event',
    name: teams.sheet,
    tabColor: TAB.typed,
    blocks: [
      textRow(0, 0, [title]),
      textRow(1, 0, [words.teamEvent.teamsHint]),
      textRow(teams.header, 0, [
        ...[words.no, words.name, words.rating, words.status, words.adjustment, words.reason],
        ...[words.teamEvent.played, words.check],
      ]),
      ...valueBlocks(event, layout, words),
      ...liveBlocks(event, layout, words),
    ],
    styles: [
      ...topStyles(),
      styled(area(teams.header, 0, 1, count), HEADING),
      styled(area(teams.first, 0, teams.rows, count), { vertical: 'center' }),
      styled(area(teams.header, no, teams.rows + 1), { align: 'center' }),
      styled(area(teams.header, played, teams.rows + 1), { align: 'center' }),
      styled(area(teams.first, note, teams.rows), { color: QUIET, size: SIZE.small, wrap: true, indent: 1 }),
      ...blocks.flatMap(({ row }) => [
        styled(area(row, 0, 1, count), { bold: true, fill: HEAD_FILL }),
        styled(area(row, status, 1, 3), { fill: INPUT_FILL, grid: LINE }),
        styled(area(row + 1, name, memberRows, 2), { fill: INPUT_FILL }),
        styled(area(row + 1, rating, memberRows), { align: 'right' }),
      ]),
    ],
    columns: columnPlans(widths, teams.hidden),
    freeze: { rows: teams.header + 1, columns: 0 },
    validations: blocks.map(({ row }) => ({
      area: area(row, status),
      source: all(calculation.choices.statuses),
      refuse: false,
      prompt: { title: words.status, text: words.statusPrompt },
    })),
    conditionals: [
      alarmWhen(area(teams.first, note, teams.rows), `AND(${isTeam}=0,LEN(${first(note)})>0)`),
      // The next free row is yellow; those below it are not printed.
      {
        area: area(teams.first, no, teams.rows, status),
        formula: `AND(${isTeam}>0,LEN(${above})=0,LEN(${first(name)})=0)`,
        style: { fill: PAPER_FILL, color: PAPER_FILL },
      },
    ],
    print: {
      ...printOf(
        {
          widths: widths.slice(0, printed),
          rows: teams.first + teams.rows,
          paper: { sections: blocks.map(({ row }) => ({ start: row, starts: [] })) },
          titleRows: { from: 0, to: 0 },
          header: pageHeader(event),
          format: event.paper ?? 'A4',
        },
        { heights: [], styles: [] },
      ),
      area: area(teams.header, 0, 1 + teams.rows, printed),
    },
  };
};
