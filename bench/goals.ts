import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { addTournament } from '../src/app/create';
import { NODE_COMPRESSION } from '../src/cli/compression';
import type { Tournament } from '../src/core/model';
import { newXlsx } from '../src/workbook/xlsx';
import { ALL, hasLibreOffice, secondsIn } from './libreOffice';
import { field, value } from './measure';
import { weigh } from './requests';

/** Something that is promised, what it comes to, and where it has to end; `null` where it cannot be measured here. */
interface Goal {
  readonly what: string;
  readonly most: number;
  readonly unit: string;
  readonly measured: number | null;
}

const FIRST_LOAD = 200_000;

const kilobytes = async (tournament: Tournament): Promise<number> => {
  const workbook = newXlsx(NODE_COMPRESSION);
  value(await addTournament(workbook, tournament, { time: '' }));
  return Math.round(value(await workbook.save()).length / 1000);
};

/** The page of the pane with the scripts and styles that it names, as far as they are ours; `null` before it is built. */
const firstLoad = (): number | null => {
  const read = (name: string): Buffer => readFileSync(resolve('dist', 'addin', name));
  try {
    const page = read('taskpane.html');
    const named = [...page.toString().matchAll(/(?:src|href)="([\w.-]+\.(?:js|css))"/g)].map(
      ([, name]) => name!,
    );
    return [page, ...named.map(read)].reduce((sum, bytes) => sum + gzipSync(bytes).length, 0);
  } catch {
    return null;
  }
};

const creation = async (): Promise<readonly [requests: number, actions: number]> => {
  for await (const [, { requests, actions }] of weigh()) return [requests, actions];
  throw new Error('no use case was weighed');
};

const LIBRE_OFFICE = [
  ['Opening 50 players in LibreOffice', 1.2, field(50), 0],
  ['Opening 100 players, double, in LibreOffice', 6, field(100, 2), 0],
  ['A typed result in LibreOffice, 24 players, all criteria', 0.1, field(24, 1, ALL), 2],
] as const;

const goals = async (): Promise<readonly Goal[]> => {
  const [requests, actions] = await creation();
  const inLibreOffice: Goal[] = [];
  for (const [what, most, tournament, index] of LIBRE_OFFICE) {
    const seconds = hasLibreOffice() ? (await secondsIn(tournament))[index] : null;
    inLibreOffice.push({ what, most, unit: 's', measured: seconds && Number(seconds.toPrecision(2)) });
  }
  return [
    { what: 'Creating 10 players in Excel', most: 12, unit: 'requests', measured: requests },
    { what: 'Creating 10 players in Excel', most: 3000, unit: 'actions', measured: actions },
    { what: 'File of 50 players', most: 300, unit: 'kB', measured: await kilobytes(field(50)) },
    { what: 'File of 100 players', most: 3800, unit: 'kB', measured: await kilobytes(field(100)) },
    ...inLibreOffice,
    { what: 'First load of the pane, gzipped', most: FIRST_LOAD, unit: 'bytes', measured: firstLoad() },
  ];
};

const BAR = 20;

/** How the file grows with the players: a bar each, as long as its share of the largest. */
const growth = async (): Promise<string> => {
  const sizes: (readonly [players: number, kilobytes: number])[] = [];
  for (const players of [12, 24, 50, 100]) sizes.push([players, await kilobytes(field(players))]);
  const most = Math.max(...sizes.map(([, size]) => size));
  const bar = (size: number): string => '█'.repeat(Math.max(1, Math.round((size / most) * BAR)));
  return sizes.map(([players, size]) => `${players} players ${bar(size)} ${size} kB`).join(', ');
};

const row = ({ what, most, unit, measured }: Goal): string => {
  const number = (figure: number): string => figure.toLocaleString('en');
  const goal = `${what}, at most ${number(most)} ${unit}`;
  return measured === null
    ? `- ${goal}: not measured`
    : `- ${goal}: ${number(measured)}, ${measured <= most ? 'held' : '**not held**'}`;
};

/** What is promised and what is held, with the growth of the file; into docs/performance.md if asked to. */
export const benchGoals = async (isWritten: boolean): Promise<void> => {
  const rows = (await goals()).map(row);
  const page = `# Performance

\`npm run bench -- --write\` wrote this page. Seconds depend on the machine.

${rows.join('\n')}
- Size of the file: ${await growth()}
`;
  console.log(`\n${page}`);
  if (isWritten) writeFileSync(resolve('docs', 'performance.md'), page);
};
