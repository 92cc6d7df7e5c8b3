const transform = {
  '^.+\\.[tj]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** ESM-only packages that jest's CommonJS runtime has to see compiled. */
const transformIgnorePatterns = ['/node_modules/(?!(@formatjs|intl-messageformat)/)'];

/** What a test looks up in its own context is looked up slowly; these are handed in, which makes some tests twice as fast. */
const sandboxInjectedGlobals = [
  'Array',
  'BigInt',
  'Error',
  'Infinity',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'RegExp',
  'Set',
  'String',
  'Uint8Array',
  'WeakMap',
  'isFinite',
  'isNaN',
];

const project = (displayName, testMatch, more = {}) => ({
  displayName,
  testMatch,
  transform,
  transformIgnorePatterns,
  testEnvironment: 'node',
  // Libraries look at each other's globals after a file's tests are over: Jest would warn of each, and be slower.
  testEnvironmentOptions: { globalsCleanup: 'off' },
  ...more,
});

const outside = ['/node_modules/', '<rootDir>/tests/referee/', '<rootDir>/tests/e2e/'];

/**
 * `node`: what needs only Node, in some three minutes. `sweeps`: what needs only Node and goes through everything: all sizes,
 * all formulas, a fault in each request, many random stories. `referee`: recalculated, printed or opened by other programs.
 * `browser`: what was built, driven in Chromium.
 */
module.exports = {
  /** Only a test that hangs fails by time: machines differ. */
  testTimeout: 300_000,
  maxWorkers: '100%',
  projects: [
    project('node', ['<rootDir>/tests/**/*.test.{ts,tsx}'], {
      testPathIgnorePatterns: [...outside, '\\.sweep\\.test\\.tsx?$'],
      sandboxInjectedGlobals,
    }),
    project('sweeps', ['<rootDir>/tests/**/*.sweep.test.{ts,tsx}'], {
      testPathIgnorePatterns: outside,
      globals: { ROUNDABOUT_SWEEP: true },
      sandboxInjectedGlobals,
    }),
    project('referee', ['<rootDir>/tests/referee/**/*.test.ts'], { sandboxInjectedGlobals }),
    project('browser', ['<rootDir>/tests/e2e/**/*.test.ts']),
  ],
};
