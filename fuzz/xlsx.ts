import { createHash } from 'node:crypto';
import { takeChange } from '../src/app/changes/take';
import { openRoster } from '../src/app/roster';
import type { ProblemCode } from '../src/core/problem';
import type { CellValue } from '../src/grid/cell';
import { openXlsx, PORTABLE, type XlsxWorkbook } from '../src/workbook/xlsx';
import { some, type Dice } from './changes';
import { partsOf, SHARED, sheetsIn, withoutStray, type Parts, type SeenCell, type SeenSheet } from './oracle';
import { STORED } from './stored';

/** What came of a file: read, refused with a problem, or what is wrong with that. */
export type Verdict = 'read' | 'refused' | { readonly wrong: string };

/** A file as the second reader has it. */
interface Before {
  readonly parts: Parts | null;
  readonly seen: ReturnType<typeof sheetsIn>;
}

const wrong = (text: string): Verdict => ({ wrong: text });

const TIME = { time: '2026-11-27 22:00' };

/** What may be said to a change of a file that could be read so far. */
const REFUSALS: readonly ProblemCode[] = ['sheet-missing', 'workbook-part-unreadable', 'host-failed'];

const shown = (value: CellValue): string => {
  if (value === null) return '';
  if (typeof value === 'object') return `e:${value.error}`;
  return `${typeof value === 'string' ? 's' : typeof value === 'number' ? 'n' : 'b'}:${String(value)}`;
};

const NOTHING: SeenCell = { value: '', formula: '' };

type Filled = readonly {
  readonly row: number;
  readonly column: number;
  readonly value: CellValue;
  readonly formula: string | null;
}[];

const filledOf = async (book: XlsxWorkbook, sheet: string): Promise<Filled | undefined> => {
  const read = await book.read({ ranges: [{ sheet, area: 'used' }] });
  if (!read.ok) return undefined;
  return read.value.ranges
    .flatMap(({ area, values, formulas, apart = [] }) => [
      ...values.flatMap((line, down) =>
        line.map((value, across) => ({
          row: area.row + down,
          column: area.column + across,
          value,
          formula: formulas[down]?.[across] ?? null,
        })),
      ),
      ...apart,
    ])
    .filter(({ value, formula }) => value !== null || formula !== null);
};

/** Where our reading of a sheet differs from that of the plain reader, with both; dates are days to us. */
const misread = (filled: Filled, { cells }: SeenSheet): string | undefined => {
  const ours = new Map(filled.map((cell) => [`${cell.row} ${cell.column}`, cell]));
  for (const key of new Set([...cells.keys(), ...ours.keys()])) {
    const [{ value, formula }, read] = [cells.get(key) ?? NOTHING, ours.get(key)];
    const isSameKind = (formula === '') === ((read?.formula ?? null) === null);
    const isSameValue =
      /^(d:.*|s:)$/s.test(value) || withoutStray(shown(read?.value ?? null)) === withoutStray(value);
    if (!isSameKind || !isSameValue) return `${key}: ${JSON.stringify(read)} for ${value} ${formula}`;
  }
  return undefined;
};

/** Cells that say something else; the values of formulas that stay follow. */
const differing = (before: SeenSheet, after: SeenSheet): readonly string[] =>
  [...new Set([...before.cells.keys(), ...after.cells.keys()])].filter((key) => {
    const [one, other] = [before.cells.get(key) ?? NOTHING, after.cells.get(key) ?? NOTHING];
    const isFormula = one.formula !== '' && other.formula !== '';
    const stays = one.formula === other.formula || [one.formula, other.formula].includes(SHARED);
    return isFormula ? !stays : one.value !== other.value || one.formula !== other.formula;
  });

const isSame = (one: Uint8Array | undefined, other: Uint8Array | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && Buffer.compare(one, other) === 0);

/** What else than one cell, or one result with its line in the Log, a saved workbook has changed. */
const spilt = async (
  { parts, seen: old }: Before,
  book: XlsxWorkbook,
  isAsked: (sheet: string, key: string) => boolean,
  most: number,
): Promise<string | undefined> => {
  const saved = await book.save();
  if (!saved.ok) return REFUSALS.includes(saved.problems[0].code) ? undefined : saved.problems[0].code;
  const now = partsOf(saved.value);
  const made = sheetsIn(now);
  if (!parts || !now || !(old instanceof Map) || made === null) return undefined;
  if (typeof made === 'string') return `the saved file: ${made}`;
  let count = 0;
  for (const [name, sheet] of old) {
    const written = made.get(name);
    if (!written) return `sheet ${name} is gone`;
    if (written === sheet) continue;
    if (written.around !== sheet.around) return `around the cells of ${name}`;
    const others = differing(sheet, written).filter((key) => !isAsked(name, key));
    count += others.length;
    if (count > most) return `cells of ${name}: ${others.join(', ')}`;
  }
  const sheets = new Set([...old.values()].map(({ part }) => part.toLowerCase()));
  const other = Object.keys(parts).find(
    (name) =>
      !sheets.has(name.toLowerCase()) &&
      !/calcChain|styles|workbook\.xml|tables?\d*\.xml$|\[Content_Types\]/i.test(name) &&
      /^(?!\/)[ -~]+(?<!\/)$/.test(name) &&
      !isSame(parts[name], now[name]),
  );
  return other === undefined ? undefined : `part ${other}`;
};

/** What was read rightly before: a sheet with all that is said outside sheets. */
const shownRight = new Set<string>();
const MOST_SHOWN = 200_000;

const digest = (parts: readonly (readonly [string, Uint8Array])[]): string => {
  const hash = createHash('sha1');
  for (const [name, bytes] of parts) hash.update(`${name} ${bytes.length} `).update(bytes);
  return hash.digest('base64');
};

/** What the reading of each sheet depends on; nothing where the second reader cannot tell. */
const grounds = ({ parts, seen }: Before): ReadonlyMap<string, string> => {
  if (!parts || !(seen instanceof Map)) return new Map();
  const sheets = [...seen].map(([name, { part }]) => [name, part.toLowerCase()] as const);
  const own = new Set(sheets.map(([, part]) => part));
  const all = Object.entries(parts);
  const rest = digest(all.filter(([name]) => !own.has(name.toLowerCase())));
  return new Map(
    sheets.map(([name, part]) => [
      name,
      `${name} ${rest} ${digest(all.filter(([each]) => each.toLowerCase() === part))}`,
    ]),
  );
};

/** Where a workbook is read otherwise than it should be; `refused` if a sheet is, with a problem. */
const readRightly = async (
  book: XlsxWorkbook,
  sheets: readonly string[],
  before: Before,
): Promise<Verdict> => {
  const { seen } = before;
  const ground = grounds(before);
  let isRefused = false;
  for (const name of sheets) {
    const key = ground.get(name) ?? '';
    if (shownRight.has(key)) continue;
    const filled = await filledOf(book, name);
    await openRoster(book, { sheet: name });
    const sheet = seen instanceof Map ? (seen.get(name) as SeenSheet | undefined) : undefined;
    const at = filled && sheet && misread(filled, sheet);
    if (at !== undefined) return wrong(`${name} misread, ${at}`);
    if (shownRight.size >= MOST_SHOWN) shownRight.clear();
    if (filled && sheet) shownRight.add(key);
    isRefused ||= filled === undefined;
  }
  if (isRefused) return 'refused';
  return typeof seen === 'string' && sheets.length > 0 ? wrong(`read, though ${seen}`) : 'read';
};

/** Writes one cell, there or new, and looks at all others. */
const writeCell = async (
  before: Before,
  book: XlsxWorkbook,
  sheet: string,
  dice: Dice,
): Promise<string | undefined> => {
  const filled = (await filledOf(book, sheet)) ?? [];
  const place = { row: dice(12), column: dice(8) };
  const { row, column } = dice(2) === 0 ? some(filled, dice, place) : place;
  const known = filled.find((each) => each.row === row && each.column === column);
  const expected = { expect: known?.value ?? null, expectFormula: known?.formula ?? null };
  const write = some<CellValue>([null, 'Zoë <1>', 7.5, true], dice, 1);
  const done = await book.change({ cells: [{ sheet, row, column, ...expected, write }] });
  if (!done.ok && !REFUSALS.includes(done.problems[0].code)) return JSON.stringify(done.problems);
  const key = `${row} ${column}`;
  const lost = await spilt(before, book, (name, at) => name === sheet && at === key, 0);
  return lost === undefined ? undefined : `${sheet} ${key} written: ${lost}`;
};

/** Records a result, which is one cell and lines in the Log; undefined if it is refused, as in a list. */
const recordResult = async (before: Before, book: XlsxWorkbook, dice: Dice): Promise<string | undefined> => {
  const result = { game: 1 + dice(3), typed: '1-0' };
  const recorded = await takeChange(book, 'record', [result], TIME);
  if (!recorded.ok) return undefined;
  const lost = await spilt(before, book, (sheet) => sheet === 'Log', 1);
  return lost === undefined ? '' : `a result recorded: ${lost}`;
};

/** The first part of most files that are damaged is stored, and deflated where the bytes of a club's file are. */
const compressionOf = (bytes: Uint8Array) => (bytes[8] === 0 ? STORED : PORTABLE);

/** Opens a workbook, reads all of it, records one result and, apart from it, writes one cell, and judges. */
export const judged = async (bytes: Uint8Array, dice: Dice): Promise<Verdict> => {
  const open = () => openXlsx(bytes, compressionOf(bytes));
  const opened = await open();
  const overview = opened.ok ? await opened.value.read({ ranges: [] }) : opened;
  if (!opened.ok || !overview.ok) return 'refused';
  const sheets = overview.value.sheets.map(({ name }) => name);
  const parts = partsOf(bytes);
  const before = { parts, seen: sheetsIn(parts) };
  const verdict = await readRightly(opened.value, sheets, before);
  if (verdict !== 'read') return verdict;
  const recorded = await recordResult(before, opened.value, dice);
  if (recorded) return wrong(recorded);
  const again = recorded === undefined ? opened : await open();
  if (!again.ok) return wrong('opened once, and not again');
  const spoilt = await writeCell(before, again.value, some(sheets, dice, ''), dice);
  return spoilt === undefined ? 'read' : wrong(spoilt);
};
