import { present } from '../core/present';
import { openTournaments, type OpenTournament } from '../app/open';
import type { Tournament } from '../core/model';
import { andThen, fail, ok, type Result } from '../core/result';
import { unknownProblem } from '../core/unknown';
import { openXlsx, type XlsxWorkbook } from '../workbook/xlsx';
import { NODE_COMPRESSION } from './compression';
import { checkOutput, extensionOf, readBytes, unknownFormat, writeWhole, type Output } from './files';

/** What Excel keeps workbooks in: without macros, and with. */
export const WORKBOOK_EXTENSIONS: readonly string[] = ['.xlsx', '.xlsm'];

/** Names the file in the places of problems. */
export const inFile = <T>(file: string, result: Result<T>): Result<T> => {
  if (result.ok) return result;
  const [first, ...more] = result.problems.map((each) => ({ ...each, place: { file, ...each.place } }));
  return fail(present(first), ...more);
};

/** Names the file in problems of its parts, which come to light when they are read. */
const partsOf = <T>(file: string, result: Result<T>): Result<T> =>
  !result.ok && result.problems.some(({ code, place }) => code === 'workbook-part-unreadable' && !place.file)
    ? inFile(file, result)
    : result;

/** Opens a workbook file. Problems: `file-unreadable`, `workbook-unreadable`. */
export const openWorkbook = async (file: string): Promise<Result<XlsxWorkbook>> => {
  const bytes = await readBytes(file);
  return bytes.ok ? inFile(file, await openXlsx(bytes.value, NODE_COMPRESSION)) : bytes;
};

/** A copy of a workbook must keep its extension: Excel opens no macros under `.xlsx`, and no plain file under `.xlsm`. */
const extensionsFor = (input: string): readonly string[] =>
  WORKBOOK_EXTENSIONS.includes(extensionOf(input)) ? [extensionOf(input)] : WORKBOOK_EXTENSIONS;

/**
 * Works on a copy of a workbook file: opens it, does the work, writes the whole to another file. Nothing is written if
 * anything is wrong. Problems: those of the work, `output-is-input output-exists output-unwritable format-unknown`.
 */
export const withCopy = async <T>(
  input: string,
  output: Output,
  unique: string,
  work: (workbook: XlsxWorkbook) => Promise<Result<T>>,
): Promise<Result<T>> => {
  const known = extensionsFor(input);
  if (!known.includes(extensionOf(output.out))) return unknownFormat(output.out, known);
  const free = await checkOutput(output, input);
  if (!free.ok) return free;
  const workbook = await openWorkbook(input);
  if (!workbook.ok) return workbook;
  const done = partsOf(input, await work(workbook.value));
  if (!done.ok) return done;
  const saved = partsOf(input, await workbook.value.save());
  if (!saved.ok) return saved;
  return andThen(await writeWhole(output.out, saved.value, unique), () => done);
};

/** A tournament of a file; `sheet` is its Tournament sheet in a workbook. */
export interface TournamentInFile {
  readonly tournament: Tournament;
  readonly sheet?: string;
}

/**
 * The tournament of a file that is meant: the only one, or that whose Tournament sheet or id was `typed`. Problems:
 * `tournament-several`, `tournament-unknown`.
 */
export const choose = <T extends TournamentInFile>(
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

/** The Tournament sheet of the tournament that is meant. Problems: those of `choose` and `openTournaments`. */
export const chooseSheet = async (
  workbook: XlsxWorkbook,
  typed: string | undefined,
  file: string,
): Promise<Result<string>> =>
  andThen(await openTournaments(workbook), (all) => {
    const found = all.map(({ tournament, parts: { sheet } }) => ({ tournament, sheet }));
    return andThen(choose(found, typed, file), ({ sheet }) => ok(sheet));
  });

/** The tournament of an open workbook that is meant. Problems: those of `choose` and `openTournaments`. */
export const openedOf = async (
  workbook: XlsxWorkbook,
  typed: string | undefined,
  file: string,
): Promise<Result<OpenTournament>> =>
  inFile(
    file,
    andThen(await openTournaments(workbook), (opened) => {
      const found = opened.map((open) => ({ open, tournament: open.tournament, sheet: open.parts.sheet }));
      return andThen(choose(found, typed, file), ({ open }) => ok(open));
    }),
  );

/** The same of a workbook file. Problems: those of `openWorkbook`, too. */
export const openedIn = async (file: string, typed: string | undefined): Promise<Result<OpenTournament>> => {
  const workbook = await openWorkbook(file);
  return workbook.ok ? openedOf(workbook.value, typed, file) : workbook;
};
