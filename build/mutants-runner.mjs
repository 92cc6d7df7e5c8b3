import { readdirSync, readFileSync, statSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { dirname, extname, join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { compileFunction } from 'node:vm';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { determineHitLimitReached, toMutantRunResult } from '@stryker-mutator/api/test-runner';

const require = createRequire(import.meta.url);

/** The copy of the project that has the mutants, which is where we are once the first test is asked for. */
const root = () => process.cwd();

/** ESM-only packages, which have to be compiled as jest has to compile them. */
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

/** Collects the tests of a file, as jest names them. */
const collect = (load, file) => {
  const { bind } = require('jest-each');
  const tests = [];
  const top = { name: '', before: [], after: [], beforeEach: [], afterEach: [], parent: null };
  let now = top;
  const describe = (name, body) => {
    now = { name: `${now.name}${name} `, before: [], after: [], beforeEach: [], afterEach: [], parent: now };
    body();
    now = now.parent;
  };
  const test = (name, body) => tests.push({ name: `${now.name}${name}`, body, group: now });
  describe.each = bind(describe, false);
  test.each = bind(test);
  test.skip = () => undefined;
  Object.assign(globalThis, {
    describe,
    test,
    it: test,
    expect: require('expect').expect,
    beforeAll: (body) => now.before.push(body),
    afterAll: (body) => now.after.push(body),
    beforeEach: (body) => now.beforeEach.push(body),
    afterEach: (body) => now.afterEach.push(body),
  });
  load(file);
  return tests;
};

/** The groups that a test stands in, the outermost first. */
const chain = (group) => (group === null ? [] : [...chain(group.parent), group]);

const runBody = (body) =>
  body.length === 0
    ? body()
    : new Promise((done, refuse) => body((error) => (error ? refuse(error) : done())));

/** What stands before all tests of a group is run once; if it fails, so does each of them. */
const begin = async (group) => {
  group.begun ??= (async () => {
    for (const before of group.before) await runBody(before);
  })();
  await group.begun;
};

const runTest = async ({ body, group }) => {
  const groups = chain(group);
  for (const each of groups) await begin(each);
  for (const each of groups) for (const before of each.beforeEach) await runBody(before);
  await runBody(body);
  for (const each of groups.toReversed()) for (const after of each.afterEach) await runBody(after);
};

/** While a test runs, or while a file's tests are collected, what is covered counts under this name. */
const counting = async (name, run) => {
  space().currentTestId = name;
  try {
    return { value: await run() };
  } catch (error) {
    return { failureMessage: String(error?.stack ?? error) };
  } finally {
    space().currentTestId = undefined;
  }
};

const PASSED = 0;
const FAILED = 1;

const loading = (file) => `while loading ${file}`;

/** Runs the tests of a file that are wanted, each named by the file and by itself; after one that fails no more, if told so. */
const runFile = async (file, isWanted, bail) => {
  const collected = await counting(loading(file), () => collect(freshLoader(), join(root(), file)));
  if (!collected.value) {
    const { failureMessage } = collected;
    return [{ id: loading(file), name: loading(file), status: FAILED, failureMessage, timeSpentMs: 0 }];
  }
  const named = collected.value.map((test) => ({ ...test, id: `${file} ${test.name}` }));
  const [results, groups] = [[], new Set()];
  for (const test of named.filter(({ id }) => isWanted(id))) {
    const { id } = test;
    const start = performance.now();
    const { failureMessage } = await counting(id, () => runTest(test));
    const result = { id, name: id, fileName: file, timeSpentMs: performance.now() - start };
    results.push(
      failureMessage ? { ...result, status: FAILED, failureMessage } : { ...result, status: PASSED },
    );
    for (const group of chain(test.group)) groups.add(group);
    if (failureMessage && bail) break;
  }
  for (const group of groups) for (const after of group.after) await runBody(after);
  return results;
};

/** What was covered while a file's tests were collected counts for each of them. */
const coverage = (tests) => {
  const { static: once, perTest } = space().mutantCoverage ?? { static: {}, perTest: {} };
  const covered = tests.map(({ id, fileName }) => [id, { ...perTest[loading(fileName)], ...perTest[id] }]);
  return { static: once, perTest: Object.fromEntries(covered) };
};

/** The test files that `npm run mutate` chose. */
const testFiles = () => {
  const isChosen = (file) =>
    JSON.parse(process.env.MUTATE_TESTS).some(
      (place) => file.startsWith(`${place}/`) || new RegExp(`^${place}[^/]*\\.test\\.tsx?$`).test(file),
    );
  return readdirSync(join(root(), 'tests'), { recursive: true })
    .map((file) => join('tests', String(file)))
    .filter((file) => /\.test\.tsx?$/.test(file) && !/\.sweep\.test\./.test(file) && isChosen(file))
    .sort();
};

/** StrykerJS's test runner over jest's words alone: for each mutant all modules of ours are loaded anew in one process. */
class InProcess {
  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun() {
    const tests = [];
    for (const file of testFiles()) tests.push(...(await runFile(file, () => true, false)));
    const broken = tests.find(({ status }) => status === FAILED);
    return broken
      ? { status: 'error', errorMessage: `${broken.name}: ${broken.failureMessage}` }
      : { status: 'complete', tests, mutantCoverage: coverage(tests) };
  }

  async mutantRun({ activeMutant, testFilter, disableBail, hitLimit }) {
    const wanted = testFilter && new Set(testFilter);
    const isWanted = (id) => !wanted || wanted.has(id);
    const files = testFiles().filter((file) => !wanted || testFilter.some((id) => id.startsWith(`${file} `)));
    Object.assign(space(), {
      activeMutant: String(activeMutant.id),
      hitLimit,
      hitCount: hitLimit && 0,
    });
    const tests = [];
    for (const file of files) {
      tests.push(...(await runFile(file, isWanted, !disableBail)));
      if (!disableBail && tests.some(({ status }) => status === FAILED)) break;
    }
    const reached = determineHitLimitReached(space().hitCount, hitLimit);
    return toMutantRunResult(reached ?? { status: 'complete', tests }, disableBail);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcess)];
