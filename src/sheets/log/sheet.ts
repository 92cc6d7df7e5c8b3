import type { Draw } from '../../core/draw/protocol';
import type { Tournament } from '../../core/model';
import { isTeamEvent } from '../../core/teamEvent/model';
import { readingOf } from '../../core/results/typed';
import { rows, textRow } from '../../grid/block';
import { area, MAX_ROWS } from '../../grid/cell';
import type { SheetPlan, Block, WorkbookPlan } from '../../grid/plan';
import { logTexts } from '../../language/log';
import type { SheetWords } from '../../language/words';
import { pagesDown } from '../look/fit';
import { LOG, type Layout } from '../layout';
import { tableName } from '../players';
import { QUIET, styled, TAB, TABLE_STYLE, topStyles } from '../look/style';
import { linesIn } from '../look/wrap';
import { pageHeader, titleOf } from '../look/title';
import { makeDrawLine } from './draw';
import { type LogEntry, makeLogRow } from './line';
import { makeRule } from './rule';
import { withSaid } from './sentences';
import { present } from '../../core/present';
import { ROW_HEIGHT } from '../look/page';

/** The lines of the first step: every draw of the numbers, then the creation. */
const firstLines = (
  tournament: Tournament,
  words: SheetWords,
  time: string,
  draws: readonly Draw[],
): readonly LogEntry[] => {
  const { id, players, games } = tournament;
  const entry = { step: 1, tournament: id };
  const after = `players=${players.length} games=${games.length}`;
  const lines = [
    ...draws.map((draw) => makeDrawLine(draw, entry)),
    { ...entry, time, rule: makeRule({ did: 'create' }), cells: '', before: '', after },
  ];
  const nothing = { value: () => null, gamesOf: () => [] };
  return withSaid(lines, {
    ...nothing,
    profile: tournament.profile,
    words,
    reading: readingOf(tournament),
    ...(isTeamEvent(tournament) ? { event: tournament } : {}),
  });
};

/** Widths of the hidden columns. */
const HIDDEN_WIDTHS = [7, 16, 14, 24, 26, 26] as const;

/** Up to this many lines are greyed if they only continue a step. */
const MOST_LINES = 2000;

/** The Log of a new tournament: the draws that led to its numbers, and its creation at a `time` such as `2026-11-20 09:00`. */
export const makeLogSheet = (
  tournament: Tournament,
  { log }: Pick<Layout, 'log'>,
  words: SheetWords,
  time: string,
  draws: readonly Draw[] = [],
): SheetPlan => {
  const { sheet, area: place } = log;
  const lines = firstLines(tournament, words, time, draws);
  const title = tournament.discipline ? words.teamEvent.log : words.log;
  const header = place.row;
  const first = header + 1;
  const { continued } = logTexts();
  return {
    role: 'log',
    name: sheet,
    tabColor: TAB.kept,
    blocks: [
      textRow(0, 0, [titleOf(tournament, title)]),
      textRow(1, 0, [words.logHint]),
      textRow(header, 0, [...words.logHeadings]),
      ...lineBlocks(first, lines),
    ],
    styles: [
      ...topStyles(),
      styled(area(first, LOG.time, lines.length), { vertical: 'top' }),
      styled(area(first, LOG.said, lines.length), { wrap: true, vertical: 'top' }),
      styled(area(first, LOG.step, lines.length, LOG.count - LOG.step), {
        vertical: 'top',
        color: QUIET,
        wrap: false,
      }),
      styled(area(header, 0, 1, LOG.count), { bold: true, wrap: true, vertical: 'center' }),
    ],
    columns: [
      ...SAID_WIDTHS.map((width, from) => ({ from, count: 1, width })),
      ...HIDDEN_WIDTHS.map((width, at) => ({ from: LOG.step + at, count: 1, width, hidden: true })),
    ],
    rows: lineRows(first, lines),
    freeze: { rows: first, columns: 0 },
    tables: [
      {
        name: tableName(tournament, tournament.discipline ? 'TeamLog' : 'Log'),
        area: place,
        style: TABLE_STYLE,
      },
    ],
    conditionals: [
      {
        area: area(first, LOG.time, MOST_LINES, LOG.step),
        formula: `$B${first + 1}="${continued}"`,
        style: { color: QUIET },
      },
    ],
    // The columns from top to bottom, so that lines which come later are printed, too.
    print: {
      area: area(0, 0, MAX_ROWS, LOG.step),
      titleRows: { from: header, to: header },
      ...pagesDown({ widths: SAID_WIDTHS, height: 0, paper: tournament.paper }),
      header: pageHeader(tournament),
    },
  };
};

const logWith = (plan: SheetPlan, lines: readonly LogEntry[]): SheetPlan => {
  const [table, ...others] = plan.tables ?? [];
  const first = present(table).area.row + 1;
  const isLine = ({ area: { row } }: { readonly area: { readonly row: number } }): boolean => row === first;
  return {
    ...plan,
    blocks: [...plan.blocks.filter((block) => !isLine(block)), ...lineBlocks(first, lines)],
    rows: lineRows(first, lines),
    styles: plan.styles.map((each) =>
      isLine(each) ? styled({ ...each.area, rows: lines.length }, each.style) : each,
    ),
    tables: [{ ...present(table), area: { ...present(table).area, rows: lines.length + 1 } }, ...others],
  };
};

/** A plan whose Log continues an earlier one: these lines replace its first. */
export const withHistory = (plan: WorkbookPlan, lines: readonly LogEntry[]): WorkbookPlan => ({
  ...plan,
  sheets: plan.sheets.map((sheet) => (sheet.role === 'log' ? logWith(sheet, lines) : sheet)),
});

/** The hidden columns that only Undo reads. */
export const MACHINE_COLUMNS: readonly number[] = [
  LOG.step,
  LOG.tournament,
  LOG.rule,
  LOG.cells,
  LOG.before,
  LOG.after,
];

/** Widths of the two columns that people read: together as wide as a page. */
const SAID_WIDTHS = [17, 76] as const;

/** The greatest row height in Excel, in points, cut to whole lines. */
const HIGHEST = 27 * ROW_HEIGHT;

/** The row height, in points, for a sentence of more than one line; `null` for a single line. */
export const lineHeight = ({ said = '' }: LogEntry): number | null => {
  const lines = linesIn(said, SAID_WIDTHS[1]);
  return lines > 1 ? Math.min(HIGHEST, lines * ROW_HEIGHT) : null;
};

/** The rows that need a height of their own. */
const lineRows = (first: number, lines: readonly LogEntry[]): NonNullable<SheetPlan['rows']> =>
  lines.flatMap((line, index) => {
    const height = lineHeight(line);
    return height === null ? [] : [{ row: first + index, height }];
  });

/** Lines of the Log from a row on. Steps are numbers; everything else is text. */
const lineBlocks = (first: number, lines: readonly LogEntry[]): readonly Block[] => {
  const cells = lines.map((line) => makeLogRow(line));
  const columns = (from: number, to: number) => cells.map((line) => line.slice(from, to));
  return [
    rows(first, LOG.time, columns(LOG.time, LOG.step), '@'),
    rows(first, LOG.step, columns(LOG.step, LOG.tournament), '0'),
    rows(first, LOG.tournament, columns(LOG.tournament, LOG.count), '@'),
  ];
};
