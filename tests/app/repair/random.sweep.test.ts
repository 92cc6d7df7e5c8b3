import { openTournament } from '../../../src/app/open';
import { planRepair, repairTournament } from '../../../src/app/repair/repair';
import type { Tournament } from '../../../src/core/model';
import type { Workbook } from '../../../src/workbook/port';
import { randomOf } from '../../generated';
import { expectLive, lookOf, OCCASION } from '../conduct/check';
import { halfPlayed } from '../conduct/happenings';
import { both, deletesSheet, inFile, insertsRow, types, type Deed } from './subjects';
import { valueOf } from '../../results';

const { time } = OCCASION;
/** What cannot stand there: a round of 7, typed by hand, would be a change of the organiser's. */
const WRONG: Readonly<Record<string, readonly (string | number)[]>> = {
  A: ['x', '', 0, 99, 1, '=1+1'],
  B: ['x', '', 0, -1],
  C: ['x', ''],
  D: ['x', 0, 99],
  H: ['x', 0, 99],
};
const TYPED = ['x', '', 0, 99, '=1+1', 'hello'];

interface Damage {
  readonly deed: Deed;
  readonly text: string;
}

/** A few damages of what is ours, in an order in which a person could do them. */
const damages = (seed: number, { players, games, rests }: Tournament): readonly Damage[] => {
  const random = randomOf(seed);
  const below = (most: number): number => Math.floor(random() * most);
  const pick = <T>(from: readonly T[]): T => from[below(from.length)]!;
  const typing = (): Damage => {
    const [sheet, columns, rows] = pick([
      ['Pairings', 'ABCDEGHI', games.length + rests.length],
      ['Players', 'A', players.length],
      ['Standings', 'ABCDEFGHI', players.length],
    ] as const);
    const column = pick([...columns]);
    const cell = `${column}${5 + below(rows)}`;
    const typed = pick(sheet === 'Standings' ? TYPED : (WRONG[column] ?? TYPED));
    return { deed: types(sheet, cell, typed), text: `${sheet}!${cell} ${typed}` };
  };
  const inserting = (): Damage => {
    const [sheet, row] = [pick(['Pairings', 'Players', 'Standings']), 6 + below(players.length - 1)];
    return { deed: insertsRow(sheet, row), text: `row ${row} in ${sheet}` };
  };
  const deleting = (sheet: string): Damage => ({ deed: deletesSheet(sheet), text: `no ${sheet}` });
  const gone = ['Calculation', 'Standings', 'Crosstable', 'Log'].filter(() => random() < 0.15);
  return [
    ...Array.from({ length: 1 + below(3) }, typing),
    ...Array.from({ length: below(3) }, inserting),
    ...gone.map(deleting),
  ];
};

/** Everything that stands anywhere. */
const all = async (workbook: Workbook): Promise<unknown> => {
  const { sheets } = valueOf(await workbook.read({ ranges: [] }));
  return workbook.read({ ranges: sheets.map(({ name }) => ({ sheet: name, area: 'used' as const })) });
};

const RUNS = Number(process.env['ROUNDABOUT_DAMAGES'] ?? 15);

it('whatever of ours is damaged, all is as it was after Repair, or it is refused with a place and nothing is written', async () => {
  let repaired = 0;
  const bases = [5, 6, 7].map((players) => halfPlayed(players, 1));
  const sounds = await Promise.all(
    bases.map(async (base) => lookOf(await inFile.damaged(base, () => undefined))),
  );
  for (let seed = 1; seed <= RUNS; seed++) {
    const [base, sound] = [bases[seed % 3]!, sounds[seed % 3]!];
    const done = damages(seed, base);
    const what = `seed ${seed}: ${done.map(({ text }) => text).join('; ')}`;
    const workbook = await inFile.damaged(base, both(...done.map(({ deed }) => deed)));
    const before = await all(workbook);
    const result = await repairTournament(workbook, 'Tournament', time);
    if (!result.ok) {
      for (const { code, place } of result.problems) {
        expect([what, code]).toEqual([what, expect.stringMatching(/^repair-/)]);
        expect([what, Object.keys(place)]).toEqual([what, expect.arrayContaining(['sheet'])]);
      }
      expect([what, await all(workbook)]).toEqual([what, before]);
      continue;
    }
    repaired += 1;
    expect([what, valueOf(await planRepair(workbook, 'Tournament', time)).faults]).toEqual([what, []]);
    expect([what, valueOf(await openTournament(workbook)).tournament.games]).toEqual([what, base.games]);
    await expectLive(workbook, base);
    expect([what, (await lookOf(workbook)).looks]).toEqual([what, sound.looks]);
  }
  expect(repaired).toBeGreaterThan(RUNS / 3);
});
