import { toNumber } from '../../core/fraction';
import { outcomeOf } from '../../core/outcome';
import { progressOf } from '../../core/progress';
import { ok } from '../../core/result';
import { standings } from '../../core/tiebreak/standings';
import { rows } from '../../grid/block';
import { area, type CellValue } from '../../grid/cell';
import { nameWidth } from '../style';
import { boardsOf } from './pairingTable';
import {
  BOX,
  cells,
  HEAD,
  joined,
  NAME,
  over,
  sheetOf,
  tall,
  top,
  type HandoutSheet,
  type SheetDrawing,
} from './drawing';
import { asOf } from './asOf';
import { drawFields, placeFields, type FieldPart, type PlacedField } from './fields';
import { headerOf, titled, withTeam, type Handout, type HandoutWords } from './handout';
import type { Subject } from './subject';

const TITLE = 'Wall chart';
const HEADER = 3;
/** Where the players of a chart begin, two rows each, and where the rounds of all do. */
const FIRST = HEADER + 1;
export const WALL_LEFT = 2;
const LEFT = WALL_LEFT;

interface Entry {
  readonly opponent: number;
  readonly isWhite: boolean;
  readonly mark: string | null;
}

/** What each player has in each round, by number. */
const entriesOf = ({ rounds }: Subject): ReadonlyMap<string, Entry> => {
  const found = new Map<string, Entry>();
  for (const { round, games } of rounds)
    for (const { white, black, outcome } of games) {
      const [own, other] = outcome === null ? [null, null] : outcomeOf(outcome).marks;
      found.set(`${white} ${round}`, { opponent: black, isWhite: true, mark: own });
      found.set(`${black} ${round}`, { opponent: white, isWhite: false, mark: other });
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
export const wallCharts = (subject: Subject, { words }: HandoutWords): readonly PlacedField[] =>
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
    const bold = line.flatMap((entry, place) =>
      entry?.isWhite && !follows ? [over(area(row, LEFT + place), { bold: true })] : [],
    );
    return joined([
      two(row, 0, no),
      two(row, 1, withTeam(player)),
      over(area(row, points, 2, 1), BOX),
      two(row, points, scores.get(no) ?? null, '0.0'),
      cells(row, LEFT, [
        line.map((entry): CellValue => entry?.opponent ?? '–'),
        line.map((entry): CellValue => (follows ? null : (entry?.mark ?? null))),
      ]),
      ...bold,
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
    tall(first, 18, body),
  ]);
  return { drawing, rows: 1 + body, starts: players.slice(1).map((_, index) => first + 2 * (index + 1)) };
};

/**
 * The chart as values, of sections one below the other; with `follows` it lacks all that formulas are to fill: what sections are called,
 * how far it is, results, points, and who is bold.
 */
export const wallChartSheet = (subject: Subject, speech: HandoutWords, follows = false): HandoutSheet => {
  const { players, rounds } = subject;
  const { texts } = speech;
  const placed = wallCharts(subject, speech);
  const charts = drawFields(placed, (each) => chart(each, speech, follows), follows);
  // The points stand behind the rounds of their section.
  const points = new Set(placed.map(({ field }) => field.rounds.length));
  const drawing = joined([
    top(titled(TITLE, subject, speech), [...(follows ? [''] : asOf(subject, speech)), texts.wallLegend]),
    charts.drawing,
  ]);
  const alone = {
    paper: players.length <= 16 ? ('one' as const) : players.map((_, index) => FIRST + 2 * index),
    titleRows: { from: HEADER, to: HEADER },
    freeze: { rows: FIRST, columns: LEFT },
  };
  return sheetOf({
    drawing,
    widths: [
      5,
      nameWidth(players.map((player) => withTeam(player) ?? '')),
      ...rounds.map((_, index) => (points.has(index) ? 9 : 5.5)),
      9,
    ],
    rows: charts.rows,
    header: headerOf(subject, speech),
    format: subject.format,
    landscape: boardsOf(subject) > 0 && rounds.length > 8,
    ...(charts.sections ? { paper: charts.sections, freeze: { rows: HEADER, columns: LEFT } } : alone),
  });
};

/** A line a player, a column a round, as it hangs on the wall: two rows each, the lower one for the result. */
export const wallChart: Handout = {
  id: 'wall-chart',
  name: TITLE,
  about: 'a line a player, a column a round: opponents, colours, results or room for them, and points so far',
  needs: 'anything',
  ofPlayer: false,
  ofRound: false,
  most: { players: 100, games: 10_000 },
  make: (subject, speech) => ok(wallChartSheet(subject, speech)),
};
