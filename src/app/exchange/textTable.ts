import '../../language/late';
import { lineText } from '../../language/late';
import { largest } from '../../core/extremes';
import { given } from '../../core/format/fields';
import { present } from '../../core/present';
import { type Problem, type ProblemPlace, problem } from '../../core/problem';
import { type Result, andThen, fail, ok, relocated, unlessProblems } from '../../core/result';
import type { Tournament } from '../../core/model';
import type { Scoring } from '../../core/results/outcome';
import { decode } from '../../exchange/decode';
import type { ExchangeFormat } from '../../exchange/exchangeFormat';
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
export const TEXT_TABLE: ExchangeFormat = { id: 'text-table', extensions: ['.txt'], losses: [] };

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
