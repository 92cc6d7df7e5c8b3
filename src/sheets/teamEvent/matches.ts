import { entryAt } from '../../core/present';
import { makeTyped } from '../../core/typed';
import type { TeamEvent, Match } from '../../core/teamEvent/model';
import { teamOn } from '../../core/teamEvent/model';
import type { SheetWords } from '../../language/words';
import { cellRows, fill, rows } from '../../grid/block';
import { address, area, type CellValue } from '../../grid/cell';
import type { Block, SheetPlan, StyledArea, ValidationPlan } from '../../grid/plan';
import { quoted } from '../../grid/reference';
import { MATCH_COLUMNS, TEAM_COLUMNS, type MatchLine, type TeamEventLayout } from '../layout/teamEvent';
import { timeShown } from '../pairings/dateColumn';
import { DATE_FORMAT, dateCell, TIME_WIDTH } from '../dates';
import { ALLOWANCE, breaksOf, PAGE, pointsOf, ROW_HEIGHT } from '../look/page';
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
import { titleOf } from '../look/title';
import { LINE_NOTES } from './calculation/lines';
import { cellOf, SIDES, writing } from './cells';
import { statusLine } from './status';

type Line = MatchLine & { readonly row: number };

const HEIGHTS = { round: 28, match: 20, board: 17 } as const;

const linesOf = ({ lines, matches }: TeamEventLayout): readonly Line[] =>
  lines.map((line, index) => ({ ...line, row: matches.first + index }));

const matchAt = (event: TeamEvent, line: Exclude<MatchLine, { kind: 'round' }>): Match =>
  entryAt(event.games, line.match);

/** The literal numbers that a line is found by: match, board (0 on the heading of a match), who has White, round, teams. */
export const keysOf = (event: TeamEvent, line: MatchLine): readonly CellValue[] => {
  if (line.kind === 'round') return [null, null, null, line.round, null, null];
  const { no, round, white: home, black: away, boards } = matchAt(event, line);
  if (line.kind === 'match') return [no, 0, null, round, home, away];
  const { board, white } = entryAt(boards, line.board);
  return [no, board, Number(white === 'home'), round, home, away];
};

/** What is typed: names and results, board by board. */
const boardBlocks = (match: Match, row: number): readonly Block[] => [
  rows(row, MATCH_COLUMNS.board, cellRows(match.boards.map(({ board }) => board)), '0'),
  rows(
    row,
    MATCH_COLUMNS.home,
    match.boards.map(({ home, outcome, pending, away }) => [
      home === '' ? null : home,
      outcome === null ? (pending ?? null) : makeTyped(outcome),
      away === '' ? null : away,
    ]),
    '@',
  ),
];

/** When and where a match is played, beside its teams. */
const timeBlocks = (
  { matches: { columns } }: TeamEventLayout,
  { date, venue }: Match,
  row: number,
): readonly Block[] =>
  columns.times
    ? [
        rows(row, columns.times.date, [[dateCell(date)]], DATE_FORMAT),
        rows(row, columns.times.venue, [[venue ?? null]], '@'),
      ]
    : [];

/** The names of both teams, the score so far, and what there is to say of the whole match. */
const headingBlocks = (
  layout: TeamEventLayout,
  { teamEvent: words }: SheetWords,
  place: number,
  match: Match,
  row: number,
): readonly Block[] => {
  const { calculation, matches } = layout;
  const { cell } = writing(matches.sheet);
  const of = (column: Parameters<typeof cellOf>[0]): string => cell(cellOf(column, place));
  const { match: found, team } = calculation;
  const name = (no: number): string => cell(cellOf(team.name, no - 1));
  const is = (column: 'live' | 'left', no: number, value: number): string =>
    `${cell(cellOf(team[column], no - 1))}=${value}`;
  const { white: home, black: away } = match;
  const score = `IF(${of(found.alive)}=0,"–",IF(${of(found.counted)}=0,"",${of(found.said.home)}&"–"&${of(found.said.away)}))`;
  const left = (column: 'live' | 'left', value: number): string =>
    `IF(${is(column, home, value)},${name(home)},${name(away)})`;
  const gone = `IF(${of(found.alive)}=0,${left('live', 0)}&${quoted(` ${words.left} ${words.annulled}`)},IF(AND(OR(${is('left', home, 1)},${is('left', away, 1)}),${of(found.finished)}=0),${left('left', 1)}&${quoted(` ${words.left} ${words.forfeit}`)},""))`;
  const open = of(found.open);
  const toCome = `IF(OR(${open}=0,${of(found.counted)}=0),"",${open}&IF(${open}=1,${quoted(` ${words.boardToCome}`)},${quoted(` ${words.boardsToCome}`)}))`;
  const isGone = `OR(${of(found.alive)}=0,${is('left', home, 1)},${is('left', away, 1)})`;
  return [
    rows(row, MATCH_COLUMNS.board, [[match.no]], '0'),
    ...timeBlocks(layout, match, row),
    fill(area(row, MATCH_COLUMNS.home), name(home)),
    fill(area(row, MATCH_COLUMNS.result), score),
    fill(area(row, MATCH_COLUMNS.away), name(away)),
    fill(area(row, matches.columns.check), `IF(${isGone},${gone},${toCome})`),
  ];
};

/** Beside each board: what is not understood, or what is wrong with who sits there. */
const checkBlock = (layout: TeamEventLayout, words: SheetWords, row: number, boards: number): Block => {
  const { calculation, matches } = layout;
  const { all } = writing(matches.sheet);
  const offset = row - matches.first;
  const note = writing(matches.sheet).own({
    sheet: calculation.sheet,
    area: area(calculation.line.note.area.row + offset, calculation.line.note.area.column),
  });
  const said = (side: 'home' | 'away'): string =>
    `TRIM(${address(row, MATCH_COLUMNS[side], 'column')}&" "&INDEX(${all(calculation.faults)},${note}-${LINE_NOTES[side]}))`;
  return fill(
    area(row, matches.columns.check, boards),
    `IF(${note}=0,"",IF(${note}=${LINE_NOTES.unknown},${quoted(words.checkUnknown)},IF(${note}=${LINE_NOTES.date},${quoted(words.checkDate)},IF(${note}<=${LINE_NOTES.away},${said('home')},${said('away')}))))`,
  );
};

/** A round's heading, and who has no match in it. */
const roundBlocks = (
  event: TeamEvent,
  layout: TeamEventLayout,
  words: SheetWords,
  round: number,
  row: number,
): readonly Block[] => {
  const { cell } = writing(layout.matches.sheet);
  const busy = new Set(
    event.games
      .filter((match) => match.round === round)
      .flatMap(({ white: home, black: away }) => [home, away]),
  );
  const idle = event.players.filter(({ no }) => !busy.has(no));
  const names = idle.map(({ no }) => cell(cellOf(layout.calculation.team.name, no - 1)));
  return [
    rows(row, MATCH_COLUMNS.board, [[`${words.round} ${round}`]], '@'),
    ...(names.length === 0
      ? []
      : [
          fill(
            area(row, MATCH_COLUMNS.away),
            `${quoted(`${words.teamEvent.rests} `)}&${names.join('&", "&')}`,
          ),
        ]),
  ];
};

const blocksOf = (event: TeamEvent, layout: TeamEventLayout, words: SheetWords): readonly Block[] =>
  linesOf(layout).flatMap((line): readonly Block[] => {
    if (line.kind === 'round') return roundBlocks(event, layout, words, line.round, line.row);
    const match = matchAt(event, line);
    if (line.kind === 'match') return headingBlocks(layout, words, line.match, match, line.row);
    if (line.board > 0) return [];
    return [...boardBlocks(match, line.row), checkBlock(layout, words, line.row, match.boards.length)];
  });

const styles = (layout: TeamEventLayout): readonly StyledArea[] => {
  const { matches } = layout;
  const { count, board, home, result, away, check, times } = matches.columns;
  const ofLine = ({ kind, row }: Line): readonly StyledArea[] => {
    if (kind === 'round')
      return [
        styled(area(row, 0, 1, count), { bold: true, size: SIZE.lead, color: ACCENT, vertical: 'bottom' }),
        styled(area(row, away, 1, 2), { bold: false, size: SIZE.body, color: QUIET }),
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
    styled(area(2, 0), { color: QUIET, italic: true }),
    styled(area(matches.header, 0, 1, count), HEADING),
    ...linesOf(layout).flatMap(ofLine),
    ...linesOf(layout).flatMap(({ kind, row }) =>
      kind === 'round' ? [] : [styled(area(row, board), { align: 'center' })],
    ),
    styled(area(matches.header, board), { align: 'center' }),
    styled(area(matches.header, result), { align: 'center' }),
    styled(body(result), { align: 'center' }),
    ...[home, away, check].map((column) => styled(body(column), { align: 'left', indent: 1 })),
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
  const { all } = writing(matches.sheet);
  const members = (no: number): string =>
    all({
      sheet: teams.sheet,
      area: area(teams.first + (no - 1) * (memberRows + 1) + 1, TEAM_COLUMNS.name, memberRows),
    });
  return linesOf(layout).flatMap((line): readonly ValidationPlan[] => {
    if (line.kind !== 'board' || line.board > 0) return [];
    const match = matchAt(event, line);
    const count = match.boards.length;
    const prompt = { title: words.name, text: words.teamEvent.namePrompt };
    return [
      ...SIDES.map((side) => ({
        area: area(line.row, MATCH_COLUMNS[side], count),
        source: members(teamOn(match, side)),
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

const CHECK_WIDTH = 36;
const LEAST_VENUE = 12;

/** Pages that begin with a round or a match, at the scale at which the sheet is as wide as the paper. */
const pagesOf = (widths: readonly number[], layout: TeamEventLayout) => {
  const landscape = layout.matches.columns.times !== null;
  const { width, height } = PAGE.A4[landscape ? 'landscape' : 'upright'];
  const scale = Math.min(1, width / pointsOf(widths) / ALLOWANCE.most);
  const lines = linesOf(layout);
  // A round's heading stays with its first match.
  const starts = lines.filter(
    ({ kind }, index) => kind === 'round' || (kind === 'match' && lines[index - 1]?.kind === 'board'),
  );
  const heightAt = new Map(lines.map(({ row, kind }) => [row, HEIGHTS[kind]]));
  const { first, rows: count } = layout.matches;
  const rowBreaks = breaksOf(
    starts.map(({ row }) => row),
    first + count,
    (row) => heightAt.get(row) ?? ROW_HEIGHT,
    height / scale / ALLOWANCE.rows,
  );
  return { landscape, scale: Math.floor(scale * 100), rowBreaks };
};

const widthsOf = ({ players: teams, games: matches, dated }: TeamEvent): readonly number[] => {
  const names = textWidth(
    teams.flatMap(({ name, members }) => [name, ...members.map((member) => member.name)]),
    20,
  );
  const venues = textWidth(
    matches.map(({ venue = '' }) => venue),
    LEAST_VENUE,
  );
  return [9, names, 11, names, ...(dated ? [TIME_WIDTH, venues] : []), CHECK_WIDTH];
};

/** The sheet Matches: round by round and match by match, a line a board, where line-ups and results are typed. */
export const makeMatchesSheet = (event: TeamEvent, layout: TeamEventLayout, words: SheetWords): SheetPlan => {
  const { matches } = layout;
  const { home, away, check, count, times } = matches.columns;
  const widths = widthsOf(event);
  const keys = matches.hidden;
  const heights = linesOf(layout).map(({ kind, row }) => ({ row, height: HEIGHTS[kind] }));
  const [boardNo, white] = [matches.key('boardNo'), matches.key('white')].map((column) =>
    address(matches.first, column.area.column, 'column'),
  ) as [string, string];
  return {
    role: 'team-event',
    name: matches.sheet,
    tabColor: TAB.typed,
    blocks: [
      rows(0, 0, [[titleOf(event, words.teamEvent.matches)]], '@'),
      statusLine(layout, words, matches.sheet),
      rows(2, 0, [[`${words.teamEvent.hint} ${words.tables.legend.bold}.`]], '@'),
      rows(
        matches.header,
        0,
        [
          [
            ...[words.board, words.teamEvent.home, words.result, words.teamEvent.away],
            ...(times ? [words.date, words.venue] : []),
            words.check,
          ],
        ],
        '@',
      ),
      rows(
        matches.first,
        keys.from,
        layout.lines.map((line) => keysOf(event, line)),
      ),
      ...blocksOf(event, layout, words),
    ],
    styles: styles(layout),
    columns: [
      ...widths.map((width, from) => ({ from, count: 1, width })),
      { from: keys.from, count: keys.count, width: 8, hidden: true },
    ],
    rows: heights,
    freeze: { rows: matches.header + 1, columns: 0 },
    tables: [],
    validations: validations(event, layout, words),
    conditionals: [
      ...(times ? [timeShown(matches.column(times.date).area)] : []),
      ...[
        [home, 1],
        [away, 0],
      ].map(([column, value]) => ({
        area: area(matches.first, column ?? home, matches.rows),
        formula: `AND(${boardNo}>0,${white}=${value})`,
        style: { bold: true },
      })),
      alarmWhen(
        area(matches.first, check, matches.rows),
        `AND(${boardNo}>0,LEN(${address(matches.first, check, 'column')})>0)`,
      ),
    ],
    print: {
      area: area(0, 0, matches.first + matches.rows, count),
      titleRows: { from: matches.header, to: matches.header },
      ...pagesOf(widths, layout),
      header: event.event,
    },
  };
};
