import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { addTournament } from '../src/app/create';
import { NODE_COMPRESSION } from '../src/cli/compression';
import type { Tournament } from '../src/core/model';
import { newXlsx } from '../src/workbook/xlsx';
import { ALL, hasLibreOffice, secondsIn } from './libreOffice';
import { alone, field, tellCost, value } from './measure';
import { timesAlone } from './pairing';
import { type Asked, weigh } from './requests';

/** Something that is promised, what it comes to, and where it has to end; `null` where it cannot be measured here. */
interface Goal {
  readonly what: string;
  readonly most: number;
  readonly unit: string;
  readonly measured: number | null;
}

const FIRST_LOAD = 200_000;

const saved = async (tournament: Tournament): Promise<Uint8Array> => {
  const workbook = newXlsx(NODE_COMPRESSION);
  value(await addTournament(workbook, tournament, { time: '' }));
  return value(await workbook.save());
};

const kilobytes = async (tournament: Tournament): Promise<number> =>
  Math.round((await saved(tournament)).length / 1000);

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

/** The argument by which this program makes a tournament of 100 players and does nothing else. */
export const CREATE = 'create';

/** Makes a tournament of 100 players in a process that does nothing else, and prints what that cost. */
export const createAlone = async (): Promise<void> => {
  await saved(field(100));
  tellCost();
};

type UseCase = readonly [name: string, asked: Asked];

const LIBRE_OFFICE = [
  ['Opening 50 players in LibreOffice', 1.2, field(50), 0],
  ['Opening 100 players, double, in LibreOffice', 6, field(100, 2), 0],
  ['A typed result in LibreOffice, 24 players, all criteria', 0.1, field(24, 1, ALL), 2],
] as const;

/** The worst of all sizes, as a multiple. */
const worst = (ratios: readonly number[]): number => Number(Math.max(...ratios).toFixed(2));

const goals = async ([creation]: readonly UseCase[]): Promise<readonly Goal[]> => {
  const inLibreOffice: Goal[] = [];
  for (const [what, most, tournament, index] of LIBRE_OFFICE) {
    const seconds = hasLibreOffice() ? (await secondsIn(tournament))[index] : null;
    inLibreOffice.push({ what, most, unit: 's', measured: seconds && Number(seconds.toPrecision(2)) });
  }
  const pairing = timesAlone();
  const against = (what: string, most: number, ratios: readonly number[]): Goal => ({
    what: `Time to pair 8 to 1,000 players, as a multiple of ${what}`,
    ...{ most, unit: '', measured: worst(ratios) },
  });
  const [, asked] = creation!;
  return [
    against(
      'that of the package roundrobin',
      1,
      pairing.map(([, ours, theirs]) => ours / theirs),
    ),
    against(
      'merely filling the arrays',
      1.5,
      pairing.map(([, ours, , filling]) => ours / filling),
    ),
    { what: 'Creating 10 players in Excel', most: 12, unit: 'requests', measured: asked.requests },
    { what: 'Creating 10 players in Excel', most: 3000, unit: 'actions', measured: asked.actions },
    { what: 'File of 50 players', most: 300, unit: 'kB', measured: await kilobytes(field(50)) },
    { what: 'File of 100 players', most: 3800, unit: 'kB', measured: await kilobytes(field(100)) },
    ...inLibreOffice,
    { what: 'First load of the pane, gzipped', most: FIRST_LOAD, unit: 'bytes', measured: firstLoad() },
  ];
};

/** How the file grows with the players, as a picture: a bar each, as long as its share of the largest. */
const growth = async (): Promise<string> => {
  const sizes: (readonly [players: number, kilobytes: number])[] = [];
  for (const players of [12, 24, 50, 75, 100]) sizes.push([players, await kilobytes(field(players))]);
  const most = Math.max(...sizes.map(([, size]) => size));
  const bars = sizes.map(([players, size], index) => {
    const [y, width] = [index * 30 + 8, Math.round((size / most) * 400)];
    return `<text x="96" y="${y + 15}" text-anchor="end">${players} players</text>
<rect x="104" y="${y}" width="${width}" height="20" fill="#1f6e43"/>
<text x="${width + 112}" y="${y + 15}">${size.toLocaleString('en')} kB</text>`;
  });
  const height = sizes.length * 30 + 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 ${height}" font-family="sans-serif" font-size="14">
<rect width="600" height="${height}" fill="#fff"/>
${bars.join('\n')}
</svg>
`;
};

const row = ({ what, most, unit, measured }: Goal): string => {
  const number = (figure: number): string => figure.toLocaleString('en');
  const goal = `${what}, at most ${`${number(most)} ${unit}`.trimEnd()}`;
  return measured === null
    ? `- ${goal}: not measured`
    : `- ${goal}: ${number(measured)}, ${measured <= most ? 'held' : '**not held**'}`;
};

const useCaseRow = ([name, { requests, actions, bytes, cells }]: UseCase): string => {
  const kB = (count: number): string => Math.round(count / 1000).toLocaleString('en');
  return `- ${name}: ${requests} requests, ${actions.toLocaleString('en')} actions, ${kB(bytes)} kB; cells ${kB(cells)} kB`;
};

const PICTURE = 'pictures/growth.svg';

const pageOf = (rows: readonly string[], useCases: readonly UseCase[], memory: number): string =>
  `# Performance

\`npm run bench -- --write\` wrote this page. Seconds depend on the machine.

${rows.join('\n')}
- Memory for a tournament of 100 players on the command line: ${Math.round(memory)} MB at most

What the add-in asks of Excel, beside what all cells of the workbook hold as JSON:

${useCases.map(useCaseRow).join('\n')}

How the file grows with the players:

![A bar for each number of players: the file grows with the number of games](${PICTURE})
`;

const HEADING = '## Performance';

/** README with its section on performance made anew: how many goals are held, and which are not. */
const readmeWith = (readme: string, all: readonly Goal[]): string => {
  const missed = all.filter(({ most, measured }) => measured === null || measured > most);
  const [before = '', rest = ''] = readme.split(`${HEADING}\n`);
  const section = `
${all.length - missed.length} of ${all.length} goals are held; [Performance](docs/performance.md) has them all.${missed.length > 0 ? ' Not held:' : ''}
${missed.length > 0 ? `\n${missed.map(row).join('\n')}\n` : ''}
`;
  return `${before}${HEADING}\n${section}${rest.slice(rest.indexOf('## '))}`;
};

/** What is promised and what is held, with the growth of the file; into README and docs/performance.md if asked to. */
export const benchGoals = async (isWritten: boolean): Promise<void> => {
  const useCases: UseCase[] = [];
  for await (const useCase of weigh()) useCases.push(useCase);
  const all = await goals(useCases);
  const [, memory] = alone(CREATE);
  const page = pageOf(all.map(row), useCases, memory);
  console.log(`\n${page}`);
  if (!isWritten) return;
  writeFileSync(resolve('docs', 'performance.md'), page);
  writeFileSync(resolve('docs', PICTURE), await growth());
  writeFileSync('README.md', readmeWith(readFileSync('README.md', 'utf8'), all));
};
