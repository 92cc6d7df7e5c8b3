const { join } = require('node:path');

const { each } = require('./mutant-sample.cjs');

const { MUTATE_FILES = '[]', MUTATE_REPORT = 'all' } = process.env;

/** Settings of `npm run mutate`, which names the files. */
module.exports = {
  mutate: JSON.parse(MUTATE_FILES),
  plugins: [join(__dirname, 'mutants-runner.mjs'), join(__dirname, 'citations.mjs')],
  ignorers: ['citations'],
  testRunner: 'in-process',
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  /** A sample is no run to go on from. */
  incremental: each === 1,
  incrementalFile: `reports/mutation/${MUTATE_REPORT}.json`,
  concurrency: 1,
  /** The tests of all of `core` take minutes with their mutants inside. */
  dryRunTimeoutMinutes: 20,
  /** Beyond the time that the tests of a mutant took before: packing and unpacking .xlsx files takes longer on a busy machine. */
  timeoutMS: MUTATE_FILES.includes('src/workbook/xlsx') ? 15_000 : 5_000,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: `reports/mutation/${MUTATE_REPORT}.report.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  ignorePatterns: ['dist', 'out', 'coverage', 'reports', 'assets/*.png'],
  tempDirName: '.stryker-tmp',
  checkers: [],
  disableTypeChecks: false,
};
