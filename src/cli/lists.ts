import { problem, type Problem, type ProblemPlace } from '../core/problem';
import { andThen, fail, ok, relocated, type Result } from '../core/result';
import { otherKind } from '../exchange/fileKind';
import { area } from '../grid/cell';
import { cliTexts } from '../language/cli';
import { type Delimited, parseDelimited } from '../workbook/delimited';
import { newXlsx, type XlsxWorkbook } from '../workbook/xlsx';
import { NODE_COMPRESSION } from './compression';
import { readBytes, readText, type TextReading } from './files';

/** Text files that lists are kept in, their cells separated by commas, semicolons or tabs. */
export const LIST_EXTENSIONS: readonly string[] = ['.csv', '.txt'];

/** A workbook with one sheet, the list, and where the file has what is wrong on it. */
export interface ListWorkbook {
  readonly workbook: XlsxWorkbook;
  readonly located: (found: Problem) => Problem;
}

/** As many rows and columns as a sheet has. */
const MOST = { rows: 1_048_576, columns: 16_384 };

const CELL = /^([A-Z]+)(\d+)/;

/** A place on the sheet of a list as a line and a column of its file. */
const inLine = (place: ProblemPlace, file: string, sheet: string, lines: readonly number[]): ProblemPlace => {
  if (place.sheet !== sheet) return { file, ...place };
  const [, column, row] = CELL.exec(place.cell ?? '') ?? [];
  return {
    file,
    ...(column === undefined ? {} : { line: lines[Number(row) - 1] ?? Number(row), column }),
    ...(place.player === undefined ? {} : { player: place.player }),
  };
};

const withSheet = async (sheet: string, { rows }: Delimited): Promise<Result<XlsxWorkbook>> => {
  const values = rows.length === 0 ? [[null]] : rows;
  const workbook = newXlsx(NODE_COMPRESSION);
  const made = await workbook.create({
    id: 'list',
    sheets: [
      {
        role: 'players',
        name: sheet,
        blocks: [{ kind: 'values', area: area(0, 0, values.length, values[0]?.length ?? 1), values }],
        styles: [],
        columns: [],
        tables: [],
        validations: [],
        conditionals: [],
      },
    ],
    names: [],
    active: { sheet, row: 0, column: 0 },
  });
  return andThen(made, () => ok(workbook));
};

/** Opens a list in a text file. Problems, by line and column: `file-unreadable`, those of `otherKind`, `sheet-too-full`, `text-too-long`. */
export const openList = async (file: string, texts?: TextReading): Promise<Result<ListWorkbook>> => {
  const read = await readBytes(file);
  const other = read.ok ? otherKind(read.value, file, ['text']) : undefined;
  if (other) return fail(other);
  const bytes = await readText(file, texts);
  if (!bytes.ok) return bytes;
  const text = new TextDecoder().decode(bytes.value);
  if (text.includes('\0')) return fail(problem('file-unreadable', { file }));
  const list = parseDelimited(text);
  const [first = []] = list.rows;
  if (list.rows.length > MOST.rows || first.length > MOST.columns)
    return fail(problem('sheet-too-full', { file }));
  const sheet = cliTexts('en').listSheet;
  const located = (found: Problem): Problem => ({
    ...found,
    place: inLine(found.place, file, sheet, list.lines),
  });
  const made = await withSheet(sheet, list);
  return made.ok ? ok({ workbook: made.value, located }) : relocated(made, located);
};
