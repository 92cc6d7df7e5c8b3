import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { dirname, extname, join, resolve } from 'node:path';
import process from 'node:process';
import { compileFunction } from 'node:vm';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { determineHitLimitReached, toMutantRunResult } from '@stryker-mutator/api/test-runner';
import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import * as vitest from '@vitest/runner';
import { generateFileHash, getFullName, getSuites, getTests } from '@vitest/runner/utils';
import { isInSample, NOT_TRIED } from './mutant-sample.cjs';

const require = createRequire(import.meta.url);

/** The copy of the project that has the mutants, which is where we are once the first test is asked for. */
const root = () => process.cwd();

/** What is compiled here, to CommonJS: ours, and packages that are ES modules only. */
const OURS = /[\\/](src|tests|bench|emulator)[\\/]|node_modules[\\/](@formatjs|intl-messageformat)[\\/]/;
const PACKAGES = /node_modules/;
const ENDINGS = ['', '.ts', '.tsx', '.js', '.json', '/index.ts', '/index.js'];

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

const resolved = new Map();

/** The file that a module asks for, or null if Node has to load it. */
const fileOf = (from, asked) => {
  const key = `${dirname(from)}\0${asked}`;
  if (!resolved.has(key)) resolved.set(key, lookUp(from, asked));
  return resolved.get(key);
};

const lookUp = (from, asked) => {
  if (builtinModules.includes(asked.replace(/^node:/, ''))) return null;
  if (/^\.{0,2}\//.test(asked)) {
    const wanted = resolve(dirname(from), asked);
    const found = [...ENDINGS.map((ending) => wanted + ending), wanted.replace(/\.js$/, '.ts')].find(isFile);
    return found && OURS.test(found) ? found : null;
  }
  if (!/^(@formatjs|intl-messageformat)/.test(asked)) return null;
  return createRequire(from).resolve(asked);
};

const compiled = new Map();

const compile = (file) => {
  const known = compiled.get(file);
  if (known) return known;
  const ts = require('typescript');
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    fileName: file,
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
      allowJs: true,
      jsx: ts.JsxEmit.ReactJSX,
    },
  });
  const made = compileFunction(outputText, ['module', 'exports', 'require', '__filename', '__dirname'], {
    filename: file,
  });
  compiled.set(file, made);
  return made;
};

const space = () => (globalThis.__stryker__ ??= {});

/** What stays loaded: packages cannot have mutants. */
const kept = new Map();

/** Loads modules anew; what they run while they load counts for no test, for it runs once and not in each. */
const freshLoader = () => {
  const loaded = new Map();
  const load = (file) => {
    const among = PACKAGES.test(file) ? kept : loaded;
    const known = among.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    among.set(file, module);
    if (extname(file) === '.json') {
      module.exports = JSON.parse(readFileSync(file, 'utf8'));
      return module.exports;
    }
    const own = createRequire(file);
    const ask = (asked) => {
      const found = fileOf(file, asked);
      return found === null ? own(asked) : load(found);
    };
    ask.resolve = own.resolve;
    const before = space().currentTestId;
    if (/[\\/]src[\\/]/.test(file)) space().currentTestId = undefined;
    try {
      compile(file)(module, module.exports, ask, file, dirname(file));
    } finally {
      space().currentTestId = before;
    }
    return module.exports;
  };
  return load;
};

const PASSED = 0;
const FAILED = 1;

/** What Vitest's runner asks for: how a file is loaded, and what is told when a test begins and ends. */
class FreshModules {
  pool = 'in-process';
  config = {
    root: '',
    setupFiles: [],
    passWithNoTests: true,
    allowOnly: false,
    sequence: { hooks: 'stack', setupFiles: 'list', shuffle: false, concurrent: false, seed: 0 },
    maxConcurrency: 1,
    testTimeout: 0,
    hookTimeout: 0,
  };

  /** Begins anew; if `bail`, no test is run after one that failed. */
  begin(bail) {
    this.config.root = root();
    this.bail = bail;
    this.failed = false;
  }

  importFile(file) {
    freshLoader()(file);
  }

  /** What is covered while a file is loaded, and by what stands before or after its tests, counts under the file's own name. */
  onCollectStart(file) {
    space().currentTestId = file.id;
  }

  onBeforeRunTask(test) {
    if (this.bail && this.failed) test.mode = 'skip';
    space().currentTestId = test.id;
  }

  onAfterRunTask(test) {
    if (test.result.state === 'fail') this.failed = true;
    space().currentTestId = test.file.id;
  }
}

const runner = new FreshModules();

/** Vitest's words, as `npm test` has them; no mocks. */
const setUp = () => {
  for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);
  const { describe, test, it, beforeAll, afterAll, beforeEach, afterEach } = vitest;
  Object.assign(globalThis, {
    describe,
    test,
    it,
    beforeAll,
    afterAll,
    beforeEach,
    afterEach,
    expect: chai.expect,
  });
};

const messageOf = ({ result }) => result.errors?.map(({ stack, message }) => stack ?? message).join('\n');

const resultOf = (task) => {
  const { id, file, result } = task;
  const told = { id, name: getFullName(task), fileName: file.name, timeSpentMs: result.duration ?? 0 };
  return result.state === 'fail'
    ? { ...told, status: FAILED, failureMessage: messageOf(task) }
    : { ...told, status: PASSED };
};

/** Runs tests of files, and tells of each that was run; a file or group fails if it could not be loaded or set up. */
const run = async (files, { wanted, bail }) => {
  runner.begin(bail);
  const results = [];
  for (const file of files) {
    const filepath = join(root(), file);
    const [ran] = await vitest.startTests([{ filepath, testLocations: undefined, testIds: wanted }], runner);
    space().currentTestId = undefined;
    const fallen = getSuites(ran).filter(({ result }) => result?.errors?.length > 0);
    const tests = getTests(ran).filter(({ result }) => ['pass', 'fail'].includes(result?.state));
    results.push(...[...fallen, ...tests].map(resultOf));
    if (bail && results.some(({ status }) => status === FAILED)) break;
  }
  return results;
};

/** The name under which Vitest knows a test file; the names of its tests begin with it. */
const idOf = (file) => generateFileHash(file, undefined);

/** What was covered under a file's name counts for each of its tests. */
const coverage = (tests) => {
  const { static: once, perTest } = space().mutantCoverage ?? { static: {}, perTest: {} };
  const covered = tests.map(({ id, fileName }) => [id, { ...perTest[idOf(fileName)], ...perTest[id] }]);
  return { static: once, perTest: Object.fromEntries(covered) };
};

/** Tests that go through everything, for seconds: what only they see counts as left. */
const EVERYTHING = /\.sweep\.test\.|grid[\\/]formula[\\/]mutation\.test\./;

/** The test files that `npm run mutate` chose. */
const testFiles = () => {
  const isChosen = (file) =>
    JSON.parse(process.env.MUTATE_TESTS).some(
      (place) => file.startsWith(`${place}/`) || new RegExp(`^${place}[^/]*\\.test\\.tsx?$`).test(file),
    );
  return readdirSync(join(root(), 'tests'), { recursive: true })
    .map((file) => join('tests', String(file)))
    .filter((file) => /\.test\.tsx?$/.test(file) && !EVERYTHING.test(file) && isChosen(file))
    .sort();
};

/** How long each test file took: beside the copy, for another process goes on after a mutant that runs forever. */
const timesFile = () => join(root(), 'test-times.json');

const keepTimes = (tests) => {
  const times = {};
  for (const { fileName, timeSpentMs } of tests) times[fileName] = (times[fileName] ?? 0) + timeSpentMs;
  writeFileSync(timesFile(), JSON.stringify(times));
};

/** What is quick comes first: most mutants are killed by any of the tests that run them. */
const quickFirst = (files) => {
  const times = JSON.parse(readFileSync(timesFile(), 'utf8'));
  return files.sort((a, b) => (times[a] ?? 0) - (times[b] ?? 0));
};

/** StrykerJS's test runner over Vitest's: for each mutant all modules of ours are loaded anew in one process. */
class InProcess {
  capabilities() {
    return { reloadEnvironment: true };
  }

  init() {
    setUp();
  }

  async dryRun() {
    const tests = await run(testFiles(), { bail: false });
    keepTimes(tests);
    const broken = tests.find(({ status }) => status === FAILED);
    return broken
      ? { status: 'error', errorMessage: `${broken.name}: ${broken.failureMessage}` }
      : { status: 'complete', tests, mutantCoverage: coverage(tests) };
  }

  async mutantRun({ activeMutant, testFilter: wanted, disableBail, hitLimit }) {
    if (!isInSample(activeMutant.id)) return { status: 'error', errorMessage: NOT_TRIED };
    const files = quickFirst(
      testFiles().filter((file) => !wanted || wanted.some((id) => id.startsWith(`${idOf(file)}_`))),
    );
    Object.assign(space(), {
      activeMutant: String(activeMutant.id),
      hitLimit,
      hitCount: hitLimit && 0,
    });
    const tests = await run(files, { wanted, bail: !disableBail });
    const reached = determineHitLimitReached(space().hitCount, hitLimit);
    return toMutantRunResult(reached ?? { status: 'complete', tests }, disableBail);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcess)];
