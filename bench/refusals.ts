import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { EXIT, main } from '../src/cli/main';
import { newXlsx } from '../src/workbook/xlsx';
import { line, ratio, value } from './measure';

/** What is promised of bad input: a coded problem within so much time and memory. */
const MOST_MS = 100;
const MOST_MB = 20;

const NUMBERS = ['-1', '0', '2.5', 'seven', '1e9', '1000000000', '99999999999999999999', ''];

const sized = (...argv: readonly string[]): string[][] => NUMBERS.map((typed) => [...argv, typed]);

/** Numbers by hand for eight players: twice the same, one missing, out of range, negative, fractional, text. */
const BY_HAND = [
  '1,2,2,4,5,6,7,8',
  '1,2,3,4,5,6,7',
  '1,2,3,4,5,6,7,9',
  '1,2,3,4,5,6,7,1000000000',
  '-1,2,3,4,5,6,7,8',
  '1.5,2,3,4,5,6,7,8',
  'one,2,3,4,5,6,7,8',
];

const refusals = (list: string, out: string): string[][] => {
  const pair = ['pair', list, '--out', out];
  return [
    ...sized('table', '--system', 'berger', '--players'),
    ...sized('table', '--system', 'berger', '--players', '8', '--cycles'),
    ...sized('table', '--system', 'scheveningen', '--boards'),
    ...sized('meet', '1', '2', '--players'),
    ...NUMBERS.map((typed) => ['meet', '1', typed, '--players', '8']),
    ['meet', '3', '3', '--players', '8'],
    ...sized(...pair, '--cycles'),
    ...BY_HAND.map((numbers) => [...pair, '--numbers', `hand:${numbers}`]),
    [...pair, '--numbers', 'column:Seed'],
  ];
};

const listFile = async (file: string): Promise<string> => {
  const names = Array.from({ length: 8 }, (_, index) => [`Player ${index + 1}`, index === 3 ? 1 : index + 1]);
  const values = [['Name', 'Seed'], ...names];
  const workbook = newXlsx();
  value(
    await workbook.create({
      id: 'list',
      sheets: [
        {
          role: 'log',
          name: 'List',
          blocks: [{ kind: 'values', area: { row: 0, column: 0, rows: 9, columns: 2 }, values }],
          styles: [],
          columns: [],
          tables: [],
          validations: [],
          conditionals: [],
        },
      ],
      names: [],
      active: { sheet: 'List', row: 0, column: 0 },
    }),
  );
  writeFileSync(file, value(await workbook.save()));
  return file;
};

/** Bad input to every command that pairs: the slowest and the largest refusal of each, against what is promised. */
export const benchRefusals = async (): Promise<void> => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const folder = mkdtempSync(join(tmpdir(), 'roundabout-bench-'));
  const io = {
    stdout: () => undefined,
    stderr: () => undefined,
    time: () => '2026-11-20 09:00',
    random: () => 'x',
    instant: () => '2026-11-20T08:00:00Z',
  };
  try {
    const list = await listFile(join(folder, 'list.xlsx'));
    await main(['table', '--system', 'berger', '--players', '0'], io); // the first pays for the start
    const worst = new Map<string, { count: number; ms: number; mb: number }>();
    for (const argv of refusals(list, join(folder, 'out.xlsx'))) {
      collect();
      const heap = process.memoryUsage().heapUsed;
      const start = performance.now();
      const code = await main(argv, io);
      const ms = performance.now() - start;
      const mb = (process.memoryUsage().heapUsed - heap) / 2 ** 20;
      if (code === EXIT.done)
        throw new Error(`not refused: ${argv.slice(0, 1).concat(argv.slice(-2)).join(' ')}`);
      const before = worst.get(argv[0]!) ?? { count: 0, ms: 0, mb: 0 };
      worst.set(argv[0]!, {
        count: before.count + 1,
        ms: Math.max(before.ms, ms),
        mb: Math.max(before.mb, mb),
      });
    }
    console.log(`\nBad input refused: the worst of each command, against ${MOST_MS} ms and ${MOST_MB} MB`);
    line('command', 'refusals', 'ms', 'of 100 ms', 'heap MB', 'of 20 MB');
    for (const [command, { count, ms, mb }] of worst)
      line(command, count, ms.toFixed(1), ratio(ms, MOST_MS), mb.toFixed(1), ratio(mb, MOST_MB));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
