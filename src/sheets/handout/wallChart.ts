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
import { headerOf, titled, withTeam, type Handout, type HandoutWords } from './handout';
import type { Subject } from './subject';

const TITLE = 'Wall chart';
const HEADER = 3;
/** Where players begin, two rows each, and where rounds do. */
export const WALL = { first: HEADER + 1, left: 2 } as const;
const { first: FIRST, left: LEFT } = WALL;

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

/**
 * The chart as values; with `follows` it lacks all that formulas are to fill: how far it is, results, points, and who is bold.
 */
export const wallChartSheet = (subject: Subject, speech: HandoutWords, follows = false): HandoutSheet => {
  const { players, rounds } = subject;
  const { words, texts } = speech;
  const entries = entriesOf(subject);
  const scores = follows ? new Map<number, number>() : scoresOf(subject);
  const playerLines = players.map((player, index) => {
    const { no } = player;
    const row = FIRST + 2 * index;
    const line = rounds.map(({ round }) => entries.get(`${no} ${round}`) ?? null);
    const bold = line.flatMap((entry, place) =>
      entry?.isWhite && !follows ? [over(area(row, LEFT + place), { bold: true })] : [],
    );
    return joined(
      two(row, 0, no),
      two(row, 1, withTeam(player)),
      over(area(row, LEFT + rounds.length, 2, 1), BOX),
      two(row, LEFT + rounds.length, scores.get(no) ?? null, '0.0'),
      cells(row, LEFT, [
        line.map((entry): CellValue => entry?.opponent ?? '–'),
        line.map((entry): CellValue => (follows ? null : (entry?.mark ?? null))),
      ]),
      ...bold,
    );
  });
  const body = 2 * players.length;
  const drawing = joined(
    top(titled(TITLE, subject, speech), [...(follows ? [''] : asOf(subject, speech)), texts.wallLegend]),
    cells(HEADER, 0, [[words.no, words.name, ...rounds.map(({ round }) => round), words.points]], HEAD),
    over(area(FIRST, 0, body, 1), HEAD),
    over(area(FIRST, 1, body, 1), { ...NAME, bold: true, wrap: true }),
    over(area(FIRST, LEFT, body, rounds.length + 1), BOX),
    ...playerLines,
    tall(HEADER, 20),
    tall(FIRST, 18, body),
  );
  return sheetOf({
    drawing,
    widths: [5, nameWidth(players.map((player) => withTeam(player) ?? '')), ...rounds.map(() => 5.5), 9],
    rows: FIRST + body,
    header: headerOf(subject, speech),
    format: subject.format,
    paper: players.length <= 16 ? 'one' : players.map((_, index) => FIRST + 2 * index),
    landscape: boardsOf(subject) > 0 && rounds.length > 8,
    titleRows: { from: HEADER, to: HEADER },
    freeze: { rows: FIRST, columns: LEFT },
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
