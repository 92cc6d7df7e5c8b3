import { spawnSync } from 'node:child_process';
import { addTournament } from '../src/app/create';
import type { Tournament } from '../src/core/model';
import { CRITERIA } from '../src/core/tiebreak/registry';
import { words } from '../src/language/language';
import { isOnSheets } from '../src/sheets/calculation/criteria';
import { layoutOf, LIVE_LIMIT, PAIRINGS, type Layout } from '../src/sheets/layout';
import { LONG_LIST, LONG_LIST_LIMIT, refreshModeOf } from '../src/sheets/layout/limits';
import { sheetNames } from '../src/sheets/names';
import { newXlsx } from '../src/workbook/xlsx';
import { obeyed, reading, type Order } from '../tests/referee/orders';
import { field, FOUR, line, value } from './measure';

/** One result may take so long to type. */
const MOST_SECONDS = 2;

/** Seconds to load, to work out everything and after one result, of the trial that the sheets grew from: four criteria, single. */
const TRIAL: Readonly<Record<number, readonly [load: number, everything: number, result: number]>> = {
  10: [0.37, 0.01, 0.018],
  20: [0.24, 0.04, 0.032],
  50: [0.62, 0.24, 0.14],
  100: [2.8, 1.8, 0.57],
};

/** Every criterion that the sheets can work out. */
export const ALL: readonly string[] = [
  'PTS',
  'DE',
  ...CRITERIA.map(({ code }) => code).filter((code) => isOnSheets(code) && code !== 'PTS' && code !== 'DE'),
];

/** `short`: the longest list that is not a long one, codes from all over the registry. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  four: FOUR,
  short: [
    'PTS',
    ...ALL.slice(1).filter((_, index, { length }) => index % Math.floor(length / LONG_LIST) === 0),
  ].slice(0, LONG_LIST),
  all: ALL,
};

/** Those that the figures are compared at, and the largest field in which a long list is live. */
const SIZES = [10, 20, LONG_LIST_LIMIT, LIVE_LIMIT];

/** Results that are typed, one after another, each followed by a look at Standings and Crosstable. */
const TYPED = ['0-1', '½-½', '1-0', '+/-', '0-1'];

const bytesOf = async (tournament: Tournament): Promise<Uint8Array> => {
  const workbook = newXlsx();
  value(await addTournament(workbook, tournament, { time: '' }));
  return value(await workbook.save());
};

const ordersFor = ({ pairings, standings, crosstable }: Layout): readonly Order[] => {
  const { sheet, area } = pairings.column(PAIRINGS.result);
  return [
    ['open', 'book'],
    ['everything'],
    ...TYPED.flatMap((text, index): Order[] => [
      ['type', sheet, area.row + index * 3, area.column, text],
      ['settle'],
      reading(standings.sheet, standings.body.area),
      reading(crosstable.sheet, crosstable.cells.area),
    ]),
    ['close'],
  ];
};

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)]!;

/** Seconds that LibreOffice takes to load a tournament, to work out everything, and after one result. */
export const secondsIn = async (tournament: Tournament): Promise<readonly [number, number, number]> => {
  const layout = layoutOf(tournament, sheetNames(words(), tournament.event, []));
  const files = new Map([['book', await bytesOf(tournament)]]);
  const times = (await obeyed(files, ordersFor(layout))).map(({ milliseconds }) => milliseconds / 1000);
  const [load, everything, ...rest] = times as [number, number, ...number[]];
  const each = TYPED.map((_, index) =>
    rest.slice(index * 4, index * 4 + 4).reduce((sum, one) => sum + one, 0),
  );
  return [load, everything, median(each)];
};

/** Whether there is a LibreOffice to measure. */
export const hasLibreOffice = (): boolean => spawnSync('soffice', ['--version']).status === 0;

const shown = (seconds: number): string => seconds.toFixed(seconds < 1 ? 3 : 1);

/** How long LibreOffice takes over a live workbook, beside the trial's figures; says so where there is no LibreOffice. */
export const benchLibreOffice = async (): Promise<void> => {
  console.log('\nA live workbook in LibreOffice, seconds (in brackets: the trial, four criteria, single)');
  if (!hasLibreOffice()) {
    console.log('LibreOffice (soffice) is not installed: not measured');
    return;
  }
  line('players', 'cycles', 'criteria', 'load', '', 'everything', '', 'one result', '', '');
  const largest: Record<string, number> = {};
  for (const players of SIZES)
    for (const cycles of [1, 2])
      for (const [name, list] of Object.entries(LISTS)) {
        const times = await secondsIn(field(players, cycles, list));
        const trial = cycles === 1 && name === 'four' ? TRIAL[players] : undefined;
        const cells = times.flatMap((time, index) => [shown(time), trial ? `(${shown(trial[index]!)})` : '']);
        const isLive = refreshModeOf(players, list.length) === 'live';
        line(players, cycles, `${name} ${list.length - 1}`, ...cells, isLive ? '' : 'by Refresh');
        if (isLive && cycles === 2 && times[2] <= MOST_SECONDS) largest[name] = players;
      }
  for (const [name, players] of Object.entries(largest))
    console.log(`Largest double round within ${MOST_SECONDS} s a result, ${name}: ${players} players`);
};
