import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import type { Problem } from '../../src/core/problem';
import { readTournaments } from '../../src/cli/eventFiles';
import { main } from '../../src/cli/main';
import type { CellValue } from '../../src/grid/cell';
import { area, columnLetters } from '../../src/grid/cell';
import { newXlsx, openXlsx, type XlsxWorkbook } from '../../src/workbook/xlsx';
import { valueOf } from '../results';
import { sheetPlan, workbookPlan } from '../workbook/plan';

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line in this process, on a machine of a locale; its random numbers are `r1`, `r2`, ... */
const runIn = async (locale: string | undefined, ...argv: readonly string[]): Promise<Ran> => {
  let [stdout, stderr, drawn] = ['', '', 0];
  const code = await main(argv, {
    stdout: (text) => (stdout += text),
    stderr: (text) => (stderr += text),
    time: () => '2026-11-20 09:00',
    instant: () => '2026-11-20T08:00:00Z',
    random: () => `r${(drawn += 1)}`,
    locale,
  });
  return { code, stdout, stderr };
};

/** The same on a machine that names no locale. */
export const run = (...argv: readonly string[]): Promise<Ran> => runIn(undefined, ...argv);

/** The problems that `--json` lists on the error output. */
export const problemsOf = ({ stderr }: Ran): readonly (Problem & { readonly message: string })[] =>
  JSON.parse(stderr) as (Problem & { readonly message: string })[];

/** A folder of this test file's own; it goes when all its tests are done. */
export const tempFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'roundabout-cli-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Names files in such a folder. */
export const tempFiles = (): ((name: string) => string) => {
  const folder = tempFolder();
  return (name) => join(folder, name);
};

export const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** The names in a folder, in order. */
export const filesIn = (folder: string): readonly string[] => readdirSync(folder).sort();

/** The files that the project comes with. */
export const SAMPLES = join(__dirname, '../../assets/samples');

/** A file of a real event. */
export const eventFile = (id: string): string => join(__dirname, '../fixtures/events', `${id}.json`);

/** Writes an organiser's workbook: sheets by name, each its rows from A1 on. */
export const writeList = async (
  file: string,
  sheets: Readonly<Record<string, readonly (readonly CellValue[])[]>>,
): Promise<string> => {
  const workbook = newXlsx();
  const plans = Object.entries(sheets).map(([name, values]) =>
    sheetPlan(name, {
      blocks: [{ kind: 'values', area: area(0, 0, values.length, values[0]!.length), values }],
    }),
  );
  const made = await workbook.create({ ...workbookPlan(...plans), names: [] });
  const saved = valueOf(made.ok ? await workbook.save() : made);
  writeFileSync(file, saved);
  return file;
};

/** A file by its name alone, such as `list.xlsx`. */
const NAMED = /^[^-=/][^=/]*\.(?:xls[xm]|json|csv|txt|trf|pgn|ics|h9|html|zip|ods|tdf)$/i;

/** The words of a line, of which those with blanks stand in quotes. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);

type Told = Problem & { readonly message: string };

/** A cell that somebody types into: row and column count from 0. */
type Typing = readonly [sheet: string, row: number, column: number, expect: CellValue, write: CellValue];

/** A folder of this test file's own, in which commands are run as somebody types them there: files by their names. */
export const inFolder = () => {
  const folder = tempFolder();
  const at = (name: string): string => join(folder, name);
  const bare = (text: string): string => text.replaceAll(`${folder}${sep}`, '');

  /** What a line writes, in which files are named without their folder. */
  const ran = async (line: string, locale?: string): Promise<Ran> => {
    const { code, stdout, stderr } = await runIn(
      locale,
      ...wordsOf(line).map((word) => (NAMED.test(word) ? at(word) : word)),
    );
    return { code, stdout: bare(stdout), stderr: bare(stderr) };
  };
  /** What a line prints that has to go well. */
  const said = async (line: string): Promise<string> => {
    const { code, stdout, stderr } = await ran(line);
    if (code !== 0) throw new Error(`${line}: ${stderr}`);
    return stdout;
  };
  /** The same for programs. */
  const answered = async <T = Record<string, unknown>>(line: string): Promise<T> =>
    JSON.parse(await said(`${line} --json`)) as T;
  /** What a line points out and goes on. */
  const warned = async (line: string): Promise<readonly Told[]> => {
    const { code, stderr } = await ran(`${line} --json`);
    expect([line, code]).toEqual([line, 0]);
    return stderr === '' ? [] : (JSON.parse(stderr) as readonly Told[]);
  };
  /** Why a line is refused, which writes and prints nothing then. */
  const refusal = async (line: string): Promise<readonly Told[]> => {
    const before = filesIn(folder);
    const { code, stdout, stderr } = await ran(`${line} --json`);
    expect([line, code, stdout, filesIn(folder)]).toEqual([line, 1, '', before]);
    return JSON.parse(stderr) as readonly Told[];
  };
  const refused = async (line: string): Promise<readonly string[]> =>
    (await refusal(line)).map(({ code }) => code);

  /** Writes a text file and answers its name. */
  const written = (name: string, text: string | readonly string[]): string => {
    writeFileSync(at(name), typeof text === 'string' ? text : text.join('\n'));
    return name;
  };
  const read = (name: string): string => readFileSync(at(name), 'utf8');
  const opened = async (name: string): Promise<XlsxWorkbook> =>
    valueOf(await openXlsx(readFileSync(at(name))));
  /** The file of a workbook after somebody has typed into it. */
  const typed = async (from: string, to: string, ...cells: readonly Typing[]): Promise<void> => {
    const book = await opened(from);
    const patch = cells.map(([sheet, row, column, expected, write]) => ({
      ...{ sheet, row, column, expect: expected, write },
    }));
    valueOf(await book.change({ cells: patch }));
    writeFileSync(at(to), valueOf(await book.save()));
  };

  return {
    ...{ at, ran, said, answered, warned, refusal, refused, written, read, opened, typed },
    /** Writes an organiser's workbook and answers its name. */
    list: async (name: string, sheets: Parameters<typeof writeList>[1]): Promise<string> => {
      await writeList(at(name), sheets);
      return name;
    },
    /** The tournaments of a file. */
    tournaments: async (name: string) =>
      valueOf(await readTournaments(at(name))).map(({ tournament }) => tournament),
    event: async (name: string) => valueOf(await readTournaments(at(name)))[0]!.tournament,
    /** What stands on a sheet, from its first used cell on. */
    cells: async (name: string, sheet: string): Promise<readonly (readonly CellValue[])[]> =>
      valueOf(await (await opened(name)).read({ ranges: [{ sheet, area: 'used' }] })).ranges[0]!.values,
    hash: (name: string): string => hashOf(at(name)),
    files: (): readonly string[] => filesIn(folder),
  };
};

/** A list of so many players without ratings: A, B, C ... */
export const nameList = (count: number): readonly (readonly CellValue[])[] => [
  ['Name'],
  ...Array.from({ length: count }, (_, index) => [`Player ${columnLetters(index)}`]),
];
