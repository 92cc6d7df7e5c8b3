/** @sweep */
import { SPECIMENS } from '../../gallery/specimens';
import { IS_SWEEP } from '../sample';
import { faultLine, faultsOf } from './faults';
import { brokenRules } from './rules';
import type { ShownSheet } from './sheet';
import { sheetsOf } from './specimens';

/** Without a sweep: one with all its handouts. */
const SAMPLE = ['10-single-half'];

describe('nothing is cut off, too high, broken, lost to a second page, empty or hard to read', () => {
  const specimens = SPECIMENS.filter(({ name }) => IS_SWEEP || SAMPLE.includes(name));
  it.each(specimens)('$name', async (specimen) => {
    const sheets = await sheetsOf(specimen);
    expect(sheets.flatMap(faultsOf).map(faultLine)).toEqual([]);
    expect(sheets.flatMap(brokenRules)).toEqual([]);
  });
});

describe('the print of Standings', () => {
  const printedTo = async (columns: number, from = 0): Promise<readonly string[]> => {
    const specimen = SPECIMENS.find(({ name }) => name === '10-single-half')!;
    const sheet = (await sheetsOf(specimen)).find(({ plan }) => plan.role === 'standings')!;
    const print = { ...sheet.plan.print!, area: { ...sheet.plan.print!.area, column: from, columns } };
    const printed: ShownSheet = { ...sheet, plan: { ...sheet.plan, print } };
    const faults = faultsOf(printed).filter(({ what }) => what === 'outside the print');
    return [...new Set(faults.map(({ cell }) => cell.replace(/\d+/, '')))];
  };

  it('has to have all up to the last tie-break, and may leave out what stands right of it', async () => {
    expect(await printedTo(7)).toEqual([]);
    expect(await printedTo(5)).toEqual(['F']);
    expect(await printedTo(2)).toEqual(['C', 'D', 'E', 'F']);
    expect(await printedTo(14, 1)).toEqual(['A']);
  });
});
