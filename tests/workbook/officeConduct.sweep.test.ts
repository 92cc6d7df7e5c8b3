import { expectSound } from '../app/conduct/check';
import { halfPlayed, HAPPENINGS, TWO_FIELDS } from '../app/conduct/happenings';
import { closePages } from '../emulator/office';
import { add, excel, unwrap, workbook } from './excel';

afterEach(closePages);

it.each(TWO_FIELDS)(
  'everything that can happen to %i players, %i cycles, half played, in Excel',
  async (players, cycles) => {
    const page = await excel();
    const base = halfPlayed(players, cycles);
    unwrap(await add(base));
    for (const happening of HAPPENINGS) await expectSound(workbook, base, happening, 1);
    expect(page.host.defects).toEqual([]);
  },
);
