import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addTournament } from '../src/app/create';
import { readExchange } from '../src/app/exchange/read';
import { parseEvent } from '../src/core/format/event';
import type { Result } from '../src/core/result';
import { EXCHANGE_FORMATS } from '../src/exchange/registry';
import { newXlsx } from '../src/workbook/xlsx';
import { richWorkbook } from '../tests/workbook/rich';
import { of, TIME } from '../tests/workbook/sweep';
import { changed, diceOf, type Dice } from './changes';
import { changedBook } from './damage';
import { remember } from './oracle';
import { judged, type Verdict } from './xlsx';

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

interface Target {
  readonly id: string;
  readonly files: () => readonly Uint8Array[] | Promise<readonly Uint8Array[]>;
  /** Damages one of the files. */
  readonly change: typeof changed;
  readonly judge: (bytes: Uint8Array, dice: Dice) => Verdict | Promise<Verdict>;
}

const filesIn = (...folders: readonly string[]): readonly Uint8Array[] =>
  folders.flatMap((folder) =>
    readdirSync(folder).map((name) => new Uint8Array(readFileSync(join(folder, name)))),
  );

/** A reader of texts either reads or refuses. */
const reader = (id: string, folder: string, parse: (bytes: Uint8Array) => Result<unknown>): Target => ({
  id,
  files: () => filesIn(folder),
  change: changed,
  judge: (bytes) => (parse(bytes).ok ? 'read' : 'refused'),
});

/** A tournament of ours, what other programs made of lists and of one, and a workbook with parts of every kind. */
const booksIn = async (): Promise<readonly Uint8Array[]> => {
  const ours = newXlsx();
  await addTournament(ours, of(3), TIME);
  const saved = await ours.save();
  const files = [
    ...(saved.ok ? [saved.value] : []),
    richWorkbook(),
    ...filesIn('tests/fixtures/workbooks', 'assets/samples').filter(([first]) => first === 0x50),
  ];
  files.forEach(remember);
  return files;
};

const TARGETS: readonly Target[] = [
  reader('event', 'tests/fixtures/events', (bytes) => parseEvent(new TextDecoder().decode(bytes), 'fuzz')),
  { id: 'xlsx', files: booksIn, change: changedBook, judge: judged },
  ...EXCHANGE_FORMATS.filter(({ parse }) => parse !== undefined).flatMap(({ id, extensions, teamLosses }) =>
    [id, ...(teamLosses ? [`${id}-teams`] : [])].map((corpus) =>
      reader(corpus, `tests/fixtures/exchange/${corpus}`, (bytes) =>
        readExchange({ file: `fuzz${extensions[0] ?? ''}`, bytes, from: id }),
      ),
    ),
  ),
];

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
