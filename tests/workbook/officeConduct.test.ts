import { expectSound } from '../app/conduct/check';
import { FIELDS, halfPlayed, HAPPENINGS } from '../app/conduct/happenings';
import { closePages } from '../emulator/office';
import { add, excel, unwrap, workbook } from './excel';
import { IS_SWEEP, sampled } from '../sample';

afterEach(closePages);

it.each(IS_SWEEP ? FIELDS : [[7, 1] as const])(
  'everything that can happen to %i players, %i cycles, half played, in Excel',
  async (players, cycles) => {
    const page = await excel();
    const base = halfPlayed(players, cycles);
    unwrap(await add(base));
    for (const happening of sampled(HAPPENINGS, 4)) await expectSound(workbook, base, happening, 1);
    expect(page.host.defects).toEqual([]);
  },
);
