import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addTournament } from '../src/app/create';
import { READ_FORMATS } from '../src/app/exchange/findFormat';
import { readExchange, readTextTable } from '../src/app/exchange/read';
import { parseEvent } from '../src/core/format/event';
import type { Result } from '../src/core/result';
import { newXlsx } from '../src/workbook/xlsx';
import { richWorkbook } from '../tests/workbook/rich';
import { of, TIME } from '../tests/workbook/sweep';
import { changed, type Dice } from './changes';
import { changedBook } from './damage';
import { remember } from './oracle';
import { judged, type Verdict } from './xlsx';

/** What is given damaged files, and says what came of them. */
export interface Target {
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

const SAMPLES = 'tests/fixtures/exchange';

/** A format's samples, and those of teams where it has any. */
const samplesOf = (format: string): readonly string[] =>
  readdirSync(SAMPLES)
    .filter((folder) => [format, `${format}-teams`].includes(folder))
    .map((folder) => join(SAMPLES, folder));

/** A reader of texts either reads or refuses. */
const reader = (
  id: string,
  folders: readonly string[],
  parse: (bytes: Uint8Array) => Result<unknown>,
): Target => ({
  id,
  files: () => filesIn(...folders),
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

/** A target for each reader of files. */
export const TARGETS: readonly Target[] = [
  reader('event', ['tests/fixtures/events'], (bytes) => parseEvent(new TextDecoder().decode(bytes), 'fuzz')),
  { id: 'xlsx', files: booksIn, change: changedBook, judge: judged },
  ...READ_FORMATS.map(({ id, extensions }) =>
    reader(id, samplesOf(id), (bytes) =>
      readExchange({ file: `fuzz${extensions[0] ?? ''}`, bytes, from: id }),
    ),
  ),
  reader('text-table', samplesOf('text-table'), (bytes) =>
    readTextTable(bytes, { file: 'fuzz.txt', id: 'fuzz' }),
  ),
];
