import { checkPrinted } from '../src/core/check/check';
import { makeSchedule } from '../src/core/pairing/schedule';
import type { Grid } from '../src/grid/grid';
import { examine } from '../src/sheets/doctor/examine';
import { readPrinted } from '../src/sheets/printed/read';
import { line, milliseconds, ratio, value } from './measure';

/** A pairing table as somebody types it, a round a row, with one misprint in the middle. */
const typed = (players: number): Grid => {
  const { rounds } = value(makeSchedule({ system: 'berger', players, cycles: 1 }));
  const values = rounds.map(({ round, games }) => [
    `Round ${round}`,
    ...games.map(({ white, black, board }) =>
      round === players / 2 && board === 1 ? `${white}-${white}` : `${white}-${black}`,
    ),
  ]);
  const columns = values[0]?.length ?? 0;
  return {
    sheet: 'Draw',
    area: { row: 0, column: 0, rows: values.length, columns },
    values,
    formulas: values.map((row) => row.map(() => null)),
    formats: values.map((row) => row.map(() => 'General')),
    hiddenRows: [],
    merges: [],
  };
};

/** The tools on a typed pairing table: reading it, finding its misprint, looking for other mistakes; per game, against 10 players. */
export const benchTools = async (): Promise<void> => {
  console.log('\nTools on a typed pairing table with a misprint; per game, against 10 players');
  line('players', 'games', 'read ms', 'check ms', 'doctor ms', 'per game');
  let base = 0;
  for (const players of [10, 24, 50]) {
    const grid = typed(players);
    const read = await milliseconds(() => value(readPrinted(grid)));
    const checked = await milliseconds(() => value(checkPrinted(read.last)));
    const examined = await milliseconds(() => examine([grid]));
    const games = (players * (players - 1)) / 2;
    const each = (read.best + checked.best + examined.best) / games;
    base ||= each;
    const rounded = [read.best, checked.best, examined.best].map(Math.round);
    line(players, games, ...rounded, ratio(each, base));
  }
};
