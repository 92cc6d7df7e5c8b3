import type { Tournament } from '../../core/model';
import { hasSides, type Shown } from '../../core/results/sides';
import { entryAt } from '../../core/present';
import type { SheetWords } from '../../language/words';
import { rows, countTo, down, fill } from '../../grid/block';
import { area, address } from '../../grid/cell';
import type { SheetPlan, StyledArea, Block } from '../../grid/plan';
import {
  acrossRow,
  fixedCell,
  inColumn,
  inRow,
  place,
  quoted,
  whole,
  type Place,
} from '../../grid/reference';
import { columnPlans } from '../look/table';
import { sectionPages } from '../look/fit';
import { ALLOWANCE } from '../look/page';
import { LONGEST_NAME, raceLayouts, type RaceLayout } from '../layout/race';
import { sectionTitleBlocks } from '../sections/sectionName';
import {
  HEADING,
  HEADING_HEIGHT,
  LINE,
  QUIET,
  SECTION_HEIGHT,
  SECTION_TITLE,
  styled,
  TAB,
  topStyles,
} from '../look/style';
import { nameWidth } from '../look/wrap';
import { pageHeader, titleOf } from '../look/title';
import { pointsOf } from '../calculation/criteria/results';
import { stillToPlay } from '../calculation/games';
import { POINT_UNIT, type Layout } from '../layout';
import { inField, inWhole } from '../layout/fields';
import { statusBlock, type Handout, type LiveHandout } from './handout';
import { chartsOf } from './raceCharts';

/** The rows of the column that a formula stands in: `H$34:H$43`. */
const columnOf = ({ area: { row, column, rows: count } }: Place): string =>
  `${address(row, column, 'row')}:${address(row + count - 1, column, 'row')}`;

/** The row over a block, or so many rows further up. */
const above = ({ sheet, area: where }: Place, up = 1): Place =>
  place(sheet, where.row - up, where.column, 1, where.columns);

/** Numbers of results, as `resultCode` writes them, that make the parts of a bar: forfeits count as the games that they are. */
const partsOf = (
  shown: Shown,
  { wonAsWhite, wonAsBlack, drawn, lost }: SheetWords['race'],
): readonly (readonly [string, readonly number[]])[] => [
  [wonAsWhite, hasSides(shown) ? [5, -5] : [5, -5, 6, -6]],
  ...(hasSides(shown) ? [[wonAsBlack, [6, -6]] as const] : []),
  [drawn, [3, 4, -3, -4]],
  [lost, [1, 2, -1, -2]],
];

/**
 * A row a player in order of number: games by how they ended, and the points after each round, in which the arbiter's
 * adjustment counts from the start. Above the points stand their round, and whether it has begun: a game of it was played,
 * or the last of them decided without play.
 */
const ofPlayers = (
  layout: Layout,
  { sheet, hidden, field }: RaceLayout,
  parts: ReturnType<typeof partsOf>,
): readonly Block[] => {
  const { player, grid, facts, game } = layout.calculation;
  const { before, players } = field;
  const { games, scores } = hidden;
  const all = (where: Place): string => whole(where, sheet);
  const [results, rounds] = [
    acrossRow(inField(grid.results, field), sheet),
    acrossRow(inField(grid.rounds, field), sheet),
  ];
  const worth = {
    win: fixedCell(facts.win, sheet),
    draw: fixedCell(facts.draw, sheet),
    loss: fixedCell(facts.loss, sheet),
  };
  const round = inColumn(above(scores), sheet);
  const own = layout.divided
    ? `(${all(game.white)}>${before})*(${all(game.white)}<=${before + players})*`
    : '';
  const inRound = (test: string): string => `SUMPRODUCT((${all(game.round)}=${round})*${own}${test})`;
  const played = inRound(`((${all(game.whiteResult)}>0)+(${all(game.blackResult)}>0))`);
  const finished = inRound(`(${all(game.outcome)}>0)`);
  const left = inRound(stillToPlay(layout, sheet));
  return [
    ...parts.map(([, codes], index) =>
      fill(
        place(sheet, games.area.row, games.area.column + index, games.area.rows),
        codes.map((code) => `COUNTIFS(${results},${code})`).join('+'),
      ),
    ),
    rows(above(scores).area.row, scores.area.column, [[0, ...countTo(field.rounds)]], '0'),
    fill(above(scores, 2), `IF(${round}=0,1,IF(OR(${played}>0,AND(${finished}>0,${left}=0)),1,0))`),
    fill(
      scores,
      `(${inRow(inField(player.adjustment, field), sheet)}+SUMPRODUCT((${rounds}<=${round})*${pointsOf(results, worth)}))/${POINT_UNIT}`,
      '0.0',
    ),
  ];
};

/** A row a player in order of rank; a round that has not begun has no points. */
const inOrder = (layout: Layout, race: RaceLayout): readonly Block[] => {
  const { sheet, hidden, field } = race;
  const { player, order } = layout.calculation;
  const who = inRow(hidden.who, sheet);
  const of = (where: Place): string => `INDEX(${whole(inField(where, field), sheet)},${who})`;
  const name = of(player.name);
  const begun = inColumn(above(hidden.scores, 2), sheet);
  return [
    down(hidden.place, countTo(field.players), '0'),
    fill(
      hidden.who,
      `IFERROR(MATCH(${inWhole(inRow(hidden.place, sheet), field)},${whole(inField(order.position, field), sheet)},0),1)`,
    ),
    fill(race.rank, of(order.rank)),
    fill(
      race.name,
      `IF(LEN(${name})>${LONGEST_NAME},LEFT(${name},${LONGEST_NAME - 1})&${quoted('…')},${name}&"")`,
      '0',
    ),
    fill(race.games, `INDEX(${columnOf(hidden.games)},${who})`),
    fill(
      race.points,
      `IF(OR(${begun}=0,${of(player.live)}=0),"",INDEX(${columnOf(hidden.scores)},${who}))`,
      '0.0',
    ),
  ];
};

/** What the lines are drawn from: a line has no point where an error stands, and a point at 0 where a text does. */
const ofLines = (
  { sheet, hidden, name, points }: RaceLayout,
  headings: readonly string[],
): readonly Block[] => {
  const { row, column, rows: count, columns } = hidden.lines.area;
  const first = address(points.area.row, points.area.column);
  return [
    rows(row - 1, column, [[null, ...headings]], '@'),
    fill(place(sheet, row, column, count), `${inRow(name, sheet)}&""`, '0'),
    fill(place(sheet, row, column + 1, count, columns - 1), `IF(${first}="",NA(),${first})`, '0.0'),
  ];
};

/** All that stands in cells beside the charts, and what they are drawn from. */
const makeRaceNumbers = (layout: Layout, race: RaceLayout, words: SheetWords): readonly Block[] => {
  const { race: texts } = words;
  const rounds = [0, ...countTo(race.field.rounds)].map(String);
  const parts = partsOf(layout, texts);
  const games = parts.map(([name]) => name);
  return [
    rows(race.title, race.rank.area.column, [[texts.table]], '@'),
    rows(race.header, race.rank.area.column, [[words.rank, words.name, ...games, ...rounds]], '@'),
    ...ofPlayers(layout, race, parts),
    ...inOrder(layout, race),
    ...ofLines(race, rounds),
  ];
};

const tableStyles = (
  { header, first, rank, name, points, title, field: { players } }: RaceLayout,
  divided: boolean,
): readonly StyledArea[] => {
  const from = rank.area.column;
  const columns = points.area.column + points.area.columns - from;
  return [
    ...(divided ? [styled(area(title, 0), SECTION_TITLE)] : []),
    styled(area(title, from), { color: QUIET }),
    styled(area(header, from, 1, columns), { ...HEADING, align: 'center' }),
    styled(area(first, from, players, columns), { grid: LINE, align: 'center', vertical: 'center' }),
    styled(name.area, { align: 'left' }),
  ];
};

const look = (
  races: readonly RaceLayout[],
  divided: boolean,
): Pick<SheetPlan, 'styles' | 'columns'> & { readonly rows: NonNullable<SheetPlan['rows']> } => {
  const { widths, hiddenFrom, hiddenCount } = entryAt(races, 0);
  return {
    styles: [...topStyles(), ...races.flatMap((race) => tableStyles(race, divided))],
    columns: columnPlans(widths, { from: hiddenFrom, count: hiddenCount }),
    rows: races.flatMap(({ header, title }) => [
      ...(divided ? [{ row: title, height: SECTION_HEIGHT }] : []),
      { row: header, height: HEADING_HEIGHT },
    ]),
  };
};

/** One page, or pages of sections none of which is parted. */
const printed = (
  tournament: Tournament,
  races: readonly RaceLayout[],
  { columns, rows: heights }: ReturnType<typeof look>,
): NonNullable<SheetPlan['print']> => {
  const last = entryAt(races, races.length - 1);
  const count = last.columns;
  const end = last.chartsEnd;
  const shared = { area: area(0, 0, end, count), header: pageHeader(tournament) };
  if (!tournament.sections)
    return { ...shared, landscape: last.barsPlace.column > 0, fit: { wide: 1, tall: 1 } };
  const widths = columns.slice(0, count).map(({ width }) => width);
  return {
    ...shared,
    ...sectionPages(races, end, { widths, height: 0, paper: tournament.paper }, heights, ALLOWANCE.most),
  };
};

const sheetOf: LiveHandout['make'] = (tournament, layout, words, sheet) => {
  const { divided } = layout;
  const names = tournament.players.map(({ name }) => name.slice(0, LONGEST_NAME));
  const races = raceLayouts(sheet, layout, nameWidth(names));
  const looks = look(races, divided);
  return {
    tabColor: TAB.handout,
    blocks: [
      rows(0, 0, [[titleOf(tournament, words.race.sheet)]], '@'),
      statusBlock(layout, sheet),
      ...races.flatMap((race) => [
        ...sectionTitleBlocks(layout, { ...race.field, title: divided ? race.title : null }, sheet, words),
        ...makeRaceNumbers(layout, race, words),
      ]),
    ],
    ...looks,
    charts: races.flatMap((race, index) => chartsOf(tournament, race, index, words)),
    print: printed(tournament, races, looks),
  };
};

/** Two charts on a page: the points of the first after each round as lines, and everyone's games as bars. */
export const race: Handout = {
  id: 'race',
  name: 'Race',
  from: 'first',
  about: 'charts of the points after each round and of games won, drawn and lost',
  live: { most: { players: 100, games: 200 }, make: sheetOf },
};
