import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { diceOf } from './changes';
import { type Target, TARGETS } from './targets';

/** `npm run fuzz -- --runs 1000000 --minutes 5 --format trf16 --seed 1` from the project's folder: of each target so many runs, or minutes. */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20000' },
    format: { type: 'string' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: 'Infinity' },
  },
});

/** No file of a club may keep anybody waiting so long. */
const MOST_MILLISECONDS = 1000;

/** After so many runs a line tells what came of them so far. */
const TOLD = 50_000;

/** How many milliseconds of the machine's time were this program's, whatever else it does. */
const ownTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** What came of a target: how many files were read and refused, the slowest in milliseconds, and what went wrong. */
const fuzz = async ({ id, files, change, judge }: Target, runs: number, seed: number): Promise<number> => {
  const corpus = await files();
  const dice = diceOf(seed);
  let [read, refused, slowest, wrong, begin] = [0, 0, 0, 0, ownTime()];
  const end = Date.now() + Number(values.minutes) * 60_000;
  const tell = (soFar: string): void =>
    console.log(
      `${id}: ${soFar}${read} read, ${refused} refused, slowest ${slowest.toFixed(1)} ms, ${wrong} wrong`,
    );
  for (let run = 0; run < runs && Date.now() < end; run++) {
    const bytes = change(corpus, dice);
    let fault = '';
    try {
      const verdict = await judge(bytes, dice);
      if (verdict === 'read') read++;
      else if (verdict === 'refused') refused++;
      else fault = verdict.wrong;
    } catch (error) {
      fault = String(error instanceof Error ? error.stack : error);
    }
    const time = ownTime() - begin;
    begin += time;
    slowest = Math.max(slowest, time);
    if (fault === '' && time > MOST_MILLISECONDS) fault = `took ${Math.round(time)} ms`;
    if (run % TOLD === TOLD - 1) tell(`${run + 1} runs so far, `);
    if (fault === '') continue;
    wrong++;
    const kept = `fuzz-${id}-${seed}-${run}.bin`;
    writeFileSync(kept, bytes);
    console.log(`${id}: run ${run} of seed ${seed}, kept as ${kept}: ${fault}`);
    if (wrong >= 5) break;
  }
  tell('');
  return wrong;
};

const wanted = TARGETS.filter(({ id }) => values.format === undefined || id === values.format);
const main = async (): Promise<void> => {
  if (wanted.length === 0)
    console.error(`There is no ${values.format}. There are: ${TARGETS.map(({ id }) => id).join(', ')}`);
  let wrong = 0;
  for (const target of wanted) wrong += await fuzz(target, Number(values.runs), Number(values.seed));
  process.exitCode = wrong === 0 && wanted.length > 0 ? 0 : 1;
};
void main();
