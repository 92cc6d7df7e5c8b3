import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readExchange } from '../src/app/exchange/read';
import { parseEvent } from '../src/core/format/event';
import type { Result } from '../src/core/result';
import { EXCHANGE_FORMATS } from '../src/exchange/registry';
import { changed, diceOf } from './changes';

/** `npm run fuzz -- --runs 1000000 --format trf16 --seed 1` from the project's folder. */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20000' },
    format: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});

/** No file of a club may keep anybody waiting so long. */
const MOST_MILLISECONDS = 1000;

interface Target {
  readonly id: string;
  readonly corpus: string;
  readonly parse: (bytes: Uint8Array) => Result<unknown>;
}

const TARGETS: readonly Target[] = [
  {
    id: 'event',
    corpus: 'tests/fixtures/events',
    parse: (bytes) => parseEvent(new TextDecoder().decode(bytes), 'fuzz'),
  },
  ...EXCHANGE_FORMATS.filter(({ parse }) => parse !== undefined).flatMap(({ id, extensions, teamLosses }) =>
    [id, ...(teamLosses ? [`${id}-teams`] : [])].map((corpus) => ({
      id: corpus,
      corpus: `tests/fixtures/exchange/${corpus}`,
      parse: (bytes: Uint8Array) =>
        readExchange({ file: `fuzz${extensions[0] ?? ''}`, bytes, from: id, language: 'en' }),
    })),
  ),
];

const filesIn = (folder: string): readonly Uint8Array[] =>
  readdirSync(folder).map((name) => new Uint8Array(readFileSync(join(folder, name))));

/** What came of a target: how many files were read and refused, the slowest in milliseconds of its own time, and what went wrong. */
const fuzz = ({ id, corpus, parse }: Target, runs: number, seed: number): number => {
  const files = filesIn(corpus);
  const dice = diceOf(seed);
  let [read, refused, slowest, wrong] = [0, 0, 0, 0];
  for (let run = 0; run < runs; run++) {
    const bytes = changed(files, dice);
    const begin = process.cpuUsage();
    let fault = '';
    try {
      const result = parse(bytes);
      if (result.ok) read++;
      else refused++;
    } catch (error) {
      fault = String(error instanceof Error ? error.stack : error);
    }
    const { user, system } = process.cpuUsage(begin);
    const time = (user + system) / 1000;
    slowest = Math.max(slowest, time);
    if (fault === '' && time > MOST_MILLISECONDS) fault = `took ${Math.round(time)} ms`;
    if (fault === '') continue;
    wrong++;
    const kept = `fuzz-${id}-${seed}-${run}.bin`;
    writeFileSync(kept, bytes);
    console.log(`${id}: run ${run} of seed ${seed}, kept as ${kept}: ${fault}`);
    if (wrong >= 5) break;
  }
  console.log(`${id}: ${read} read, ${refused} refused, slowest ${slowest.toFixed(1)} ms, ${wrong} wrong`);
  return wrong;
};

const wanted = TARGETS.filter(({ id }) => values.format === undefined || id === values.format);
const wrong = wanted.reduce((sum, target) => sum + fuzz(target, Number(values.runs), Number(values.seed)), 0);
process.exitCode = wrong === 0 && wanted.length > 0 ? 0 : 1;
