import { entryAt } from '../../core/present';
import { toNumber } from '../../core/fraction';
import { markFor } from '../../core/results/typed';
import { progressOf } from '../../core/results/progress';
import { ok } from '../../core/result';
import { standings } from '../../core/tiebreak/standings';
import { countTo, fill, rows } from '../../grid/block';
import { address, area, type CellValue } from '../../grid/cell';
import type { Block } from '../../grid/plan';
import { fixedCell, place, whole } from '../../grid/reference';
import { inWhole, withinField } from '../layout/fields';
import { resultWidth } from '../points';
import { calledBy } from '../withTeam';
import { sectionTitleBlocks } from '../sections/sectionName';
import { nameWidth } from '../look/wrap';
import { gameIn, gameTold } from './gameOf';
import { isUncounted, UNCOUNTED, uncountedBlock, withUncounted } from './games';
import {
  drawnSheet,
  speechOf,
  columnsIn,
  statusBlock,
  type LiveHandout,
  asOf,
  withTeam,
  type Handout,
  type HandoutWords,
} from './handout';
import { subjectOf, type Subject } from './subject';
import { cells, joined, MANY, over, tall, type HandoutSheet, type SheetDrawing } from './drawing';
import { BOX, HEAD, NAME } from './styles';
import { drawFields, placeFields, type FieldPart, type PlacedField } from './fields';
import { whiteStyle, whiteFormats } from '../look/style';

const TITLE = 'Wall chart';
const HEADER = 3;
/** Where the players of a chart begin, two rows each, and where the rounds of all do. */
const FIRST = HEADER + 1;
const LEFT = 2;
/** Beside so few rounds there is room for longer names. */
const FEW_ROUNDS = 8;
const NAME_MOST = 40;

interface Entry {
  readonly opponent: number;
  readonly isWhite: boolean;
  readonly mark: string;
  readonly counts: boolean;
}

/** What each player has in each round, by number. */
const entriesOf = (subject: Subject): ReadonlyMap<string, Entry> => {
  const isOff = isUncounted(subject);
  const found = new Map<string, Entry>();
  for (const { round, games } of subject.rounds)
    for (const game of games) {
      const { white, black } = game;
      const counts = !isOff(game);
      found.set(`${white} ${round}`, { opponent: black, isWhite: true, mark: markFor(game, true), counts });
      found.set(`${black} ${round}`, { opponent: white, isWhite: false, mark: markFor(game, false), counts });
    }
  return found;
};

/** The points of each player so far, as Standings has them; of nobody before the first result. */
const scoresOf = ({ tournament }: Subject): ReadonlyMap<number, number> => {
  if (tournament === null || progressOf(tournament).stage === 'not-started') return new Map();
  const table = standings({ ...tournament, tieBreaks: ['PTS'] });
  if (!table.ok) return new Map();
  return new Map(
    table.value.rows.flatMap(({ no, values: [points] }) => (points ? [[no, toNumber(points)] as const] : [])),
  );
};

const two = (row: number, column: number, value: CellValue, format?: string): SheetDrawing => ({
  ...cells(row, column, [[value]]),
  blocks: [rows(row, column, [[value]], format)],
  merges: [area(row, column, 2, 1)],
});

/** Where the charts of the fields begin, with their headings. */
const wallCharts = (subject: Subject, { words }: HandoutWords): readonly PlacedField[] =>
  placeFields(subject, words, HEADER, ({ players }) => 1 + 2 * players.length);

const chart = ({ field, row: header }: PlacedField, speech: HandoutWords, follows: boolean): FieldPart => {
  const { players, rounds } = field;
  const points = LEFT + rounds.length;
  const { words } = speech;
  const first = header + 1;
  const entries = entriesOf(field);
  const scores = follows ? new Map<number, number>() : scoresOf(field);
  const playerLines = players.map((player, index) => {
    const { no } = player;
    const row = first + 2 * index;
    const line = rounds.map(({ round }) => entries.get(`${no} ${round}`) ?? null);
    const looks = line.flatMap((entry, place) => [
      ...(entry?.isWhite && !follows ? [over(area(row, LEFT + place), whiteStyle(field.tournament))] : []),
      ...(entry?.counts === false && !follows ? [over(area(row, LEFT + place, 2), UNCOUNTED)] : []),
    ]);
    return joined([
      two(row, 0, no),
      two(row, 1, withTeam(player)),
      over(area(row, points, 2, 1), BOX),
      two(row, points, scores.get(no) ?? null, '0.0'),
      cells(row, LEFT, [
        line.map((entry): CellValue => entry?.opponent ?? '–'),
        line.map((entry): CellValue => (follows ? null : entry?.mark || null)),
      ]),
      ...looks,
    ]);
  });
  const body = 2 * players.length;
  const drawing = joined([
    cells(header, 0, [[words.no, words.name, ...rounds.map(({ round }) => round), words.points]], HEAD),
    over(area(first, 0, body, 1), HEAD),
    over(area(first, 1, body, 1), { ...NAME, bold: true, wrap: true }),
    over(area(first, LEFT, body, rounds.length + 1), BOX),
    ...playerLines,
    tall(header, 20),
    tall(first, players.length > MANY ? 14 : 18, body),
  ]);
  return { drawing, rows: 1 + body, starts: players.slice(1).map((_, index) => first + 2 * (index + 1)) };
};

/**
 * The chart as values, of sections one below the other; with `follows` it lacks all that formulas are to fill: what sections are called,
 * how far it is, results, points, and who is bold.
 */
const wallChartSheet = (subject: Subject, speech: HandoutWords, follows = false): HandoutSheet => {
  const { players, rounds } = subject;
  const { texts } = speech;
  const placed = wallCharts(subject, speech);
  const charts = drawFields(placed, (each) => chart(each, speech, follows), follows);
  // The points stand behind the rounds of their section.
  const points = new Set(placed.map(({ field }) => field.rounds.length));
  const width = resultWidth(speech.profile, rounds.length > MANY ? 3.4 : 5.5);
  const alone = {
    paper: players.length <= 16 ? ('one' as const) : players.map((_, index) => FIRST + 2 * index),
    titleRows: { from: HEADER, to: HEADER },
    across: { heads: LEFT, together: 1 },
    freeze: { rows: FIRST, columns: LEFT },
  };
  return drawnSheet(TITLE, subject, speech, {
    lines: follows
      ? ['', `${texts.wallLegend} ${texts.uncounted}`]
      : [...asOf(subject, speech), withUncounted(texts.wallLegend, subject, speech, texts.wallRoom)],
    parts: [charts.drawing],
    widths: [
      5,
      nameWidth(
        players.map((player) => withTeam(player) ?? ''),
        rounds.length <= FEW_ROUNDS ? NAME_MOST : undefined,
      ),
      ...rounds.map((_, index) => (points.has(index) ? 9 : width)),
      9,
    ],
    rows: charts.rows,
    ...(players.length <= 10 && rounds.length > 8 ? { landscape: true } : {}),
    ...(charts.sections ? { paper: charts.sections, freeze: { rows: HEADER, columns: LEFT } } : alone),
  });
};

/** The chart that fills itself: what sections are called, opponents, colours, results and points are formulas. */
const liveChart: LiveHandout['make'] = (tournament, layout, words, sheet) => {
  const subject = subjectOf(tournament);
  const speech = speechOf(tournament.profile);
  const drawn = wallChartSheet(subject, speech, true);
  const { calculation } = layout;
  const helper = columnsIn(drawn) + 1;
  const uncounted = helper + layout.rounds;
  const told = gameTold(layout, sheet);
  const shown = whole(entryAt(calculation.chain, 0).shown, sheet);
  const called = calledBy(layout, sheet);
  const charts = wallCharts(subject, speech).map(({ title, row: header }, index) => {
    const field = entryAt(layout.fields, index);
    return { field, title, header, first: header + 1, rounds: field.rounds };
  });
  const linesOf = ({ field, header, first, rounds }: (typeof charts)[number]): readonly Block[] =>
    countTo(field.players).flatMap((each): Block[] => {
      const row = first + 2 * (each - 1);
      const game = address(row, helper);
      const own = inWhole(fixedCell(place(sheet, row, 0), sheet), field);
      const found = gameIn(layout, sheet, field.before + each, address(header, LEFT, 'row'));
      return [
        fill(area(row, 1), called(own)),
        fill(area(row, helper, 1, rounds), found),
        fill(area(row, LEFT, 1, rounds), `IF(${game}=0,"–",${withinField(told.opponent(game), field)})`),
        fill(area(row + 1, LEFT, 1, rounds), told.mark(game)),
        fill(area(row, uncounted, 1, rounds), told.uncounted(game)),
        fill(area(row + 1, uncounted, 1, rounds), `${address(row, uncounted)}&""`),
        fill(area(row, LEFT + rounds), `INDEX(${shown},${own})`, '0.0'),
      ];
    });
  const left = entryAt(drawn.blocks, 0).area.column;
  const { wallLegend, wallRoom } = speech.texts;
  return {
    ...drawn,
    blocks: [
      ...drawn.blocks,
      statusBlock(layout, sheet, left),
      uncountedBlock(layout, sheet, wallLegend, speech, wallRoom, left),
      ...charts.flatMap(({ field, title }) => sectionTitleBlocks(layout, { ...field, title }, sheet, words)),
      ...charts.flatMap(linesOf),
    ],
    columns: [...drawn.columns, { from: helper, count: 2 * layout.rounds, width: 6, hidden: true }],
    conditionals: charts.flatMap(({ field, first, rounds }) => {
      const where = area(first, LEFT, 2 * field.players, rounds);
      return [
        { area: where, formula: `${address(first, uncounted)}<>""`, style: UNCOUNTED },
        ...whiteFormats(tournament, where, `${address(first, helper)}>0`),
      ];
    }),
  };
};

/** A line a player, a column a round, as it hangs on the wall: two rows each, the lower one for the result. */
export const wallChart: Handout = {
  id: 'wall-chart',
  name: TITLE,
  about:
    'a row for each player, a column for each round: opponents, results or room for them, and points so far',
  values: {
    most: { players: 100, games: 10_000 },
    make: (subject, speech) => ok(wallChartSheet(subject, speech)),
  },
  live: { most: { players: 60, games: 120 }, make: liveChart },
};
