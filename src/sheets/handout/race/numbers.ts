import { countTo, down, fill, rows } from '../../../grid/block';
import { address } from '../../../grid/cell';
import type { Block } from '../../../grid/plan';
import {
  acrossRow,
  fixedCell,
  inColumn,
  inRow,
  place,
  quoted,
  whole,
  type Place,
} from '../../../grid/reference';
import type { SheetWords } from '../../../language/words';
import { pointsOf } from '../../calculation/criteria/results';
import { stillToPlay } from '../../calculation/games';
import { POINT_UNIT, type Layout } from '../../layout';
import { inField, inWhole } from '../../layout/fields';
import { LONGEST_NAME, type RaceLayout } from '../../layout/race';

/** The rows of the column that a formula stands in: `H$34:H$43`. */
const columnOf = ({ area: { row, column, rows: count } }: Place): string =>
  `${address(row, column, 'row')}:${address(row + count - 1, column, 'row')}`;

/** The row over a block, or so many rows further up. */
const above = ({ sheet, area: where }: Place, up = 1): Place =>
  place(sheet, where.row - up, where.column, 1, where.columns);

/** Numbers of results, as `resultCode` writes them, that make the parts of a bar: forfeits count as the games that they are. */
const PARTS: readonly (readonly number[])[] = [
  [5, -5],
  [6, -6],
  [3, 4, -3, -4],
  [1, 2, -1, -2],
];

/**
 * A row a player in order of number: games by how they ended, and the points after each round, in which the arbiter's
 * adjustment counts from the start. Above the points stand their round, and whether it has begun: a game of it was played,
 * or the last of them decided without play.
 */
const ofPlayers = (layout: Layout, { sheet, hidden, field }: RaceLayout): readonly Block[] => {
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
    ...PARTS.map((codes, index) =>
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
export const makeRaceNumbers = (layout: Layout, race: RaceLayout, words: SheetWords): readonly Block[] => {
  const { race: texts } = words;
  const rounds = [0, ...countTo(race.field.rounds)].map(String);
  const games = [texts.wonAsWhite, texts.wonAsBlack, texts.drawn, texts.lost];
  return [
    rows(race.title, race.rank.area.column, [[texts.table]], '@'),
    rows(race.header, race.rank.area.column, [[words.rank, words.name, ...games, ...rounds]], '@'),
    ...ofPlayers(layout, race),
    ...inOrder(layout, race),
    ...ofLines(race, rounds),
  ];
};
