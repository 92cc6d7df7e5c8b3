import { takeChange } from '../../../src/app/changes/take';
import { openTournament } from '../../../src/app/open';
import { repeatDraws } from '../../../src/app/repeat';
import { makeTournament } from '../../../src/core/tournament';
import type { Pin, Tournament } from '../../../src/core/model';
import type { Workbook } from '../../../src/workbook/port';
import { inMemory, OCCASION } from '../conduct/check';
import { unplayed } from './stories';
import { valueOf } from '../../results';

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

  it('and the draw can be repeated with the pins that there were then', async () => {
    for (const seed of ['pear', 'plum', 'quince']) {
      const workbook = await inMemory(pinned(5, [{ no: 2 }]));
      await enter(workbook, 'Zoë', seed);
      valueOf(await repeatDraws(workbook, undefined));
      expect((await now(workbook)).pins).toEqual([{ no: 6 }]);
      valueOf(await takeChange(workbook, 'remove', { player: 6 }, OCCASION));
      expect((await now(workbook)).pins).toBeUndefined();
      valueOf(await repeatDraws(workbook, undefined));
    }
  });
});
