import {
  type OpenTournament,
  openTournament,
  openTournaments,
  type Reading,
  type KnownTournament,
  knownTournaments,
} from '../app/open';
import { given } from '../core/format/fields';
import type { Tournament } from '../core/model';
import { problem, type Problem, type ProblemPlace, withFile } from '../core/problem';
import { andThen, fail, ok, relocated, type Result } from '../core/result';
import { unknownProblem } from '../core/names/meant';
import { otherKind } from '../exchange/fileKind';
import type { Reader } from '../workbook/port';
import { openXlsx, type XlsxWorkbook, newXlsx } from '../workbook/xlsx';
import type { Session } from './command';
import { NODE_COMPRESSION } from './compression';
import {
  extensionOf,
  type Output,
  readBytes,
  type TextReading,
  unknownFormat,
  readText,
  whileHeld,
  writeWhole,
} from './files';
import { area, cellText } from '../grid/cell';
import { cliTexts } from '../language/cli';
import { roleOf } from '../sheets/roster/headers';
import { type Delimited, parseDelimited } from '../workbook/delimited';

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

/** The columns up to the first that no list for a wall has, such as one of phone numbers; all of them without headings that we know. */
const shownIn = (rows: Delimited['rows']): number => {
  const roles = rows.map((row) => row.map((cell) => roleOf(cellText(cell))));
  const heads = roles.find((row) => row.includes('name') || row.includes('last')) ?? [];
  const shown = heads.indexOf(null);
  return shown > 0 ? shown : (rows[0]?.length ?? 1);
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
        print: { area: area(0, 0, values.length, shownIn(values)), landscape: false, header: sheet },
      },
    ],
    names: [],
    active: { sheet, row: 0, column: 0 },
  });
  return andThen(made, () => ok(workbook));
};

/**
 * Opens a list in a text file. Problems, by line and column: `file-unreadable`, those of `otherKind`, `sheet-too-full`,
 * `text-too-long`.
 */
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
  const sheet = cliTexts.listSheet;
  const located = (found: Problem): Problem => ({
    ...found,
    place: inLine(found.place, file, sheet, list.lines),
  });
  const made = await withSheet(sheet, list);
  return made.ok ? ok({ workbook: made.value, located }) : relocated(made, located);
};

/** What Excel keeps workbooks in: without macros, and with. */
export const WORKBOOK_EXTENSIONS: readonly string[] = ['.xlsx', '.xlsm'];

/** Names the file in the places of the problems of a result. */
export const inFile = <T>(file: string, result: Result<T>): Result<T> => relocated(result, withFile(file));

/** Names the file in problems of its parts, which come to light when they are read. */
const partsOf = <T>(file: string, result: Result<T>): Result<T> =>
  !result.ok && result.problems.some(({ code, place }) => code === 'workbook-part-unreadable' && !place.file)
    ? inFile(file, result)
    : result;

/** Opens a workbook file. Problems: `file-unreadable`, those of `otherKind`, `workbook-unreadable`. */
export const openWorkbook = async (file: string): Promise<Result<XlsxWorkbook>> => {
  const bytes = await readBytes(file);
  if (!bytes.ok) return bytes;
  const opened = await openXlsx(bytes.value, NODE_COMPRESSION);
  const other = opened.ok ? undefined : otherKind(bytes.value, file, ['xlsx']);
  return other ? fail(other) : inFile(file, opened);
};

/** What a file has to work on, and where the file has what is wrong there; the place itself in a workbook. */
type Source = ListWorkbook;

/** Opens a workbook, or a list in a text file as a workbook of one sheet. Problems: those of `openWorkbook`, of `openList`. */
export const openSource = async (file: string, texts?: TextReading): Promise<Result<Source>> => {
  if (LIST_EXTENSIONS.includes(extensionOf(file))) return openList(file, texts);
  return andThen(await openWorkbook(file), (workbook) => ok({ workbook, located: (found) => found }));
};

/** A copy of a workbook must keep its extension: Excel opens no macros under `.xlsx`, and no plain file under `.xlsm`. */
const extensionsFor = (input: string): readonly string[] => {
  if (LIST_EXTENSIONS.includes(extensionOf(input))) return WORKBOOK_EXTENSIONS.slice(0, 1);
  return WORKBOOK_EXTENSIONS.includes(extensionOf(input)) ? [extensionOf(input)] : WORKBOOK_EXTENSIONS;
};

/** Whether a workbook of a kind that is known can be written to a file: `format-cannot-hold` for a list, else `format-unknown`. */
const checkKind = (out: string, known: readonly string[]): Result<null> => {
  const typed = extensionOf(out);
  if (LIST_EXTENSIONS.includes(typed))
    return fail(problem('format-cannot-hold', { file: out }, { typed, what: 'sheets' }));
  return known.includes(typed) ? ok(null) : unknownFormat(out, known);
};

/**
 * Works on a copy of a workbook file, or on a list in a text file: opens it, does the work, writes the whole to another file.
 * Nothing is written if anything is wrong. The work is told where the file has what it warns of. Problems: those of the
 * work, `output-is-input output-exists output-unwritable format-unknown format-cannot-hold`.
 */
export const withCopy = async <T>(
  input: string,
  output: Output,
  unique: string,
  work: (workbook: XlsxWorkbook, located: Source['located']) => Promise<Result<T>>,
  texts?: TextReading,
): Promise<Result<T>> => {
  const kind = checkKind(output.out, extensionsFor(input));
  if (!kind.ok) return kind;
  return whileHeld(output, input, async () => {
    const source = await openSource(input, texts);
    if (!source.ok) return source;
    const { workbook, located } = source.value;
    const done = partsOf(input, relocated(await work(workbook, located), located));
    if (!done.ok) return done;
    const saved = partsOf(input, await workbook.save());
    if (!saved.ok) return saved;
    return andThen(await writeWhole(output.out, saved.value, unique), () => done);
  });
};

/** A tournament of a file; `sheet` is its Tournament sheet in a workbook. */
export interface TournamentInFile {
  readonly tournament: Tournament;
  readonly sheet?: string;
}

/** What can be meant by its id, or by the sheet that it is named after. */
interface Named {
  readonly tournament: Pick<Tournament, 'id'>;
  readonly sheet?: string;
}

/**
 * The tournament of a file that is meant: the only one, or that whose Tournament sheet or id was `typed`. Problems:
 * `tournament-several`, `tournament-unknown`.
 */
export const choose = <T extends Named>(
  all: readonly T[],
  typed: string | undefined,
  file: string,
): Result<T> => {
  const names = all.map(({ sheet, tournament }) => sheet ?? tournament.id);
  const several = typed === undefined && all.length > 1;
  const [wanted] = all.filter(
    ({ sheet, tournament }) => typed === undefined || sheet === typed || tournament.id === typed,
  );
  if (several || !wanted)
    return fail(
      unknownProblem(several ? 'tournament-several' : 'tournament-unknown', typed ?? '', names, { file }),
    );
  return ok(wanted);
};

/** The tournament of an open workbook that is meant, of players unless it is said. Problems: those of `choose` and `openTournaments`. */
export const openedOf = async (
  workbook: XlsxWorkbook,
  typed: string | undefined,
  file: string,
  of?: Reading['of'],
): Promise<Result<OpenTournament>> =>
  andThen(await openTournaments(workbook, given({ of })), (all) => {
    const found = all.map((open) => ({ open, tournament: open.tournament, sheet: open.parts.sheet }));
    return andThen(choose(found, typed, file), ({ open }) => ok(open));
  });

/** Its Tournament sheet, be it of players or of teams; the session is told of its game. Problems: those of `openedOf`. */
export const chooseSheet = async (
  workbook: XlsxWorkbook,
  typed: string | undefined,
  file: string,
  { playing }: Session,
): Promise<Result<string>> =>
  andThen(await openedOf(workbook, typed, file, 'all'), ({ tournament, parts: { sheet } }) => {
    playing(tournament.profile);
    return ok(sheet);
  });

/** Opens the tournament of a workbook file, of players or of teams. Problems: those of `openWorkbook`, too. */
export const openedIn = async (file: string, typed: string | undefined): Promise<Result<OpenTournament>> => {
  const workbook = await openWorkbook(file);
  return workbook.ok ? inFile(file, await openedOf(workbook.value, typed, file, 'all')) : workbook;
};

/**
 * The tournament that is meant, be it damaged, of players or of teams: the only one, or that whose sheet or id was `typed`. A
 * session is told of its game if it can be opened. Problems: those of `choose` and of `knownTournaments`.
 */
export const chooseDamaged = async (
  workbook: Reader,
  typed: string | undefined,
  file: string,
  session?: Session,
): Promise<Result<KnownTournament>> => {
  const all = await knownTournaments(workbook);
  if (!all.ok) return all;
  const found = all.value.map((known) => ({ known, tournament: known, sheet: known.sheet }));
  const meant = choose(found, typed, file);
  if (!meant.ok) return meant;
  const { known } = meant.value;
  if (session) {
    const opened = await openTournament(workbook, known.sheet, { of: 'all' });
    if (opened.ok) session.playing(opened.value.tournament.profile);
  }
  return ok(known);
};
