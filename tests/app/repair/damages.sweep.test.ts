import { openTournament } from '../../../src/app/open';
import { planRepair, repairTournament } from '../../../src/app/repair/repair';
import type { Problem } from '../../../src/core/problem';
import { messageOf } from '../../../src/language/language';
import type { Workbook } from '../../../src/workbook/port';
import { closePages } from '../../emulator/office';
import { expectLive, lookOf, OCCASION } from '../conduct/check';
import { halfPlayed } from '../conduct/happenings';
import {
  both,
  deletesRow,
  deletesSheet,
  formats,
  insertsRow,
  PLACES,
  types,
  type Deed,
  inFile,
} from './subjects';
import { valueOf } from '../../results';
import type { Tournament } from '../../../src/core/model';
import { randomOf } from '../../generated';

describe('one damage', () => {
  afterEach(closePages);

  const base = halfPlayed(5, 1);
  const { time } = OCCASION;

  const told = ({ code, place }: Problem): string =>
    [code, place.sheet, place.cell].filter((part) => part !== undefined).join(' ');

  /** What a person does, and what Repair says of it; all is as before then. */
  const DAMAGES: readonly (readonly [what: string, deed: Deed, faults: readonly string[]])[] = [
    ['a game number is typed over', types('Pairings', 'A9', 'x9'), ['damaged-number Pairings A9']],
    ['a game number is deleted', types('Pairings', 'A9', ''), ['damaged-number Pairings A9']],
    ['two games have one number', types('Pairings', 'A9', 1), ['damaged-number Pairings A9']],
    [
      'a round, a board and the number of a player are typed over',
      both(types('Pairings', 'B6', 'x'), types('Pairings', 'C6', 'x'), types('Pairings', 'D6', 'x')),
      ['damaged-number Pairings B6', 'damaged-number Pairings C6', 'damaged-number Pairings D6'],
    ],
    ['a player’s number is typed over', types('Players', 'A7', 'x'), ['damaged-number Players A7']],
    [
      'empty rows are inserted in Pairings',
      both(insertsRow('Pairings', 7), insertsRow('Pairings', 12)),
      ['damaged-row Pairings A7', 'damaged-row Pairings A12'],
    ],
    ['an empty row is inserted in Players', insertsRow('Players', 7), ['damaged-row Players A7']],
    ['an empty row is inserted in Standings', insertsRow('Standings', 7), ['damaged-row Standings A7']],
    ['a formula is typed over', types('Standings', 'F5', 'hello'), ['damaged-typed-over Standings F5']],
    [
      'a formula is cleared, and another one replaced',
      both(types('Standings', 'F5', ''), types('Pairings', 'E6', '=1+1')),
      ['damaged-typed-over Pairings E6', 'damaged-formula Standings F5'],
    ],
    ['a heading of Standings is cleared', types('Standings', 'C4', ''), ['damaged-text Standings C4']],
    ['results are no Text any more', formats('Pairings', 'F6:F8', 'General'), ['damaged-format Pairings F6']],
    ['the Calculation sheet is deleted', deletesSheet('Calculation'), ['damaged-sheet']],
    [
      'Standings and Crosstable are deleted',
      both(deletesSheet('Standings'), deletesSheet('Crosstable')),
      ['damaged-sheet', 'damaged-sheet'],
    ],
  ];

  const withoutBroken = (faults: readonly Problem[]): readonly string[] =>
    faults
      .map(told)
      .filter((each) => !each.startsWith('damaged-formula') || each === 'damaged-formula Standings F5');

  describe.each(PLACES)('$name', ({ damaged }) => {
    let sound: ReturnType<typeof lookOf> | null = null;
    /** The looks of the tournament before anything is damaged. */
    const soundLook = () => (sound ??= damaged(base, () => undefined).then(lookOf));
    const repaired = async (workbook: Workbook) =>
      valueOf(await repairTournament(workbook, 'Tournament', time));

    it('nothing is done where nothing is damaged', async () => {
      const workbook = await damaged(base, () => undefined);
      const look = await lookOf(workbook);
      expect((await repaired(workbook)).faults).toEqual([]);
      expect(await lookOf(workbook)).toEqual(look);
    });

    it.each(DAMAGES)('%s: all is as it was', async (_, deed, faults) => {
      const { looks } = await soundLook();
      const workbook = await damaged(base, deed);
      const plan = valueOf(await planRepair(workbook, 'Tournament', time));
      expect(withoutBroken(plan.faults)).toEqual(faults);
      for (const fault of plan.faults) expect(messageOf(fault)).not.toMatch(/[{}]|undefined/);
      await repaired(workbook);
      expect(valueOf(await planRepair(workbook, 'Tournament', time)).faults).toEqual([]);
      const { tournament } = valueOf(await openTournament(workbook));
      expect(tournament.games).toEqual(base.games);
      await expectLive(workbook, base);
      expect((await lookOf(workbook)).looks).toEqual(looks);
    });

    it('the Log is deleted', async () => {
      const workbook = await damaged(base, deletesSheet('Log'));
      expect((await repaired(workbook)).faults.map(told)).toEqual(['damaged-sheet']);
      expect(valueOf(await planRepair(workbook, 'Tournament', time)).faults).toEqual([]);
    });

    it('the row of a game is deleted: it comes back without a result', async () => {
      const workbook = await damaged(base, deletesRow('Pairings', 6));
      const { faults } = await repaired(workbook);
      expect(faults.map(told)).toEqual(['damaged-game Pairings']);
      const no = Number(faults[0]!.values['game']);
      const { tournament } = valueOf(await openTournament(workbook));
      expect(tournament.games).toEqual(
        base.games.map((game) => (game.no === no ? { ...game, outcome: null } : game)),
      );
      await expectLive(workbook, base);
    });
  });
});

describe('damages at random', () => {
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
});
