/** @sweep */
import { SPECIMENS } from '../../gallery/specimens';
import { IS_SWEEP } from '../sample';
import { faultLine, faultsOf } from './faults';
import { sheetsOf } from './specimens';

/** Without a sweep: one with all its handouts. */
const SAMPLE = ['10-single-half'];

describe('nothing is cut off, too high, broken, lost to a second page or empty', () => {
  const specimens = SPECIMENS.filter(({ name }) => IS_SWEEP || SAMPLE.includes(name));
  it.each(specimens)('$name', async (specimen) => {
    const sheets = await sheetsOf(specimen);
    expect(sheets.flatMap(faultsOf).map(faultLine)).toEqual([]);
  });
});
