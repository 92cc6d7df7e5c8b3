import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '../../src/core/problem';
import { main } from '../../src/cli/main';
import type { CellValue } from '../../src/grid/cell';
import { area, columnLetters } from '../../src/grid/cell';
import { newXlsx } from '../../src/workbook/xlsx';

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line in this process, on a machine of a locale; its random numbers are `r1`, `r2`, ... */
export const runIn = async (locale: string | undefined, ...argv: readonly string[]): Promise<Ran> => {
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

/** Runs a command that has to go well, and answers what it prints. */
export const done = async (...argv: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await run(...argv);
  if (code !== 0) throw new Error(`${argv.join(' ')}: ${stderr}`);
  return stdout;
};

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
  const names = Object.keys(sheets);
  const made = await workbook.create({
    id: 'list',
    sheets: Object.entries(sheets).map(([name, values]) => ({
      role: 'players',
      name,
      blocks: [{ kind: 'values', area: area(0, 0, values.length, values[0]!.length), values }],
      styles: [],
      columns: [],
      tables: [],
      validations: [],
      conditionals: [],
    })),
    names: [],
    active: { sheet: names[0]!, row: 0, column: 0 },
  });
  const saved = made.ok ? await workbook.save() : made;
  if (!saved.ok) throw new Error(JSON.stringify(saved.problems));
  writeFileSync(file, saved.value);
  return file;
};

/** A list of so many players without ratings: A, B, C ... */
export const nameList = (count: number): readonly (readonly CellValue[])[] => [
  ['Name'],
  ...Array.from({ length: count }, (_, index) => [`Player ${columnLetters(index)}`]),
];
