import type { Tournament } from '../core/model';
import type { SheetWords } from '../language/words';
import { rows } from './block';
import { area, isCellError, type CellValue } from './cell';
import { LOG, type Layout } from './layout';
import type { SheetPlan } from './plan';
import { tableName } from './players';
import { fitWidth, styled, TABLE_STYLE, topStyles } from './style';
import { titleOf } from './title';

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

/** The Log sheet, with its first line: the creation. */
export const makeLogSheet = (
  tournament: Tournament,
  layout: Layout,
  words: SheetWords,
  time: string,
): SheetPlan => {
  const widths = [7, 18, 16, 14, 24, 26, 26];
  const { header } = layout.log;
  const first = makeLogRow({
    step: 1,
    time,
    tournament: tournament.id,
    rule: 'create',
    cells: '',
    before: '',
    after: `players=${tournament.players.length} games=${tournament.games.length}`,
  });
  return {
    role: 'log',
    name: layout.names.log,
    tabColor: 'A6A6A6',
    blocks: [
      rows(0, 0, [[titleOf(tournament, words.log)]], '@'),
      rows(1, 0, [[words.logHint]], '@'),
      rows(header, 0, [[...words.logHeadings]], '@'),
      rows(header + 1, LOG.step, [[first[0]!]], '0'),
      rows(header + 1, LOG.time, [first.slice(1)], '@'),
    ],
    styles: [
      ...topStyles(),
      styled(area(header + 1, LOG.step), { align: 'center' }),
      styled(area(header + 1, LOG.cells, 1, 3), { wrap: true, vertical: 'top' }),
      styled(area(header, 0, 1, LOG.count), { bold: true, wrap: true, vertical: 'center' }),
    ],
    columns: widths.map((width, from) => ({ from, count: 1, width })),
    freeze: { rows: header + 1, columns: 0 },
    tables: [{ name: tableName(tournament, 'Log'), area: layout.log.area, style: TABLE_STYLE }],
    validations: [],
    conditionals: [],
    print: {
      area: area(0, 0, header + 2, LOG.count),
      landscape: true,
      titleRows: { from: header, to: header },
      ...fitWidth(widths, true, false),
      header: tournament.event,
    },
  };
};
