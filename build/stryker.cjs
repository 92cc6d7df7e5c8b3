const { join } = require('node:path');

const { MUTATE_FILES = '[]', MUTATE_REPORT = 'all' } = process.env;

/** Settings of `npm run mutate`, which names the files. */
module.exports = {
  mutate: JSON.parse(MUTATE_FILES),
  plugins: [join(__dirname, 'mutants-runner.mjs'), join(__dirname, 'citations.mjs')],
  ignorers: ['citations'],
  testRunner: 'in-process',
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `reports/mutation/${MUTATE_REPORT}.json`,
  concurrency: 1,
  timeoutMS: 5_000,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: `reports/mutation/${MUTATE_REPORT}.report.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  ignorePatterns: ['dist', 'out', 'coverage', 'reports', 'assets/*.png'],
  tempDirName: '.stryker-tmp',
  checkers: [],
  disableTypeChecks: false,
};
