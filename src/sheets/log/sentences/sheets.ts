import { parseReference } from '../../../grid/reference';
import type { Damage } from '../../../language/log';
import { cellKey, formatKey, splitLine, type LoggedTexts } from '../changes';
import { parseKey } from '../key';
import type { LogEntry } from '../line';
import { parseLogFormula, parseLogValue } from '../value';
import { listed, shown, type Told } from './told';
import { say } from '../../../language/language';

/** The counts in a line, by name: `players=4 games=6`, `cells=12`, `damaged-row=1`. */
export const countsIn = ({ after }: Pick<LogEntry, 'after'>): ReadonlyMap<string, number> =>
  new Map(
    [...after.matchAll(/([a-z-]+)=(\d{1,9})/g)].map(([, name = '', count]) => [name, Number(count)] as const),
  );

/** A tournament was made. */
export const made = (told: Told, line: LogEntry): string => {
  const counts = countsIn(line);
  return say(told.texts.made, {
    players: counts.get('players') ?? 0,
    games: counts.get('games') ?? 0,
  });
};

/** Values were refreshed, or sheets rebuilt. A separate line has the earlier list of tie-breaks. */
export const refreshed = (told: Told, line: LogEntry): string => {
  const counts = countsIn(line);
  if (counts.has('format')) return told.texts.newSheets;
  const count = counts.get('cells');
  if (count !== undefined) return say(told.texts.refreshed, { count });
  return say(told.texts.order, {
    before: shown(told, line.before),
    after: shown(told, line.after),
  });
};

type Kind = 'formula' | 'number' | 'text' | 'format';

const kindOf = ({ before, after }: LoggedTexts, hasFormat: boolean): Kind => {
  if (before === after && hasFormat) return 'format';
  if (parseLogFormula(after) !== undefined) return 'formula';
  return typeof parseLogValue(after) === 'number' ? 'number' : 'text';
};

const sheetOf = ({ words }: Told, text: string): string => {
  const key = parseKey(text);
  if (key?.of === 'player') return words.players;
  if (key?.of === 'game' || key?.of === 'bye') return words.pairings;
  return parseReference(text)?.sheet ?? words.tournament;
};

/** Cells were repaired: how many of each kind, sheet by sheet. */
export const repaired = (told: Told): string => {
  const cells = told.lines.flatMap(splitLine);
  const keys = new Set(cells.map(({ key }) => key));
  const counts = new Map<string, { kind: Kind; sheet: string; count: number }>();
  for (const cell of cells.filter(({ key }) => cellKey(key) === key)) {
    const [kind, sheet] = [kindOf(cell, keys.has(formatKey(cell.key))), sheetOf(told, cell.key)];
    const { count } = counts.get(`${kind} ${sheet}`) ?? { count: 0 };
    counts.set(`${kind} ${sheet}`, { kind, sheet, count: count + 1 });
  }
  const items = [...counts.values()].map(({ kind, ...values }) =>
    say(told.texts.repairedCells[kind], { ...values, sheet: shown(told, values.sheet) }),
  );
  return say(told.texts.repaired, { list: listed(told, items, ', ') });
};

/** Columns for a report were added to Players. */
export const columnsAdded = (told: Told): string => {
  const headings = told.changes.map(({ after }) => shown(told, after));
  return say(told.texts.columnsAdded, {
    sheet: shown(told, told.words.players),
    count: headings.length,
    list: listed(told, headings, ', '),
  });
};

/** Sheets were rebuilt because so much was damaged. */
export const repairedAnew = (told: Told, line: LogEntry): string => {
  const known: Readonly<Record<string, string | undefined>> = told.texts.damages;
  const items = [...countsIn(line)].flatMap(([code, count]) => {
    const text = known[code satisfies string as Damage];
    return text === undefined ? [] : [say(text, { count })];
  });
  return say(told.texts.sheetsAnew, { list: listed(told, items, ', ') });
};
