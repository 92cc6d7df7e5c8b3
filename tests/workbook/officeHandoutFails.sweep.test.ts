import { addHandout } from '../../src/app/handout';
import { closePages } from '../emulator/office';
import { add, excel, fresh, lookOf, told, unwrap, workbook } from './excel';

afterEach(closePages);

const handOut = () =>
  addHandout(workbook, { handout: 'player-cards', language: 'en' }, undefined, { id: 'h' });

/** Excel with a tournament of four, and how many requests a sheet to print beside it takes. */
const opened = async () => {
  const page = await excel();
  unwrap(await add(fresh(4)));
  return page;
};

/** The requests of such a sheet: reading, the overview, five of the sheet; the clean-up comes after. */
const STAGED_AT = 9;

describe('a sheet to print that follows the results, where Excel fails', () => {
  it('goes, and the tournament that it leads to stays as it was', async () => {
    const page = await opened();
    const before = lookOf(page);
    page.host.reset();
    page.host.faults.failures = [{ request: STAGED_AT, action: 1, code: 'GeneralException' }];
    expect(told(await handOut())).toEqual(['host-failed']);
    expect(lookOf(page)).toEqual(before);
  });

  it('is the only one left behind where the clean-up fails, too', async () => {
    const page = await opened();
    const before = lookOf(page);
    page.host.reset();
    page.host.faults.failures = [0, 2, 4].map((more) => ({
      request: STAGED_AT + more,
      action: 1,
      code: 'GeneralException',
    }));
    expect(told(await handOut())).toEqual(['host-failed']);
    page.host.faults.failures = [];
    const left = unwrap(await workbook.unfinished());
    expect(left).toEqual(['~Roundabout h 1']);
    expect(unwrap(await workbook.discardUnfinished(left))).toBe(1);
    expect(lookOf(page)).toEqual(before);
  });
});
