const { spawnSync } = require('node:child_process');
const { existsSync, readFileSync, rmSync } = require('node:fs');
const { dirname, join } = require('node:path');

/** What is mutated, and the tests beside its own in which it shows: the longest name that fits counts. */
const FURTHER = {
  'src/core': [],
  'src/grid': [],
  'src/sheets': [],
  'src/sheets/repair': ['tests/app/repair'],
  'src/app': ['tests/cli'],
  'src/app/repair': ['tests/cli/repair'],
  'src/workbook/xlsx': [
    'tests/workbook/xlsx',
    'tests/workbook/markup',
    'tests/workbook/strayCells',
    'tests/workbook/roundtrip',
    'tests/cli/convert',
  ],
};

/** The tests of a folder or file: those of its name, of the name's first word (`rating` of `ratingNorm`), else of the folder above. */
const testsOf = (place) => {
  const own = place.replace(/^src/, 'tests').replace(/\.tsx?$/, '');
  const names = [own, own.replace(/[A-Z]\w*$/, '')];
  const found = names.find((name) => existsSync(name) || existsSync(`${name}.test.ts`));
  return found ?? testsOf(dirname(place));
};

const isIn = (place, folder) => `${place}/`.startsWith(`${folder}/`);

/** The row of a folder or file in the table above. */
const rowOf = (place) =>
  Object.keys(FURTHER)
    .filter((folder) => isIn(place, folder))
    .sort((a, b) => b.length - a.length)[0];

/** Takes `--each 12` and the like out of the arguments. */
const takeNumber = (given, name) => {
  const at = given.indexOf(`--${name}`);
  if (at < 0) return 1;
  const [, number] = given.splice(at, 2);
  if (/^[1-9]\d*$/.test(number)) return Number(number);
  console.error(`--${name} needs a whole number.`);
  process.exit(2);
};

/** What became of the mutants, as docs/mutants.md counts them. */
const count = (report) => {
  const { isInSample, NOT_TRIED } = require('./mutant-sample.cjs');
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const number = (status, among = mutants) => among.filter((mutant) => mutant.status === status).length;
  const uncovered = number(
    'NoCoverage',
    mutants.filter(({ id }) => isInSample(id)),
  );
  const notTried = mutants.filter(({ statusReason }) => statusReason === NOT_TRIED).length;
  return [
    `${mutants.length - number('Ignored')} mutants and ${number('Ignored')} static or ignored ones`,
    `${number('Killed')} failed a test, ${number('Timeout')} ran forever, ${number('Survived')} were left`,
    `${number('NoCoverage')} in code that no test runs, ${uncovered} of them in the sample`,
    `${notTried} not tried, ${number('RuntimeError') - notTried} could not be run`,
  ].join('\n');
};

/**
 * `npm run mutate -- src/core/tiebreak src/core/typed.ts`: StrykerJS breaks these folders and files in every small way that
 * it knows, one at a time, and tells which breaks none of their tests sees. Without arguments: everything above. With
 * `--each 12` only every twelfth mutant is tried, from the first or `--from` another.
 */
const [, , ...given] = process.argv;
const each = takeNumber(given, 'each');
const from = takeNumber(given, 'from');
const options = given.filter((word) => word.startsWith('-'));
const named = given.filter((word) => !word.startsWith('-')).map((place) => place.replace(/\/$/, ''));
const places = named.length > 0 ? named : Object.keys(FURTHER);
const judged = places.map(rowOf);
if (judged.includes(undefined)) {
  console.error(`Only what is in ${Object.keys(FURTHER).join(', ')} is mutated.`);
  process.exit(2);
}
const tests = places.flatMap((place, index) => [testsOf(place), ...FURTHER[judged[index]]]);
const sample = each > 1 ? `.each-${each}-from-${from}` : '';
Object.assign(process.env, {
  MUTATE_FILES: JSON.stringify(places.map((place) => (/\.tsx?$/.test(place) ? place : `${place}/**/*.ts`))),
  MUTATE_TESTS: JSON.stringify([...new Set(tests)]),
  MUTATE_REPORT:
    places
      .join('-')
      .replaceAll(/[^A-Za-z0-9-]+/g, '.')
      .slice(0, 120) + sample,
  MUTATE_EACH: String(each),
  MUTATE_FROM: String(from),
});
const { jsonReporter } = require('./stryker.cjs');
rmSync(jsonReporter.fileName, { force: true });
const stryker = dirname(require.resolve('@stryker-mutator/core/package.json'));
const ran = spawnSync(
  process.execPath,
  [join(stryker, 'bin', 'stryker.js'), 'run', 'build/stryker.cjs', ...options],
  { stdio: 'inherit' },
);
if (existsSync(jsonReporter.fileName)) console.log(count(jsonReporter.fileName));
process.exit(ran.status ?? 1);
