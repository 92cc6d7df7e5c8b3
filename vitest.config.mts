import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const SWEEPS = 'tests/**/*.sweep.test.{ts,tsx}';
const REFEREED = 'tests/referee/**/*.test.ts';
const IN_BROWSER = 'tests/e2e/**/*.test.ts';

/** The files that take longest, begun first: else one processor waits at the end while the other goes through one of them. */
const LONGEST = [
  ...['e2e/states', 'e2e/life', 'e2e/page', 'e2e/projector'],
  ...['referee/readers', 'referee/validator', 'referee/gnumeric'],
  ...[
    'check/changed.sweep',
    'officeReplace',
    'officeFaults',
    'officeConduct',
    'repair/damages',
    'model/model',
  ],
  ...['formula/mutation.sweep', 'officeSizes', 'field/inExcel', 'model/teams'],
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = LONGEST.findIndex((part) => moduleId.includes(part));
      return found < 0 ? LONGEST.length : found;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

const project = (
  name: string,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, ...test },
});

/**
 * `node`: what needs only Node, in less than two minutes. `sweeps`: what needs only Node and goes through everything: all sizes,
 * all formulas, a fault in each request, many random stories. `referee`: recalculated, printed or opened by other programs.
 * `browser`: what was built, driven in Chromium.
 */
export default defineConfig({
  test: {
    globals: true,
    /** Processes rather than threads, with more room for young objects: two of them hold each other up less. */
    pool: 'forks',
    execArgv: ['--max-semi-space-size=64'],
    /** Test files share modules and globals: loading both anew for each takes as long as the tests. */
    isolate: false,
    /** What one run has transformed, the next one reads, of whatever project: by content, below node_modules. */
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongestFirst },
    maxWorkers: '100%',
    restoreMocks: true,
    /** Only a test that hangs fails by time: machines differ. */
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      project('node', {
        include: ['tests/**/*.test.{ts,tsx}'],
        exclude: [SWEEPS, REFEREED, IN_BROWSER],
      }),
      project('sweeps', { include: [SWEEPS], env: { ROUNDABOUT_SWEEP: 'true' } }),
      project('referee', { include: [REFEREED], testTimeout: 900_000, hookTimeout: 900_000 }),
      project('browser', { include: [IN_BROWSER] }),
    ],
  },
});
