import type { Draw } from '../../core/draw/protocol';
import type { Tournament } from '../../core/model';
import { readingOf } from '../../core/typed';
import { rows } from '../../grid/block';
import { area, MAX_ROWS, type Area } from '../../grid/cell';
import type { SheetPlan } from '../../grid/plan';
import { logTexts } from '../../language/log';
import type { SheetWords } from '../../language/words';
import { LOG, type Layout } from '../layout';
import { tableName } from '../players';
import { fitWidth, QUIET, styled, TAB, TABLE_STYLE, topStyles } from '../look/style';
import { pageHeader, titleOf } from '../look/title';
import { lineBlocks, lineRows, SAID_WIDTHS } from './blocks';
import { makeDrawLine } from './draw';
import type { LogEntry } from './line';
import { makeRule } from './rule';
import { withSaid } from './sentences';

/** The lines of a creation, one step: every draw of the numbers, then what was made. */
const firstLines = (
  tournament: Tournament,
  words: SheetWords,
  time: string,
  draws: readonly Draw[],
): readonly LogEntry[] => {
  const { id, players, games, language } = tournament;
  const entry = { step: 1, tournament: id };
  const after = `players=${players.length} games=${games.length}`;
  const lines = [
    ...draws.map((draw) => makeDrawLine(draw, entry)),
    { ...entry, time, rule: makeRule({ did: 'create' }), cells: '', before: '', after },
  ];
  const nothing = { value: () => null, gamesOf: () => [] };
  return withSaid(lines, {
    ...nothing,
    language,
    profile: tournament.profile,
    words,
    reading: readingOf(tournament),
  });
};

/** Of what is kept for the machine, which is hidden. */
const HIDDEN_WIDTHS = [7, 16, 14, 24, 26, 26] as const;

/** So many lines of the Log go quiet where they only go on with a step. */
const MOST_LINES = 2000;

/** A Log that is to be made: its sheet and table, its first lines, and what stands above them and on printed pages. */
interface NewLog {
  readonly sheet: string;
  readonly table: string;
  /** Where the table stands, with its headings. */
  readonly area: Area;
  readonly lines: readonly LogEntry[];
  readonly title: string;
  readonly header: string;
  readonly language: string;
}

/** A Log sheet, with its first lines. */
export const makeLog = (
  { sheet, table, area: place, lines, title, header: pages, language }: NewLog,
  words: Pick<SheetWords, 'logHint' | 'logHeadings'>,
): SheetPlan => {
  const header = place.row;
  const first = header + 1;
  const { continued } = logTexts(language);
  return {
    role: 'log',
    name: sheet,
    tabColor: TAB.kept,
    blocks: [
      rows(0, 0, [[title]], '@'),
      rows(1, 0, [[words.logHint]], '@'),
      rows(header, 0, [[...words.logHeadings]], '@'),
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
    tables: [{ name: table, area: place, style: TABLE_STYLE }],
    validations: [],
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
      landscape: false,
      titleRows: { from: header, to: header },
      ...fitWidth(SAID_WIDTHS, false, false),
      header: pages,
    },
  };
};

/** The Log of a tournament. */
export const makeLogSheet = (
  tournament: Tournament,
  layout: Layout,
  words: SheetWords,
  time: string,
  draws: readonly Draw[],
): SheetPlan =>
  makeLog(
    {
      sheet: layout.names.log,
      table: tableName(tournament, 'Log'),
      area: layout.log.area,
      lines: firstLines(tournament, words, time, draws),
      title: titleOf(tournament, words.log),
      header: pageHeader(tournament),
      language: tournament.language,
    },
    words,
  );
