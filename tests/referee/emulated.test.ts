import { makeXlsx } from '../../emulator/files/makeXlsx';
import { parseXlsx } from '../../emulator/files/parseXlsx';
import { generated } from '../generated';
import { differences, fileOf, ours, refereed, valuesIn } from './books';

it('what the emulated Excel saves, LibreOffice opens, and recalculates to the same values', async () => {
  const { plan, bytes } = await fileOf(
    generated({ players: 10, cycles: 2, seed: 7, finished: 0.6, special: 0.2, adjusted: true }),
  );
  const read = parseXlsx(bytes);
  if (!read.ok) throw new Error('unreadable');
  const saved = makeXlsx(read.value.book);
  expect(differences(plan, await valuesIn(saved, plan), ours(plan))).toEqual([]);
  const values = await refereed(new Map([['emulated.xlsx', { plan, bytes: saved }]]));
  expect(differences(plan, values.get('emulated.xlsx')!, ours(plan))).toEqual([]);
});
