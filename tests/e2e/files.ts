import { addTournament } from '../../src/app/create';
import { newXlsx } from '../../src/workbook/xlsx';
import { generated } from '../generated';
import { valueOf } from '../results';

/** The workbook of a tournament of so many players, half of whose games are played. */
export const fileOf = async (players: number): Promise<Uint8Array> => {
  const workbook = newXlsx();
  const tournament = generated({ players, cycles: 1, seed: players, finished: 0.5 });
  valueOf(await addTournament(workbook, tournament, { time: '2026-11-20 09:00' }));
  return valueOf(await workbook.save());
};
