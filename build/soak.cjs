const { spawnSync } = require('node:child_process');
const { existsSync, mkdtempSync, readFileSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { parseArgs } = require('node:util');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: 'string', default: '10' },
    from: { type: 'string', default: '1' },
    minutes: { type: 'string', default: 'Infinity' },
    stories: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
  },
});

/** All random stories, or the test files that are named; of these the tests whose names match `--only`. */
const STORIES = ['tests/model/(?!found)'];
/** Excel's known faults come with every kind of event once: nothing of them depends on the seed. */
const QUIRKS = 'tests/workbook/officeQuirks';
const projects = positionals.length > 0 ? ['node', 'sweeps'] : ['sweeps'];
const [first, most] = [Number(values.from), Number(values.seeds)];
const end = Date.now() + Number(values.minutes) * 60_000;
/** With room for what is young, collecting garbage takes half the time. */
const ROOM = '--max-semi-space-size=64';
const folder = mkdtempSync(join(tmpdir(), 'roundabout-soak-'));

/** What the tests of a seed are told, which repeats them. */
const toldOf = (seed, paths) => ({
  ROUNDABOUT_SEED: String(seed),
  ROUNDABOUT_STORIES: values.stories,
  ...(paths.includes(QUIRKS) && { ROUNDABOUT_QUIRKS: 'all' }),
});

/** What came of each property, as `tests/properties.ts` tells it, and of each other test that failed. */
const run = (seed, paths) => {
  const [told, report] = [join(folder, `${seed}.told`), join(folder, `${seed}.json`)];
  const jest = [
    require.resolve('jest/bin/jest'),
    ...paths,
    '-t',
    values.only,
    '--runInBand',
    '--silent',
    '--json',
  ];
  spawnSync(process.execPath, [ROOM, ...jest, '--outputFile', report, '--selectProjects', ...projects], {
    env: { ...process.env, ...toldOf(seed, paths), ROUNDABOUT_SOAK: told },
    stdio: 'ignore',
  });
  const properties = existsSync(told) ? readFileSync(told, 'utf8').trim().split('\n').map(JSON.parse) : [];
  if (!existsSync(report))
    return [{ kind: 'tests that could be run', runs: 1, failed: true, why: 'no report' }];
  const known = new Set(properties.map(({ kind }) => kind));
  const others = JSON.parse(readFileSync(report, 'utf8')).testResults.flatMap((file) =>
    file.assertionResults.length > 0
      ? file.assertionResults
      : [{ fullName: file.name, status: file.status, failureMessages: [file.message] }],
  );
  return [
    ...properties,
    ...others
      .filter(({ fullName, status }) => !known.has(fullName) && status !== 'pending')
      .map(({ fullName, status, failureMessages }) => ({
        kind: status === 'failed' ? fullName : 'other tests',
        ...{ runs: 1, failed: status === 'failed', why: failureMessages.join('\n') },
      })),
  ];
};

const kinds = new Map();
let seeds = 0;
for (let seed = first; seed < first + most && Date.now() < end; seed++, seeds++) {
  const paths = positionals.length > 0 ? positionals : seed === first ? [...STORIES, QUIRKS] : STORIES;
  const again = Object.entries(toldOf(seed, paths))
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
  const came = run(seed, paths);
  for (const { kind, runs, failed, why } of came) {
    const sum = kinds.get(kind) ?? { runs: 0, failures: 0 };
    kinds.set(kind, { runs: sum.runs + runs, failures: sum.failures + Number(failed) });
    if (failed)
      console.log(
        `FAILED ${kind}\nagain: ${again} npx jest '${paths.join("' '")}' --selectProjects ${projects.join(' ')}\n${why}\n`,
      );
  }
  const sum = (key) => came.reduce((before, each) => before + Number(each[key]), 0);
  console.log(`seed ${seed}: ${sum('runs')} runs, ${sum('failed')} failed`);
}
rmSync(folder, { recursive: true, force: true });

let [runs, failures] = [0, 0];
for (const [kind, sum] of kinds) {
  console.log(`${sum.runs} runs, ${sum.failures} failed: ${kind}`);
  runs += sum.runs;
  failures += sum.failures;
}
console.log(`${seeds} seeds from ${first}: ${runs} runs, ${failures} failed`);
process.exitCode = failures === 0 && runs > 0 ? 0 : 1;
