const { COMPILING } = require('./build/jest/compiling.cjs');
const { sampledTests } = require('./build/jest/sampled.cjs');

const TESTS = 'tests/.*\\.test\\.tsx?$';
const SWEEPS = 'tests/.*\\.sweep\\.test\\.tsx?$';
const REFEREED = 'tests/referee/.*\\.test\\.ts$';
const IN_BROWSER = 'tests/e2e/.*\\.test\\.ts$';
const GUIDED = 'tests/guide/.*\\.test\\.ts$';

const project = (displayName, testRegex, further = {}) => ({
  displayName,
  testRegex,
  roots: ['<rootDir>/tests', '<rootDir>/src', '<rootDir>/emulator'],
  transform: { '\\.tsx?$': ['@swc/jest', COMPILING] },
  /** Test files share what is loaded: loading it anew for each takes as long as the tests. Without these two Jest isolates them. */
  runtime: '<rootDir>/build/jest/runtime.cjs',
  testEnvironment: '<rootDir>/build/jest/environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  restoreMocks: true,
  ...further,
});

/**
 * `node`: what needs only Node. `sweeps`: what needs only Node and goes through everything: all sizes, all formulas, a fault in
 * each request, many random stories; whole also what `node` runs samples of. `referee`: recalculated, printed or opened by other programs. `browser`: what was built,
 * driven in Chromium. `guide`: each page of the guide followed there, with its pictures; slow, so only `npm run pictures` and `test:all` run it.
 */
module.exports = {
  cacheDirectory: 'node_modules/.cache/jest',
  /** Only a test that hangs fails by time: machines differ. */
  testTimeout: 900_000,
  testSequencer: '<rootDir>/build/jest/sequencer.cjs',
  projects: [
    project('node', TESTS, { testPathIgnorePatterns: [SWEEPS, REFEREED, IN_BROWSER, GUIDED] }),
    project('sweeps', [SWEEPS, ...sampledTests()], {
      testEnvironmentOptions: { variables: { ROUNDABOUT_SWEEP: 'true' } },
    }),
    project('referee', REFEREED),
    project('browser', IN_BROWSER),
    project('guide', GUIDED),
  ],
};
