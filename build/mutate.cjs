const { spawnSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const { dirname, join } = require('node:path');

/** What is mutated, and the tests beside its own in which it shows. */
const FURTHER = {
  'src/core': [],
  'src/grid': [],
  'src/sheets': [],
  'src/app': ['tests/cli'],
  'src/workbook/xlsx': ['tests/workbook/xlsx', 'tests/workbook/roundtrip', 'tests/cli/convert'],
};

/** The tests of a folder or file: those of the same name, else of the folder above it. */
const testsOf = (place) => {
  const own = place.replace(/^src/, 'tests').replace(/\.tsx?$/, '');
  return existsSync(own) || existsSync(`${own}.test.ts`) ? own : testsOf(dirname(place));
};

const isIn = (place, folder) => `${place}/`.startsWith(`${folder}/`);

/**
 * `npm run mutate -- src/core/tiebreak src/core/typed.ts`: StrykerJS breaks these folders and files in every small way that
 * it knows, one at a time, and tells which breaks none of their tests sees. Without arguments: everything above.
 */
const [, , ...given] = process.argv;
const options = given.filter((each) => each.startsWith('-'));
const named = given.filter((each) => !each.startsWith('-')).map((place) => place.replace(/\/$/, ''));
const places = named.length > 0 ? named : Object.keys(FURTHER);
const judged = places.map((place) => Object.keys(FURTHER).find((folder) => isIn(place, folder)));
if (judged.includes(undefined)) {
  console.error(`Only what is in ${Object.keys(FURTHER).join(', ')} is mutated.`);
  process.exit(2);
}
const tests = places.flatMap((place, index) => [testsOf(place), ...FURTHER[judged[index]]]);
const stryker = dirname(require.resolve('@stryker-mutator/core/package.json'));
const ran = spawnSync(
  process.execPath,
  [join(stryker, 'bin', 'stryker.js'), 'run', 'build/stryker.cjs', ...options],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      MUTATE_FILES: JSON.stringify(
        places.map((place) => (/\.tsx?$/.test(place) ? place : `${place}/**/*.ts`)),
      ),
      MUTATE_TESTS: JSON.stringify([...new Set(tests)]),
      MUTATE_REPORT: places.join('-').replaceAll(/[^A-Za-z0-9-]+/g, '.'),
    },
  },
);
process.exit(ran.status ?? 1);
