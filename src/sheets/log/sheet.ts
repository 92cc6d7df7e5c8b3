import { present } from '../../core/present';
import type { Draw } from '../../core/draw/protocol';
import type { Tournament } from '../../core/model';
import { rows } from '../../grid/block';
import { area } from '../../grid/cell';
import type { SheetPlan } from '../../grid/plan';
import type { SheetWords } from '../../language/words';
import { LOG, type Layout } from '../layout';
import { tableName } from '../players';
import { fitWidth, styled, TABLE_STYLE, topStyles, TAB } from '../style';
import { pageHeader, titleOf } from '../title';
import { makeDrawLine } from './draw';
import { makeLogRow } from './line';
import { makeRule } from './rule';

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
    { ...entry, time, rule: makeRule({ did: 'create' }), cells: '', before: '', after },
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
    tabColor: TAB.kept,
    blocks: [
      rows(0, 0, [[titleOf(tournament, words.log)]], '@'),
      rows(1, 0, [[words.logHint]], '@'),
      rows(header, 0, [[...words.logHeadings]], '@'),
      rows(
        header + 1,
        LOG.step,
        first.map(([step]) => [present(step)]),
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
