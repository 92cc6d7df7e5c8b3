import { closePages } from '../../emulator/office';
import { excel, workbook } from '../../workbook/excel';
import { expectLateEntry, expectRedraws, NEW, now, unplayed } from './stories';
import { TWO_FIELDS, FIELDS, halfPlayed } from '../conduct/happenings';
import { takeChange } from '../../../src/app/changes/take';
import { newXlsx, openXlsx, type XlsxWorkbook } from '../../../src/workbook/xlsx';
import { addTournament } from '../../../src/app/create';
import { OCCASION, inMemory } from '../conduct/check';
import { sampled } from '../../sample';
import { memoryWorkbook } from '../../../emulator/memory/workbook';
import { valueOf } from '../../results';
import { openTournament } from '../../../src/app/open';
import { makeTournament } from '../../../src/core/tournament';
import type { Pin, Tournament } from '../../../src/core/model';
import type { Workbook } from '../../../src/workbook/port';

describe('players come and go', () => {
  afterEach(closePages);

  describe('in Excel', () => {
    it.each([...TWO_FIELDS, [6, 1] as const])(
      'a late entry into %i players, %i cycles, half played',
      async (players, cycles) => {
        await excel();
        await expectLateEntry(workbook, players, cycles);
      },
    );

    it('players come and go before the first result', async () => {
      await excel();
      await expectRedraws(workbook, 4, 1);
    });
  });

  const reopened = async (workbook: XlsxWorkbook): Promise<XlsxWorkbook> =>
    valueOf(await openXlsx(valueOf(await workbook.save())));

  describe('in a file', () => {
    it('an entry is taken back after the file was closed, and made again after it was closed again', async () => {
      const made = newXlsx();
      const base = halfPlayed(7, 2);
      valueOf(await addTournament(made, base, OCCASION));
      valueOf(await takeChange(made, 'enter', NEW, OCCASION));
      const entered = await reopened(made);
      expect((await now(entered, base)).players).toHaveLength(8);
      valueOf(await takeChange(entered, 'undo', null, OCCASION));
      const left = await reopened(entered);
      expect((await now(left, base)).players).toEqual(base.players);
      valueOf(await takeChange(left, 'redo', null, OCCASION));
      expect((await now(await reopened(left), base)).players.at(-1)).toMatchObject({ no: 8, name: NEW.name });
    });
  });

  describe('in memory', () => {
    it.each(sampled(FIELDS, 3))('a late entry into %i players, %i cycles, half played', (players, cycles) =>
      expectLateEntry(memoryWorkbook(), players, cycles),
    );

    it.each(sampled(FIELDS, 4))(
      '%i players, %i cycles: players come and go before the first result',
      (players, cycles) => expectRedraws(memoryWorkbook(), players, cycles),
    );
  });
});

describe('pins', () => {
  const pinned = (players: number, pins: readonly Pin[], system = 'berger'): Tournament =>
    valueOf(makeTournament({ ...unplayed(players, 1, system), pins }));

  const now = async (workbook: Workbook): Promise<Tournament> =>
    valueOf(await openTournament(workbook)).tournament;

  const enter = async (workbook: Workbook, name: string, seed: string): Promise<unknown> =>
    valueOf(await takeChange(workbook, 'enter', { name, seed }, OCCASION));
  const undo = async (workbook: Workbook): Promise<unknown> =>
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));

  const whoIsPinned = ({ players, pins = [] }: Tournament): readonly unknown[] =>
    pins.map(({ no, board }) => [players[no - 1]!.name, board]);

  describe('whoever is pinned stays pinned when players come and go', () => {
    it('and has their own number, and their pin, when that is taken back', async () => {
      for (const seed of ['pear', 'plum', 'quince', 'fig', 'grape']) {
        const workbook = await inMemory(pinned(4, [{ no: 3, board: 2 }]));
        const before = await now(workbook);
        await enter(workbook, 'Zoë', seed);
        await enter(workbook, 'Yan', `${seed} again`);
        expect(whoIsPinned(await now(workbook))).toEqual([['Player C3', 2]]);
        await undo(workbook);
        expect(whoIsPinned(await now(workbook))).toEqual([['Player C3', 2]]);
        await undo(workbook);
        expect(await now(workbook)).toEqual(before);
      }
    });

    it('the last number of an even field takes their pin with them, and has it again afterwards', async () => {
      const pins = [
        { no: 6, board: 2 },
        { no: 1, board: 1 },
      ];
      const workbook = await inMemory(pinned(6, pins));
      const before = await now(workbook);
      valueOf(await takeChange(workbook, 'remove', { player: 6 }, OCCASION));
      expect((await now(workbook)).pins).toEqual([{ no: 1, board: 1 }]);
      await undo(workbook);
      expect(await now(workbook)).toEqual(before);
    });

    it('a pin follows its player when numbers are drawn again', async () => {
      for (const seed of ['pear', 'plum', 'quince']) {
        const workbook = await inMemory(pinned(5, [{ no: 2 }]));
        await enter(workbook, 'Zoë', seed);
        expect((await now(workbook)).pins).toEqual([{ no: 6 }]);
        valueOf(await takeChange(workbook, 'remove', { player: 6 }, OCCASION));
        expect((await now(workbook)).pins).toBeUndefined();
      }
    });
  });
});
