import type { Draw } from '../core/draw/protocol';
import type { Tournament } from '../core/model';
import type { SheetWords } from '../language/words';
import { rows } from '../grid/block';
import { area, isCellError, type CellValue } from '../grid/cell';
import { drawRule, makeDrawText } from './drawLine';
import { LOG, type Layout } from './layout';
import type { SheetPlan } from '../grid/plan';
import { tableName } from './players';
import { fitWidth, styled, TABLE_STYLE, topStyles } from './style';
import { pageHeader, titleOf } from './title';

/** What one line of the Log says. `before` and `after` are the cell's contents as text, empty for an empty cell. */
export interface LogEntry {
  readonly step: number;
  /** As the caller's clock has it, such as `2026-11-20 09:00`. */
  readonly time: string;
  readonly tournament: string;
  /** What was done: `create`, `record`, `undo`, ... */
  readonly rule: string;
  /** What was changed: `game 12` is that game's result, `player 3 status` what it says; several a line each. */
  readonly cells: string;
  readonly before: string;
  readonly after: string;
}

/** The cells of a Log line. */
export const makeLogRow = (entry: LogEntry): readonly (string | number)[] => [
  entry.step,
  entry.time,
  entry.tournament,
  entry.rule,
  entry.cells,
  entry.before,
  entry.after,
];

const text = (value: CellValue | undefined): string =>
  value === null || value === undefined ? '' : isCellError(value) ? value.error : String(value);

/** Reads a Log line back; a step that is no number becomes 0. */
export const parseLogRow = (row: readonly CellValue[]): LogEntry => ({
  step: Number(row[LOG.step]) || 0,
  time: text(row[LOG.time]),
  tournament: text(row[LOG.tournament]),
  rule: text(row[LOG.rule]),
  cells: text(row[LOG.cells]),
  before: text(row[LOG.before]),
  after: text(row[LOG.after]),
});

/** The line of a step that tells of a draw. */
export const makeDrawLine = (
  draw: Draw,
  { step, tournament }: Pick<LogEntry, 'step' | 'tournament'>,
): LogEntry => ({
  step,
  time: draw.time,
  tournament,
  rule: drawRule(draw),
  cells: '',
  before: '',
  after: makeDrawText(draw),
});

/** The lines of a creation, one step: every draw of the numbers, then what was made. */
const firstLines = (
  { id, players, games }: Tournament,
  time: string,
  draws: readonly Draw[],
): readonly (readonly (string | number)[])[] => {
  const entry = { step: 1, tournament: id };
  const after = `players=${players.length} games=${games.length}`;
  return [
    ...draws.map((draw) => makeDrawLine(draw, entry)),
    { ...entry, time, rule: 'create', cells: '', before: '', after },
  ].map(makeLogRow);
};

/** The Log sheet, with its first lines. */
export const makeLogSheet = (
  tournament: Tournament,
  layout: Layout,
  words: SheetWords,
  time: string,
  draws: readonly Draw[],
): SheetPlan => {
  const widths = [7, 18, 16, 14, 24, 26, 26];
  const { header } = layout.log;
  const first = firstLines(tournament, time, draws);
  return {
    role: 'log',
    name: layout.names.log,
    tabColor: 'A6A6A6',
    blocks: [
      rows(0, 0, [[titleOf(tournament, words.log)]], '@'),
      rows(1, 0, [[words.logHint]], '@'),
      rows(header, 0, [[...words.logHeadings]], '@'),
      rows(
        header + 1,
        LOG.step,
        first.map(([step]) => [step!]),
        '0',
      ),
      rows(
        header + 1,
        LOG.time,
        first.map(([, ...texts]) => texts),
        '@',
      ),
    ],
    styles: [
      ...topStyles(),
      styled(area(header + 1, LOG.step, first.length), { align: 'center' }),
      styled(area(header + 1, LOG.cells, first.length, 3), { wrap: true, vertical: 'top' }),
      styled(area(header, 0, 1, LOG.count), { bold: true, wrap: true, vertical: 'center' }),
    ],
    columns: widths.map((width, from) => ({ from, count: 1, width })),
    freeze: { rows: header + 1, columns: 0 },
    tables: [{ name: tableName(tournament, 'Log'), area: layout.log.area, style: TABLE_STYLE }],
    validations: [],
    conditionals: [],
    print: {
      area: area(0, 0, header + 1 + first.length, LOG.count),
      landscape: true,
      titleRows: { from: header, to: header },
      ...fitWidth(widths, true, false),
      header: pageHeader(tournament),
    },
  };
};
