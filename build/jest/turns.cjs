const { execFileSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { relative, sep } = require('node:path');

const root = `${__dirname}/../..`;

const numberOf = (text) => createHash('sha256').update(text).digest().readUInt32BE(0);

/** Another number for each state of the sources; the same one where nobody has kept them with Git. */
const seedOfSources = () => {
  try {
    return numberOf(
      execFileSync('git', ['rev-parse', 'HEAD^{tree}'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }),
    );
  } catch {
    return 20_261_120;
  }
};

process.env.ROUNDABOUT_SEED ??= String(seedOfSources());

/** Of test files that take long one in so many runs each time, others with another seed. What is not named here runs always. */
const TURNS = [
  [/^tests\/(referee|e2e)\//, 3],
  [/^tests\/(app|cli|commands|emulator|taskpane|workbook)\//, 6],
  [/\/(oddCell|printedBack)\.test\.ts$/, 4],
  [/^tests\/(exchange|sheets)\//, 3],
  [/^tests\/core\//, 2],
];

/** Whether the project `sweeps` is run: of all its files one in five. */
const areSweeps = process.argv.includes('sweeps');

const hasTurn = (file, seed) => {
  const outOf = areSweeps ? 5 : (TURNS.find(([pattern]) => pattern.test(file))?.[1] ?? 1);
  return numberOf(file) % outOf === seed % outOf;
};

/** A filter of Jest: the test files whose turn it is. `npm run test:all` takes all. */
module.exports = (files) => {
  const seed = Number(process.env.ROUNDABOUT_SEED);
  const filtered = files.filter((file) => hasTurn(relative(root, file).split(sep).join('/'), seed));
  console.error(`${filtered.length} of ${files.length} test files, by ROUNDABOUT_SEED=${seed}`);
  return { filtered };
};
