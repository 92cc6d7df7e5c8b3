const { sep } = require('node:path');

/** Where jest-circus keeps who hears of its events; it begins anew with each test file. */
const HEARERS = Symbol.for('EVENT_HANDLERS');
const PACKAGES = `${sep}node_modules${sep}`;
const COMPILING = { supportsDynamicImport: false, supportsStaticESM: false };

/** What was loaded for a test file, a process keeps for the next one of the same project. */
let project;
/** The source map of each file that was compiled. */
const sourceMaps = new Map();

const isOurs = (file) => !file.includes(PACKAGES) && /\.tsx?$/.test(file);

const forget = (file) => {
  Reflect.deleteProperty(require.cache, file);
  module.children.length = 0;
};

/**
 * Loads test files with Node's own `require`, and what they import only once in each process. Of Jest's module system there are
 * the settings `transform`, `setupFiles` and `setupFilesAfterEnv`; of the object `jest` the functions below: no module is mocked.
 */
module.exports = class Runtime {
  constructor(
    { id },
    { moduleMocker, fakeTimersModern },
    _resolver,
    transformer,
    _files,
    _coverage,
    testFile,
  ) {
    this.testFile = testFile;
    this.mocker = moduleMocker;
    this.timers = fakeTimersModern;
    if (project !== id) this.resetModules();
    project = id;
    for (const ending of ['.ts', '.tsx'])
      require.extensions[ending] = (module, file) => {
        const { code, sourceMapPath } = transformer.transform(file, COMPILING);
        if (sourceMapPath) sourceMaps.set(file, sourceMapPath);
        module._compile(code, file);
      };
  }

  /** A test file, or one that sets up. */
  requireModule(file) {
    forget(file);
    return require(file);
  }

  /** Jest's own part in it. */
  requireInternalModule(file) {
    Reflect.deleteProperty(globalThis, HEARERS);
    return this.requireModule(file);
  }

  resetModules() {
    for (const file of Object.keys(require.cache)) if (isOurs(file)) forget(file);
  }

  setGlobalsForRuntime() {
    const { mocker, timers } = this;
    globalThis.jest = {
      fn: mocker.fn.bind(mocker),
      spyOn: mocker.spyOn.bind(mocker),
      restoreAllMocks: () => this.restoreAllMocks(),
      resetModules: () => this.resetModules(),
      useFakeTimers: (options) => timers.useFakeTimers(options),
      useRealTimers: () => timers.useRealTimers(),
      advanceTimersByTime: (milliseconds) => timers.advanceTimersByTime(milliseconds),
    };
  }

  restoreAllMocks() {
    this.mocker.restoreAllMocks();
  }

  getSourceMaps() {
    return sourceMaps;
  }

  unstable_shouldLoadAsEsm() {
    return false;
  }

  enterTestCode() {}

  leaveTestCode() {}

  getAllCoverageInfoCopy() {}

  /** What a test file alone has made goes with it. */
  teardown() {
    forget(this.testFile);
  }
};
