import { lineText } from '../../language/late';
import { isOther, pointsReader } from '../../core/adopt/inPoints';
import { idOf } from '../../core/names/name';
import { fail, ok, type Result, andThen, relocated, unlessProblems } from '../../core/result';
import { csv } from '../../exchange/csv/make';
import { decode } from '../../exchange/decode';
import type { ExchangeFormat } from '../../exchange/exchangeFormat';
import { otherKind } from '../../exchange/fileKind';
import { type FormatSource, type ReadFile, readFormat } from '../../exchange/readFormat';
import { textRounds } from '../../exchange/textTable/rounds';
import { formatCalled, formatOf, READ_FORMATS } from './findFormat';
import { largest } from '../../core/extremes';
import { given } from '../../core/format/fields';
import { present } from '../../core/present';
import { type Problem, type ProblemPlace, problem } from '../../core/problem';
import type { Tournament } from '../../core/model';
import type { Scoring } from '../../core/results/outcome';
import type { Imported } from '../../exchange/found';
import { isBye } from '../../language/headers';
import { numbersOf } from '../../language/plainText';
import { type TextRow, leftLines, textTables } from '../../exchange/textTable/table';
import { wordsOf } from '../../exchange/textTable/lines';
import { quoted } from '../../exchange/textTable/quoted';
import { type CellValue, area } from '../../grid/cell';
import type { Grid } from '../../grid/grid';
import { readFound } from '../../sheets/adopt/read';
import { adoptFound } from '../tools/adopt';

/** A cross-table, or a table by rounds, in a text. It is read as one on a sheet is. */
const TEXT_TABLE: ExchangeFormat = { id: 'text-table', extensions: ['.txt'], losses: [] };

const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,14})$/;

const valueOf = (cell: string): CellValue =>
  cell === '' ? null : WHOLE_NUMBER.test(cell) ? Number(cell) : cell;

const gridOf = (rows: readonly TextRow[], sheet: string): Grid => {
  const columns = largest(rows.map(({ cells }) => cells.length));
  const along = Array.from({ length: columns }, (_, column) => column);
  const all = <T>(value: (cells: readonly string[], column: number) => T): readonly (readonly T[])[] =>
    rows.map(({ cells }) => along.map((column) => value(cells, column)));
  return {
    sheet,
    area: area(0, 0, rows.length, columns),
    values: all((cells, column) => valueOf(cells[column] ?? '')),
    formulas: all(() => null),
    formats: all(() => 'General'),
    hiddenRows: [],
    merges: [],
  };
};

/** A place on the sheet as a line of the file. */
const inFile =
  (rows: readonly TextRow[], file: string) =>
  (each: Problem): Problem => {
    const lineOf = (cell: unknown): number | undefined => {
      const row = /^[A-Z]+(\d+)/.exec(String(cell))?.[1];
      return row === undefined ? undefined : rows[Number(row) - 1]?.line;
    };
    const { cell, player } = each.place;
    const place: ProblemPlace = given({ file, line: lineOf(cell), player });
    const other = lineOf(each.values.other);
    return {
      ...each,
      place,
      values: other === undefined ? each.values : { ...each.values, other: lineText(other) },
    };
  };

/** Numbered rows that name nobody of those who were read, and no rest: `exchange-text-game`. */
const namesLeft = (rows: readonly TextRow[], { players }: Tournament, file: string): readonly Problem[] => {
  const names = players.map(({ name }) => wordsOf(name));
  return rows
    .filter(({ cells: [number = '', ...cells] }) => {
      const words = new Set(wordsOf(cells.join(' ')));
      const isNamed = names.some((name) => name.every((word) => words.has(word)));
      return /^\d{1,3}\.?$/.test(number) && !isNamed && !cells.some(isBye);
    })
    .map(({ line, cells }) =>
      problem('exchange-text-game', { file, line }, { text: quoted(cells.join(' ')), why: 'table' }),
    );
};

/** What a text does not say of the tournament that is made of it. */
interface TableNaming extends Readonly<Record<'file' | 'id', string>> {
  readonly cycles?: number | undefined;
  readonly scoring?: Scoring | undefined;
}

/** Lines of players that no row has are problems, all others are told. */
const leftIn = (text: string, rows: readonly TextRow[], file: string): Result<readonly Problem[]> => {
  const { players, others } = leftLines(text, rows);
  const wrong = players.map(({ line, text: own }) =>
    problem('exchange-text-game', { file, line }, { text: quoted(own), why: 'table' }),
  );
  return unlessProblems(wrong, () =>
    others.length === 0
      ? []
      : [problem('exchange-text-left', { file }, { lines: numbersOf(others.map(({ line }) => line)) })],
  );
};

const importedOf = (
  rows: readonly TextRow[],
  { file, id, cycles, scoring }: TableNaming,
): Result<Imported> => {
  const located = inFile(rows, file);
  const name = file.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
  const read = andThen(readFound(gridOf(rows, name), [name], scoring), (found) =>
    adoptFound(found, { cycles, scoring }, { id }),
  );
  return andThen(relocated(read, located), ({ tournament, warnings }) =>
    unlessProblems(namesLeft(rows, tournament, file), () => ({
      tournament,
      warnings: warnings.map(located),
    })),
  );
};

/**
 * Reads a cross-table or a table by rounds in a text whose columns stand below each other, with bars between them or not. Problems: those of
 * `decode`, `exchange-text-none` for a text without such a table, those of `readFound` and `adoptFound`, by line.
 */
export const readTextTable = (bytes: Uint8Array, naming: TableNaming): Result<Imported> =>
  andThen(decode(bytes, naming.file), (text) => {
    const read = textTables(text).map((rows) =>
      andThen(importedOf(rows, naming), (imported) =>
        andThen(leftIn(text, rows, naming.file), (left) =>
          ok({ ...imported, warnings: [...left, ...imported.warnings] }),
        ),
      ),
    );
    const found = read.find((each) => each.ok);
    if (found) return found;
    const told = read.find((each) => !each.ok && each.problems[0].code !== 'adopt-not-found');
    return told ? present(told) : fail(problem('exchange-text-none', { file: naming.file }));
  });

/** A file of another program. */
export interface Source extends FormatSource {
  /** The format that it is said to be in; found out if absent. */
  readonly from?: string | undefined;
}

const sourceFormat = ({ file, bytes, from }: Source): Result<ExchangeFormat> =>
  from === undefined ? formatOf(file, bytes) : formatCalled(from, READ_FORMATS);

/** A text with the results that stand there in points as marks. */
const inMarks = ({ file, bytes, scoring }: Source): Uint8Array => {
  const text = isOther(scoring) ? decode(bytes, file) : undefined;
  return text?.ok && isOther(scoring)
    ? new TextEncoder().encode(pointsReader([text.value], scoring)(text.value))
    : bytes;
};

const readIn = (format: ExchangeFormat, source: Source): Result<ReadFile> =>
  readFormat(
    format,
    format === csv || format === textRounds ? { ...source, bytes: inMarks(source) } : source,
  );

/** A text that no format knows: games below headings of rounds, else a table; what was wrong before where it is neither. */
const readAsText = (source: Source, before: Result<ReadFile> & { readonly ok: false }): Result<ReadFile> => {
  const { file, bytes, cycles, scoring } = source;
  const listed = readIn(csv, source);
  if (listed.ok || listed.problems[0].code !== 'exchange-csv-no-games') return listed;
  if (textRounds.isOne?.(inMarks(source)) === true) return readIn(textRounds, source);
  const read = readTextTable(bytes, {
    file,
    cycles,
    scoring,
    id: idOf(file.replace(/^.*[\\/]/, '')),
  });
  if (read.ok) return ok({ format: TEXT_TABLE, imported: [read.value], warnings: [] });
  return ['exchange-text-none', 'exchange-not-text', 'exchange-empty'].includes(read.problems[0].code)
    ? before
    : read;
};

/** What says that no format knows a file, which may be a text for people. */
const UNKNOWN: readonly string[] = ['exchange-not-known', 'exchange-csv-no-games'];

/**
 * Reads a file of another program or federation, else a text with rounds or a cross-table as programs print them for people. Problems:
 * `exchange-format-unknown`, `exchange-not-known`, those of `otherKind`, those of the format, of `tournamentOf` or `teamEventOf`, and of `readTextTable`.
 */
export const readExchange = (source: Source): Result<ReadFile> => {
  const format = sourceFormat(source);
  const read = format.ok ? readIn(format.value, source) : format;
  if (read.ok) return read;
  const other = otherKind(source.bytes, source.file, ['text', 'archive']);
  if (other) return fail(other);
  const isOpen = source.from === undefined && UNKNOWN.includes(read.problems[0].code);
  return isOpen ? readAsText(source, read) : read;
};
